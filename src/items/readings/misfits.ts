/**
 * Finds formulas of a set that do not fit its sentences: one symbol in two spellings, an individual that only the sentence or only the
 * formula names, a denial that only the sentence has, and ∧ for ∨. What a repair makes of them is a guess about what was meant, and no
 * key is accused on it.
 */
import type { Sequent } from "#logic/certificate";
import { decide } from "#logic/decide";
import { editDistance } from "#logic/error";
import { and, constant, constantsOf, eachAtom, hasPart, or, partsOf, type Formula } from "#logic/formula";
import { mapAtoms, mapParts } from "#logic/map-parts";
import type { Question } from "../question.ts";
import { stemOf } from "./english.ts";

/** Why formulas do not fit their sentences, and what they may have meant. */
export type Misfit = { readonly reasons: readonly string[]; readonly repaired: Sequent };

/** Returns what does not fit; undefined if all that is looked for fits. */
export const findMisfit = (
  { premises = [], conclusion = "" }: Question,
  sequent: Sequent,
): Misfit | undefined => {
  const sentences = [...premises, conclusion];
  if (sentences.length !== sequent.premises.length + 1) return undefined;
  const spelled = mergeSpellings(sequent);
  const grouped = mapSequent(spelled.sequent, (formula, at) => regroup(formula, sentences[at]!));
  const { relation } = decide(sequent);
  const changes = (other: Sequent): boolean => decide(other).relation !== relation;
  const reasons = [
    ...(changes(spelled.sequent) ? spelled.pairs : []),
    ...(changes(grouped) && !changes(spelled.sequent)
      ? ["∧ and ∨ are grouped or chosen otherwise than the sentence says"]
      : []),
    ...sentences.flatMap((sentence, at) =>
      mismatches(sentence, formulasOf(spelled.sequent)[at]!, spelled.sequent),
    ),
    ...unconnected(sentences, spelled.sequent),
  ];
  return reasons.length === 0 ? undefined : { reasons: [...new Set(reasons)], repaired: grouped };
};

const formulasOf = ({ premises, conclusion }: Sequent): readonly Formula[] => [...premises, conclusion];

const mapSequent = (sequent: Sequent, change: (formula: Formula, at: number) => Formula): Sequent => {
  const formulas = formulasOf(sequent).map(change);
  return { premises: formulas.slice(0, -1), conclusion: formulas.at(-1)! };
};

// ── symbols ────────────────────────────────────────────────────────────────────────────────────────────────

/** A name as it is written: the notation spells other letters by their numbers. */
const written = (name: string): string =>
  name.replaceAll(/_u([0-9a-f]+)_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** The stems of a name's words, without those that say nothing: “ProvidesAidTo” is “provid aid”. */
const stemsOf = (name: string): readonly string[] =>
  written(name)
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => stemOf(word))
    .filter((stem) => stem !== "" && !emptyWords.has(stem));

const emptyWords = new Set("a an the is are be of to in on at by for with and i y yr year".split(" "));

const lettersOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Whether two names may be one: they differ by case, ending, a letter or two, or a word more. */
const isNear = (one: string, other: string): boolean => {
  const [a, b] = [lettersOf(written(one)), lettersOf(written(other))];
  const digits = (text: string): string => text.replaceAll(/\D+/g, " ").trim();
  if (a === b) return true;
  if (digits(a) !== digits(b) || denials.some((prefix) => a === prefix + b || b === prefix + a)) return false;
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  if (stems.join(" ") === others.join(" ") && stems.length > 0) return true;
  const [few, many] = stems.length < others.length ? [stems, others] : [others, stems];
  const isPart = few.length > 0 && many.length === few.length + 1 && few.every((stem) => many.includes(stem));
  const least = Math.min(a.length, b.length);
  if (least >= 5 && (isPart || ((a.startsWith(b) || b.startsWith(a)) && least >= 8))) return true;
  return editDistance(a, b) <= (least >= 8 ? 2 : least >= 4 ? 1 : 0);
};

const denials = ["un", "in", "im", "ir", "il", "dis", "non", "not"];

type Symbols = ReadonlyMap<string, { readonly formulas: Set<number>; readonly places: number }>;

/** The predicates, by name, and the constants (−1 place) of formulas, and the formulas that have each. */
const symbolsIn = (sequent: Sequent): Symbols => {
  const found = new Map<string, { formulas: Set<number>; places: number }>();
  const note = (name: string, places: number, at: number): void => {
    const known = found.get(name) ?? { formulas: new Set<number>(), places };
    known.formulas.add(at);
    found.set(name, known);
  };
  for (const [at, formula] of formulasOf(sequent).entries())
    eachAtom(formula, ({ name, terms }) => {
      if (name !== "=") note(name, terms.length, at);
      for (const term of terms) if (term.kind === "constant") note(term.name, -1, at);
    });
  return found;
};

/** Gives symbols that may be one, of which one stands in a single formula, one name. */
const mergeSpellings = (
  sequent: Sequent,
): { readonly sequent: Sequent; readonly pairs: readonly string[] } => {
  const symbols = [...symbolsIn(sequent)].toSorted(([, a], [, b]) => b.formulas.size - a.formulas.size);
  const names = new Map<string, string>();
  const pairs: string[] = [];
  for (const [at, [name, { formulas, places }]] of symbols.entries()) {
    const [kept] =
      formulas.size > 1
        ? []
        : (symbols.slice(0, at).find(([other, of]) => of.places === places && isNear(name, other)) ?? []);
    if (kept === undefined) continue;
    names.set(name, names.get(kept) ?? kept);
    pairs.push(`“${written(name)}” beside “${written(kept)}”`);
  }
  const rename = (name: string): string => names.get(name) ?? name;
  const renamed = mapSequent(sequent, (formula) =>
    mapAtoms(formula, (atom) => ({
      ...atom,
      name: rename(atom.name),
      terms: atom.terms.map((term) => (term.kind === "constant" ? constant(rename(term.name)) : term)),
    })),
  );
  return { sequent: renamed, pairs };
};

/** The conclusion's symbols that no premise has, though the premises' sentences have its words. */
const unconnected = (sentences: readonly string[], sequent: Sequent): readonly string[] => {
  const last = sentences.length - 1;
  const stems = new Set(sentences.slice(0, last).flatMap((sentence) => stemsOf(sentence)));
  return [...symbolsIn(sequent)].flatMap(([name, { formulas }]) => {
    const own = stemsOf(name);
    const isNamed = own.length > 0 && own.every((stem) => stems.has(stem));
    return formulas.size === 1 && formulas.has(last) && isNamed ? [`no premise has “${written(name)}”`] : [];
  });
};

// ── sentences ──────────────────────────────────────────────────────────────────────────────────────────────

/** What a sentence and its formula do not share. */
const mismatches = (sentence: string, formula: Formula, sequent: Sequent): readonly string[] => {
  const letters = lettersOf(sentence);
  const own = constantsOf(formula);
  const stems = new Set(stemsOf(sentence));
  const isNamed = (name: string): boolean => {
    const text = lettersOf(written(name));
    return text.length < 4 || letters.includes(text) || stemsOf(name).some((stem) => stems.has(stem));
  };
  const left = constantsOf(...formulasOf(sequent)).filter((name) => {
    const text = lettersOf(written(name));
    return !own.includes(name) && text.length >= 4 && hasName(sentence, text);
  });
  const added = pronoun.test(sentence) ? [] : own.filter((name) => !isNamed(name));
  const isDenied = denial.test(sentence) && !/\bnot only\b/i.test(sentence);
  return [
    ...left.map((name) => `the sentence names “${written(name)}”, its formula does not`),
    ...added.map((name) => `the formula has “${written(name)}”, which its sentence does not name`),
    ...own
      .filter((name) =>
        new RegExp(`${lettersOf(written(name))}['’]s[.,;!?]*$`, "u").test(sentence.trim().toLowerCase()),
      )
      .map((name) => `the sentence names something of “${written(name)}”`),
    ...(isRuleOfOne(formula) && !general.test(sentence) ? ["a fact is written as a rule"] : []),
    ...(isDenied && !hasPart(formula, ({ kind }) => kind === "not") ? ["a denial is left out"] : []),
    ...(/^it is (?:not true|false|not the case) that/i.test(sentence) && formula.kind !== "not"
      ? ["the denial of the whole sentence is left out"]
      : []),
    ...(/\bor neither\b/i.test(sentence) && hasPlainXor(formula)
      ? ["“both or neither” is written as “either … or”"]
      : []),
    ...(isDeniedTwice(formula) &&
    /\b(?:cannot|can't|not) be\b.* and\b/i.test(sentence) &&
    !/neither|nor\b/i.test(sentence)
      ? ["“not both” is written as “neither”"]
      : []),
  ];
};

/** Whether a sentence has a name, with capitals: “Regent Street” for “regentstreet”. */
const hasName = (sentence: string, letters: string): boolean =>
  sentence
    .match(/\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:of|the|de)\s+)*\p{Lu}[\p{L}\p{N}'’.-]*)*/gu)
    ?.some((name) => lettersOf(name.replace(/['’]s$/, "")) === letters) === true;

const pronoun = /\b(?:he|she|it|they|him|her|his|its|their|them|this|that|these|those)\b/i;
const denial = /\b(?:not|no|never|neither|cannot|none|nobody|nothing)\b|n['’]t\b/i;

const general =
  /\b(?:if|when|whenever|unless|all|every|everyone|everything|each|any|anyone|anything|some|someone|no|none|who|whoever|that|which|only|either)\b/i;

/** ∀x (P(a, x) → …): nothing says that a has any such x. */
const isRuleOfOne = (formula: Formula): boolean =>
  formula.kind === "forall" && formula.body.kind === "implies" && constantsOf(formula.body.left).length > 0;

const hasPlainXor = (formula: Formula): boolean => {
  if (formula.kind !== "not") return partsOf(formula).some(hasPlainXor);
  const { body } = formula;
  if (body.kind === "iff" && body.left.kind === "atom" && body.right.kind === "atom") return true;
  return hasPlainXor(body.kind === "not" ? body.body : body);
};

const isDeniedTwice = (formula: Formula): boolean =>
  formula.kind === "and" && formula.left.kind === "not" && formula.right.kind === "not";

/** Groups “A ∧ B ∨ C” as the sentence may mean it, and makes a list without “or” a conjunction. */
const regroup = (formula: Formula, sentence: string): Formula => {
  const hasOr = /\b(?:or|either|unless|one of)\b/i.test(sentence);
  const change = (part: Formula): Formula => {
    if (part.kind !== "or") return part.kind === "and" ? mapParts(part, change) : part;
    if (!hasOr) return and(change(part.left), change(part.right));
    const { left, right } = part;
    return left.kind === "and" ? and(left.left, or(left.right, right)) : part;
  };
  return change(formula);
};
