/**
 * Reads sentences by a grammar that is data: rules of rows, each a pattern and the formula that it means (data/grammar/). Rows are
 * tried in their order, those that begin alike at once; the first that fits counts, and nothing is read in another way afterwards.
 *
 * In patterns `[a|b]` is one of some words or none, `<a|b>` one of them, and `{p:clause}` what a rule or a function of the style reads,
 * kept as p; behind its name stands what it is told (`{q:under p}`), which takes the place of @ in a rule's rows. In formulas x, y and z are those whom the row's quantifiers bring in, `it` is the subject, other names are what was kept.
 */
import { canonical } from "#logic/canonical";
import { OrganonError, misuse } from "#logic/error";
import { not, predicate, quantify, variable, type Formula, type Term } from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { getOrInsert } from "#logic/memoize";
import { parse } from "#logic/notation";
import { uncapitalize } from "./capitals.ts";
import type { PhraseMatch, Vocabulary } from "./words.ts";

/** Somebody whom an open quantifier brought in, or something, and the letter that stands for them. */
export type Person = { readonly name: string; readonly letter?: string; readonly isThing?: boolean };

/** Of whom a verb is said: a term, or a subject's words and where they stand. */
export type Subject = { readonly term?: Term; readonly text?: string; readonly from?: number };

/** The context of a place: open quantifiers, the subject, the last one of some words, the mark of a list's second item. */
export type Scope = {
  readonly bound: readonly Person[];
  readonly subject: Subject;
  readonly word: string;
  readonly mark: string;
};

type Value = Formula | PhraseMatch | Subject;

/** The parts that a row has kept, the last first, and where each begins. */
type SlotValues =
  | { readonly slot: string; readonly value: Value; readonly from: number; readonly before: SlotValues }
  | undefined;

/** A sentence being read. */
export type Reading = {
  readonly text: string;
  readonly words: Vocabulary;
  at: number;
  /** The subjects that were named. */
  named: readonly string[];
  readonly take: (words: string) => boolean;
  /** `take`, where no small letter follows: Y, but not the beginning of Yusuf. */
  readonly takeWord: (word: string) => boolean;
  /** Reads a rule; undefined, with the place unchanged, if none of its rows fits. */
  readonly call: (rule: string, scope: Scope) => Formula | undefined;
};

/** The reading function of a style, and its change of the context; undefined if nothing fits. */
export type Reader = (
  reading: Reading,
  scope: Scope,
  told: string,
  kept: SlotValues,
) => { readonly value?: Value; readonly scope?: Partial<Scope> } | undefined;

/** A pattern and its formula; without one, what was read last. */
type Row = readonly string[];

type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "words"; readonly words: readonly string[]; readonly isOptional: boolean }
  | { readonly kind: "call"; readonly slot: string; readonly name: string; readonly told: string };

/** A piece of some rows, and what may follow it; an end has none. */
type Node = {
  readonly source?: string;
  readonly piece?: Piece;
  readonly next: Node[];
  readonly shape?: Formula;
  /** Texts of which the rest of the sentence must have one, if the rows that begin so are to fit; undefined where any may do. */
  needs?: readonly string[];
};

/** Bounds on what hostile text may ask for. */
const [deepest, maxSteps] = [400, 100_000];

/** The reader of a grammar's rule `sentence`. An error names the column that was reached. */
export const createGrammar = (
  rules: Readonly<Record<string, readonly Row[]>>,
  readers: Readonly<Record<string, Reader>>,
  withoutCapital = startsSmall,
): ((sentence: string, words: Vocabulary) => Formula) => {
  const all: typeof readers = { ...readers, end: ({ text, at }) => toOutcome(at === text.length) };
  const known = new Map<string, readonly Node[]>();
  const getNodes = (rule: string): readonly Node[] =>
    getOrInsert(known, rule, () => {
      const [name = "", ...told] = rule.split(" ");
      return buildNodes(
        rules[name]!.map(([pattern = "", shape]) => [pattern.replaceAll("@", told.join(" ")), shape]),
      );
    });
  return (sentence, words) => {
    const text = withoutCapital(sentence, words);
    let [depth, steps, farthest, looksAhead] = [0, 0, 0, true];
    const take = (some: string): boolean => {
      const { at } = reading;
      if (text.charCodeAt(at) === some.charCodeAt(0) && text.startsWith(some, at)) {
        reading.at += some.length;
        return true;
      }
      farthest = Math.max(farthest, at);
      return false;
    };
    const reading: Reading = {
      text,
      words,
      at: 0,
      named: [],
      take,
      takeWord: (word) => !/[a-z]/.test(text.charAt(reading.at + word.length)) && take(word),
      call: (rule, scope) => {
        if (++depth > deepest) throw fault(sentence, reading.at, "phrases are nested too deep");
        const found = follow(getNodes(rule), scope, undefined, scope.bound.length);
        depth--;
        return found;
      },
    };
    const follow = (
      nodes: readonly Node[],
      scope: Scope,
      kept: SlotValues,
      outer: number,
    ): Formula | undefined => {
      for (const { piece, next, shape, needs } of nodes) {
        if (looksAhead && needs !== undefined && !needs.some((some) => text.includes(some, reading.at)))
          continue;
        if (++steps > maxSteps) throw fault(sentence, reading.at, "the sentence takes too long");
        const { at, named } = reading;
        const found =
          piece === undefined
            ? fillShape(shape, scope, kept, outer)
            : followPiece(piece, next, scope, kept, outer);
        if (found !== undefined) return found;
        [reading.at, reading.named] = [at, named];
      }
      return undefined;
    };
    const followPiece = (
      piece: Piece,
      next: readonly Node[],
      scope: Scope,
      kept: SlotValues,
      outer: number,
    ): Formula | undefined => {
      if (piece.kind === "text") return take(piece.text) ? follow(next, scope, kept, outer) : undefined;
      if (piece.kind === "words") {
        const word = piece.words.find(take);
        if (piece.isOptional) return follow(next, scope, kept, outer);
        return word === undefined ? undefined : follow(next, { ...scope, word: word.trim() }, kept, outer);
      }
      const from = reading.at;
      const { slot, name, told } = piece;
      const read = all[name];
      const value =
        read === undefined ? reading.call(told === "" ? name : `${name} ${told}`, scope) : undefined;
      const found = read === undefined ? value && { value } : read(reading, scope, told, kept);
      if (found === undefined) {
        farthest = Math.max(farthest, from);
        return undefined;
      }
      return follow(
        next,
        "scope" in found && found.scope ? { ...scope, ...found.scope } : scope,
        found.value === undefined ? kept : { slot, value: found.value, from, before: kept },
        outer,
      );
    };
    const scope = { bound: [], subject: {}, word: "", mark: "" };
    const formula = reading.call("sentence", scope);
    if (formula !== undefined) return canonical(formula);
    // How far it goes is seen without looking ahead.
    looksAhead = false;
    reading.call("sentence", scope);
    const found = text.slice(farthest, farthest + 24);
    throw fault(
      sentence,
      farthest,
      found === "" ? "the sentence ends too early" : `no sentence of this style has “${found}” there`,
    );
  };
};

const fault = (sentence: string, at: number, why: string): OrganonError => {
  const said = sentence.length > 120 ? `${sentence.slice(0, 120)}…` : sentence;
  return misuse(`cannot read “${said}” at column ${at + 1}: ${why}`);
};

const startsSmall = (sentence: string, words: Vocabulary): string =>
  words.findName(sentence, 0) || words.findClause(sentence, 0) ? sentence : uncapitalize(sentence);

/** Rows as a tree: those that follow each other and begin alike share their beginning. */
const buildNodes = (rows: readonly (readonly [pattern: string, shape?: string])[]): readonly Node[] => {
  const top: Node[] = [];
  for (const [pattern, shape] of rows) {
    let level = top;
    for (const [source] of pattern.matchAll(/\{[^{}]*\}|\[[^[\]]*\]|<[^<>]*>|[^{[<]+/g)) {
      const last = level.at(-1);
      const node = last?.source === source ? last : { source, piece: parsePiece(source), next: [] };
      if (node !== last) level.push(node);
      level = node.next;
    }
    level.push({ next: [], shape: shape === undefined ? undefined : parse(shape) });
  }
  for (const node of top) withNeeds(node);
  return top;
};

const withNeeds = (node: Node): readonly string[] | undefined => {
  const below = node.next.map(withNeeds);
  if (node.piece?.kind === "text") return [node.piece.text];
  const needs = below.length > 0 && below.every((one) => one !== undefined) ? below.flat() : undefined;
  if (node.piece?.kind === "call") node.needs = needs;
  return needs;
};

const parsePiece = (source: string): Piece => {
  const inner = source.slice(1, -1);
  if (source.startsWith("[") || source.startsWith("<"))
    return { kind: "words", words: inner.split("|"), isOptional: source.startsWith("[") };
  if (!source.startsWith("{")) return { kind: "text", text: source };
  const [, slot = "", name = "", told = ""] = /^(?:(\w+):)?(\S+)(?: (.*))?$/.exec(inner) ?? [];
  return { kind: "call", slot, name, told };
};

/** Returns the part that a row has kept under a name. */
export const findSlot = (slot: string, kept: SlotValues): NonNullable<SlotValues> => {
  let one = kept;
  while (one !== undefined && one.slot !== slot) one = one.before;
  if (one === undefined) throw new OrganonError("bug/grammar", `nothing is kept as “${slot}”`);
  return one;
};

/** The formula that a row has kept under a name. */
export const getFormula = (slot: string, kept: SlotValues): Formula => {
  const { value } = findSlot(slot, kept);
  if (!("kind" in value)) throw new OrganonError("bug/grammar", `“${slot}” is no formula`);
  return value;
};

const fillShape = (
  shape: Formula | undefined,
  scope: Scope,
  kept: SlotValues,
  outer: number,
): Formula | undefined => {
  if (shape === undefined) return getFormula("", kept);
  const getName = (name: string): string => {
    const place = outer + "xyz".indexOf(name);
    return scope.bound[place]?.name ?? `v${place}`;
  };
  let isWhole = true;
  const toTerm = ({ name }: Term): Term => {
    if ("xyz".includes(name)) return variable(getName(name));
    const value = name === "it" ? scope.subject : findSlot(name, kept).value;
    const term = "term" in value ? value.term : undefined;
    isWhole &&= term !== undefined;
    return term ?? variable(name);
  };
  const fill = (formula: Formula): Formula => {
    if (formula.kind === "forall" || formula.kind === "exists")
      return quantify(formula.kind, getName(formula.variable), fill(formula.body));
    if (formula.kind !== "atom") return mapParts(formula, fill);
    const { value } = findSlot(formula.name, kept);
    if ("kind" in value) return value;
    return "positive" in value
      ? applySign(predicate(value.name, ...formula.terms.map(toTerm)), value.positive)
      : formula;
  };
  const formula = fill(shape);
  return isWhole ? formula : undefined;
};

export const applySign = (formula: Formula, positive: boolean): Formula =>
  positive ? formula : not(formula);

/** Nothing but whether the row may go on. */
export const toOutcome = (holds: boolean): ReturnType<Reader> => (holds ? {} : undefined);

/** Brings in somebody, of whom the next verbs are said. */
export const addPerson = (
  { bound }: Scope,
  person: Partial<Person> = {},
): NonNullable<ReturnType<Reader>> => {
  const name = person.name ?? `v${bound.length}`;
  return { scope: { bound: [...bound, { ...person, name }], subject: { term: variable(name) } } };
};

/** Finds the words of a vocabulary at the place, or the place where words begin. */
export const find = (
  reading: Reading,
  kind: "findClause" | "findName" | "findPhrase" | "findRelation" | "findKind" | "findPlural",
  lead = "",
): PhraseMatch | undefined => {
  const { text, at, words } = reading;
  const found = lead === "" ? words[kind](text, at) : words[kind](`${lead}${text.slice(at)}`, 0);
  if (found) reading.at += found.length - lead.length;
  return found;
};
