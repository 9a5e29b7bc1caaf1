/**
 * What only four-option items claim: the layout of their type and recipe, what the fair recipe promises of forms and variables,
 * and that their variants change no verdict.
 */
import { readProposition } from "#language/connectives/read";
import { buildCustomGrammar } from "#language/connectives/understand";
import { isConditional, isPropositional } from "#arguments/lift";
import { collectSymbols, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { print } from "#logic/notation";
import { optionLetters, optionTexts } from "../formats/choice.ts";
import type { ProblemVariant } from "../problem.ts";
import type { ProblemLine } from "../problem-line.ts";
import { keepsVerdicts, toPassageWords, type Form } from "./variants.ts";

type ChoiceProblem = ProblemVariant<"options">;

/** Lists the faults of an item beyond its claims and sentences. */
export const choiceFaults = (problem: ChoiceProblem): readonly string[] => [
  ...layoutFaults(problem),
  ...(problem.line.profile === "fair" ? [...shapeFaults(problem.line), ...letterFaults(problem)] : []),
  ...textFaults(problem),
];

const layoutFaults = ({ line, premises, asked }: ChoiceProblem): readonly string[] => [
  ...(areEqual(
    line.options.map(({ label }) => label),
    optionLetters,
  )
    ? []
    : ["the options are not A to D"]),
  ...[...premises, ...asked.map(({ formula }) => formula)]
    .filter((formula) => !isPropositional(formula, line.profile === "fair" ? 1 : 0))
    .map((formula) => `${print(formula)} is no formula of propositions`),
  ...((line.conclusion === null) === (line.task !== "missing-premise") &&
  (line.conclusion === null) === (line.conclusionText === null)
    ? []
    : ["a conclusion belongs to a missing premise, and to nothing else"]),
];

const shapeFaults = ({ conclusion, optionFormulas }: ProblemLine<"options">): readonly string[] => {
  const shapes = new Set(optionFormulas.map((text) => text.replaceAll(/[A-Z]/g, "A")));
  return conclusion === null || shapes.size === 1 ? [] : ["the options are not of one form"];
};

/** Options speak of x′: variables used at least once and fewer than n times, facts not counted. */
const letterFaults = ({ line, premises, asked }: ChoiceProblem): readonly string[] => {
  const formulas = asked.map(({ formula }) => formula);
  const isGoal = line.conclusion !== null;
  const uses = new Map<string, number>();
  for (const formula of isGoal ? [...premises, ...formulas.slice(line.answer, line.answer + 1)] : premises)
    if (isConditional(formula))
      for (const letter of collectSymbols(formula)) uses.set(letter, (uses.get(letter) ?? 0) + 1);
  const odd = (isGoal ? formulas.slice(-1) : formulas)
    .flatMap((formula) => [...collectSymbols(formula)])
    .filter((letter) => (uses.get(letter) ?? 0) === 0 || (uses.get(letter) ?? 0) >= line.knobs.n);
  return odd.length === 0 ? [] : [`the letters ${[...new Set(odd)].join(", ")} are not of x′`];
};

const textFaults = (problem: ChoiceProblem): readonly string[] => {
  const { line } = problem;
  if (line.style === "symbolic")
    return areEqual(optionTexts(line), line.optionFormulas) &&
      areEqual(line.premisesText, line.premises) &&
      line.conclusionText === line.conclusion &&
      line.faithful
      ? []
      : ["the text is not its formulas, or not said to be faithful to them"];
  const faithful = isFaithful(problem);
  return [
    ...(faithful === line.faithful ? [] : ["its variants do to the verdicts what the line denies"]),
    ...(faithful || line.paraphrase === "nli" ? [] : ["a variant changes a verdict"]),
  ];
};

/** True if every verdict is the same with each form a letter of its own. */
const isFaithful = ({ line, premises, asked }: ChoiceProblem): boolean => {
  if (line.lexicon.every(({ relation }) => relation === "same")) return true;
  const forms = indexForms(line.lexicon);
  const words = toPassageWords(forms);
  const grammar = buildCustomGrammar(line.wordings);
  const read = (sentence: string, formula: Formula): Formula =>
    readProposition(sentence, words, grammar)[0] ?? formula;
  const ends = asked.map(({ text, formula }) => read(text, formula));
  return keepsVerdicts(
    {
      passage: premises.map((formula, i) => read(line.premisesText[i] ?? "", formula)),
      options: ends.slice(0, line.options.length),
      goal: ends[line.options.length],
    },
    forms,
  );
};

/** The forms of each letter, from a line. */
export const indexForms = (
  lexicon: ProblemLine<"options">["lexicon"],
): ReadonlyMap<string, readonly Form[]> => {
  const letters = new Map<string, Form[]>();
  for (const { letter, text, denied, relation } of lexicon)
    getOrInsert(letters, letter, () => []).push({
      clause: { yes: text, no: denied ?? "" },
      relation: relation ?? "same",
    });
  return letters;
};

const areEqual = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((text, i) => text === right[i]);
