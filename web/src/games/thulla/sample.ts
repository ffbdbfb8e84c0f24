import type { Sample } from "../../table/extra";

export const sample: Sample[] = ["7h", "Qd", "Ac"].map((text) => ({ text, game: "thulla" }));
