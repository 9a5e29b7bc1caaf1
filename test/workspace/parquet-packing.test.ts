/** Parquet by the packings that other programs write (DuckDB). */
import { DuckDBInstance } from "@duckdb/node-api";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parquetRows } from "../../src/workspace/files/parquet.ts";
import { newFolder } from "../fixture.ts";

const written = async (packing: string): Promise<string> => {
  const path = join(newFolder(), "f.parquet");
  const connection = await (await DuckDBInstance.create()).connect();
  const rows = "SELECT i AS n, 'a text ' || i AS t FROM range(2000) s(i)";
  await connection.run(`COPY (${rows}) TO '${path}' (FORMAT parquet, COMPRESSION ${packing})`);
  return path;
};

test.each(["uncompressed", "snappy", "gzip", "zstd", "brotli"])("%s is read", async (packing) => {
  const rows = await Array.fromAsync(parquetRows(await written(packing)));
  expect(rows).toHaveLength(2000);
  expect(rows[7]).toEqual({ n: 7n, t: "a text 7" });
});

test("another packing is named, and what to write instead", async () => {
  const read = Array.fromAsync(parquetRows(await written("lz4_raw")));
  await expect(read).rejects.toMatchObject({
    code: "misuse",
    message: expect.stringMatching(/packed with LZ4_RAW/),
  });
});
