/** What is made once for each key. */
import { expect, test } from "vitest";
import { oncePer } from "../../src/items/once-per.ts";

test("each key is asked for once, however often it comes, and equal ones are told apart", () => {
  const asked: unknown[] = [];
  const made = oncePer((key: object) => {
    asked.push(key);
    return { of: key };
  });
  const [one, other] = [{ name: "same" }, { name: "same" }];
  expect(made(one)).toBe(made(one));
  expect(made(other)).not.toBe(made(one));
  expect(asked).toEqual([one, other]);
});
