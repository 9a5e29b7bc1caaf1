/**
 * A buffer that lines are written into, in UTF-8, one behind the other.
 */

/** What is written stands before `end`. */
export type LineBuffer = { bytes: Uint8Array<ArrayBuffer>; end: number };

/** An empty buffer; it grows where a line needs more. */
export const createLineBuffer = (bytes = 2 ** 16): LineBuffer => ({ bytes: new Uint8Array(bytes), end: 0 });

/** The buffer's bytes, with at least so many free behind its end. */
export const room = (buffer: LineBuffer, free: number): Uint8Array<ArrayBuffer> => {
  if (buffer.bytes.length - buffer.end < free) {
    const larger = new Uint8Array(2 * (buffer.end + free));
    larger.set(buffer.bytes.subarray(0, buffer.end));
    buffer.bytes = larger;
  }
  return buffer.bytes;
};

/** Puts bytes of a text, from `from` to `to`, at a place of others, and gives their end. A few go quicker one by one. */
export const copied = (bytes: Uint8Array, at: number, text: Uint8Array, from: number, to: number): number => {
  const length = to - from;
  if (length > 64) bytes.set(text.subarray(from, to), at);
  else for (let i = 0; i < length; i++) bytes[at + i] = text[from + i]!;
  return at + length;
};

/** Writes the bytes of another text from `from` to `to`. */
export const appendBytes = (buffer: LineBuffer, text: Uint8Array, from: number, to: number): void => {
  buffer.end = copied(room(buffer, to - from), buffer.end, text, from, to);
};

/** Writes a value as a line of JSON. */
export const writeJsonLine = (buffer: LineBuffer, value: unknown): void => {
  const line = `${JSON.stringify(value)}\n`;
  // No character takes more than three bytes a code unit.
  const bytes = room(buffer, 3 * line.length);
  buffer.end += encoder.encodeInto(line, bytes.subarray(buffer.end)).written;
};

const encoder = new TextEncoder();
