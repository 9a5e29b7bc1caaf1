/**
 * Topics (data/topics/): what a question is about. A topic's phrases have a category, and the category decides the sentence: a kind
 * is a noun ("every teacher"), a right stands behind "only". Nothing in a topic entails or excludes anything else in it but
 * what `exclude` lists, so that nothing but the logic tells what follows; `links` say what makes what likely. Phrases are written "has/have a card": third person, base.
 */
import { withArticle } from "../capitals.ts";
import { isParticiple } from "../sentences/verbs.ts";
import { findKind } from "./things.ts";
import type { Category, Lexeme, Topic, VerbPhrase } from "../lexicon.ts";

/** A topic as its page has it. */
export type TopicPage = {
  readonly topic: string;
  readonly genre: string;
  /** The first words of a question: "Under the rules of the Calder Library". */
  readonly title: string;
  /** The noun of the topic's individuals, "member"; empty for a scene, which has clauses alone. */
  readonly domain: string;
  readonly kinds: readonly string[];
  readonly states: readonly string[];
  readonly properties: readonly string[];
  readonly rights: readonly string[];
  readonly names: readonly TopicName[];
  /** Clauses of things, "the alarm: is/are on", from causes to effects. */
  readonly clauses: readonly string[];
  /** Phrases that never stand in one question, as one excludes or entails the other. */
  readonly exclude: readonly (readonly string[])[];
  /** Phrases of which one makes another likely, or unlikely where that is written "not …": a reason to say one under the condition of the other. */
  readonly links?: readonly (readonly string[])[];
  /** Kinds of things that its people do something to, by their nouns (`things.ts`). */
  readonly things: readonly string[];
};

/** A fictitious person or thing, the words that introduce the person as one of the domain ("from Leeds"), and the pronoun. */
export type TopicName = { readonly name: string; readonly as: string; readonly he: string };

export const genres = ["rules", "people", "places", "nature", "works", "scenes"] as const;

/** Genres whose topics are of what is no person: islands, paintings, dogs. */
const thingGenres: ReadonlySet<string> = new Set(["places", "works", "nature"]);

/** True if those that a topic speaks of are no people. */
export const isThingPage = ({ genre }: Pick<TopicPage, "genre">): boolean => thingGenres.has(genre);

/** The words of a topic. */
export const buildTopic = (topic: TopicPage, relations: readonly Lexeme[]): Topic => {
  const { kinds, states, properties, rights, exclude, links = [] } = topic;
  const getGroup = (text: string): string => exclude.find((some) => some.includes(text))?.[0] ?? text;
  const lexemes = (category: Category, texts: readonly string[], form: (text: string) => VerbPhrase) =>
    texts.map((text): Lexeme => ({ id: text, group: getGroup(text), category, forms: [form(text)] }));
  const predicates = [
    ...lexemes("kind", kinds, (noun) => parsePhrase(`is/are ${withArticle(noun)}`)),
    ...lexemes("state", states, (state) => parsePhrase(`is/are ${state}`)),
    ...lexemes("property", properties, parsePhrase),
    ...lexemes("right", rights, parsePhrase),
  ];
  const impersonals = lexemes("clause", topic.clauses, parseThingClause);
  const said = new Map([...predicates, ...impersonals].map(({ id, forms }) => [id, forms[0]!.yes]));
  const link = (cause: string, effect: string): readonly [string, boolean] => {
    const isDenied = effect.startsWith("not ");
    return [`${said.get(cause)}\n${said.get(isDenied ? effect.slice(4) : effect)}`, !isDenied];
  };
  return {
    about: topic.topic,
    titles: [topic.title],
    noun: topic.domain === "" ? undefined : topic.domain,
    names: topic.names,
    things: topic.things.map(findKind),
    predicates,
    relations: isThingPage(topic) ? [] : relations,
    impersonals,
    // Clauses stand from causes to effects.
    links: new Map([
      ...topic.clauses.flatMap((cause, i) => topic.clauses.slice(i + 1).map((effect) => link(cause, effect))),
      ...links.map(([cause = "", effect = ""]) => link(cause, effect)),
    ]),
  };
};

const parsePhrase = (text: string): VerbPhrase => {
  const [head = "", ...rest] = text.split(" ");
  const [third = "", base = ""] = head.split("/");
  const tail = rest.length === 0 ? "" : ` ${rest.join(" ")}`;
  const isAuxiliary = base === "are" || base === "were" || (base === "have" && isPerfect(rest[0] ?? ""));
  const does = third === base ? "do" : third.endsWith("s") ? "does" : "did";
  const denial = isAuxiliary ? `${third} not` : `${does} not ${base}`;
  return { yes: `${third}${tail}`, no: `${denial}${tail}` };
};

const parseThingClause = (text: string): VerbPhrase => {
  const [thing = "", what = ""] = text.split(": ");
  const { yes, no } = parsePhrase(what);
  return { yes: `${thing} ${yes}`, no: `${thing} ${no}` };
};

const isPerfect = (word: string): boolean => /^(?:been|had|.+ed)$/.test(word) || isParticiple(word);
