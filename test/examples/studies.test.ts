/** The studies among the examples measure what they say: belief moves who goes by it, and other words move who remembers. */
import { expect, test } from "vitest";
import { functionModel } from "#models/function-model";
import { generate } from "#commands/generate/generate";
import { askOwnStudy, type OwnStudy } from "#commands/study/define-study";
import biases from "../../examples/biases.ts";
import isomorphs from "../../examples/isomorphs.ts";
import { models, newStore } from "../fixture.ts";

const skills = ["modus tollens", "modus ponens"];

/** A model that says yes to the questions of one vocabulary, and no to all others. */
const fondOf = (lexicon: string) => {
  const fond = new Set([...generate({ lexicon, perSkill: 2, skills })].map(({ text }) => text));
  return functionModel("fond", (text) => (fond.has(text) ? "Yes." : "No."));
};

/** A model that knows the answers in one vocabulary, and says no to all others. */
const rememberer = (lexicon: string) => {
  const known = new Map(
    [...generate({ lexicon, perSkill: 2, skills })].map(({ text, key }) => [text, key[0]]),
  );
  return functionModel("rememberer", (text) => known.get(text) ?? "no");
};

const tablesOf = async (
  study: OwnStudy,
  options: Parameters<OwnStudy["parts"]>[0],
  asked: ReturnType<typeof models>,
) => {
  const { json } = await askOwnStudy(study, options, asked, { store: newStore(":memory:") });
  return JSON.parse(JSON.stringify(json)).tables;
};

test("biases: who goes by belief says yes where the words fit the world, who reasons says yes to half", async () => {
  const asked = [...models("reasoner:oracle"), fondOf("plausible")];
  const [words, belief] = await tablesOf(biases, { seed: 1, skills: skills.join() }, asked);
  expect(words.columns).toEqual(["model", "plausible", "counterintuitive", "nonsense"]);
  for (const accuracy of words.rows[0].slice(1)) expect(accuracy).toMatchObject({ value: 1, n: 4 });
  expect(belief.rows).toEqual([
    ["oracle", "believable, affirmed", 2, 2, 1],
    ["oracle", "unbelievable, denied", 2, 2, 1],
    ["oracle", "unbelievable, affirmed", 2, 2, 1],
    ["oracle", "believable, denied", 2, 2, 1],
    ["fond", "believable, affirmed", 2, 1, 2],
    ["fond", "unbelievable, denied", 2, 1, 2],
    ["fond", "unbelievable, affirmed", 2, 1, 0],
    ["fond", "believable, denied", 2, 1, 0],
  ]);
});

test("isomorphs: who reasons answers each argument alike in all words, who remembers some words does not", async () => {
  const asked = [...models("reasoner:oracle", "reasoner:affirmer"), rememberer("scenes")];
  const [accuracy, consistency] = await tablesOf(isomorphs, { rounds: 1, skills: skills.join() }, asked);
  expect(accuracy.rows.map(([part]: readonly unknown[]) => part)).toEqual([
    "scenes 1",
    "everyday 1",
    "counterintuitive 1",
    "nonsense 1",
  ]);
  expect(consistency.rows).toEqual([
    ["oracle", 4, 4, 0, 0],
    ["affirmer", 4, 2, 2, 0],
    ["rememberer", 4, 2, 0, 2],
  ]);
});

test("a model whose replies are unreadable neither says yes nor answers in any words", async () => {
  const mute = functionModel("mute", () => "Hard to say.");
  const [words, belief] = await tablesOf(biases, { seed: 1, skills: skills.join() }, [mute]);
  for (const accuracy of words.rows[0].slice(1)) expect(accuracy).toMatchObject({ value: 0, n: 4 });
  for (const [, , ...counts] of belief.rows) expect(counts).toEqual([0, 0, 0]);
  const [, consistency] = await tablesOf(isomorphs, { rounds: 1, skills: skills.join() }, [mute]);
  expect(consistency.rows).toEqual([["mute", 0, 0, 0, 0]]);
});
