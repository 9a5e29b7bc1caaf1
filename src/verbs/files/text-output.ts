/**
 * Texts and bytes gathered for an output, packed with gzip where that is wanted. In one buffer: a stream would leave as much memory behind
 * as it writes. What is packed piece by piece is one packed file, since members of gzip may follow each other.
 */
import { gzipSync } from "node:zlib";
import type { Output } from "./outputs.ts";

const bufferBytes = 2 ** 20;

/** A place to write to; pieces that are written together are not torn apart unless they are larger than the buffer. */
export const openText = (output: Pick<Output, "write">, isPacked: boolean) => {
  const buffer = Buffer.allocUnsafe(bufferBytes);
  let held = 0;
  const put = (plain: Uint8Array): void => output.write(isPacked ? gzipSync(plain) : plain);
  const flush = (): void => {
    put(buffer.subarray(0, held));
    held = 0;
  };
  return {
    write: (...pieces: readonly (string | Uint8Array)[]): void => {
      // No letter takes more than three bytes a code unit.
      const most = pieces.reduce((sum, one) => sum + (typeof one === "string" ? 3 : 1) * one.length, 0);
      if (held > 0 && most > bufferBytes - held) flush();
      for (const piece of pieces)
        if (most > bufferBytes) put(typeof piece === "string" ? Buffer.from(piece) : piece);
        else if (typeof piece === "string") held += buffer.write(piece, held);
        else {
          buffer.set(piece, held);
          held += piece.length;
        }
    },
    close: flush,
  };
};
