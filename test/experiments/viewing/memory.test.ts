/** Reports are made once for each edition of what they tell of. */
import { expect, test } from "vitest";
import { createMemory } from "../../../src/experiments/viewing/memory.ts";

test("what is known in an edition is not made again, and a new edition is", async () => {
  const memory = createMemory<number>();
  let made = 0;
  const make = async (): Promise<number> => (made += 1);
  expect(await memory("a", "1", make)).toBe(1);
  expect(await memory("a", "1", make)).toBe(1);
  expect(await memory("b", "1", make)).toBe(2);
  expect(await memory("a", "2", make)).toBe(3);
});

test("what could not be made is tried again", async () => {
  const memory = createMemory<number>();
  await expect(memory("a", "1", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await memory("a", "1", async () => 7)).toBe(7);
});
