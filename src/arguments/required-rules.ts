/**
 * Finds the rules that a question requires: those that its answer takes, by its own proof and by every other proof of the fewest steps. An
 * answer may miss a rule without any harm where another proof as short does without it.
 */
import type { SkillKind } from "#catalog/skill";
import { createShortestChecker } from "./shortest/shortest.ts";
import type { Argument } from "./argument.ts";

/** Rules, each once. What does not apply is an empty list; null where a bound was met before all proofs were looked at. */
export type RequiredRules = {
  /** The rules of its own proof, in the order of its steps. */
  readonly proof: readonly string[];
  /** Those of the proof of what it is contrasted with: the other question of its pair, or the conclusion in whose place it has another. */
  readonly pair: readonly string[];
  /** Those that stand in every proof of the fewest steps. */
  readonly needed: readonly string[] | null;
  /** Those of other proofs of the fewest steps that its own does without. */
  readonly others: readonly string[] | null;
  /** Where a fallacy tempts, the sound rule that it is a slip of: the last one of the proof of its pair. */
  readonly slipOf: string | null;
};

type ArgumentTexts = Pick<Argument, "premisesWritten" | "conclusionWritten" | "relation" | "steps">;

/** Finds required rules; `core` are the places of the needed premises where others stand beside them. */
export type RequiredRulesFinder = {
  readonly find: (argument: ArgumentTexts, kind: SkillKind, core?: readonly number[]) => RequiredRules;
  /** Those of a pair; `isTempted` where it is a fallacy's. */
  readonly findOfPair: (
    pair: { readonly yes: ArgumentTexts; readonly no: ArgumentTexts; readonly core: readonly number[] },
    isTempted: boolean,
  ) => { readonly yes: RequiredRules; readonly no: RequiredRules };
};

/** A finder; the catalog's rules are prepared for matching with the first question. */
export const createRequiredRulesFinder = (): RequiredRulesFinder => {
  let checker: ReturnType<typeof createShortestChecker> | undefined;
  const find: RequiredRulesFinder["find"] = (argument, kind, core) => {
    const { premisesWritten: premises, conclusionWritten: conclusion, relation, steps } = argument;
    const rules = listRules(steps);
    if (relation === "neutral") return { ...nothing, pair: kind === "fallacy" ? rules.slice(0, -1) : rules };
    checker ??= createShortestChecker();
    const routes = checker.findRoutes({
      premises,
      conclusion,
      relation,
      steps,
      kind,
      length: steps.length,
      core,
    });
    return {
      ...nothing,
      proof: rules,
      needed: routes === undefined ? null : [...routes.needed].toSorted(),
      others:
        routes === undefined ? null : [...routes.used].filter((rule) => !rules.includes(rule)).toSorted(),
    };
  };
  return {
    find,
    findOfPair: ({ yes, core }, isTempted) => {
      const own = find(yes, "valid", core);
      const slipOf = isTempted ? (yes.steps.at(-1)?.skill ?? null) : null;
      return { yes: { ...own, slipOf }, no: { ...nothing, pair: own.proof, slipOf } };
    },
  };
};

const nothing: RequiredRules = { proof: [], pair: [], needed: [], others: [], slipOf: null };

const listRules = (steps: Argument["steps"]): readonly string[] => [
  ...new Set(steps.map(({ skill }) => skill)),
];
