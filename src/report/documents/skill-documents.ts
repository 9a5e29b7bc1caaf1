/**
 * What is asked of a run without its whole report: the weakest skills of one model, and accuracy by length.
 */
import { present } from "../blocks.ts";
import type { Document } from "../document.ts";
import { searchInWords } from "../examination.ts";
import { titleOf } from "../sections/about.ts";
import { lengthChart, yesByLength } from "../sections/accuracy.ts";
import { weakestBlocks } from "../sections/weakest.ts";
import type { ModelReport, Unfinished } from "../summary.ts";

/** At most `most` weakest skills of a model, each with a question that it got wrong; a run that was cut off says so first. */
export const weaknessesDocument = (
  model: ModelReport,
  most: number,
  run: { readonly unfinished?: Unfinished } = {},
): Document => {
  const search = searchInWords(model);
  return {
    title: titleOf(`Weakest skills of ${model.name}`, run),
    facts: search === "" ? [] : [search],
    sections: [{ id: "weakest", blocks: weakestBlocks(model, most, "each") }],
  };
};

/** The papers' length table (ACL Table 3, FSE Table 7). */
export const lengthsDocument = (models: readonly Pick<ModelReport, "name" | "byLength">[]): Document => ({
  title: "Accuracy by length of inference",
  facts: ["length is the number of rule applications; 95 % intervals"],
  sections: [{ id: "length", blocks: present([lengthChart(models), yesByLength(models)]) }],
});
