/** What all plain datasets share: faults by their lines, options and labels, and fields that a caller names. */
import { describe, expect, test } from "vitest";
import { datasets } from "../../../src/items/datasets/datasets.ts";
import type { Import } from "../../../src/items/datasets/import.ts";
import type { LayoutChanges } from "../../../src/items/datasets/mapping.ts";

const read = (format: string, text: string, changes: LayoutChanges = {}): Import => {
  const dataset = datasets.find((one) => one.name === format);
  if (dataset === undefined) throw new Error(`there is no dataset ${format}`);
  return dataset.read(text, "file", changes);
};

const story = {
  premises: ["Every baker rises early.", "Ada is a baker. "],
  conclusion: "Ada rises early.",
  label: "True",
  story_id: 7,
};

const lines = (...rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join("\n");

test("a statement with three labels is a question with three answers", () => {
  const { questions, faults } = read("folio", lines(story, { ...story, label: "uncertain" }));
  expect(faults).toEqual([]);
  expect(questions.map(({ key }) => key)).toEqual([["True"], ["Uncertain"]]);
  expect(questions[0]).toMatchObject({
    answers: [{ label: "True" }, { label: "False" }, { label: "Uncertain" }],
    premises: ["Every baker rises early.", "Ada is a baker."],
    conclusion: "Ada rises early.",
  });
  expect(questions[1]?.group, "one story").toBe(questions[0]?.group);
});

describe("a row that does not fit is left out and counted by its line", () => {
  const cases: readonly (readonly [row: string, fault: string])[] = [
    [JSON.stringify({ ...story, label: "Maybe" }), "“label” names none of the answers"],
    [JSON.stringify({ ...story, premises: 7 }), "“premises” is neither a text nor a list of texts"],
    [JSON.stringify({ ...story, conclusion: undefined }), "“conclusion” is not a text"],
    ['{"premises": [', "it is not JSON: Unexpected end of JSON input"],
  ];
  for (const [row, fault] of cases)
    test(fault, () => {
      const { questions, dropped } = read("folio", [JSON.stringify(story), row].join("\n"));
      expect(dropped).toEqual([{ fault, lines: [2] }]);
      expect(questions).toHaveLength(1);
    });
});

test("a repeated row is kept and counted", () => {
  const { questions, faults } = read("folio", lines(story, story));
  expect(faults).toEqual([{ fault: "the same question and key as an earlier row", lines: [2] }]);
  expect(questions).toHaveLength(2);
});

test("a text of which nothing fits is refused with the fields that it has", () => {
  expect(() => read("logical-deduction", JSON.stringify([story]))).toThrow(/no record fits the layout/);
  try {
    read("divlogiceval", lines({ stem: "…", alternatives: [] }));
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({
      hint: expect.stringContaining("fields stem, alternatives; --map names those of a question"),
    });
  }
});

describe("fields that a caller names", () => {
  const record = { meta: { given: "Ada is calm." }, hypothesis: "Ada is tall.", gold: "unknown", hops: 2 };
  const map = { premises: "meta.given", conclusion: "hypothesis", key: "gold", "tag.hops": "hops" };
  const labels = ["True", "False", "Unknown"];

  test("make a question of any record, with labels and tags of the caller's", () => {
    for (const [format, text] of [
      ["jsonl", lines(record)],
      ["json", JSON.stringify([record])],
    ] as const)
      expect(read(format, text, { map, labels }).questions[0]).toMatchObject({
        text: "Ada is calm.\n\nIs the following statement True, False, or Unknown?\nAda is tall.",
        key: ["Unknown"],
        tags: { dataset: format, hops: "2" },
      });
  });

  test("of each of several questions a record", () => {
    const text = lines({
      theory: "Ada is calm.",
      asked: [
        { s: "Ada is calm.", l: "yes" },
        { s: "No.", l: "no" },
      ],
    });
    const nested = { premises: "theory", each: "asked", conclusion: "asked.s", key: "asked.l" };
    expect(read("jsonl", text, { map: nested, labels: ["yes", "no"] }).questions).toHaveLength(2);
  });

  test("of a dataset whose columns have other names", () => {
    const { questions } = read("folio", lines({ ...story, gold: "False" }), { map: { key: "gold" } });
    expect(questions[0]?.key).toEqual(["False"]);
  });

  const lacking: readonly (readonly [changes: LayoutChanges, says: string])[] = [
    [{ map: { premises: "meta.given", key: "gold" }, labels }, "no field is named for a question"],
    [{ map }, "it lists no options, and no labels are given"],
  ];
  for (const [changes, says] of lacking)
    test(`make no question where ${says}`, () => {
      try {
        read("jsonl", lines(record), changes);
        expect.unreachable();
      } catch (error) {
        expect(error).toMatchObject({ hint: expect.stringContaining(says) });
      }
    });
});
