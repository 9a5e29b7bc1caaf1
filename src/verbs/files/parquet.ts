/**
 * Parquet files, row group by row group, so that a million rows need the memory of some thousands: written from columns of any nesting
 * (lists and records), read back as objects. The library is loaded where it is needed: few commands do.
 */
import type { SchemaElement } from "hyparquet";
import type { CellType, Column } from "#items";
import { fileError } from "./file-error.ts";

/** What is held before it is written, a row group: so many rows, or so many characters of text if that is sooner. */
const groupRows = 5_000;
const groupCharacters = 4_000_000;

/** A file that rows are added to. */
export type ParquetFile<Row> = {
  readonly add: (row: Row) => Promise<void> | undefined;
  readonly close: () => Promise<void>;
};

/** Opens a file for rows. Throws misuse or incomplete where it cannot be written. */
export const openParquet = async <Row>(
  path: string,
  columns: readonly Column<Row>[],
): Promise<ParquetFile<Row>> => {
  const { fileWriter, ParquetWriter } = await import("hyparquet-writer");
  const attempt = async <Value>(step: () => Value | Promise<Value>): Promise<Value> => {
    try {
      return await step();
    } catch (cause) {
      throw fileError(path, cause);
    }
  };
  const writer = await attempt(() => fileWriter(path));
  const schema: SchemaElement[] = [
    { name: "root", num_children: columns.length },
    ...columns.flatMap(({ name, type }) => elementsOf(name, type)),
  ];
  // No column is sorted, so the least and the greatest value of a group would spare no reader anything.
  const file = new ParquetWriter({ writer, schema, createdBy: "organon", statistics: false });
  let held: unknown[][] = columns.map(() => []);
  let [place, rows, characters] = [0, 0, 0];
  const flush = async (): Promise<void> => {
    const columnData = columns.map(({ name }, i) => ({ name, data: held[i] ?? [] }));
    held = columns.map(() => []);
    [rows, characters] = [0, 0];
    await attempt(() => file.write({ columnData, rowGroupSize: groupRows }));
  };
  return {
    add: (row) => {
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
      await attempt(() => file.finish());
    },
  };
};

/** The schema of a column: a list is a group of groups, as Parquet's specification has it. */
const elementsOf = (name: string, type: CellType): readonly SchemaElement[] => {
  const base = { name, repetition_type: "OPTIONAL" } as const;
  if (typeof type === "object" && "list" in type)
    return [
      { ...base, converted_type: "LIST", num_children: 1 },
      { name: "list", repetition_type: "REPEATED", num_children: 1 },
      ...elementsOf("element", type.list),
    ];
  if (typeof type === "object") {
    const members = Object.entries(type.record);
    return [
      { ...base, num_children: members.length },
      ...members.flatMap(([member, inner]) => elementsOf(member, inner)),
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

/** The rows of a file, a row group at a time. Throws misuse for a file that is no Parquet. */
export async function* parquetRows(
  path: string,
  columns?: readonly string[],
): AsyncGenerator<Record<string, unknown>> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } = await import("hyparquet");
  try {
    const file = await asyncBufferFromFile(path);
    const metadata = await parquetMetadataAsync(file);
    const names = metadata.schema.map(({ name }) => name);
    const wanted = columns?.filter((name) => names.includes(name));
    let rowStart = 0;
    for (const { num_rows: rows } of metadata.row_groups) {
      const rowEnd = rowStart + Number(rows);
      const some = { file, metadata, rowStart, rowEnd };
      yield* await parquetReadObjects(wanted === undefined ? some : { ...some, columns: [...wanted] });
      rowStart = rowEnd;
    }
  } catch (cause) {
    throw fileError(path, cause);
  }
}

/** All rows of a file's bytes. Throws misuse for bytes that are no Parquet; `name` says whose they are. */
export const parquetObjects = async (
  bytes: Uint8Array,
  name: string,
): Promise<readonly Record<string, unknown>[]> => {
  const { parquetReadObjects } = await import("hyparquet");
  try {
    return await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
  } catch (cause) {
    throw fileError(name, cause);
  }
};
