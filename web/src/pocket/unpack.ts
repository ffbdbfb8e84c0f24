// The pack of a house: a list of names and sizes as JSON in its first line, then the files one after the other.

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void;
}

const LINE = 10;

export function unpack(pack: ArrayBuffer, folder: string, into: Files): void {
  const bytes = new Uint8Array(pack);
  let from = bytes.indexOf(LINE) + 1;
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, from))) as [string, number][];
  const made = new Set<string>();
  for (const [name, size] of list) {
    const path = `${folder}/${name}`;
    const home = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(home)) into.mkdirTree(home);
    made.add(home);
    into.writeFile(path, bytes.subarray(from, from + size), { canOwn: true }); // nothing of it is there twice
    from += size;
  }
}
