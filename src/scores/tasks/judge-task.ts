/**
 * A reply judged by its question's task. Labels are read and compared as a set, with partial credit; a proof, a case or a line is
 * read and given to the kernel, and what is wrong with it first is told. What was read is kept as one text with the verdict:
 * the labels, "accepted", or "line 5: q does not follow from lines 1, 2".
 */
import { sentenceOf } from "#language/capitals";
import type { ProblemLine } from "#items/problem-line";
import { labelText } from "#items/question";
import { noneLabel, proofTarget, type Fault, type Task, type TaskAnswer } from "#items/tasks/task";
import { taskNamed } from "#items/tasks/tasks";
import { type Formula, constantsOf } from "#logic/formula";
import { parse, print } from "#logic/notation";
import { lettersOf, writtenFormula, writtenFormulas } from "#logic/notations/written";
import type { Verdict } from "../verdict.ts";
import { checkLines, checkProof } from "./check-proof.ts";
import { read } from "../reading/read.ts";
import { readSet } from "../reading/read-set.ts";
import { spellingsOf } from "../reading/spellings.ts";
import type { ProofLine, ProofProblem } from "./proof.ts";
import { readCountermodel, type StatedWorld } from "./read-countermodel.ts";
import { readProof } from "./read-proof.ts";
import { sentenceReader, type SentenceReader } from "../sentence-reader.ts";
import { rowsByLabel } from "./refusal.ts";
import { evaluationSteps, maxEvaluationSteps } from "#logic/evaluation-steps";
import { evaluate, interpretationFault } from "#logic/interpretation";

/** The verdict on an answered reply. Never throws, on any text. */
export const judgeTask = (item: ProblemLine<"graded">, reply: string): Verdict => {
  const { answer } = taskNamed(item.task);
  const labels = item.options.map(({ label }) => label);
  switch (answer.kind) {
    case "relation":
    case "label": {
      const found = read(reply, spellingsOf(labels.map((label) => ({ label }))));
      return judgeLabels(item, found.answer === undefined ? [] : [found.answer], found.span);
    }
    case "labels": {
      const found = readSet(reply, labels);
      return judgeLabels(item, found?.labels ?? [], found?.span);
    }
    default:
      return judgeOpen(faultOf(answer, item, reply));
  }
};

const judgeLabels = (
  { task, key }: ProblemLine<"graded">,
  named: readonly string[],
  span: Verdict["span"],
): Verdict => {
  if (named.length === 0) return { outcome: "unreadable", span };
  const [right, answer] = [labelText(key), labelText(named)];
  return {
    outcome: answer === right ? "correct" : "incorrect",
    answer,
    span,
    credit: creditFor(taskNamed(task), right, answer),
  };
};

const judgeOpen = (fault: Fault | "unreadable" | undefined): Verdict => {
  if (fault === "unreadable") return { outcome: "unreadable" };
  if (fault === undefined) return { outcome: "correct", answer: "accepted", credit: 1 };
  const where = /^\d/.test(fault.line) ? `line ${fault.line}` : fault.line;
  return { outcome: "incorrect", answer: `${where}: ${fault.why}`, fault, credit: 0 };
};

type OpenAnswer = Extract<TaskAnswer, { readonly accepted: string }>;

/** What is wrong first; undefined where the kernel accepts. */
const faultOf = (
  answer: OpenAnswer,
  item: ProblemLine<"graded">,
  reply: string,
): Fault | "unreadable" | undefined => {
  const premises = item.premises.map((text) => parse(text));
  const goal = parse(item.conclusion);
  const formulas = [...premises, goal];
  switch (answer.kind) {
    case "interpretation": {
      const world = readCountermodel(reply, formulas);
      return world === undefined ? "unreadable" : countermodelFault(world, premises, goal);
    }
    case "statement": {
      const filled = statementIn(reply, formulas, sentenceReader(item));
      if (filled === undefined) return "unreadable";
      const lines = item.lines.map(({ n, from, formula, isGap }) =>
        isGap ? { n, from, formula: filled, isGap } : { n, from, formula: parse(formula) },
      );
      return answer.fault(premises, lines);
    }
    case "derivation": {
      const { lines, problem } = proofIn(item, reply);
      return lines.length === 0 ? "unreadable" : checkProof(lines, problem).fault;
    }
    default:
      return answer satisfies never;
  }
};

const proofIn = (
  item: ProblemLine<"graded">,
  reply: string,
): { readonly lines: readonly ProofLine[]; readonly problem: ProofProblem } => {
  const premises = item.premises.map((text) => parse(text));
  const goal = parse(item.conclusion);
  const problem = { premises, goal: proofTarget({ relation: item.relation, goal }) };
  return { problem, lines: readProof(reply, problem, sentenceReader(item)) };
};

/** The lines of a proof: whether each follows from those that it cites, taken as given, and where it stands in the reply. */
export type ProofSteps = {
  readonly steps: readonly ("ok" | "wrong")[];
  readonly stepSpans: readonly (readonly [start: number, end: number] | null)[];
};

/** The lines of the proof in a reply, one by one; undefined where the task asks for none. */
export const proofSteps = (item: ProblemLine<"graded">, reply: string): ProofSteps | undefined => {
  if (taskNamed(item.task).answer.kind !== "derivation") return undefined;
  const { lines, problem } = proofIn(item, reply);
  const rights = checkLines(lines, problem);
  const rows = rowsByLabel(reply);
  return {
    steps: rights.flatMap((isRight) => (isRight === undefined ? [] : isRight ? "ok" : "wrong")),
    stepSpans: lines.flatMap(({ label }, i) => (rights[i] === undefined ? [] : [rows.get(label) ?? null])),
  };
};

/** The statement that a reply gives as its answer: behind the last "Answer:", or on its last line. */
const statementIn = (
  reply: string,
  formulas: readonly Formula[],
  readSentence: SentenceReader,
): Formula | undefined => {
  const letters = lettersOf(formulas);
  const text = reply.slice(-20_000);
  const marked = [...text.matchAll(/\banswers?\b[^\p{L}\p{N}\n¬~(∀∃]{0,12}(?:is\b)?[ \t*_:]{0,4}/giu)].at(-1);
  const rows = (marked === undefined ? text : text.slice(marked.index + marked[0].length))
    .split("\n")
    .map((row) =>
      row
        .replace(/^\s*\(?\d+[.)]\s*/, "")
        .replace(/[*_`"“”$]/g, "")
        .trim(),
    )
    .filter((row) => row !== "");
  const row = (marked === undefined ? rows.at(-1) : rows[0])?.slice(0, 600);
  if (row === undefined) return undefined;
  const sentence = sentenceOf(row.replace(/(?<![.\s])[.\s]+$/, ""));
  return (
    writtenFormula(row, letters) ??
    readSentence(sentence) ??
    readSentence(`${sentence.replace(/(?<!\s)\s*\[[^[\]]*\]\.?$/, "").replace(/(?<![.\s])[.\s]+$/, "")}.`) ??
    onlyOne(writtenFormulas(row, letters).found.map(({ formula }) => formula))
  );
};

const onlyOne = (formulas: readonly Formula[]): Formula | undefined =>
  formulas.length === 1 ? formulas[0] : undefined;

/** The partial credit for labels with commas between them; of a task that gives none, 1 for the key and 0 for all else. */
export const creditFor = ({ answer }: Pick<Task, "answer">, key: string, named: string): number => {
  const credit = "credit" in answer ? answer.credit : undefined;
  if (credit === undefined) return key === named ? 1 : 0;
  const [right, chosen] = [setOf(key), setOf(named)];
  return credit(right.intersection(chosen).size, right.union(chosen).size);
};

const setOf = (labels: string): ReadonlySet<string> =>
  new Set(labels.split(",").filter((label) => label !== "" && label !== noneLabel));

/** Members that a world may have beside one for each name. */
const maxUnnamed = 12;

/**
 * The first thing that is wrong with a world as a countermodel, in which every premise is true and the goal false; undefined where it is
 * one. It is `logic/interpretation.ts` that says so; a world that leaves something out is not completed.
 */
export const countermodelFault = (
  { interpretation, hasDomain }: StatedWorld,
  premises: readonly Formula[],
  goal: Formula,
): Fault | undefined => {
  const formulas = [...premises, goal];
  const { domain, predicates, constants } = interpretation;
  const speaksOfSomebody = Object.keys(predicates).length + Object.keys(constants).length > 0;
  if (!hasDomain && speaksOfSomebody) return { line: "domain", why: "no domain is given" };
  const max = constantsOf(...formulas).length + maxUnnamed;
  if (domain.length > max)
    return { line: "domain", why: `the domain has ${domain.length} members; at most ${max} are tried` };
  const incomplete = interpretationFault(interpretation, formulas);
  if (incomplete !== undefined) return { line: "table", why: incomplete };
  if (evaluationSteps(formulas, interpretation) > maxEvaluationSteps)
    return { line: "domain", why: "the formulas are too many to be tried in so large a domain" };
  for (const [i, premise] of premises.entries())
    if (!evaluate(premise, interpretation))
      return { line: `premise ${i + 1}`, why: `premise ${i + 1}, ${print(premise)}, is false in it` };
  if (evaluate(goal, interpretation)) return { line: "conclusion", why: `${print(goal)} is true in it` };
  return undefined;
};
