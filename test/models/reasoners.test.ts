/** The built-in reasoners: what each answers, to questions with yes and no and to those with four options. */
import { describe, expect, test } from "vitest";
import { listProfileSkills } from "#catalog/profiles";
import { optionLetters } from "#items/formats/choice";
import { buildRotation } from "#items/formats/rotation";
import { createGenerator } from "#items/generate";
import { toQuestion, type Question } from "#items/question";
import { suiteOf } from "../items/suite-of.ts";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { openModel } from "#models/open-model";
import { openReasoner, reasoners } from "../../src/models/reasoners/open-reasoner.ts";
import { answerReader } from "#scoring/readers/readers";
import { buildPrompt } from "#runs/prompt";
import { importQuestions } from "#experiments/import-questions";
import { choices } from "../items/choice/made.ts";

const plan = { profile: "full", length: 1, seed: 4, style: paper, lexicon: everyday } as const;
const questions = [...suiteOf(plan, { perSkill: 1 }, createGenerator(plan))].flatMap((outcome) =>
  "item" in outcome ? [toQuestion(outcome.item)] : [],
);
const rotations = choices(6).flatMap((item) => [0, 1, 2, 3].map((rotation) => buildRotation(item, rotation)));

const modelNamed = (id: string) =>
  openModel(id, { origin: "command line", env: {}, reasoners: openReasoner });
const models = new Map(reasoners.map((name) => [`reasoner:${name}`, modelNamed(`reasoner:${name}`)]));

/** What a reasoner says to a question, with nothing but the prompt. */
const saysTo = async (id: string, question: Question): Promise<string> => {
  const prompt = buildPrompt(question, { style: "direct", template: "appendix" });
  const reply = await (models.get(id) ?? modelNamed(id)).ask(prompt, {});
  return reply.text;
};

/** The answer that is read from what it says. */
const answerTo = async (id: string, question: Question): Promise<string | undefined> =>
  answerReader.judge(question, { status: "answered", text: await saysTo(id, question) }).answer;

test("the coin is tossed anew each time that a question is asked, and as ever the first time", async () => {
  const coin = modelNamed("reasoner:coin");
  const said = async (epoch?: number): Promise<string> => {
    const texts = questions.slice(0, 40).map(async (question) => {
      const prompt = buildPrompt(question, { style: "direct", template: "appendix" });
      return (await coin.ask(prompt, epoch === undefined ? {} : { epoch })).text;
    });
    return (await Promise.all(texts)).join();
  };
  expect(await said(0)).toBe(await said());
  expect(new Set([await said(0), await said(1), await said(2)]).size).toBe(3);
  expect(await said(1)).toBe(await said(1));
});

describe("a reasoner", () => {
  test.each(reasoners)("%s answers readably, and the same a second time", async (name) => {
    for (const question of questions.slice(0, 8)) {
      const text = await saysTo(`reasoner:${name}`, question);
      expect(answerReader.judge(question, { status: "answered", text }).outcome).toMatch(/^(in)?correct$/);
      expect(await saysTo(`reasoner:${name}`, question)).toBe(text);
    }
    for (const rotation of rotations.slice(0, 4))
      expect(optionLetters).toContain(await answerTo(`reasoner:${name}`, rotation));
  });

  test("oracle is right on every skill and in every rotation", async () => {
    expect(questions).toHaveLength(listProfileSkills("full").length);
    for (const question of [...questions, ...rotations])
      expect([await answerTo("reasoner:oracle", question)], question.text).toEqual(question.key);
  });
});

describe("the novice, a fallible prover,", () => {
  const weak = ["modus tollens", "universal resolution"];
  const generator = createGenerator({ ...plan, profile: "balanced", length: 2 });
  const drawn = Array.from({ length: 120 }, (_, k) => generator.at(k)).flatMap((outcome) =>
    "item" in outcome ? [toQuestion(outcome.item)] : [],
  );
  /** A proof costs it a tenth of a second: questions that a weakness may touch, and as many others. */
  const isNear = ({ problem }: Question): boolean =>
    problem?.rule === "affirming the consequent" ||
    weak.some((rule) => problem?.requiredRules?.needed?.includes(rule));
  const asked = [true, false].flatMap((near) => drawn.filter((one) => isNear(one) === near).slice(0, 12));
  const wrong = async (id: string): Promise<readonly Question[]> => {
    const answered = await Promise.all(
      asked.map(async (question) => [question, await answerTo(id, question)] as const),
    );
    return answered.flatMap(([question, answer]) => (question.key.includes(answer ?? "") ? [] : [question]));
  };

  test("is right on everything where nothing is weak", async () => {
    expect(await wrong("reasoner:novice?slip=1&depth=9")).toEqual([]);
  });

  test("errs exactly where a weak rule stands in every shortest proof", async () => {
    const all = await wrong(`reasoner:novice?weak=${weak.join(",")}&slip=1&depth=2`);
    const expected = asked.filter(({ problem }) =>
      weak.some((rule) => problem?.requiredRules?.needed?.includes(rule)),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(all.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  test("draws a weak fallacy, and is right where nothing tempts to it", async () => {
    const all = await wrong("reasoner:novice?weak=affirming the consequent&slip=1&depth=2");
    expect(all.some(({ problem }) => problem?.rule === "affirming the consequent")).toBe(true);
    for (const { key } of all) expect(key).toEqual(["no"]);
  });

  test("slips on a share of the applications, by its seed", async () => {
    const half = await wrong("reasoner:novice?weak=modus tollens&slip=0.5&depth=2");
    expect(half.length).toBeGreaterThan(0);
    expect(await wrong("reasoner:novice?weak=modus tollens&slip=0.5&depth=2&seed=2")).not.toEqual(half);
  });
});

describe("the oracle answers questions of third-party datasets by their own parsers", () => {
  const rules = (label: string, semantics: object = {}) => ({
    context: "Anne is kind. If someone is kind then they are big.",
    questions: [{ text: "Anne is big.", label, ...semantics }],
  });
  const packaged = {
    id: "one",
    context: "Anne is kind. If someone is kind then they are big.",
    question:
      "Based on the above information, is the following statement true, false, or unknown? Anne is not big.",
    options: ["A) True", "B) False", "C) Unknown"],
    answer: "B",
  };
  test.each([
    [
      "prontoqa",
      JSON.stringify({
        question: "Every wumpus is a tumpus. Alex is a wumpus.",
        query: "True or false: Alex is a tumpus.",
        answer: "True",
      }),
    ],
    ["ruletaker", JSON.stringify(rules("true"))],
    ["pararule-plus", JSON.stringify(rules("true"))],
    ["proofwriter", JSON.stringify([packaged])],
    ["logical-entailment", "(a&b),a,1,0,0,0\na,(a&b),0,0,0,0"],
    [
      "logic-inference",
      JSON.stringify({
        inputs: "Consider the following premises. p -> q. p. Can we infer q from them?",
        targets: "Yes, we can infer it. Therefore the answer is yes.",
      }),
    ],
  ])("%s", async (format, text) => {
    const { questions: imported } = importQuestions(text, { format, name: "one" });
    for (const question of imported)
      expect([await answerTo("reasoner:oracle", question)], question.text).toEqual(question.key);
  });
});
