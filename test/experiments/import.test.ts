/** Other people's questions: read, their faults counted, and audited. */
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeLine } from "#items/formats/lines";
import { fileSuite } from "#workspace/files/entries";
import { importQuestions } from "#experiments/import-questions";
import { datasetText } from "#workspace/files/dataset-text";
import { report } from "#experiments/results/report";
import { askedRun, models, newStore, fixture } from "../fixture.ts";

const { save: write, pathOf } = fixture();
const query = (premise: string, conclusion: string): string =>
  `"Consider the following premises: ${premise} Can we infer the following from them? Answer yes or no: ${conclusion}"`;
const rows = [
  "id,logic,rule_category,rule,problem,query,answer",
  `1,propositional,equivalent,Commutative laws,inference,${query("Ada sings and Ben cooks.", "Ben cooks and Ada sings.")},yes`,
  `2,propositional,equivalent,Commutative laws,unrelated,${query("Ada sings and Ben cooks.", "Zoe rests.")},no`,
  `3,propositional,equivalent,Commutative laws,unrelated,${query("Ada sings and Ben cooks.", "Zoe rests.")},no`,
];
const from = { format: "logicasker", name: "test.csv" };

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
    const suite = await fileSuite(write(`${format}.jsonl`, questions.map(writeLine).join("\n")));
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
