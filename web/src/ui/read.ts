// For tests: every sentence is there from the beginning.
import { rest } from "./i18n";

await rest();
