import { expect, test } from "vitest";
import { remembered } from "../../src/arguments/remembered.ts";

const counted = () => {
  const asked: number[] = [];
  const find = remembered(
    (given: number) => {
      asked.push(given);
      return given * 2;
    },
    (given) => `${given % 100_000}`,
  );
  return { asked, find };
};

test("what has one key is found out once", () => {
  const { asked, find } = counted();
  expect([find(3), find(3), find(100_003), find(4)]).toEqual([6, 6, 6, 8]);
  expect(asked).toEqual([3, 4]);
});

test("no more than ten thousand findings are kept, and what was forgotten is found out anew", () => {
  const { asked, find } = counted();
  for (let given = 0; given <= 10_000; given++) find(given);
  expect([find(0), asked.length]).toEqual([0, 10_002]);
});
