/** Schemas of options: what is read from a text, and what is rejected. */
import { describe, expect, test } from "vitest";
import { flag, readFlags } from "../../src/commands/flags.ts";
import { numbers } from "../../src/commands/values.ts";
import { usd, whole } from "#workspace/settings/values";

/** The value of one option that was given a text. */
const read = (schema: Parameters<typeof flag>[2], text: string): unknown =>
  readFlags({ n: flag("--n <n>", "a value", schema) }, { n: text }).n;

describe("schemas", () => {
  test("whole numbers have bounds", () => {
    expect(read(whole(2, 5), "5")).toBe(5);
    expect(() => read(whole(2, 5), "6")).toThrow("--n 6 is not a whole number from 2 to 5");
    expect(() => read(whole(), "1.5")).toThrow("--n 1.5 is not a whole number of at least 1");
  });

  test("lists of numbers hold ranges, each number once and in order", () => {
    expect(read(numbers([1, 9], "1-3"), "7,1-3,2")).toEqual([1, 2, 3, 7]);
  });

  test("money may have its sign", () => {
    expect(read(usd, "$2.50")).toBe(2.5);
    expect(() => read(usd, "2,50")).toThrow(/not an amount in US dollars/);
  });
});
