/**
 * What DivLogicEval prints of the models that it asked: Tables 1, 2, 3, 5, 6 and 8, in per cent as printed, and the
 * datasets of Tables 4 and 7. The paper never prints how many questions a number rests on; the polished set has 900, of
 * which o1-preview was asked the first 40.
 */

/** Accuracy, Circular and PartialCircular, in per cent. */
export type PublishedMetrics = readonly [accuracy: number, circular: number, partialCircular: number];

/**
 * The groups of Table 8: all questions, then by type in the order of its columns. The third is headed “3e1e”, which is no type;
 * the text of §4.2 and Appendix G.3 fits only if it is 3c1e.
 */
export const publishedGroups = ["all", "3e1c", "3c1e", "missing-premise"] as const;
export type PublishedGroup = (typeof publishedGroups)[number];

export type PublishedChoiceModel = {
  readonly name: string;
  /** Matches the model's own name, without provider and maker. */
  readonly alias: RegExp;
  readonly n: number;
  readonly zeroShot: Readonly<Record<PublishedGroup, PublishedMetrics>>;
  readonly threeShot: Readonly<Record<PublishedGroup, PublishedMetrics>>;
};

type Column = readonly [accuracy: readonly number[], circular: readonly number[], partial: readonly number[]];

const byGroup = ([accuracy, circular, partial]: Column): Readonly<
  Record<PublishedGroup, PublishedMetrics>
> => {
  const at = (i: number): PublishedMetrics => [accuracy[i] ?? 0, circular[i] ?? 0, partial[i] ?? 0];
  return { all: at(0), "3e1c": at(1), "3c1e": at(2), "missing-premise": at(3) };
};

const model = (
  name: string,
  alias: RegExp,
  zeroShot: Column,
  threeShot: Column,
  n = 900,
): PublishedChoiceModel => ({
  name,
  alias,
  n,
  zeroShot: byGroup(zeroShot),
  threeShot: byGroup(threeShot),
});

/** Table 8, row by row. */
export const publishedChoiceModels: readonly PublishedChoiceModel[] = [
  model(
    "Mixtral",
    /^mixtral-8x7b-instruct(-v0\.1)?$/i,
    [
      [29.9, 28.7, 31.0, 29.9],
      [8.2, 5.3, 11.7, 7.7],
      [16.9, 11.9, 20.4, 18.3],
    ],
    [
      [30.9, 34.1, 30.7, 28.0],
      [12.2, 7.7, 14.0, 15.0],
      [20.9, 16.2, 22.2, 24.3],
    ],
  ),
  model(
    "LLaMA 3.3",
    /^llama-3\.3-70b-instruct$/i,
    [
      [29.9, 29.1, 31.0, 29.6],
      [16.3, 15.3, 20.7, 13.0],
      [24.0, 24.5, 26.8, 20.6],
    ],
    [
      [30.6, 33.8, 30.7, 27.3],
      [17.7, 13.3, 20.3, 19.3],
      [24.9, 23.4, 26.8, 24.6],
    ],
  ),
  model(
    "Qwen 2.5",
    /^qwen-?2\.5-72b-instruct$/i,
    [
      [33.5, 33.3, 30.9, 36.3],
      [19.2, 21.3, 15.7, 20.7],
      [26.7, 27.4, 23.9, 28.9],
    ],
    [
      [33.3, 34.2, 28.8, 37.1],
      [18.7, 22.3, 13.7, 20.0],
      [25.9, 28.4, 20.6, 28.9],
    ],
  ),
  model(
    "Gemini 1.5 Pro",
    /^gemini-1\.5-pro(-00[12])?$/i,
    [
      [30.8, 32.5, 30.9, 28.9],
      [12.8, 9.3, 15.7, 13.3],
      [21.6, 19.9, 19.9, 17.9],
    ],
    [
      [33.4, 28.3, 33.7, 38.4],
      [17.0, 8.6, 21.7, 20.7],
      [25.2, 17.7, 27.7, 30.3],
    ],
  ),
  model(
    "GPT-3.5",
    /^gpt-3\.5-turbo$/i,
    [
      [29.6, 29.7, 28.0, 30.9],
      [3.7, 0.7, 5.3, 5.0],
      [13.3, 9.3, 14.9, 15.7],
    ],
    [
      [30.1, 28.4, 30.0, 31.9],
      [4.6, 1.0, 7.0, 5.7],
      [16.0, 12.0, 17.9, 18.1],
    ],
  ),
  model(
    "GPT-4",
    /^gpt-4-(1106-preview|turbo)$/i,
    [
      [32.2, 37.2, 33.0, 26.6],
      [12.3, 11.3, 13.3, 12.3],
      [22.1, 22.3, 21.1, 23.0],
    ],
    [
      [27.2, 29.7, 27.3, 24.7],
      [7.2, 4.0, 7.7, 10.0],
      [17.0, 13.1, 16.5, 21.4],
    ],
  ),
  model(
    "GPT-4o",
    /^gpt-4o(-2024-05-13)?$/i,
    [
      [34.0, 36.9, 28.1, 42.3],
      [14.6, 10.3, 13.3, 20.0],
      [23.7, 21.5, 21.3, 28.1],
    ],
    [
      [35.8, 36.9, 28.1, 42.3],
      [16.1, 12.7, 12.3, 23.3],
      [25.6, 24.0, 19.9, 33.1],
    ],
  ),
  model(
    "o1-preview",
    /^o1-preview(-2024-09-12)?$/i,
    [
      [51.3, 59.2, 43.2, 45.0],
      [27.5, 26.3, 27.3, 30.0],
      [40.3, 44.5, 34.3, 38.9],
    ],
    [
      [60.6, 67.1, 45.5, 65.0],
      [40.0, 42.1, 36.4, 40.0],
      [51.2, 55.6, 40.9, 54.0],
    ],
    40,
  ),
];

/** Table 2: Gemini-1.0-pro, five runs, and the coefficients of variation that it prints. */
export const publishedRuns = {
  accuracy: { runs: [30.0, 32.0, 32.4, 30.1, 32.0], variation: 3.3 },
  circular: { runs: [7.4, 8.1, 8.0, 8.0, 9.0], variation: 6.3 },
  partialCircular: { runs: [17.6, 18.8, 18.1, 18.5, 19.1], variation: 3.1 },
} as const;

/** Table 1: one run of Gemini-1.0-pro beside GPT-4. */
export const publishedTableOne = {
  "Gemini 1.0 Pro, run 3": [32.4, 8.0, 18.1],
  "GPT-4": [32.2, 12.3, 22.1],
} as const;

/** Table 3: GPT-3.5 with and without the sentence that asks not to reason logically. */
export const publishedNoLogic = {
  DivLogicEval: { origin: [32.2, 16.4, 6.3], without: [28.6, 15.8, 5.2] },
  ReClor: { origin: [57.3, 32.1, 45.1], without: [59.8, 35.0, 48.0] },
  LogiQA2: { origin: [51.9, 15.9, 28.0], without: [53.2, 20.7, 33.6] },
} as const;

/** Table 4: instances of the test set, distinct words, and the divergence from simple Wikipedia, as printed. */
export const publishedDiversity = [
  { name: "DivLogicEval", instances: "900", words: 6748, divergence: 1.87 },
  { name: "ReClor", instances: "1000", words: 7785, divergence: 1.44 },
  { name: "LogiQA2", instances: "1470", words: 13546, divergence: 1.32 },
  { name: "RuleTaker", instances: "100k", words: 67, divergence: 4.29 },
  { name: "LogicNLI", instances: "2000", words: 241, divergence: 4.62 },
  { name: "FOLIO", instances: "227", words: 1140, divergence: 2.77 },
  { name: "RobustLR", instances: "120k", words: 47, divergence: 6.28 },
  { name: "PrOntoQA-OOD", instances: "1450", words: 108, divergence: 6.24 },
] as const;

/** Table 5: llama-2-7b, and the same after more pretraining on SNLI once and ten times. */
export const publishedContamination = [
  { name: "SNLI", origin: 41.1, once: 53.8, tenTimes: 53.8 },
  { name: "DivLogicEval", origin: 26.9, once: 28.1, tenTimes: 28.1 },
] as const;

/** §3.3: how often GPT-3.5 filled a masked wrong option with its very words. */
export const publishedGuessing = 0.002;

/** §4.2: people who passed the screening, how many questions each had, and their mean accuracy in per cent. */
export const publishedPeople = { people: 4, questions: 60, accuracy: 86.7 } as const;

/** Table 6: GPT-4-turbo in words and in signs. */
export const publishedSymbolic = {
  zeroShot: { words: [32.2, 12.3, 22.1], signs: [39.1, 16.3, 27.0] },
  threeShot: { words: [27.2, 7.2, 17.0], signs: [38.1, 18.7, 28.1] },
} as const;

/** Table 7: the datasets beside which it stands. */
export const publishedDatasets = [
  { name: "DivLogicEval", source: "synthetic, human", options: 4, size: "12589" },
  { name: "ReClor", source: "exam", options: 4, size: "6138" },
  { name: "LogiQA2", source: "exam", options: 4, size: "14874" },
  { name: "RuleTaker", source: "synthetic", options: 2, size: "500k" },
  { name: "LogicNLI", source: "synthetic", options: 4, size: "20k" },
  { name: "FOLIO", source: "synthetic, human", options: 3, size: "1435" },
  { name: "RobustLR", source: "synthetic", options: 3, size: "360k" },
] as const;

/** The papers' model of that name; undefined where they asked none. */
export const publishedChoiceModelOf = (id: string): PublishedChoiceModel | undefined => {
  const name = id.slice(id.indexOf(":") + 1).split("?")[0] ?? "";
  const own = name.split("/").at(-1) ?? name;
  return publishedChoiceModels.find(({ alias }) => alias.test(own));
};
