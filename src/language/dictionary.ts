/**
 * A dictionary: all the words of a lexicon, for reading text whose letters are not known. Each reading gets
 * a vocabulary of its own, which gives letters to phrases, clauses and people as it meets them.
 */
import { getOrInsert, memoize } from "#logic/memoize";
import { getKind, splitClause, pluralPhrase } from "./clause-parts.ts";
import type { Lexicon, VerbPhrase } from "./lexicon.ts";
import { getStatedForm } from "./styles/paper-forms.ts";
import { endsWord, type PhraseMatch, type Vocabulary } from "./words.ts";

export type Dictionary = {
  /**
   * A vocabulary that names what it finds: A1, … predicates, R1, … relations, s1, … propositions, people's names. Which kind of
   * things `text` speaks of, if any, is told by its quantifiers: "every cake".
   */
  readonly open: (text?: string) => Vocabulary;
};

/** Longest first, under the first word. */
type Index = ReadonlyMap<string, readonly Entry[]>;
type Entry = { readonly text: string; readonly positive: boolean; readonly key: string };

/** Returns the dictionary of a lexicon; those of the last few are stored. */
export const getDictionary = memoize((lexicon: Lexicon): Dictionary => createDictionary(lexicon), {
  limit: 16,
});

const createDictionary = (lexicon: Lexicon): Dictionary => {
  const { topics = [] } = lexicon;
  const predicates = [lexicon, ...topics].flatMap((words) => words.predicates);
  const impersonals = [lexicon, ...topics].flatMap((words) => words.impersonals);
  const phrases = index(predicates.flatMap(listEntries));
  const ofKinds = index(predicates.flatMap(listEntries).flatMap(kindEntries));
  const plurals = index(predicates.flatMap(pluralEntries));
  const kinds = topics.flatMap(({ things = [] }) => things);
  const kindNames = new Set(kinds.map(({ noun }) => noun));
  const deeds = [lexicon, ...kinds].flatMap(({ relations }) => relations);
  const transitive = index([
    ...new Map(deeds.flatMap(listEntries).map((entry) => [entry.text, entry])).values(),
  ]);
  const clauses = index(impersonals.flatMap(listEntries));
  const names = new Set([
    ...lexicon.subjects,
    ...topics.flatMap(({ names: own = [] }) => own.map(({ name }) => name)),
    ...kinds.flatMap((kind) => kind.names),
  ]);
  const people = index([...names].map((text) => ({ text, positive: true, key: text })));
  const things = index(impersonals.flatMap(({ forms }) => forms.flatMap(toThingEntry)));
  const own = topics.flatMap((topic) => [...(topic.pronouns ?? [])]);
  const pronouns = own.length === 0 ? undefined : new Map(own);
  const nouns = [...new Set(topics.flatMap(({ noun }) => noun ?? []))];
  const detectKind = (text: string): string | undefined =>
    [...text.matchAll(/\b(?:every|no|any|one) (\w+)/gi)].find(([, noun = ""]) => kindNames.has(noun))?.[1];
  const open = (text?: string): Vocabulary => {
    const thing = text === undefined ? undefined : detectKind(text);
    const letters = createNumbering("A");
    const relations = createNumbering("R");
    const propositions = createNumbering("s");
    return {
      findClause: (text, at) => find(clauses, text, at, propositions),
      findName: (text, at) => find(people, text, at, (name) => name.toLowerCase().replaceAll(" ", "_")),
      findPhrase: (text, at) => find(phrases, text, at, letters),
      findKind: (text, at) => find(ofKinds, text, at, letters),
      findPlural: (text, at) => find(plurals, text, at, letters),
      findRelation: (text, at) => find(transitive, text, at, relations),
      findSubject: (text, at) => {
        const found = find(people, text, at, identity) ?? find(things, text, at, identity);
        return found && text.slice(at, at + found.length);
      },
      nouns,
      thing,
      pronouns,
    };
  };
  return { open };
};

const identity = (text: string): string => text;

const toThingEntry = (form: VerbPhrase): readonly Entry[] => {
  const text = splitClause(form)?.subject ?? "";
  return text === "" || text === "it" ? [] : [{ text, positive: true, key: text }];
};

const listEntries = ({ id, forms }: Lexicon["predicates"][number]): readonly Entry[] =>
  forms.flatMap(({ yes, no }, form) => {
    // The papers say one thing in several forms; no question has two of a lexeme that mean different things.
    const key = getStatedForm(yes) ?? `${id}/${form}`;
    return [
      { text: yes, positive: true, key },
      { text: no, positive: false, key },
    ];
  });

const kindEntries = ({ text, positive, key }: Entry): readonly Entry[] => {
  const noun = positive ? getKind({ yes: text, no: "" }) : undefined;
  return noun === undefined ? [] : [{ text: noun, positive, key }];
};

const pluralEntries = ({ id, forms }: Lexicon["predicates"][number]): readonly Entry[] =>
  forms.flatMap((phrase, form) =>
    [true, false].flatMap((positive) => {
      const text = pluralPhrase(phrase, positive);
      return text === undefined
        ? []
        : [{ text, positive, key: getStatedForm(phrase.yes) ?? `${id}/${form}` }];
    }),
  );

const index = (entries: readonly Entry[]): Index => {
  const byFirstWord = new Map<string, Entry[]>();
  for (const entry of entries) {
    getOrInsert(byFirstWord, firstWord(entry.text, 0), () => []).push(entry);
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.text.length - a.text.length);
  return byFirstWord;
};

const firstWord = (text: string, at: number): string => {
  let end = at;
  while (!endsWord(text, end)) end++;
  return text.slice(at, end);
};

const find = (
  entries: Index,
  text: string,
  at: number,
  letter: (key: string) => string,
): PhraseMatch | undefined => {
  const entry = entries
    .get(firstWord(text, at))
    ?.find((candidate) => text.startsWith(candidate.text, at) && endsWord(text, at + candidate.text.length));
  return entry && { name: letter(entry.key), positive: entry.positive, length: entry.text.length };
};

const createNumbering = (prefix: string): ((key: string) => string) => {
  const letters = new Map<string, string>();
  return (key) => getOrInsert(letters, key, () => `${prefix}${letters.size + 1}`);
};
