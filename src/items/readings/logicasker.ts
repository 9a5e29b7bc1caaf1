/**
 * LogicAsker's English read back to formulas: the templates of its published files (Appendix D of the ACL text), with the grammar that
 * the files have. A sentence is cut at its connectives in every way that gives sentences again, the way that the templates mean first: a
 * comma before "and" or "or" cuts widest, then a connective before a new quantifier or "if", then what opens the sentence, then the rest.
 * Weather has no subject ("it is cold", "it snows"): it is a proposition. A capital letter alone is somebody of that name.
 */
import page from "../../../data/logicasker-words.json" with { type: "json" };
import { isFormOfBe } from "#language/auxiliaries";
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
import { nameOfWords, singularOf, stemOf, wordsOf } from "./english.ts";
import { unread, type ReadQuestion, type Reading, type Unread } from "./reading.ts";

export const readLogicAsker: ReadQuestion = ({ premises = [], conclusion = "" }) => {
  const readings: (readonly Formula[])[] = [];
  for (const sentence of [...premises, conclusion]) {
    const found = readSentence(sentence);
    if (found.length === 0) return unread(`a sentence fits no template: ${shapeOf(sentence)}`);
    readings.push(found);
  }
  return readingOf(readings);
};

/** How many ways of reading a whole question are looked at. */
const maxReadings = 16;

/** The sequents of a question's sentences, the conclusion's readings last. */
export const readingOf = (readings: readonly (readonly Formula[])[]): Reading | Unread => {
  let ways: (readonly Formula[])[] = [[]];
  for (const found of readings)
    ways = ways.flatMap((way) => found.map((formula) => [...way, formula])).slice(0, maxReadings);
  const [first, ...others] = ways.map((way): Sequent => ({
    premises: way.slice(0, -1),
    conclusion: way.at(-1)!,
  }));
  if (first === undefined) return unread("no sentences");
  return { kind: "sequent", sequent: first, others: others.length === 0 ? undefined : others };
};

/** Ways of reading a sentence, the templates' own first; none where it fits no template. */
export const readSentence = (sentence: string): readonly Formula[] => {
  const words = wordsOf(sentence);
  const found = words.length > 120 ? [] : createParser(words)(0, words.length, []);
  return [...new Map(found.map((formula) => [print(formula), formula])).values()];
};

/** The frame of a sentence, for counting what is not read: its function words. */
export const shapeOf = (sentence: string): string =>
  wordsOf(sentence)
    .map((word) => (functionWords.has(word.toLowerCase()) ? word.toLowerCase() : "…"))
    .join(" ")
    .replaceAll(/(?:… ?)+/g, "… ")
    .trim();

const functionWords = new Set(page.functionWords.split(" "));

type Join = (left: Formula, right: Formula) => Formula;

type Parser = (from: number, to: number, bound: readonly string[]) => readonly Formula[];

/** How many readings of a part are kept. */
const maxParses = 6;

const createParser = (words: readonly string[]): Parser => {
  const lower = words.map((word) => word.toLowerCase());
  const memo = new Map<string, readonly Formula[]>();
  const starts = (at: number, phrase: string): number | undefined => {
    const parts = phrase.split(" ");
    return parts.every((part, i) => lower[at + i] === part) ? at + parts.length : undefined;
  };
  const endsWith = (to: number, phrase: string): number | undefined => {
    const from = to - phrase.split(" ").length;
    return starts(from, phrase) === undefined ? undefined : from;
  };
  const parse: Parser = (from, to, bound) => {
    if (to <= from) return [];
    const key = `${from} ${to} ${bound.join(" ")}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    memo.set(key, []);
    const found = [
      ...infix(from, to, bound, "comma"),
      ...infix(from, to, bound, "opening"),
      ...prefixed(from, to, bound),
      ...infix(from, to, bound, "plain"),
      ...atom(words.slice(from, to), bound),
    ].slice(0, maxParses);
    memo.set(key, found);
    return found;
  };
  const pairs = (left: readonly Formula[], right: readonly Formula[], join: Join): readonly Formula[] =>
    left.flatMap((one) => right.map((other) => join(one, other)));

  /** Cut in two at a connective; `how` says which connectives are looked at. */
  const infix = (
    from: number,
    to: number,
    bound: readonly string[],
    how: "comma" | "opening" | "plain",
  ): readonly Formula[] => {
    const found: Formula[] = [];
    for (let at = from + 1; at < to - 1; at++) {
      const hasComma = lower[at] === ",";
      const start = hasComma ? at + 1 : at;
      const cut = connectiveAt(start);
      if (cut === undefined) continue;
      const opens = isOpening(cut.end);
      if ((how === "comma") !== hasComma || (!hasComma && (how === "opening") !== opens)) continue;
      found.push(...pairs(parse(from, at, bound), parse(cut.end, to, bound), cut.join));
    }
    return found;
  };
  const connectiveAt = (at: number) => {
    const equivalence = starts(at, "if and only if");
    if (equivalence !== undefined) return { end: equivalence, join: iff };
    if (lower[at] === "and") return { end: at + 1, join: and };
    return lower[at] === "or" ? { end: at + 1, join: or } : undefined;
  };
  const isOpening = (at: number): boolean =>
    ["if", "for all", "there is at least one", "there is no", "not for all"].some(
      (phrase) => starts(at, phrase) !== undefined,
    );

  /** Sentences that open with a phrase of their own. */
  const prefixed = (from: number, to: number, bound: readonly string[]): readonly Formula[] => {
    const found: Formula[] = [];
    const quantified = (
      phrase: string,
      between: string,
      make: (name: string, body: Formula) => Formula,
    ): void => {
      const name = starts(from, phrase);
      if (name === undefined || lower[name] === undefined || !isVariable(lower[name])) return;
      const body = starts(name + 1, between);
      if (body === undefined) return;
      const letter = lower[name];
      found.push(...parse(body, to, [...bound, letter]).map((formula) => make(letter, formula)));
    };
    quantified("for all", ",", forall);
    quantified("not for all", ",", (name, body) => not(forall(name, body)));
    quantified("there is at least one", "for which", exists);
    quantified("there is no", "for which", (name, body) => not(exists(name, body)));
    const denied =
      starts(from, "it is not true that") ??
      starts(from, "if is not true that") ??
      starts(from, "it is not the case that");
    if (denied !== undefined) found.push(...parse(denied, to, bound).map(not));
    const splits = (start: number | undefined, end: number | undefined, mark: string, join: Join): void => {
      if (start === undefined || end === undefined) return;
      for (let at = start + 1; at < end; at++) {
        const next = starts(at, mark);
        const before = lower[at - 1] === "," ? at - 1 : at;
        if (next !== undefined)
          found.push(...pairs(parse(start, before, bound), parse(next, end, bound), join));
      }
    };
    splits(starts(from, "if"), to, ", then", implies);
    splits(starts(from, "neither"), to, "nor", (one, other) => not(or(one, other)));
    const bothDenied = endsWith(to, "are not true");
    if (bothDenied === undefined) splits(starts(from, "either"), to, "or", or);
    else splits(starts(from, "either"), bothDenied, "or", (one, other) => not(and(one, other)));
    splits(starts(from, "both"), endsWith(to, "are true"), "and", and);
    splits(
      starts(from, "the claim that"),
      endsWith(to, "cannot both be true"),
      "and the claim that",
      (one, other) => not(and(one, other)),
    );
    splits(starts(from, "the fact that"), to, "does not imply that", (one, other) =>
      not(implies(one, other)),
    );
    if (lower[from] === "some") found.push(...someOf(words.slice(from + 1, to), bound));
    return found;
  };
  return parse;
};

/**
 * "Some poets will work and x will sleep": there is an x that is a poet and of which the rest is true. A comma cuts before that:
 * "Some poets will work, or x is a poet and x will sleep".
 */
const someOf = (words: readonly string[], bound: readonly string[]): readonly Formula[] => {
  const [nouns = "", ...rest] = words;
  const taken = rest.map((word) => word.toLowerCase()).filter(isVariable);
  const name = taken.find((one) => !bound.includes(one)) ?? "x";
  const is = predicate(nameOfWords(["be", "a", singularOf(nouns)]), variable(name));
  const comma = rest.indexOf(",");
  const [first, more] = comma < 0 ? [rest, []] : [rest.slice(0, comma), rest.slice(comma + 1)];
  const inside = [...bound, name];
  const parseAll = (some: readonly string[]): readonly Formula[] =>
    createParser(some)(0, some.length, inside);
  const bodies = parseAll([name, ...singularVerb(first)]).map((body) => and(is, body));
  if (more.length === 0) return bodies.map((body) => exists(name, body));
  const join = more[0]?.toLowerCase() === "or" ? or : more[0]?.toLowerCase() === "and" ? and : undefined;
  if (join === undefined) return [];
  return bodies.flatMap((body) => parseAll(more.slice(1)).map((other) => exists(name, join(body, other))));
};

/** "are poets" as it is said of one: "is a poet". */
const singularVerb = ([verb = "", ...rest]: readonly string[]): readonly string[] => {
  if (verb !== "are") return [verb, ...rest];
  const [first = "", ...more] = rest;
  if (first.toLowerCase() === "not") return ["is", "not", ...singularVerb(["are", ...more]).slice(1)];
  return first.endsWith("s") && !isGerund(first) ? ["is", "a", singularOf(first), ...more] : ["is", ...rest];
};

const isVariable = (word: string): boolean => /^[a-z](?:_\d+)?$/.test(word);

const connectives = new Set(page.connectives.split(" "));

/** A subject and what is said of it: "Mary is not taking a plane", "x will work", "it snows". */
const atom = (words: readonly string[], bound: readonly string[]): readonly Formula[] => {
  const [subject = "", verb = "", ...rest] = deniedApart(words);
  if (words.length < 2 || words.some((word) => connectives.has(word.toLowerCase()))) return [];
  const lower = subject.toLowerCase();
  const isDenied = rest[0]?.toLowerCase() === "not";
  const said = predicateName(verb.toLowerCase(), isDenied ? rest.slice(1) : rest);
  if (said === undefined) return [];
  const formula = (): Formula | undefined => {
    if (lower === "it") return proposition(`it_${said}`);
    if (isVariable(lower) && bound.includes(lower)) return predicate(said, variable(lower));
    if (!/^\p{Lu}/u.test(subject)) return undefined;
    return predicate(said, constant(nameOfWords([subject])));
  };
  const positive = formula();
  return positive === undefined ? [] : [isDenied ? not(positive) : positive];
};

/** "it doesn't rain" as "it will not rain"; "isn't" and "won't" in two words. */
const deniedApart = (words: readonly string[]): readonly string[] => {
  const [subject = "", verb = "", ...rest] = words;
  const said = verb.toLowerCase().replaceAll("’", "'");
  if (said === "won't") return [subject, "will", "not", ...rest];
  if (/^(?:does|do|did)(?:n't)?$/.test(said) && (said.endsWith("n't") || rest[0]?.toLowerCase() === "not"))
    return [subject, "will", "not", ...(said.endsWith("n't") ? rest : rest.slice(1))];
  return said.endsWith("n't") && isFormOfBe(said.slice(0, -3))
    ? [subject, said.slice(0, -3), "not", ...rest]
    : words;
};

/** "is taking a plane", "will take a plane" and "takes a plane" are one; "is a poet" and "were a poet", too. */
const predicateName = (verb: string, rest: readonly string[]): string | undefined => {
  const [first = "", ...more] = rest;
  if (isFormOfBe(verb)) {
    if (rest.length === 0) return undefined;
    return isGerund(first) ? deedName(first, more) : nameOfWords(["be", ...rest].map(withoutArticle));
  }
  if (verb === "will") return rest.length === 0 ? undefined : deedName(first, more);
  return deedName(verb, rest);
};

/** "goes running" is said of whoever is running. */
const deedName = (verb: string, rest: readonly string[]): string => {
  const [first = "", ...more] = rest;
  return stemOf(verb) === "go" && isGerund(first)
    ? nameOfWords(["do", stemOf(first), ...more])
    : nameOfWords(["do", stemOf(verb), ...rest]);
};

const withoutArticle = (word: string): string => (word === "an" ? "a" : word);

const isGerund = (word: string): boolean => /\p{L}{2}ing$/u.test(word);
