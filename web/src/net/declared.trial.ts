// The declarations of all games, for tests: as the house serves them.
import captured from "./declared.json";
import { declare } from "./declared.svelte";
import type { GameShown } from "./http";

declare(captured as unknown as GameShown[]);
