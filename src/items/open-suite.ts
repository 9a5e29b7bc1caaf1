/**
 * The questions of a suite, from its description alone: generated anew, or read from the file that it names. The same
 * suite gives the same questions wherever and whenever it is opened.
 */
import { readCustomRules } from "#catalog/own-rules";
import { findProfile, findRule, listProfileRules } from "#catalog/profiles";
import { getTopicLexicon, topics } from "#language/lexicons/topics";
import { findLexicon, findStyle } from "#language/lists";
import type { Style } from "#language/style";
import { mixedPaper, paper } from "#language/styles/paper";
import { readBank } from "#language/sentences/bank";
import type { Family } from "#language/sentences/family";
import { misuse } from "#logic/error";
import { memoize } from "#logic/memoize";
import { createChoiceGenerator } from "./choice/generate.ts";
import { isInPaperSet, paperExtent, type ChoicePlan } from "./choice/plan.ts";
import { symbolicTwin } from "./formats/choice.ts";
import { isInShard, generateItems, type Extent } from "./extent.ts";
import { toQuestions, type Line } from "./formats/lines.ts";
import { createGenerator } from "./generate.ts";
import { linesToAsk } from "./identity.ts";
import { requireLength, type GenerationPlan, type ProblemGenerator } from "./generation.ts";
import { lengthItems } from "./lengths.ts";
import type { ProblemLine } from "./problem-line.ts";
import { toQuestion, type ProvedQuestion, type Question } from "./question.ts";
import { matchesPapers, type Suite, type SuiteVariant } from "./suite.ts";
import type { Parameters } from "./tasks/graded-argument.ts";
import {
  createGradedGenerator,
  gradedExtent,
  parameterSettings,
  type TaskPlan,
  taskSource,
} from "./tasks/generate-tasks.ts";
import { getLeakReason, type Task } from "./tasks/task.ts";
import { findTask } from "./tasks/task-list.ts";

export type Questions = Iterable<Question> | AsyncIterable<Question>;

/** The input that pure modules can't read: the lines of a file. */
export type SuiteSources = { readonly readLines?: (file: string) => AsyncIterable<Line> };

/**
 * The questions of a suite, in order; each walk over them begins anew, and all share one generator. A diagnosis has none of
 * its own, nor has an adaptive suite: they follow from the answers. Throws misuse for names that nobody knows and for a suite that is made from another run's answers.
 *
 * @example
 * const suite = generatedSuite({ skills: ["modus ponens"], perSkill: 2 });
 * [...openSuite(suite) as Iterable<unknown>].length; // → 2
 */
export const openSuite = (suite: Suite, sources: SuiteSources = {}): Questions => {
  switch (suite.kind) {
    case "generated":
    case "tasks": {
      const { generator, extent, distinct } = openSource(suite);
      return walks(() => askLines(generateItems(generator, extent, { distinct })));
    }
    case "lengths": {
      const plan = buildGenerationPlan(suite);
      const generators = memoize((length: number) => createGenerator({ ...plan, length }));
      return walks(() => askLines(lengthItems({ ...suite, plan }, generators)));
    }
    case "diagnosis":
    case "adaptive":
      return [];
    case "choice": {
      const source = openChoiceGenerator(suite);
      return walks(() => askLines(choiceItems(suite, source), suite.rotations));
    }
    case "file":
      return { [Symbol.asyncIterator]: () => fileQuestions(suite, sources) };
    case "derived":
      throw misuse(
        `these questions were made from another run's answers`,
        "organon improve and organon diagnose RUN --steps make them again",
      );
    default:
      return suite satisfies never;
  }
};

const walks = (begin: () => Iterator<Question>): Questions => ({ [Symbol.iterator]: begin });

/** The plan of a generator, its names looked up. Throws misuse for names that nobody knows. */
export const buildGenerationPlan = (
  suite:
    | Omit<SuiteVariant<"generated"> | SuiteVariant<"diagnosis">, "kind">
    | Omit<SuiteVariant<"lengths">, "kind">,
): GenerationPlan => {
  const profile = findProfile(suite.profile);
  const own = readCustomRules(suite.rules ?? []);
  const rules = [...listProfileRules(profile), ...own];
  // Said before anything is made or stored.
  for (const skill of suite.skills ?? []) findRule(rules, skill);
  if ("length" in suite) requireLength(suite.profile, suite.length);
  return {
    profile,
    length: "length" in suite ? suite.length : 1,
    seed: suite.seed,
    style: chooseStyle(suite),
    lexicon: suite.topics === undefined ? findLexicon(suite.lexicon) : getTopicLexicon(suite.topics),
    own: own.length === 0 ? undefined : own,
    kinds: suite.kinds,
    skills: suite.skills,
    padded: matchesPapers(suite),
    distinct: suite.distinct,
    split: suite.split,
  };
};

/** The style of a suite. As in the papers, style paper says nothing of "or". */
const chooseStyle = (
  suite: Pick<SuiteVariant<"generated">, "profile" | "style" | "lexicon" | "forms">,
): Style => {
  const style = findStyle(suite.style);
  if (style !== paper) return style;
  const { notesOr, ...own } = suite.forms === "mixed" ? mixedPaper : paper;
  return matchesPapers(suite) ? own : { ...own, notesOr };
};

/** Suites that a generator makes line by line. */
export type GeneratedSuite = SuiteVariant<"generated"> | SuiteVariant<"tasks">;

/** The generator of a suite's problems, and their number. */
type Source = { readonly generator: ProblemGenerator; readonly extent: Extent; readonly distinct?: boolean };

export const openSource = (suite: GeneratedSuite): Source => {
  if (suite.kind === "tasks") {
    const plan = buildTaskPlan(suite);
    return { generator: createGradedGenerator(plan), extent: gradedExtent(plan), distinct: suite.distinct };
  }
  const plan = buildGenerationPlan(suite);
  return { generator: createGenerator(plan), extent: suite, distinct: plan.distinct };
};

const findWords = ({ style, lexicon }: { readonly style: string; readonly lexicon: string }) => ({
  style: findStyle(style),
  lexicon: findLexicon(lexicon),
});

/** The plan of questions of tasks, its names looked up. Throws misuse for parameters that do not go together. */
export const buildTaskPlan = (suite: Omit<SuiteVariant<"tasks">, "kind">): TaskPlan => {
  const tasks = suite.tasks.map(findTask);
  for (const task of tasks)
    for (const setting of parameterSettings(task.problems, suite.parameters))
      requireHidden(task, task.problems.readParameters(setting));
  return { ...suite, tasks, ...findWords(suite) };
};

const requireHidden = (task: Task, parameters: Parameters): void => {
  const why = getLeakReason(task, parameters);
  if (why !== undefined)
    throw misuse(
      why,
      "turn distractors and nearness up, lengthen the problem, or ask another task: proof, countermodel",
    );
};

/** Questions of one setting of the parameters by their numbers, each of a skeleton of its own; undefined where one cannot be made. */
export const taskQuestions = ({
  parameters,
  seed,
  ...suite
}: Pick<SuiteVariant<"tasks">, "seed" | "style" | "lexicon"> & {
  readonly task: string;
  readonly parameters: Parameters;
}): ((number: number) => Question | undefined) => {
  const task = findTask(suite.task);
  requireHidden(task, parameters);
  const at = taskSource({ task, parameters, seed, ...findWords(suite) });
  return (number) => {
    const item = at(number);
    return item && toQuestion(item);
  };
};

/** The material of four-option questions beside their suite: other sentences, more wordings, the paper's numbers of each type. */
type ChoiceMaterial = Pick<ChoicePlan, "wordings"> & {
  readonly bank?: readonly Family[];
  readonly set?: "paper";
};

const buildChoicePlan = (
  suite: SuiteVariant<"choice">,
  { bank: given, wordings }: ChoiceMaterial,
): ChoicePlan => {
  const bank = given ?? readBank();
  const { recipe, paraphrase } = suite;
  const isAboutTopic =
    given === undefined && wordings === undefined && recipe === "fair" && paraphrase === "none";
  return { ...suite, n: suite.propositions, bank, topics: isAboutTopic ? topics : undefined, wordings };
};

/** Returns the generator of a suite's four-option items, and their number: `first` if given. */
export const openChoiceGenerator = (suite: SuiteVariant<"choice">, material: ChoiceMaterial = {}) => {
  const generator = createChoiceGenerator(buildChoicePlan(suite, material));
  const { set } = material;
  const at: typeof generator.at = (index) => {
    if (set !== undefined && !isInPaperSet(index)) return { index, isEmpty: true };
    const made = generator.at(index);
    return suite.symbolic === true && "item" in made ? { ...made, item: symbolicTwin(made.item) } : made;
  };
  const extent = set === undefined ? { perSkill: suite.perType } : paperExtent;
  return {
    generator: { ...generator, at },
    extent: { ...extent, ...(suite.first && { limit: suite.first }) },
    distinct: suite.distinct,
  };
};

/** The four-option items of a suite, whatever `first` and `rotations` leave of them. */
export const choiceItems = (
  suite: SuiteVariant<"choice">,
  { generator, extent, distinct } = openChoiceGenerator({ ...suite, first: undefined }),
): Generator<ProblemLine<"options">> => generateItems(generator, extent, { distinct });

/** The questions of a generation plan. */
export function* generatedQuestions(plan: GenerationPlan, extent: Extent): Generator<ProvedQuestion> {
  for (const item of generateItems(createGenerator(plan), extent, plan)) yield toQuestion(item);
}

/** Yields the questions of some lines: all rotations of four options before the next line, so that an interrupted run has whole rotation groups. */
function* askLines(lines: Iterable<ProblemLine>, rotations?: 1): Generator<Question> {
  for (const line of lines) yield* toQuestions(line, rotations);
}

async function* fileQuestions(suite: SuiteVariant<"file">, sources: SuiteSources): AsyncGenerator<Question> {
  for await (const line of fileItems(suite, sources)) yield* toQuestions(line, suite.rotations);
}

/** The items of a file that a suite asks. */
export async function* fileItems(
  { file, first = Infinity, shard }: SuiteVariant<"file">,
  { readLines }: SuiteSources,
): AsyncGenerator<ProblemLine> {
  if (file === undefined || readLines === undefined)
    throw misuse("the questions of this suite stand in a file that is not at hand");
  let index = 0;
  for await (const line of linesToAsk(readLines(file), file)) {
    if (index === first) return;
    if (isInShard(index++, shard)) yield line;
  }
}
