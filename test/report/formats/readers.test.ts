import { expect, test } from "vitest";
import { readerLines, renderDisagreement, type ToldDisagreement } from "#report";
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

test("a disagreement shows what each reader read, in its place", () => {
  expect(renderDisagreement(told, 72)).toBe(
    [
      "7bcd01 (modus tollens, valid; right: yes, epoch 2)",
      "  answer-1      yes         «Yes». I know that this follows, since n…",
      "  last-mention  no          Yes. I k«no»w that this follows, since n…",
      "  final-line    unreadable  Yes. I know that this follows, since nobody…",
    ].join("\n"),
  );
});

test("a span far inside a long reply keeps its line within the width", () => {
  const reply = `${"word ".repeat(200)}no${" word".repeat(200)}`;
  const verdict = { outcome: "incorrect", answer: "no", span: [1000, 1002] } as const;
  const lines = renderDisagreement({ ...told, reply, readers: [{ name: "r", verdict }] }, 80).split("\n");
  expect(lines[1]).toMatch(/^ {2}r {2}no +….*word «no» word .*…$/);
  expect(lines[1]?.length).toBeLessThanOrEqual(80);
});

test("an empty reply says so", () => {
  const readers = [{ name: "papers", verdict: { outcome: "correct", answer: "yes" } as const }];
  expect(renderDisagreement({ ...told, reply: " ", readers }, 80)).toContain("(an empty reply)");
});

test("escapes from a reply never reach the terminal", () => {
  const text = renderDisagreement(
    { ...told, reply: `${poison} no ${poison}`, rule: poison, itemId: poison },
    100,
  );
  expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
});

test("a narrow page leaves the response rate out", () => {
  const readers = exampleReport().models[2]?.readers ?? [];
  expect(readerLines(readers, { width: 100, color: false }).join("\n")).toContain("response rate");
  expect(readerLines(readers, { width: 60, color: false }).join("\n")).not.toContain("response rate");
});
