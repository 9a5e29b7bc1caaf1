/** Every computation that the list of DivLogicEval's slips tells, done again. */
import { describe, expect, test } from "vitest";
import { computeVariation } from "../../../src/scoring/choice-metrics.ts";
import { partialCircular } from "../../../src/scoring/circle.ts";
import { aboutCircles } from "#reports/sections/circles";
import { decideRelation } from "#logic/decide";
import { parse } from "#logic/notation";
import { divlogicSlips, publishedTables } from "../../../src/reports/divlogiceval/published.ts";

const { models, noLogic, runs, contamination, datasets } = publishedTables;
const types = ["3e1c", "3c1e", "missing-premise"] as const;
const settings = ["0-shot", "3-shot"] as const;

/** The numbers printed of a model in one setting: by group, its accuracy, Circular and PartialCircular. */
const metricsOf = (name: string, setting: (typeof settings)[number]) => {
  const rows = models.rows.filter(([model, own]) => model === name && own === setting);
  const column = (group: string) => three(rows.map((row) => row[models.columns.indexOf(group)]));
  return {
    all: column("all"),
    "3e1c": column("3e1c"),
    "3c1e": column("3c1e"),
    "missing-premise": column("missing-premise"),
  };
};

const three = (cells: readonly unknown[]): readonly [number, number, number] => {
  const [accuracy = Number.NaN, circular = Number.NaN, partial = Number.NaN] = cells.map(Number);
  return [accuracy, circular, partial];
};
const named = (name: string) => ({
  name,
  "0-shot": metricsOf(name, "0-shot"),
  "3-shot": metricsOf(name, "3-shot"),
});
const published = [...new Set(models.rows.map(([name]) => String(name)))].map(named);
/** All models but o1-preview were asked all questions. */
const askedAll = published.filter(({ name }) => name !== "o1-preview");
/** Table 3 of the paper's own set: accuracy, Circular and PartialCircular with and without logic. */
const [origin, without] = [
  three(noLogic.rows.slice(0, 3).map((row) => row[2])),
  three(noLogic.rows.slice(0, 3).map((row) => row[3])),
];

const slip = (where: string, words: string): string => {
  const found = divlogicSlips.find(
    (one) => one.where.startsWith(where) && `${one.says} ${one.found}`.includes(words),
  );
  expect(found, `${where}: ${words}`).toBeDefined();
  return `${found?.says ?? ""} ${found?.found ?? ""}`;
};
describe("the slips of DivLogicEval", () => {
  test("Table 3: Circular above PartialCircular cannot be, whatever the picks", () => {
    slip("Table 3", "Impossible");
    for (const [, circular, partial] of [origin, without]) expect(circular).toBeGreaterThan(partial);
    const answers = [0, 1, 2, 3];
    for (const a of answers)
      for (const b of answers)
        for (const c of answers)
          for (const d of answers) {
            const picks = [a, b, c, d];
            const isAllRight = picks.every((pick) => pick === 0);
            expect(partialCircular(picks, 0)).toBeGreaterThanOrEqual(isAllRight ? 1 : 0);
          }
    for (const model of published)
      for (const setting of settings)
        for (const [, circular, partial] of Object.values(model[setting]))
          expect(partial).toBeGreaterThan(circular);
  });

  test("Table 3's GPT-3.5 has the accuracy of Table 8's GPT-4", () => {
    slip("Table 3, Table 8", "32.2");
    expect(origin[0]).toBe(named("GPT-4")["0-shot"].all[0]);
    expect(named("GPT-3.5")["0-shot"].all[0]).toBe(29.6);
  });

  test("Table 8: of models asked all, GPT-4o's accuracy and Gemini's PartialCircular alone are not the mean of their types", () => {
    slip("Table 8, GPT-4o", "35.8");
    slip("Table 8, Gemini", "19.2");
    const strange = askedAll.flatMap((model) =>
      settings.flatMap((setting) =>
        [0, 1, 2].flatMap((metric) => {
          const of = (group: (typeof types)[number] | "all") => model[setting][group][metric] ?? 0;
          const mean = types.reduce((sum, type) => sum + of(type), 0) / 3;
          return Math.abs(mean - of("all")) > 0.11
            ? [`${model.name} ${setting} ${metric} ${mean.toFixed(1)}`]
            : [];
        }),
      ),
    );
    expect(strange).toEqual(["Gemini 1.5 Pro 0-shot 2 19.2", "GPT-4o 0-shot 0 35.8"]);
    for (const type of types)
      expect(named("GPT-4o")["0-shot"][type][0]).toBe(named("GPT-4o")["3-shot"][type][0]);
  });

  test("Table 8: its columns are told apart by §4.2 and Appendix G.3 alone", () => {
    slip("Table 8", "3e1e");
    const o1 = named("o1-preview")["0-shot"];
    expect(o1["3e1c"][0]).toBeGreaterThan(o1["3c1e"][0]);
    const gpt = named("GPT-3.5")["0-shot"];
    expect(gpt["3e1c"][2]).toBeLessThan(gpt["missing-premise"][2] - 5);
    expect(Math.abs(gpt["3e1c"][0] - gpt["missing-premise"][0])).toBeLessThan(1.5);
    const omni = named("GPT-4o")["3-shot"];
    expect(omni["3c1e"][2]).toBeLessThan(omni["3e1c"][2] - 4);
    expect(Math.abs(omni["3c1e"][1] - omni["3e1c"][1])).toBeLessThan(1);
  });

  test("Table 8: 22 of 42 accuracies by type are no k/300, all are k/1200", () => {
    const told = slip("Table 8, §2.2", "k/1200");
    const values = askedAll.flatMap((model) =>
      settings.flatMap((setting) => types.map((type) => model[setting][type][0])),
    );
    const isShareOf = (n: number) => (value: number) =>
      Array.from({ length: n + 1 }, (_, k) => Number(((100 * k) / n).toFixed(1))).includes(value);
    const not = values.filter((value) => !isShareOf(300)(value)).length;
    expect([values.length, not]).toEqual([42, 22]);
    expect(values.every(isShareOf(1200))).toBe(true);
    expect(told).toContain("22 of the 42");
  });

  test("§4.2: Qwen gains nothing either, and o1-preview has 60.6", () => {
    slip("§4.2", "Qwen 2.5");
    slip("§4.2", "60.6");
    const fallen = published
      .filter((model) => [0, 1, 2].every((i) => model["3-shot"].all[i]! < model["0-shot"].all[i]!))
      .map(({ name }) => name);
    expect(fallen).toEqual(["Qwen 2.5", "GPT-4"]);
    expect(named("o1-preview")["3-shot"].all[0]).toBe(60.6);
    expect(published).toHaveLength(8);
  });

  test("§4.2: Gemini is above Mixtral in Circular and PartialCircular, 0- and 3-shot", () => {
    slip("§4.2", "Mixtral is open as well");
    for (const setting of settings)
      for (const metric of [1, 2])
        expect(named("Gemini 1.5 Pro")[setting].all[metric]).toBeGreaterThan(
          named("Mixtral")[setting].all[metric]!,
        );
  });

  test("§2.2: guessing gets 25 %, 0.39 % and 8.45 %", () => {
    const told = slip("§2.2, §4.2", "0.39 %");
    const places = [0, 1, 2, 3];
    const all = places.flatMap((a) =>
      places.flatMap((b) => places.flatMap((c) => places.map((d) => [a, b, c, d]))),
    );
    const mean = all.reduce((sum, picks) => sum + partialCircular(picks, 0), 0) / all.length;
    const circular = all.filter((picks) => picks.every((pick) => pick === 0)).length / all.length;
    for (const level of [mean, circular].map((share) => `${(100 * share).toFixed(2)} %`))
      for (const words of [told, aboutCircles.join()]) expect(words).toContain(level);
  });

  test("Table 2: 3.3 and 6.3 are right, 3.1 comes out as 2.9; Table 5 repeats its digits", () => {
    slip("Table 2", "2.9");
    slip("Table 5", "Equal to the last digit");
    const variations = runs.rows.map((row) => computeVariation(row.slice(1, 6).map(Number)) ?? 0);
    expect(variations.map((one) => (100 * one).toFixed(1))).toEqual(["3.3", "6.3", "2.9"]);
    for (const [, , once, tenTimes] of contamination.rows) expect(once).toBe(tenTimes);
  });

  test("Table 3's Δ is NoLR minus Origin; 8.6 is no share of 300; FOLIO has 227 in Table 4 and 1,435 in Table 7", () => {
    slip("Table 3, caption", "NoLR minus Origin");
    expect((without[0] - origin[0]).toFixed(1)).toBe("-3.6");
    slip("Table 8, Gemini, 3-shot", "8.6");
    const shares = Array.from({ length: 301 }, (_, k) => ((100 * k) / 300).toFixed(1));
    expect(shares).not.toContain("8.6");
    expect(named("Gemini 1.5 Pro")["3-shot"]["3e1c"][1]).toBe(8.6);
    slip("§1, Tables 4 and 7", "227");
    expect(datasets.rows.find(([name]) => name === "FOLIO")?.[3]).toBe("1435");
  });

  test("Appendix B: n times or more is what “more than n − 1” says", () => {
    slip("Appendix B, Algorithm 1", "n or more");
    for (let n = 2; n < 9; n++) for (let o = 0; o < 12; o++) expect(o > n - 1).toBe(o >= n);
  });

  test("Appendix H: its content has facts, and contradicts the option that its key names", () => {
    slip("Appendix H, §2.1", "facts as well");
    slip("Appendix H, §2.1", "contradicted");
    const premises = ["(p ∨ b) → k", "¬k", "r", "¬(k ∧ r) → s", "¬b"].map((line) => parse(line));
    const relation = (conclusion: string) => decideRelation({ premises, conclusion: parse(conclusion) });
    expect(["p", "¬s → ¬p", "s", "p → r"].map(relation)).toEqual([
      "contradiction",
      "entailment",
      "entailment",
      "entailment",
    ]);
  });
});
