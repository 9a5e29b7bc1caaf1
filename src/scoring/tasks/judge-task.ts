/**
 * A reply judged by its question's task: a proof or a case is read and given to the kernel, and what is wrong with it first is told.
 * What was read is kept as one text with the verdict: "accepted", or "line 5: q does not follow from lines 1, 2".
 */
import type { ProblemLine } from "#items/problem-line";
import { proofTarget, type Fault } from "#items/tasks/task";
import { taskNamed } from "#items/tasks/tasks";
import { type Formula, constantsOf } from "#logic/formula";
import { parse, print } from "#logic/notation";
import type { Verdict } from "../verdict.ts";
import { checkLines, checkProof } from "./check-proof.ts";
import type { ProofLine, ProofProblem } from "./proof.ts";
import { readCountermodel, type StatedWorld } from "./read-countermodel.ts";
import { readProof } from "./read-proof.ts";
import { rowsByLabel } from "./refusal.ts";
import { evaluationSteps, maxEvaluationSteps } from "#logic/evaluation-steps";
import { evaluate, interpretationFault } from "#logic/interpretation";

/** The verdict on an answered reply to a question that `readByTask` finds; undefined where it cannot be read. Never throws, on any text. */
export const judgeTask = (item: ProblemLine<"graded">, reply: string): Verdict | undefined => {
  const fault = faultOf(item, reply);
  if (fault === "unreadable") return undefined;
  if (fault === undefined) return { outcome: "correct", answer: "accepted" };
  const where = /^\d/.test(fault.line) ? `line ${fault.line}` : fault.line;
  return { outcome: "incorrect", answer: `${where}: ${fault.why}`, fault };
};

const asksProof = ({ task }: ProblemLine<"graded">): boolean => taskNamed(task).answer.kind === "derivation";

/** What is wrong first; undefined where the kernel accepts. */
const faultOf = (item: ProblemLine<"graded">, reply: string): Fault | "unreadable" | undefined => {
  if (asksProof(item)) {
    const { lines, problem } = proofIn(item, reply);
    return lines.length === 0 ? "unreadable" : checkProof(lines, problem).fault;
  }
  const premises = item.premises.map((text) => parse(text));
  const goal = parse(item.conclusion);
  const world = readCountermodel(reply, [...premises, goal]);
  return world === undefined ? "unreadable" : countermodelFault(world, premises, goal);
};

const proofIn = (
  item: ProblemLine<"graded">,
  reply: string,
): { readonly lines: readonly ProofLine[]; readonly problem: ProofProblem } => {
  const premises = item.premises.map((text) => parse(text));
  const goal = parse(item.conclusion);
  const problem = { premises, goal: proofTarget({ relation: item.relation, goal }) };
  return { problem, lines: readProof(reply, premises.length) };
};

/** The lines of a proof: whether each follows from those that it cites, taken as given, and where it stands in the reply. */
export type ProofSteps = {
  readonly steps: readonly ("ok" | "wrong")[];
  readonly stepSpans: readonly (readonly [start: number, end: number] | null)[];
};

/** The lines of the proof in a reply, one by one; undefined where the task asks for none. */
export const proofSteps = (item: ProblemLine<"graded">, reply: string): ProofSteps | undefined => {
  if (!asksProof(item)) return undefined;
  const { lines, problem } = proofIn(item, reply);
  const rows = rowsByLabel(reply);
  return {
    steps: checkLines(lines, problem).map((isRight) => (isRight ? "ok" : "wrong")),
    stepSpans: lines.map(({ label }) => rows.get(label) ?? null),
  };
};

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
