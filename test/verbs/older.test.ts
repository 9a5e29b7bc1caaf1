/** What earlier versions wrote still works whole: a file of lines of layout 1 as a suite, a store of version 2 through the verbs. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { reportJson } from "#report";
import { audit, entriesOf, fileSuite, openStore, report, weaknesses } from "#verbs";
import { askedRun, choiceTold, models, newStore, openFolder, told } from "./place.ts";

const older = (name: string): string => resolve(import.meta.dirname, "../items/goldens", name);

describe("a file of layout 1", () => {
  const items = older("older-items.jsonl");

  test("is audited without a fault", async () => {
    for (const file of [items, older("older-choices.jsonl")])
      expect((await audit(entriesOf(file), { name: file })).findings).toEqual([]);
  });

  test("is asked and reported: the oracle is right, and always yes only where it is", async () => {
    const store = newStore();
    const suite = await fileSuite(items);
    await askedRun({ suite, models: models("reasoner:oracle", "reasoner:affirmer") }, store);
    const { models: found } = await told(store);
    expect(found[0]?.accuracy.value).toBe(1);
    expect(found[1]?.accuracy.value).toBeLessThan(1);
  });

  test("of four options is asked in rotations", async () => {
    const store = newStore();
    const suite = await fileSuite(older("older-choices.jsonl"));
    await askedRun({ suite, models: models("reasoner:oracle") }, store);
    const { models: found } = await choiceTold(store);
    expect(found[0]?.accuracy.value).toBe(1);
  });
});

test("a store of version 2 is reported and diagnosed, run by run", async () => {
  const path = openFolder().pathOf("older.sqlite");
  const packed = resolve(import.meta.dirname, "../runs/fixtures/version-2.sqlite.gz");
  writeFileSync(path, gunzipSync(readFileSync(packed)));
  const store = openStore(path);
  for (const { id } of await store.runs()) {
    const found = await report({ run: id, judge: true }, { store });
    expect(found.report.run).toBe(id);
    if (found.kind !== "run") continue;
    expect(reportJson(found.report)).toMatchObject({ run: id });
    expect((await weaknesses({ run: id }, { store })).run).toBe(id);
  }
  await store.close();
});
