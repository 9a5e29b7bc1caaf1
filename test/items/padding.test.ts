/** Padded chains: a chain that its own lines cut short is found out, and few of those given out are padded. */
import { describe, expect, it } from "vitest";
import { createGenerator, createShortestChecker } from "#items";
import { everyday, plain } from "#language";

describe("a chain of the default path", () => {
  it("has hardly ever a shorter one: of 208 of length 3 at most 4, with every leaf there", () => {
    const { at, skills } = createGenerator({
      profile: "paper",
      length: 3,
      seed: 5,
      style: plain,
      lexicon: everyday,
    });
    const checker = createShortestChecker();
    let shorter = 0;
    for (let index = 0; index < skills.length; index++) {
      const outcome = at(index);
      expect(outcome).toHaveProperty("item");
      if ("item" in outcome && checker.check(outcome.item).shortest === "shorter") shorter++;
    }
    expect(shorter).toBeLessThanOrEqual(4);
  });

  it("of length 1 asks no premise's own negation: every one-step question takes a step", () => {
    const { at, skills } = createGenerator({
      profile: "paper",
      length: 1,
      seed: 5,
      style: plain,
      lexicon: everyday,
    });
    const checker = createShortestChecker();
    for (let index = 0; index < 6 * skills.length; index++) {
      const outcome = at(index);
      if ("item" in outcome) expect(checker.check(outcome.item).shortest).not.toBe("shorter");
    }
  });
});

describe("sentences that were rehearsed", () => {
  it("make the items that a style without rehearsal makes", () => {
    const { rehearsal: _, ...slow } = plain;
    for (const length of [1, 3]) {
      const plan = { profile: "paper", length, seed: 9, lexicon: everyday };
      const [quick, plainly] = [
        createGenerator({ ...plan, style: plain }),
        createGenerator({ ...plan, style: slow }),
      ];
      const from = 40 * quick.skills.length;
      for (let index = from; index < from + 400; index++) {
        const other = (index - from) % 2 === 0 ? index : index + 6 * quick.skills.length;
        expect(quick.at(other)).toEqual(plainly.at(other));
      }
    }
  });
});
