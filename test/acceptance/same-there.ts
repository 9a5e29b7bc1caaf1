/** A run exported at one place and imported at another. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { fixture, type Fixture } from "../fixture.ts";

/** The lines of a packed file. */
export const linesOf = (path: string): readonly string[] =>
  gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");

/** The latest run of a place imported at a new one: all that is told of it is the same, and so is the file that is exported there. */
export const sameThere = async (from: Fixture): Promise<void> => {
  const to = fixture();
  expect((await from.organon("export", "latest", "--format", "run", "-o", "all.jsonl.gz")).code).toBe(0);
  cpSync(join(from.folder, "all.jsonl.gz"), join(to.folder, "all.jsonl.gz"));
  expect(await to.organon("import", "run", "all.jsonl.gz")).toMatchObject({ code: 0 });
  const { imported, ...report } = Object(await to.json("report"));
  expect(imported).toMatchObject({ organon: expect.stringMatching(/^\d/), faults: [] });
  expect(report).toEqual(await from.json("report"));
  for (const command of [["show"], ["runs"], ["export", "latest", "--format", "csv"]])
    expect(await to.organon(...command)).toEqual(await from.organon(...command));
  expect((await to.organon("export", "latest", "--format", "run", "-o", "again.jsonl.gz")).code).toBe(0);
  expect(linesOf(join(to.folder, "again.jsonl.gz"))).toEqual(linesOf(join(from.folder, "all.jsonl.gz")));
};
