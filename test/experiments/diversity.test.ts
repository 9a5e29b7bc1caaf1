/** Words and divergence of question sets. */
import { expect, test } from "vitest";
import { diversityDocument } from "#experiments/audit/diversity";
import { renderTerminal } from "#reports/render/terminal";
import { toQuestion } from "#items/question";
import { choiceItems } from "#items/open-suite";
import { diversity, getText } from "#experiments/audit/diversity";
import { choiceSuite } from "#experiments/suites";

const texts = [...choiceItems(choiceSuite({ perType: 300, seed: 7, recipe: "paper" }))].map((line) =>
  getText(toQuestion(line)),
);

test("§3.2, Table 4: our 900 have more words than the paper's 6,748 and are as near to Wikipedia's", () => {
  const told = diversity({ sets: [{ name: "ours", texts }] });
  const [ours] = told.sets;
  expect([ours?.instances, told.smoothing, told.tokens]).toEqual([900, 0.02, 13_878]);
  expect(ours?.words).toBeGreaterThan(6748);
  expect(ours?.divergence.value).toBeLessThanOrEqual(1.87);
  expect(ours?.addOne).toBeLessThanOrEqual(1.3);
  const text = renderTerminal(diversityDocument(told), { width: 100, color: false });
  for (const word of ["FOLIO", "2.77", "D(set ‖ reference)", "0.02 is added"]) expect(text).toContain(word);
});
