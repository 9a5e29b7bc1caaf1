/**
 * Lexicons: the words that atoms are made of. A lexicon is data; this file is its type and its tenses,
 * `word-page.ts` the notation of its pages.
 *
 * A `Lexeme` is one predicate of a person ("is a nurse") or one impersonal happening ("it rains") in several
 * tenses. Its `group` names what it may clash with: two lexemes of one group never stand in the same item,
 * because one may exclude or entail the other (rich and poor, tennis and a game, sunny and overcast).
 * Lexemes of different groups must be independent: any combination of them is imaginable.
 * Source of the smallest vocabulary: Appendix D.3 of the ACL text.
 */
import { once } from "#logic/memoize";

/** A finite verb phrase with its negation: "plays tennis" and "does not play tennis". */
export type VerbPhrase = { readonly yes: string; readonly no: string };

/** The category of a topic's phrase: kind, state, property, deed, consequence by rule; or a clause of things. */
export type Category = "kind" | "state" | "property" | "right" | "clause";

export type Lexeme = {
  /** A short name, unique in the lexicon: "nurse", "play-tennis". */
  readonly id: string;
  readonly group: string;
  readonly category?: Category;
  /** One phrase per tense or aspect; an atom uses one of them throughout an item. */
  readonly forms: readonly VerbPhrase[];
};

export type Lexicon = {
  readonly name: string;
  /** Given names of people; none is the beginning of another. */
  readonly subjects: readonly string[];
  /** The predicates of persons. */
  readonly predicates: readonly Lexeme[];
  /**
   * What can be said of a person and another, or of a person and that same one: transitive verbs without their
   * object, "admires". None is symmetric or entails another by what it means, and each can be done to oneself.
   */
  readonly relations: readonly Lexeme[];
  /** Whole clauses of nobody: "it is raining", "the lights went out". */
  readonly impersonals: readonly Lexeme[];
  /** Set where a question is in one tense: the first so many forms of each phrase are one each, of the same tenses. */
  readonly tenses?: number;
  /** Places and times that a question may be about; absent where all words belong together. */
  readonly topics?: readonly Topic[];
};

export type Pronoun = "he" | "she" | "it";

/** Pronouns of names and nouns that the tables of the program do not have: "Mara Venn" → "she", "cottage" → "it". */
export type Pronouns = ReadonlyMap<string, Pronoun>;

/** A question's topic; each lexeme has one form, and all are independent as a lexicon's are. */
export type Topic = Pick<Lexicon, "predicates" | "relations" | "impersonals"> & {
  /** The subject of a question: "a library". */
  readonly about: string;
  /** The first words of a question: "Under the rules of the Calder Library". */
  readonly titles: readonly string[];
  /** The noun of its people; absent if they are just people. */
  readonly noun?: string;
  /** Who is named, and the words that introduce the person as one of them: "from Leeds"; absent where any name will do. */
  readonly names?: readonly { readonly name: string; readonly as: string }[];
  /** Those of names and noun that the program's tables do not have. */
  readonly pronouns?: Pronouns;
  /** True if what a phrase says is likely of whom another phrase is said of: "CAUSE\nEFFECT" → true, or false where it is unlikely. */
  readonly links?: ReadonlyMap<string, boolean>;
  /** Kinds of things that its people do something to; a question is about one of them. */
  readonly things?: readonly Things[];
};

/** A second kind of what there is, beside people: what each is called, and what somebody may do to it. */
export type Things = {
  /** "cake" */
  readonly noun: string;
  /** "the lemon cake": definite descriptions that end with the noun; none is the beginning of another. */
  readonly names: readonly string[];
  /** Transitive verbs of the past without their object, whose past is their participle: "tasted". */
  readonly relations: readonly Lexeme[];
};

/** A lexicon whose words are built when they are first asked for. */
export const createLexicon = (name: string, build: () => Omit<Lexicon, "name">): Lexicon => {
  const words = once(build);
  return {
    name,
    get subjects() {
      return words().subjects;
    },
    get predicates() {
      return words().predicates;
    },
    get relations() {
      return words().relations;
    },
    get impersonals() {
      return words().impersonals;
    },
    get tenses() {
      return words().tenses;
    },
    get topics() {
      return words().topics;
    },
  };
};

/** "is / was / will be" + complement: `copula("nurse", "profession", "a nurse")`. */
export const copula = (id: string, group: string, complement: string): Lexeme => ({
  id,
  group,
  forms: [
    { yes: `is ${complement}`, no: `is not ${complement}` },
    { yes: `was ${complement}`, no: `was not ${complement}` },
    { yes: `will be ${complement}`, no: `will not be ${complement}` },
  ],
});

/** A full verb in present, past and future: `verb("play-tennis", "sport", "play", "plays", "played", "tennis")`. */
export const verb = (
  id: string,
  group: string,
  base: string,
  present: string,
  past: string,
  rest = "",
): Lexeme => {
  const tail = rest === "" ? "" : ` ${rest}`;
  return {
    id,
    group,
    forms: [
      { yes: `${present}${tail}`, no: `does not ${base}${tail}` },
      { yes: `${past}${tail}`, no: `did not ${base}${tail}` },
      { yes: `will ${base}${tail}`, no: `will not ${base}${tail}` },
    ],
  };
};

/** The same lexeme said of nobody: "is windy" becomes "it is windy". */
export const impersonal = ({ id, group, forms }: Lexeme): Lexeme => ({
  id: `it-${id}`,
  group: `it-${group}`,
  forms: forms.map(({ yes, no }) => ({ yes: `it ${yes}`, no: `it ${no}` })),
});
