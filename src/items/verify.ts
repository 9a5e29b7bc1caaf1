/**
 * An item examined from its line alone, as an outsider would: every claim it makes is checked anew, with the
 * two trusted files replaying its certificate. Nothing here knows how items are made.
 */
import {
  canonical,
  checkDerivation,
  eachAtom,
  equal,
  evaluate,
  evaluationSteps,
  interpretationFault,
  not,
  OrganonError,
  parse,
  type Formula,
  type Interpretation,
} from "#logic";
import { styles, vocabularyOf, type Clause, type VerbPhrase, type Words } from "#language";
import { yesNoQuestion } from "./formats/yes-no.ts";
import { difficultyOf } from "./difficulty.ts";
import { idOf } from "./item-id.ts";
import type { Item } from "./item.ts";
import {
  settled,
  theoryOf,
  readDerivation,
  readInterpretation,
  type WrittenInterpretation,
} from "#arguments";

/** What is wrong with an item, in words; an empty list where every claim holds. */
export const faultsOf = (item: Item): readonly string[] => {
  try {
    const premises = item.premises.map((text) => parse(text));
    const conclusion = parse(item.conclusion);
    return [
      ...keyFaults(item),
      ...(item.difficulty === difficultyOf([...premises, conclusion], item.length)
        ? []
        : [`the difficulty is not ${item.difficulty}`]),
      ...certificateFaults(item, premises, conclusion),
      ...settled(() => chainFaults(item, premises), ["whether the steps hold is left undecided"]),
      ...sentenceFaults(item, premises, conclusion),
    ];
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return [error.message];
    throw error;
  }
};

const labels = { valid: "yes", contradiction: "no", unrelated: "no", near: "no", fallacy: "no" } as const;
const relations = {
  valid: "entailment",
  contradiction: "contradiction",
  unrelated: "neutral",
  near: "neutral",
  fallacy: "neutral",
} as const;

/** What is wrong with the key, the id and the length that an item says of itself. */
export const keyFaults = (item: Item): readonly string[] => [
  ...(item.label === labels[item.kind] ? [] : [`the key is ${item.label}, but the kind is ${item.kind}`]),
  ...(item.relation === relations[item.kind]
    ? []
    : [`the relation is ${item.relation}, but the kind is ${item.kind}`]),
  ...(item.id === idOf(item) ? [] : ["the id is not the hash of the item"]),
  // A twin is found by moving clauses about, so no chain stands behind it.
  ...(item.steps.length === item.length || (item.twin !== null && item.steps.length === 0)
    ? []
    : [`the length is ${item.length}, but there are ${item.steps.length} steps`]),
];

const certificateFaults = (
  { certificate, relation }: Item,
  premises: readonly Formula[],
  conclusion: Formula,
): readonly string[] => {
  if (certificate.kind === "derivation") {
    const proved = relation === "entailment" ? conclusion : not(conclusion);
    const fault = checkDerivation(readDerivation(certificate.steps), premises, proved);
    const { witness } = certificate;
    return [
      ...(relation === "neutral" ? ["a neutral key cannot rest on a derivation"] : []),
      ...(fault === undefined ? [] : [`derivation: ${fault}`]),
      ...(witness === null ? ["no witness"] : interpretationFaults("witness", witness, premises)),
    ];
  }
  return [
    ...(relation === "neutral" ? [] : [`the key ${relation} needs a derivation`]),
    ...interpretationFaults("satisfying", certificate.satisfying, [...premises, conclusion]),
    ...interpretationFaults("refuting", certificate.refuting, [...premises, not(conclusion)]),
  ];
};

const interpretationFaults = (
  name: string,
  interpretation: WrittenInterpretation,
  formulas: readonly Formula[],
): readonly string[] => {
  const given: Interpretation = readInterpretation(interpretation);
  const fault = interpretationFault(given, formulas);
  if (fault !== undefined) return [`${name} interpretation: ${fault}`];
  if (evaluationSteps(formulas, given.domain.length) > mostSteps)
    return [
      `the ${name} interpretation is too large to be tried: whether it does what it claims is undecided`,
    ];
  return formulas.every((formula) => evaluate(formula, given))
    ? []
    : [`the ${name} interpretation does not do what it claims`];
};

/** Of an item of ours a few hundred are enough. */
const mostSteps = 5_000_000;

/** Each step follows, and needs all it uses; no line stands twice; no premise is superfluous. */
const chainFaults = (item: Item, premises: readonly Formula[]): readonly string[] => {
  const faults: string[] = [];
  const lines = premises.map(canonical);
  const fallacy = item.kind === "fallacy";
  for (const [i, step] of item.steps.entries()) {
    const from = step.from.map((text) => parse(text));
    const to = canonical(parse(step.to));
    const last = i === item.steps.length - 1;
    const theory = theoryOf([...from, to]);
    const signs = [...from.map(() => 1), -1];
    if (theory.satisfiable(signs) !== (fallacy && last)) faults.push(`step ${i + 1} is not as it claims`);
    if (from.some((formula) => !lines.some((line) => equal(line, canonical(formula)))))
      faults.push(`step ${i + 1} uses a line that is not there`);
    const repeated = lines.some((line) => equal(line, to)) && step.skill !== "universal generalization";
    if (repeated) faults.push(`step ${i + 1} repeats a line`);
    lines.push(to);
  }
  if (lines.some((line, i) => i < premises.length && lines.indexOf(line) !== i))
    faults.push("a premise stands twice");
  const derived = item.steps.at(-1)?.to ?? (item.kind === "valid" ? item.conclusion : undefined);
  if (derived !== undefined && !fallacy) {
    const theory = theoryOf([...premises, parse(derived)]);
    if (!theory.irredundant([...premises.map(() => 1), -1])) faults.push("a premise is superfluous");
  }
  return faults;
};

const sentenceFaults = (item: Item, premises: readonly Formula[], conclusion: Formula): readonly string[] => {
  const style = styles.find(({ name }) => name === item.style);
  if (style === undefined) return [`no reader for the style ${item.style}`];
  const vocabulary = vocabularyOf(wordsOf(item.lexicon, [...premises, conclusion]));
  const faults: string[] = [];
  const check = (sentence: string, formula: Formula): void => {
    if (!equal(style.read(sentence, vocabulary), formula))
      faults.push(`“${sentence}” is read back as something else than its formula`);
  };
  if (item.premisesText.length !== premises.length) return ["premises and sentences differ in number"];
  item.premisesText.forEach((sentence, i) => check(sentence, premises[i]!));
  check(item.conclusionText, conclusion);
  if (!isMadeOfSentences(item)) faults.push("the question is not made of its sentences");
  return faults;
};

/** The question that an item's sentences make, in the form of its style. */
export const questionText = ({
  premisesText,
  conclusionText,
  setting,
  style,
}: Pick<Item, "premisesText" | "conclusionText" | "style"> & {
  readonly setting?: string | null;
}): string =>
  yesNoQuestion(premisesText, conclusionText, {
    setting: setting ?? undefined,
    ...formOf(style),
  });

const formOf = (name: string) => {
  const style = styles.find((one) => one.name === name);
  return { numberedFrom: style?.numberedFrom, countsPremises: style?.staged };
};

/** Whether an item's question is that of its sentences; those of before spoke of one premise as of several. */
export const isMadeOfSentences = (item: Item): boolean => {
  const { premisesText, conclusionText, setting, style, question } = item;
  const { numberedFrom } = formOf(style);
  return (
    question === questionText(item) ||
    question === yesNoQuestion(premisesText, conclusionText, { setting: setting ?? undefined, numberedFrom })
  );
};

/** The letters with two places. */
const relationsIn = (formulas: readonly Formula[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const formula of formulas)
    eachAtom(formula, ({ name, terms }) => {
      if (terms.length > 1) names.add(name);
    });
  return names;
};

/** The words that an item's lexicon gives: denied ones, too, to any letter but a constant; `formulas` tell places. */
export const wordsOf = (lexicon: Item["lexicon"], formulas: readonly Formula[]): Words => {
  const twoPlace = relationsIn(formulas);
  const propositions = new Map<string, Clause>();
  const predicates = new Map<string, VerbPhrase>();
  const relations = new Map<string, VerbPhrase>();
  const constants = new Map<string, string>();
  let [noun, thing]: [string | undefined, string | undefined] = [undefined, undefined];
  for (const { letter, text, denied } of lexicon) {
    if (denied === null && letter === "x") noun = text;
    else if (denied === null && letter === "y") thing = text;
    else if (denied === null) constants.set(letter, text);
    else if (twoPlace.has(letter)) relations.set(letter, { yes: text, no: denied });
    else (/^[a-z]/.test(letter) ? propositions : predicates).set(letter, { yes: text, no: denied });
  }
  return {
    propositions,
    predicates,
    relations,
    constants,
    ...(noun !== undefined && { noun }),
    ...(thing !== undefined && { thing }),
  };
};
