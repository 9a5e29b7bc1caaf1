/**
 * One question whole: what was asked and why its key is the key, what was sent, and what every model of the run replied,
 * with the place of the text that its answer was read from.
 */
import { hasConclusion, type ProblemLine } from "#items/problem-line";
import { readDerivation } from "#arguments/written-certificate";
import { sayCertificate } from "#items/explanations/certificate";
import type { Question } from "#items/question";
import { findTaggedTask } from "#items/tasks/task-list";
import { getChecker, getCheckedProblem } from "#items/tasks/tasks";
import { fitchLines } from "#logic/fitch";
import { readCalls, type SeenCall } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { getReader } from "#scoring/readers/readers";
import { describeFault } from "#scoring/tasks/judge-task";
import { nameSubjects } from "./names.ts";

export type Grounds = ReturnType<typeof getGrounds>;
export type Dossier = NonNullable<Awaited<ReturnType<typeof readDossier>>>;
/** The reply of one model. */
export type Reply = Dossier["replies"][number];

/** Replies of one model to a question, from other epochs, that are shown. */
const maxReplies = 100;

/** Other runs of the same suite whose replies are shown, the newest first. */
const maxSiblings = 8;

const siblings = async (store: Store, run: Run): Promise<readonly Run[]> => {
  const suite = JSON.stringify(run.plan.suite);
  const runs = (await store.runs()).filter(
    ({ id, plan }) => id !== run.id && JSON.stringify(plan.suite) === suite,
  );
  return runs.slice(0, maxSiblings);
};

/** The question at an ordinal of one subject, with what the others of the run replied to it. */
export const readDossier = async (
  store: Store,
  run: Run,
  { subject, ordinal }: { readonly subject: number; readonly ordinal: number },
) => {
  const reader = getReader(run).name;
  const asked = (await readCalls(store, run, { subject, reader }, [ordinal])).get(ordinal);
  if (asked === undefined) return undefined;
  const replies = [getReply(run, nameSubjects(run.subjects), asked)];
  const numbers = await store.questionNumbers(asked.question.id);
  for (const of of [run, ...(await siblings(store, run))]) {
    const names = nameSubjects(of.subjects);
    for (const place of of.subjects.keys()) {
      const where = [["questionNumber", "in", numbers]] as const;
      const calls = store.select(of, { fields: ["ordinal", "id"], subject: place, where });
      const ordinals = (await Array.fromAsync(calls))
        .filter(
          ({ id, ordinal: other }) =>
            id === asked.question.id && (of !== run || place !== subject || other !== ordinal),
        )
        .map(({ ordinal }) => ordinal);
      const seen = await readCalls(store, of, { subject: place, reader }, ordinals.slice(0, maxReplies));
      for (const call of seen.values()) replies.push(getReply(of, names, call));
    }
  }
  const { problem: _problem, ...question } = asked.question;
  const certified = getCertified(asked.question);
  const { type } = question.tags;
  const { conclusion = type === undefined ? "Question" : `Question of type ${type}` } = question;
  const task = findTaggedTask(question.tags);
  return {
    title: task?.title?.(conclusion) ?? conclusion,
    /** True if it asks how its premises bear on one statement, and nothing else. */
    isAboutGoal: question.tags["task"] === undefined || task?.answer.kind === "relation",
    /** The accepted answers, if no label is right. */
    accepted: task && "accepted" in task.answer ? task.answer.accepted : undefined,
    question,
    grounds: certified && getGrounds(certified),
    prompt: asked.prompt,
    replies,
  };
};

const getReply = ({ id, name }: Run, models: readonly string[], seen: SeenCall) => {
  const { question: _, prompt: __, ...call } = seen;
  const model = models[call.subject] ?? "";
  return { ...call, model, run: id, runName: name ?? id.slice(0, 8), refusal: getRefusal(seen) };
};

/** Returns the proof of a question's key; undefined if it is not ours. */
export const getCertified = ({ problem }: Question): ProblemLine<"conclusion"> | undefined =>
  problem !== undefined && hasConclusion(problem) ? problem : undefined;

const getRefusal = ({ question, response, verdict }: SeenCall) => {
  if (!question.key.includes("accepted") || verdict?.outcome !== "incorrect") return undefined;
  const [problem, fault] = [getCheckedProblem(question), describeFault(verdict.answer ?? "")];
  return { ...fault, span: problem && getChecker(problem).locate?.(response?.text ?? "", fault) };
};

/** Why an item's key is its key. */
export const getGrounds = (item: ProblemLine<"conclusion">) => {
  const { relation, premises, conclusion, core, lexicon, certificate } = item;
  const isProved = certificate.kind === "derivation";
  return {
    relation,
    premises,
    conclusion,
    /** The places of the premises that are needed, from 0, of a problem of a task; no others are, and none of them can be left out. */
    needed: core?.length ? core : undefined,
    lexicon: lexicon.map(({ letter, text }) => ({ letter, text })),
    told: sayCertificate(item),
    proof: isProved ? fitchLines(readDerivation(certificate.steps)) : undefined,
    /** Two worlds in which the premises are true, the conclusion true in the first and false in the second. */
    worlds: isProved ? undefined : { satisfying: certificate.satisfying, refuting: certificate.refuting },
  };
};
