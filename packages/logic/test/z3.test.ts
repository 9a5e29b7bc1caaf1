// @long: Z3 starts
/** Z3 as referee, where it is installed. */
import { createRequire } from "node:module";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Relation, Sequent } from "../src/certificate.ts";
import { decideRelation } from "../src/decide.ts";
import { parseSequent, printSequent } from "../src/notation.ts";
import { type Referee, createReferee } from "../src/z3.ts";
import { binaryLogic, monadic, propositional, sequents } from "./formulas.ts";

const installed = ((): boolean => {
  try {
    createRequire(import.meta.url).resolve("z3-solver");
    return true;
  } catch {
    process.stdout.write("skipped: z3-solver is not installed\n");
    return false;
  }
})();

const known: readonly (readonly [sequent: string, relation: Relation])[] = [
  ["p -> q; p |- q", "entailment"],
  ["p -> q; q |- p", "neutral"],
  ["p & ~q |- q", "contradiction"],
  ["p; ~p |- q", "inconsistent"],
  ["∀x P(x) |- ∃x P(x)", "entailment"],
  ["∀x (P(x) → Q(x)); ¬Q(a) |- P(a)", "contradiction"],
  ["∃x ∀y R(x, y) |- ∀y ∃x R(x, y)", "entailment"],
  ["∀x ∃x P(x); P(a) |- ∀x P(x)", "neutral"],
];

describe.skipIf(!installed)("Z3 as referee", () => {
  let referee: Referee;
  beforeAll(async () => {
    referee = await createReferee({ threads: 2, timeoutMs: 5_000 });
  });
  afterAll(() => referee.close());

  test.for(known)("says of %s that it is %s", async ([text, relation]) => {
    expect(await referee.relation(parseSequent(text))).toBe(relation);
  });

  for (const [name, words, count] of [
    ["propositional", propositional, 40],
    ["monadic", monadic, 40],
    // TWO_PLACE=10000 npx vitest run test/runs/referee.test.ts is the big run.
    ["two-place", binaryLogic, Number(process.env["TWO_PLACE"] ?? 40)],
  ] as const)
    test(`agrees with the decision on ${count} random ${name} sequents`, { timeout: 3_600_000 }, async () => {
      const cases: readonly Sequent[] = fc.sample(sequents(words, 3), { seed: 2026, numRuns: count });
      const answers = await Promise.all(cases.map((sequent) => referee.relation(sequent)));
      let both = 0;
      const disagreements = cases.flatMap((sequent, i) => {
        const ours = decideRelation(sequent, count > 1_000 ? { maxConflicts: 5_000, maxInstances: 300 } : {});
        const theirs = answers[i] ?? "undecided";
        if (ours !== "undecided" && theirs !== "undecided") both++;
        return ours === theirs || ours === "undecided" || theirs === "undecided"
          ? []
          : [`${printSequent(sequent)}: ${ours}, Z3: ${theirs}`];
      });
      if (count > 1_000) process.stdout.write(`${name}: ${both} of ${count} decided by both\n`);
      expect(disagreements).toEqual([]);
      expect(answers.filter((answer) => answer !== "undecided").length).toBeGreaterThan(0.9 * count);
    });

  test("a closed referee refuses, and what was waiting is told", async () => {
    const one = await createReferee();
    const waiting = Promise.allSettled(known.map(([text]) => one.relation(parseSequent(text))));
    await one.close();
    await expect(one.relation(parseSequent("p |- p"))).rejects.toThrow(/closed/);
    expect((await waiting).some(({ status }) => status === "rejected")).toBe(true);
  });
});
