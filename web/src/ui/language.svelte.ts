// Which language the page is drawn in. Whoever chooses another one sees everything drawn again.
import { keep } from "../net/kept";
import { type Language, preferredHere, rest, speak } from "./i18n";

export const tongue = $state<{ now: Language }>({ now: "en" });

/** Before anything is drawn. Without the file of a language it is English. */
export async function begin(): Promise<void> {
  const wanted = preferredHere();
  await speak(wanted).then(
    () => (tongue.now = wanted),
    () => {},
  );
}

export async function choose(language: Language): Promise<void> {
  await speak(language);
  await rest();
  keep("language", language);
  tongue.now = language;
}
