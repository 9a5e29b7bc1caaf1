/** The right answer to a question that a checker judges, from its line alone: for training, and for tests of the answer parsers. */
import { readDerivation, readInterpretations } from "#arguments/written-certificate";
import type { Derivation, DerivationStep, Interpretation } from "#logic/certificate";
import { equal, falsity, not, type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import type { ProblemLine } from "../problem-line.ts";
import { proofTarget } from "./task.ts";

/** A reply that is right: the proof, or the countermodel. */
export const taskSolution = ({
  certificate,
  relation,
  conclusion,
}: Pick<ProblemLine<"graded">, "certificate" | "relation" | "conclusion">): string =>
  certificate.kind === "derivation"
    ? writeProof(
        endingIn(readDerivation(certificate.steps), proofTarget({ relation, goal: parse(conclusion) })),
      )
    : caseTable(readInterpretations(certificate).refuting);

/** The derivation of ¬¬φ continued to φ, where φ is the target. */
const endingIn = (derivation: Derivation, target: Formula): Derivation => {
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
  const numberOf = (n: number): number =>
    n > own ? n + Math.max(count, own) - own : (places[n - 1] ?? n - 1) + 1;
  const rows = steps
    .filter(({ rule }) => rule !== "premise")
    .map(({ n, formula, rule, from, discharges }) => {
      const numbers = { from: from.map(numberOf), discharges: discharges?.map(numberOf) };
      return JSON.stringify({ n: numberOf(n), formula: print(formula), rule, ...numbers });
    });
  return inBlock(rows.join("\n"));
};

/** An interpretation as the table that a countermodel is asked for in. */
export const caseTable = ({ domain, constants, predicates }: Interpretation): string => {
  const rows = [
    `domain = {${domain.join(", ")}}`,
    ...Object.entries(constants).map(([name, member]) => `${name} = ${member}`),
    ...Object.entries(predicates).map(
      ([name, tuples]) =>
        `${name} = {${tuples.map((tuple) => (tuple.length === 1 ? tuple[0]! : `(${tuple.join(", ")})`)).join(", ")}}`,
    ),
  ];
  return inBlock(rows.join("\n"));
};

const inBlock = (text: string): string => `\`\`\`\n${text}\n\`\`\``;
