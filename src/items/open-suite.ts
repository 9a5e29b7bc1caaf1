/**
 * The questions of a suite, from its description alone: generated anew, or read from the file that it names. The same
 * suite gives the same questions wherever and whenever it is opened.
 */
import { profileNamed, ruleNamed, rulesOf } from "#catalog";
import { choiceTypes } from "#arguments";
import { type Family, lexiconNamed, readBank, styleNamed, voicesOf } from "#language";
import { OrganonError } from "#logic";
import { biasDesign } from "./bias-design.ts";
import { createChoiceGenerator } from "./choice/generate.ts";
import type { ChoicePlan } from "./choice/plan.ts";
import { symbolicTwin } from "./choice/symbolic-twin.ts";
import { suiteOf, type Extent } from "./extent.ts";
import type { ChoiceItem } from "./formats/choice.ts";
import { questionsOf, type Line } from "./formats/lines.ts";
import { circleSize, rotated } from "./formats/rotation.ts";
import { createGenerator } from "./generate.ts";
import { entriesToAsk } from "./identity.ts";
import type { GenerationPlan } from "./generation.ts";
import { lengthItems, type LengthsPlan } from "./lengths.ts";
import { questionOf, type ProvedQuestion, type Question } from "./question.ts";
import type { Suite, SuiteOf } from "./suite.ts";

export type Questions = Iterable<Question> | AsyncIterable<Question>;

/** What a pure room does not have: the lines of a file. */
export type SuiteSources = { readonly linesOf?: (file: string) => AsyncIterable<Line> };

/**
 * The questions of a suite, in order, anew at each call. An adaptive suite has none of its own: they follow from the
 * answers. Throws misuse for names that nobody knows and for a suite that is made from another run's answers.
 *
 * @example
 * const suite = generatedSuite({ skills: ["modus ponens"], perLeaf: 2 });
 * [...openSuite(suite) as Iterable<unknown>].length; // → 2
 */
export const openSuite = (suite: Suite, sources: SuiteSources = {}): Questions => {
  switch (suite.kind) {
    case "generated":
      return generatedQuestions(generationPlanOf(suite), extentOf(suite));
    case "lengths":
      return asked(lengthItems(lengthsPlanOf(suite)));
    case "adaptive":
      return [];
    case "choice":
      return rotations(firstOf(choiceItems(suite), suite.first), suite.rotations ?? circleSize);
    case "file":
      return fileQuestions(suite, sources);
    case "biases":
      return asked(biasDesign(suite).map(({ item }) => item));
    case "derived":
      throw new OrganonError("misuse", `these questions were made from another run's answers`, {
        hint: "organon improve and organon probe make them anew",
      });
    default:
      return suite satisfies never;
  }
};

/** The plan of a generator, its names looked up. Throws misuse for names that nobody knows. */
export const generationPlanOf = (
  suite: Omit<SuiteOf<"generated"> | SuiteOf<"adaptive">, "kind"> | Omit<SuiteOf<"lengths">, "kind">,
): GenerationPlan => {
  const profile = profileNamed(suite.profile);
  const rules = rulesOf(profile);
  // Said before anything is made or stored.
  for (const skill of suite.skills ?? []) ruleNamed(rules, skill);
  return {
    profile,
    length: "length" in suite ? suite.length : 1,
    seed: suite.seed,
    style: styleNamed(suite.style),
    lexicon: lexiconNamed(suite.lexicon),
    ...(suite.kinds === undefined ? {} : { kinds: suite.kinds }),
    ...(suite.skills === undefined ? {} : { skills: suite.skills }),
    ...(suite.shortest === undefined ? {} : { shortest: true }),
    ...(suite.distinct === undefined ? {} : { distinct: true }),
  };
};

/** How many questions of a generated suite there are. */
export const extentOf = ({ perLeaf, limit, shard }: SuiteOf<"generated">): Extent => ({
  ...(perLeaf === undefined ? {} : { perLeaf }),
  ...(limit === undefined ? {} : { limit }),
  ...(shard === undefined ? {} : { shard }),
});

/** The plan of questions of several lengths. */
export const lengthsPlanOf = (suite: SuiteOf<"lengths">): LengthsPlan => ({
  plan: generationPlanOf(suite),
  lengths: suite.lengths,
  perLength: suite.perLength,
  ...(suite.mix === undefined ? {} : { mix: suite.mix }),
});

/** The plan of a set of four-option questions, in sentences of the built-in bank. */
export const choicePlanOf = (suite: SuiteOf<"choice">, bank?: readonly Family[]): ChoicePlan => ({
  recipe: suite.recipe,
  seed: suite.seed,
  n: suite.propositions,
  variables: suite.variables,
  facts: suite.facts,
  steps: suite.steps,
  paraphrase: suite.paraphrase,
  ...sentencesFor(suite, bank),
});

/** The sentences of a set: a bank that is given, or our own, of which fair sets take what is short, topic by topic. */
const sentencesFor = (
  { recipe, variables }: SuiteOf<"choice">,
  bank?: readonly Family[],
): Pick<ChoicePlan, "bank" | "voices"> => {
  if (bank !== undefined) return { bank };
  const own = readBank();
  const voices = recipe === "fair" ? voicesOf(own) : [];
  return voices.length > 0 && voices.flat().every(({ length }) => length >= variables)
    ? { bank: own, voices }
    : { bank: own };
};

/** The four-option items of a suite, whatever `first` and `rotations` leave of them. */
export function* choiceItems(suite: SuiteOf<"choice">): Generator<ChoiceItem> {
  const { at } = createChoiceGenerator(choicePlanOf(suite));
  for (let index = 0; index < choiceTypes.length * suite.perType; index++) {
    const outcome = at(index);
    if ("item" in outcome) yield suite.symbolic === true ? symbolicTwin(outcome.item) : outcome.item;
  }
}

/** The questions of a generation plan. */
export function* generatedQuestions(plan: GenerationPlan, extent: Extent): Generator<ProvedQuestion> {
  for (const outcome of suiteOf(plan, extent, createGenerator(plan)))
    if ("item" in outcome) yield questionOf(outcome.item);
}

function* asked(items: Iterable<Parameters<typeof questionOf>[0]>): Generator<Question> {
  for (const item of items) yield questionOf(item);
}

function* firstOf<Value>(values: Iterable<Value>, most = Number.POSITIVE_INFINITY): Generator<Value> {
  let count = 0;
  for (const value of values) {
    if (count++ === most) return;
    yield value;
  }
}

/** All rotations of an item before the next, so that a run that is cut off has whole circles. */
function* rotations(items: Iterable<ChoiceItem>, of: number): Generator<Question> {
  for (const item of items) for (let rotation = 0; rotation < of; rotation++) yield rotated(item, rotation);
}

async function* fileQuestions(
  { file, first = Number.POSITIVE_INFINITY, rotations: only }: SuiteOf<"file">,
  { linesOf }: SuiteSources,
): AsyncGenerator<Question> {
  if (file === undefined || linesOf === undefined)
    throw new OrganonError("misuse", "the questions of this suite stand in a file that is not at hand");
  let count = 0;
  for await (const entry of entriesToAsk(linesOf(file), file)) {
    if (count++ === first) return;
    yield* questionsOf(entry, only);
  }
}
