/** Training files: balanced, split, and without a question that is tested. */
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { listProfileSkills } from "#catalog/profiles";
import { contentKey } from "#diagnosis/leaks";
import { suiteOf } from "../items/suite-of.ts";
import { everyday } from "#language/lexicons/everyday";
import { counterintuitive } from "#language/lexicons/plausible";
import { paper } from "#language/styles/paper";
import { reasonTellers } from "#diagnosis/reasons";
import { chatLine, completionLine } from "#diagnosis/training";
import { createLeakGuard } from "../../src/diagnosis/leaks.ts";
import { demonstrate } from "../../src/diagnosis/demonstrate.ts";
import { createMakers, createTraining } from "#runs/recipes/improvement";

const plan = { profile: "paper", length: 1, seed: 8, style: paper, lexicon: everyday };
const tested: readonly ProblemLine<"rule">[] = [...suiteOf(plan, { perSkill: 3 })].flatMap((outcome) =>
  "item" in outcome ? [outcome.item] : [],
);
const skill = fc.constantFrom(...listProfileSkills("paper"));
const options = { tested, examples: 60, validationShare: 0.2, tellReason: reasonTellers.short };

describe("a leak", () => {
  const guard = createLeakGuard(tested);
  const item = tested.find(({ premises }) => premises.length > 1)!;

  test("is known by id, by text whatever its case and spaces, and by content in another wording and order", () => {
    expect(guard.leakOf(item)).toBe("id");
    expect(guard.leakOf({ id: "other", question: `  ${item.question.toUpperCase()}\n` })).toBe("text");
    const premises = item.premises.toReversed();
    expect(guard.leakOf({ ...item, id: "other", question: "otherwise", premises })).toBe("content");
  });

  test("is none where the same argument is in other words", () => {
    const formulas = (one: ProblemLine<"rule">) => [...one.premises, one.conclusion];
    const worded = [...suiteOf({ ...plan, lexicon: counterintuitive }, { perSkill: 3 })].flatMap((outcome) =>
      "item" in outcome ? [outcome.item] : [],
    );
    expect(worded.map(formulas)).toEqual(tested.map(formulas));
    expect(worded.filter((one) => guard.leakOf(one) !== undefined)).toEqual([]);
  });

  test("imported questions are known by id and text alone", () => {
    const imported = createLeakGuard([{ id: "theirs", question: item.question }]);
    expect(imported.leakOf(item)).toBe("text");
    expect(imported.leakOf({ ...item, question: "otherwise" })).toBeUndefined();
  });
});

describe("a training set", () => {
  const makers = createMakers();
  test("is half yes and half no in both files, of the weak rules or their stand-ins, and leaks nothing", async () => {
    const contents = new Set(tested.map(contentKey));
    const texts = new Set(tested.map(({ question }) => question));
    expect(contents.size).toBe(tested.length);
    await fc.assert(
      fc.asyncProperty(fc.array(skill, { minLength: 1, maxLength: 4 }), async (weak) => {
        const { train, validation } = await createTraining(weak, { plan, makers }, options);
        for (const file of [train, validation])
          expect(file.filter(({ label }) => label === "yes").length * 2).toBe(file.length);
        const all = [...train, ...validation];
        expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
        expect(all.filter(({ question }) => texts.has(question))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test("throws away what leaks and counts it: its own questions named as tested give it others", async () => {
    const weak = [{ rule: "modus tollens", kind: "valid" }];
    const first = await createTraining(weak, { plan, makers }, options);
    const again = await createTraining(
      weak,
      { plan, makers },
      { ...options, tested: first.train.map(({ itemId, question }) => ({ id: itemId, question })) },
    );
    expect(again.dropped.id).toBeGreaterThanOrEqual(first.train.length / 2);
    const known = new Set(first.train.map(({ itemId }) => itemId));
    expect([...again.train, ...again.validation].filter(({ itemId }) => known.has(itemId))).toEqual([]);
  });
});

describe("a training line", () => {
  const shown = demonstrate(tested[0]!);

  test("in OpenAI's chat form has a user's and an assistant's message, and the system prompt where there is one", () => {
    expect(JSON.parse(chatLine(shown))).toEqual({
      messages: [
        { role: "user", content: shown.question },
        { role: "assistant", content: shown.answer },
      ],
    });
    expect(JSON.parse(chatLine(shown, "Be brief."))).toMatchObject({
      messages: [{ role: "system", content: "Be brief." }, {}, {}],
    });
  });

  test("as prompt and completion parts the two by a space", () => {
    expect(JSON.parse(completionLine(shown))).toEqual({
      prompt: shown.question,
      completion: ` ${shown.answer}`,
    });
  });
});
