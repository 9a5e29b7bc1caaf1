/**
 * Certificates as they are written in a file: formulas printed, names in lists; and back again. No letter is an object
 * key, since readers of tables take `p` and `P` for one column; both kinds have the same members, so that one schema
 * serves a file of both, and what does not apply is null.
 */
import {
  derivationRules,
  type Derivation,
  type DerivationRule,
  type Interpretation,
  type Interpretations,
  type Judgement,
  type Relation,
} from "#logic/certificate";
import { misuse } from "#logic/error";
import { parse, print } from "#logic/notation";

/** One application of a catalog rule inside an item's chain. */
export type ItemStep = { readonly skill: string; readonly from: readonly string[]; readonly to: string };

/** A line of a written derivation. */
export type WrittenStep = {
  readonly n: number;
  readonly formula: string;
  readonly rule: string;
  readonly from: readonly number[];
  /** Assumptions that the line closes; mostly none. */
  readonly discharges: readonly number[];
};

/** A written interpretation: what each constant names, of which tuples each predicate holds, which propositions are true. */
export type WrittenInterpretation = {
  readonly domain: readonly string[];
  readonly constants: readonly { readonly name: string; readonly is: string }[];
  readonly predicates: readonly { readonly name: string; readonly holds: readonly (readonly string[])[] }[];
  readonly propositions: readonly { readonly name: string; readonly is: boolean }[];
};

/** A judgement of premises that can be true. */
type ProvedJudgement = Extract<Judgement, { readonly relation: "entailment" | "contradiction" | "neutral" }>;

/** A certificate as it is written in a file. */
export type WrittenCertificate =
  | {
      readonly kind: "derivation";
      readonly steps: readonly WrittenStep[];
      /** Makes the premises true; null where they cannot be. */
      readonly witness: WrittenInterpretation | null;
      readonly satisfying: null;
      readonly refuting: null;
    }
  | {
      readonly kind: "interpretations";
      readonly steps: null;
      readonly witness: null;
      readonly satisfying: WrittenInterpretation;
      readonly refuting: WrittenInterpretation;
    };

const writeDerivation = (derivation: Derivation): readonly WrittenStep[] =>
  derivation.steps.map(({ n, formula, rule, from, discharges }) => ({
    n,
    formula: print(formula),
    rule,
    from,
    discharges: discharges ?? [],
  }));

/** The certificate that some written steps make; inconsistent premises have no witness. */
export const derivationCertificate = (
  steps: readonly WrittenStep[],
  witness?: Interpretation,
): WrittenCertificate => ({
  kind: "derivation",
  steps,
  witness: witness === undefined ? null : writeInterpretation(witness),
  satisfying: null,
  refuting: null,
});

export const writeDerivationCertificate = (
  derivation: Derivation,
  witness?: Interpretation,
): WrittenCertificate => derivationCertificate(writeDerivation(derivation), witness);

/** The certificate of a conclusion that the premises leave open. */
export const writeInterpretations = ({
  satisfying,
  refuting,
}: Pick<Interpretations, "satisfying" | "refuting">): WrittenCertificate => ({
  kind: "interpretations",
  steps: null,
  witness: null,
  satisfying: writeInterpretation(satisfying),
  refuting: writeInterpretation(refuting),
});

/** The certificate of a judgement of premises that can be true. */
export const writeJudgement = (judgement: ProvedJudgement): WrittenCertificate =>
  judgement.relation === "neutral"
    ? writeInterpretations(judgement.certificate)
    : writeDerivationCertificate(judgement.certificate, judgement.witness);

const writeInterpretation = ({
  domain,
  constants,
  predicates,
  propositions,
}: Interpretation): WrittenInterpretation => ({
  domain,
  constants: Object.entries(constants).map(([name, is]) => ({ name, is })),
  predicates: Object.entries(predicates).map(([name, holds]) => ({ name, holds })),
  propositions: Object.entries(propositions).map(([name, is]) => ({ name, is })),
});

/** The interpretation that was written. A name that is said twice is misuse; the trusted checker judges the rest. */
export const readInterpretation = ({
  domain,
  constants,
  predicates,
  propositions,
}: WrittenInterpretation): Interpretation => ({
  domain,
  constants: toRecord(constants.map(({ name, is }) => [name, is])),
  predicates: toRecord(predicates.map(({ name, holds }) => [name, holds])),
  propositions: toRecord(propositions.map(({ name, is }) => [name, is])),
});

/** Both interpretations of a certificate. */
export const readInterpretations = ({
  satisfying,
  refuting,
}: Extract<WrittenCertificate, { readonly kind: "interpretations" }>): Interpretations => ({
  kind: "interpretations",
  satisfying: readInterpretation(satisfying),
  refuting: readInterpretation(refuting),
});

const toRecord = <Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> => {
  const names = new Set<string>();
  for (const [name] of entries) {
    if (names.has(name)) throw misuse(`an interpretation defines “${name}” twice`);
    names.add(name);
  }
  return Object.fromEntries(entries);
};

/** The judgement that a certificate shows; undefined where it is none of the relation. */
export const readJudgement = (
  relation: Relation | undefined,
  certificate: WrittenCertificate,
): ProvedJudgement | undefined => {
  if (certificate.kind === "interpretations")
    return relation === "neutral" ? { relation, certificate: readInterpretations(certificate) } : undefined;
  return (relation !== "entailment" && relation !== "contradiction") || certificate.witness === null
    ? undefined
    : {
        relation,
        certificate: readDerivation(certificate.steps),
        witness: readInterpretation(certificate.witness),
      };
};

/** The derivation that was written. A formula that does not parse is misuse; the checker judges the rest. */
export const readDerivation = (steps: readonly WrittenStep[]): Derivation => ({
  kind: "derivation",
  steps: steps.map(({ n, formula, rule, from, discharges }) => ({
    n,
    formula: parse(formula),
    rule: findDerivationRule(rule),
    from,
    discharges: discharges.length > 0 ? discharges : undefined,
  })),
});

const findDerivationRule = (name: string): DerivationRule => {
  const found = derivationRules.find((rule) => rule === name);
  if (found === undefined) throw misuse(`there is no rule of derivation “${name}”`);
  return found;
};
