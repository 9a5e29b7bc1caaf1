/**
 * One question whole: what was asked and why its key is the key, what was sent, and what every model of the run replied,
 * with the place of the text that its answer was read from.
 */
import { hasConclusion, type ProblemLine } from "#items/problem-line";
import { readDerivation, type WrittenInterpretation } from "#arguments/written-certificate";
import { sayCertificate } from "#items/explanations/certificate";
import type { Question } from "#items/question";
import { taskTagged } from "#items/tasks/tasks";
import { fitchLines, type FitchLine } from "#logic/fitch";
import type { Prompt, Response } from "#models/language-model";
import { seenCalls, type SeenCall } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { answerReader } from "#scores/readers/readers";
import { refusalIn, refusedRow } from "#scores/tasks/refusal";
import type { Verdict } from "#scores/verdict";
import { namesOf } from "../reporting/names.ts";
import type { Ledger } from "./ledger.ts";
import { select } from "./select.ts";

/** Why the key is the key. */
export type Grounds = {
  readonly relation: ProblemLine<"conclusion">["relation"];
  readonly premises: readonly string[];
  readonly conclusion: string;
  /** The places of the premises that are needed, from 0, of a problem by dials; no others are, and none of them can be left out. */
  readonly needed?: readonly number[];
  /** What the letters stand for. */
  readonly lexicon: readonly { readonly letter: string; readonly text: string }[];
  /** The certificate in English. */
  readonly told: readonly string[];
  /** The proof, line by line, where there is one. */
  readonly proof?: readonly FitchLine[];
  /** Two worlds in which the premises are true, the conclusion true in the first and false in the second, where neither follows. */
  readonly worlds?: { readonly satisfying: WrittenInterpretation; readonly refuting: WrittenInterpretation };
};

/** What one model replied. */
export type Reply = {
  readonly model: string;
  readonly subject: number;
  readonly ordinal: number;
  readonly epoch: number;
  readonly callHash: string;
  readonly response?: Response;
  readonly verdict?: Verdict;
  /** Of a proof, a case or a line that the kernel refused: where it first goes wrong, why, and the place of it in the reply. */
  readonly refusal?: {
    readonly line: string;
    readonly why: string;
    readonly span?: readonly [start: number, end: number];
  };
};

export type Dossier = {
  /** What the question is called. */
  readonly title: string;
  /** Whether it asks how its premises bear on one statement, and nothing else. */
  readonly isAboutGoal: boolean;
  /** What is accepted, where no label is right. */
  readonly accepted?: string;
  readonly question: Omit<Question, "item" | "dialled">;
  readonly grounds?: Grounds;
  /** What was sent, verbatim; not there where nothing was sent yet. */
  readonly prompt?: Prompt;
  /** The reply that was asked for first, then those of the other models and epochs. */
  readonly replies: readonly Reply[];
};

/** The question at an ordinal of one subject, with what the others of the run replied to it. */
export const dossierOf = async (
  store: Store,
  run: Run,
  ledgers: readonly Ledger[],
  { subject, ordinal }: { readonly subject: number; readonly ordinal: number },
): Promise<Dossier | undefined> => {
  const reader = answerReader.name;
  const asked = (await seenCalls(store, run, { subject, reader }, [ordinal])).get(ordinal);
  if (asked === undefined) return undefined;
  const number = ledgers[subject]?.columns.question[ordinal];
  const names = namesOf(run.subjects);
  const replyOf = (call: SeenCall): Reply => ({
    model: names[call.subject] ?? "",
    subject: call.subject,
    ordinal: call.ordinal,
    epoch: call.epoch,
    callHash: call.callHash,
    response: call.response,
    verdict: call.verdict,
    ...refusalOf(call),
  });
  const others: Reply[] = [];
  for (const [place, ledger] of ledgers.entries()) {
    const { ordinals: places } = select(ledger, { questions: new Set([number ?? -1]) });
    const ordinals = [...places].filter((other) => place !== subject || other !== ordinal);
    const seen = await seenCalls(store, run, { subject: place, reader }, ordinals.slice(0, 100));
    for (const call of seen.values()) others.push(replyOf(call));
  }
  const { problem: _problem, ...question } = asked.question;
  const certified = certifiedBy(asked.question);
  const { conclusion = "A question" } = question;
  const task = taskTagged(question.tags);
  return {
    title: task?.title?.(conclusion) ?? conclusion,
    isAboutGoal: question.tags["task"] === undefined || task?.answer.kind === "relation",
    accepted: task && "accepted" in task.answer ? task.answer.accepted : undefined,
    question,
    grounds: certified && { ...groundsOf(certified), ...neededOf(asked.question) },
    prompt: asked.prompt,
    replies: [replyOf(asked), ...others],
  };
};

/** What proves a question's key; undefined where it is not ours. */
export const certifiedBy = ({ problem }: Question): ProblemLine<"conclusion"> | undefined =>
  problem !== undefined && hasConclusion(problem) ? problem : undefined;

const neededOf = ({ problem }: Question): Pick<Grounds, "needed"> =>
  problem?.core?.length ? { needed: problem.core } : {};

const refusalOf = ({ question, response, verdict }: SeenCall): Pick<Reply, "refusal"> => {
  if (!question.key.includes("accepted") || verdict?.outcome !== "incorrect") return {};
  const refusal = refusalIn(verdict.answer ?? "");
  const span = refusedRow(response?.text ?? "", refusal);
  return { refusal: { ...refusal, span } };
};

/** Why an item's key is its key. */
export const groundsOf = (item: ProblemLine<"conclusion">): Grounds => {
  const { relation, premises, lexicon, certificate } = item;
  return {
    relation,
    premises,
    conclusion: item.conclusion,
    lexicon: lexicon.map(({ letter, text }) => ({ letter, text })),
    told: sayCertificate(item),
    ...(certificate.kind === "derivation"
      ? { proof: fitchLines(readDerivation(certificate.steps)) }
      : { worlds: { satisfying: certificate.satisfying, refuting: certificate.refuting } }),
  };
};
