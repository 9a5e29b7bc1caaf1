/** Reads a regular file of bounded size. Throws misuse for what is none and for a larger file, and Node's errors. */
import { readFileSync, statSync } from "node:fs";
import { misuse, type OrganonError } from "#logic/error";

/** Returns the file's text. `most` is in bytes. */
export const smallFile = (path: string, most = 16 * 2 ** 20): string => {
  const found = statSync(path);
  if (!found.isFile() && !found.isDirectory())
    throw misuse(`${path}: it is not a regular file`, "name a file; a pipe or a device cannot be read here");
  if (found.size > most) throw tooLarge(path, found.size, most);
  return readFileSync(path, "utf8");
};

export const tooLarge = (path: string, size: number, most: number): OrganonError =>
  misuse(`${path}: it holds ${size} bytes or more, and at most ${most} are read`, "name another file");
