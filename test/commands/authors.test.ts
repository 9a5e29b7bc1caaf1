/** The built-in oracle on LogicAsker's published questions. */
import { importQuestions } from "#experiments/import-questions";
import { expect, test } from "vitest";
import { models } from "../fixture.ts";

const row = (id: number, kind: string, premises: string, conclusion: string, answer: string): string =>
  `${id},propositional,inference,modus ponens,${kind},"Consider the following premises: ${premises} Can we infer the following from them? Answer yes or no: ${conclusion}",${answer}`;

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
