/**
 * True if an item's letters mean what words of a lexicon mean, and each something of its own. A certificate proves the
 * formulas; that the sentences say the same rests on words that are independent of each other: a letter that meant a
 * conjunction, a tautology or another letter's words in capitals would change the key and no formula.
 */
import type { Lexeme, Lexicon, Topic, VerbPhrase } from "#language/lexicon";
import { lexicons as ownLexicons, styles } from "#language/lists";
import { listTopics } from "#language/topics/topics-of";
import type { Clause, Words } from "#language/words";
import { type Formula } from "#logic/formula";
import { findSecondSort } from "#logic/two-sorts";
import { collectNames } from "./letters.ts";
import type { Problem } from "./problem.ts";
import { buildSetting } from "./tasks/task-words.ts";
import { inclusiveOrNote } from "./formats/yes-no.ts";
import { getSetting } from "./sayer.ts";
import { buildIntroductions } from "./wording.ts";
import { buildWords } from "./item-words.ts";

/** Some words of an item: whose they are, and what in a lexicon they are. */
type LexiconMatch = {
  readonly letter: string;
  readonly text: string;
  readonly person?: string;
  /** The lexeme's group: two of a group may exclude or entail each other. */
  readonly group: string;
};

/** A check by the lexicons of the program, or by others. Lays them out, which takes some milliseconds: keep it. */
export const createWordCheck = (
  lexicons: readonly Lexicon[] = ownLexicons,
): ((problem: Problem) => readonly string[]) => {
  const pagesOfKind = { rule: lexicons.flatMap(listPages), graded: lexicons.flatMap(listGradedPages) };
  return (problem) => {
    const { line: item, premises, asked } = problem;
    const isGraded = problem.kind === "graded";
    const style = styles.find(({ name }) => name === item.style);
    if (isGraded && style?.wordless === true)
      return item.lexicon.length === 0 && item.setting === null ? [] : ["a style of signs has words"];
    const pages = pagesOfKind[isGraded ? "graded" : "rule"];
    const steps = problem.steps ?? [];
    const formulas = [...premises, ...asked.map(({ formula }) => formula)];
    // An unrelated item's chain may speak of letters that are not asked about.
    const spoken = steps.flatMap(({ from, to }) => [...from, to]);
    const words = buildWords(item.lexicon, [...formulas, ...spoken]);
    const [letters, known, named] = [
      collectNames(formulas),
      collectNames([...formulas, ...spoken]),
      collectLetters(words),
    ];
    const faults = [...letters]
      .filter((letter) => !named.has(letter))
      .map((letter) => `the lexicon has no words for ${letter}`);
    for (const letter of named)
      if (!known.has(letter)) faults.push(`the lexicon has words for ${letter}, which stands in no formula`);
    for (const [i, { letter }] of item.lexicon.entries())
      if (item.lexicon.findIndex((other) => other.letter === letter) < i)
        faults.push(`the lexicon has words for ${letter} twice`);
    const isStaged = style?.staged === true;
    let best: readonly string[] | undefined;
    for (const page of pages) {
      if (isStaged && !isGraded && page.titles === undefined) continue;
      const found = [
        ...findWordFaults(page, words),
        ...sortFaults(page, words, [...formulas, ...spoken]),
        ...(isGraded
          ? gradedSettingFaults(isStaged ? page : {}, words, item.setting ?? undefined)
          : settingFaults(
              isStaged ? page : { ...page, titles: undefined },
              words,
              style?.notesOr === true && item.setting === inclusiveOrNote
                ? undefined
                : (item.setting ?? undefined),
              formulas,
            )),
      ];
      if (best === undefined || found.length < best.length) best = found;
      if (found.length === 0) break;
    }
    return [...faults, ...(best ?? [])];
  };
};

const collectLetters = ({ propositions, predicates, relations, constants }: Words): ReadonlySet<string> =>
  new Set([...propositions.keys(), ...predicates.keys(), ...(relations?.keys() ?? []), ...constants.keys()]);

/** Words that may meet in one item: of each phrase its group. */
type Page = {
  readonly subjects: ReadonlySet<string>;
  readonly predicates: Groups;
  readonly relations: Groups;
  readonly impersonals: Groups;
  /** Possible openings of a question, and the nouns and introductions of its people. */
  readonly titles?: readonly string[];
  readonly noun?: string;
  readonly introductions?: ReadonlyMap<string, string>;
  /** The noun of a relation's second member, if that is no person, and its names. */
  readonly thing?: string;
  readonly names?: ReadonlySet<string>;
};

type Groups = ReadonlyMap<string, string>;

const listPages = (lexicon: Lexicon): readonly Page[] => {
  const page = ({
    names,
    predicates,
    relations,
    impersonals,
  }: Pick<Topic, "predicates" | "relations" | "impersonals" | "names">): Page => ({
    subjects: new Set(names?.map(({ name }) => name) ?? lexicon.subjects),
    predicates: indexGroups(predicates),
    relations: indexGroups(relations),
    impersonals: indexGroups(impersonals),
  });
  const topics = listTopics(lexicon).flatMap((topic) => {
    const own = {
      ...page(topic),
      titles: topic.titles,
      noun: topic.noun,
      introductions: buildIntroductions(topic),
    };
    const kinds = (topic.things ?? []).map(({ noun, names, relations }) => ({
      ...own,
      relations: indexGroups(relations),
      thing: noun,
      names: new Set(names),
    }));
    return [own, ...kinds];
  });
  return [page(lexicon), ...topics];
};

const listGradedPages = (lexicon: Lexicon): readonly Page[] =>
  listTopics(lexicon).map((topic) => ({
    subjects: new Set(lexicon.subjects),
    predicates: indexGroups(topic.predicates),
    relations: indexGroups(topic.relations),
    impersonals: new Map(),
    noun: topic.noun,
  }));

const gradedSettingFaults = (
  { noun: own }: Pick<Page, "noun">,
  { noun }: Words,
  setting: string | undefined,
): readonly string[] => {
  const possible = own === undefined || noun === undefined ? undefined : buildSetting(own);
  return possible === setting ? [] : [`no lexicon has the setting “${setting ?? ""}”`];
};

const indexGroups = (lexemes: readonly Lexeme[]): Groups =>
  new Map(lexemes.flatMap(({ group, forms }) => forms.map((form) => [toPhraseKey(form), group] as const)));

const toPhraseKey = ({ yes, no }: VerbPhrase): string => `${yes}\n${no}`;

const findWordFaults = (
  page: Page,
  { propositions, predicates, relations = new Map(), constants, noun }: Words,
): readonly string[] => {
  const faults: string[] = [];
  const said: LexiconMatch[] = [];
  const take = (
    letter: string,
    text: string,
    found: Pick<LexiconMatch, "person" | "group"> | undefined,
  ): void => {
    if (found === undefined) faults.push(`no lexicon has such words for ${letter}: “${text}”`);
    else said.push({ letter, text, ...found });
  };
  for (const [letter, clause] of propositions) {
    const group = page.impersonals.get(toPhraseKey(clause));
    take(letter, clause.yes, group === undefined ? findPersonal(page, clause) : { group: `it ${group}` });
  }
  for (const [kind, list] of [
    ["predicates", predicates],
    ["relations", relations],
  ] as const)
    for (const [letter, phrase] of list) {
      const group = page[kind].get(toPhraseKey(phrase));
      take(letter, phrase.yes, group === undefined ? undefined : { group: `${kind} ${group}` });
    }
  for (const [letter, name] of constants)
    if (!page.subjects.has(name) && page.names?.has(name) !== true) take(letter, name, undefined);
  const names = [...constants.values()];
  for (const [i, name] of names.entries())
    if (names.indexOf(name) < i) faults.push(`two constants are both called ${name}`);
  if (noun !== undefined && noun !== page.noun) take("x", noun, undefined);
  return [...faults, ...findClashes(said)];
};

/** Things where the formulas are not of two sorts, or a thing that is called as a person is. */
const sortFaults = (
  page: Page,
  { thing, constants }: Words,
  formulas: readonly Formula[],
): readonly string[] => {
  if (thing !== page.thing) return thing === undefined ? [] : [`no lexicon has such words for y: “${thing}”`];
  if (page.names === undefined) return [];
  const things = findSecondSort(formulas);
  if (things === undefined) return [`the formulas are not of two sorts, people and a ${thing}`];
  return [...constants].flatMap(([letter, name]) =>
    things.has(letter) === page.names?.has(name) ? [] : [`${letter} is of the other sort than “${name}”`],
  );
};

const settingFaults = (
  { titles, introductions }: Page,
  { constants, propositions }: Words,
  setting: string | undefined,
  formulas: readonly Formula[],
): readonly string[] => {
  const possible = titles?.map((title) =>
    getSetting({ setting: title, constants, propositions, introductions }, formulas),
  ) ?? [undefined];
  return possible.includes(setting) ? [] : [`no lexicon has the setting “${setting ?? ""}”`];
};

/** Words that exclude or entail each other, or are the same. The same deed may be said of two people. */
const findClashes = (said: readonly LexiconMatch[]): readonly string[] =>
  said.flatMap((one, i) =>
    said.slice(0, i).flatMap((other) => {
      if (one.group !== other.group) return [];
      const isSharedDeed =
        one.person !== undefined &&
        other.person !== undefined &&
        one.person !== other.person &&
        one.text.slice(one.person.length) === other.text.slice(other.person.length);
      return isSharedDeed
        ? []
        : [`${other.letter} and ${one.letter} are not independent: “${other.text}” and “${one.text}”`];
    }),
  );

const findPersonal = (
  { subjects, predicates }: Page,
  { yes, no }: Clause,
): Pick<LexiconMatch, "person" | "group"> | undefined => {
  for (let end = yes.indexOf(" "); end >= 0; end = yes.indexOf(" ", end + 1)) {
    const person = yes.slice(0, end);
    if (!subjects.has(person) || !no.startsWith(`${person} `)) continue;
    const group = predicates.get(toPhraseKey({ yes: yes.slice(end + 1), no: no.slice(end + 1) }));
    if (group !== undefined) return { person, group: `predicates ${group}` };
  }
  return undefined;
};
