/**
 * A buffer that lines are written into, in UTF-8, one behind the other.
 */

/** What is written stands before `end`. The bytes of a shared buffer can be read by other threads. */
export type LineBuffer = { bytes: Uint8Array; end: number; readonly shared: boolean };

/** An empty buffer; it grows where a line needs more. */
export const createLineBuffer = (bytes = 2 ** 16, shared = false): LineBuffer => ({
  bytes: newBytes(bytes, shared),
  end: 0,
  shared,
});

const newBytes = (length: number, shared: boolean): Uint8Array =>
  new Uint8Array(shared ? new SharedArrayBuffer(length) : new ArrayBuffer(length));

/** The buffer's bytes, with at least so many free behind its end. */
export const room = (buffer: LineBuffer, free: number): Uint8Array => {
  if (buffer.bytes.length - buffer.end < free) {
    const larger = newBytes(2 * (buffer.end + free), buffer.shared);
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

/** Writes a value as a line of JSON. */
export const writeJsonLine = (buffer: LineBuffer, value: unknown): void => {
  const line = `${JSON.stringify(value)}\n`;
  // No character takes more than three bytes a code unit.
  const bytes = room(buffer, 3 * line.length);
  buffer.end += encoder.encodeInto(line, bytes.subarray(buffer.end)).written;
};

const encoder = new TextEncoder();
