/** Bytes and text read with a bound: a name may lead to a device, to a pipe, or to more than memory holds. */
import { readFileSync, statSync } from "node:fs";
import { addAbortSignal } from "node:stream";
import { misuse, type OrganonError } from "#logic/error";
import { openByteStream } from "./byte-stream.ts";
import { fileError } from "./file-error.ts";

/** The bytes of a file, or of standard input for "-", read whole. Throws misuse for more than `most` bytes, and the signal's reason. */
export const readBytes = async (path: string, most: number, signal?: AbortSignal): Promise<Uint8Array> => {
  const size = path === "-" ? 0 : (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  if (size > most) throw tooLarge(path, size, most);
  // A file's bytes are in memory once; of a pipe the size is not known.
  const [whole, rest]: [Buffer, Buffer[]] = [Buffer.alloc(size), []];
  let length = 0;
  const input = openByteStream(path);
  if (signal !== undefined) addAbortSignal(signal, input);
  try {
    for await (const part of input) {
      const copied: number = part.copy(whole, length);
      if (copied < part.length) rest.push(part.subarray(copied));
      length += part.length;
      if (length > most) throw tooLarge(path, length, most);
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw fileError(path, cause);
  }
  return rest.length === 0 ? whole.subarray(0, length) : Buffer.concat([whole, ...rest]);
};

/** The text of a file, or of standard input for "-". Throws misuse for more than 64 MiB. */
export const readText = async (path: string): Promise<string> =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await readBytes(path, 64 * 2 ** 20));

/** Returns the text of a regular file of at most `most` bytes. Throws misuse for what is none and for a larger file, and Node's errors. */
export const smallFile = (path: string, most = 16 * 2 ** 20): string => {
  const found = statSync(path);
  if (!found.isFile() && !found.isDirectory())
    throw misuse(`${path}: it is not a regular file`, "name a file; a pipe or a device cannot be read here");
  if (found.size > most) throw tooLarge(path, found.size, most);
  return readFileSync(path, "utf8");
};

const tooLarge = (path: string, size: number, most: number): OrganonError =>
  misuse(`${path}: it holds ${size} bytes or more, and at most ${most} are read`, "name another file");
