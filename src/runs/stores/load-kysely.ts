/**
 * Loads Kysely when a store is first opened: its 250 modules would take a third of the start-up of commands without a
 * store. Opening a store is synchronous, so `import()` can't be used.
 */
import { createRequire } from "node:module";
import type * as kysely from "kysely";

const require = createRequire(import.meta.url);

/** Returns the module, the same on every call. */
export const loadKysely = (): typeof kysely => require("kysely");
