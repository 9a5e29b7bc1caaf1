// @long: whole commands, one after another
/** DivLogicEval as one study, wherever it was cut off. */
import { describe, expect, test } from "vitest";
import { divlogicDocument, divlogicJson } from "#commands/study/divlogiceval-document";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { renderTerminal } from "#report/render/terminal";
import type { Store } from "#runs/store";
import { compare } from "#experiments/results/compare";
import { planDivLogicStudy, studyDivLogicEval } from "#commands/study/study-divlogiceval";
import { choiceSuite } from "#experiments/suites";
import { functionModel } from "#models/function-model";
import type { LanguageModel } from "#models/language-model";
import { priceTable } from "#models/price-table";
import { withPrices } from "#models/prices";
import { fileSuite } from "#workspace/files/entries";
import { choiceLines, models, newStore, fixture } from "../fixture.ts";

const suite = choiceSuite({ perType: 4 });
const studied = (store: Store, asked: readonly LanguageModel[], signal?: AbortSignal) =>
  studyDivLogicEval(
    { suite, models: asked },
    { store, ...(signal === undefined ? {} : { signal, pacing: { concurrency: 2 } }) },
  );

describe("the study", async () => {
  const store = newStore();
  const asked = models("reasoner:oracle", "reasoner:oracle?obeys=true&name=obedient", "reasoner:affirmer");
  const told = await studied(store, asked);
  const change = (model: string, name: string) =>
    told.changes.find((one) => one.model === model && one.change === name)?.difference;

  test("asks in words and signs, 0- and 3-shot, and without logic", () => {
    expect([told.report, told.threeShot].map(({ circles }) => circles?.shots)).toEqual([0, 3]);
    for (const report of [told.report, told.threeShot, told.signs.zeroShot, told.signs.threeShot])
      expect(report.models.map(({ circles }) => circles?.circular.value)).toEqual([1, 1, 0]);
    expect(told.report.unfinished).toBeUndefined();
  });

  test("§3.1: who obeys loses by leaving logic out, who does not obey and who never reasoned lose nothing", () => {
    expect(told.withoutLogic.models.map(({ circles }) => circles?.circular.value)).toEqual([
      1,
      expect.any(Number),
      0,
    ]);
    expect(change("obedient", "NoLR")?.circular.value).toBeLessThan(-0.5);
    expect(change("obedient", "NoLR")?.circular.p).toBeLessThan(0.05);
    for (const model of ["oracle", "affirmer"]) expect(change(model, "NoLR")?.circular.value).toBe(0);
  });

  test("§4.2, Table 6: signs are paired with words pair by pair", async () => {
    expect(change("oracle", "signs, 0-shot")?.circular).toMatchObject({ both: 12, n: 12 });
    const [words, signs] = [told.report.run, told.signs.zeroShot.run];
    const { comparison } = await compare({ runs: [words, signs], models: ["reasoner:affirmer"] }, { store });
    expect(comparison.groups?.map(({ name, circular }) => [name, circular.n])).toEqual([
      ["all", 12],
      ["3c1e", 4],
      ["3e1c", 4],
      ["missing-premise", 4],
    ]);
  });

  test("Table 1, Table 3 and Table 6 stand with their columns, accuracy is the mean over orders everywhere, and conditions are told", () => {
    const page = renderMarkdown(divlogicDocument(told));
    expect(page).toContain("| metric | oracle | obedient | affirmer | leads |");
    expect(page).toContain("| set | model | metric | Origin | NoLR | difference | p |");
    expect(page).toContain("| setting | model | metric | DivLogicEval | s-DivLogicEval | difference | p |");
    expect(page).toContain("| DivLogicEval | ACC | 32.2 | 28.6 | −3.6 |");
    expect(page).toContain("PartialCircular for several α");
    expect(page).toContain("Conditions: recipe fair, not the paper's; the prompt of Appendix I");
    // Who always says A is right in one of four orders of each question, and not by chance in the original one.
    const affirmer = told.report.models[2]?.circles?.rotationAccuracy.value;
    expect(affirmer).toBe(0.25);
    expect(change("affirmer", "NoLR")?.rotationAccuracy).toMatchObject({ value: 0, n: 12 });
  });

  test("§3.1, Table 3: other sets stand beside the one asked, with and without logical reasoning", async () => {
    const file = fixture().save("other.jsonl", `${choiceLines({ perType: 1, seed: 9 }).join("\n")}\n`);
    const one = await studyDivLogicEval(
      {
        suite: choiceSuite({ perType: 1 }),
        models: models("reasoner:affirmer"),
        sets: [{ name: "other.jsonl", suite: await fileSuite(file) }],
      },
      { store: newStore() },
    );
    expect(one.changes.flatMap(({ set, change }) => (set === "other.jsonl" ? [change] : []))).toEqual([
      "NoLR",
    ]);
    expect(renderMarkdown(divlogicDocument(one))).toMatch(
      /\| other\.jsonl \| affirmer \| Accuracy \| 25\.0 %/,
    );
  });

  test("tells every table on its page, in Markdown and in JSON", () => {
    const document = divlogicDocument(told);
    const html = renderHtml(document);
    for (const place of ["Figure 2", "Table 3", "Table 6", "Table 7", "§3.3"])
      expect(html, place).toContain(place);
    const markdown = renderMarkdown(document);
    for (const title of [
      "Circular",
      "Without logical reasoning",
      "Known inconsistencies of the paper",
      "Comparison with the paper",
    ])
      expect(markdown, title).toContain(`## ${title}`);
    expect(renderTerminal(document, { width: 100, color: false })).not.toMatch(/undefined|NaN|Infinity/);
    expect(Object.keys(divlogicJson(told))).toEqual(
      expect.arrayContaining(["threeShot", "signs", "withoutLogic", "changes", "guessing", "slips"]),
    );
  });

  test("Table 8: each model's metrics by type and setting stand above the paper's, in its columns, without a difference", () => {
    const page = renderMarkdown(divlogicDocument(told));
    expect(page).toContain("| model | setting | metric | all | 3e1c | 3c1e | missing-premise |");
    expect(page).toMatch(/\| affirmer \| 3-shot \| ACC, mean of orders \| 25\.0 % .*\| 25\.0 %/);
    expect(page).toContain("| GPT-4o | 0-shot | CIR | 14.6 | 10.3 | 13.3 | 20.0 |");
    expect(page).toContain("| o1-preview | 3-shot | PC | 51.2 | 55.6 | 40.9 | 54.0 |");
  });
});

test("Table 3, Table 6: with epochs each difference is the second column minus the first", async () => {
  const one = await studyDivLogicEval(
    {
      suite: choiceSuite({ perType: 3 }),
      models: models("reasoner:coin?seed=1", "reasoner:surface"),
      epochs: 5,
    },
    { store: newStore() },
  );
  const rows = differenceRows(renderMarkdown(divlogicDocument(one)));
  expect(rows.length).toBeGreaterThan(30);
  for (const { line, before, after, difference } of rows)
    expect(Math.abs(after - before - difference), line).toBeLessThan(0.151);
  for (const { id, change, difference } of one.changes)
    if (change !== "signs, 3-shot") {
      const zero = one.report.models.find((model) => model.id === id)?.circles;
      expect(difference.partialCircular.before).toEqual(zero?.partialCircular);
      expect(difference.circular.before.value).toBeCloseTo(zero?.circular.value ?? -1, 12);
    }
});

/** The rows of a page's tables in which a difference is beside two columns, in percentage points. */
const differenceRows = (page: string) =>
  page.split(/\n\n/).flatMap((block) => {
    const [head = [], , ...lines] = block
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").slice(1, -1));
    const at = head.findIndex((heading) => /^ (?:difference|B − A|Δ) $/.test(heading));
    return lines.flatMap((cells) => {
      const [before, after, difference] = [at - 2, at - 1, at].map((place) =>
        Number.parseFloat((cells[place] ?? "").replace("−", "-").replace("+", "")),
      );
      return at < 2 || [before, after, difference].some(Number.isNaN)
        ? []
        : [{ line: cells.join("|"), before: before!, after: after!, difference: difference! }];
    });
  });

test("its parts are known before anything is asked", async () => {
  const parts = await planDivLogicStudy({ suite, models: models("reasoner:oracle") });
  expect(parts.map(({ what }) => what)).toEqual([
    "in words, 0-shot",
    "in words, 3-shot",
    "in signs, 0-shot",
    "in signs, 3-shot",
    "without logical reasoning",
    "option guessing",
    "option guessing, fresh questions",
  ]);
});

describe("the cost of a study", () => {
  // Each call costs 3 tokens out at a cent; one that runs to its 10 tokens would cost ten.
  const prices = withPrices(priceTable, { "function:dear": { in: 0, out: 10_000 } });
  const asking = { prices, pacing: { concurrency: 8 } };
  let [calls, tokensOut] = [0, 3];
  const dear: LanguageModel = {
    ...functionModel("dear", () => "A"),
    parameters: { maxTokens: 10 },
    ask: async () => {
      calls += 1;
      return { text: "A", finishReason: "stop", usage: { tokensIn: 12, tokensOut } };
    },
  };
  const options = { suite: choiceSuite({ perType: 1 }), models: [dear] };

  test("is that of all its runs, and stops at the most over all of them, option guessing included", async () => {
    const store = newStore();
    calls = 0;
    const whole = await studyDivLogicEval(options, { store, ...asking });
    expect(whole.report.models[0]?.cost).toMatchObject({
      calls,
      usd: expect.closeTo(calls * 0.03, 9),
      runs: 7,
    });
    const page = renderMarkdown(divlogicDocument(whole));
    expect(page).toContain(`$${(calls * 0.03).toFixed(2)}, configured price`);
    expect(page).toContain("calls and cost of all runs of the study (7)");
    const all = calls;
    for (const maxCost of [(all - 3) * 0.03, 0.5]) {
      calls = 0;
      const limited = { store: newStore(), ...asking, pacing: { concurrency: 8, maxCost } };
      await expect(studyDivLogicEval(options, limited)).rejects.toMatchObject({ code: "budget" });
      expect(calls * 0.03).toBeLessThanOrEqual(maxCost);
      expect(calls * 0.03).toBeGreaterThan(maxCost - 0.1);
      await expect(studyDivLogicEval(options, limited)).rejects.toMatchObject({ code: "budget" });
      expect(calls * 0.03).toBeLessThanOrEqual(maxCost);
    }
  });

  test("whose replies are not counted says what is unknown, and counts it at its bound", async () => {
    [calls, tokensOut] = [0, 0];
    const store = newStore();
    const whole = await studyDivLogicEval(options, { store, ...asking });
    expect(whole.report.models[0]?.cost).toMatchObject({
      usd: null,
      bound: { known: 0, calls, most: expect.closeTo(calls * 0.1, 9) },
    });
    const tools = { store: newStore(), ...asking, pacing: { concurrency: 8, maxCost: 1.05 } };
    calls = 0;
    await expect(studyDivLogicEval(options, tools)).rejects.toMatchObject({ code: "budget" });
    expect(calls).toBe(10);
  });
});
