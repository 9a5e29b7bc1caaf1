/** Suites as plain data: kept by JSON, and opened into their questions. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildRotation } from "#items/formats/rotation";
import { openChoiceGenerator, openSuite, type Questions } from "#items/open-suite";
import { type Question } from "#items/question";
import { readSuite, type Suite } from "#items/suite";
import { parseSuite, suiteSchema } from "../../src/items/suite.ts";
import { type SuiteSources } from "../../src/items/open-suite.ts";
import { choiceSuite, generatedSuite, lengthsSuite } from "#experiments/suites";

// ── random suites ──────────────────────────────────────────────────────────────────────────────────────────

const text = fc.string();
const whole = fc.integer({ min: 1, max: 10_000 });
const orNone = fc.integer({ min: 0, max: 50 });

/** Members that every suite of the kind has, and members that it may have. */
const record = (must: Readonly<Record<string, fc.Arbitrary<unknown>>>, may: typeof must = {}) =>
  fc.record({ ...must, ...may }, { requiredKeys: Object.keys(must), noNullPrototype: true });

const about = { version: text, profile: text, seed: fc.integer(), style: text, lexicon: text };
const chosen = { kinds: fc.array(text), skills: fc.array(text), distinct: fc.constant(true) };
const asked = { items: whole, first: whole, rotations: fc.constant(1), shotsFrom: text };

/** No number is above the count. */
const shard = fc
  .tuple(whole, whole)
  .map(([one, other]) => ({ number: Math.min(one, other), of: Math.max(one, other) }));

const members: Readonly<Record<Suite["kind"], fc.Arbitrary<object>>> = {
  generated: record({ ...about, length: whole }, { ...chosen, perSkill: whole, limit: whole, shard }),
  lengths: record(
    { ...about, lengths: fc.array(whole, { minLength: 1 }), perLength: whole },
    { ...chosen, mix: fc.constantFrom("paper", "balanced", "skills") },
  ),
  diagnosis: record({ ...about, length: whole, budget: whole }, chosen),
  choice: record(
    {
      version: text,
      perType: whole,
      seed: fc.integer(),
      recipe: fc.constantFrom("fair", "paper"),
      propositions: whole,
      variables: whole,
      facts: fc.tuple(orNone, orNone),
      steps: whole,
      paraphrase: fc.constantFrom("none", "same", "proved", "nli"),
    },
    { ...asked, symbolic: fc.constant(true) },
  ),
  file: record({ hash: text }, { file: text, format: fc.constant("choice"), ...asked }),
  tasks: record(
    {
      version: text,
      seed: fc.integer(),
      tasks: fc.array(text, { minLength: 1 }),
      parameters: record(
        {},
        {
          length: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }),
          distractors: fc.array(fc.constantFrom(0, 0.5, 0.95), { minLength: 1 }),
        },
      ),
      style: text,
      lexicon: text,
    },
    { perPoint: whole, limit: whole },
  ),
  adaptive: record({
    name: text,
    words: text,
    version: text,
    seed: fc.integer(),
    plan: fc.constantFrom({}, { task: "three-way", turned: ["length"], base: { width: 2 }, budget: 40 }),
  }),
  derived: record({ from: fc.constantFrom("weaknesses", "probe"), hash: text }),
};

const kinds = suiteSchema.options.map(({ shape }) => shape.kind.value);

describe("a suite", () => {
  test.each(kinds)("of kind %s is the same after JSON, and nothing else is added or lost", (kind) => {
    fc.assert(
      fc.property(members[kind], (more) => {
        const suite = readSuite(kind, more);
        expect(suite).toEqual({ ...more, kind });
        expect(parseSuite(JSON.parse(JSON.stringify(suite)))).toEqual(suite);
      }),
    );
  });
});

// ── suites opened ──────────────────────────────────────────────────────────────────────────────────────────

const opened = async (suite: Suite, sources?: SuiteSources): Promise<readonly Question[]> => {
  const found: Question[] = [];
  for await (const question of openSuite(suite, sources) satisfies Questions) found.push(question);
  return found;
};

describe("an opened suite", () => {
  const small = { skills: ["modus ponens", "addition"] };

  test.each<Suite>([
    generatedSuite({ ...small, perSkill: 2 }),
    lengthsSuite({ lengths: [1, 2], perLength: 4 }),
    choiceSuite({ perType: 1 }),
  ])("of kind $kind gives the same questions at each walk", async (suite) => {
    const questions = openSuite(suite);
    const first = await Array.fromAsync(questions);
    expect(first).not.toHaveLength(0);
    expect(await Array.fromAsync(questions)).toEqual(first);
  });

  const made = (suite: ReturnType<typeof choiceSuite>) => {
    const { at } = openChoiceGenerator(suite).generator;
    return Array.from({ length: suite.items ?? 0 }, (_, index) => at(index)).flatMap((outcome) =>
      "item" in outcome ? [outcome.item] : [],
    );
  };
  const circle = [0, 1, 2, 3];

  test("of four-option questions gives the rotations of each item, one item after the other, and the item with them", async () => {
    const suite = choiceSuite({ perType: 1 });
    const all = made(suite).flatMap((item) => circle.map((rotation) => buildRotation(item, rotation)));
    expect(await opened(suite)).toEqual(all);
    expect(await opened(choiceSuite({ perType: 1, first: 2 }))).toEqual(all.slice(0, 8));
    const once = all.filter(({ tags }) => tags["rotation"] === "0");
    expect(await opened(choiceSuite({ perType: 1, rotations: 1 }))).toEqual(once);
  });

  test("of a file that is not at hand, or of another run's answers, is misuse", async () => {
    await expect(opened(readSuite("file", { hash: "ab12", file: "suite.jsonl" }))).rejects.toThrow(
      /not at hand/,
    );
    await expect(opened({ kind: "derived", from: "probe", hash: "ab12" })).rejects.toThrow(/answers/);
  });
});
