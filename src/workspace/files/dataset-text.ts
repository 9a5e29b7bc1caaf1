/**
 * The text of a dataset's file, whatever its bytes are: UTF-8, UTF-16 with its mark, or Latin-1 where they are no UTF-8; Parquet as JSON lines;
 * packed with gzip or not; an archive of one file, or of Inspect's as its JSON log; SNLI's three files of equal length (s1.NAME beside s2.NAME and labels.NAME) as JSON lines.
 */
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { createGunzip } from "node:zlib";
import type { Line } from "#items/formats/lines";
import { parsePythonJson } from "#logic/python-json";
import { streamLines } from "./lines.ts";
import { readPairRows } from "./nli-rows.ts";
import { orElse } from "./or-else.ts";
import { parquetRows } from "./parquet.ts";
import { createAllowance, maxCharacters, tooLong, unpacked } from "./unpack.ts";
import { readBytes } from "./whole-file.ts";
import { archiveText, isZip } from "./zip.ts";

/** The text of a file, or of standard input for "-". Throws misuse for a file that cannot be read, or holds or unpacks to too much. */
export const datasetText = async (file: string, signal?: AbortSignal): Promise<string> => {
  const text = await wholeText(file, signal);
  let marks = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === comma || code === bracket || code === brace) marks++;
  }
  if (marks > maxMarks) throw tooLong(file, `${maxMarks} values`);
  return text;
};

/** A file as its text, or a long file of JSON Lines as its lines: then memory does not grow with it. */
export const openRecords = async (
  file: string,
  signal?: AbortSignal,
): Promise<{ readonly name: string; readonly text: string | (() => AsyncIterable<Line>) }> => {
  const lines = (): AsyncIterable<Line> => streamLines(file, signal, { isStrict: true });
  return { name: file, text: (await isLongJsonLines(file, lines)) ? lines : await datasetText(file, signal) };
};

const longBytes = 8 * 2 ** 20;

const isLongJsonLines = async (file: string, lines: () => AsyncIterable<Line>): Promise<boolean> => {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true || found.size < longBytes) return false;
  let count = 0;
  try {
    for await (const { text } of lines()) {
      parsePythonJson(text);
      if (++count === 2) return true;
    }
  } catch {}
  return false;
};

/** The bytes that separate or begin values in JSON and CSV: each may take 150 bytes of memory. */
const [comma, bracket, brace] = [44, 91, 123];
const maxMarks = 20_000_000;
const maxBytes = 2 ** 30;

const wholeText = async (file: string, signal: AbortSignal | undefined): Promise<string> => {
  if (basename(file).startsWith("s1.")) return alignedText(file);
  const [, archive = file, member] = /^(.+\.zip)\/(.+)$/is.exec(file) ?? [];
  const raw = await readBytes(archive, maxBytes, signal);
  const read = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const unpacking = { path: archive, allow: createAllowance(file, read.length), signal };
  const isGzip = read[0] === 0x1f && read[1] === 0x8b;
  const bytes = isGzip ? await unpacked(read, createGunzip(), unpacking) : read;
  if (isZip(bytes)) return archiveText(bytes, unpacking, member);
  if (bytes.subarray(0, 4).toString("latin1") === "PAR1") return parquetText(bytes, file, signal);
  if (bytes.length > maxCharacters) throw tooLong(file);
  const coding = { fffe: "utf-16le", feff: "utf-16be" }[bytes.subarray(0, 2).toString("hex")] ?? "utf-8";
  const text = orElse(() => new TextDecoder(coding, { fatal: true }).decode(bytes), undefined);
  return text ?? bytes.toString("latin1");
};

const alignedText = async (file: string): Promise<string> => {
  const lines: string[] = [];
  for await (const { premise, hypothesis, label = "-" } of readPairRows(file))
    lines.push(JSON.stringify({ sentence1: premise, sentence2: hypothesis, gold_label: label }));
  return lines.join("\n");
};

const parquetText = async (bytes: Buffer, file: string, signal: AbortSignal | undefined): Promise<string> => {
  const lines: string[] = [];
  let length = 0;
  for await (const row of parquetRows(file, { signal, bytes })) {
    const line = JSON.stringify(row, (_, value: unknown) => plainNumber(value));
    length += line.length + 1;
    if (length > maxCharacters) throw tooLong(file);
    lines.push(line);
  }
  return lines.join("\n");
};

const plainNumber = (value: unknown): unknown => (typeof value === "bigint" ? Number(value) : value);
