/**
 * The package organon-server: stores on a PostgreSQL server, a queue, and workers. It is loaded where a command needs it, never before; where it
 * is not installed, the error names the command that installs it.
 */
import { createRequire } from "node:module";
import { misuse, OrganonError } from "#logic/error";
import type { Store } from "#runs/store";
import type { AskingTools, PlannedRun, RunDispatcher } from "./asking/asking.ts";

/** `read` and `append` open an existing store; `write` makes it where there is none. */
export type StoreMode = "read" | "append" | "write";

export type ServerPackage = {
  /** Opens a store; its first query reaches the server. */
  readonly openPostgresStore: (address: string, options: { readonly mode: StoreMode }) => Store;
  readonly hasPostgresStore: (address: string) => Promise<boolean>;
  /** Checks the server, the store and the queue at an address; changes nothing. */
  readonly examineServer: (address: string) => Promise<readonly Checkup[]>;
  /** Has a planned run asked by the workers at the store's address. */
  readonly openDispatcher: (
    planned: PlannedRun,
    tools: AskingTools,
    address: string,
  ) => Promise<RunDispatcher>;
};

const require = createRequire(import.meta.url);

/** Loads organon-server; `what` is what needs it. Throws misuse where it is not installed. A store is opened without waiting, hence not by `import()`. */
export const openServer = (what: string): ServerPackage => {
  try {
    return require("organon-server");
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && String(cause.code).endsWith("MODULE_NOT_FOUND")))
      throw cause;
    throw misuse(`${what} needs the package organon-server`, "npm install organon-server", cause);
  }
};

export type Checkup = {
  readonly what: string;
  readonly state: "well" | "note" | "ill";
  readonly said: string;
};

/** Returns the result of the work, or its error and a remedy. */
export const attempt = async <Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value?: Value; readonly error?: string }> => {
  try {
    return { value: await work() };
  } catch (error) {
    const hint = error instanceof OrganonError && error.hint !== undefined ? ` (${error.hint})` : "";
    return { error: `${error instanceof Error ? error.message : String(error)}${hint}` };
  }
};
