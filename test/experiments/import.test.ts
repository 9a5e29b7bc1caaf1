/** Other people's questions: read, their faults counted, and audited. */
import { datasetNames } from "#experiments/names";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lineOf } from "#items/formats/lines";
import { audit } from "#experiments/audit/audit";
import { entriesOf, fileSuite } from "#workspace/files/entries";
import { importQuestions } from "#experiments/import-questions";
import { datasetText } from "#workspace/files/dataset-text";
import { report } from "#experiments/results/report";
import { askedRun, models, newStore, openFolder } from "./place.ts";

const { write, pathOf } = openFolder();
const query = (premise: string, conclusion: string): string =>
  `"Consider the following premises: ${premise} Can we infer the following from them? Answer yes or no: ${conclusion}"`;
const rows = [
  "id,logic,rule_category,rule,problem,query,answer",
  `1,propositional,equivalent,Commutative laws,inference,${query("Ada sings and Ben cooks.", "Ben cooks and Ada sings.")},yes`,
  `2,propositional,equivalent,Commutative laws,unrelated,${query("Ada sings and Ben cooks.", "Zoe rests.")},no`,
  `3,propositional,equivalent,Commutative laws,unrelated,${query("Ada sings and Ben cooks.", "Zoe rests.")},no`,
];
const from = { format: "logicasker", name: "test.csv" };

test("LogicAsker's questions are imported, their faults told, and the audit takes them", async () => {
  const { questions, faults } = importQuestions(rows.join("\n"), from);
  expect(questions.map(({ tags }) => [tags["rule"], tags["kind"]])).toEqual([
    ["commutative", "valid"],
    ["commutative", "unrelated"],
    ["commutative", "unrelated"],
  ]);
  expect(faults).toEqual([{ fault: "the same question as an earlier row", lines: [4] }]);
  const file = write("items.jsonl", questions.map(lineOf).join("\n"));
  expect(await audit(entriesOf(file), { name: file })).toMatchObject({
    items: 3,
    imported: 3,
    findings: [{ place: 2, fault: "the same question as item 1 of the file, counted from 0" }],
  });
});

test("an unknown format is misuse that names the right one", () => {
  expect(() => importQuestions("", { format: "logicaskr", name: "x.csv" })).toThrow(
    /unknown format “logicaskr”; did you mean “logicasker”/,
  );
  expect(datasetNames).toContain("logicasker");
});

test("a row that does not fit is left out and counted", () => {
  const text = [...rows, "4,propositional"].join("\n");
  const fault = "2 cells under 7 columns";
  expect(importQuestions(text, from).dropped).toEqual([{ fault, lines: [5] }]);
});

test("a file's name says the split; the dataset its source and licence", () => {
  const { questions, source, licence } = importQuestions(rows.join("\n"), from);
  expect(questions[0]?.tags["split"]).toBe("test");
  expect([source, licence]).toEqual([expect.stringContaining("LogicAsker"), expect.stringContaining("none")]);
  const nowhere = importQuestions(rows.join("\n"), { ...from, name: "latest.csv" });
  expect(nowhere.questions[0]?.tags["split"]).toBeUndefined();
});

const pairs = [
  { premise: "A man sings.", hypothesis: "A person sings.", label: "entailment" },
  { premise: "A man sings.", hypothesis: "Nobody sings.", label: "contradiction" },
];
const options = { context: "The plum jar is first.", question: "Which is first?", answer: "B" };
const others: readonly (readonly [format: string, text: string, labels: string])[] = [
  ["snli", pairs.map((one) => JSON.stringify(one)).join("\n"), "three labels"],
  [
    "clutrr",
    `story,query,target_text,edge_types\n[Ada] has a son [Ben].,"('Ada', 'Ben')",son,['son']\n`,
    "relations",
  ],
  [
    "logical-deduction",
    JSON.stringify([{ ...options, options: ["Fig", "Plum", "Pear", "Quince", "Sloe"] }]),
    "five options",
  ],
  [
    "multi-logieval",
    JSON.stringify({ samples: [{ context: "Ada is calm.", question: "Is she?", answer: "yes" }] }),
    "yes and no",
  ],
];
for (const [format, text, labels] of others)
  test(`${labels} are asked, read and reported: ${format}`, async () => {
    const { questions } = importQuestions(text, { format, name: "file" });
    const suite = await fileSuite(write(`${format}.jsonl`, questions.map(lineOf).join("\n")));
    const store = newStore();
    await askedRun({ suite, models: models("reasoner:coin") }, store);
    const found = await report({ judge: true }, { store });
    expect(found.models[0]?.responseRate).toMatchObject({ value: 1, n: questions.length });
  });

test.each(["utf-16le", "utf-16be"])("a file may be %s with its mark", async (coding) => {
  const bytes = Buffer.from('\ufeffquestion,answer\n"Is it a café?",yes\n', "utf16le");
  writeFileSync(pathOf("wide.csv"), coding === "utf-16be" ? bytes.swap16() : bytes);
  expect(await datasetText(pathOf("wide.csv"))).toBe('question,answer\n"Is it a café?",yes\n');
});

test("a file may be Latin-1, or three files of SNLI side by side", async () => {
  writeFileSync(pathOf("latin.json"), Buffer.from('{"context": "caf\u00e9"}', "latin1"));
  expect(await datasetText(pathOf("latin.json"))).toContain("café");
  write("s2.dev", "A person sings .\nNobody sings .\n");
  write("labels.dev", "entailment\n-\n");
  const text = await datasetText(write("s1.dev", "A man sings .\nA man sings .\n"));
  const { questions, dropped } = importQuestions(text, { format: "snli", name: "s1.dev" });
  expect(questions.map(({ key, tags }) => [key, tags["split"]])).toEqual([[["entailment"], "dev"]]);
  expect(dropped).toEqual([{ fault: "it has no right answer", lines: [2] }]);
});

test("a file that is not there is misuse that names it", async () => {
  await expect(datasetText(pathOf("none.csv"))).rejects.toThrow(/none\.csv: there is no such file/);
});
