/**
 * Decides the relation of premises to a conclusion. `decideRelation` returns it; `decide` also proves it, by a derivation or by
 * interpretations.
 *
 * Exact for propositional and for monadic predicate logic with constants. With predicates of two or more places, a search
 * for finite interpretations and a search for refuting instances alternate, each with growing limits. Sequents that both
 * leave open are `undecided`, with the effort spent. Every returned certificate has been checked by the two trusted files.
 */
import { withDefaults } from "./with-defaults.ts";
import {
  combineAnswers,
  type Interpretation,
  type Judgement,
  type Relation,
  type Sequent,
} from "./certificate.ts";
import { checkDerivation } from "./derivation.ts";
import { usesEquality, withEquality, withoutEquality } from "./equality.ts";
import { OrganonError, unlessThrown } from "./error.ts";
import { type Formula, falsity, not } from "./formula.ts";
import { createFormulaTable } from "./formula-table.ts";
import { createFreshNames } from "./fresh-names.ts";
import { tooHard } from "./encode.ts";
import { findInstances } from "./instances.ts";
import { type ProofLimits, defaultProofLimits, prove } from "./prove.ts";
import { findInterpretation } from "./refute.ts";
import { createRelevantGrounding } from "./relevant/grounding.ts";
import { tryCompile } from "./theory.ts";
import { truthFault } from "./truth-fault.ts";

export type DecisionLimits = ProofLimits & {
  /** The largest domain of the search for a finite interpretation. */
  readonly maxMembers?: number;
};

export const defaultDecisionLimits: Required<DecisionLimits> = { ...defaultProofLimits, maxMembers: 8 };

/** Returns the relation of the premises to the conclusion, without a certificate: the fast decision. */
export const decideRelation = (sequent: Sequent, limits: DecisionLimits = {}): Relation => {
  if (usesEquality(sequent)) return decideRelation(withoutEquality(sequent), limits);
  const query = createQuery(sequent, withDefaults(defaultDecisionLimits, limits));
  return combineAnswers(query.canHold(true), query.canHold(false));
};

/**
 * Returns the relation of the premises to the conclusion, with the certificate. Undecided if the search for
 * interpretations, instances or the derivation reaches its limits. Entailments and contradictions also need an
 * interpretation of the premises.
 *
 * @example
 * decide(parseSequent("p → q; ¬q ⊢ ¬p")).relation; // → "entailment"
 */
export const decide = (sequent: Sequent, limits: DecisionLimits = {}): Judgement => {
  if (usesEquality(sequent))
    return checkJudgement(withEquality(decide(withoutEquality(sequent), limits), sequent), sequent);
  const bounds = withDefaults(defaultDecisionLimits, limits);
  const { premises, conclusion } = sequent;
  const query = createQuery(sequent, bounds);
  const [holds, fails] = [query.canHold(true), query.canHold(false)];
  const relation = combineAnswers(holds, fails);
  if (relation === "undecided") return { relation, reason: openReason(holds, fails, bounds) };
  if (relation === "neutral") {
    const satisfying = query.interpretation(true);
    const refuting = query.interpretation(false);
    if (satisfying === undefined || refuting === undefined)
      return { relation: "undecided", reason: noInterpretation };
    return checkJudgement(
      { relation, certificate: { kind: "interpretations", satisfying, refuting } },
      sequent,
    );
  }
  const certificate = prove(premises, getProvedFormula(relation, conclusion), bounds);
  if (certificate === undefined)
    return {
      relation: "undecided",
      reason: `${relation}, but no derivation was found with ${bounds.maxGoals} goals`,
    };
  if (relation === "inconsistent") return checkJudgement({ relation, certificate }, sequent);
  const witness = query.interpretation(relation === "entailment");
  if (witness === undefined) return { relation: "undecided", reason: noInterpretation };
  return checkJudgement({ relation, certificate, witness }, sequent);
};

/**
 * Returns what is wrong with a judgement's certificate for the sequent; undefined if nothing is. Uses only
 * `derivation.ts` and `interpretation.ts`. An interpretation that takes more than `maxSteps` to evaluate is a fault.
 */
export const judgementFault = (
  judgement: Judgement,
  sequent: Sequent,
  maxSteps = Infinity,
): string | undefined => {
  const { premises, conclusion } = sequent;
  switch (judgement.relation) {
    case "undecided":
      return undefined;
    case "neutral": {
      const { satisfying, refuting } = judgement.certificate;
      return (
        truthFault(satisfying, [...premises, conclusion], maxSteps) ??
        truthFault(refuting, [...premises, not(conclusion)], maxSteps)
      );
    }
    case "inconsistent":
      return checkDerivation(judgement.certificate, premises, falsity);
    default: {
      const proven = getProvedFormula(judgement.relation, conclusion);
      return (
        checkDerivation(judgement.certificate, premises, proven) ??
        truthFault(judgement.witness, [...premises, proven], maxSteps)
      );
    }
  }
};

const noInterpretation = "no finite interpretation was found within the limits";

/** Returns the formula that a judgement's derivation must prove. */
const getProvedFormula = (
  relation: "entailment" | "contradiction" | "inconsistent",
  conclusion: Formula,
): Formula =>
  relation === "entailment" ? conclusion : relation === "contradiction" ? not(conclusion) : falsity;

const checkJudgement = (judgement: Judgement, sequent: Sequent): Judgement => {
  const fault = judgementFault(judgement, sequent);
  if (fault !== undefined)
    throw new OrganonError("bug/certificate", `a certificate does not replay: ${fault}`);
  return judgement;
};

const openReason = (
  holds: boolean | undefined,
  fails: boolean | undefined,
  bounds: Required<DecisionLimits>,
): string => {
  const effort = `neither an interpretation with up to ${bounds.maxMembers} members nor a refutation with up to ${bounds.maxInstances} instances and ${bounds.maxConflicts} conflicts was found`;
  if (holds === undefined && fails === undefined) return effort;
  const open = holds === undefined ? "the conclusion" : "the conclusion's negation";
  const settled = (holds ?? fails) === true ? "can" : "cannot";
  const other = holds === undefined ? "the conclusion's negation" : "the conclusion";
  return `the premises ${settled} be true with ${other}; whether they can with ${open} is open: ${effort}`;
};

/** True if the premises are satisfiable with the conclusion, and with its negation; undefined if a limit was reached. */
type Query = {
  readonly canHold: (conclusion: boolean) => boolean | undefined;
  readonly interpretation: (conclusion: boolean) => Interpretation | undefined;
};

const createQuery = ({ premises, conclusion }: Sequent, bounds: Required<DecisionLimits>): Query => {
  const formulas = [...premises, conclusion];
  const theory = tryCompile(formulas, bounds.maxConflicts);
  if (theory !== undefined) {
    const signs = new Int8Array(formulas.length).fill(1);
    const setSign = (conclusionHolds: boolean): Int8Array => {
      signs[formulas.length - 1] = conclusionHolds ? 1 : -1;
      return signs;
    };
    return {
      canHold: (holds) => unlessTooHard(() => theory.satisfiable(setSign(holds))),
      interpretation: (holds) => unlessTooHard(() => theory.interpretation(setSign(holds))),
    };
  }
  const found = new Map<boolean, Interpretation>();
  const settleConclusion = (holds: boolean): boolean | undefined => {
    const outcome = settle([...premises, holds ? conclusion : not(conclusion)], bounds);
    if (typeof outcome !== "object") return outcome;
    found.set(holds, outcome);
    return true;
  };
  const grounding = createRelevantGrounding(
    formulas,
    (place) => (place < premises.length ? "true" : "both"),
    bounds.maxConflicts,
  );
  if (grounding === undefined)
    return { canHold: settleConclusion, interpretation: (holds) => found.get(holds) };
  const signs = (holds: boolean): Int8Array =>
    new Int8Array(formulas.length).fill(1).with(premises.length, holds ? 1 : -1);
  return {
    canHold: (holds) => unlessTooHard(() => grounding.satisfiable(signs(holds))) ?? settleConclusion(holds),
    interpretation: (holds) => {
      // Prefers a small interpretation to one with all names.
      const small = findInterpretation([...premises, holds ? conclusion : not(conclusion)], {
        maxMembers: 3,
        maxConflicts: Math.ceil(bounds.maxConflicts / 500),
        maxParts: 10_000,
      });
      return small ?? found.get(holds) ?? unlessTooHard(() => grounding.interpretation(signs(holds)));
    },
  };
};

/** Returns the result of a query; undefined if it would exceed the allowed conflicts. */
export const unlessTooHard = <Value>(ask: () => Value): Value | undefined => unlessThrown(tooHard, ask);

const settle = (
  formulas: readonly Formula[],
  bounds: Required<DecisionLimits>,
): Interpretation | false | undefined => {
  const fresh = createFreshNames(formulas);
  for (const share of [0.02, 1]) {
    const maxConflicts = Math.ceil(bounds.maxConflicts * share);
    const interpretation = findInterpretation(formulas, {
      maxMembers: share < 1 ? Math.min(3, bounds.maxMembers) : bounds.maxMembers,
      maxConflicts: Math.ceil(maxConflicts / 10),
      maxParts: Math.ceil(500_000 * share),
    });
    if (interpretation !== undefined) return interpretation;
    const table = createFormulaTable();
    const search = findInstances(table, formulas.map(table.getId), table.falsity, fresh, {
      maxInstances: Math.ceil(bounds.maxInstances * share),
      maxConflicts,
    });
    if (search.kind === "refuted") return false;
    if (search.kind === "satisfied") return search.interpretation;
  }
  return undefined;
};
