// @long: whole commands, one after another
/** Suites asked: what is stored is not asked again, wherever and however the asking ended. */
import { beforeEach, describe, expect, test } from "vitest";
import type { LanguageModel } from "#models/language-model";
import { computeRunId } from "#runs/plan";
import type { Run, Store } from "#runs/store";
import { requireComplete } from "#experiments/asking/asking";
import { readChoiceSuite, fileSuite } from "#workspace/files/entries";
import { report } from "#experiments/results/report";
import { planRun, run, type RunOptions } from "#experiments/asking/plan-run";
import { suiteWords } from "#experiments/results/plan-words";
import { choiceSuite, diagnosisSuite, generatedSuite } from "#experiments/suites";
import { functionModel } from "#models/function-model";
import { CallError } from "../../src/models/language-model.ts";
import { askedRun, choiceLines, linesFor, models, newStore, fixture, told } from "../fixture.ts";

const { save: write, pathOf } = fixture();
const rules = ["modus ponens", "modus tollens", "addition", "affirming the consequent"];
const novice = "reasoner:novice?weak=modus tollens&slip=0.6";

let store: Store;
beforeEach(() => {
  store = newStore();
});

/** The model, stopped by a signal when it has been asked so often. */
const stoppedAfter = (model: LanguageModel, calls: number) => {
  const controller = new AbortController();
  let asked = 0;
  const stopped: LanguageModel = {
    ...model,
    ask: (prompt, options) => {
      asked += 1;
      if (asked === calls) controller.abort(new Error("stopped"));
      return model.ask(prompt, options);
    },
  };
  return { stopped, signal: controller.signal, asked: () => asked };
};

/** What a report says of a run, but for its times. */
const facts = async (of: Store): Promise<unknown> => {
  const { date: _, ...rest } = await report({ judge: true }, { store: of });
  return rest;
};

describe("a suite", () => {
  test("whose file repeats lines asks each question once, and says how many lines are left out", async () => {
    const plain = linesFor({ profile: "paper", limit: 20, seed: 6 });
    const suite = await fileSuite(
      write("twice.jsonl", [...plain, ...plain, ...plain.slice(0, 5)].join("\n")),
    );
    const told: string[] = [];
    const outcome = await run(
      { suite, models: models("reasoner:oracle") },
      { store, onNotice: (text) => told.push(text) },
    );
    expect(outcome).toMatchObject({ done: 20, total: 20 });
    expect(told).toContain("25 repeated lines are left out: each question is asked once");
    expect(await report({}, { store })).toMatchObject({
      suiteSize: 20,
      models: [{ accuracy: { value: 1, n: 20 } }],
    });
    expect(suiteWords(suite)).toMatch(/twice\.jsonl, without 25 repeated lines$/);
  });

  test.each([undefined, 1] as const)(
    "whose four-option lines repeat asks each item once: rotations %s",
    async (rotations) => {
      const plain = choiceLines({ perType: 1 });
      const suite = await fileSuite(write("twice-4.jsonl", [...plain, ...plain].join("\n")), { rotations });
      const { total } = await run({ suite, models: models("reasoner:oracle") }, { store });
      expect(total).toBe(plain.length * (rotations ?? 4));
      expect(await Array.fromAsync(readChoiceSuite(suite))).toHaveLength(plain.length);
    },
  );

  test("of two kinds of questions is reported over both", async () => {
    const [plain, choices] = [
      linesFor({ profile: "paper", limit: 20, seed: 6 }),
      choiceLines({ perType: 1 }),
    ];
    const suite = await fileSuite(write("mixed.jsonl", [...plain, ...choices].join("\n")));
    await run({ suite, models: models("reasoner:oracle") }, { store });
    const {
      models: [oracle],
      circles,
    } = await report({}, { store });
    expect(oracle?.accuracy).toMatchObject({ value: 1, n: 20 + choices.length });
    expect(circles).toBeUndefined();
  });
});

describe("stopped and begun again", () => {
  const suites: readonly {
    readonly what: string;
    readonly named: string;
    readonly suite: RunOptions["suite"];
  }[] = [
    {
      what: "a generated run",
      named: novice,
      suite: generatedSuite({ profile: "paper", skills: rules, perSkill: 3 }),
    },
    {
      what: "a run of four-option questions",
      named: "reasoner:novice?slip=0.6&depth=2",
      suite: choiceSuite({ perType: 3 }),
    },
    { what: "a diagnosis", named: novice, suite: diagnosisSuite({ skills: rules, budget: 120 }) },
  ];

  test.each(suites)(
    "$what ends as if nobody had disturbed it, each call made once",
    async ({ suite, named }) => {
      const [model] = models(named);
      if (model === undefined) throw new Error("no model");
      const calm = newStore();
      const whole = await run({ suite, models: [model] }, { store: calm });
      requireComplete(whole);
      let asked = 0;
      // In the pilot of the diagnosis, and in its search.
      for (const calls of [5, 9, 80]) {
        const { stopped, signal, asked: count } = stoppedAfter(model, calls);
        const outcome = await run(
          { suite, models: [stopped] },
          { store, signal, pacing: { concurrency: 2 } },
        );
        if (calls < 80) expect(outcome.interrupted).toBe(true);
        asked += count();
      }
      const last = stoppedAfter(model, Number.POSITIVE_INFINITY);
      requireComplete(await run({ suite, models: [last.stopped] }, { store }));
      expect(asked + last.asked()).toBe(whole.total);
      expect(await facts(store)).toEqual(await facts(calm));
    },
  );
});

describe("prompts", () => {
  /** A model that keeps what it is sent. */
  const listening = (reply: (count: number) => string) => {
    const sent: string[] = [];
    const model = functionModel("kept", (_, { messages }) => reply(sent.push(JSON.stringify(messages))));
    return { model, sent };
  };

  test("three solved examples show one of each type and none that is asked, also from a file that holds what is asked", async () => {
    const lines = choiceLines({ perType: 2, seed: 5 });
    const asked = write("asked.jsonl", lines.join("\n"));
    write("both.jsonl", [...lines, ...choiceLines({ perType: 2, seed: 6 })].join("\n"));
    const passages = lines
      .map((line): { readonly question: string } => JSON.parse(line))
      .map(({ question }) => JSON.stringify(question.split("\n")[0]).slice(1, -1));
    const { model, sent } = listening(() => "A");
    const suite = await fileSuite(asked);
    for (const one of [{ ...suite, shotsFrom: pathOf("both.jsonl") }, suite])
      await askedRun({ suite: one, models: [model], shots: 3 }, store);
    expect(sent).toHaveLength(48);
    for (const text of sent) {
      expect(passages.filter((passage) => text.includes(passage))).toHaveLength(1);
      expect(text.match(/\\nD[.:)] /g)?.length).toBe(4);
    }
  });
});

describe("four-option questions", () => {
  test("a rotation that fails leaves its circle incomplete, which counts neither for nor against", async () => {
    const [oracle] = models("reasoner:affirmer");
    if (oracle === undefined) throw new Error("no model");
    let isBroken = true;
    let asked = 0;
    const brittle: LanguageModel = {
      ...oracle,
      ask: async (prompt, options) => {
        asked += 1;
        if (isBroken && asked === 3) throw new CallError("request", "too long for me");
        return oracle.ask(prompt, options);
      },
    };
    const options = { suite: choiceSuite({ perType: 1 }), models: [brittle] };
    const outcome = await run(options, { store });
    expect(() => requireComplete(outcome)).toThrow(/too long for me/);
    expect((await told(store)).models[0]?.circles).toMatchObject({
      circles: 3,
      complete: 2,
      circular: { value: 0, n: 2 },
      partialCircular: { n: 2 },
    });
    isBroken = false;
    asked = 0;
    await askedRun(options, store);
    expect((await told(store)).models[0]?.circles).toMatchObject({ circles: 3, complete: 3 });
    expect(asked).toBe(1);
  });
});

test("the run of a plan is known before it is asked", async () => {
  const options = {
    suite: generatedSuite({ profile: "paper", limit: 2 }),
    models: models("reasoner:oracle"),
  };
  const { plan }: Pick<Run, "plan"> = await planRun(options);
  expect(computeRunId(plan)).toBe(await askedRun(options, store));
});
