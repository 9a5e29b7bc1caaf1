/**
 * Parquet files, row group by row group, so that a million rows need the memory of some thousands: written from columns of any nesting
 * (lists and records), read back as objects. The library is loaded where it is needed: few commands do.
 */
import { extname } from "node:path";
import type { SchemaElement } from "hyparquet";
import type { CellType, Column } from "#items/exports/export";
import { readInThread } from "./in-thread.ts";
import type { Output } from "./outputs.ts";
import type { ParquetRequest } from "./parquet-thread.ts";

/** The size of a row group, which is held before it is written: rows, or characters of text if that is sooner. */
const groupRows = 5_000;
const groupCharacters = 4_000_000;

/** How much is kept before it is written. */
const bufferBytes = 2 ** 20;

/** Opens a file for rows; whoever opened the output puts it in its place. Throws misuse or incomplete where it cannot be written. */
export const openParquet = async <Row>(output: Pick<Output, "write">, columns: readonly Column<Row>[]) => {
  const { ByteWriter, ParquetWriter } = await import("hyparquet-writer");
  const writer = new ByteWriter();
  const write = (): void => {
    output.write(new Uint8Array(writer.buffer, 0, writer.index));
    writer.index = 0;
  };
  const grow = writer.ensure.bind(writer);
  writer.ensure = (size) => {
    if (writer.index > bufferBytes) write();
    grow(size);
  };
  writer.finish = write;
  const schema: SchemaElement[] = [
    { name: "root", num_children: columns.length },
    ...columns.flatMap(({ name, type }) => buildElements(name, type)),
  ];
  // No column is sorted, so the least and the greatest value of a group would spare no reader anything.
  const file = new ParquetWriter({ writer, schema, createdBy: "organon", statistics: false });
  let held: unknown[][] = columns.map(() => []);
  let [place, rows, characters] = [0, 0, 0];
  const flush = async (): Promise<void> => {
    const columnData = columns.map(({ name }, i) => ({ name, data: held[i] ?? [] }));
    held = columns.map(() => []);
    [rows, characters] = [0, 0];
    await file.write({ columnData, rowGroupSize: groupRows });
  };
  return {
    add: (row: Row): Promise<void> | undefined => {
      for (const [i, { of }] of columns.entries()) {
        const cell = of(row, place);
        if (typeof cell === "string") characters += cell.length;
        held[i]?.push(cell);
      }
      place++;
      rows++;
      return rows === groupRows || characters >= groupCharacters ? flush() : undefined;
    },
    close: async () => {
      if (rows > 0 || place === 0) await flush();
      await file.finish();
    },
  };
};

const buildElements = (name: string, type: CellType): readonly SchemaElement[] => {
  const base = { name, repetition_type: "OPTIONAL" } as const;
  if (typeof type === "object" && "list" in type)
    return [
      { ...base, converted_type: "LIST", num_children: 1 },
      { name: "list", repetition_type: "REPEATED", num_children: 1 },
      ...buildElements("element", type.list),
    ];
  if (typeof type === "object") {
    const members = Object.entries(type.record);
    return [
      { ...base, num_children: members.length },
      ...members.flatMap(([member, inner]) => buildElements(member, inner)),
    ];
  }
  switch (type) {
    case "whole":
      return [{ ...base, type: "INT32" }];
    case "number":
      return [{ ...base, type: "DOUBLE" }];
    case "flag":
      return [{ ...base, type: "BOOLEAN" }];
    case "text":
      return [{ ...base, type: "BYTE_ARRAY", converted_type: "UTF8" }];
    default:
      return type satisfies never;
  }
};

/**
 * The rows of a file, or of bytes that are known by its name, a row group at a time, read in a thread with limits. Throws misuse for a
 * file that is no Parquet, that unpacks to too much, or that is read too long.
 */
export async function* parquetRows(
  path: string,
  {
    signal,
    maxSilence,
    ...request
  }: Omit<ParquetRequest, "path"> & { readonly signal?: AbortSignal; readonly maxSilence?: number } = {},
): AsyncGenerator<Record<string, unknown>> {
  const program = new URL(`./parquet-thread${extname(import.meta.url)}`, import.meta.url);
  const data: ParquetRequest = { ...request, path };
  for await (const rows of readInThread<readonly Record<string, unknown>[]>(program, data, {
    path,
    signal,
    maxSilence,
  }))
    yield* rows;
}
