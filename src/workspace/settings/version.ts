/** The version of this package, read from its package.json. */
import { readFileSync } from "node:fs";
import { isRecord } from "#logic/is-record";

const read = (): string => {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
  );
  return isRecord(manifest) ? String(manifest["version"]) : "";
};

/** As in "0.2.0". */
export const version: string = read();
