// A record as a file. Fetched here, since a plain link sends neither the device key nor a password.
import { recordFile } from "../net/api";
import { troubled } from "../table/reasons";
import { notify } from "../ui/toast.svelte";

export async function save(event: Event, id: string, kind: "cgn" | "json"): Promise<void> {
  event.preventDefault();
  try {
    const file = URL.createObjectURL(new Blob([await recordFile(id, kind)]));
    const link = document.createElement("a");
    link.href = file;
    link.download = `${id}.${kind}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(file), 60_000);
  } catch (error) {
    notify(troubled(error));
  }
}
