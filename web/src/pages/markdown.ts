// The little Markdown that a page of rules is written in, as blocks of plain text: nothing of it becomes markup.

export interface Block {
  kind: "heading" | "list" | "text";
  lines: string[];
}

/** Emphasis, code and links without their signs. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|`/g, "")
    .trim();

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** The title is left out: whoever shows the page has said it. */
export function blocks(page: string): Block[] {
  const found: Block[] = [];
  let open = false; // a line may belong to what is above it
  for (const line of page.split(/\r?\n/)) {
    const last = found.at(-1);
    if (!line.trim() || /^\s*(```|\|?[\s:|-]+\|?\s*$)/.test(line)) open = false;
    else if (/^#\s/.test(line)) open = false;
    else if (/^#{2,}\s/.test(line)) {
      found.push({ kind: "heading", lines: [plain(line.replace(/^#+/, ""))] });
      open = false;
    } else if (ITEM.test(line)) {
      const item = plain(line.replace(ITEM, ""));
      if (last?.kind === "list") last.lines.push(item);
      else found.push({ kind: "list", lines: [item] });
      open = true;
    } else if (open && last) last.lines.push(`${last.lines.pop()} ${plain(line)}`);
    else {
      found.push({ kind: "text", lines: [plain(line)] });
      open = true;
    }
  }
  return found;
}
