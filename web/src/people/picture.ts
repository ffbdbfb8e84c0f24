// A face as a picture for what is drawn outside the page: a notification takes no SVG.
const SIDE = 192;

/** The address of a picture, or undefined if this browser cannot make one. */
export async function pictureOf(face: string): Promise<string | undefined> {
  try {
    const drawn = (await import("./draw")).portrait(face, "happy", "picture");
    if (!drawn) return undefined;
    const image = new Image(SIDE, SIDE);
    image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
    canvas.getContext("2d")?.drawImage(image, 0, 0, SIDE, SIDE);
    return canvas.toDataURL("image/png");
  } catch {
    return undefined;
  }
}
