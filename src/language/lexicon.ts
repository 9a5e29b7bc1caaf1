/**
 * Lexicons: the words that atoms are made of. A lexicon is data; this file is its type, its inflection and
 * the notation of its tables.
 *
 * A `Lexeme` is one predicate of a person ("is a nurse") or one impersonal happening ("it rains") in several
 * tenses. Its `group` names what it may clash with: two lexemes of one group never stand in the same item,
 * because one may exclude or entail the other (rich and poor, tennis and a game, sunny and overcast).
 * Lexemes of different groups must be independent: any combination of them is imaginable.
 * Source of the smallest vocabulary: Appendix D.3 of the ACL text.
 */

/** A finite verb phrase with its negation: "plays tennis" and "does not play tennis". */
export type VerbPhrase = { readonly yes: string; readonly no: string };

export type Lexeme = {
  /** A short name, unique in the lexicon: "nurse", "play-tennis". */
  readonly id: string;
  readonly group: string;
  /** One phrase per tense or aspect; an atom uses one of them throughout an item. */
  readonly forms: readonly VerbPhrase[];
};

export type Lexicon = {
  readonly name: string;
  /** Given names of people; none is the beginning of another. */
  readonly subjects: readonly string[];
  /** What can be said of a person. */
  readonly predicates: readonly Lexeme[];
  /**
   * What can be said of a person and another, or of a person and that same one: transitive verbs without their
   * object, "admires". None is symmetric or entails another by what it means, and each can be done to oneself.
   */
  readonly relations: readonly Lexeme[];
  /** Whole clauses that begin with "it": "it is raining". */
  readonly impersonals: readonly Lexeme[];
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

/** One line of a lexicon's table; it becomes a lexeme when the table tells it its group. */
export type Entry = (group: string) => Lexeme;

/** A table from groups to their entries, as lexemes: `lexemes({ wealth: [be("rich"), be("poor")] })`. */
export const lexemes = (table: Readonly<Record<string, readonly Entry[]>>): readonly Lexeme[] =>
  Object.entries(table).flatMap(([group, entries]) => entries.map((entry) => entry(group)));

/** "is / was / will be" + complement: `be("a nurse")`. */
export const be =
  (complement: string): Entry =>
  (group) =>
    copula(shortName(complement), group, complement);

/**
 * A full verb in present, past and future, given by its base: `act("play tennis")`. An irregular past stands
 * behind a stroke: `act("write/wrote a letter")`.
 */
export const act =
  (phrase: string): Entry =>
  (group) => {
    const [head = "", ...rest] = phrase.split(" ");
    const [base = "", past = regularPast(base)] = head.split("/");
    const tail = rest.join(" ");
    return verb(shortName(`${base} ${tail}`), group, base, thirdPerson(base), past, tail);
  };

/** `act` with the progressive beside it: `doing("make/made tea", "making tea")` adds "is / was / will be making tea". */
export const doing =
  (phrase: string, participle: string): Entry =>
  (group) => {
    const plain = act(phrase)(group);
    return { ...plain, forms: [...plain.forms, ...be(participle)(group).forms] };
  };

/** What one is able to do, in three tenses: `can("greet")` is "can / was able to / will be able to greet". */
export const can =
  (base: string): Entry =>
  (group) => {
    const able = copula("", group, `able to ${base}`);
    return {
      ...able,
      id: shortName(`can ${base}`),
      forms: [{ yes: `can ${base}`, no: `cannot ${base}` }, ...able.forms.slice(1)],
    };
  };

/** Keeps the present of an entry, for what sounds odd in other tenses: `present(be("tall"))`. */
export const present =
  (entry: Entry): Entry =>
  (group) => {
    const lexeme = entry(group);
    return { ...lexeme, forms: lexeme.forms.slice(0, 1) };
  };

/** Keeps past and future of an entry: `pastOrFuture(be("sleeping"))`. */
export const pastOrFuture =
  (entry: Entry): Entry =>
  (group) => {
    const lexeme = entry(group);
    return { ...lexeme, forms: lexeme.forms.slice(1, 3) };
  };

/** Keeps the past of an entry: `past(be("born in a village"))`. */
export const past =
  (entry: Entry): Entry =>
  (group) => {
    const lexeme = entry(group);
    return { ...lexeme, forms: lexeme.forms.slice(1, 2) };
  };

/** The same lexeme said of nobody: "is windy" becomes "it is windy". */
export const impersonal = ({ id, group, forms }: Lexeme): Lexeme => ({
  id: `it-${id}`,
  group: `it-${group}`,
  forms: forms.map(({ yes, no }) => ({ yes: `it ${yes}`, no: `it ${no}` })),
});

const shortName = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(" ")
    .filter((word) => !["", "a", "an", "the"].includes(word))
    .join("-");

const thirdPerson = (base: string): string => {
  if (base === "have") return "has";
  if (/(?:[sxz]|ch|sh|[^o]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

const regularPast = (base: string): string => {
  if (base.endsWith("e")) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
};
