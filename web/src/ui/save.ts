// Something that was made here, as a file.
export function saveAs(what: BlobPart, name: string, type = ""): void {
  const file = URL.createObjectURL(new Blob([what], { type }));
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
