import { overlay } from "./router.svelte";

/** Opens a dialog over the page for as long as it is there; the browser keeps the focus in it, and Back closes it. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  const lift = overlay(() => dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
  return () => {
    lift();
    dialog.close();
  };
}
