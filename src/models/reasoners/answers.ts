/**
 * Implements the answers of the built-in reasoners, each a function of the prompt's text. Loaded with the first
 * question, because it imports the English parser, the prover and the sentence bank.
 */
import { listProfileRules } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { createArgumentReader, type ArgumentReader } from "#items/formats/read-argument";
import type { Lexicon } from "#language/lexicon";
import { lexicons as builtIn, styles } from "#language/lists";
import { choiceAffirmer, choiceCoin, choiceNovice, choiceOracle, choiceSurface } from "./choice.ts";
import { answerImported } from "./imported.ts";
import { createNovice, type NoviceSettings } from "./novice.ts";
import { cannotRead, chance, overlap, type Answerer } from "./surface.ts";
import { taskCoin, taskNovice, taskOracle, taskSurface } from "./tasks.ts";
import { decideRelation } from "#logic/decide";
import { recogniseTask } from "#items/tasks/task-list";

/** Custom words that a reasoner can parse, and custom rules that it recognises. */
export type KnownToReasoners = { readonly lexicons?: readonly Lexicon[]; readonly rules?: readonly Rule[] };

/** Returns the answer to a prompt in the given epoch, from 0. */
export type Answer = (prompt: string, epoch: number) => string;

const createReader = ({ lexicons = builtIn }: KnownToReasoners) => createArgumentReader(styles, lexicons);

const tryInOrder =
  (...answerers: readonly Answerer[]): ((prompt: string) => string) =>
  (prompt) => {
    for (const answer of answerers) {
      const said = answer(prompt);
      if (said !== undefined) return said;
    }
    return cannotRead;
  };

const describeDecide =
  (reader: ArgumentReader): Answerer =>
  (prompt) => {
    const sequent = reader.question(prompt);
    return sequent && (decideRelation(sequent) === "entailment" ? "Yes." : "No.");
  };

export const oracleAnswer = (obeys: boolean, known: KnownToReasoners): Answer => {
  const reader = createReader(known);
  const answer = tryInOrder(taskOracle(reader), choiceOracle(), describeDecide(reader));
  return (prompt) => {
    if (obeys && asksNotToReason(prompt)) return surfaceAnswer(prompt, 0);
    const said = answer(prompt);
    return said === cannotRead ? (answerImported(prompt) ?? said) : said;
  };
};

export const surfaceAnswer: Answer = tryInOrder(taskSurface, choiceSurface, overlap);

export const affirmerAnswer: Answer = tryInOrder(choiceAffirmer, () => "Yes.");

export const coinAnswer =
  (seed: number): Answer =>
  (prompt, epoch) => {
    // Epoch 0 depends on the seed alone; each further epoch draws again.
    const toss = epoch === 0 ? `${seed}` : `${seed}/epoch ${epoch}`;
    const yesNo: Answerer = (asked) => (chance(`${toss}/${asked}`) < 0.5 ? "Yes." : "No.");
    return tryInOrder(taskCoin(toss), choiceCoin(toss), yesNo)(prompt);
  };

export const noviceAnswer = (settings: NoviceSettings, known: KnownToReasoners): Answer => {
  const reader = createReader(known);
  const yesNo = createNovice(settings, reader, known.rules ?? listProfileRules("full"));
  return tryInOrder(taskNovice(reader, settings), choiceNovice(settings), yesNo);
};

export const limitedAnswer = (limits: Limits, known: KnownToReasoners): Answer => {
  const reader = createReader(known);
  return tryInOrder(createLimited(reader, limits), choiceOracle(), describeDecide(reader));
};

const asksNotToReason = (prompt: string): boolean => /without performing any logical reasoning/i.test(prompt);

/**
 * A reasoner with a limited number of premises: accurate up to its limit, guessing beyond it. Its accuracy falls by a
 * logistic curve in the logarithm of the number of premises, and is half-way between accurate and guessing at
 * `premises`. It simulates a language model with a known half-point.
 */
type Limits = { readonly premises: number; readonly seed: number };

/** The slope of the curve: at half the limit, 94 of 100 answers are certain. */
const steepness = 4;

const createLimited = (reader: ArgumentReader, { premises, seed }: Limits): Answerer => {
  const [oracle, coin] = [taskOracle(reader), taskCoin(String(seed))];
  return (prompt) => {
    const seen = recogniseTask(prompt);
    if (seen === undefined) return undefined;
    const sure = 1 / (1 + (seen.premises.length / premises) ** steepness);
    const isSure = chance(`${seed}/${seen.task.name}/${seen.premises.join("/")}/${seen.goal}`) < sure;
    return (isSure ? oracle : coin)(prompt);
  };
};
