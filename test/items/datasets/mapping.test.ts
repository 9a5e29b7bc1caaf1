/** Datasets of a plain layout: hand-made rows in the layouts of FOLIO (three labels) and Logical Deduction (five options). */
import { expect, test } from "vitest";
import { datasets } from "../../../src/items/datasets/datasets.ts";
import type { Import } from "../../../src/items/datasets/import.ts";

const read = (name: string, text: string): Import => {
  const dataset = datasets.find((one) => one.name === name);
  if (dataset === undefined) throw new Error(`there is no dataset ${name}`);
  return dataset.read(text);
};

const story = {
  premises: ["Every baker rises early.", "Ada is a baker. "],
  conclusion: "Ada rises early.",
  label: "True",
  story_id: 7,
};

const shelf = {
  id: "shelf-1",
  context: "Five jars stand in a row. The plum jar is the leftmost.",
  question: "Which of the following is true?",
  options: ["A) Fig first.", "B) Plum first.", "C) Pear first.", "D) Quince first.", "E) Rose hip first."],
  answer: "B",
};

const lines = (...rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join("\n");

test("a statement with three labels is a question with three answers", () => {
  const { questions, faults } = read("folio", lines(story, { ...story, label: "uncertain" }));
  expect(faults).toEqual([]);
  expect(questions.map(({ key }) => key)).toEqual([["True"], ["Uncertain"]]);
  expect(questions[0]).toMatchObject({
    text: "Every baker rises early. Ada is a baker.\n\nIs the following statement true, false, or uncertain?\nAda rises early.",
    answers: [{ label: "True" }, { label: "False" }, { label: "Uncertain" }],
    tags: { dataset: "folio", story: "7" },
    premises: ["Every baker rises early.", "Ada is a baker."],
    conclusion: "Ada rises early.",
  });
});

test("five options are lettered by their places, once", () => {
  const { questions } = read("logical-deduction", JSON.stringify([shelf]));
  expect(questions[0]).toMatchObject({
    key: ["B"],
    answers: [
      { label: "A", text: "Fig first." },
      { label: "B", text: "Plum first." },
      { label: "C", text: "Pear first." },
      { label: "D", text: "Quince first." },
      { label: "E", text: "Rose hip first." },
    ],
  });
  expect(questions[0]?.text).toContain("\n\nA. Fig first.\nB. Plum first.\n");
});

const faulty: readonly (readonly [row: object, fault: string])[] = [
  [{ ...story, label: "Maybe" }, "left out: “label” names none of the answers"],
  [{ ...story, premises: 7 }, "left out: “premises” is neither a text nor a list of texts"],
  [{ ...story, conclusion: undefined }, "left out: “conclusion” is not a text"],
  [story, "the same question and key as an earlier row"],
];
for (const [row, fault] of faulty)
  test(`a row with a fault is counted with its line: ${fault}`, () => {
    const { questions, faults } = read("folio", lines(story, row));
    expect(faults).toEqual([{ fault, lines: [2] }]);
    expect(questions).toHaveLength(fault.startsWith("left out") ? 1 : 2);
  });

test("a text in another layout is refused with what is missing", () => {
  expect(() => read("logical-deduction", JSON.stringify([story]))).toThrow(/no record fits the layout/);
  expect(() => read("folio", "premises,conclusion")).toThrow(/line 1: not JSON/);
  expect(() => read("logical-deduction", JSON.stringify(shelf))).toThrow(/no JSON array/);
});

test("the same row has the same id wherever it is read", () => {
  const ids = [lines(story), lines({ ...story, label: "False" }, story)].map(
    (text) => read("folio", text).questions.at(-1)?.id,
  );
  expect(ids[0]).toBe(ids[1]);
});
