/**
 * Runs an adaptive study, in which each next question depends on the answers so far. It searches for the rules that explain
 * wrong answers (`rule-search.ts`) or for the weakest skills (`leaf-search.ts`). A study is one run whose calls grow, with a
 * separate search per model. The same command repeats the search, finds the answered calls, and resumes where it stopped.
 *
 * Two accuracies are unbiased. The pilot has equally many questions of every skill, chosen before any answer. The confirming
 * questions are asked after the choice of skills, and chosen before any of their answers. The answers of the search only
 * steer it; no accuracy is computed from them.
 */
import { generationPlanOf } from "#items/open-suite";
import type { SuiteOf } from "#items/suite";
import type { Run, Store } from "../store.ts";
import { openLeafSearch } from "./leaf-search.ts";
import { openRuleSearch } from "./rule-search.ts";
import type { AdaptivePlan, AdaptiveProgress, AdaptiveResult, Search } from "./search.ts";
import { walkRun, walkingCalls, type WalkOptions } from "./walk.ts";

/** Returns the plan that a suite describes. */
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
  /** Called after each round, for progress reports. */
  readonly onRound?: (progress: AdaptiveProgress) => void;
};

/** Returns the calls that follow from a subject's answers: `askPlan`'s `more`. */
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

/** Returns the results of a stored adaptive study for each of its models, without model calls. */
export const adaptiveResults = async (
  run: Run,
  store: Store,
  reader: string,
  plan: AdaptivePlan,
): Promise<readonly AdaptiveResult[]> =>
  (await walkRun(run, store, reader, () => openSearch(plan))).map(({ model, walk }) => walk.result(model));

/** Opens one model's search. Throws misuse for a budget that is too small. */
export const openSearch = (plan: AdaptivePlan): Search =>
  (plan.settings.target === "rules" ? openRuleSearch : openLeafSearch)(plan);
