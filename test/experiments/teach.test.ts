/** Demonstrations for the weak skills of a run's model, and training questions that are checked for leaks. */
import { describe, expect, test } from "vitest";
import type { Question } from "#items/question";
import { chatTurns, type Demonstration } from "#diagnosis/demonstrate";
import { generate } from "#commands/generate/generate";
import { generatedSuite } from "#experiments/suites";
import { teach, training } from "#experiments/teaching/teach";
import { askedRun, models, newStore } from "../fixture.ts";

const store = newStore();
const novice = "reasoner:novice?weak=modus tollens&slip=0.9";
const suite = generatedSuite({
  profile: "paper",
  perSkill: 4,
  skills: ["modus tollens", "addition", "De Morgan", "affirming the consequent"],
});
await askedRun({ suite, models: models(novice) }, store);

async function* streamOf(questions: Iterable<Question>): AsyncGenerator<Question> {
  yield* questions;
}
const textsOf = (shown: readonly Demonstration[]): readonly string[] => shown.map(({ question }) => question);

describe("training questions", () => {
  test("are balanced, each once, and none of the run or of the suites named", async () => {
    const others = [...generate({ profile: "paper", perSkill: 6, seed: 77, skills: ["modus tollens"] })];
    const made = await training({ examples: 100, against: streamOf(others) }, { store });
    expect([made.train.length, made.validation.length]).toEqual([90, 10]);
    expect(made.train.filter(({ label }) => label === "yes")).toHaveLength(45);
    const texts = textsOf([...made.train, ...made.validation]);
    expect(new Set(texts).size).toBe(100);
    const tested = new Set([...generate(suite), ...others].map(({ text }) => text));
    expect(texts.filter((text) => tested.has(text))).toEqual([]);
    expect(made.checkedAgainst).toBe(suite.perSkill! * 10 + others.length);
  });

  test("made from the training seeds are recognised as leaking, and other questions are made", async () => {
    const first = textsOf((await training({ examples: 100 }, { store })).train);
    // The same questions as somebody else's suite would hold them.
    const theirs = first.map((text, index): Question => ({
      id: `theirs-${index}`,
      text,
      answers: [{ label: "yes" }, { label: "no" }],
      key: ["yes"],
      tags: {},
    }));
    const again = await training({ examples: 100, against: streamOf(theirs) }, { store });
    expect(again.dropped.text).toBeGreaterThanOrEqual(90);
    expect(textsOf(again.train).filter((text) => first.includes(text))).toEqual([]);
  });

  test("cannot be made of a model without weak skills", async () => {
    const other = newStore();
    await askedRun(
      { suite: generatedSuite({ profile: "paper", limit: 4 }), models: models("reasoner:oracle") },
      other,
    );
    await expect(training({}, { store: other })).rejects.toMatchObject({ code: "finding" });
  });
});

describe("demonstrations", () => {
  const reasonsOf = async (reasons?: "short" | "proof" | "none"): Promise<string> => {
    const { shown } = await teach({ shots: 2, reasons }, { store });
    return shown.map(({ text }) => text).join("\n\n");
  };

  test("are turns of a chat or the papers' text, and reasons come as they are wanted", async () => {
    const { shown, model } = await teach({ shots: 2 }, { store });
    expect(model).toBe(novice);
    expect(chatTurns(shown).map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(await reasonsOf()).toMatch(/We can infer that: .* Because this follows by /);
    expect(await reasonsOf("proof")).toMatch(/^1\. Premise: .*\n2\. /m);
    expect(await reasonsOf("none")).not.toContain("Because");
  });

  test("nearest ones are for a question that is named", async () => {
    await expect(teach({ strategy: "nearest" }, { store })).rejects.toMatchObject({
      code: "misuse",
      hint: expect.stringContaining("--item"),
    });
    const [first] = generate({ ...suite, skills: ["modus tollens"] });
    const { shown } = await teach({ strategy: "nearest", item: first?.id ?? "" }, { store });
    expect(shown.map(({ label }) => label)).toEqual(["no", "yes", "no", "yes"]);
    expect(shown[0]?.rule).toBe("modus tollens");
  });
});
