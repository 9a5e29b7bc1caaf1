/** The sheets of a reading of English and its document: what goes out comes back, and what is missing is named. */
import { expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items";
import { englishDocument, englishPage, englishSheet, readEnglishSheet, renderTerminal } from "#report";
import { englishReadingOf } from "#scores";

const texts = [
  { id: "one", text: 'Anna "sang", or danced.' },
  { id: "two", text: "Did Ben,\nor Carl?" },
] as const;

const filled = (...answers: readonly (readonly [string, string, string, string])[]): string => {
  const [heading = [], ...rows] = readCsv(englishSheet(texts)).map(({ cells }) => cells);
  return stringify([heading, ...rows.map((cells, i) => [...cells.slice(0, 3), ...(answers[i] ?? [])])]);
};

test("a sheet shows each text and no key, and comes back filled in", () => {
  expect(readCsv(englishSheet(texts))[1]?.cells).toEqual(["1", "one", texts[0].text, "", "", "", ""]);
  expect(readEnglishSheet(filled(["Yes", "1", "5", ""], ["n", "2", "1", "who?"]))).toEqual([
    { id: "one", grammatical: true, readings: 1, natural: 5, note: "" },
    { id: "two", grammatical: false, readings: 2, natural: 1, note: "who?" },
  ]);
});

test.each([
  [["yes", "1", "6", ""], "line 2: natural is “6”, not a whole number from 1 to 5"],
  [["yes", "0", "4", ""], "line 2: readings is “0”, not a whole number from 1 to 9"],
  [["yes", "", "4", ""], "line 2: readings is not answered"],
  [["fine", "1", "4", ""], "line 2: grammatical is “fine”, not yes or no"],
] as const)("%j is misuse that names the line", (row, says) => {
  expect(() => readEnglishSheet(filled(row))).toThrow(says);
});

test("the texts can be read without a spreadsheet, under the words by which to judge them", () => {
  const page = englishPage(texts);
  expect(page).toContain("natural: 5, a person might well write it so");
  expect(page).toContain(`1.\n${texts[0].text}\n`);
});

test("the document shows rates with intervals, and the worst texts with what was said against them", () => {
  const judgements = readEnglishSheet(filled(["yes", "1", "5", ""], ["no", "2", "1", "who?"]));
  const reading = englishReadingOf(
    [{ name: "mine", judgements }],
    texts.map((text, i) => ({ ...text, length: String(i + 1) })),
  );
  const shown = renderTerminal(englishDocument(reading), { width: 120, color: false });
  expect(shown).toContain("2 texts, 1 reader");
  expect(shown).toMatch(/mine\s+2\s+50\.0 % \[9\.5, 90\.5\]/);
  expect(shown).toMatch(/1 of 5: Did Ben/);
  expect(shown).toContain("ungrammatical; 2 readings; who?");
});
