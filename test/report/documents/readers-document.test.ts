import { expect, test } from "vitest";
import { disagreementDocument, readersDocument, type ToldDisagreement } from "#experiments/results/readings";
import { renderTerminal } from "#report/render/terminal";
import { exampleReport } from "../example-report.ts";
import { poison } from "../hostile.ts";

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

test("an empty reply says so", () => {
  const readers = [{ name: "papers", verdict: { outcome: "correct", answer: "yes" } as const }];
  expect(shown({ ...told, reply: " ", readers })).toContain("(an empty reply)");
});

test("escapes from a reply never reach the terminal", () => {
  const text = shown({ ...told, reply: `${poison} no ${poison}`, rule: poison, itemId: poison });
  expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
});

test("a narrow page leaves the response rate out", () => {
  const readers = exampleReport().models[2]?.readers ?? [];
  const text = (width: number) => renderTerminal(readersDocument("m", readers), { width, color: false });
  expect(text(120)).toContain("response rate");
  expect(text(76)).not.toContain("response rate");
});
