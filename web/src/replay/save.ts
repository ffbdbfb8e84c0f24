// A record as a file. Fetched here, since a plain link sends neither the device key nor a password.
import { recordFile } from "../net/api";
import { troubled } from "../table/reasons";
import { saveAs } from "../ui/save";
import { notify } from "../ui/toast.svelte";

export async function save(event: Event, id: string, kind: "cgn" | "json"): Promise<void> {
  event.preventDefault();
  try {
    saveAs(await recordFile(id, kind), `${id.split("~")[0]}.${kind}`);
  } catch (error) {
    notify(troubled(error));
  }
}
