/** A shortcut audit on a terminal. */
import { expect, test } from "vitest";
import { shortcutsDocument } from "#report/documents/shortcuts-document";
import { renderTerminal } from "#report/render/terminal";
import { shortcutsOf } from "#scores/audits/shortcuts";
import type { Row } from "#scores/audits/rows";

const items = Array.from({ length: 80 }, (_, i): Row => ({
  id: `${i}`,
  surface: {
    text: `${i}`,
    premises: [`Person ${i} sings.`],
    conclusion: i % 4 < 2 ? `Person ${i} sings.` : `Person ${i} does not sing.`,
  },
  label: i % 4 < 2 ? "yes" : "no",
  part: i % 2 === 0 ? "1" : "3",
  rule: i % 8 < 4 ? "telling" : "also telling",
}));

test("each classifier stands on a line with its intervals, overall and for each length", () => {
  const text = renderTerminal(shortcutsDocument(shortcutsOf(items, { parts: "too" })), {
    width: 100,
    color: false,
  });
  expect(text).toMatch(/^all: 80 items, 40 yes\n/m);
  expect(text).toMatch(/^length 1: 40 items, 20 yes/m);
  expect(text).toMatch(/^length 3: 40 items, 20 yes/m);
  expect(text.match(/^ {2}counts +100\.0 %/gm)).toHaveLength(3);
  expect(text).toMatch(
    /^Rules predicted by counts\n {2}2 of 2 rules above chance, about 0 of them by luck: /m,
  );
});
