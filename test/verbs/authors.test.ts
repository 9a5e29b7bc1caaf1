/** LogicAsker's published questions asked as they stand. */
import { lineFor } from "#items/formats/lines";
import { renderMarkdown } from "#report/render/markdown";
import { fileSuite } from "#verbs/files/entries";
import { importQuestions } from "#verbs/import";
import { authorsDocument, authorsJson, studyAuthors } from "#verbs/studying/authors";
import { expect, test } from "vitest";
import { models, newStore, openFolder } from "./place.ts";

const row = (id: number, kind: string, premises: string, conclusion: string, answer: string): string =>
  `${id},propositional,inference,modus ponens,${kind},"Consider the following premises: ${premises} Can we infer the following from them? Answer yes or no: ${conclusion}",${answer}`;

test("LogicAsker §4: the authors' questions are judged by the authors' keys and by ours", async () => {
  const rows = [
    "id,logic,rule_category,rule,problem,query,answer",
    row(1, "inference", "If it rains, then Karen is a nurse. It is raining.", "Karen is a nurse.", "yes"),
    row(
      2,
      "contradiction",
      "If it snows, then Karen is a poet. It is snowing.",
      "Karen is not a poet.",
      "no",
    ),
    // Keyed wrongly, and once more.
    row(3, "inference", "If it snows, then Karen is a poet. It is snowing.", "Karen is a poet.", "no"),
    row(4, "inference", "If it snows, then Karen is a poet. It is snowing.", "Karen is a poet.", "no"),
  ].join("\n");
  const { questions } = importQuestions(rows, { format: "logicasker", name: "test.csv" });
  const lines = questions.map((one) => `${JSON.stringify(lineFor(one))}\n`);
  const file = openFolder().write("test.jsonl", lines.join(""));
  const told = await studyAuthors(
    { models: models("reasoner:affirmer"), sets: [{ name: "test", suite: await fileSuite(file) }] },
    { store: newStore() },
  );
  const [set] = told.sets;
  expect(set?.keys).toMatchObject({ judged: 4, right: 2, wrong: 2 });
  expect(set?.models[0]?.theirs).toMatchObject({ value: 0.25, n: 4 });
  expect(set?.models[0]?.ours).toMatchObject({ value: 0.75, n: 4 });
  expect(told.report.unfinished).toBeUndefined();
  const page = renderMarkdown(authorsDocument(told));
  expect(page).toContain("Conditions: the authors' published questions as they stand");
  expect(authorsJson(told)).toMatchObject({ on: "authors" });
});
