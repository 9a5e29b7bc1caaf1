// @long: whole commands, one after another
/** Result cards: written from a run, checked by whoever has them, and refused where anything was changed. */
import { describe, expect, test } from "vitest";
import { cardOf, type ResultCard } from "#verbs/card";
import { fileSuite } from "#verbs/files/entries";
import { choiceSuite, diagnosisSuite, generatedSuite } from "#verbs/suites";
import { verifyCard } from "#verbs/verify";
import { askedRun, linesFor, models, newStore, openFolder } from "./place.ts";

const { write, pathOf } = openFolder();

const cardOfRun = async (suite: Parameters<typeof askedRun>[0]["suite"], ...names: readonly string[]) => {
  const store = newStore();
  const run = await askedRun({ suite, models: models(...names), epochs: 2 }, store);
  return cardOf({ run }, { store });
};
const coin = "reasoner:coin?seed=3";
const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe("a card", () => {
  const card = cardOfRun(generatedSuite({ profile: "paper", limit: 8, seed: 4 }), coin, "reasoner:oracle");

  test("names suite, generator, models, prompt and reader, and holds every reply", async () => {
    const { suite, questions, models: asked, replies, reader, promptHash } = await card;
    expect(suite).toMatchObject({ kind: "generated", seed: 4 });
    expect(questions).toMatchObject({ count: 8 });
    expect(asked.map(({ id }) => id)).toEqual([coin, "reasoner:oracle"]);
    expect(asked[1]?.measures).toMatchObject({ accuracy: { value: 1, n: 8 }, outcomes: { correct: 16 } });
    expect(replies).toHaveLength(32);
    expect([reader, promptHash]).toEqual(["answer-4", expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test("holds wherever it is read", async () => {
    expect(await verifyCard(copy(await card))).toMatchObject({ isSound: true });
  });

  const claims: readonly (readonly [fact: string, forge: (card: ResultCard) => object, message: RegExp])[] = [
    [
      "far more questions than replies",
      (one) => ({
        ...one,
        suite: { ...one.suite, limit: 900_000_000 },
        questions: { ...one.questions, count: 900_000_000 },
      }),
      /claims 900000000 questions but holds 32 replies/,
    ],
    [
      "more questions than its suite has",
      (one) => ({ ...one, questions: { ...one.questions, count: 9 } }),
      /claims 9 questions, and its suite has at most 8/,
    ],
    [
      "replies of nobody",
      (one) => ({ ...one, replies: [...one.replies, { ...one.replies[0], model: 7 }] }),
      /of a model that it does not name/,
    ],
  ];
  const nested = JSON.parse(`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`);
  const suites: readonly (readonly [fact: string, suite: object, message: RegExp])[] = [
    ["a length of minutes", { length: 1000 }, /--length 1000 is too long/],
    ["a shard beyond its shards", { shard: { number: 3, of: 2 } }, /shard/],
    [
      "thousands of lengths",
      { length: Array.from({ length: 101 }, (_, i) => ({ length: (i % 9) + 1, weight: 1 })) },
      /length/,
    ],
    [
      "the same length a thousand times",
      { kind: "lengths", lengths: Array(1000).fill(3), perLength: 8 },
      /lengths/,
    ],
    ["more pairs than questions", { kind: "biases", pairs: 900_000_000 }, /its suite has 900000000 or more/],
    [
      "millions of combinations",
      {
        kind: "dials",
        tasks: ["proof"],
        dials: { width: Array(99).fill(1), length: Array(99).fill(1), negations: Array(99).fill(1) },
      },
      /more than 10000 combinations/,
    ],
    ["lists a hundred thousand deep", { nested }, /nested too deep/],
  ];
  const all = [
    ...claims,
    ...suites.map(
      ([fact, suite, message]) =>
        [fact, (one: ResultCard) => ({ ...one, suite: { ...one.suite, ...suite } }), message] as const,
    ),
    [
      "a negative number of questions",
      (one: ResultCard) => ({ ...one, questions: { ...one.questions, count: -5 } }),
      /questions.count/,
    ] as const,
  ];
  for (const [fact, forge, message] of all)
    test(`${fact}: it is refused before anything is made`, async () => {
      await expect(verifyCard(forge(copy(await card)))).rejects.toMatchObject({
        code: "misuse",
        message: expect.stringMatching(message),
      });
    });

  test("whose suite goes on behind the questions that it claims does not hold, and no more is made", async () => {
    const forged = { ...copy(await card), suite: { ...(await card).suite, limit: 900_000_000 } };
    const { isSound, checks } = await verifyCard(forged);
    expect([isSound, checks[1]?.found]).toEqual([false, expect.stringMatching(/^9 questions/)]);
  });

  const forgeries: readonly (readonly [fact: string, forge: (card: ResultCard) => object, what: RegExp])[] = [
    [
      "a better reply is found",
      (one) => ({ ...one, replies: one.replies.map((reply) => ({ ...reply, text: "Yes." })) }),
      /measures/,
    ],
    ["a left-out reply is found", (one) => ({ ...one, replies: one.replies.slice(1) }), /measures/],
    ["a reply told twice is found", (one) => ({ ...one, replies: [...one.replies, one.replies[0]] }), /once/],
    ["other questions are found", (one) => ({ ...one, suite: { ...one.suite, seed: 5 } }), /generated again/],
    [
      "a better number is found",
      (one) => ({
        ...one,
        models: one.models.map((model) => ({
          ...model,
          measures: { ...model.measures, accuracy: { ...model.measures.accuracy, value: 0.99 } },
        })),
      }),
      /measures/,
    ],
    ["another prompt is found", (one) => ({ ...one, prompt: { style: "cot" } }), /as it was written/],
  ];

  for (const [fact, forge, what] of forgeries)
    test(fact, async () => {
      const { isSound, checks } = await verifyCard(copy(forge(copy(await card))));
      expect(isSound).toBe(false);
      expect(checks.filter((one) => !one.isSound).map((one) => one.what)).toContainEqual(
        expect.stringMatching(what),
      );
    });
});

test("four-option questions have Circular on their card, and it holds", async () => {
  const card = await cardOfRun(choiceSuite({ perType: 1, seed: 2 }), coin);
  expect(card.models[0]?.measures.circular).toBeDefined();
  expect(await verifyCard(copy(card))).toMatchObject({ isSound: true });
});

test("questions of a file are checked with the file, wherever it is now", async () => {
  const file = write("suite.jsonl", linesFor({ limit: 4, seed: 9 }).join("\n"));
  const card = await cardOfRun(await fileSuite(file), coin);
  expect(await verifyCard(card)).toMatchObject({ isSound: true });
  const moved = { ...card, suite: { ...card.suite, file: "gone.jsonl" } };
  await expect(verifyCard(moved)).rejects.toThrow("gone.jsonl: there is no such file");
  const { checks } = await verifyCard(moved, { suiteFile: pathOf("suite.jsonl") });
  expect(checks.filter(({ isSound }) => !isSound).map(({ what }) => what)).toEqual([
    "the card is as it was written",
  ]);
});

test("a run whose questions followed from answers has no card", async () => {
  await expect(cardOfRun(diagnosisSuite({ skills: ["modus ponens"], budget: 30 }), coin)).rejects.toThrow();
});

test("what is no card is misuse", async () => {
  await expect(verifyCard({ card: 2 })).rejects.toThrow("not a result card: card");
});
