/** LogicAsker's published questions asked as they stand. */
import { lineFor } from "#items/formats/lines";
import { renderMarkdown } from "#report/render/markdown";
import { fileSuite } from "#workspace/files/entries";
import { importQuestions } from "#experiments/import-questions";
import { authorsDocument, authorsJson, studyAuthors } from "#commands/study/study-authors";
import { expect, test } from "vitest";
import { models, newStore, fixture } from "../fixture.ts";

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
    // Keyed wrongly; and once more, which counts once.
    row(3, "inference", "If it snows, then Karen is a poet. It is snowing.", "Karen is a poet.", "no"),
    row(4, "inference", "If it snows, then Karen is a poet. It is snowing.", "Karen is a poet.", "no"),
  ].join("\n");
  const { questions } = importQuestions(rows, { format: "logicasker", name: "test.csv" });
  const lines = questions.map((one) => `${JSON.stringify(lineFor(one))}\n`);
  const file = fixture().save("test.jsonl", lines.join(""));
  const told = await studyAuthors(
    { models: models("reasoner:affirmer"), sets: [{ name: "test", suite: await fileSuite(file) }] },
    { store: newStore() },
  );
  const [set] = told.sets;
  expect(set?.keys).toMatchObject({ judged: 3, right: 2, wrong: 1 });
  expect(set?.models[0]?.theirs).toMatchObject({ value: 1 / 3, n: 3 });
  expect(set?.models[0]?.ours).toMatchObject({ value: 2 / 3, n: 3 });
  expect(told.report.unfinished).toBeUndefined();
  const page = renderMarkdown(authorsDocument(told));
  expect(page).toContain("Conditions: the authors' published questions as they stand");
  expect(authorsJson(told)).toMatchObject({ on: "authors" });
});

test("LogicAsker §4, Appendix D: the oracle reads rows of the authors' patterns, mended or not, and is right on each", async () => {
  const rows = [
    row(1, "inference", "If it snows, then Karen is a poet. It is snowing.", "Karen is a poet.", "yes"),
    row(
      2,
      "inference",
      "For all v_2, if v_2 cooks, then v_2 is a nurse. For all v_2, v_2 will cook.",
      "For all v_2, v_2 is a nurse.",
      "yes",
    ),
    row(
      3,
      "contradiction",
      "For all x, the claim that x is a sailor and the claim that x is a lawyer cannot both be true.",
      "There is at least one x for which x is a sailor and x is a lawyer.",
      "no",
    ),
    row(
      4,
      "inference",
      "Neither Karen is bored nor it is raining.",
      "Karen is not bored and it is not raining.",
      "yes",
    ),
    row(
      5,
      "contradiction",
      "Julie is not playing tennis or it is foggy.",
      "The fact that Julie plays tennis does not imply that it is foggy.",
      "no",
    ),
    row(
      6,
      "inference",
      "Not for all x, x is skilled.",
      "There is at least one x for which x is not skilled.",
      "yes",
    ),
    row(
      7,
      "inference",
      "Some janitors are poets.",
      "There is at least one x for which x is a janitor.",
      "yes",
    ),
    row(8, "unrelated", "It is cold or it is late. It is cold.", "It is not late.", "no"),
    row(
      9,
      "inference",
      "For all x, if x were a soldier, then x is a writer. For all x, x is a soldier.",
      "For all x, x is a writer.",
      "yes",
    ),
    row(
      10,
      "contradiction",
      "If it is foggy, then it is humid and if it is humid, then it is foggy.",
      "It is not true that it is foggy if and only if it is humid.",
      "no",
    ),
  ];
  const text = ["id,logic,rule_category,rule,problem,query,answer", ...rows].join("\n");
  const { questions } = importQuestions(text, { format: "logicasker", name: "test.csv" });
  expect(questions).toHaveLength(10);
  const [oracle] = models("reasoner:oracle");
  for (const { text: asked, key } of questions) {
    const reply = await oracle!.ask({ messages: [{ role: "user", content: asked }] }, { epoch: 0 });
    expect(reply.text.toLowerCase(), asked).toBe(`${key[0]!}.`);
  }
});
