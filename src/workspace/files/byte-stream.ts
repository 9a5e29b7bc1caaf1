/** Opens the bytes of a file or of standard input. */
import { constants, createReadStream, openSync, statSync } from "node:fs";
import { Socket } from "node:net";
import type { Readable } from "node:stream";

/** The bytes of a file, or of standard input for "-". A pipe that nobody writes to blocks no thread: the waiting can be ended. */
export const openByteStream = (path: string): Readable => {
  if (path === "-") return process.stdin;
  if (statSync(path, { throwIfNoEntry: false })?.isFIFO() !== true) return createReadStream(path);
  return new Socket({ fd: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), writable: false });
};
