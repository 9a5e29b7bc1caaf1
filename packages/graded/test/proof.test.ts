/** Proofs as JSON lines: read from replies, accepted only if the kernel accepts them, and each line judged by itself. */
import { parseSequent } from "organon-logic/notation";
import { prove } from "organon-logic/prove";
import { writeProof } from "../src/write-proof.ts";
import { describe, expect, test } from "vitest";
import { checkLines, checkProof } from "../src/check-proof.ts";
import { readProof } from "../src/read-proof.ts";
import { toJsonLines } from "./proof-text.ts";

const getVerdict = (sequent: string, reply: string): string => {
  const { premises, conclusion: goal } = parseSequent(sequent);
  const lines = readProof(reply, premises.length);
  if (lines.length === 0) return "unreadable";
  const { fault } = checkProof(lines, { premises, goal });
  return fault === undefined ? "accepted" : `${fault.line}: ${fault.why}`;
};

const modusPonens = "p → q; p ⊢ q";
const step = '{"n": 3, "formula": "q", "rule": "→E", "from": [1, 2]}';

test.each([
  ["alone", step],
  ["in a code block", `Here it is:\n\`\`\`json\n${step}\n\`\`\`\nDone.`],
  [
    "in the last of two blocks",
    `\`\`\`\n{"n": 3, "formula": "¬q", "rule": "→E"}\n\`\`\`\n\`\`\`\n${step}\n\`\`\``,
  ],
  [
    "with the premises repeated",
    `{"n":1,"formula":"p -> q","rule":"premise"}\n{"n":2,"formula":"p","rule":"premise"}\n${step}`,
  ],
  ["with cited lines in another order", step.replace("[1, 2]", "[2, 1]")],
  ["with signs in ASCII", step.replace("→E", "-> E")],
  [
    "with numbers as texts and a member more",
    '{"n": "3", "formula": "q", "rule": "→E", "from": ["1", "2"], "why": "so"}',
  ],
  [
    "with a number left out",
    '{"n": 4, "formula": "p", "rule": "reiteration", "from": [2]}\n{"n": 6, "formula": "q", "rule": "→E", "from": [1, 4]}',
  ],
  ["with CRLF", `\`\`\`\r\n${step}\r\n\`\`\`\r\n`],
])("a proof %s is accepted", (_, reply) => expect(getVerdict(modusPonens, reply)).toBe("accepted"));

test.each([
  ["", "unreadable"],
  ["3. q modus ponens 1, 2", "unreadable"],
  ["q follows from p and p → q.", "unreadable"],
  [`${step}\n\nOn reflection, this cannot be proved.`, "unreadable"],
  ["{not JSON}", "1: the row is not a JSON object"],
  ['{"formula": "q", "rule": "→E"}', "1: “n” is not a number"],
  ['{"n": 3, "formula": "q ∧ ∧", "rule": "→E"}', "3: the formula cannot be read"],
  ['{"n": 3, "rule": "→E"}', "3: “formula” and “rule” are not both texts"],
  [
    '{"n": 3, "formula": "q", "rule": "→E", "from": "1, 2"}',
    "3: “from” and “discharges” are not lists of numbers",
  ],
  ['{"n": 3, "formula": "q", "rule": "modus ponens", "from": [1, 2]}', "3: there is no rule “modusponens”"],
  [step.replace("[1, 2]", "[1, 9]"), "3: it cites line 9, which does not stand above"],
  [step.replace('"q"', '"p"'), "3: this does not follow by →E"],
  [toJsonLines("3. p reiteration 2"), "3: the last line is not what was to be proved, q"],
  [toJsonLines("5. q assumption"), "5: it still rests on the assumption of line 5"],
])("%j is answered with %j", (reply, verdict) => expect(getVerdict(modusPonens, reply)).toBe(verdict));

test.each([
  "p → q; ¬q ⊢ ¬p",
  "p ∨ q; p → r; q → r ⊢ r",
  "∃x (P(x) ∧ Q(x)) ⊢ ∃x Q(x)",
  "∀x (P(x) → Q(x)); ∀x (Q(x) → R(x)) ⊢ ∀x (P(x) → R(x))",
  "¬(p ∧ q) ⊢ ¬p ∨ ¬q",
  "p ↔ q; q ↔ r ⊢ p ↔ r",
  "∀x ∀y (R(x, y) → R(y, x)); R(a, b) ⊢ R(b, a)",
  "⊢ p ∨ ¬p",
])("the derivation of %s, written as a proof, is accepted, and all its lines are right", (sequent) => {
  const { premises, conclusion: goal } = parseSequent(sequent);
  const reply = writeProof(prove(premises, goal)!);
  expect(getVerdict(sequent, reply)).toBe("accepted");
  expect(checkLines(readProof(reply, premises.length), { premises, goal })).not.toContain(false);
});

describe("a wrong line counts as given further on", () => {
  test.each([
    [modusPonens, "3. q →E 1 2", "ok"],
    ["p → q; q → r; p ⊢ r", "4. ¬q →E 1 3; 5. ¬q ∧ ¬q ∧I 4 4; 6. r →E 2 4", "wrong ok wrong"],
    [modusPonens, "2. ¬p premise; 3. q →E 1 2", "wrong ok"],
    [modusPonens, "3. q →E 1 9; 4. q ∨ p ∨I 3", "wrong ok"],
    ["q ⊢ p → q", "2. p assumption; 3. ¬q ∧I 1 2; 4. q reiteration 1; 5. p → q →I 4 / 2", "ok wrong ok ok"],
    ["P(a) ⊢ ∀x P(x)", "2. ∀x P(x) ∀I 1; 3. P(b) ∀E 2", "wrong ok"],
  ])("%s: %s is %s", (sequent, short, steps) => {
    const { premises, conclusion: goal } = parseSequent(sequent);
    const rights = checkLines(readProof(toJsonLines(short), premises.length), { premises, goal });
    expect(rights.map((isRight) => (isRight ? "ok" : "wrong")).join(" ")).toBe(steps);
  });

  test("lines after the hundredth wrong one are not called right", () => {
    const { premises, conclusion: goal } = parseSequent(modusPonens);
    const row = (n: number): string => `${n}. ${n < 110 ? "p → p →E 1 2" : "p reiteration 2"}`;
    const short = Array.from({ length: 120 }, (_, i) => row(i + 3)).join("; ");
    expect(checkLines(readProof(toJsonLines(short), 2), { premises, goal })).not.toContain(true);
  });
});
