/** Bytes and text read with a bound: a name may lead to a device, to a pipe, or to more than memory holds. */
import { statSync } from "node:fs";
import { addAbortSignal } from "node:stream";
import { tooLarge } from "#workspace/files/small-file";
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
