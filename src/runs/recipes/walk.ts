/**
 * Calls that follow from answers: what an adaptive study and a frontier have in common. A walk puts some questions, and when
 * they are answered says which come next, each model with a walk of its own. It depends on nothing but the answers, so the
 * same command walks the same way again, finds the calls that are answered, and goes on where it stopped.
 */
import { readScores } from "../answers.ts";
import type { Question } from "#items/question";
import { getOrInsert } from "#logic/memoize";
import type { LanguageModel, Prompt } from "#models/language-model";
import type { Score } from "#scores/verdict";
import { callHashOf } from "../plan.ts";
import type { PlannedCall, Run, Store } from "../store.ts";
import { createTurns } from "../turns.ts";

/** What a walk goes by: which question it is, and what is known of it. */
export type KnownQuestion = Pick<Question, "id" | "tags">;

/** One model's way through the questions. */
export type Walk<One extends KnownQuestion = Question> = {
  /** The questions put last, whose answers are needed to go on. */
  readonly pending: () => readonly One[];
  /** How many questions were put in all. */
  readonly asked: () => number;
  /** Takes the answers to what is pending and says what to ask next; undefined while some are missing, [] at the end. */
  readonly next: (scores: ReadonlyMap<string, Score>) => readonly One[] | undefined;
};

/** What is asked how, and whose verdicts steer. */
export type WalkOptions = {
  readonly models: readonly LanguageModel[];
  readonly prompt: (question: Question) => Prompt;
  readonly store: Store;
  /** The name of the reader whose verdicts steer. */
  readonly reader: string;
};

/** The calls that follow from a subject's answers: `askPlan`'s `more`. `onRound` hears of each round, with the questions before it. */
export const walkingCalls = <One extends Walk>(
  { models, prompt, store, reader }: WalkOptions,
  open: () => One,
  onRound?: (model: string, walk: One, asked: number) => void,
): ((run: Run, subject: number) => Promise<readonly PlannedCall[]>) => {
  const walks = new Map<number, { readonly walk: One; scores: ReadonlyMap<string, Score> }>();
  return async (run, subject) => {
    const id = run.subjects[subject]?.id;
    const model = models.find((one) => one.id === id);
    if (id === undefined || model === undefined) return [];
    const known = getOrInsert(walks, subject, () => ({ walk: open(), scores: new Map() }));
    if (known.walk.pending().some((question) => !known.scores.has(question.id)))
      known.scores = await scoresOf(run, store, reader, id);
    const first = known.walk.asked();
    const questions = known.walk.next(known.scores) ?? [];
    onRound?.(id, known.walk, first);
    return questions.map((question, i) => callOf(question, subject, first + i, model, prompt));
  };
};

/** The walks of a stored run's subjects, as far as the answers go; asks nothing. */
export const walked = async <One extends Walk<KnownQuestion>>(
  run: Run,
  store: Store,
  reader: string,
  open: () => One,
): Promise<readonly { readonly model: string; readonly walk: One }[]> => {
  const walks: { readonly model: string; readonly walk: One }[] = [];
  const turn = createTurns();
  for (const { id } of run.subjects) {
    const scores = await scoresOf(run, store, reader, id);
    const walk = open();
    // Its questions are made again, which may take long: requests and signals get a turn.
    for (let left = walk.next(scores); left !== undefined && left.length > 0; left = walk.next(scores))
      await turn();
    walks.push({ model: id, walk });
  }
  return walks;
};

const scoresOf = async (run: Run, store: Store, reader: string, model: string) => {
  const scores = new Map<string, Score>();
  for await (const score of readScores(store, run, { reader: reader }))
    if (score.model === model) scores.set(score.questionId, score);
  return scores;
};

const callOf = (
  question: Question,
  subject: number,
  ordinal: number,
  { provider, model, parameters }: LanguageModel,
  prompt: (question: Question) => Prompt,
): PlannedCall => ({
  question,
  subject,
  ordinal,
  epoch: 0,
  callHash: callHashOf({
    question: question.id,
    model: `${provider}:${model}`,
    parameters,
    prompt: prompt(question),
    epoch: 0,
  }),
});
