/** Other people's questions: read, their faults counted, and audited. */
import { expect, test } from "vitest";
import { audit, datasetNames, entriesOf, importQuestions, lineOf } from "#verbs";
import { openFolder } from "./place.ts";

const { write } = openFolder();
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
    findings: [{ place: 2 }],
  });
});

test("an unknown format is misuse that names the right one", () => {
  expect(() => importQuestions("", { format: "logicaskr", name: "x.csv" })).toThrow(
    /unknown format “logicaskr”; did you mean “logicasker”/,
  );
  expect(datasetNames).toContain("logicasker");
});

test("a row that does not fit is misuse with its file and line", () => {
  expect(() => importQuestions([...rows, "4,propositional"].join("\n"), from)).toThrow(
    /^test\.csv: line 5: 2 cells where the header has 7/,
  );
});
