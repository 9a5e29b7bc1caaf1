/**
 * Derives calls from answers, for diagnoses and adaptive runs. A walk asks some questions, and once they are
 * answered chooses the next ones, separately for each model. It depends only on the answers, so the same command
 * repeats the walk, finds the answered calls, and resumes where it stopped.
 */
import { readScores } from "../answers.ts";
import type { Question } from "#items/question";
import { getOrInsert } from "#logic/memoize";
import type { LanguageModel, Prompt } from "#models/language-model";
import type { Score } from "#scoring/verdict";
import { pickSubject } from "../ask-calls.ts";
import { computeCallHash } from "../plan.ts";
import type { PlannedCall, Run, Store } from "../store.ts";
import { createTurns } from "../turns.ts";

/** The parts of a question that a walk needs: its id and tags. */
export type KnownQuestion = Pick<Question, "id" | "tags">;

type Next<One> = readonly One[] | undefined;

/** One model's walk through the questions. */
export type Walk<One extends KnownQuestion = Question> = {
  /** The questions asked last, whose answers are needed to continue. */
  readonly pending: () => readonly One[];
  /** The total number of questions asked. */
  readonly asked: () => number;
  /** Takes the answers to the pending questions and returns the next ones; undefined while some are missing, [] at the end. */
  readonly next: (scores: ReadonlyMap<string, Score>) => Next<One> | Promise<Next<One>>;
};

/** The models, prompts and store of a walk, and the answer parser whose verdicts steer it. */
export type WalkOptions = {
  readonly models: readonly LanguageModel[];
  readonly prompt: (question: Question) => Prompt;
  readonly store: Store;
  /** The name of the answer parser whose verdicts steer. */
  readonly reader: string;
};

/** Returns the calls that follow from a subject's answers: `askPlan`'s `more`. */
export const walkingCalls = (
  { models, prompt, store, reader }: WalkOptions,
  open: () => Walk,
): ((run: Run, subject: number) => Promise<readonly PlannedCall[]>) => {
  const walks = new Map<number, { readonly walk: Walk; scores: ReadonlyMap<string, Score> }>();
  return async (run, subject) => {
    const id = run.subjects[subject]?.id;
    const model = models.find((one) => one.id === id);
    if (id === undefined || model === undefined) return [];
    const known = getOrInsert(walks, subject, () => ({ walk: open(), scores: new Map() }));
    if (known.walk.pending().some((question) => !known.scores.has(question.id)))
      known.scores = await getScores(run, store, reader, subject);
    const first = known.walk.asked();
    const questions = (await known.walk.next(known.scores)) ?? [];
    return questions.map((question, i) => ({
      question,
      subject,
      ordinal: first + i,
      epoch: 0,
      callHash: computeCallHash({
        ...pickSubject(model),
        question: question.id,
        prompt: prompt(question),
        epoch: 0,
      }),
    }));
  };
};

/** Returns the walks of a stored run's subjects, as far as the answers go, without model calls. */
export const walkRun = async <One extends Walk<KnownQuestion>>(
  run: Run,
  store: Store,
  reader: string,
  open: () => One,
): Promise<readonly { readonly model: string; readonly walk: One }[]> => {
  const walks: { readonly model: string; readonly walk: One }[] = [];
  const turn = createTurns();
  for (const [subject, { id }] of run.subjects.entries()) {
    const scores = await getScores(run, store, reader, subject);
    const walk = open();
    // Regenerating the questions may be slow: requests and signals get a turn here.
    while (((await walk.next(scores)) ?? []).length > 0) await turn();
    walks.push({ model: id, walk });
  }
  return walks;
};

const getScores = async (run: Run, store: Store, reader: string, subject: number) => {
  const scores = await Array.fromAsync(readScores(store, run, { reader, subject }));
  return new Map(scores.map((score) => [score.questionId, score] as const));
};
