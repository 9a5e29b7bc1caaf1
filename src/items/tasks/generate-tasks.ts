/**
 * Problems whose difficulty is set by parameters: each a pure function of the plan and its index, put into words and asked. Each
 * sentence is read back by the style's own reader before it is given out.
 */
import { argumentHash } from "#arguments/argument-hash";
import { createRandom } from "#arguments/random";
import { assignSplit } from "#arguments/split";
import type { Split } from "#arguments/split-names";
import type { Lexicon } from "#language/lexicon";
import type { Style } from "#language/style";
import { OrganonError } from "#logic/error";
import type { Extent, Shard } from "../extent.ts";
import { createGroupedGenerator, type Group, type ProblemGenerator } from "../generation.ts";
import { type ProblemLine, emptyLine, withId } from "../problem-line.ts";
import type { GradedArgument, Parameters, ProblemRelation } from "./graded-argument.ts";
import type { ProblemSource, Task } from "./task.ts";
import { drawProblemWords } from "./task-words.ts";
import { writeJudgement } from "#arguments/written-certificate";
import type { Words } from "#language/words";
import { memoize } from "#logic/memoize";
import { z } from "zod";
import { findTask } from "./task-list.ts";
import { hasPart, isQuantified } from "#logic/formula";
import { print } from "#logic/notation";
import { buildLexicon } from "../realise.ts";
import { createVerbalizer } from "../sayer.ts";

/** Some values of each difficulty parameter; those that are not given have their default. */
type ParameterValues = Readonly<Record<string, readonly number[]>>;

export type TaskPlan = {
  readonly tasks: readonly Task[];
  readonly parameters: ParameterValues;
  readonly seed: number;
  readonly style: Style;
  readonly lexicon: Lexicon;
  /** Questions of each setting of the parameters and each task. */
  readonly perPoint?: number;
  /** Questions in all. */
  readonly limit?: number;
  readonly shard?: Shard;
  /** Only skeletons of this split. */
  readonly split?: Split;
  /** Draws from another source than suites do, so that no seed gives what some suite holds. */
  readonly isStream?: true;
};

/** Every combination of the given values: the settings that a suite goes through, in the order of the task's parameters. */
export const parameterSettings = (
  { parameterNames }: Pick<ProblemSource, "parameterNames">,
  values: ParameterValues,
): readonly Parameters[] => {
  const names = [...parameterNames, ...Object.keys(values).filter((name) => !parameterNames.includes(name))];
  return names.reduce<readonly Parameters[]>(
    (settings, name) =>
      settings.flatMap((setting) =>
        (values[name] ?? []).length === 0
          ? [setting]
          : values[name]!.map((value) => ({ ...setting, [name]: value })),
      ),
    [{}],
  );
};

/** So many skeletons in a row may be dropped before a setting is given up. */
const maxDropped = 200;

/**
 * The problems of a plan: settings take turns, skeleton by skeleton, so that the first questions of a suite are as many of each
 * setting. Misuse for difficulty parameters that do not go together, before anything is made.
 */
export const createGradedGenerator = (plan: TaskPlan): ProblemGenerator<ProblemLine<"graded">> => {
  // Settings take turns before tasks: a package's tasks share its parameters.
  const settings = plan.tasks.map((task) => parameterSettings(task.problems, plan.parameters));
  const points = settings[0]!.flatMap((_, place) =>
    plan.tasks.map((task, i) => openPoint(task, settings[i]![place]!, getSeedName(plan))),
  );
  const widest = Math.max(...plan.tasks.map(({ relations }) => relations.length));
  return createGroupedGenerator(points.length, widest, (number) => {
    const point = points[number % points.length]!;
    const round = Math.floor(number / points.length);
    return buildGroup(point, round, point.task.relations, plan, number * widest);
  });
};

/** How many problems a plan has; a setting goes on until it has its questions or gives none. */
export const gradedExtent = ({ perPoint, limit, shard }: TaskPlan): Extent => ({
  perSkill: perPoint,
  limit,
  shard,
  refill: maxDropped,
});

const getSeedName = ({ seed, isStream }: TaskPlan): number | string =>
  isStream === true ? `stream ${seed}` : seed;

/** The group of a skeleton's problems: what chance goes by, the skeleton's number, and every difficulty parameter in order. */
export const taskGroup = (source: number | string, number: number, parameters: Parameters): string =>
  `${source}/${number}/${JSON.stringify(parameters)}`;

/** A group as `taskGroup` writes it. */
const groupForm = /^((?:stream )?(-?\d+))\/(\d{1,9})\/(\{.*\})$/;

/** Reads what a group says of the making of its problems; undefined where it says nothing. */
const parseTaskGroup = ({ problems }: Task, group: string) => {
  const [, source = "", seed = "", number = "", text = ""] = groupForm.exec(group) ?? [];
  if (text === "") return undefined;
  try {
    const parameters = problems.readParameters(z.record(z.string(), z.number()).parse(JSON.parse(text)));
    const isWhole = taskGroup(source, Number(number), parameters) === group;
    return isWhole ? { source, seed: Number(seed), number: Number(number), parameters } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Makes problems again from the groups of their lines, and returns the faults of their parameters and seeds; undefined for a problem that
 * its group does not make, as where another version made it.
 */
export const createProblemRemaker = (): ((line: ProblemLine<"graded">) => readonly string[] | undefined) => {
  type Setting = Pick<NonNullable<ReturnType<typeof parseTaskGroup>>, "source" | "parameters">;
  const openSource = memoize(
    ({ task, source, parameters }: Setting & { readonly task: Task }) =>
      openPoint(task, parameters, source).at,
    { toKey: ({ task, ...setting }) => JSON.stringify([task.name, setting]), limit: 100 },
  );
  return ({ task: name, group, relation, premises, conclusion, parameters, seed }) => {
    const task = findTask(name);
    const said = parseTaskGroup(task, group);
    // A stranger's group must not ask for much more than stands in the line.
    if (said === undefined || (said.parameters["length"] ?? 0) > 2 * premises.length) return undefined;
    const outcome = openSource({ ...said, task })(said.number, relation);
    if ("dropped" in outcome) return undefined;
    const made = outcome.problem;
    if (print(made.goal) !== conclusion || made.premises.map(print).join("\n") !== premises.join("\n"))
      return undefined;
    const names = new Set([...Object.keys(made.parameters), ...Object.keys(parameters)]);
    return [
      ...[...names]
        .filter((one) => made.parameters[one] !== parameters[one])
        .map(
          (one) => `${one} is ${made.parameters[one] ?? "no parameter"}, not ${parameters[one] ?? "missing"}`,
        ),
      ...(said.seed === seed ? [] : [`the seed is ${said.seed}, not ${seed}`]),
    ];
  };
};

/** Questions of one setting by numbers, each about a skeleton of its own, so that answers to them are independent. */
export const taskSource = (
  plan: Omit<TaskPlan, "tasks" | "parameters" | "perPoint" | "limit"> & {
    readonly task: Task;
    readonly parameters: Parameters;
  },
): ((number: number) => ProblemLine<"graded"> | undefined) => {
  const { task, parameters, seed, ...words } = plan;
  const point = openPoint(task, parameters, seed);
  return (number) => {
    const one = createRandom(`one of ${taskGroup(seed, number, parameters)}`).pick(task.relations);
    const made = buildGroup(point, number, [one], { tasks: [task], parameters: {}, seed, ...words }, number);
    return typeof made === "string" ? undefined : made[0];
  };
};

/** A task with the problems of one setting. */
type Point = {
  readonly task: Task;
  readonly parameters: Parameters;
  readonly at: ReturnType<ProblemSource["open"]>;
};

const openPoint = (task: Task, given: Parameters, seed: number | string): Point => {
  const parameters = task.problems.readParameters(given);
  const isAlike = task.answer.kind === "relation";
  return { task, parameters, at: task.problems.open(parameters, { seed, isAlike, createRandom }) };
};

/** The items of a skeleton with these relations, all or none: whoever leaves one out shifts the balance. */
const buildGroup = (
  { task, parameters, at }: Point,
  next: number,
  relations: readonly ProblemRelation[],
  plan: TaskPlan,
  first: number,
): Group<ProblemLine<"graded">> => {
  const { seed, style } = plan;
  const problems: GradedArgument[] = [];
  for (const relation of relations) {
    const outcome = at(next, relation);
    if ("dropped" in outcome) return outcome.dropped;
    problems.push(outcome.problem);
  }
  const { split } = plan;
  if (split && problems.some(({ premises, goal }) => assignSplit(premises, goal) !== split))
    return "the argument is of another split";
  const group = taskGroup(getSeedName(plan), next, parameters);
  const formulas = problems.flatMap(({ premises, goal }) => [...premises, goal]);
  const general = formulas.some((formula) => hasPart(formula, isQuantified));
  const random = createRandom(`words ${group}`);
  const words = drawProblemWords(formulas, plan.lexicon, style, { general, random });
  if (words === undefined) return "the lexicon has no words for so many letters";
  try {
    return problems.map((problem, i) =>
      realiseTask(problem, task, { words, style }, { seed, index: first + i, group }),
    );
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse")
      return `the style has no words: ${error.message}`;
    throw error;
  }
};

/** Where an item stands: what it was made from, and which others were made from the same. */
type TaskPlace = Pick<ProblemLine<"graded">, "seed" | "index" | "group">;

/** Returns the item that asks a task of a problem in words. Throws `bug/second-reading` for a sentence that is not parsed to its formula. */
export const realiseTask = (
  problem: GradedArgument,
  task: Task,
  { words, style }: { readonly words: Words; readonly style: Style },
  { seed, index, group }: TaskPlace,
): ProblemLine<"graded"> => {
  const say = createVerbalizer(style, words, { isInclusive: true });
  const [premisesText, goalText] = [problem.premises.map((line) => say(line)), say(problem.goal)];
  const setting = style.staged === true ? words.setting : undefined;
  const { text, answers, key } = task.ask({
    problem,
    setting,
    premises: premisesText,
    goal: goalText,
    isWordless: style.wordless === true,
  });
  const place = answers.findIndex(({ label }) => label === key[0]);
  return withId({
    ...emptyLine(),
    seed,
    index,
    task: task.name,
    parameters: problem.parameters,
    style: style.name,
    premises: problem.premises.map(print),
    conclusion: print(problem.goal),
    relation: problem.relation,
    core: problem.core,
    key,
    label: answers[place]?.label ?? null,
    answer: place >= 0 ? place : null,
    lexicon: style.wordless === true ? [] : buildLexicon(words, undefined),
    setting: setting ?? null,
    premisesText,
    conclusionText: goalText,
    question: text,
    options: answers.map(({ label, text: said = null }) => ({ label, text: said })),
    certificate: writeJudgement(problem),
    steps: problem.steps.map(({ from, to }) => ({ skill: null, from: from.map(print), to: print(to) })),
    group,
    argument: argumentHash(problem.premises, problem.goal),
  });
};
