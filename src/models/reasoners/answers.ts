/**
 * What the built-in reasoners answer: a function of the prompt's text for each. Loaded with the first question, since it
 * brings the parser of English, the prover and the sentence bank.
 */
import { rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { createArgumentReader, type ArgumentReader } from "#items/formats/read-argument";
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
import { createNovice, type NoviceSettings } from "./novice.ts";
import { chance, overlap } from "./surface.ts";
import { taskCoin, taskNovice, taskOracle, taskSurface, type TaskAnswerer } from "./tasks.ts";
import { relationOf } from "#logic/decide";
import type { Sequent } from "#logic/certificate";
import { seenTask } from "#items/tasks/read-task";

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

export const limitedAnswer = (limits: Limits, known: KnownToReasoners): Answer => {
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

/** Reads the last question back into formulas: "Yes." if the conclusion follows from the premises, "No." if not; says so where it cannot. */
const decideInWords = (
  prompt: string,
  reader: ArgumentReader,
  follows = (sequent: Sequent): boolean => relationOf(sequent) === "entailment",
): string => {
  const sequent = reader.question(prompt);
  if (sequent === undefined) return "I cannot read this question.";
  return follows(sequent) ? "Yes." : "No.";
};

/**
 * A reasoner that can hold only so many premises at once: right up to its limit, guessing beyond it, and in between ever less
 * surely, by a logistic curve in the logarithm of their number. It stands in for a language model where a half-point is to be
 * found. At so many premises it is half-way from right to guessing.
 */
type Limits = { readonly premises: number; readonly seed: number };

/** How steeply it falls: at half its limit it is sure of 94 in 100. */
const steepness = 4;

/** The limited reasoner on tasks; undefined for other questions. */
const createLimited = (reader: ArgumentReader, { premises, seed }: Limits): TaskAnswerer => {
  const [oracle, coin] = [taskOracle(reader), taskCoin(String(seed))];
  return (prompt) => {
    const seen = seenTask(prompt);
    if (seen === undefined) return undefined;
    const sure = 1 / (1 + (seen.premises.length / premises) ** steepness);
    const isSure = chance(`${seed}/${seen.task.name}/${seen.premises.join("/")}/${seen.goal}`) < sure;
    return (isSure ? oracle : coin)(prompt);
  };
};
