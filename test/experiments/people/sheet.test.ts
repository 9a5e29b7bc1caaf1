/** The sheet that people fill in: whatever a cell begins with, it comes back as it was; faults are named by their line. */
import * as fc from "fast-check";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { escapeCell, unescapeCell } from "#items/exports/spreadsheet-cell";
import { writeSheet } from "#reports/sheet-text";
import { getId, note, peopleSheet, readPeopleSheet, yesOrNo, type Part } from "#experiments/people/sheet";

const part: Part = {
  columns: ["number", "id", "tea"],
  fields: [
    { name: "a", heading: "a) Is it hot? (yes or no)", options: yesOrNo },
    { name: "grade", heading: "grade (1 to 3)", options: ["1", "2", "3"] },
    { name: "cup", options: ["A", "B"] },
    note,
  ],
};
const read = (text: string, from: Part = part, known?: ReadonlySet<string>) =>
  readPeopleSheet(from, ["ada.csv", text], known);

const starts = ["=", "+", "-", "@", "\t", "\r", "'", "''", "'=", "＝", "＋", "－", "＠", " ", "x", '"', ";"];
const signs = fc.constantFrom(
  "\u001b",
  "\u009b",
  "\u202e",
  "\0",
  "\r",
  "\\",
  "\\u001b",
  "\\u005c",
  "u005c",
  "a",
);
const texts = fc.oneof(
  fc.string(),
  fc.array(signs, { maxLength: 6 }).map((parts) => parts.join("")),
);
const names = fc.tuple(fc.constantFrom(...starts), texts).map((parts) => parts.join(""));

test("a sheet gives every name, text and answer back, by one column or by several", () => {
  fc.assert(
    fc.property(names, names, (id, tea) => {
      for (const from of [part, { ...part, key: ["id", "tea"] }]) {
        const thing = { number: "1", id, tea };
        const answers = { a: "no", grade: "3", cup: "B", note: tea.trim() };
        const key = getId(from, thing);
        expect(read(peopleSheet(from, [thing], new Map([[key, answers]])), from)).toEqual({
          name: "ada.csv",
          judgements: new Map([[key, answers]]),
          things: new Map([[key, thing]]),
        });
      }
    }),
    { examples: [["@cf/meta/llama", "=1+1"]] },
  );
});

test("a sheet is what csv-stringify writes of the same cells", () => {
  fc.assert(
    fc.property(fc.array(fc.array(names, { minLength: 2, maxLength: 4 })), (rows) => {
      const escaped = rows.map((cells) => cells.map(escapeCell));
      const asWritten = { quoted_match: /[;\t\r\n]|^\s|\s$/, record_delimiter: "\r\n" };
      expect(writeSheet(rows)).toBe(stringify(escaped, asWritten));
    }),
  );
});

test("an escaped cell is no formula and no command to a terminal, and what a person typed behind one apostrophe stays", () => {
  fc.assert(
    fc.property(names, (text) => {
      expect(escapeCell(text)).not.toMatch(/[[\p{Cc}\p{Bidi_Control}]--[\t\n\r]]/v);
      expect(escapeCell(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      expect(unescapeCell(escapeCell(text))).toBe(text);
    }),
  );
  expect(unescapeCell("'tis so")).toBe("'tis so");
});
