/**
 * What LogicAsker's papers print (data/papers/logicasker.json): Tables 2 to 6 of the ACL text (Tables 6 to 10 of the FSE text, where they
 * are the same) and the ranges of §4.2; and whether a run asks under the papers' conditions. The bars of Figures 3 to 5 are drawn, not
 * printed. The papers give no intervals.
 */
import { matchesPapers } from "#items/suite";
import { canonicalJson, type RunPlan } from "#runs/plan";
import type { Estimate } from "#scoring/estimate";
import paper from "../../../data/papers/logicasker.json" with { type: "json" };
import type { PlainTable } from "../blocks.ts";
import { groupNamed } from "../skills.ts";
import type { ModelReport } from "../summary.ts";

/**
 * Where a paper's own numbers and words do not fit together, found by computing them again. They are marked in the study
 * and never copied. `test/reports/` does every computation that is told there.
 */
export type Slip = {
  readonly where: string;
  readonly says: string;
  /** The value that is computed or looked up. */
  readonly found: string;
};

const { slips: found, ...tables } = paper;

/** The printed tables, by the section of the study that they belong to. */
export const publishedTables: Readonly<Record<keyof typeof tables, PlainTable>> = tables;

/** Sections and tables are the ACL text's, the FSE text's in brackets where it differs. */
export const slips: readonly Slip[] = found;

/** The conditions of a plan in a line, and whether they are the papers': their questions in their words, the prompt of Appendix G alone, their answer parser. */
export const describeConditions = ({
  suite,
  prompt,
  reader,
}: Pick<RunPlan, "suite" | "prompt" | "reader">) => {
  const isBare = canonicalJson(prompt) === canonicalJson({ style: "direct" });
  const isOfPapers = suite.kind === "generated" && suite.kinds === undefined && suite.skills === undefined;
  const arePapers = isBare && reader === "papers" && isOfPapers && matchesPapers(suite);
  const words =
    suite.kind === "generated"
      ? `profile ${suite.profile}, style ${suite.style}${matchesPapers(suite) ? ` with ${suite.forms === "mixed" ? "the papers' three forms of an action" : "one form of an action"} a question, “or” without a note` : ""}, lexicon ${suite.lexicon}; `
      : "";
  const asked = `${isBare ? "the prompt of Appendix G, no system prompt" : "another prompt than Appendix G's"}; replies read ${reader === "papers" ? "as there (§3.3)" : "otherwise than there (§3.3)"}`;
  return {
    arePapers,
    line: arePapers
      ? `Conditions: the papers' (${words}${asked}, no context sentence).`
      : `Conditions: not the papers' (${words}${asked}), so published numbers do not compare.`,
  };
};

/** A measure as the papers count it: correct of readable. */
export const findMeasure = (model: Omit<ModelReport, "id">, measure: string): Estimate | undefined => {
  const [what = "", which = ""] = measure.split(" ");
  if (what === "first") return model.responseAccuracy;
  if (what === "length") return groupNamed(model.byLength, which)?.responseAccuracy;
  return model.teaching?.[0]?.responses.find(({ arm }) => arm === "zero")?.responseAccuracy;
};
