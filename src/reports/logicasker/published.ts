/**
 * What the papers report of the models that they asked, as numbers: Tables 2 to 6 of the ACL text of LogicAsker
 * (Tables 6 to 10 of the FSE text, where they are the same) and what the text of §4.2 and §4.3 says besides. The
 * bars of Figures 3 to 5 are drawn, not printed, so only what the text states of them stands here.
 *
 * The papers give no intervals. Where they say how many questions a number rests on, it is told as that share of
 * that many, so that it can be compared.
 */
import paper from "../../../data/papers/logicasker.json" with { type: "json" };

/** A model as the papers name it, and the names under which a provider may offer it. */
type PublishedModel = {
  readonly name: string;
  readonly organisation: string;
  readonly launched: string;
  /** Its rank in the LLM Arena leaderboard of June 2023; undefined where it had none. */
  readonly rank?: number | undefined;
  /** Matches the model's own name, without its provider. */
  readonly alias: RegExp;
};

/**
 * Table 2. GPT-4 to GPT-3 were asked as gpt-4, gpt-3.5-turbo and text-davinci-003 (Appendix F), in 2023. A later snapshot or
 * version under the same family name is another model: gpt-3.5-turbo-0125 and vicuna-13b-v1.5, on another base, are not theirs.
 */
const publishedModels: readonly PublishedModel[] = paper.models.map((model) => ({
  ...model,
  alias: new RegExp(model.alias, "i"),
}));

type PublishedNumber = {
  readonly model: string;
  /** What it measures: "first iteration", "length 3", "weak demonstrations", "category fallacy". */
  readonly measure: string;
  readonly share: number;
  /** How many questions it rests on. */
  readonly n: number;
  readonly source: string;
};

/** All numbers that the papers print of a model. Table 6's zero-shot column is the accuracy on the weakness set, that is the second iteration. */
export const publishedNumbers: readonly PublishedNumber[] = paper.numbers;

/**
 * Which table or figure each part of the study answers to; Table 4 (the rules
 * at which GPT-4 is worst), Table 5 (objections to 208 questions), and the lowest and highest accuracy of §4.2 by iteration.
 */
export const {
  places: papersPlaces,
  weakRules: publishedWeakRules,
  validity: publishedValidity,
  ranges: publishedRanges,
} = paper;

/**
 * Where a paper's own numbers and words do not fit together, found by computing them again. They are marked in the study
 * and never copied. `test/reports/` does every computation that is told there.
 */
export type Slip = {
  readonly where: string;
  readonly says: string;
  /** What comes out when it is computed or looked up. */
  readonly found: string;
};

/** Sections and tables are the ACL text's, the FSE text's in brackets where it differs. */
export const slips: readonly Slip[] = paper.slips;

/** The model of the papers that goes by a name; undefined where none does. The provider's and the maker's names do not count. */
export const publishedModelOf = (id: string): PublishedModel | undefined => {
  const own = nameIn(id).split("/").at(-1) ?? "";
  return publishedModels.find(({ alias }) => alias.test(own));
};

/** A model's name without its provider and its parameters. */
const nameIn = (id: string): string => id.slice(id.indexOf(":") + 1).split("?")[0] ?? "";
