/**
 * Finds formulas of a set that do not fit its sentences: one symbol in two spellings, an individual that only the sentence or only the
 * formula names, a denial that only the sentence has, and ∧ for ∨. What a repair makes of them is a guess about what was meant, and no
 * key is accused on it.
 */
import type { Sequent } from "#logic/certificate";
import { decide } from "#logic/decide";
import { editDistance } from "#logic/error";
import {
  and,
  constant,
  collectConstants,
  eachAtom,
  forall,
  hasPart,
  implies,
  not,
  or,
  getParts,
  predicate,
  variable,
  type Formula,
} from "#logic/formula";
import { mapAtoms, mapParts } from "#logic/map-parts";
import { getOrInsert } from "#logic/memoize";
import type { Question } from "../question.ts";
import { stemVerb } from "./english.ts";

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
  const isMisspelled = spelled.pairs.length > 0 && changes(spelled.sequent);
  const reasons = [
    ...readingVariants.flatMap(({ reason, addTo }) => (changes(addTo(sequent)) ? [reason] : [])),
    ...(isMisspelled ? spelled.pairs : []),
    ...(!isMisspelled && changes(grouped)
      ? ["∧ and ∨ are grouped or chosen otherwise than the sentence says"]
      : []),
    ...sentences.flatMap((sentence, at) =>
      findMismatches(sentence, listFormulas(spelled.sequent)[at]!, spelled.sequent),
    ),
    ...findUnconnected(sentences, spelled.sequent),
    ...findClashes(spelled.sequent),
    ...(hasPart(sequent.conclusion, (part) => part.kind === "exists" && part.body.kind === "implies")
      ? ["the conclusion is “∃x (… → …)”"]
      : []),
  ];
  return reasons.length === 0 ? undefined : { reasons: [...new Set(reasons)], repaired: grouped };
};

const listFormulas = ({ premises, conclusion }: Sequent): readonly Formula[] => [...premises, conclusion];

const mapSequent = (sequent: Sequent, change: (formula: Formula, at: number) => Formula): Sequent => {
  const formulas = listFormulas(sequent).map(change);
  return { premises: formulas.slice(0, -1), conclusion: formulas.at(-1)! };
};

// ── symbols ────────────────────────────────────────────────────────────────────────────────────────────────

const decodeName = (name: string): string =>
  name.replaceAll(/_u([0-9a-f]+)_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const listStems = (name: string): readonly string[] =>
  decodeName(name)
    .replaceAll(wordBreaks, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => stemVerb(word).replace(/(?<=\p{L}{4})ed$/u, ""))
    .filter((stem) => stem !== "" && !emptyWords.has(stem));

/** Where a word of a name begins: “Is|A|Drug”, “regular|9|To|5|Job”. */
const wordBreaks =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

const emptyWords = new Set("a an the is are be of to in on at by for with and i y yr year".split(" "));

const toLetters = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** True if two names may be one: they differ by case, ending, a letter or two, or by words more. */
const isNear = (one: string, other: string): boolean => {
  const [a, b] = [toLetters(decodeName(one)), toLetters(decodeName(other))];
  if (a === b) return true;
  if (toDigits(one) !== toDigits(other) || denials.some((prefix) => a === prefix + b || b === prefix + a))
    return false;
  const [stems, others] = [listStems(one), listStems(other)];
  if (stems.join(" ") === others.join(" ") && stems.length > 0) return true;
  const [few, many] = stems.length < others.length ? [stems, others] : [others, stems];
  const isPart = few.length > 0 && few.every((stem) => many.includes(stem));
  const least = Math.min(a.length, b.length);
  if (least >= 4 && (isPart || ((a.startsWith(b) || b.startsWith(a)) && least >= 8))) return true;
  return editDistance(a, b) <= (least >= 8 ? 2 : least >= 4 ? 1 : 0);
};

const isRelated = (one: string, other: string): boolean =>
  toDigits(one) === toDigits(other) &&
  listStems(one).some((stem) => stem.length >= 3 && listStems(other).includes(stem));

const toDigits = (name: string): string => decodeName(name).replaceAll(/\D+/g, " ").trim();

const denials = ["un", "in", "im", "ir", "il", "dis", "non", "not"];

type Symbols = ReadonlyMap<string, { readonly formulas: Set<number>; readonly places: number }>;

const indexSymbols = (sequent: Sequent): Symbols => {
  const found = new Map<string, { formulas: Set<number>; places: number }>();
  const note = (name: string, places: number, at: number): void => {
    const known = found.get(name) ?? { formulas: new Set<number>(), places };
    known.formulas.add(at);
    found.set(name, known);
  };
  for (const [at, formula] of listFormulas(sequent).entries())
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
  const symbols = [...indexSymbols(sequent)].toSorted(([, a], [, b]) => b.formulas.size - a.formulas.size);
  const names = new Map<string, string>();
  const pairs: string[] = [];
  for (const [at, [name, { formulas, places }]] of symbols.entries()) {
    const others = formulas.size > 1 ? [] : symbols.slice(0, at).filter(([, of]) => of.places === places);
    const [kept] = others
      .filter(
        ([other, of]) =>
          isNear(name, other) || (places > 0 && of.formulas.size === 1 && isRelated(name, other)),
      )
      .map(([other]) => other)
      .toSorted((one, other) => editDistance(name, one) - editDistance(name, other));
    if (kept === undefined) continue;
    names.set(name, names.get(kept) ?? kept);
    pairs.push(`“${decodeName(name)}” beside “${decodeName(kept)}”`);
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

const findUnconnected = (sentences: readonly string[], sequent: Sequent): readonly string[] => {
  const last = sentences.length - 1;
  const stems = new Set(sentences.slice(0, last).flatMap((sentence) => listStems(sentence)));
  return [...indexSymbols(sequent)].flatMap(([name, { formulas, places }]) => {
    const own = listStems(name);
    const isNamed = places >= 0 || (own.length > 0 && own.every((stem) => stems.has(stem)));
    return formulas.size === 1 && formulas.has(last) && isNamed
      ? [`no premise has “${decodeName(name)}”`]
      : [];
  });
};

const findClashes = (sequent: Sequent): readonly string[] => {
  const sides = new Map<string, number[]>();
  for (const formula of listFormulas(sequent)) {
    const found = new Map<string, Set<number>>();
    eachAtom(formula, (kind) => {
      if (kind.terms.length !== 1) return;
      const name = kind.terms[0]!.name;
      eachAtom(formula, (link) => {
        if (link.terms.length !== 2 || link.name === "=") return;
        const pair = `“${decodeName(kind.name)}” and “${decodeName(link.name)}”`;
        for (const [side, term] of link.terms.entries())
          if (term.name === name) getOrInsert(found, pair, () => new Set()).add(side);
      });
    });
    for (const [pair, places] of found)
      if (places.size === 1) getOrInsert(sides, pair, () => []).push(...places);
  }
  return [...sides].flatMap(([pair, places]) =>
    new Set(places).size > 1 ? [`the individuals of ${pair} change places`] : [],
  );
};

/** Background knowledge of the sentences' readers that no formula states. */
const readingVariants: readonly { readonly reason: string; readonly addTo: (sequent: Sequent) => Sequent }[] =
  [
    {
      reason: "distinct names are understood as distinct individuals",
      addTo: (sequent) => {
        const names = hasEquality(sequent) ? collectConstants(...listFormulas(sequent)) : [];
        const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
        return withPremises(
          sequent,
          pairs.map(([one, other]) => not(predicate("=", constant(one), constant(other)))),
        );
      },
    },
    {
      reason: "“some” is written as “at least two”",
      addTo: (sequent) => mapSequent(sequent, dropDistinctness),
    },
    {
      reason: "a comparison is understood to hold in one direction",
      addTo: (sequent) =>
        withPremises(
          sequent,
          [...indexSymbols(sequent)].flatMap(([name, { places }]) => {
            const [x, y] = [variable("x"), variable("y")];
            const isComparison = places === 2 && /Than|^(?:More|Less|Fewer)/.test(name);
            return isComparison
              ? [forall("x", forall("y", implies(predicate(name, x, y), not(predicate(name, y, x)))))]
              : [];
          }),
        ),
    },
  ];

const dropDistinctness = (formula: Formula): Formula => {
  if (formula.kind !== "not") return mapParts(formula, dropDistinctness);
  const { body } = formula;
  const isOfVariables =
    body.kind === "atom" && body.name === "=" && body.terms.every(({ kind }) => kind === "variable");
  return isOfVariables ? or(body, formula) : mapParts(formula, dropDistinctness);
};

const withPremises = ({ premises, conclusion }: Sequent, more: readonly Formula[]): Sequent => ({
  premises: [...premises, ...more],
  conclusion,
});

const hasEquality = (sequent: Sequent): boolean =>
  listFormulas(sequent).some((formula) =>
    hasPart(formula, (part) => part.kind === "atom" && part.name === "="),
  );

// ── sentences ──────────────────────────────────────────────────────────────────────────────────────────────

const findMismatches = (sentence: string, formula: Formula, sequent: Sequent): readonly string[] => {
  const own = collectConstants(formula);
  const left = collectConstants(...listFormulas(sequent)).filter(
    (name) => !own.includes(name) && isSaid(sentence, name),
  );
  const added = own.filter((name) => !isNamed(sentence, name));
  const lastWord = sentence.trim().split(/\s/u).at(-1) ?? "";
  const end = toLetters(/^(.+)['’]s[.,;!?]*$/u.exec(lastWord)?.[1] ?? "");
  const isOne = superlative.test(sentence) && hasPart(formula, isSuperlative);
  return [
    ...left.map((name) => `the sentence names “${decodeName(name)}”, its formula does not`),
    ...added.map((name) => `the formula has “${decodeName(name)}”, which its sentence does not name`),
    ...own
      .filter((name) => end !== "" && toLetters(decodeName(name)).endsWith(end))
      .map((name) => `the sentence names something of “${decodeName(name)}”`),
    ...((isOne || /\bthe only\b/i.test(sentence)) && !hasEquality(sequent)
      ? ["only one thing can be “the … -est”, and no formula says so"]
      : []),
    ...shapes.flatMap(([reason, fits]) => (fits(sentence, formula) ? [reason] : [])),
  ];
};

const isSaid = (sentence: string, name: string): boolean => {
  const [text, letters, words] = [toLetters(decodeName(name)), toLetters(sentence), listStems(name)];
  const stems = listStems(sentence);
  const isWhole = text.length >= 8 && letters.includes(text);
  const isOfWords = words.length > 1 && words.every((stem) => stems.includes(stem));
  return text.length >= 4 && (isWhole || isOfWords || hasName(sentence, text));
};

/** True if a sentence may name an individual of its formula; a lone x is a variable that nothing binds. */
const isNamed = (sentence: string, name: string): boolean => {
  if (/^[u-z]$/.test(name)) return new RegExp(`\\b${name}\\b`, "i").test(sentence);
  const text = toLetters(decodeName(name));
  if (pronoun.test(sentence)) return true;
  if (
    toDigits(name)
      .split(" ")
      .some((number) => !sentence.includes(number))
  )
    return false;
  const stems = listStems(sentence);
  return (
    text.length < 4 ||
    toLetters(sentence).includes(text) ||
    listStems(name).some((stem) => stems.includes(stem))
  );
};

const hasName = (sentence: string, letters: string): boolean =>
  sentence
    .match(/\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:of|the|de)\s+)*\p{Lu}[\p{L}\p{N}'’.-]*)*/gu)
    ?.some((name) => toLetters(name.replace(/['’]s$/, "")) === letters) === true;

const superlative = /\bthe (?:\w+est|most|least|only|first|last)\b/i;
const isSuperlative = (part: Formula): boolean =>
  part.kind === "atom" && /(?:est|Most|Least|Only|First|Last)(?=\p{Lu}|$)/u.test(part.name);

const pronoun = /\b(?:he|she|it|they|him|her|his|its|their|them|this|that|these|those)\b/i;
const denial = /^(?!.*\bnot only\b).*(?:\b(?:not|no|never|neither|cannot|none|nobody|nothing)\b|n['’]t\b)/i;

const wholeDenial = /^it is (?:not true|false|not the case) that/i;
const notBoth = /^(?!.*(?:neither|nor\b)).*\b(?:cannot|can't|not) be\b.* and\b/i;
const general =
  /\b(?:if|when|whenever|unless|all|every|everyone|everything|each|any|anyone|anything|some|someone|no|none|who|whoever|that|which|only|either)\b/i;

/** Kinds of formulas that do not fit the sentences that they stand for. */
const shapes: readonly (readonly [reason: string, fits: (said: string, formula: Formula) => boolean])[] = [
  ["a fact is written as a rule", (said, formula) => isRuleAboutOne(formula) && !general.test(said)],
  ["“all …” is written as “∀x (… ∧ …)”", (_, formula) => hasPart(formula, isAboutEverything)],
  ["a denial is left out", (said, formula) => denial.test(said) && !hasPart(formula, isDenial)],
  [
    "the denial of the whole sentence is left out",
    (said, formula) => wholeDenial.test(said) && !isDenial(formula),
  ],
  [
    "“both or neither” is written as “either … or”",
    (said, formula) => /\bor neither\b/i.test(said) && hasPlainXor(formula),
  ],
  ["“not both” is written as “neither”", (said, formula) => notBoth.test(said) && isDeniedTwice(formula)],
];

const isDenial = ({ kind }: Formula): boolean => kind === "not";

const isRuleAboutOne = (formula: Formula): boolean => {
  const body = formula.kind === "forall" ? formula.body : formula;
  return body.kind === "implies" && collectConstants(body.left).length > 0;
};

const isAboutEverything = (formula: Formula): boolean =>
  formula.kind === "forall" && formula.body.kind === "and" && formula.body.left.kind === "atom";

const hasPlainXor = (formula: Formula): boolean => {
  if (formula.kind !== "not") return getParts(formula).some(hasPlainXor);
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
