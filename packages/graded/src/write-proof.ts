/** Writes derivations as the proofs that the task "proof" asks for. */
import type { Derivation, DerivationStep } from "organon-logic/certificate";
import { equal, falsity, not, type Formula } from "organon-logic/formula";
import { print } from "organon-logic/notation";
import { wrapBlock } from "./wording.ts";

/** The derivation of ¬¬φ continued to φ, where φ is the target. */
export const endWithTarget = (derivation: Derivation, target: Formula): Derivation => {
  const { steps } = derivation;
  const last = steps.at(-1)!;
  if (equal(last.formula, target)) return derivation;
  const { n } = last;
  const added: readonly DerivationStep[] = [
    { n: n + 1, formula: not(target), rule: "assumption", from: [] },
    { n: n + 2, formula: falsity, rule: "¬E", from: [n + 1, n] },
    { n: n + 3, formula: target, rule: "RAA", from: [n + 2], discharges: [n + 1] },
  ];
  return { kind: "derivation", steps: [...steps, ...added] };
};

/**
 * Returns a derivation as the JSON lines that a proof is asked for in. `places` says which premises of the question the derivation
 * has, from 0, and `count` how many the question has.
 */
export const writeProof = (
  { steps }: Derivation,
  places: readonly number[] = [],
  count = places.length,
): string => {
  const own = steps.filter(({ rule }) => rule === "premise").length;
  const toNumber = (n: number): number =>
    n > own ? n + Math.max(count, own) - own : (places[n - 1] ?? n - 1) + 1;
  const rows = steps
    .filter(({ rule }) => rule !== "premise")
    .map(({ n, formula, rule, from, discharges }) => {
      const numbers = { from: from.map(toNumber), discharges: discharges?.map(toNumber) };
      return JSON.stringify({ n: toNumber(n), formula: print(formula), rule, ...numbers });
    });
  return wrapBlock(rows);
};
