/**
 * Certificates as they are written in a file: formulas printed, the rest as it is; and back again.
 */
import {
  derivationRules,
  OrganonError,
  parse,
  print,
  type Derivation,
  type DerivationRule,
  type Interpretation,
} from "#logic";

/** One application of a catalog rule inside an item's chain. */
export type ItemStep = { readonly skill: string; readonly from: readonly string[]; readonly to: string };

/** A line of a written derivation. */
export type WrittenStep = {
  readonly n: number;
  readonly formula: string;
  readonly rule: string;
  readonly from: readonly number[];
  readonly discharges?: readonly number[];
};

/** A written interpretation. */
export type WrittenInterpretation = {
  readonly domain: readonly string[];
  readonly constants: Readonly<Record<string, string>>;
  readonly predicates: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly propositions: Readonly<Record<string, boolean>>;
};

/** A certificate as it is written in a file. */
export type WrittenCertificate =
  | {
      readonly kind: "derivation";
      readonly steps: readonly WrittenStep[];
      readonly witness?: WrittenInterpretation;
    }
  | {
      readonly kind: "interpretations";
      readonly satisfying: WrittenInterpretation;
      readonly refuting: WrittenInterpretation;
    };

export const writeDerivation = (derivation: Derivation): readonly WrittenStep[] =>
  derivation.steps.map(({ formula, ...step }) => ({ n: step.n, formula: print(formula), ...rest(step) }));

const rest = ({
  rule,
  from,
  discharges,
}: {
  readonly rule: string;
  readonly from: readonly number[];
  readonly discharges?: readonly number[];
}): Omit<WrittenStep, "n" | "formula"> => (discharges ? { rule, from, discharges } : { rule, from });

export const writeDerivationCertificate = (
  derivation: Derivation,
  witness: Interpretation,
): WrittenCertificate => ({ kind: "derivation", steps: writeDerivation(derivation), witness });

/** The derivation that was written. A formula that does not parse is misuse; the checker judges the rest. */
export const readDerivation = (steps: readonly WrittenStep[]): Derivation => ({
  kind: "derivation",
  steps: steps.map(({ n, formula, rule, from, discharges }) => ({
    n,
    formula: parse(formula),
    rule: ruleNamed(rule),
    from,
    ...(discharges ? { discharges } : {}),
  })),
});

const ruleNamed = (name: string): DerivationRule => {
  const found = derivationRules.find((rule) => rule === name);
  if (found === undefined) throw new OrganonError("misuse", `there is no rule of derivation “${name}”`);
  return found;
};
