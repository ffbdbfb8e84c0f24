// A match, or some seconds of it, for others: as a link, as words, as a picture. By the sharing of the device where there is
// one, else by the clipboard or as a file.
import { copy } from "../ui/copy";
import { saveAs } from "../ui/save";

export type Shared = "shared" | "copied" | "saved" | "failed";

/** `#12` is a line of the record, `#12-20` plays from the one to the other. */
export function momentOf(hash: string): { from: number; to: number } {
  const [, from = "1", to = "0"] = /^#(\d{1,6})(?:-(\d{1,6}))?$/.exec(hash) ?? [];
  return { from: Math.max(1, Number(from)), to: Number(to) > Number(from) ? Number(to) : 0 };
}

const BEFORE = 6; // lines that lead to a moment

/** The lines that lead to this one, from the end of the trick before them if that is near. */
export function moment(at: number, ends: readonly number[]): string {
  const start = ends.findLast((n) => n < at - 1) ?? 1;
  return `#${Math.max(1, start, at - BEFORE)}-${at}`;
}

export async function share(link: string, text: string): Promise<Shared> {
  if (typeof navigator.share === "function") return navigator.share({ text, url: link }).then(() => "shared", closed);
  return (await copy(link)) ? "copied" : "failed";
}

export async function shareWords(text: string): Promise<Shared> {
  if (typeof navigator.share === "function") return navigator.share({ text }).then(() => "shared", closed);
  return (await copy(text)) ? "copied" : "failed";
}

/** The same picture that a messenger shows beside the link. */
export async function sharePicture(id: string, language: string): Promise<Shared> {
  try {
    const answer = await fetch(`/preview/r/${encodeURIComponent(id)}.png?l=${language}`);
    if (!answer.ok) return "failed";
    const file = new File([await answer.blob()], `${id}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] }).then(() => "shared", closed);
    saveAs(file, file.name, file.type);
    return "saved";
  } catch {
    return "failed";
  }
}

/** Closing the sheet of the device is no error. */
const closed = (error: unknown): Shared => (error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed");
