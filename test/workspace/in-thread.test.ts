/** A file of a stranger is read within limits, whatever it does to its parser. */
import { expect, test } from "vitest";
import { createRandom } from "#arguments/random";
import { openParquet, parquetRows } from "../../src/workspace/files/parquet.ts";
import { readInThread } from "../../src/workspace/files/in-thread.ts";

const program = new URL("hostile-thread.mjs", import.meta.url);
const read = (does: string, signal?: AbortSignal) =>
  Array.fromAsync(readInThread(program, { does }, { path: "x.parquet", maxSilence: 500, signal }));

test.each([
  ["loops", "x.parquet: nothing was read of it in 0.5 s"],
  ["rejects", "x.parquet: it is truncated or damaged"],
])("a thread that %s ends with misuse", async (does, message) => {
  await expect(read(does)).rejects.toMatchObject({ code: "misuse", message });
});

test("an aborted signal ends a thread that loops", async () => {
  const reason = new Error("interrupted");
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 100);
  await expect(read("loops", controller.signal)).rejects.toBe(reason);
});

test("a Parquet file with changed bytes gives its rows, or ends with misuse", async () => {
  const parts: Uint8Array[] = [];
  const columns = ["line", "more"].map((name) => ({
    name,
    type: "text" as const,
    of: (row: number) => `${name} ${row}`,
  }));
  const table = await openParquet<number>(
    { write: (part) => void parts.push(Uint8Array.from(Buffer.from(part))) },
    columns,
  );
  for (let row = 0; row < 200; row++) await table.add(row);
  await table.close();
  const whole = Buffer.concat(parts);
  expect(await Array.fromAsync(parquetRows("x", { bytes: whole }))).toHaveLength(200);
  const random = createRandom("parquet");
  for (let i = 0; i < 12; i++) {
    const bytes = Buffer.from(whole);
    for (let k = 0; k < 2; k++)
      bytes[Math.floor(random.next() * bytes.length)] = Math.floor(random.next() * 256);
    const read = await Array.fromAsync(parquetRows("x", { bytes, maxSilence: 1000 })).catch(
      (error: unknown) => error,
    );
    if (!Array.isArray(read)) expect(read).toMatchObject({ code: "misuse" });
  }
});
