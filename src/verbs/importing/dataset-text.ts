/**
 * The text of a dataset's file, whatever its bytes are: UTF-8, or Latin-1 where they are no UTF-8; Parquet as JSON lines, by
 * hyparquet where it is installed; SNLI's three files of equal length (s1.NAME beside s2.NAME and labels.NAME) as JSON lines.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import { OrganonError } from "#logic";
import { pairRowsOf } from "../banks/nli-rows.ts";
import { fileError } from "../files/lines.ts";

/** The text of a file, or of standard input for "-". Throws misuse for a file that cannot be read. */
export const datasetText = async (file: string): Promise<string> => {
  if (basename(file).startsWith("s1.")) return alignedText(file);
  const bytes = await (file === "-" ? buffer(process.stdin) : readFile(file)).catch((cause: unknown) => {
    throw fileError(file, cause);
  });
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

/** What is used of hyparquet. */
type ParquetReader = {
  readonly parquetReadObjects: (options: { readonly file: ArrayBuffer }) => Promise<readonly object[]>;
};

const parquetText = async (bytes: Buffer, file: string): Promise<string> => {
  // A name in a constant, so that neither compiler nor start-up asks for a package that few need.
  const name: string = "hyparquet";
  const reader: unknown = await import(name).catch(() => undefined);
  if (!isParquetReader(reader))
    throw new OrganonError("misuse", `${file} is Parquet, and hyparquet is not installed`, {
      hint: "npm install hyparquet, or export the file as JSON lines",
    });
  const rows = await reader.parquetReadObjects({ file: new Uint8Array(bytes).buffer });
  return rows.map((row) => JSON.stringify(row, (_, value: unknown) => plainNumber(value))).join("\n");
};

const plainNumber = (value: unknown): unknown => (typeof value === "bigint" ? Number(value) : value);

const isParquetReader = (value: unknown): value is ParquetReader =>
  typeof value === "object" && value !== null && "parquetReadObjects" in value;
