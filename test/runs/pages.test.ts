/** A list that is read page by page: in order, once, and ended by whatever goes wrong. */
import { describe, expect, test } from "vitest";
import { paged } from "../../src/runs/stores/pages.ts";

/** So many numbers from 0, and how often a page of them was read. */
const numbers = (count: number) => {
  let loads = 0;
  const load = async (last: number | undefined, size: number): Promise<readonly number[]> => {
    loads += 1;
    const from = last === undefined ? 0 : last + 1;
    return Array.from({ length: Math.min(size, count - from) }, (_, place) => from + place);
  };
  return { load, loads: () => loads };
};

describe("a list in pages", () => {
  test("gives many who ask at once each another value, and reads no page twice", async () => {
    const { load, loads } = numbers(1200);
    const iterator = paged(load, String)[Symbol.asyncIterator]();
    const read = async (): Promise<readonly string[]> => {
      const step = await iterator.next();
      return step.done === true ? [] : [step.value, ...(await read())];
    };
    const all = (await Promise.all(Array.from({ length: 64 }, read))).flat();
    expect(all.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1200 }, (_, k) => k));
    expect(loads()).toBe(3);
  });
});
