/**
 * What a study of LogicAsker's §4 tells beyond any run's report: the weakest atomic rules by type (Table 4), the
 * validity of the questions (Table 5), what the papers report of the same models, and the papers' slips.
 */
import type { LengthsMix } from "#items/names";
import { isAsInPapers } from "#items/suite";
import { canonicalJson, type RunPlan } from "#runs/plan";
import type { Validity } from "#scores/people/validity";
import { proportion, type Estimate } from "#scores/estimate";
import { difference } from "#scores/independent";
import type { PairedDifference } from "#scores/paired-scores";
import { type ModelReport, type Report, type WeaknessExample, groupNamed } from "../summary.ts";
import { publishedModelOf, publishedNumbers } from "./published.ts";

/** A rule asked one way: by valid conclusions (Correct) or by all others (Incorrect), as in Table 4. */
export type RuleType = {
  readonly rule: string;
  readonly type: "Correct" | "Incorrect";
  readonly responseAccuracy: Estimate;
  readonly example?: WeaknessExample;
};

export type LogicAskerPart = {
  /** For each model its three weakest atomic rules, weakest first. */
  readonly weakRules: readonly {
    readonly model: string;
    readonly rules: readonly RuleType[];
    /** How many more are as low as the last one listed: which are is drawn by lot. */
    readonly tied: number;
  }[];
  readonly validity: ValidityPart;
  /** The share of questions whose key is no: the accuracy of who always says no. */
  readonly noKeys: Estimate;
  /** What a counter of words gets on these very questions that was taught the keys of others: the audit's counts. */
  readonly counted: Estimate;
  /** Whether every question asked has a proved key: the set was made by machine alone. */
  readonly allProved: boolean;
  /** Under which conditions all was asked, in a line, and whether they are the papers'. */
  readonly conditions: { readonly arePapers: boolean; readonly line: string };
  /** The same arguments in Organon's default English, where they were asked as well: each model's answers question by question. */
  readonly ours?: {
    readonly run: string;
    readonly style: string;
    readonly models: readonly {
      readonly model: string;
      readonly accuracies: readonly [asked: Estimate, ours: Estimate];
      /** Ours minus the papers' English. */
      readonly difference: PairedDifference;
    }[];
  };
  /** The name of the run that asked the lengths, and how its kinds are mixed. */
  readonly lengthsRun: string;
  readonly lengthsMix: LengthsMix;
  /** Of the questions with an unrelated conclusion, the share whose conclusion has words of the premises, as in the papers. */
  readonly sharedUnrelated: Estimate;
};

export type ValidityPart = {
  /** How many questions were drawn, and from how many. */
  readonly drawn: number;
  readonly of: number;
  /** Of those drawn, how many failed when they were examined anew by machine: read back, certificate replayed. */
  readonly faulty: number;
  /** The files for the annotators. */
  readonly sheets: readonly string[];
  /** Once two people have filled them in. */
  readonly people?: Validity;
};

/** The conditions of a plan in a line, and whether they are the papers': their questions in their words, the prompt of Appendix G alone, their answer parser. */
export const conditionsOf = ({ suite, prompt, reader }: Pick<RunPlan, "suite" | "prompt" | "reader">) => {
  const isBare = canonicalJson(prompt) === canonicalJson({ style: "direct" });
  const asked = `${isBare ? "the prompt of Appendix G, no system prompt" : "another prompt than Appendix G's"}; replies read ${reader === "papers" ? "as there (§3.3)" : "otherwise than there (§3.3)"}`;
  if (suite.kind !== "generated" && suite.kind !== "lengths")
    return {
      arePapers: isBare && reader === "papers",
      line: `Conditions: the authors' published questions as they stand; ${asked}.`,
    };
  const { profile, style, lexicon, kinds, skills } = suite;
  const words = `profile ${profile}, style ${style}, lexicon ${lexicon}; ${asked}`;
  const arePapers =
    isBare && reader === "papers" && kinds === undefined && skills === undefined && isAsInPapers(suite);
  return {
    arePapers,
    line: arePapers
      ? `Conditions: the papers' (${words}, no context sentence).`
      : `Conditions: not the papers' (${words}), so no difference from published numbers is shown.`,
  };
};

/** The whole study: `report` is of the first iteration, its lengths are those of the lengths run. */
export type LogicAskerStudy = { readonly report: Report; readonly part: LogicAskerPart };

/** The papers' numbers beside ours, all response accuracies, for the models that they asked too. */
export const besidePublished = (
  models: readonly ModelReport[],
  { lengthsMix, conditions }: Pick<LogicAskerPart, "lengthsMix" | "conditions">,
) =>
  models.flatMap(({ id, ...model }) => {
    const name = publishedModelOf(id)?.name;
    return publishedNumbers.flatMap(({ model: published, measure, share, n, source }) => {
      const ours = published === name ? ownMeasure(model, measure) : undefined;
      if (ours === undefined) return [];
      // With the interval that its number of questions gives.
      const theirs = proportion(Math.round(share * n), n);
      // Where conditions or the mix of questions differ, the difference is not the model's alone.
      const isAlike = conditions.arePapers && isSameMix(measure, lengthsMix);
      const gap = isAlike ? difference(ours, theirs) : undefined;
      return [{ model: model.name, published, measure, source, theirs, ours, difference: gap }];
    });
  });

/** Whether the papers' questions have the mix of ours: every weakness set has one of its own. */
const isSameMix = (measure: string, lengthsMix: LengthsMix): boolean =>
  measure === "first iteration" || (measure.startsWith("length ") && lengthsMix === "paper");

/** A measure as the papers count it: correct of readable. */
export const ownMeasure = (model: Omit<ModelReport, "id">, measure: string): Estimate | undefined => {
  const [what = "", which = ""] = measure.split(" ");
  if (measure === "first iteration") return model.responseAccuracy;
  if (what === "length") return groupNamed(model.byLength, which)?.responseAccuracy;
  const way = measure === "second iteration" ? "zero" : what;
  return model.teaching?.[0]?.responses.find(({ arm }) => arm === way)?.responseAccuracy;
};
