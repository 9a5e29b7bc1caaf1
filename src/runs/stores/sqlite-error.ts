/** Converts SQLite's result codes (sqlite.org/rescode.html) to an `OrganonError` with the file's name. */
import { OrganonError, misuse } from "#logic/error";
import { damagedStore } from "./rows.ts";
import { outOfRoom } from "./sqlite-file.ts";

const again = "give the same command again";

/** Returns the error for the store at `path`. Errors of other origin, and those caused by Organon, remain bugs. */
export const storeError = (path: string, error: unknown): OrganonError => {
  if (error instanceof OrganonError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const incomplete = (what: string, hint: string): OrganonError =>
    new OrganonError("incomplete", what, { hint });
  const room = `what was stored is kept; make room and ${again}`;
  if (outOfRoom.includes(code)) return incomplete(`the store ${path} cannot grow: ${message}`, room);
  if (/^E[A-Z]+$/.test(code)) return unopened(path, message);
  // A number above any count in the store.
  if (code === "ERR_OUT_OF_RANGE") return damagedStore(path, message);
  switch (primaryCode(error)) {
    case 5: // BUSY
    case 6: // LOCKED
      return incomplete(`the store ${path} is busy with another program`, `wait for it to end and ${again}`);
    case 10: // IOERR
      return incomplete(
        `the store ${path} cannot be read or written: ${message}`,
        `what was stored is kept; ${again} when the disk is well`,
      );
    case 13: // FULL
      return incomplete(`the disk that holds the store ${path} is full`, room);
    case 1: // ERROR: tables and columns that are not as they should be, sums beyond any number
      if (!/no such (?:table|column)|has no column|duplicate column|integer overflow|malformed/.test(message))
        break;
      return damagedStore(path, message);
    case 11: // CORRUPT
    case 19: // CONSTRAINT: rows without those that they belong to
    case 20: // MISMATCH
    case 26: // NOTADB
      return damagedStore(path, message);
    case 8: // READONLY
    case 14: // CANTOPEN
      return unopened(path, message);
  }
  return new OrganonError("bug/store", `the store ${path} failed: ${message}`, { cause: error });
};

const unopened = (path: string, message: string): OrganonError =>
  misuse(
    `the store ${path} cannot be opened: ${message}`,
    "name a file in a folder that may be written with --store",
  );

const primaryCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;
