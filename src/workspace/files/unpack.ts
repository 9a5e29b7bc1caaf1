/**
 * Unpacks gzip, deflate and Zstandard as streams, with a bound on what comes out: a file of a megabyte may hold gigabytes of one letter.
 * More than 64 MiB and 200 times the packed size is refused, as is more than 2 GiB: whoever trusts such a file unpacks it first.
 */
import { constants } from "node:buffer";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { misuse, OrganonError } from "#logic/error";
import { fileError } from "./file-error.ts";

const usualMax = 2 * 2 ** 30;
const maxRatio = 200;
/** Bytes that are unpacked at any ratio: a small file of like lines is no attack. */
const freeBytes = 64 * 2 ** 20;

export const maxCharacters = constants.MAX_STRING_LENGTH;

/** A file of which too much would be held at once. */
export const tooLong = (file: string, most = `${maxCharacters} characters`): OrganonError =>
  misuse(`${file}: it holds more than the ${most} that are read at once`, "split it into several files");

/** Counts what came of a packed file. Throws misuse where it is more than allowed. */
export type Allowance = (bytes: number) => void;

export const createAllowance = (path: string, packed: number): Allowance => {
  const max = Math.min(usualMax, Math.max(freeBytes, maxRatio * packed));
  let left = max;
  return (bytes) => {
    left -= bytes;
    if (left >= 0) return;
    throw misuse(
      `${path}: its ${packed} bytes unpack to more than ${mebibytes(max)} MiB`,
      "unpack it first, if you trust it",
    );
  };
};

const mebibytes = (bytes: number): number => Math.floor(bytes / 2 ** 20);

/** Unpacks bytes. Throws misuse if they are damaged, cut off or too many, and the signal's reason. */
export const unpacked = async (
  bytes: Uint8Array,
  unpacker: Duplex,
  {
    path,
    allow,
    signal,
  }: { readonly path: string; readonly allow: Allowance; readonly signal?: AbortSignal },
): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const part of source) {
      allow(part.length);
      parts.push(part);
    }
  };
  try {
    await pipeline([bytes], unpacker, collect, { signal });
  } catch (cause) {
    signal?.throwIfAborted();
    throw fileError(path, cause);
  }
  return Buffer.concat(parts);
};
