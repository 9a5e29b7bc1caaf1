/**
 * What the built-in reasoners answer: a function of the prompt's text for each. Loaded with the first question, since it
 * brings the parser of English, the prover and the sentence bank.
 */
import { rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { createArgumentReader } from "#items/formats/read-argument";
import type { Lexicon } from "#language/lexicon";
import { followsBySigns } from "#arguments/polarity";
import { lexicons as builtIn, styles } from "#language/lists";
import {
  choiceAffirmer,
  choiceCoin,
  choiceNovice,
  choiceOracle,
  choiceSurface,
  type ChoiceAnswerer,
} from "./choice.ts";
import { createLimited } from "./limited.ts";
import { createNovice, type NoviceSettings } from "./novice.ts";
import { decideInWords } from "./oracle.ts";
import { chance, overlap } from "./surface.ts";
import { taskCoin, taskNovice, taskOracle, taskSurface, type TaskAnswerer } from "./tasks.ts";

/** The words that a reasoner can read and the rules that it recognises, where they are more than the program's own. */
export type KnownToReasoners = { readonly lexicons?: readonly Lexicon[]; readonly rules?: readonly Rule[] };

/** What is answered to a prompt that is asked for the n-th time, from 0. */
export type Answer = (prompt: string, epoch: number) => string;

const readerOf = ({ lexicons = builtIn }: KnownToReasoners) => createArgumentReader(styles, lexicons);

export const oracleAnswer = (obeys: boolean, known: KnownToReasoners): Answer => {
  const reader = readerOf(known);
  const decides = orTask(
    taskOracle(reader),
    orChoice(choiceOracle(), (prompt) => decideInWords(prompt, reader)),
  );
  return (prompt) => (obeys && asksNotToReason(prompt) ? surfaceAnswer(prompt, 0) : decides(prompt));
};

export const surfaceAnswer: Answer = (prompt) =>
  orTask(taskSurface, orChoice(choiceSurface, overlap))(prompt);

/** Counts signs in yes/no questions; whatever else is asked it answers by the surface. */
export const polarityAnswer = (known: KnownToReasoners): Answer => {
  const reader = readerOf(known);
  return orTask(
    taskSurface,
    orChoice(choiceSurface, (prompt) => decideInWords(prompt, reader, followsBySigns)),
  );
};

export const affirmerAnswer: Answer = (prompt) => orChoice(choiceAffirmer, () => "Yes.")(prompt);

export const coinAnswer =
  (seed: number): Answer =>
  (prompt, epoch) => {
    // The first time as ever; each other time the coin is tossed anew.
    const toss = epoch === 0 ? `${seed}` : `${seed}/epoch ${epoch}`;
    return orTask(
      taskCoin(toss),
      orChoice(choiceCoin(toss), (asked) => (chance(`${toss}/${asked}`) < 0.5 ? "Yes." : "No.")),
    )(prompt);
  };

export const noviceAnswer = (settings: NoviceSettings, known: KnownToReasoners): Answer => {
  const reader = readerOf(known);
  return orTask(
    taskNovice(reader, settings),
    orChoice(choiceNovice(settings), createNovice(settings, reader, known.rules ?? rulesOf("full"))),
  );
};

export const limitedAnswer = (
  limits: { readonly premises: number; readonly seed: number },
  known: KnownToReasoners,
): Answer => {
  const reader = readerOf(known);
  return orTask(
    createLimited(reader, limits),
    orChoice(choiceOracle(), (prompt) => decideInWords(prompt, reader)),
  );
};

/** Whether a prompt asks to leave logical reasoning out, as NoLR does (DivLogicEval §3.1). */
const asksNotToReason = (prompt: string): boolean => /without performing any logical reasoning/i.test(prompt);

/** Answers a four-option question where the prompt ends with one, otherwise a yes/no question. */
const orChoice =
  (choice: ChoiceAnswerer, yesNo: (prompt: string) => string): ((prompt: string) => string) =>
  (prompt) =>
    choice(prompt) ?? yesNo(prompt);

/** Answers a task where the prompt ends with one, otherwise as `answer` does. */
const orTask =
  (task: TaskAnswerer, answer: (prompt: string) => string): ((prompt: string) => string) =>
  (prompt) =>
    task(prompt) ?? answer(prompt);
