/** Parts made by anybody in any order, and by one machine: the same bytes, the same manifest. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { questionsOf } from "#items/formats/lines";
import { entriesOf } from "#workspace/files/entries";
import { generate } from "#commands/generate/generate";
import { generateShards } from "#commands/generate/generate-shards";
import { dialSuite, generatedSuite } from "#experiments/suites";
import { gradedItems } from "../items/graded.ts";
import { fixture } from "../fixture.ts";

const { pathOf } = fixture();
const suite = generatedSuite({ profile: "paper", limit: 20, seed: 3 });

const bytesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "base64")]));

test("graded problems are parts like any others, which are read back as their lines", async () => {
  const folder = pathOf("dials");
  const byDials = dialSuite({ tasks: ["three-way"], dials: { length: [2] }, limit: 9 });
  const manifest = await generateShards(byDials, { folder, of: 2 });
  expect(manifest).toMatchObject({ rows: 9 });
  const ids: string[] = [];
  for (const part of manifest!.parts)
    for await (const entry of entriesOf(join(folder, part.path)))
      ids.push(...questionsOf(entry).map(({ id }) => id));
  const whole = gradedItems({ tasks: ["three-way"], dials: { length: [2] }, limit: 9 });
  expect(ids.toSorted()).toEqual(whole.map(({ id }) => id).toSorted());
});

test("three machines and one make the same files, whatever comes first; together they hold what is asked for", async () => {
  const [many, one] = [pathOf("many"), pathOf("one")];
  for (const number of [3, 1])
    expect(await generateShards(suite, { folder: many, of: 3, number })).toBeUndefined();
  expect(existsSync(join(many, "manifest.json"))).toBe(false);
  const last = await generateShards(suite, { folder: many, of: 3, number: 2 });
  expect(await generateShards(suite, { folder: one, of: 3 })).toEqual(last);
  expect(bytesIn(one)).toEqual(bytesIn(many));
  expect(last?.parts.map(({ rows }) => rows)).toEqual([7, 7, 6]);

  const ids: string[] = [];
  for (const { path } of last?.parts ?? [])
    for await (const entry of entriesOf(join(one, path))) ids.push(...questionsOf(entry).map(({ id }) => id));
  expect(ids.toSorted()).toEqual(
    [...generate({ profile: "paper", limit: 20, seed: 3 })].map(({ id }) => id).toSorted(),
  );
});

test("a part that is whole is kept, one that is not is made again", async () => {
  const folder = pathOf("kept");
  await generateShards(suite, { folder, of: 2 });
  const before = bytesIn(folder);
  writeFileSync(join(folder, "part-00002-of-00002.parquet"), "half");
  await generateShards(suite, { folder, of: 2 });
  expect(bytesIn(folder)).toEqual(before);
});

test("parts of other questions are not mixed", async () => {
  const folder = pathOf("other");
  await generateShards(suite, { folder, of: 2, number: 1 });
  const other = generatedSuite({ profile: "paper", limit: 20, seed: 4 });
  await expect(generateShards(other, { folder, of: 2, number: 1 })).rejects.toMatchObject({
    code: "misuse",
    message: expect.stringContaining("is of other questions"),
  });
});
