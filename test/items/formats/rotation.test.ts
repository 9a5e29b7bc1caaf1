/** The four rotations of a choice item, after the footnote of DivLogicEval §2.2. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { circleOf, optionLetters, optionAt, partsOfChoice, placeOf, rotated } from "#items";

const item = {
  id: "abc",
  type: "3c1e",
  propositions: ["A → B", "(C ∨ D) → E"],
  passage: "If it rained, the choir sang. The dog slept.",
  query: "Which of these must be true?",
  options: ["o1", "o2", "o3", "o4"],
  answer: 1,
};

test("the rotations are those of §2.2's footnote", () => {
  expect([0, 1, 2, 3].map((rotation) => rotated(item, rotation).options)).toStrictEqual([
    ["o1", "o2", "o3", "o4"],
    ["o2", "o3", "o4", "o1"],
    ["o3", "o4", "o1", "o2"],
    ["o4", "o1", "o2", "o3"],
  ]);
});

test("the label follows the right option round the circle", () => {
  expect([0, 1, 2, 3].map((rotation) => rotated(item, rotation).label)).toStrictEqual(["B", "A", "D", "C"]);
});

test("a place and the option that stands at it undo each other", () => {
  const small = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(small, small, (option, rotation) => {
      expect(optionAt(placeOf(option, rotation), rotation)).toBe(option);
      const question = rotated({ ...item, answer: option }, rotation);
      expect(question.options[optionLetters.indexOf(question.label)]).toBe(item.options[option]);
    }),
  );
});

test("an id names its item and rotation; other ids name none", () => {
  expect(circleOf(rotated(item, 3).id)).toStrictEqual({ itemId: "abc", rotation: 3 });
  expect(circleOf("abc")).toBeUndefined();
  expect(circleOf("abc/4")).toBeUndefined();
});

test("the layout of Appendix I reads back, behind whatever stands before it", () => {
  const { passage, query, options, question } = rotated(item, 2);
  expect(question).toBe(`${passage}\n${query}\nA. o3\nB. o4\nC. o1\nD. o2`);
  const shot = rotated(item, 0).question;
  expect(partsOfChoice(`You need to answer.\n${shot}\nAnswer: B\n\n${question}`)).toStrictEqual({
    passage,
    query,
    options,
  });
  expect(partsOfChoice("Answer: B")).toBeUndefined();
});
