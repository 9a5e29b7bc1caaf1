/**
 * Files of lines: read line by line with numbers, from a file or standard input. Packed with gzip or written as Parquet they
 * are the same lines: of Parquet the column `line`.
 */
import { open, stat } from "node:fs/promises";
import { addAbortSignal, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Line } from "#items/formats/lines";
import { misuse, OrganonError } from "#logic/error";
import { fileError } from "./file-error.ts";
import { parquetRows } from "./parquet.ts";
import { createAllowance } from "./unpack.ts";
import { openByteStream } from "./byte-stream.ts";

/**
 * The lines of a file, or of standard input for "-", with their numbers from 1. Blank lines are passed over. `signal`
 * ends the waiting for a line that nobody types.
 */
export async function* streamLines(
  path: string,
  signal?: AbortSignal,
  { isStrict }: { readonly isStrict?: boolean } = {},
): AsyncGenerator<Line> {
  const { packing, size } = path === "-" ? unpackedInput : await detectPacking(path);
  if (packing === "parquet") {
    yield* parquetLines(path, signal);
    return;
  }
  const raw = openByteStream(path);
  const input = packing === "gzip" ? pipeline(raw, createGunzip(), () => {}) : raw;
  const allow = packing === "gzip" ? createAllowance(path, size) : undefined;
  if (signal !== undefined) addAbortSignal(signal, input);
  // A strict decoder throws for bytes that are no UTF-8; else they are U+FFFD.
  const decoder = new TextDecoder("utf-8", { fatal: isStrict, ignoreBOM: true });
  /** The parsed part of a line whose end is still to come. */
  let held: string[] = [];
  let [length, number, blank] = [0, 0, 0];
  try {
    for await (const part of input) {
      allow?.(part.length);
      const [first = "", ...lines] = decoder.decode(part, { stream: true }).split("\n");
      held.push(first);
      for (const begun of lines) {
        number++;
        const line = held.join("");
        blank = line.trim() === "" ? blank + 1 : 0;
        if (blank > maxBlank)
          throw misuse(`${path}:${number}: more than ${maxBlank} blank lines stand in a row`);
        if (blank === 0) yield { text: bareLine(line, number), number };
        held = [begun];
      }
      length = lines.length === 0 ? length + first.length : (held[0]?.length ?? 0);
      if (length > maxLine) throw longLine(path, number + 1);
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw fileError(number === 0 ? path : `${path}:${number + 1}`, cause);
  }
  const rest = held.join("") + decoder.decode();
  if (rest.trim() !== "") yield { text: bareLine(rest, number + 1), number: number + 1 };
}

/** The longest line, in characters: its values take up to thirty times as much memory. */
const maxLine = 16 * 2 ** 20;
/** A kilobyte of gzip unpacks to a million. */
const maxBlank = 1_000_000;

const longLine = (path: string, number: number): OrganonError =>
  misuse(
    `${path}:${number}: the line is longer than ${maxLine} characters`,
    "a file of questions holds one JSON object a line",
  );

/** A line without its end and without a byte order mark. */
const bareLine = (line: string, number: number): string =>
  (number === 1 ? line.replace(/^\uFEFF/, "") : line).replace(/\r$/, "");

/** How many lines a file has; those of a pipe or a packed file are not known beforehand. */
export const lineCount = async (path: string, signal?: AbortSignal): Promise<number | undefined> => {
  if (!(await stat(path).catch(() => undefined))?.isFile()) return undefined;
  if ((await detectPacking(path)).packing === "gzip") return undefined;
  let count = 0;
  for await (const _ of streamLines(path, signal)) count++;
  return count;
};

type Packing = { readonly packing: "none" | "gzip" | "parquet"; readonly size: number };
const unpackedInput: Packing = { packing: "none", size: 0 };

/** How a file is packed, by its first bytes: its name may say anything. */
const detectPacking = async (path: string): Promise<Packing> => {
  try {
    // A pipe cannot be read twice, and is read as it is.
    const found = await stat(path);
    if (!found.isFile()) return unpackedInput;
    const { size } = found;
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      if (bytesRead === 4 && buffer.toString("latin1") === "PAR1") return { packing: "parquet", size };
      const isGzip = bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
      return { packing: isGzip ? "gzip" : "none", size };
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw fileError(path, cause);
  }
};

async function* parquetLines(path: string, signal?: AbortSignal): AsyncGenerator<Line> {
  let number = 0;
  for await (const { line } of parquetRows(path, { columns: ["line"], signal })) {
    signal?.throwIfAborted();
    number++;
    if (typeof line !== "string")
      throw misuse(`${path}: it is Parquet without the column “line”`, "organon import reads others");
    if (line.length > maxLine) throw longLine(path, number);
    yield { text: line, number };
  }
}
