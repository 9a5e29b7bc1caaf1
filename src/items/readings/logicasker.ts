/**
 * LogicAsker's English read back to formulas: the templates of its published files (Appendix D of the ACL text), with the grammar that
 * the files have. A sentence is cut at its connectives in every way that gives sentences again, the way that the templates mean first: a
 * comma before "and" or "or" cuts widest, then a connective before a new quantifier or "if", then what opens the sentence, then the rest.
 * Weather has no subject ("it is cold", "it snows"): it is a proposition. A capital letter alone is somebody of that name.
 */
import page from "../../../data/logicasker-words.json" with { type: "json" };
import { isBeForm } from "#language/auxiliaries";
import type { Sequent } from "#logic/certificate";
import {
  and,
  constant,
  exists,
  forall,
  iff,
  implies,
  not,
  or,
  predicate,
  proposition,
  variable,
  type Formula,
} from "#logic/formula";
import { print } from "#logic/notation";
import { toName, toSingular, stemVerb, splitWords } from "./english.ts";
import { createUnread, type ReadQuestion, type Reading, type UnreadQuestion } from "./reading.ts";

export const readLogicAsker: ReadQuestion = ({ premises = [], conclusion = "" }) => {
  const readings: (readonly Formula[])[] = [];
  for (const sentence of [...premises, conclusion]) {
    const found = readSentence(sentence);
    if (found.length === 0) return createUnread(`a sentence fits no template: ${toShape(sentence)}`);
    readings.push(found);
  }
  return combineReadings(readings);
};

/** How many ways of reading a whole question are looked at. */
const maxReadings = 16;

/** The sequents of a question's sentences, the conclusion's readings last. */
export const combineReadings = (readings: readonly (readonly Formula[])[]): Reading | UnreadQuestion => {
  let ways: (readonly Formula[])[] = [[]];
  for (const found of readings)
    ways = ways.flatMap((way) => found.map((formula) => [...way, formula])).slice(0, maxReadings);
  const [first, ...others] = ways.map((way): Sequent => ({
    premises: way.slice(0, -1),
    conclusion: way.at(-1)!,
  }));
  if (first === undefined) return createUnread("no sentences");
  return { kind: "sequent", sequent: first, others: others.length === 0 ? undefined : others };
};

/** Ways of reading a sentence, the templates' own first; none where it fits no template. */
export const readSentence = (sentence: string): readonly Formula[] => {
  const words = splitWords(sentence);
  const found = words.length > 120 ? [] : new SentenceParser(words).parse();
  return [...new Map(found.map((formula) => [print(formula), formula])).values()];
};

/** The frame of a sentence, for counting what is not read: its function words. */
export const toShape = (sentence: string): string =>
  splitWords(sentence)
    .map((word) => (functionWords.has(word.toLowerCase()) ? word.toLowerCase() : "…"))
    .join(" ")
    .replaceAll(/(?:… ?)+/g, "… ")
    .trim();

const functionWords = new Set(page.functionWords.split(" "));

type Join = (left: Formula, right: Formula) => Formula;
type Quantify = (name: string, body: Formula) => Formula;

const denyBoth: Join = (one, other) => not(and(one, other));

/** Sentences of two parts: what stands before, between and behind these. */
const frames: readonly (readonly [opens: string, between: string, ends: string, join: Join])[] = [
  ["if", ", then", "", implies],
  ["neither", "nor", "", (one, other) => not(or(one, other))],
  ["either", "or", "are not true", denyBoth],
  ["either", "or", "", or],
  ["both", "and", "are true", and],
  ["the claim that", "and the claim that", "cannot both be true", denyBoth],
  ["the fact that", "does not imply that", "", (one, other) => not(implies(one, other))],
];

/** Sentences of a variable: what stands before and behind it. */
const quantifiers: readonly (readonly [opens: string, behind: string, make: Quantify])[] = [
  ["for all", ",", forall],
  ["not for all", ",", (name, body) => not(forall(name, body))],
  ["there is at least one", "for which", exists],
  ["there is no", "for which", (name, body) => not(exists(name, body))],
];

const denials = ["it is not true that", "if is not true that", "it is not the case that"];
const openings = ["if", "for all", "there is at least one", "there is no", "not for all"];

/** How many readings of a part are kept. */
const maxParses = 6;

class SentenceParser {
  readonly #words: readonly string[];
  readonly #lower: readonly string[];
  readonly #memo = new Map<string, readonly Formula[]>();

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#lower = words.map((word) => word.toLowerCase());
  }

  parse(bound: readonly string[] = [], from = 0, to: number = this.#words.length): readonly Formula[] {
    if (to <= from) return [];
    const key = `${from} ${to} ${bound.join(" ")}`;
    const known = this.#memo.get(key);
    if (known !== undefined) return known;
    this.#memo.set(key, []);
    const found = [
      ...this.#cut(bound, from, to, "comma"),
      ...this.#cut(bound, from, to, "opening"),
      ...this.#parseQuantified(bound, from, to),
      ...denials.flatMap((phrase) => this.parse(bound, this.#starts(from, phrase) ?? to, to).map(not)),
      ...this.#parseFramed(bound, from, to),
      ...(this.#lower[from] === "some" ? parseSome(this.#words.slice(from + 1, to), bound) : []),
      ...this.#cut(bound, from, to, "plain"),
      ...atom(this.#words.slice(from, to), bound),
    ].slice(0, maxParses);
    this.#memo.set(key, found);
    return found;
  }

  #starts(at: number, phrase: string): number | undefined {
    const parts = phrase.split(" ");
    return parts.every((part, i) => this.#lower[at + i] === part) ? at + parts.length : undefined;
  }

  #cut(bound: readonly string[], from: number, to: number, how: "comma" | "opening" | "plain"): Formula[] {
    const found: Formula[] = [];
    for (let at = from + 1; at < to - 1; at++) {
      const hasComma = this.#lower[at] === ",";
      const [end, join] = this.#connective(hasComma ? at + 1 : at);
      if (join === undefined) continue;
      const isOpening = openings.some((phrase) => this.#starts(end, phrase) !== undefined);
      if ((how === "comma") === hasComma && (hasComma || (how === "opening") === isOpening))
        found.push(...this.#join(bound, [from, at], [end, to], join));
    }
    return found;
  }

  #connective(at: number): readonly [end: number, join?: Join] {
    const equivalence = this.#starts(at, "if and only if");
    if (equivalence !== undefined) return [equivalence, iff];
    return [at + 1, { and, or }[this.#lower[at] ?? ""]];
  }

  #join(bound: readonly string[], one: Span, other: Span, join: Join): readonly Formula[] {
    const rights = this.parse(bound, ...other);
    return this.parse(bound, ...one).flatMap((left) => rights.map((right) => join(left, right)));
  }

  #parseQuantified(bound: readonly string[], from: number, to: number): readonly Formula[] {
    return quantifiers.flatMap(([opens, behind, make]) => {
      const at = this.#starts(from, opens);
      const name = this.#lower[at ?? -1];
      if (at === undefined || name === undefined || !isVariable(name)) return [];
      const body = this.#starts(at + 1, behind);
      return this.parse([...bound, name], body ?? to, to).map((formula) => make(name, formula));
    });
  }

  #parseFramed(bound: readonly string[], from: number, to: number): readonly Formula[] {
    const found: Formula[] = [];
    const opened = new Set<string>();
    for (const [opens, between, ends, join] of frames) {
      const start = this.#starts(from, opens);
      const end = ends === "" ? to : to - ends.split(" ").length;
      if (start === undefined || opened.has(opens) || (ends !== "" && this.#starts(end, ends) === undefined))
        continue;
      opened.add(opens);
      for (let at = start + 1; at < end; at++) {
        const next = this.#starts(at, between);
        const before = this.#lower[at - 1] === "," ? at - 1 : at;
        if (next !== undefined) found.push(...this.#join(bound, [start, before], [next, end], join));
      }
    }
    return found;
  }
}

type Span = readonly [from: number, to: number];

/**
 * "Some poets will work and x will sleep": there is an x that is a poet and of which the rest is true. A comma cuts before that:
 * "Some poets will work, or x is a poet and x will sleep".
 */
const parseSome = (words: readonly string[], bound: readonly string[]): readonly Formula[] => {
  const [nouns = "", ...rest] = words;
  const taken = rest.map((word) => word.toLowerCase()).filter(isVariable);
  const name = taken.find((one) => !bound.includes(one)) ?? "x";
  const is = predicate(toName(["be", "a", toSingular(nouns)]), variable(name));
  const comma = rest.indexOf(",");
  const [first, more] = comma < 0 ? [rest, []] : [rest.slice(0, comma), rest.slice(comma + 1)];
  const inside = [...bound, name];
  const parseAll = (some: readonly string[]): readonly Formula[] => new SentenceParser(some).parse(inside);
  const bodies = parseAll([name, ...singularVerb(first)]).map((body) => and(is, body));
  if (more.length === 0) return bodies.map((body) => exists(name, body));
  const join = more[0]?.toLowerCase() === "or" ? or : more[0]?.toLowerCase() === "and" ? and : undefined;
  if (join === undefined) return [];
  return bodies.flatMap((body) => parseAll(more.slice(1)).map((other) => exists(name, join(body, other))));
};

const singularVerb = ([verb = "", ...rest]: readonly string[]): readonly string[] => {
  if (verb !== "are") return [verb, ...rest];
  const [first = "", ...more] = rest;
  if (first.toLowerCase() === "not") return ["is", "not", ...singularVerb(["are", ...more]).slice(1)];
  return first.endsWith("s") && !isGerund(first) ? ["is", "a", toSingular(first), ...more] : ["is", ...rest];
};

const isVariable = (word: string): boolean => /^[a-z](?:_\d+)?$/.test(word);

const connectives = new Set(page.connectives.split(" "));

const atom = (words: readonly string[], bound: readonly string[]): readonly Formula[] => {
  const [subject = "", verb = "", ...rest] = separateDenial(words);
  if (words.length < 2 || words.some((word) => connectives.has(word.toLowerCase()))) return [];
  const lower = subject.toLowerCase();
  const isDenied = rest[0]?.toLowerCase() === "not";
  const said = predicateName(verb.toLowerCase(), isDenied ? rest.slice(1) : rest);
  if (said === undefined) return [];
  const formula = (): Formula | undefined => {
    if (lower === "it") return proposition(`it_${said}`);
    if (isVariable(lower) && bound.includes(lower)) return predicate(said, variable(lower));
    if (!/^\p{Lu}/u.test(subject)) return undefined;
    return predicate(said, constant(toName([subject])));
  };
  const positive = formula();
  return positive === undefined ? [] : [isDenied ? not(positive) : positive];
};

const separateDenial = (words: readonly string[]): readonly string[] => {
  const [subject = "", verb = "", ...rest] = words;
  const said = verb.toLowerCase().replaceAll("’", "'");
  if (said === "won't") return [subject, "will", "not", ...rest];
  if (/^(?:does|do|did)(?:n't)?$/.test(said) && (said.endsWith("n't") || rest[0]?.toLowerCase() === "not"))
    return [subject, "will", "not", ...(said.endsWith("n't") ? rest : rest.slice(1))];
  return said.endsWith("n't") && isBeForm(said.slice(0, -3))
    ? [subject, said.slice(0, -3), "not", ...rest]
    : words;
};

const predicateName = (verb: string, rest: readonly string[]): string | undefined => {
  const [first = "", ...more] = rest;
  if (isBeForm(verb)) {
    if (rest.length === 0) return undefined;
    return isGerund(first) ? deedName(first, more) : toName(["be", ...rest].map(withoutArticle));
  }
  if (verb === "will") return rest.length === 0 ? undefined : deedName(first, more);
  return deedName(verb, rest);
};

const deedName = (verb: string, rest: readonly string[]): string => {
  const [first = "", ...more] = rest;
  return stemVerb(verb) === "go" && isGerund(first)
    ? toName(["do", stemVerb(first), ...more])
    : toName(["do", stemVerb(verb), ...rest]);
};

const withoutArticle = (word: string): string => (word === "an" ? "a" : word);

const isGerund = (word: string): boolean => /\p{L}{2}ing$/u.test(word);
