/**
 * The text of a dataset's file, whatever its bytes are: UTF-8, or Latin-1 where they are no UTF-8; Parquet as JSON lines;
 * packed with gzip or not; an archive of Inspect's as its JSON log; SNLI's three files of equal length (s1.NAME beside s2.NAME and labels.NAME) as JSON lines.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { pairRowsOf } from "../banks/nli-rows.ts";
import { fileError } from "../files/file-error.ts";
import { parquetObjects } from "../files/parquet.ts";
import { evalLogText, isZip } from "./zip.ts";

/** The text of a file, or of standard input for "-". Throws misuse for a file that cannot be read. */
export const datasetText = async (file: string): Promise<string> => {
  if (basename(file).startsWith("s1.")) return alignedText(file);
  const read = await (file === "-" ? buffer(process.stdin) : readFile(file)).catch((cause: unknown) => {
    throw fileError(file, cause);
  });
  const bytes = read[0] === 0x1f && read[1] === 0x8b ? gunzipSync(read) : read;
  if (isZip(bytes)) return evalLogText(bytes, file);
  if (bytes.subarray(0, 4).toString("latin1") === "PAR1") return parquetText(bytes, file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
};

const alignedText = async (file: string): Promise<string> => {
  const lines: string[] = [];
  for await (const { premise, hypothesis, label = "-" } of pairRowsOf(file))
    lines.push(JSON.stringify({ sentence1: premise, sentence2: hypothesis, gold_label: label }));
  return lines.join("\n");
};

const parquetText = async (bytes: Buffer, file: string): Promise<string> => {
  const rows = await parquetObjects(bytes, file);
  return rows.map((row) => JSON.stringify(row, (_, value: unknown) => plainNumber(value))).join("\n");
};

const plainNumber = (value: unknown): unknown => (typeof value === "bigint" ? Number(value) : value);
