/**
 * The certificate of each option: a derivation from the propositions that it rests on, or two interpretations. A
 * derivation is found once for each way in which propositions can bring an option about, whatever their letters, and
 * then written with the letters at hand; the checker in `#logic` replays the whole, nobody has to believe this file.
 */
import type { Derivation, DerivationStep, Interpretation } from "#logic/certificate";
import { OrganonError } from "#logic/error";
import { not, proposition, symbolsIn, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { print } from "#logic/notation";
import { prove } from "#logic/prove";
import { mapAtoms } from "#logic/map-parts";
import {
  derivationCertificate,
  writeInterpretations,
  type WrittenCertificate,
  type WrittenStep,
} from "../written-certificate.ts";
import type { OptionRelation } from "./types.ts";
import { supportOf, type Premises, type Statement } from "./passage.ts";
import { letterOf, variableOf } from "./propositions.ts";
import { andRows, firstRow, notRows, type Rows } from "#logic/truth-table";

type OptionCertifier = {
  /** The certificate of a claim's relation to a consistent passage. */
  readonly certify: (passage: Premises, claim: Statement, relation: OptionRelation) => WrittenCertificate;
};

/** A certifier; the derivations found are kept. */
export const createOptionCertifier = (): OptionCertifier => {
  const proofs = new Map<string, Derivation>();

  /** The derivation of a sequent whose letters are A, B, C … in order of appearance. */
  const proofOf = (premises: readonly Formula[], conclusion: Formula): Derivation => {
    const key = [...premises, conclusion].map(print).join(";");
    return getOrInsert(proofs, key, () => {
      const proof = prove(premises, conclusion);
      if (proof === undefined) throw new OrganonError("bug/unproved-option", `no derivation found of ${key}`);
      return proof;
    });
  };

  const derive = (passage: Premises, claim: Statement): readonly WrittenStep[] => {
    const support = supportOf(passage, claim.rows);
    if (support === undefined)
      throw new OrganonError("bug/unproved-option", `${print(claim.formula)} does not follow`);
    const premises = support.map((place) => passage.propositions[place]!.formula);
    const names = [...symbolsIn(...premises, claim.formula)];
    const there = new Map(names.map((name, i) => [name, letterOf(i)]));
    const back = new Map(names.map((name, i) => [letterOf(i), name]));
    const proof = proofOf(
      premises.map((formula) => renamed(formula, there)),
      renamed(claim.formula, there),
    );
    return amongAll(
      passage.propositions.map(({ formula }) => print(formula)),
      support,
      proof.steps,
      (formula) => print(renamed(formula, back)),
    );
  };

  return {
    certify: (passage, claim, relation) => {
      if (relation === "neutral")
        return writeInterpretations({
          satisfying: interpretationAt(passage, claim, andRows(passage.rows, claim.rows)),
          refuting: interpretationAt(passage, claim, andRows(passage.rows, notRows(claim.rows))),
        });
      const proved =
        relation === "entailment" ? claim : { formula: not(claim.formula), rows: notRows(claim.rows) };
      return derivationCertificate(derive(passage, proved), interpretationAt(passage, claim, passage.rows));
    },
  };
};

/** The first interpretation in which some rows hold, over the variables spoken of. */
const interpretationAt = (passage: Premises, claim: Statement, rows: Rows): Interpretation => {
  const row = firstRow(rows);
  const spoken = symbolsIn(...passage.propositions.map(({ formula }) => formula), claim.formula);
  const propositions: Record<string, boolean> = {};
  for (const name of [...spoken].toSorted()) propositions[name] = ((row >>> variableOf(name)) & 1) === 1;
  return { domain: ["d1"], constants: {}, predicates: {}, propositions };
};

/** The steps of a derivation from some of the premises, written down as a derivation from all of them. */
const amongAll = (
  premises: readonly string[],
  support: readonly number[],
  steps: readonly DerivationStep[],
  write: (formula: Formula) => string,
): readonly WrittenStep[] => {
  const shift = premises.length - support.length;
  const moved = (n: number): number => {
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
      n: moved(n),
      formula: write(formula),
      rule,
      from: from.map(moved),
      discharges: discharges?.map(moved) ?? [],
    });
  }
  const last = steps.at(-1);
  // A premise stated again is its own derivation, but it need not come last.
  if (steps.length === support.length && last !== undefined)
    written.push({
      n: premises.length + 1,
      formula: write(last.formula),
      rule: "reiteration",
      from: [moved(last.n)],
      discharges: [],
    });
  return written;
};

const renamed = (formula: Formula, names: ReadonlyMap<string, string>): Formula =>
  mapAtoms(formula, ({ name }) => proposition(names.get(name) ?? name));
