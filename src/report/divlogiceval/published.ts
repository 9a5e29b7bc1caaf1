/**
 * What DivLogicEval prints of the models that it asked (data/papers/divlogiceval.json): Tables 1, 2, 3, 5, 6 and 8, in per cent as
 * printed, and the datasets of Tables 4 and 7. The paper never prints how many questions a number rests on; the polished set has
 * 900, of which o1-preview was asked the first 40.
 */
import { once } from "#logic/memoize";
import { z } from "zod";
import printed from "../../../data/papers/divlogiceval.json" with { type: "json" };
import type { Slip } from "../logicasker/published.ts";

/** Accuracy, Circular and PartialCircular, in per cent. */
const metrics = z.tuple([z.number(), z.number(), z.number()]).readonly();

/**
 * The groups of Table 8: all questions, then by type in the order of its columns. The third is headed “3e1e”, which is no type;
 * the text of §4.2 and Appendix G.3 fits only if it is 3c1e.
 */
export const publishedGroups = ["all", "3e1c", "3c1e", "missing-premise"] as const;

const model = z.object({
  name: z.string(),
  n: z.number(),
  zeroShot: z.record(z.enum(publishedGroups), metrics),
  threeShot: z.record(z.enum(publishedGroups), metrics),
});
type PublishedChoiceModel = Readonly<z.infer<typeof model>>;

const withAndWithout = z.object({ origin: metrics, without: metrics });
const wordsAndSigns = z.object({ words: metrics, signs: metrics });
const pretrained = z.object({ name: z.string(), origin: z.number(), once: z.number(), tenTimes: z.number() });

export const publishedChoiceModels = once((): readonly PublishedChoiceModel[] =>
  z.array(model).parse(printed.models),
);

/** Table 2: Gemini-1.0-pro, five runs, and the coefficients of variation that it prints. */
export const publishedRuns = printed.runs;

/** Table 1: a model may lead in accuracy alone. */
export const publishedTableOne: Readonly<Record<string, readonly number[]>> = printed.tableOne;

/** Table 3: GPT-3.5 with and without the sentence that asks not to reason logically. */
export const publishedNoLogic = once(() =>
  z
    .object({ DivLogicEval: withAndWithout, ReClor: withAndWithout, LogiQA2: withAndWithout })
    .parse(printed.noLogic),
);

/** Table 4: instances of the test set, distinct words, and the divergence from simple Wikipedia, as printed. */
export const publishedDiversity = printed.diversity;

/** Table 5: llama-2-7b, and the same after more pretraining on SNLI once and ten times. */
export const publishedContamination = once(() =>
  z.tuple([pretrained, pretrained]).parse(printed.contamination),
);

/** §3.3: how often GPT-3.5 filled a masked wrong option with its very words. */
export const publishedGuessing = printed.guessing;

/** §4.2: people who passed the screening, how many questions each had, and their mean accuracy in per cent. */
export const publishedPeople = printed.people;

/** Table 6: GPT-4-turbo in words and in signs. */
export const publishedSymbolic = once(() =>
  z.object({ zeroShot: wordsAndSigns, threeShot: wordsAndSigns }).parse(printed.symbolic),
);

/** Table 7: the datasets beside which it stands. */
export const publishedDatasets = printed.datasets;

/** Where its own numbers and words do not fit together. */
export const divlogicSlips: readonly Slip[] = printed.slips;
