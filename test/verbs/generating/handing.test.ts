/** Requests for leaves among makers. */
import { expect, test } from "vitest";
import { handing, type Maker } from "../../../src/verbs/generating/handing.ts";

/** A maker that answers what it is asked when it is let; and what it was asked. */
const held = () => {
  const asked: { readonly indices: readonly number[]; readonly answer: () => void }[] = [];
  const make: Maker<string> = (indices) =>
    new Promise((resolve) => asked.push({ indices, answer: () => resolve(indices.join()) }));
  return { make, asked, isAsked: () => asked.map(({ indices }) => indices.join()) };
};

/** What is under way has been told. */
const settled = () => new Promise(setImmediate);

/** Answers everything that a maker is asked, until nothing more comes. */
const answerAll = async ({ asked }: ReturnType<typeof held>): Promise<void> => {
  for (let done = 0; done < asked.length; done++) {
    asked[done]!.answer();
    await settled();
  }
};

test("each request is made once, by somebody, and its answer comes back to who asked", async () => {
  const [one, other] = [held(), held()];
  const hand = handing([one.make, other.make], 6);
  const answers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => hand(i % 3, [i]));
  await answerAll(one);
  await answerAll(other);
  await answerAll(one);
  expect(await Promise.all(answers)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
  expect([...one.isAsked(), ...other.isAsked()].toSorted((a, b) => Number(a) - Number(b))).toEqual(
    await Promise.all(answers),
  );
});

test("a leaf stays with the maker that made its first items while that one keeps up", async () => {
  const [one, other] = [held(), held()];
  const hand = handing([one.make, other.make], 100);
  const answers = Array.from({ length: 40 }, (_, i) => hand(i % 8, [i]));
  for (let round = 0; round < 40; round++)
    for (const { asked } of [one, other]) {
      asked[round]?.answer();
      await settled();
    }
  await Promise.all(answers);
  const leavesOf = (maker: ReturnType<typeof held>): Set<number> =>
    new Set(maker.isAsked().map((index) => Number(index) % 8));
  expect(leavesOf(one).size + leavesOf(other).size).toBe(8);
  expect(leavesOf(one).intersection(leavesOf(other)).size).toBe(0);
});

test("a maker with nothing left to do shares a leaf of one that is far behind", async () => {
  const [slow, quick] = [held(), held()];
  const hand = handing([slow.make, quick.make], 2);
  const answers = Array.from({ length: 20 }, (_, i) => hand(0, [i]));
  await answerAll(quick);
  expect(quick.isAsked().length).toBeGreaterThan(5);
  await answerAll(slow);
  await Promise.all(answers);
});

test("what a maker fails at is thrown at who asked, and the others go on", async () => {
  const failing: Maker<string> = async ([index]) => {
    if (index === 1) throw new Error("broke");
    return "made";
  };
  const hand = handing([failing], 6);
  const outcomes = await Promise.allSettled([hand(0, [0]), hand(0, [1]), hand(0, [2])]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
