/**
 * A choice item examined from its line alone, as an outsider would: every claim is decided anew, the two trusted files
 * replay its certificates, each sentence is read back, and what the fair recipe promises of forms and letters is looked
 * at. Nothing here knows how items are made.
 */
import { grammarWith, readProposition } from "#language";
import {
  eachAtom,
  equal,
  judgementFault,
  OrganonError,
  parse,
  relationOf,
  type Formula,
  type Judgement,
  type Sequent,
} from "#logic";
import { passageOfFormulas, passageOfSentences, queries, type ChoiceItem } from "../formats/choice.ts";
import { readDerivation, readInterpretation, readInterpretations } from "#arguments";
import { choiceIdOf } from "./choice-id.ts";
import type { LetterCheck } from "./letter-faults.ts";
import { claimsOf } from "./claims.ts";
import { identified, keepsVerdicts, wordsOfForms, type Form } from "./variants.ts";

/** What is wrong with a choice item, in words; an empty list where every claim holds. `check` looks at its words. */
export const choiceFaultsOf = (item: ChoiceItem, check?: LetterCheck): readonly string[] => {
  try {
    return [
      ...layoutFaults(item),
      ...claimsOf(item).flatMap(({ fault, sequent, holds }) =>
        holds.includes(relationOf(sequent)) ? [] : [fault],
      ),
      ...certificateFaults(item),
      ...(item.recipe === "fair" ? [...shapeFaults(item), ...letterFaults(item)] : []),
      ...textFaults(item),
      ...(check?.(item) ?? []),
    ];
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return [error.message];
    throw error;
  }
};

const layoutFaults = (item: ChoiceItem): readonly string[] => {
  const formulas = [...item.propositions, ...item.optionFormulas, ...(item.goal === null ? [] : [item.goal])];
  const four = [item.options, item.optionFormulas, item.relations, item.certificates];
  return [
    ...(item.id === choiceIdOf(item) ? [] : ["the id is not the hash of the item"]),
    ...(four.every((list) => list.length === 4) ? [] : ["there are not four options"]),
    ...([0, 1, 2, 3].includes(item.answer) ? [] : [`the answer ${item.answer} is no option`]),
    ...formulas
      .filter((text) => !isPropositional(parse(text)))
      .map((text) => `${text} is no formula of propositions`),
    ...((item.goal === null) === (item.type !== "missing-premise") &&
    (item.goal === null) === (item.goalText === null)
      ? []
      : ["a conclusion belongs to a missing premise, and to nothing else"]),
    ...(item.query === queries[item.recipe][item.type]
      ? []
      : ["the query is not that of its type and recipe"]),
    ...(item.symbolic.passage === passageOfFormulas(item.propositions, item.goal) &&
    same(item.symbolic.options, item.optionFormulas)
      ? []
      : ["the symbolic twin is not that of its formulas"]),
  ];
};

const isPropositional = (formula: Formula): boolean => {
  let isPlain = true;
  const visit = (part: Formula): void => {
    switch (part.kind) {
      case "true":
      case "false":
      case "forall":
      case "exists":
        isPlain = false;
        return;
      case "atom":
        isPlain &&= part.terms.length === 0;
        return;
      case "not":
        visit(part.body);
        return;
      default:
        visit(part.left);
        visit(part.right);
    }
  };
  visit(formula);
  return isPlain;
};

/** The sequents that the certificates are of. */
const sequentsOf = ({ propositions, optionFormulas, goal }: ChoiceItem): readonly Sequent[] => {
  const passage = propositions.map((text) => parse(text));
  return optionFormulas.map((text) =>
    goal === null
      ? { premises: passage, conclusion: parse(text) }
      : { premises: [...passage, parse(text)], conclusion: parse(goal) },
  );
};

const certificateFaults = (item: ChoiceItem): readonly string[] =>
  sequentsOf(item).flatMap((sequent, i) => {
    const judgement = judgementOf(item, i);
    const fault =
      judgement === undefined ? "is not of its relation's kind" : judgementFault(judgement, sequent);
    return fault === undefined ? [] : [`the certificate of option ${i}: ${fault}`];
  });

const judgementOf = (item: ChoiceItem, option: number): Judgement | undefined => {
  const relation = item.relations[option];
  const certificate = item.certificates[option];
  if (certificate === undefined || relation === undefined) return undefined;
  if (certificate.kind === "interpretations")
    return relation === "neutral" ? { relation, certificate: readInterpretations(certificate) } : undefined;
  return relation === "neutral" || certificate.witness === null
    ? undefined
    : {
        relation,
        certificate: readDerivation(certificate.steps),
        witness: readInterpretation(certificate.witness),
      };
};

/** Missing premise: the four options are propositions of one form. */
const shapeFaults = ({ goal, optionFormulas }: ChoiceItem): readonly string[] => {
  const shapes = new Set(optionFormulas.map((text) => text.replaceAll(/[A-Z]/g, "A")));
  return goal === null || shapes.size === 1 ? [] : ["the options are not of one form"];
};

/** Options speak of x′: variables used at least once and fewer than n times, facts not counted. */
const letterFaults = (item: ChoiceItem): readonly string[] => {
  const { propositions, optionFormulas, goal, knobs, answer } = item;
  const whole = [...propositions, ...(goal === null ? [] : [optionFormulas[answer] ?? "⊤"])];
  const uses = new Map<string, number>();
  for (const text of whole) {
    const formula = parse(text);
    if (formula.kind === "implies")
      for (const letter of lettersIn(formula)) uses.set(letter, (uses.get(letter) ?? 0) + 1);
  }
  const asked = goal === null ? optionFormulas : [goal];
  const odd = asked
    .flatMap((text) => lettersIn(parse(text)))
    .filter((letter) => (uses.get(letter) ?? 0) === 0 || (uses.get(letter) ?? 0) >= knobs.n);
  return odd.length === 0 ? [] : [`the letters ${[...new Set(odd)].join(", ")} are not of x′`];
};

const lettersIn = (formula: Formula): readonly string[] => {
  const letters: string[] = [];
  eachAtom(formula, ({ name }) => letters.push(name));
  return letters;
};

const textFaults = (item: ChoiceItem): readonly string[] => {
  if (item.language === "symbolic")
    return item.passage === item.symbolic.passage &&
      same(item.options, item.symbolic.options) &&
      same(item.sentencesText, item.propositions) &&
      item.goalText === item.goal
      ? []
      : ["the text is not its formulas"];
  const forms = new Map<string, Form[]>();
  for (const { letter, text, denied, relation } of item.forms)
    forms.set(letter, [...(forms.get(letter) ?? []), { clause: { yes: text, no: denied }, relation }]);
  const words = wordsOfForms(forms);
  const grammar = grammarWith(item.wordings);
  const faults: string[] = [];
  const read = (sentence: string, text: string): Formula => {
    const readings = readProposition(sentence, words, grammar);
    const formula = parse(text);
    if (readings.length !== 1) faults.push(`“${sentence}” has ${readings.length} readings`);
    else if (!equal(identified(readings[0]!), formula))
      faults.push(`“${sentence}” is read back as something else than ${text}`);
    return readings[0] ?? formula;
  };
  const passage = item.propositions.map((text, i) => read(item.sentencesText[i] ?? "", text));
  const options = item.optionFormulas.map((text, i) => read(item.options[i] ?? "", text));
  const goal = item.goal === null ? undefined : read(item.goalText ?? "", item.goal);
  if (item.passage !== passageOfSentences(item.sentencesText, item.goalText))
    faults.push("the passage is not made of its sentences");
  if (item.sentencesText.length !== item.propositions.length)
    faults.push("propositions and sentences differ in number");
  const faithful = keepsVerdicts({ passage, options, ...(goal ? { goal } : {}) }, forms);
  if (faithful !== item.faithful) faults.push("its variants do to the verdicts what the item denies");
  if (!faithful && item.paraphrase !== "nli") faults.push("a variant changes a verdict");
  return faults;
};

const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((text, i) => text === right[i]);
