/**
 * `organon divlogic run`: asks models four-option questions, each in its four rotations, stores every response, and
 * tells Accuracy, Circular and PartialCircular (DivLogicEval §2.2, §4.1). The same command again asks only what is
 * missing. A few shots are one solved example of each type, never one of the questions asked.
 */
import { createHash } from "node:crypto";
import {
  choiceText,
  circleSize,
  createChoiceGenerator,
  rotated,
  symbolicTwin,
  type ChoiceItem,
  type ChoicePlan,
  type ChoiceQuestion,
} from "#items";
import { choiceTypes } from "#arguments";
import { OrganonError } from "#logic";
import {
  choicePrompt,
  choiceTemplates,
  demonstrationSeed,
  type ChoiceShot,
  type PromptSettings,
  type RunPlan,
} from "#runs";
import { modelNames, openModels, openStore, runPlan } from "../../asking.ts";
import { declareAsking, pacingOf } from "../../asking-flags.ts";
import { choicesOf } from "../../choice-lines.ts";
import { choicePlanFromFlags, choiceSuiteFlags, declareChoices } from "../../choice-suite.ts";
import type { Verb } from "../../command.ts";
import { choiceFlag, refuseGiven, textFlag, wholeFlag, type Flags } from "../../flags.ts";
import { tellOutcome } from "../../forms.ts";
import { declareGate, requireCircles, thresholdOf } from "../../gate.ts";
import type { SuiteDescription } from "../../suite.ts";
import { tellPreview } from "../../preview-telling.ts";
import { version } from "../../version.ts";

export const run: Verb = {
  name: "divlogic run",
  resumes: true,
  summary: "Ask language models four-option questions in all rotations; the same command continues.",
  example: "organon divlogic run -m reasoner:oracle -m reasoner:affirmer --per-type 20",
  declare: (command) => {
    declareAsking(command, choiceTemplates, "the instruction: appendix (Appendix I), short (§4.1), or cot");
    declareChoices(command);
    command
      .option("--suite <file>", "choice items as JSON lines, instead of generate's flags")
      .option("--first <n>", "only so many questions of the suite; reports mark it as a subset")
      .option("--rotations <n>", "4, or 1 for the original order alone", String(circleSize))
      .option("--epochs <n>", "how often each question is asked", "1")
      .option("--shots <n>", "0, or 3: one solved example of each type", "0")
      .option("--shots-from <file>", "choice items to take the examples from");
    declareGate(command, "Circular");
  },
  run: async (_, flags, context) => {
    const { config, signal } = context;
    const isDry = flags["dryRun"] === true;
    const names = modelNames(flags["model"], config);
    refuseContradictions(flags, context.given);
    if (thresholdOf(flags) !== undefined) requireCircles(rotationsOf(flags));
    const suite = await suiteOf(flags, signal);
    const template = choiceFlag(flags, "prompt", choiceTemplates) ?? "appendix";
    const system = textFlag(flags, "system");
    const shots = await shotsFor(flags, suite);
    const prompt: PromptSettings = {
      style: template === "cot" ? "cot" : "direct",
      template,
      ...(system === undefined ? {} : { system }),
      ...(shots.length === 0 ? {} : { shots }),
    };
    const plan: RunPlan = {
      models: names,
      suite: suite.description,
      prompt,
      epochs: wholeFlag(flags, "epochs", 1) ?? 1,
    };
    const models = openModels(names, config, { asking: !isDry });
    const pacing = pacingOf(flags, config);
    const promptOf = (question: { readonly question: string }) =>
      choicePrompt(question, { template, shots, ...(system === undefined ? {} : { system }) });
    if (isDry) {
      await tellPreview({ plan, models, items: suite.questions(), prompt: promptOf }, pacing, context);
      return 0;
    }
    const store = openStore(context, "write");
    try {
      const outcome = await runPlan(
        { what: "asking", plan, items: suite.questions(), models, prompt: promptOf, store, pacing },
        context,
      );
      return await tellOutcome(store, outcome, flags, context);
    } finally {
      await store.close();
    }
  },
};

/** A flag that would be passed over is a mistake that a thousand calls would be paid for. */
const refuseContradictions = (flags: Flags, given: ReadonlySet<string>): void => {
  const isFile = textFlag(flags, "suite") !== undefined;
  const hasShots = (wholeFlag(flags, "shots", 0) ?? 0) > 0;
  if (isFile)
    refuseGiven(
      given,
      choiceSuiteFlags,
      "does not go with --suite: the file has the questions",
      "organon divlogic generate takes it, and writes a file",
    );
  if (!hasShots) refuseGiven(given, ["shotsFrom"], "names examples, and none are shown", "add --shots 3");
};

type Items = () => AsyncGenerator<ChoiceItem>;

type Suite = {
  readonly description: SuiteDescription;
  /** The items that are asked. */
  readonly items: Items;
  /** All rotations of an item before the next, so that a run that is cut off has whole circles. */
  readonly questions: () => AsyncGenerator<ChoiceQuestion>;
  /** How it was made; undefined for a file. */
  readonly plan?: ChoicePlan;
};

const suiteOf = async (flags: Flags, signal: AbortSignal): Promise<Suite> => {
  const rotations = rotationsOf(flags);
  const first = wholeFlag(flags, "first", 1);
  const { count, items, description, plan } = await source(flags, signal);
  const shotsFrom = textFlag(flags, "shotsFrom");
  const limit = Math.min(first ?? count, count);
  const some: Items = () => take(items(), limit);
  return {
    description: {
      kind: "choice",
      ...description,
      items: count,
      ...(limit < count ? { first: limit } : {}),
      ...(rotations === circleSize ? {} : { rotations }),
      ...(shotsFrom === undefined ? {} : { shotsFrom }),
    },
    items: some,
    questions: async function* () {
      for await (const item of some())
        for (let rotation = 0; rotation < rotations; rotation++) yield rotated(item, rotation);
    },
    ...(plan === undefined ? {} : { plan }),
  };
};

const rotationsOf = (flags: Flags): number => {
  const rotations = wholeFlag(flags, "rotations", 1) ?? circleSize;
  if (rotations === 1 || rotations === circleSize) return rotations;
  throw new OrganonError("misuse", `--rotations ${rotations} is neither 1 nor ${circleSize}`, {
    hint: "half a circle has neither an original order alone nor a Circular",
  });
};

type Source = Pick<Suite, "description" | "items" | "plan"> & { readonly count: number };

const source = async (flags: Flags, signal: AbortSignal): Promise<Source> => {
  const file = textFlag(flags, "suite");
  if (file === undefined) return generated(flags, signal);
  if (file === "-") throw new OrganonError("misuse", "--suite - is not possible", { hint: "name a file" });
  // The file is read once to the end before anything is asked: a bad line must not be met after a thousand calls.
  const hash = createHash("sha256");
  let count = 0;
  for await (const { id } of choicesOf(file)) {
    hash.update(id);
    count += 1;
  }
  if (count === 0) throw new OrganonError("misuse", `${file} holds no choice items`);
  return {
    description: { file, hash: hash.digest("hex").slice(0, 32) },
    items: () => choicesOf(file),
    count,
  };
};

const generated = async (flags: Flags, signal: AbortSignal): Promise<Source> => {
  const plan = await choicePlanFromFlags(flags);
  const perType = wholeFlag(flags, "perType", 1) ?? 10;
  const isSymbolic = flags["symbolic"] === true;
  const { recipe, seed, n, variables, facts, steps, paraphrase } = plan;
  const items: Items = () => madeItems(plan, choiceTypes.length * perType, isSymbolic);
  let count = 0;
  for await (const _ of items()) {
    count += 1;
    // Give signals a turn.
    if (count % 64 === 0) await new Promise(setImmediate);
    signal.throwIfAborted();
  }
  return {
    description: {
      version,
      perType,
      seed,
      recipe,
      propositions: n,
      variables,
      facts: facts.join("-"),
      steps,
      paraphrase,
      ...(isSymbolic ? { symbolic: "yes" } : {}),
    },
    items,
    count,
    plan,
  };
};

async function* madeItems(plan: ChoicePlan, count: number, isSymbolic: boolean): AsyncGenerator<ChoiceItem> {
  const { at } = createChoiceGenerator(plan);
  for (let index = 0; index < count; index++) {
    const outcome = at(index);
    if ("item" in outcome) yield isSymbolic ? symbolicTwin(outcome.item) : outcome.item;
  }
}

async function* take(items: AsyncGenerator<ChoiceItem>, limit: number): AsyncGenerator<ChoiceItem> {
  let count = 0;
  for await (const item of items) {
    if (count++ === limit) return;
    yield item;
  }
}

/** One solved example of each type, none of them asked, their answers at places of their own. */
const shotsFor = async (flags: Flags, suite: Suite): Promise<readonly ChoiceShot[]> => {
  const wanted = wholeFlag(flags, "shots", 0) ?? 0;
  if (wanted === 0) return [];
  if (wanted !== choiceTypes.length)
    throw new OrganonError("misuse", `--shots ${wanted} is neither 0 nor ${choiceTypes.length}`, {
      hint: "the examples are one of each type",
    });
  const asked = new Set<string>();
  const passages = new Set<string>();
  const languages = new Set<ChoiceItem["language"]>();
  for await (const { id, passage, language } of suite.items()) {
    asked.add(id);
    passages.add(passage);
    languages.add(language);
  }
  const found = new Map<string, ChoiceShot>();
  for await (const item of await examples(flags, suite, languages.has("symbolic"))) {
    if (found.has(item.type) || asked.has(item.id) || passages.has(item.passage)) continue;
    const { passage, query, options, label } = rotated(item, found.size);
    found.set(item.type, { question: choiceText({ passage, query, options }), answer: label });
    if (found.size === wanted) break;
  }
  const missing = choiceTypes.find((type) => !found.has(type));
  if (missing !== undefined)
    throw new OrganonError("misuse", `there is no example of type ${missing} that is not asked itself`, {
      hint: "--shots-from FILE takes them from another set",
    });
  return choiceTypes.flatMap((type) => found.get(type) ?? []);
};

const examples = async (
  flags: Flags,
  { plan }: Suite,
  isSymbolic: boolean,
): Promise<AsyncGenerator<ChoiceItem>> => {
  const file = textFlag(flags, "shotsFrom");
  if (file !== undefined) return choicesOf(file);
  const own = plan ?? (await choicePlanFromFlags(flags));
  return madeItems({ ...own, seed: demonstrationSeed(own.seed) }, 12 * choiceTypes.length, isSymbolic);
};
