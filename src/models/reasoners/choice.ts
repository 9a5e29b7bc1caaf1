/**
 * Implements the reasoners for four-option questions (DivLogicEval). The oracle parses the passage and decides each
 * option. The novice follows a limited number of propositions and guesses beyond it. Always A, chance and word
 * overlap don't reason; their accuracy shows which surface cues a dataset leaks.
 */
import { createChoiceReader, type ChoiceReader } from "#items/choice/read-choice";
import { optionLetters, findQueryType } from "#items/formats/choice";
import { splitChoice } from "#items/formats/rotation";
import { readBank } from "#language/sentences/bank";
import { decideRelation } from "#logic/decide";
import type { Formula } from "#logic/formula";
import { once } from "#logic/memoize";
import { cannotRead, chance, computeOverlap, type Answerer } from "./surface.ts";

/** Parses the passage and decides each option. */
export const choiceOracle = (): Answerer => {
  const read = lazyReader();
  return (prompt) => {
    if (splitChoice(prompt) === undefined) return undefined;
    const place = decided(prompt, read());
    return place === undefined ? cannotRead : getLabel(place);
  };
};

/** Decides passages of up to `depth` propositions; beyond it, guesses an option with probability `slip`. */
export const choiceNovice = ({
  depth,
  slip,
  seed,
}: {
  readonly depth: number;
  readonly slip: number;
  readonly seed: number;
}): Answerer => {
  const read = lazyReader();
  return (prompt) => {
    const parts = splitChoice(prompt);
    if (parts === undefined) return undefined;
    const question = `${seed}/${parts.passage}/${parts.options.join("/")}`;
    const reading = read()(prompt);
    const struggles = reading === undefined || reading.premises.length > depth;
    if (struggles && chance(question) < slip) return getLabel(guess(`guess/${question}`));
    const place = decided(prompt, read());
    return place === undefined ? "I am not sure that I understand the question." : getLabel(place);
  };
};

const findLabels = (prompt: string): readonly string[] | undefined =>
  /\bform of '?Answer: <([^<>\n]{1,400})>/.exec(prompt)?.[1]?.split("/");

export const choiceAffirmer: Answerer = (prompt) => {
  const labels = findLabels(prompt);
  return labels && `Answer: ${labels[0] ?? ""}`;
};

/** Returns a random answer that depends on the text alone. */
export const choiceCoin =
  (seed: string): Answerer =>
  (prompt) => {
    const labels = findLabels(prompt);
    return labels && `Answer: ${labels[guess(`${seed}/${prompt}`, labels.length)] ?? ""}`;
  };

/** Returns the option that shares most words with the passage; the first if several do. */
export const choiceSurface: Answerer = (prompt) => {
  const parts = splitChoice(prompt);
  if (parts === undefined) return undefined;
  const shares = parts.options.map((option) => computeOverlap(parts.passage, option));
  return getLabel(shares.indexOf(Math.max(...shares)));
};

const guess = (text: string, of: number = optionLetters.length): number => Math.floor(chance(text) * of);

const getLabel = (place: number): string => `Answer: ${optionLetters[place] ?? ""}`;

const lazyReader = () => once(() => createChoiceReader(readBank()));

const decided = (prompt: string, read: ChoiceReader): number | undefined => {
  const reading = read(prompt);
  if (reading === undefined) return undefined;
  const { premises, goal, query, options } = reading;
  const type = findQueryType(query);
  const entails = (given: readonly Formula[], conclusion: Formula): boolean =>
    decideRelation({ premises: given, conclusion }) === "entailment";
  const fits = (option: Formula): boolean => {
    if (type === "3e1c") return !entails(premises, option);
    return goal === undefined ? entails(premises, option) : entails([...premises, option], goal);
  };
  const place = type === undefined ? -1 : options.findIndex(fits);
  return place < 0 ? undefined : place;
};
