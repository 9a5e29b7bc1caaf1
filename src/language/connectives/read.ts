/**
 * Propositions read back: every reading of a sentence over a passage's words. The reader tries each wording at each
 * place and gives up nothing early, so that a second reading is found where there is one; it knows more than the
 * speaker says, since it lets every pair stand under every implication.
 */
import { equal, implies, not, proposition, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { readFirstWord, getBuiltInGrammar, buildPair, type Grammar } from "./grammar.ts";
import type { PassageWords } from "./passage-words.ts";
import type { Template } from "./template.ts";
import { uncapitalize } from "../capitals.ts";

/** A stretch of the text that has been understood: what it says and the offset behind it. */
type Reading = { readonly formula: Formula; readonly end: number };
type Reader = (text: string, at: number) => readonly Reading[];

/** All readings of a sentence over these words, no two alike: exactly one for every sentence that is said. */
export const readProposition = (
  text: string,
  words: PassageWords,
  grammar: Grammar = getBuiltInGrammar(),
): readonly Formula[] => {
  if (!text.endsWith(".")) return [];
  const body = text.slice(0, -1);
  const read = literalReader(words);
  const readings = [body, uncapitalize(body)].flatMap((version) =>
    readBody(version, memoizeReader(read), grammar),
  );
  return readings.filter((one, at) => readings.findIndex((other) => equal(one, other)) === at);
};

const readBody = (text: string, literal: Reader, grammar: Grammar): readonly Formula[] => {
  const halves = { A: literal, B: literal };
  const createPairReader =
    (condition: boolean): Reader =>
    (whole, at) =>
      findStarting(grammar.pairsByWord, whole, at)
        .filter(({ conditional = false }) => condition || !conditional)
        .flatMap(({ kind, template }) =>
          matchTemplate(template, halves, whole, at).flatMap(({ found: { A, B }, end }) =>
            A && B ? [{ formula: buildPair(kind, A, B), end }] : [],
          ),
        );
  const side = memoizeReader((whole, at) => [...literal(whole, at), ...createPairReader(true)(whole, at)]);
  const sides = { A: side, C: literal };
  const implication: Reader = (whole, at) =>
    findStarting(grammar.implicationsByWord, whole, at).flatMap(({ template }) =>
      matchTemplate(template, sides, whole, at).flatMap(({ found: { A, C }, end }) =>
        A && C ? [{ formula: implies(A, C), end }] : [],
      ),
    );
  return [...literal(text, 0), ...createPairReader(false)(text, 0), ...implication(text, 0)]
    .filter(({ end }) => end === text.length)
    .map(({ formula }) => formula);
};

/** The wordings that may begin at a place: with the word that stands there, or with a hole. */
const findStarting = <T>(
  byWord: ReadonlyMap<string, readonly T[]>,
  text: string,
  at: number,
): readonly T[] => [...(byWord.get(readFirstWord(text, at)) ?? nowhere), ...(byWord.get("") ?? nowhere)];

const literalReader = ({ letters }: PassageWords): Reader => {
  const clauses = [...letters].flatMap(([letter, { forms }]) => {
    const atom = proposition(letter);
    return forms.flatMap(({ yes, no }) => [
      { text: yes, formula: atom },
      { text: no, formula: not(atom) },
    ]);
  });
  return (text, at) =>
    clauses
      .filter((clause) => text.startsWith(clause.text, at))
      .map((clause) => ({ formula: clause.formula, end: at + clause.text.length }));
};

/** The same reader of one text, which looks at each place once: many wordings begin alike. */
const memoizeReader = (reader: Reader): Reader => {
  const known = new Map<number, readonly Reading[]>();
  return (text, at) => getOrInsert(known, at, () => reader(text, at));
};

type TemplateMatch = { readonly found: Readonly<Record<string, Formula>>; readonly end: number };

/** All ways in which a template stands at a place, its holes read by their readers. */
const matchTemplate = (
  template: Template,
  readers: Readonly<Record<string, Reader>>,
  text: string,
  at: number,
  step = 0,
): readonly TemplateMatch[] => {
  const words = template.texts[step] ?? "";
  if (!text.startsWith(words, at)) return nowhere;
  const end = at + words.length;
  const hole = template.holes[step];
  if (hole === undefined) return [{ found: {}, end }];
  const readings = readers[hole]?.(text, end) ?? nowhere;
  return readings.flatMap((reading) =>
    matchTemplate(template, readers, text, reading.end, step + 1).map((rest) => ({
      found: { ...rest.found, [hole]: reading.formula },
      end: rest.end,
    })),
  );
};

const nowhere: readonly never[] = [];
