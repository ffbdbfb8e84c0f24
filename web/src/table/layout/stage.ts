// The stage is the window less the side panel. Everything on it is measured in one unit `u`, so that a small window, a
// large one and a television show one picture.

export type Form = "portrait" | "landscape" | "desktop";
/** A television is a desk seen from far away. */
export type Screen = Form | "far";

export interface Stage {
  form: Form;
  screen: Screen;
  /** pixels of a unit */
  u: number;
  /** how large letters are, against the normal */
  text: number;
  /** of the stage, in pixels */
  width: number;
  height: number;
  /** width of the side panel; 0: there is none */
  panel: number;
}

export const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

const DESK = { width: 152, height: 102 };
const FAR = { width: 192, height: 104 };
const PHONE = { width: 39, height: 52, most: 14 };
const LOW = { height: 38, least: 7, most: 10 };
const PANEL_LEAST = 232;
/** A window that can be seen from a sofa. */
const FAR_FROM = { width: 1200, height: 600 };

export function formOf(width: number, height: number): Form {
  if (width >= 900 && height >= 520) return "desktop";
  return height < 460 && width > height ? "landscape" : "portrait";
}

/** `watches`: nobody plays here, so a wide window is a television. */
export function stageOf(width: number, height: number, text = 1, watches = false): Stage {
  const form = formOf(width, height);
  const far = form === "desktop" && watches && width >= FAR_FROM.width && height >= FAR_FROM.height;
  const screen: Screen = far ? "far" : form;
  const panel = screen === "desktop" ? Math.round(Math.max(PANEL_LEAST * text, Math.min(0.2 * width, 0.38 * height))) : 0;
  return { form, screen, u: unit(screen, width - panel, height), text, width: width - panel, height, panel };
}

function unit(screen: Screen, width: number, height: number): number {
  switch (screen) {
    case "far":
      return Math.min(width / FAR.width, height / FAR.height);
    case "desktop":
      return Math.min(width / DESK.width, height / DESK.height);
    case "landscape":
      return clamp(LOW.least, height / LOW.height, LOW.most);
    case "portrait":
      return Math.min(width / PHONE.width, height / PHONE.height, PHONE.most);
  }
}
