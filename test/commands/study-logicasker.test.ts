// @long: whole commands, one after another
/** §4 of the LogicAsker papers as one study, wherever it was cut off. */
import { describe, expect, test } from "vitest";
import type { LanguageModel } from "#models/language-model";
import type { Store } from "#runs/store";
import { preview } from "#experiments/asking/preview";
import { openModels } from "#workspace/settings/open-models";
import {
  planLogicAskerStudy,
  studyLogicAsker,
  type LogicAskerStudyOptions,
} from "#commands/study/study-logicasker";

import { generatedSuite, lengthsSuite } from "#experiments/suites";
import { papersConditions } from "#items/suite";
import { papersLesson } from "#experiments/teaching/lessons";
import { models, newStore } from "../fixture.ts";

const novice = "reasoner:novice?weak=modus tollens,universal transitivity&slip=0.8&learns=true&by=rule";
const optionsFor = (asked: readonly LanguageModel[]): LogicAskerStudyOptions => ({
  models: asked,
  suite: generatedSuite({ profile: "paper", perSkill: 2 }),
  lengths: lengthsSuite({ profile: "paper", perLength: 10 }),
  lesson: papersLesson,
});

const studied = (
  store: Store,
  asked: readonly LanguageModel[],
  signal?: AbortSignal,
  more: Partial<LogicAskerStudyOptions> = {},
) =>
  studyLogicAsker(
    { ...optionsFor(asked), ...more },
    {
      store,
      validityOf: async () => ({ drawn: 0, of: 0, faulty: 0, sheets: [] }),
      ...(signal === undefined ? {} : { signal, pacing: { concurrency: 4 } }),
    },
  );

describe("a study", async () => {
  const whole = await studied(newStore(), models(novice));

  test("tells first and second iteration, lengths, demonstrations and weak rules", () => {
    const { report, part } = whole;
    const [model] = report.models;
    expect(report.suiteSize).toBe(416);
    expect(model?.byLength.map(({ name }) => name)).toEqual(["1", "3", "5", "7"]);
    expect(model?.secondIteration?.value).toBeLessThan(model?.accuracy.value ?? 0);
    const gain = model?.teaching?.[0]?.differences.find(({ from, to }) => from === "random" && to === "weak");
    expect(gain?.value).toBeGreaterThan(0.3);
    expect(gain?.p).toBeLessThan(0.001);
    expect(part.weakRules[0]?.rules[0]?.rule).toBe("modus tollens");
    // What counts words gets on the papers' questions.
    expect(part.counted).toMatchObject({ n: 416 });
    expect(part.counted.value).toBeGreaterThan(0.75);
    expect(part.sharedUnrelated.value).toBeCloseTo(10 / 63, 1);
  });

  test("LogicAsker §4: asks the papers' questions, and the same arguments in Organon's words, paired", async () => {
    const small = {
      suite: generatedSuite({ ...papersConditions, perSkill: 1 }),
      lengths: lengthsSuite({ ...papersConditions, perLength: 2 }),
      also: "ours" as const,
      reader: "papers" as const,
    };
    const { report, part } = await studied(newStore(), models(novice), undefined, small);
    expect([report.style, part.ours?.style]).toEqual(["paper", "natural"]);
    const [beside] = part.ours?.models ?? [];
    expect(beside?.accuracies.map(({ n }) => n)).toEqual([208, 208]);
    expect(beside?.difference.n).toBe(208);
    expect(part.conditions).toMatchObject({ arePapers: true });
    expect(report.versions.reader).toMatch(/^papers/);
    expect(whole.part.ours).toBeUndefined();
    expect(whole.part.conditions.line).toContain("not the papers'");
    const parts = await planLogicAskerStudy({ ...optionsFor(models(novice)), ...small });
    expect(parts.map(({ what }) => what)).toContain("in Organon's words");
  });

  test("LogicAsker Appendix G: each prompt is the template, with the sentences of style paper alone", async () => {
    const parts = await planLogicAskerStudy({
      ...optionsFor(models(novice)),
      suite: generatedSuite({ ...papersConditions, perSkill: 1 }),
      lengths: lengthsSuite({ ...papersConditions, perLength: 4 }),
    });
    for (const { questions, prompt } of parts.slice(0, 2))
      for await (const question of questions())
        expect(prompt(question)).toEqual({
          messages: [
            {
              role: "user",
              content: `Consider the following premises: ${question.premises?.join(" ")} Can we infer the following from them? Answer yes or no: ${question.conclusion}`,
            },
          ],
        });
  });

  test("is what latest means once it has ended, and its lessons say what they showed", async () => {
    const store = newStore();
    const { report } = await studied(store, models(novice));
    expect((await store.findRun("latest")).id).toBe(report.run);
    const { byLesson = [] } = report.models[0]?.teaching?.[0] ?? {};
    const accuracyOf = (arm: string, showsRule: boolean) =>
      byLesson.find((one) => one.arm === arm && one.showsRule === showsRule)?.accuracy;
    // Who learns from what is shown is right where its lesson shows the rule.
    expect(accuracyOf("weak", true)?.value).toBe(1);
    expect(accuracyOf("random", false)?.value).toBeLessThan(1);
  });

  test("cut off anywhere and given again ends as if nobody had disturbed it", async () => {
    const store = newStore();
    const [model] = models(novice);
    if (model === undefined) throw new Error("no model");
    // In the first iteration, among the lengths, among the lessons.
    for (const calls of [150, 280, 80]) {
      const controller = new AbortController();
      let asked = 0;
      const counting: LanguageModel = {
        ...model,
        ask: (prompt, more) => {
          asked += 1;
          if (asked === calls) controller.abort(new Error("cut off"));
          return model.ask(prompt, more);
        },
      };
      await expect(studied(store, [counting], controller.signal)).rejects.toThrow("cut off");
    }
    const { report, part } = await studied(store, models(novice));
    expect(report.models).toEqual(whole.report.models);
    expect(part).toEqual(whole.part);
  });
});

test("a novice that does not learn gains nothing, and no gain is claimed", async () => {
  const { report } = await studied(newStore(), models(novice.replace("learns=true", "learns=false")));
  for (const { value, low, p } of report.models[0]?.teaching?.[0]?.differences ?? []) {
    expect(value).toBe(0);
    expect(low).toBeLessThan(0);
    expect(p).toBe(1);
  }
});

test("its parts and their prices are known before anything is asked, those of the lessons about", async () => {
  const dear = openModels(["openai:gpt-4.1"], { env: {}, asking: false });
  const parts = await planLogicAskerStudy({
    models: dear,
    suite: generatedSuite({ profile: "paper" }),
    lengths: lengthsSuite({ profile: "paper" }),
    lesson: papersLesson,
  });
  const told = [];
  for (const { about = false, ...planned } of parts) {
    const { total } = await preview(planned);
    expect(total.usd.least).toBeGreaterThan(0);
    told.push([planned.what, about, total.calls]);
  }
  expect(told).toEqual([
    ["first iteration", false, 2080],
    ["lengths", false, 400],
    ["second iteration", true, 100],
    ["random demonstrations", true, 100],
    ["weak demonstrations", true, 100],
  ]);
});
