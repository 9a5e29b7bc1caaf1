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
