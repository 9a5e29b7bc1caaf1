/**
 * The questions of a suite, from its description alone: generated anew, or read from the file that it names. The same
 * suite gives the same questions wherever and whenever it is opened.
 */
import { ownRules } from "#catalog/own-rules";
import { profileNamed, ruleNamed, rulesOf } from "#catalog/profiles";
import { topics } from "#language/lexicons/topics";
import { lexiconNamed, styleNamed } from "#language/lists";
import type { Style } from "#language/style";
import { mixedPaper, paper } from "#language/styles/paper";
import { ownLexicon } from "#language/own-lexicon";
import { readBank } from "#language/sentences/bank";
import type { Family } from "#language/sentences/family";
import { misuse } from "#logic/error";
import { memoize } from "#logic/memoize";
import { createChoiceGenerator } from "./choice/generate.ts";
import { isInPaperSet, paperExtent, type ChoicePlan } from "./choice/plan.ts";
import { symbolicTwin } from "./formats/choice.ts";
import { isInShard, itemsOf, type Extent } from "./extent.ts";
import { questionsOf, type Line } from "./formats/lines.ts";
import { createGenerator } from "./generate.ts";
import { linesToAsk } from "./identity.ts";
import { requireLength, type GenerationPlan, type ProblemGenerator } from "./generation.ts";
import { lengthItems } from "./lengths.ts";
import type { ProblemLine } from "./problem-line.ts";
import { questionOf, type ProvedQuestion, type Question } from "./question.ts";
import { isAsInPapers, type Suite, type SuiteOf } from "./suite.ts";
import type { Parameters } from "./tasks/graded-argument.ts";
import {
  createGradedGenerator,
  gradedExtent,
  parameterSettings,
  type TaskPlan,
  taskSource,
} from "./tasks/generate-tasks.ts";
import { getLeakReason, type Task } from "./tasks/task.ts";
import { taskNamed } from "./tasks/task-list.ts";

export type Questions = Iterable<Question> | AsyncIterable<Question>;

/** What a pure room does not have: the lines of a file. */
export type SuiteSources = { readonly linesOf?: (file: string) => AsyncIterable<Line> };

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
      const { generator, extent, distinct } = generatorOf(suite);
      return walks(() => asked(itemsOf(generator, extent, { distinct })));
    }
    case "lengths": {
      const plan = generationPlanOf(suite);
      const generators = memoize((length: number) => createGenerator({ ...plan, length }));
      return walks(() => asked(lengthItems({ ...suite, plan }, generators)));
    }
    case "diagnosis":
    case "adaptive":
      return [];
    case "choice": {
      const source = choiceGeneratorOf(suite);
      return walks(() => asked(choiceItems(suite, source), suite.rotations));
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
export const generationPlanOf = (
  suite: Omit<SuiteOf<"generated"> | SuiteOf<"diagnosis">, "kind"> | Omit<SuiteOf<"lengths">, "kind">,
): GenerationPlan => {
  const profile = profileNamed(suite.profile);
  const own = ownRules(suite.rules ?? []);
  const rules = [...rulesOf(profile), ...own];
  // Said before anything is made or stored.
  for (const skill of suite.skills ?? []) ruleNamed(rules, skill);
  if ("length" in suite) requireLength(suite.profile, suite.length);
  return {
    profile,
    length: "length" in suite ? suite.length : 1,
    seed: suite.seed,
    style: styleIn(suite),
    lexicon: suite.words === undefined ? lexiconNamed(suite.lexicon) : ownLexicon(suite.words),
    own: own.length === 0 ? undefined : own,
    kinds: suite.kinds,
    skills: suite.skills,
    padded: isAsInPapers(suite),
    distinct: suite.distinct,
    split: suite.split,
  };
};

/** The style of a suite. As in the papers, style paper says nothing of "or". */
const styleIn = (suite: Pick<SuiteOf<"generated">, "profile" | "style" | "lexicon" | "forms">): Style => {
  const style = styleNamed(suite.style);
  if (style !== paper) return style;
  const { notesOr, ...own } = suite.forms === "mixed" ? mixedPaper : paper;
  return isAsInPapers(suite) ? own : { ...own, notesOr };
};

/** Suites that a generator makes line by line. */
export type GeneratedSuite = SuiteOf<"generated"> | SuiteOf<"tasks">;

/** What makes a suite's problems, and how many there are. */
type Source = { readonly generator: ProblemGenerator; readonly extent: Extent; readonly distinct?: boolean };

export const generatorOf = (suite: GeneratedSuite): Source => {
  if (suite.kind === "tasks") {
    const plan = taskPlanOf(suite);
    return { generator: createGradedGenerator(plan), extent: gradedExtent(plan), distinct: suite.distinct };
  }
  const plan = generationPlanOf(suite);
  return { generator: createGenerator(plan), extent: suite, distinct: plan.distinct };
};

/** A suite's style and lexicon, its names looked up. */
const wordsOf = ({ style, lexicon }: { readonly style: string; readonly lexicon: string }) => ({
  style: styleNamed(style),
  lexicon: lexiconNamed(lexicon),
});

/** The plan of questions of tasks, its names looked up. Throws misuse for parameters that do not go together. */
export const taskPlanOf = (suite: Omit<SuiteOf<"tasks">, "kind">): TaskPlan => {
  const tasks = suite.tasks.map(taskNamed);
  for (const task of tasks)
    for (const setting of parameterSettings(task.problems, suite.parameters))
      requireHidden(task, task.problems.readParameters(setting));
  return { ...suite, tasks, ...wordsOf(suite) };
};

/** Misuse where parameters give the answers of a task away. */
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
}: Pick<SuiteOf<"tasks">, "seed" | "style" | "lexicon"> & {
  readonly task: string;
  readonly parameters: Parameters;
}): ((number: number) => Question | undefined) => {
  const task = taskNamed(suite.task);
  requireHidden(task, parameters);
  const at = taskSource({ task, parameters, seed, ...wordsOf(suite) });
  return (number) => {
    const item = at(number);
    return item && questionOf(item);
  };
};

/** What four-option questions are made of beside their suite: other sentences, more wordings, the paper's numbers of each type. */
type ChoiceMaterial = Pick<ChoicePlan, "wordings"> & {
  readonly bank?: readonly Family[];
  readonly set?: "paper";
};

/** The plan of a set of four-option questions, in sentences of a bank that is given or of the built-in one. */
const choicePlanOf = (suite: SuiteOf<"choice">, { bank: given, wordings }: ChoiceMaterial): ChoicePlan => {
  const bank = given ?? readBank();
  const { recipe, paraphrase } = suite;
  const isAboutTopic =
    given === undefined && wordings === undefined && recipe === "fair" && paraphrase === "none";
  return { ...suite, n: suite.propositions, bank, topics: isAboutTopic ? topics : undefined, wordings };
};

/** What makes the four-option items of a suite, and how many there are: `first`, where it is given. */
export const choiceGeneratorOf = (suite: SuiteOf<"choice">, material: ChoiceMaterial = {}) => {
  const generator = createChoiceGenerator(choicePlanOf(suite, material));
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
  suite: SuiteOf<"choice">,
  { generator, extent, distinct } = choiceGeneratorOf({ ...suite, first: undefined }),
): Generator<ProblemLine<"options">> => itemsOf(generator, extent, { distinct });

/** The questions of a generation plan. */
export function* generatedQuestions(plan: GenerationPlan, extent: Extent): Generator<ProvedQuestion> {
  for (const item of itemsOf(createGenerator(plan), extent, plan)) yield questionOf(item);
}

/** What some lines ask: all rotations of four options before the next line, so that a run that is cut off has whole circles. */
function* asked(lines: Iterable<ProblemLine>, rotations?: 1): Generator<Question> {
  for (const line of lines) yield* questionsOf(line, rotations);
}

async function* fileQuestions(suite: SuiteOf<"file">, sources: SuiteSources): AsyncGenerator<Question> {
  for await (const line of fileItems(suite, sources)) yield* questionsOf(line, suite.rotations);
}

/** The items of a file that a suite asks. */
export async function* fileItems(
  { file, first = Infinity, shard }: SuiteOf<"file">,
  { linesOf }: SuiteSources,
): AsyncGenerator<ProblemLine> {
  if (file === undefined || linesOf === undefined)
    throw misuse("the questions of this suite stand in a file that is not at hand");
  let index = 0;
  for await (const line of linesToAsk(linesOf(file), file)) {
    if (index === first) return;
    if (isInShard(index++, shard)) yield line;
  }
}
