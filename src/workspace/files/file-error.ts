/**
 * What is said where a file cannot be read or written, and what to do.
 */
import { resolve } from "node:path";
import { misuse, OrganonError } from "#logic/error";
import { createFolder, outOfRoom, privately } from "#runs/stores/sqlite-file";

const troubles: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  ENOENT: ["there is no such file or folder", "correct the path, or make the folder above it:"],
  EACCES: ["permission is denied", "name a place that you may read and write"],
  EISDIR: ["it is a folder", "name a file in it"],
  EEXIST: ["a file stands in the way", "name another place"],
  ENOTDIR: ["a file stands in the way", "name another place"],
  ENOSPC: ["the disk is full", "make room, or name a place on another disk"],
  EDQUOT: ["the disk quota is used up", "make room, or name a place on another disk"],
  EFBIG: ["the file may not grow", "raise the limit of a file's size (ulimit -f), or name another place"],
  EROFS: ["the disk is read-only", "name a place on another disk"],
  Z_BUF_ERROR: ["the packed data are cut off", "copy or download the file again"],
  Z_DATA_ERROR: ["the packed data are damaged", "copy or download the file again"],
};

/** An error of Zstandard has a code of its own for each kind of damage. */
const findTrouble = (code: string): (typeof troubles)[string] | undefined =>
  troubles[code.startsWith("ZSTD_error") ? "Z_DATA_ERROR" : code];

/** A file that cannot be read or written, as the contract wants it said. An error of ours stays as it is. */
export const fileError = (path: string, cause: unknown): OrganonError => {
  if (cause instanceof OrganonError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const [reason, remedy] = findTrouble(code) ?? [];
  return new OrganonError(
    outOfRoom.includes(code) ? "incomplete" : "misuse",
    `${path}: ${reason ?? (cause instanceof Error ? cause.message : String(cause))}`,
    {
      cause,
      hint: remedy === undefined ? undefined : code === "ENOENT" ? `${remedy} ${resolve(path)}` : remedy,
    },
  );
};

/** Makes a folder and those above it, where they are not there: the owner's alone, or with other rights. Throws what is wrong as a `fileError`. */
export const makeFolder = (path: string, mode = privately): void =>
  orFileError(path, () => createFolder(path, mode));

/** Returns the result of a step with a file. Throws its errors as a `fileError`. */
export const orFileError = <Value>(path: string, step: () => Value): Value => {
  try {
    return step();
  } catch (cause) {
    throw fileError(path, cause);
  }
};

export const emptyFile = (path: string, what: string): OrganonError =>
  misuse(`${path} holds no ${what}`, "organon generate -o FILE writes questions");
