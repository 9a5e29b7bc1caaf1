/**
 * The certificate of each option: a derivation from the propositions that it rests on, or two interpretations. Untrusted: the checker in
 * `#logic` replays the whole.
 */
import type { DerivationStep, Interpretation } from "#logic/certificate";
import { OrganonError } from "#logic/error";
import { not, collectSymbols } from "#logic/formula";
import { print } from "#logic/notation";
import { prove } from "#logic/prove";
import {
  derivationCertificate,
  writeInterpretations,
  type WrittenCertificate,
  type WrittenStep,
} from "../written-certificate.ts";
import type { OptionRelation } from "./types.ts";
import { findSupport, type Premises, type Statement } from "./passage.ts";
import { toVariable } from "./propositions.ts";
import { andRows, firstRow, complementRows, type Rows } from "#logic/truth-table";

/** Returns the certificate of a claim's relation to a consistent passage. */
export const certifyOption = (
  passage: Premises,
  claim: Statement,
  relation: OptionRelation,
): WrittenCertificate => {
  if (relation === "neutral")
    return writeInterpretations({
      satisfying: toInterpretation(passage, claim, andRows(passage.rows, claim.rows)),
      refuting: toInterpretation(passage, claim, andRows(passage.rows, complementRows(claim.rows))),
    });
  const proved =
    relation === "entailment" ? claim : { formula: not(claim.formula), rows: complementRows(claim.rows) };
  return derivationCertificate(derive(passage, proved), toInterpretation(passage, claim, passage.rows));
};

const derive = (passage: Premises, claim: Statement): readonly WrittenStep[] => {
  const formulas = passage.propositions.map(({ formula }) => formula);
  const support = findSupport(passage, claim.rows);
  const proof =
    support &&
    prove(
      support.map((place) => formulas[place]!),
      claim.formula,
    );
  if (support === undefined || proof === undefined)
    throw new OrganonError("bug/unproved-option", `no derivation found of ${print(claim.formula)}`);
  return renumberSteps(formulas.map(print), support, proof.steps);
};

const toInterpretation = (passage: Premises, claim: Statement, rows: Rows): Interpretation => {
  const row = firstRow(rows);
  const spoken = collectSymbols(...passage.propositions.map(({ formula }) => formula), claim.formula);
  const propositions: Record<string, boolean> = {};
  for (const name of [...spoken].toSorted()) propositions[name] = ((row >>> toVariable(name)) & 1) === 1;
  return { domain: ["d1"], constants: {}, predicates: {}, propositions };
};

/** The steps of a derivation from some of the premises, written down as a derivation from all of them. */
const renumberSteps = (
  premises: readonly string[],
  support: readonly number[],
  steps: readonly DerivationStep[],
): readonly WrittenStep[] => {
  const shift = premises.length - support.length;
  const renumber = (n: number): number => {
    const place = support[n - 1];
    return place === undefined ? n + shift : place + 1;
  };
  const written = premises.map((formula, i): WrittenStep => ({
    n: i + 1,
    formula,
    rule: "premise",
    from: [],
    discharges: [],
  }));
  for (const { n, formula, rule, from, discharges } of steps.slice(support.length)) {
    written.push({
      n: renumber(n),
      formula: print(formula),
      rule,
      from: from.map(renumber),
      discharges: discharges?.map(renumber) ?? [],
    });
  }
  const last = steps.at(-1);
  // A premise stated again is its own derivation, but it need not come last.
  if (steps.length === support.length && last !== undefined)
    written.push({
      n: premises.length + 1,
      formula: print(last.formula),
      rule: "reiteration",
      from: [renumber(last.n)],
      discharges: [],
    });
  return written;
};
