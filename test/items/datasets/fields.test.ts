/** Fields by their paths, conditions, patterns and modifiers. */
import { describe, expect, test } from "vitest";
import { listRecords, splitFields, getTexts, getValue } from "../../../src/items/datasets/fields.ts";

const record = {
  meta: { depth: 3 },
  choices: [{ text: "Plum first." }, { text: "Fig first." }],
  references: [
    { output: { text: "40" }, tags: [] },
    { output: { text: "62" }, tags: ["correct"] },
  ],
  answer: "So 6 of 7.\n#### 62",
  "acc,none": 1,
  "a.b": "own",
  lines: "one\n\ntwo",
  steps: "['x', 'y', 'z']",
  "@file": "out/owl/task_a.json",
};

describe("valueAt", () => {
  const cases: readonly (readonly [field: string, value: unknown])[] = [
    ["meta.depth", 3],
    ["choices[1].text", "Fig first."],
    ["choices.1.text", "Fig first."],
    ["choices[].text", ["Plum first.", "Fig first."]],
    ["references[tags=correct].output.text", "62"],
    ["references[tags=wrong].output.text", undefined],
    ["missing|meta.depth", 3],
    ["acc,none", 1],
    ["a.b", "own"],
    ["meta.*", 3],
    ["meta.*:name", "depth"],
    ["answer:/#### (.+)/", "62"],
    ["answer:/#### (?:a|b|6)(.)/|meta.depth", "2"],
    ["answer:/no match/|meta.depth", 3],
    ["answer:/SO (\\d) of (\\d)/$2 and $1 of $&/i", "7 and 6 of So 6 of 7"],
    ["meta:/(\\d)/", "3"],
    ["@file:/[/]task_(\\w)/", "a"],
    ["lines:lines", ["one", "two"]],
    ["steps:count", 3],
    ["choices:count", 2],
    ["toString", undefined],
  ];
  for (const [field, value] of cases)
    test(field, () => {
      expect(getValue(record, field)).toEqual(value);
    });

  test("a pattern that is not valid is misuse", () => {
    expect(() => getValue(record, "answer:/(/")).toThrow("“/(/” is not a valid pattern");
  });
});

test("texts of several fields are put together", () => {
  expect(getTexts(record, "lines+choices[].text")).toEqual(["one\n\ntwo", "Plum first.", "Fig first."]);
});

test("commas in patterns and brackets separate nothing", () => {
  expect(splitFields("key=a:/x,y=z/,tag.b=c[d=e,f],reply=r")).toEqual([
    "key=a:/x,y=z/",
    "tag.b=c[d=e,f]",
    "reply=r",
  ]);
});

describe("eachOf", () => {
  const models = { owl: { q1: { r: "Yes." }, q2: { r: "No." } }, fox: { q1: { r: "No." } }, "@file": "f" };

  test("a star is every member, under its name", () => {
    const parts = listRecords(models, "*.*");
    expect(
      parts.map((part) => ["*:name", "*.*:name", "*.*.r", "@file"].map((f) => getValue(part, f))),
    ).toEqual([
      ["owl", "q1", "Yes.", "f"],
      ["owl", "q2", "No.", "f"],
      ["fox", "q1", "No.", "f"],
    ]);
  });

  test("lists side by side are taken apart together, if they have one size", () => {
    const lists = { q: ["a", "b"], r: ["x", "y"], all: 1 };
    expect(listRecords(lists, "q+r")).toEqual([
      { q: "a", r: "x", all: 1, "@name": "0" },
      { q: "b", r: "y", all: 1, "@name": "1" },
    ]);
    expect(listRecords({ ...lists, r: ["x"] }, "q+r")).toEqual([]);
  });
});
