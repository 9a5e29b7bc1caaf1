/**
 * What only problems of tasks claim: the order of the core, steps and difficulty parameters as their package measures them, and
 * a question, options and answer key as the task makes them.
 */
import { styles } from "#language/lists";
import { decideRelation } from "#logic/decide";
import { truth } from "#logic/formula";
import type { ProblemVariant } from "../problem.ts";
import type { ProblemLine } from "../problem-line.ts";
import { findTask } from "./task-list.ts";

type GradedProblem = ProblemVariant<"graded">;

/** Lists the faults of a graded problem beyond its claims, steps and sentences. */
export const taskFaults = (problem: GradedProblem): readonly string[] => [
  ...(problem.line.steps.every(({ skill }) => skill === null) ? [] : ["a step of no rule names one"]),
  ...parameterFaults(problem.line),
  ...(problem.line.relation === "neutral" ? openFaults(problem) : settledFaults(problem)),
  ...questionFaults(problem),
];

const parameterFaults = ({ task, parameters }: ProblemLine<"graded">): readonly string[] => {
  const names = findTask(task).problems.parameterNames;
  return Object.keys(parameters).toSorted().join() === names.toSorted().join() &&
    Object.values(parameters).every((value) => value >= 0)
    ? []
    : [`the parameters are not ${names.join(", ")}, each from 0 up`];
};

const openFaults = ({ line }: GradedProblem): readonly string[] =>
  line.core.length === 0 ? [] : ["an open goal needs no premise"];

const settledFaults = ({ line, premises, asked, steps = [] }: GradedProblem): readonly string[] => {
  const { core, relation, parameters } = line;
  const goal = asked[0]!.formula;
  if (core.some((place, i) => premises[place] === undefined || place <= (core[i - 1] ?? -1)))
    return ["the core is no ascending list of premises"];
  return [
    ...(decideRelation({ premises: [steps.at(-1)?.to ?? truth], conclusion: goal }) === relation
      ? []
      : ["the last step does not settle the goal"]),
    ...findTask(line.task).problems.getFaults({ premises, goal, core, steps, parameters }),
  ];
};

const questionFaults = ({ line, premises, asked: [goal] }: GradedProblem): readonly string[] => {
  const style = styles.find(({ name }) => name === line.style);
  if (style === undefined || goal === undefined || line.premisesText.length !== premises.length) return [];
  const { text, key, answers } = findTask(line.task).ask({
    problem: { premises, goal: goal.formula, relation: line.relation },
    setting: line.setting ?? undefined,
    premises: line.premisesText,
    goal: line.conclusionText,
    isWordless: style.wordless === true,
  });
  const options = answers.map(({ label, text: said = null }) => ({ label, text: said }));
  return text === line.question && isSame(key, line.key) && isSame(options, line.options)
    ? []
    : ["the question is not made of its sentences, or its key not of its relation"];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
