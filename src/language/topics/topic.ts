/**
 * Topics (data/topics/): what a question is about. A topic's phrases have a category, and the category decides the sentence: a kind
 * is a noun ("every teacher"), a right stands behind "only". Nothing in a topic entails or excludes anything else in it but
 * what `exclude` lists, so that nothing but the logic tells what follows; `links` say what makes what likely. Phrases are written "has/have a card": third person, base.
 */
import { withArticle } from "../capitals.ts";
import { isParticiple } from "../sentences/verbs.ts";
import { kindNamed } from "./things.ts";
import type { Category, Lexeme, Topic, VerbPhrase } from "../lexicon.ts";

/** A topic as its page has it. */
export type TopicPage = {
  readonly topic: string;
  readonly genre: string;
  /** The first words of a question: "Under the rules of the Calder Library". */
  readonly title: string;
  /** What each one of the topic is called, "member"; empty for a scene, which has clauses alone. */
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

/** Genres whose topics are of what is no person: islands, paintings, dogs. */
const thingGenres: ReadonlySet<string> = new Set(["places", "works", "nature"]);

/** Whether those that a topic speaks of are no people. */
export const isOfThings = ({ genre }: Pick<TopicPage, "genre">): boolean => thingGenres.has(genre);

/** The words of a topic. */
export const topicOf = (topic: TopicPage, relations: readonly Lexeme[]): Topic => {
  const { kinds, states, properties, rights, exclude, links = [] } = topic;
  const groupOf = (text: string): string => exclude.find((some) => some.includes(text))?.[0] ?? text;
  const lexemes = (category: Category, texts: readonly string[], form: (text: string) => VerbPhrase) =>
    texts.map((text): Lexeme => ({ id: text, group: groupOf(text), category, forms: [form(text)] }));
  const predicates = [
    ...lexemes("kind", kinds, (noun) => phraseOf(`is/are ${withArticle(noun)}`)),
    ...lexemes("state", states, (state) => phraseOf(`is/are ${state}`)),
    ...lexemes("property", properties, phraseOf),
    ...lexemes("right", rights, phraseOf),
  ];
  const impersonals = lexemes("clause", topic.clauses, clauseOf);
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
    things: topic.things.map(kindNamed),
    predicates,
    relations: isOfThings(topic) ? [] : relations,
    impersonals,
    // Clauses stand from causes to effects.
    links: new Map([
      ...topic.clauses.flatMap((cause, i) => topic.clauses.slice(i + 1).map((effect) => link(cause, effect))),
      ...links.map(([cause = "", effect = ""]) => link(cause, effect)),
    ]),
  };
};

/** "has/have a card" → "has a card", "does not have a card"; "has/have won" → "has not won"; "kept/keep a log" → "did not keep a log". */
const phraseOf = (text: string): VerbPhrase => {
  const [head = "", ...rest] = text.split(" ");
  const [third = "", base = ""] = head.split("/");
  const tail = rest.length === 0 ? "" : ` ${rest.join(" ")}`;
  const isAuxiliary = base === "are" || base === "were" || (base === "have" && isPerfect(rest[0] ?? ""));
  const does = third === base ? "do" : third.endsWith("s") ? "does" : "did";
  const denial = isAuxiliary ? `${third} not` : `${does} not ${base}`;
  return { yes: `${third}${tail}`, no: `${denial}${tail}` };
};

/** "The alarm: is/are on", "the cameras: are/are on". */
const clauseOf = (text: string): VerbPhrase => {
  const [thing = "", what = ""] = text.split(": ");
  const { yes, no } = phraseOf(what);
  return { yes: `${thing} ${yes}`, no: `${thing} ${no}` };
};

/** "Has won", not "has low blood pressure". */
const isPerfect = (word: string): boolean => /^(?:been|had|.+ed)$/.test(word) || isParticiple(word);
