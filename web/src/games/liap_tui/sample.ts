import type { Sample } from "../../table/extra";
import { PATHS } from "./glyphs";

export const sample: Sample[] = [{ text: "R", game: "liap_tui", drawing: PATHS["R"] ?? "" }];
