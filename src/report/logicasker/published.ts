/**
 * What the papers report of the models that they asked, as numbers: Tables 2 to 6 of the ACL text of LogicAsker
 * (Tables 6 to 10 of the FSE text, where they are the same) and what the text of §4.2 and §4.3 says besides. The
 * bars of Figures 3 to 5 are drawn, not printed, so only what the text states of them stands here.
 *
 * The papers give no intervals. Where they say how many questions a number rests on, it is told as that share of
 * that many, so that it can be compared.
 */
import { proportion, type Estimate } from "#scores";

/** Which table or figure of the papers each part of the study answers to. */
export const papersPlaces: Readonly<Record<string, string>> = {
  models: "ACL Table 2, FSE Table 6",
  iterations: "Figure 3",
  logics: "Figure 4",
  categories: "Figure 5",
  lengths: "ACL Table 3, FSE Table 7",
  weakRules: "ACL Table 4, FSE Table 8",
  validity: "ACL Table 5, FSE Table 9",
  teaching: "ACL Table 6, FSE Table 10",
};

/** A model as the papers name it, and the names under which a provider may offer it. */
export type PublishedModel = {
  readonly name: string;
  readonly organisation: string;
  readonly launched: string;
  /** Its rank in the LLM Arena leaderboard of June 2023; undefined where it had none. */
  readonly rank?: number;
  /** Matches the model's own name, without its provider. */
  readonly alias: RegExp;
};

/**
 * Table 2. GPT-4 to GPT-3 were asked as gpt-4, gpt-3.5-turbo and text-davinci-003 (Appendix F), in 2023. A later snapshot or
 * version under the same family name is another model: gpt-3.5-turbo-0125 and vicuna-13b-v1.5, on another base, are not theirs.
 */
export const publishedModels: readonly PublishedModel[] = [
  {
    name: "GPT-4",
    organisation: "OpenAI",
    launched: "Mar 2023",
    rank: 1,
    alias: /^gpt-?4(-(0314|0613|32k))*$/i,
  },
  {
    name: "ChatGPT",
    organisation: "OpenAI",
    launched: "Nov 2022",
    rank: 4,
    alias: /^(chatgpt|gpt-3\.5-turbo(-(0301|0613|16k))*)$/i,
  },
  { name: "GPT-3", organisation: "OpenAI", launched: "Jun 2020", alias: /^(gpt-3|text-davinci-003)$/i },
  { name: "Bard", organisation: "Google", launched: "Mar 2023", alias: /^bard$/i },
  {
    name: "Vicuna 13b",
    organisation: "LMSYS Org",
    launched: "Mar 2023",
    rank: 6,
    alias: /^vicuna-13b(-delta)?(-v(0|1\.[01]))?$/i,
  },
  {
    name: "Guanaco 33b",
    organisation: "UW",
    launched: "May 2023",
    rank: 8,
    alias: /^guanaco-33b(-merged)?$/i,
  },
];

/** One of the papers' numbers about one model. */
export type PublishedNumber = {
  readonly model: string;
  /** What it measures: "first iteration", "length 3", "weak demonstrations", "category fallacy". */
  readonly measure: string;
  readonly share: number;
  /** How many questions it rests on. */
  readonly n: number;
  /** Where it stands. */
  readonly source: string;
};

const row = (
  model: string,
  source: string,
  n: number,
  shares: Readonly<Record<string, number>>,
): readonly PublishedNumber[] =>
  Object.entries(shares).map(([measure, share]) => ({ model, measure, share, n, source }));

const lengths = (model: string, ...shares: readonly [number, number, number, number]) =>
  row(model, "Table 3", 100, {
    "length 1": shares[0],
    "length 3": shares[1],
    "length 5": shares[2],
    "length 7": shares[3],
  });

/** Table 6. Its zero-shot column is the accuracy on the weakness set, that is the second iteration. */
const taught = (model: string, zero: number, random: number, weak: number) =>
  row(model, "Table 6", 100, {
    "second iteration": zero,
    "zero demonstrations": zero,
    "random demonstrations": random,
    "weak demonstrations": weak,
  });

/** All numbers that the papers print of a model. */
export const publishedNumbers: readonly PublishedNumber[] = [
  ...row("GPT-4", "§4.3", 2080, { "first iteration": 0.93 }),
  ...lengths("GPT-4", 0.92, 0.85, 0.78, 0.74),
  ...lengths("ChatGPT", 0.79, 0.71, 0.72, 0.65),
  ...lengths("Bard", 0.8, 0.68, 0.63, 0.56),
  ...lengths("Vicuna 13b", 0.63, 0.62, 0.52, 0.48),
  ...lengths("GPT-3", 0.68, 0.52, 0.6, 0.56),
  ...lengths("Guanaco 33b", 0.57, 0.4, 0.46, 0.55),
  ...taught("GPT-4", 0.75, 0.83, 0.85),
  ...taught("ChatGPT", 0.45, 0.64, 0.56),
  ...taught("GPT-3", 0.17, 0.16, 0.39),
];

/** Table 4: the three atomic rules at which GPT-4 is worst. */
export const publishedWeakRules = [
  { model: "GPT-4", rule: "De Morgan's laws", type: "Correct", share: 0.6 },
  { model: "GPT-4", rule: "Conditional laws", type: "Incorrect", share: 0.6 },
  { model: "GPT-4", rule: "Biconditional introduction", type: "Incorrect", share: 0.7 },
] as const;

/** Table 5: of 208 questions, how many two annotators objected to. */
export const publishedValidity = { n: 208, a: 4, b: 3, c: 0, total: 7 } as const;

/** What §4.2 says of all models: the lowest and the highest accuracy. */
export const publishedRanges = { first: [0.31, 0.93], second: [0.06, 0.75] } as const;

/** The papers' model of that name; undefined where they asked none. The provider's and the maker's names do not count. */
export const publishedModelOf = (id: string): PublishedModel | undefined => {
  const name = id.slice(id.indexOf(":") + 1).split("?")[0] ?? "";
  const own = name.split("/").at(-1) ?? name;
  return publishedModels.find(({ alias }) => alias.test(own));
};

/** The share with the interval that its number of questions gives. */
export const publishedEstimate = ({ share, n }: Pick<PublishedNumber, "share" | "n">): Estimate =>
  proportion(Math.round(share * n), n);
