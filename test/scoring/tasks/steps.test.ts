/** Each line of a proof is judged by itself: on the lines that it cites, which count as given. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#arguments/random";
import { relationOf } from "#logic/decide";
import { not, type Formula } from "#logic/formula";
import { parseSequent } from "#logic/notation";
import { expect, test } from "vitest";
import { checkLines, checkProof } from "../../../src/scoring/tasks/check-proof.ts";
import type { ProofLine, ProofProblem } from "../../../src/scoring/tasks/proof.ts";
import { readProof } from "../../../src/scoring/tasks/read-proof.ts";
import { createTheorems } from "../../../src/scoring/tasks/theorems.ts";

const theorems = createTheorems();

const problemOf = (sequent: string): ProofProblem => {
  const { premises, conclusion: goal } = parseSequent(sequent);
  return { premises, goal };
};

const stepsOf = (sequent: string, text: string): string => {
  const problem = problemOf(sequent);
  return checkLines(readProof(text, problem), problem, theorems)
    .map((isRight) => (isRight === undefined ? "–" : isRight ? "ok" : "wrong"))
    .join(" ");
};

test.each([
  ["p → q; p ⊢ q", "1. p → q premise\n2. p premise\n3. q MP 1, 2", "ok ok ok"],
  [
    "p → q; q → r; p ⊢ r",
    "1. p → q premise\n2. q → r premise\n3. ¬q MP 1, 2\n4. ¬q ∧ ¬q 3, 3\n5. r MP 2, 3",
    "ok ok wrong ok wrong",
  ],
  ["p → q; p ⊢ q", "1. p → q premise\n2. ¬p premise\n3. p premise\n4. q 1, 3", "ok wrong ok ok"],
  ["p → q; p ⊢ q", "3. p ∧ ∧ q 1, 2\n4. q 1, 2", "wrong ok"],
  ["p → q; p ⊢ q", "3. q 1, 9\n4. q ∨ p 3", "wrong ok"],
  ["q ⊢ p → q", "1. q premise\n2. p assumption\n3. ¬q 1, 2\n4. q 1\n5. p → q →I 2-4", "ok ok wrong ok ok"],
  ["r; q ⊢ p → q", "1. q premise\n2. p assumption\n3. ¬r 1\n4. p → ¬r →I 2-3", "ok ok wrong ok"],
  ["P(a) ⊢ ∀x P(x)", "1. P(a) premise\n2. ∀x P(x) ∀I 1\n3. P(b) ∀E 2", "ok wrong ok"],
  ["∃x P(x) ⊢ P(a)", "1. ∃x P(x) premise\n2. P(a) 1\n3. P(a) ∨ P(b) 2\n4. ∀x P(x) 2", "ok wrong ok wrong"],
  ["p ⊢ p", "1. p premise\n2. we are nearly there\n3. p 1", "ok – ok"],
])("lines behind a wrong one are judged as if it were right: %s: %j is %s", (sequent, text, steps) => {
  expect(stepsOf(sequent, text)).toBe(steps);
});

const proofs = ["fitch", "prose", "json"].flatMap((layout) =>
  readFileSync(join(import.meta.dirname, "goldens", `proofs-${layout}.txt`), "utf8")
    .split(/^=== /m)
    .slice(1)
    .filter((part) => !part.slice(0, part.indexOf("\n")).includes(" @ "))
    .map((part) => {
      const end = part.indexOf("\n");
      const problem = problemOf(part.slice(0, end));
      return { problem, lines: readProof(part.slice(end + 1), problem) };
    }),
);

test("of a proof that is accepted every line is right", () => {
  for (const { problem, lines } of proofs) {
    expect(checkProof(lines, problem, theorems).fault).toBeUndefined();
    expect(checkLines(lines, problem, theorems)).not.toContain(false);
  }
});

/** What a line cites, where it cites nothing that may be given up and nothing that it gives up. */
const citedBy = (
  { cites }: ProofLine,
  lines: readonly ProofLine[],
  { premises }: ProofProblem,
): readonly Formula[] | undefined => {
  const cited = cites.map(([name, to]) => {
    const line = lines.find(({ label }) => label === name);
    if (to !== undefined || line?.role === "assumption") return undefined;
    return line === undefined ? premises[Number(name) - 1] : line.formula;
  });
  return cited.length > 0 && cited.every((one) => one !== undefined) ? cited : undefined;
};

test("of a proof in which a line is denied, no line is right that does not follow from what it cites", () => {
  const random = createRandom("steps");
  let [looked, wrong] = [0, 0];
  for (const { problem, lines } of proofs)
    for (let round = 0; round < 8; round++) {
      const at = random.int(lines.length);
      const denied = lines.map((line, i) =>
        i === at && line.formula !== undefined ? { ...line, formula: not(line.formula) } : line,
      );
      const rights = checkLines(denied, problem, theorems);
      expect(rights).toHaveLength(lines.length);
      for (const [i, line] of denied.entries()) {
        if (rights[i] === false) wrong++;
        const cited = citedBy(line, denied.slice(0, i), problem);
        if (rights[i] !== true || line.formula === undefined || cited === undefined) continue;
        // An arbitrary individual, and one that there is, are not told apart from others by what is cited.
        if (line.formula.kind === "forall" || cited.some((one) => one.kind === "exists")) continue;
        looked++;
        expect(["entailment", "inconsistent"]).toContain(
          relationOf({ premises: cited, conclusion: line.formula }),
        );
      }
    }
  expect(looked).toBeGreaterThan(600);
  expect(wrong).toBeGreaterThan(300);
});
