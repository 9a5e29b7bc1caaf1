/** The validity study's sheets, page and outcome: what goes out comes back, and what is missing is named. */
import { describe, expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items";
import {
  pairSheets,
  readValiditySheet,
  renderTerminal,
  validityDocument,
  validityPage,
  validitySheet,
} from "#report";
import { validityOf } from "#scores";
import { elementsOf } from "../well-formed.ts";

const items = [
  { id: "one", question: 'Premises: "it rains, or so". Does it?', answers: ["yes", "no"], target: "yes" },
  { id: "two", question: "Premises: <b>it snows</b>.\nDoes it?", answers: ["yes", "no"], target: "no" },
] as const;

/** A sheet with its answer cells filled in, row by row. */
const filled = (...answers: readonly (readonly [a: string, b: string, c: string])[]): string => {
  const [heading = [], ...rows] = readCsv(validitySheet(items)).map(({ cells }) => cells);
  return stringify(
    [heading, ...rows.map((cells, i) => [...cells.slice(0, 4), ...(answers[i] ?? []), "a note"])],
    { quoted: true },
  );
};

describe("sheets", () => {
  test("a sheet holds each question with its target answer, under the papers' questions", () => {
    const rows = readCsv(validitySheet(items)).map(({ cells }) => cells);
    expect(rows[0]?.[4]).toBe("a) Is the question grammatically correct? (yes or no)");
    expect(rows[2]).toEqual(["2", "two", items[1].question, "no", "", "", "", ""]);
  });

  test("filled answers come back, however yes and no are written", () => {
    expect(readValiditySheet(filled(["yes", "Y", "1"], ["No", "FALSE", " n "]))).toEqual([
      { id: "one", a: true, b: true, c: true },
      { id: "two", a: false, b: false, c: false },
    ]);
  });

  test("a blind sheet tells no target answer; the answer given is c", () => {
    const four = [{ id: "one", question: "Which one?", answers: ["A", "B", "C", "D"], target: "C" }];
    const [heading = [], row = []] = readCsv(validitySheet(four, "blind")).map(({ cells }) => cells);
    expect(heading.slice(3, 4)).toEqual(["answer (A, B, C, D)"]);
    expect(row).toEqual(["1", "one", "Which one?", "", "", "", ""]);
    expect(validityPage(four, "a study", "blind")).not.toContain("Target answer");
    const said = (answer: string): string => stringify([heading, [...row.slice(0, 3), answer, "y", "y", ""]]);
    const targets = new Map([["one", "C"]]);
    const read = (answer: string) => readValiditySheet(said(answer), targets);
    expect(read("c)")).toEqual([{ id: "one", a: true, b: true, c: true, answer: "C" }]);
    expect(read("A")).toEqual([{ id: "one", a: true, b: true, c: false, answer: "A" }]);
    expect(() => read("yes")).toThrow("line 2: answer is “yes”, not a letter");
    const outcome = validityOf(pairSheets(read("A"), read("c")));
    expect(outcome).toMatchObject({ invalid: { c: 1 }, answers: { same: { value: 0 } } });
  });

  test("a sheet that a spreadsheet saved with semicolons reads the same", () => {
    const text = filled(["yes", "no", "yes"], ["yes", "yes", "yes"]);
    const resaved = readCsv(text)
      .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";"))
      .join("\r\n");
    expect(readValiditySheet(resaved)).toEqual(readValiditySheet(text));
  });

  test("a question that a spreadsheet would take for a formula, =HYPERLINK(...), is escaped and read back unchanged", () => {
    const formula = '=HYPERLINK("https://evil.example")';
    const sheet = validitySheet([
      { id: formula, question: "+1 -1 @x", answers: ["yes", "no"], target: "yes" },
    ]);
    const [, row] = readCsv(sheet).map(({ cells }) => cells);
    expect(row?.slice(1, 3)).toEqual([`'${formula}`, "'+1 -1 @x"]);
    const answered = sheet.replace(/,,,,\r\n$/, ",yes,no,yes,\r\n");
    expect(readValiditySheet(answered)).toEqual([{ id: formula, a: true, b: false, c: true }]);
  });

  const refused: readonly (readonly [fact: string, text: string, says: string])[] = [
    [
      "an unanswered question",
      filled(["yes", "", "yes"], ["yes", "yes", "yes"]),
      "line 2: b is not answered",
    ],
    [
      "another word than yes or no",
      filled(["yes", "yes", "yes"], ["yes", "yes", "so-so"]),
      "line 3: c is “so-so”",
    ],
    ["a sheet without a column", "number,id,a,b\n", "there is no column “c”"],
    ["a question twice", "id,a,b,c\nx,yes,yes,yes\nx,yes,yes,yes\n", "line 3: the question x is there twice"],
  ];
  for (const [fact, text, says] of refused)
    test(`${fact} is refused by its line`, () => {
      expect(() => readValiditySheet(text)).toThrow(says);
    });

  test("two sheets of other questions are no pair", () => {
    const [one, two] = readValiditySheet(filled(["yes", "yes", "yes"], ["yes", "yes", "yes"]));
    expect(() => pairSheets([one!, two!], [one!])).toThrow("only the first sheet answers the question two");
    expect(() => pairSheets([one!], [two!, one!])).toThrow("only the second sheet answers the question two");
  });
});

describe("the page", () => {
  const page = validityPage(items, "study");
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? "";
  const elements = elementsOf(page.replace(script, "").trimEnd());

  test("is well formed, asks each question of each item, and no text of an item becomes markup", () => {
    expect(elements.filter(({ name }) => name === "fieldset")).toHaveLength(6);
    expect(elements.filter(({ name }) => name === "input")).toHaveLength(14);
    expect(page).toContain("&lt;b&gt;it snows&lt;/b&gt;");
  });

  test("asks nobody for anything", () => {
    const addresses = elements.flatMap(({ attributes }) => [attributes.get("src"), attributes.get("href")]);
    expect(addresses.filter((address) => address !== undefined)).toEqual(["data:,"]);
    expect(page).toContain("default-src &#39;none&#39;");
    expect(script).not.toMatch(/fetch|XMLHttpRequest|import|<|&/);
  });
});

describe("the outcome", () => {
  test("is told as Table 5 tells it, with both bounds and the agreement", () => {
    const [one, two] = readValiditySheet(filled(["yes", "yes", "yes"], ["yes", "no", "no"]));
    const text = renderTerminal(
      validityDocument(validityOf(pairSheets([one!, two!], [one!, { ...two!, b: true }]))),
      { width: 120, color: false },
    );
    expect(text).toMatch(/count +0 +1 +0 +1\n/);
    expect(text).toMatch(/percentage +0\.00 % +50\.00 % +0\.00 % +50\.00 %/);
    expect(text).toMatch(/Valid: 50\.0 % \[9\.5, 90\.5\] n 2/);
    expect(text).toMatch(/at least 0\.00 % by Wald's bound.*2\.53 %\s+exactly/);
    expect(text).toMatch(/a +– +n 2 +100\.0 %/);
    expect(text).toMatch(/c +1\.00 +\[1\.00, 1\.00\]/);
  });
});
