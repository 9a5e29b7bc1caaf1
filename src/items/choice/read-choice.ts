/**
 * A choice question read back from its English, with nothing known but topics, a bank of sentences and the grammars: what an honest
 * solver gets to see. Of a bank the letters are the ids of the families whose sentences occur.
 * A contrary is read as the denial of its family's sentence, after DivLogicEval §2.1; items are made so that this
 * reading and the careful one (both may be false) agree on every option.
 */
import type { PassageWords } from "#language/connectives/passage-words";
import { readProposition } from "#language/connectives/read";
import { topics } from "#language/lexicons/topics";
import { natural } from "#language/styles/natural";
import type { Family } from "#language/sentences/family";
import type { Clause } from "#language/words";
import type { Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { parse } from "#logic/notation";
import { listFamilyForms } from "./variants.ts";
import { findTitle, withoutSetting } from "../formats/discourse.ts";
import { type ArgumentReader, createArgumentReader } from "../formats/read-argument.ts";
import { splitChoice } from "../formats/rotation.ts";
import { uncapitalize } from "#language/capitals";

/** A question as its formulas. */
type ReadChoice = {
  readonly premises: readonly Formula[];
  /** Missing premise only: what premises and right option together entail. */
  readonly goal?: Formula;
  readonly query: string;
  readonly options: readonly Formula[];
};

/** A reader of the last choice question of a prompt; undefined where there is none or a sentence has not one reading. */
export type ChoiceReader = (prompt: string) => ReadChoice | undefined;

/** A reader over a bank. Building its index takes some milliseconds; keep it. */
export const createChoiceReader = (bank: readonly Family[]): ChoiceReader => {
  const index = buildIndex(bank);
  const topical = createArgumentReader([natural], [topics]);
  return (prompt) => {
    const parts = splitChoice(prompt);
    if (parts === undefined) return undefined;
    const [told = "", conclusion] = parts.passage.split("\nConclusion: ");
    const ends = [...(conclusion === undefined ? [] : [conclusion]), ...parts.options];
    const found = /[→∨∧¬↔]/.test(told)
      ? readSymbolic(told, ends)
      : (readTopic(told, ends, topical) ?? readEnglish(told, ends, index));
    if (found === undefined) return undefined;
    const options = found.ends.slice(-parts.options.length);
    const read = { premises: found.premises, query: parts.query, options };
    return conclusion === undefined ? read : { ...read, goal: found.ends[0]! };
  };
};

type ParsedChoice = { readonly premises: readonly Formula[]; readonly ends: readonly Formula[] };

const readSymbolic = (told: string, ends: readonly string[]): ParsedChoice | undefined => {
  try {
    return { premises: told.split("; ").map((text) => parse(text)), ends: ends.map((text) => parse(text)) };
  } catch {
    return undefined;
  }
};

const readTopic = (
  told: string,
  ends: readonly string[],
  reader: ArgumentReader,
): ParsedChoice | undefined => {
  if (findTitle(told) !== 0) return undefined;
  const found = reader.passage(withoutSetting(told), ends);
  return found && { premises: found.premises, ends: found.asked };
};

const readEnglish = (told: string, ends: readonly string[], index: Index): ParsedChoice | undefined => {
  const words = collectWords([told, ...ends], index);
  const premises: Formula[] = [];
  let sentence = "";
  // A full stop need not end a sentence: “Dr. Nwosu” goes on.
  for (const piece of told.split(/(?<=\.) +/)) {
    sentence = sentence === "" ? piece : `${sentence} ${piece}`;
    const formula = findOnlyReading(sentence, words);
    if (formula === undefined) continue;
    premises.push(formula);
    sentence = "";
  }
  const read = ends.flatMap((text) => findOnlyReading(text, words) ?? []);
  return sentence === "" && read.length === ends.length ? { premises, ends: read } : undefined;
};

const findOnlyReading = (text: string, words: PassageWords): Formula | undefined => {
  const [only, second] = readProposition(text, words);
  return second === undefined ? only : undefined;
};

type Entry = { readonly clause: string; readonly family: Family };
type Index = ReadonlyMap<string, readonly Entry[]>;

/** The clauses of a family that a question may hold, each for its letter and not for its denial. */
const listClauses = (family: Family): readonly Clause[] =>
  listFamilyForms({ ...family, entailed: undefined }).map(({ clause }) => clause);

const buildIndex = (bank: readonly Family[]): Index => {
  const index = new Map<string, Entry[]>();
  for (const family of bank)
    for (const { yes, no } of listClauses(family))
      for (const clause of [yes, no]) {
        getOrInsert(index, getHead(clause, 0), () => []).push({ clause, family });
      }
  return index;
};

const head = /\S+ \S+ [^\s,.]+/y;

const getHead = (text: string, at: number): string => {
  head.lastIndex = at;
  return uncapitalize(head.exec(text)?.[0] ?? "");
};

const collectWords = (texts: readonly string[], index: Index): PassageWords => {
  const letters = new Map<string, { readonly forms: readonly { yes: string; no: string }[] }>();
  for (const text of texts)
    for (const { index: at } of text.matchAll(/(?<=^|\s)\S/g))
      for (const { clause, family } of index.get(getHead(text, at)) ?? [])
        if (!letters.has(family.id) && hasClause(text, clause, at))
          letters.set(family.id, { forms: listClauses(family) });
  return { letters };
};

const hasClause = (text: string, clause: string, at: number): boolean =>
  text.startsWith(clause.slice(1), at + 1) &&
  text.charAt(at).toLowerCase() === clause.charAt(0).toLowerCase();
