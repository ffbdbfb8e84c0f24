/** Opens a dialog over the page for as long as it is there; the browser keeps the focus in it. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
