/**
 * Asks language models the questions of a suite and stores every response. The same options again ask only what is
 * missing, in whatever process and after whatever end. Yes/no questions, options and other people's questions go one way.
 */
import { choiceTypes } from "#arguments/choice/types";
import { writePassage } from "#items/formats/choice";
import { buildRotation } from "#items/formats/rotation";
import { choiceItems, buildGenerationPlan, openSuite, type Questions } from "#items/open-suite";
import { inferPlan } from "#items/plan-behind";
import { asksChoices, type Suite, type SuiteVariant } from "#items/suite";
import type { ShotForm } from "#diagnosis/demonstrate";
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import type { RunOutcome } from "#runs/ask-plan";
import type { PromptSettings, RunPlan } from "#runs/plan";
import type { ChoiceTemplate } from "#items/names";
import { buildPrompt, withShots, type ChoiceShot } from "#runs/prompt";
import { createMakers, demonstrationSeed, buildLesson } from "#runs/recipes/improvement";
import { searchCalls, buildSearchPlan, splitBudget, type SearchPlan } from "#runs/recipes/rule-search";
import { answerReader } from "#scoring/readers/readers";
import { askPlanned, type AskingTools, type PlannedRun } from "./asking.ts";
import { readChoiceFile, readChoiceSuite } from "#workspace/files/entries";
import { streamLines } from "#workspace/files/lines";
import { choiceSuite } from "../suites.ts";

/** The questions, the models, and the manner of asking. */
export type RunOptions = {
  readonly suite: Suite;
  readonly models: readonly LanguageModel[];
  readonly system?: string;
  /** Ask for the answer alone, or for the reasoning first; the papers' and so the default is `direct`. */
  readonly form?: PromptSettings["style"];
  /** The text sent instead of the built-in words, with `{question}` in it, and `{labels}` if they are to be named. */
  readonly around?: string;
  /** The instruction above questions with options; Appendix I's unless it is said. */
  readonly template?: ChoiceTemplate;
  /** NoLR: add the sentence that asks not to reason logically (DivLogicEval §3.1). */
  readonly nolr?: true;
  /** The answer parser that the report goes by; under the papers' conditions theirs. */
  readonly reader?: RunPlan["reader"];
  /** How often each question is asked, from 1 up. */
  readonly epochs?: number;
  /** Demonstrations before each question: any number of yes/no ones, or one solved example of each type of choice. */
  readonly shots?: number;
  readonly shotsAs?: ShotForm;
  /** The current question and model, for whoever watches. */
  readonly what?: string;
};

/**
 * Asks what is missing. Resolves also where calls failed or the signal came: `requireComplete` throws that.
 *
 * @example
 * const store = openStore(":memory:");
 * const models = openModels(["reasoner:oracle"]);
 * const outcome = await run({ suite: generatedSuite({ limit: 4 }), models }, { store });
 * outcome.done; // → 4
 * await store.close();
 */
export const run = async (options: RunOptions, tools: AskingTools): Promise<RunOutcome> =>
  askPlanned(await planRun(options), tools);

/** Plans a run: its questions and the prompt of each. Asks nothing. */
export const planRun = async (options: RunOptions): Promise<PlannedRun> => {
  const { suite, models, form = "direct", around, system, template, nolr } = options;
  const { epochs = 1, what = "asking", reader } = options;
  if (nolr === true && (form === "cot" || template === "cot"))
    throw misuse("reasoning is asked for and asked to be left out", "give --nolr or --prompt cot");
  const isChoice = asksChoices(suite);
  const settings: PromptSettings = {
    style: template === "cot" ? "cot" : form,
    template:
      isChoice && around === undefined ? (template ?? (form === "cot" ? "cot" : "appendix")) : undefined,
    around,
    system,
    nolr: nolr || undefined,
  };
  const search = suite.kind === "diagnosis" ? buildSearchPlan(suite) : undefined;
  if (search !== undefined) splitBudget(search);
  const questions = openSuite(suite, { readLines: streamLines });
  await requireOpen(suite, questions);
  const shown = isChoice ? [] : await buildDemonstrations(suite, questions, options.shots);
  if (options.shotsAs === "chat" && shown.length === 0)
    throw misuse("--shots-as chat needs few-shot examples", "as in --shots 4 --shots-as chat");
  const solved = isChoice ? await solvedExamples(suite, options.shots) : [];
  const bare = withShots(settings, shown, options.shotsAs);
  const prompt = solved.length === 0 ? bare : { ...bare, shots: solved };
  const planned: PlannedRun = {
    what,
    plan: { models: models.map(({ id }) => id), suite, prompt, epochs, reader },
    questions: () => questions,
    models,
    prompt: (question) => buildPrompt(question, prompt, shown),
  };
  return search === undefined ? planned : { ...planned, more: searching(search, planned) };
};

/**
 * Refuses a suite that cannot be opened, before anything is stored: a name that nobody knows, a chain that no rule makes, a
 * budget that is too small.
 */
const requireOpen = async (suite: Suite, questions: Questions): Promise<void> => {
  // A file was read to its end when its suite was made, and questions at hand have none.
  if (suite.kind === "file") return;
  for await (const { id } of questions) if (id !== "") break;
};

const searching = (plan: SearchPlan, { models, prompt }: PlannedRun): NonNullable<PlannedRun["more"]> => ({
  most: plan.budget * models.length,
  calls: (store) => searchCalls({ plan, models, prompt, store, reader: answerReader.name }),
});

/** Demonstrations from the same plan, or that of a file of ours, none of a question that is asked. */
const buildDemonstrations = async (suite: Suite, questions: Questions, shots = 0) => {
  if (shots === 0) return [];
  const found =
    suite.kind === "file"
      ? await inferPlan(questions, suite)
      : suite.kind === "generated"
        ? { plan: buildGenerationPlan(suite), usedTurns: 0 }
        : { missing: "it is none" };
  if ("missing" in found)
    throw misuse(`--shots needs a generated suite: ${found.missing}`, "leave --suite or --shots out");
  const tested = new Set<string>();
  for await (const { id } of questions) tested.add(id);
  const source = { ...found, tested, makers: createMakers() };
  return buildLesson([], source, { strategy: "random", shots, balanced: true });
};

const solvedExamples = async (suite: Suite, shots = 0): Promise<readonly ChoiceShot[]> => {
  if (shots === 0) return [];
  if (shots !== choiceTypes.length)
    throw misuse(`${shots} examples are neither 0 nor ${choiceTypes.length}`, "give one of each type");
  const [ids, passages] = [new Set<string>(), new Set<string>()];
  let isSymbolic = false;
  for await (const item of readChoiceSuite(suite)) {
    ids.add(item.id);
    passages.add(writePassage(item));
    isSymbolic ||= item.style === "symbolic";
  }
  const found = new Map<string, ChoiceShot>();
  for await (const item of readExamples(suite, isSymbolic)) {
    if (found.has(item.task) || ids.has(item.id) || passages.has(writePassage(item))) continue;
    const { text, key } = buildRotation(item, found.size);
    found.set(item.task, { question: text, answer: key[0] ?? "" });
    if (found.size === shots) break;
  }
  const missing = choiceTypes.find((type) => !found.has(type));
  if (missing !== undefined)
    throw misuse(
      `there is no example of type ${missing} that is not asked itself`,
      "--shots-from FILE takes them from another set",
    );
  return choiceTypes.flatMap((type) => found.get(type) ?? []);
};

const readExamples = (suite: Suite, isSymbolic: boolean) => {
  const from = "shotsFrom" in suite ? suite.shotsFrom : undefined;
  if (from !== undefined) return readChoiceFile(from);
  const own: SuiteVariant<"choice"> = suite.kind === "choice" ? suite : choiceSuite();
  return choiceItems({
    ...own,
    seed: demonstrationSeed(own.seed),
    perType: 12,
    symbolic: isSymbolic ? true : own.symbolic,
  });
};
