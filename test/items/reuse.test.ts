/** What holds of the items that use an argument again: everything that holds of the others. */
import type { ProblemLine } from "#items/problem-line";
import { createGenerator } from "#items/generate";
import { faultsOf } from "#items/verify";
import { everyday } from "#language/lexicons/everyday";
import type { Style } from "#language/style";
import { paper } from "#language/styles/paper";
import { describe, expect, test } from "vitest";

const skills = 208;
const plan = (style: Style, skills?: readonly string[]) => ({
  profile: "paper",
  length: 7,
  seed: 17,
  style,
  lexicon: everyday,
  skills,
});

const itemAt = (at: ReturnType<typeof createGenerator>["at"], index: number): ProblemLine<"rule"> => {
  const outcome = at(index);
  if (!("item" in outcome)) throw new Error(`no item ${index}`);
  return outcome.item;
};

describe("items behind a skill's first thirty-two", () => {
  const { at } = createGenerator(plan(paper));
  // One far-off item of each skill, and never the same turn.
  const items = Array.from({ length: skills }, (_, skill) => itemAt(at, skill + skills * (33 + 71 * skill)));

  test("have no fault that an outsider could find", () => {
    for (const item of items) expect(faultsOf(item), item.question).toEqual([]);
  });
});

test("two hundred items of a skill are all different, and the first thirty-two hardly share an argument", () => {
  const generator = createGenerator(plan(paper, ["modus ponens", "conjunction", "universal transitivity"]));
  const own = Array.from({ length: 200 }, (_, turn) => itemAt(generator.at, turn * generator.skills.length));
  expect(new Set(own.map(({ question }) => question)).size).toBe(200);
  const formulas = own.slice(0, 32).map(({ premises }) => premises.join("; "));
  expect(new Set(formulas).size).toBeGreaterThan(28);
  // The others use one of the first eight.
  const later = new Set(own.slice(32).map(({ premises }) => premises.join("; ")));
  expect(later.size).toBeGreaterThan(5);
  expect(later.size).toBeLessThanOrEqual(8);
});
