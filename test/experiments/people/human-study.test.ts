/** The study of people: what is given out tells no key, and filled sheets come back with accuracy and agreement. */
import { expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsv } from "#items/datasets/records";
import { optionLetters } from "#items/formats/choice";
import { choiceItems } from "#items/open-suite";
import { decide } from "#logic/decide";
import { parseSequent } from "#logic/notation";
import { humanStudy, readHumanStudy } from "#commands/sample/human-study";
import { choiceSuite } from "#experiments/suites";
import { fixture } from "../../fixture.ts";

const items = [...choiceItems(choiceSuite({ perType: 16, seed: 3 }))];
const kit = humanStudy(items, { count: 12 });
const byId = new Map(items.map((item) => [item.id, item]));

const rowsOf = (sheet: string) => readCsv(sheet).map(({ cells }) => cells);
const filled = (sheet: string, column: number, answerOf: (id: string, row: number) => string): string =>
  stringify(
    rowsOf(sheet).map((cells, i) =>
      i === 0 ? cells : cells.map((cell, at) => (at === column ? answerOf(cells[1] ?? "", i) : cell)),
    ),
  );
const screening = (wrong: number): string =>
  filled(kit.sheets.screening, 4, (id, row) => {
    const [item = "", option] = id.split("#");
    const truth = byId.get(item)?.relations[Number(option) - 1] === "entailment";
    return String(row <= wrong ? !truth : truth);
  });
const letters = (wrong: number): string =>
  filled(kit.sheets.questions, 3, (id, row) => {
    const answer = byId.get(id)?.answer ?? 0;
    return optionLetters[row <= wrong ? (answer + 1) % 4 : answer] ?? "";
  });

test("§4.2, Human Study: half of the screening follows by proof, and no item of it is asked", () => {
  const follows = kit.screening.map(
    ({ statements, conclusion }) =>
      decide(parseSequent(`${statements} ⊢ ${conclusion}`)).relation === "entailment",
  );
  expect(follows.filter(Boolean)).toHaveLength(10);
  const asked = new Set(kit.questions.map(({ id }) => id));
  for (const { id = "" } of kit.screening) expect(asked.has(id.split("#")[0] ?? "")).toBe(false);
});

test("§4.2, Human Study: questions are as many of each type, in no order of types", () => {
  const types = kit.questions.map(({ id }) => byId.get(id)?.task);
  const counts = Map.groupBy(types, (type) => type);
  expect([...counts.values()].map(({ length }) => length)).toEqual([4, 4, 4]);
  expect(new Set(types.slice(0, 3)).size + new Set(types.slice(3, 6)).size).toBeLessThan(6);
});

test("sheets are blind: of key, relation and certificate nothing stands in them", () => {
  expect(rowsOf(kit.sheets.questions)[0]).toEqual([
    "number",
    "id",
    "question",
    "answer (A, B, C or D)",
    "note",
  ]);
  for (const text of [...Object.values(kit.sheets), kit.instructions])
    expect(text).not.toMatch(/entail|neutral|contradict/);
  for (const cells of rowsOf(kit.sheets.questions).slice(1)) expect(cells.slice(3)).toEqual(["", ""]);
});

test("filled sheets give who passed, accuracy with its interval, and kappa; an untouched one is not begun", () => {
  const told = readHumanStudy(items, [
    { name: "Ada", screening: screening(1), questions: letters(0) },
    { name: "Ben", screening: screening(0), questions: letters(6) },
    { name: "Cy", screening: screening(5), questions: kit.sheets.questions },
    { name: "Dee", screening: kit.sheets.screening, questions: kit.sheets.questions },
  ]);
  expect(told.people.map(({ name, passed, accuracy }) => [name, passed, accuracy.value])).toEqual([
    ["Ada", true, 1],
    ["Ben", true, 0.5],
    ["Cy", false, null],
  ]);
  expect(told.accuracy).toMatchObject({ value: 0.75, n: 12 });
  expect(told.agreement).toHaveLength(1);
  expect(told.agreement[0]).toMatchObject({ people: ["Ada", "Ben"], same: { value: 0.5, n: 12 } });
});

test("the command writes a folder for each person and reads them back; work is never written over", async () => {
  const { organon, json, read, write } = fixture();
  await organon("generate", "--task", "four-option", "--per-type", "16", "--seed", "3", "-o", "set.jsonl");
  const draw = "sample set.jsonl --study people -n 12 --people 2".split(" ");
  expect((await organon(...draw)).code).toBe(0);
  expect(read("people/person-1/screening.csv")).toBe(kit.sheets.screening);
  expect((await organon(...draw)).code).not.toBe(0);
  write("people/person-1/screening.csv", screening(0));
  write("people/person-1/questions.csv", letters(3));
  const again = "sample set.jsonl --study people --read people/person-1 people/person-2";
  const told = await json(...again.split(" "));
  expect(told).toMatchObject({
    people: [{ name: "person-1", passed: true }],
    accuracy: { value: 0.75, n: 12 },
  });
});
