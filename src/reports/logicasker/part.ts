/**
 * What LogicAsker's papers report of the models asked, beside ours: under which conditions, and by which measures.
 */
import type { LengthsMix } from "#items/names";
import { isAsInPapers } from "#items/suite";
import { canonicalJson, type RunPlan } from "#runs/plan";
import { proportion, type Estimate } from "#scoring/estimate";
import { difference } from "#scoring/independent";
import type { ModelReport } from "../summary.ts";
import { groupNamed } from "../skills.ts";
import { publishedModelOf, publishedNumbers } from "./published.ts";

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

/** The papers' numbers beside ours, all response accuracies, for the models that they asked too. */
export const besidePublished = (
  models: readonly ModelReport[],
  {
    lengthsMix,
    conditions,
  }: { readonly lengthsMix: LengthsMix; readonly conditions: ReturnType<typeof conditionsOf> },
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
