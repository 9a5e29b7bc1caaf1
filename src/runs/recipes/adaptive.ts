/**
 * An adaptive study: each next question follows from the answers before it. It seeks the rules that explain wrong answers
 * (`rule-search.ts`) or the weakest leaves (`leaf-search.ts`), in one run whose calls grow, each model with a search of its own. The same
 * command walks the same way again, finds the calls that are answered, and goes on where it stopped.
 *
 * Which numbers are unbiased: the pilot's accuracies (as many questions of every leaf, chosen before any answer) and
 * those of confirming questions (chosen before any of their answers, asked after the choice of leaves). The
 * search's own answers steer; no accuracy is taken from them.
 */
import { generationPlanOf } from "#items/open-suite";
import type { SuiteOf } from "#items/suite";
import type { Run, Store } from "../store.ts";
import { openLeafSearch } from "./leaf-search.ts";
import { openRuleSearch } from "./rule-search.ts";
import type { AdaptivePlan, AdaptiveProgress, AdaptiveResult, Search } from "./search.ts";
import { walked, walkingCalls, type WalkOptions } from "./walk.ts";

/** The plan that a suite describes. */
export const adaptivePlanOf = (suite: SuiteOf<"adaptive">): AdaptivePlan => ({
  generation: generationPlanOf(suite),
  settings: {
    budget: suite.budget,
    k: suite.weakest,
    confirm: suite.confirm,
    confidence: suite.confidence,
    target: suite.target,
  },
});

type AdaptiveOptions = WalkOptions & {
  readonly plan: AdaptivePlan;
  /** Told of each round, for people who wait. */
  readonly onRound?: (progress: AdaptiveProgress) => void;
};

/** The calls that follow from a subject's answers: `askPlan`'s `more`. */
export const adaptiveCalls = ({
  plan,
  onRound,
  ...options
}: AdaptiveOptions): ReturnType<typeof walkingCalls<Search>> =>
  walkingCalls(
    options,
    () => openSearch(plan),
    (model, search, asked) => onRound?.({ model, asked, ...search.state() }),
  );

/** What a stored adaptive study found about each of its models, asking nothing. */
export const adaptiveResults = async (
  run: Run,
  store: Store,
  reader: string,
  plan: AdaptivePlan,
): Promise<readonly AdaptiveResult[]> =>
  (await walked(run, store, reader, () => openSearch(plan))).map(({ model, walk }) => walk.result(model));

/** One model's search. Throws misuse for a budget that is too small. */
export const openSearch = (plan: AdaptivePlan): Search =>
  (plan.settings.target === "rules" ? openRuleSearch : openLeafSearch)(plan);
