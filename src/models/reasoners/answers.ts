/**
 * Implements the answers of the built-in reasoners, each a function of the prompt's text. Loaded with the first
 * question, because it imports the English parser, the prover and the sentence bank.
 */
import { rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { createArgumentReader, type ArgumentReader } from "#items/formats/read-argument";
import type { Lexicon } from "#language/lexicon";
import { lexicons as builtIn, styles } from "#language/lists";
import {
  choiceAffirmer,
  choiceCoin,
  choiceNovice,
  choiceOracle,
  choiceSurface,
  type ChoiceAnswerer,
} from "./choice.ts";
import { answerImported } from "./imported.ts";
import { createNovice, type NoviceSettings } from "./novice.ts";
import { cannotRead, chance, overlap } from "./surface.ts";
import { taskCoin, taskNovice, taskOracle, taskSurface, type TaskAnswerer } from "./tasks.ts";
import { relationOf } from "#logic/decide";
import type { Sequent } from "#logic/certificate";
import { seenTask } from "#items/tasks/task-list";

/** Custom words that a reasoner can parse, and custom rules that it recognises. */
export type KnownToReasoners = { readonly lexicons?: readonly Lexicon[]; readonly rules?: readonly Rule[] };

/** Returns the answer to a prompt in the given epoch, from 0. */
export type Answer = (prompt: string, epoch: number) => string;

const readerOf = ({ lexicons = builtIn }: KnownToReasoners) => createArgumentReader(styles, lexicons);

export const oracleAnswer = (obeys: boolean, known: KnownToReasoners): Answer => {
  const reader = readerOf(known);
  const decides = orTask(
    taskOracle(reader),
    orChoice(choiceOracle(), (prompt) => decideInWords(prompt, reader)),
  );
  const orImported = (prompt: string): string => {
    const answer = decides(prompt);
    return answer === cannotRead ? (answerImported(prompt) ?? answer) : answer;
  };
  return (prompt) => (obeys && asksNotToReason(prompt) ? surfaceAnswer(prompt, 0) : orImported(prompt));
};

export const surfaceAnswer: Answer = (prompt) =>
  orTask(taskSurface, orChoice(choiceSurface, overlap))(prompt);

export const affirmerAnswer: Answer = (prompt) => orChoice(choiceAffirmer, () => "Yes.")(prompt);

export const coinAnswer =
  (seed: number): Answer =>
  (prompt, epoch) => {
    // Epoch 0 depends on the seed alone; each further epoch draws again.
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

/** Returns whether a prompt asks to avoid logical reasoning, as NoLR does (DivLogicEval §3.1). */
const asksNotToReason = (prompt: string): boolean => /without performing any logical reasoning/i.test(prompt);

const orChoice =
  (choice: ChoiceAnswerer, yesNo: (prompt: string) => string): ((prompt: string) => string) =>
  (prompt) =>
    choice(prompt) ?? yesNo(prompt);

const orTask =
  (task: TaskAnswerer, answer: (prompt: string) => string): ((prompt: string) => string) =>
  (prompt) =>
    task(prompt) ?? answer(prompt);

/** Parses the last question. Answers "Yes." if the conclusion follows from the premises, "No." if not, and reports an unparsable question. */
const decideInWords = (
  prompt: string,
  reader: ArgumentReader,
  follows = (sequent: Sequent): boolean => relationOf(sequent) === "entailment",
): string => {
  const sequent = reader.question(prompt);
  if (sequent === undefined) return cannotRead;
  return follows(sequent) ? "Yes." : "No.";
};

/**
 * A reasoner with a limited number of premises: accurate up to its limit, guessing beyond it. Its accuracy falls by a
 * logistic curve in the logarithm of the number of premises, and is half-way between accurate and guessing at
 * `premises`. It simulates a language model with a known half-point.
 */
type Limits = { readonly premises: number; readonly seed: number };

/** The slope of the curve: at half the limit, 94 of 100 answers are certain. */
const steepness = 4;

/** Returns the limited reasoner on tasks; its answer is undefined for other questions. */
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
