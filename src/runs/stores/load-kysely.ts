/**
 * Kysely, loaded when a store is first opened: its 250 modules would be a third of what a command that opens none waits
 * for. A store is opened without waiting, hence not by `import()`.
 */
import { createRequire } from "node:module";
import type * as kysely from "kysely";

const require = createRequire(import.meta.url);

/** The module, the same at every call. */
export const loadKysely = (): typeof kysely => require("kysely");
