import { expect, test } from "vitest";
import { disagreementDocument, type ToldDisagreement } from "#experiments/results/readings";
import { renderTerminal } from "#report/render/terminal";

const told: ToldDisagreement = {
  model: "openai:x",
  itemId: "7bcd01",
  epoch: 1,
  rule: "modus tollens",
  kind: "valid",
  label: "yes",
  reply: "Yes. I know that this follows, since nobody sings and the second premise says so.",
  readers: [
    { name: "answer-1", verdict: { outcome: "correct", answer: "yes", span: [0, 3] } },
    { name: "last-mention", verdict: { outcome: "incorrect", answer: "no", span: [8, 10] } },
    { name: "final-line", verdict: { outcome: "unreadable" } },
  ],
};

const shown = (disagreement: ToldDisagreement, width = 100): string =>
  renderTerminal(disagreementDocument(disagreement), { width, color: false });

test("a disagreement shows what each reader read, in its place", () => {
  expect(shown(told)).toMatchInlineSnapshot(`
    "7bcd01 (modus tollens, valid; right: yes, epoch 2)

      reader        read        reply
      answer-1      yes         «Yes». I know that this follows, since nobody…
      last-mention  no          Yes. I k«no»w that this follows, since nobody…
      final-line    unreadable  Yes. I know that this follows, since nobody sin…"
  `);
});

test("a span far inside a long reply is shown with the words around it", () => {
  const reply = `${"word ".repeat(200)}no${" word".repeat(200)}`;
  const verdict = { outcome: "incorrect", answer: "no", span: [1000, 1002] } as const;
  const lines = shown({ ...told, reply, readers: [{ name: "r", verdict }] }).split("\n");
  expect(lines.at(-1)).toMatch(/^ {2}r +no +….*word «no» word .*…$/);
});
