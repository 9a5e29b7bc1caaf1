/**
 * The reason of a yes/no question's answer as a person would give it: for "yes" what the conclusion follows from, step by step, and
 * for "no" a situation that refutes it. "If Mary stayed for the games, she brought a chair. She did not bring one."
 */
import { listProfileRules } from "#catalog/profiles";
import { capitalize, uncapitalize } from "#language/capitals";
import { lowerFirst } from "#language/styles/natural-marks";
import { equal, type Formula } from "#logic/formula";
import { once } from "#logic/memoize";
import { parse, print } from "#logic/notation";
import { pronounPlaces, withPronouns } from "../formats/discourse.ts";
import { createItemSpeaker, readPronouns } from "../item-words.ts";
import type { ProblemLine } from "../problem-line.ts";
import { sayCounterexample } from "./certificate.ts";
import { withoutDoubleNegations } from "./teller.ts";

/** The reason in sentences; empty where a line has no certificate to tell. */
export const sayBriefly = (line: ProblemLine<"rule">): string =>
  line.relation === "neutral" ? (sayCounterexample(line) ?? "") : joinSentences(listSentences(line), line);

/** A sentence, its formula, and whether it follows from those before it. */
type Told = { readonly text: string; readonly formula: Formula; readonly isResult: boolean };

/** The sentences of the derivation, each once: what a step uses, and what it gives unless that says the same again or ends the whole. */
const listSentences = (line: ProblemLine<"rule">): readonly Told[] => {
  const { steps, premises, premisesText, core } = line;
  const speak = createItemSpeaker(line);
  const say = (formula: Formula): string => speak(print(formula));
  const sayPremise = (place: number): Told => ({
    text: premisesText[place]!,
    formula: parse(premises[place]!),
    isResult: false,
  });
  if (steps.length === 0) return (core ?? [...premises.keys()]).map(sayPremise);
  const known = new Set<string>();
  const told: Told[] = [];
  for (const [i, { skill, from, to }] of steps.entries()) {
    for (const text of from) {
      const formula = withoutDoubleNegations(parse(text));
      if (known.has(print(formula))) continue;
      const place = premises.indexOf(text);
      told.push(place < 0 ? { text: say(formula), formula, isResult: false } : sayPremise(place));
      known.add(print(formula));
    }
    const formula = withoutDoubleNegations(parse(to));
    const isEnd = i === steps.length - 1;
    if (isEnd && line.relation === "entailment") break;
    const goesOn = skill === chaining && steps[i + 1]?.skill === chaining && steps[i + 1]!.from.includes(to);
    const text = say(formula);
    const isSaid = known.has(print(formula)) || (!isEnd && restates(skill));
    if (!goesOn && !isSaid && !heavy.test(text)) told.push({ text, formula, isResult: true });
    known.add(print(formula));
  }
  return told;
};

/** The rule that joins two conditionals; of several in a row only the last result is told. */
const chaining = "transitivity";

/** True if what a rule gives says again, in other words, what was said before it. */
const restates = (skill: string): boolean =>
  /\bconjunction$|\bgeneralization$/.test(skill) || equivalences().has(skill);

/** A result that has no plain sentence, and is left to the reader. */
const heavy = /:|\bnot true that\b|\bof whom\b/;

const equivalences = once(
  () =>
    new Set(
      listProfileRules("full").flatMap(({ name, category }) => (category === "equivalence" ? [name] : [])),
    ),
);

const joinSentences = (sentences: readonly Told[], { lexicon }: ProblemLine<"rule">): string => {
  const told = orderChains(sentences);
  const texts = told.map(({ text }) => text);
  const pronouns = readPronouns(lexicon);
  return withPronouns(texts, pronounPlaces(texts, "", pronouns), "", pronouns)
    .map((text, i) => {
      if (!told[i]!.isResult) return capitalize(text);
      return `So ${/^(?:He|She) /.test(text) ? uncapitalize(text) : lowerFirst(text)}`;
    })
    .join(" ");
};

/** Conditionals of which one ends where another begins stand in that order. */
const orderChains = (told: readonly Told[]): readonly Told[] => {
  const ordered: Told[] = [];
  const rest = [...told];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const end = rest.findIndex(({ isResult }) => isResult);
    const group = next.isResult ? [] : [next, ...rest.slice(0, end < 0 ? undefined : end)];
    const first = group.find((one) => group.length > 2 && isAhead(one, group)) ?? next;
    if (first !== next) {
      rest.splice(rest.indexOf(first), 1);
      rest.unshift(next);
    }
    ordered.push(first);
  }
  return ordered;
};

/** True if a sentence is the condition of another's, and no other's consequent is its condition. */
const isAhead = ({ formula }: Told, group: readonly Told[]): boolean =>
  formula.kind === "implies" &&
  group.some(({ formula: other }) => other.kind === "implies" && equal(other.left, formula.right)) &&
  !group.some(({ formula: other }) => other.kind === "implies" && equal(other.right, formula.left));
