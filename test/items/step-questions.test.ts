// @long: many questions
/** The links of longer items, asked one by one. */
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import { stepQuestions } from "#items/step-questions";
import { findFaults } from "#items/verify";
import { askedLink } from "../../src/items/step-questions.ts";
import { suiteOf } from "./suite-of.ts";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";

const itemsOf = (length: number, limit: number): readonly ProblemLine<"rule">[] =>
  [...suiteOf({ profile: "paper", length, seed: 3, style: paper, lexicon: everyday }, { limit })].flatMap(
    (outcome) => ("item" in outcome ? [outcome.item] : []),
  );

describe("the questions of an item's steps", () => {
  const items = itemsOf(4, 52);

  test("pass the exam that every item passes, but for the one that asks of the derived conclusion alone", () => {
    for (const item of items)
      for (const { item: asked, rule } of stepQuestions(item)) {
        const faults = findFaults(asked).filter(
          (fault) => rule !== askedLink || !/^step|superfluous/.test(fault),
        );
        expect(faults, asked.question).toEqual([]);
      }
  });

  test("are answered yes, but for a fallacy's last step and what is asked beside the chain", () => {
    for (const item of items) {
      const questions = stepQuestions(item);
      for (const [i, { item: asked, rule }] of questions.entries()) {
        const isNo = rule === askedLink || (item.kind === "fallacy" && i === questions.length - 1);
        expect(asked.label).toBe(isNo ? "no" : "yes");
      }
    }
  });
});
