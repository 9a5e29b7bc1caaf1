/**
 * `organon run`: asks models the questions of a suite, stores every response, scores, and tells the report.
 * The same command again asks only what is missing; `--dry-run` says what it would ask and cost, and asks nothing.
 */
import { createHash } from "node:crypto";
import { OrganonError } from "#logic";
import {
  createGenerator,
  suiteOf,
  type AskedItem,
  type Extent,
  type GenerationPlan,
  type Item,
} from "#items";
import { shotForms, type Demonstration } from "#lessons";
import type { Prompt } from "#models";
import { answerReader } from "#scores";
import { adaptiveCalls, lessonFor, promptFor, withShots, type PromptSettings, type RunPlan } from "#runs";
import { adaptiveFromFlags, declareAdaptive, roundTeller } from "../adaptive.ts";
import { modelNames, openModels, openStore, runPlan } from "../asking.ts";
import { declareModels, declarePacing, pacingOf } from "../asking-flags.ts";
import type { Verb } from "../command.ts";
import { choiceFlag, refuseGiven, textFlag, wholeFlag, type Flags } from "../flags.ts";
import { tellOutcome } from "../forms.ts";
import { declareGate, thresholdOf } from "../gate.ts";
import { questionsOf } from "../question-lines.ts";
import {
  declareSuite,
  suiteFlags,
  suiteFromFlags,
  type SuiteChoice,
  type SuiteDescription,
} from "../suite.ts";
import { tellPreview } from "../preview-telling.ts";

export const run: Verb = {
  name: "run",
  resumes: true,
  summary:
    "Ask language models, store every response, score them. The same command continues where it stopped.",
  example: "organon run -m openai:gpt-5 -m reasoner:oracle --per-leaf 2 --max-cost 5",
  declare: (command) => {
    declareModels(command);
    command.option("--suite <file>", "items as JSON lines, instead of generate's flags");
    declareSuite(command);
    declarePacing(command);
    command
      .option("--epochs <n>", "how often each question is asked", "1")
      .option("--system <text>", "system prompt (none, as in the papers)")
      .option("--prompt <form>", "direct, or cot: the reasoning first, then a line with the answer", "direct")
      .option("--shots <n>", "demonstrations before each question, of rules drawn at random")
      .option("--shots-as <form>", "text before the question, or chat: turns of question and answer", "text");
    declareAdaptive(command);
    declareGate(command);
  },
  run: async (_, flags, context) => {
    thresholdOf(flags);
    const { terminal, config } = context;
    const names = modelNames(flags["model"], config);
    if (textFlag(flags, "suite") !== undefined)
      refuseGiven(
        context.given,
        suiteFlags,
        "does not go with --suite: the file has the questions",
        "organon generate takes it, and writes a file",
      );
    const asked = await questions(flags);
    const adaptive = adaptiveFromFlags(flags, asked.choice);
    const shown = await shotsFor(asked, wholeFlag(flags, "shots", 1));
    const prompt: PromptSettings = settingsOf(flags, shown);
    const plan: RunPlan = {
      models: names,
      suite: adaptive?.description ?? asked.description,
      prompt,
      epochs: wholeFlag(flags, "epochs", 1) ?? 1,
    };
    const isDry = flags["dryRun"] === true;
    const models = openModels(names, config, { asking: !isDry });
    const pacing = pacingOf(flags, config);
    const promptOf = (item: AskedItem): Prompt => promptFor(item, prompt, shown);
    if (isDry) {
      refuseAdaptive(adaptive !== undefined);
      await tellPreview({ plan, models, items: asked.items(), prompt: promptOf }, pacing, context);
      return 0;
    }
    const store = openStore(context, "write");
    try {
      const outcome = await runPlan(
        {
          what: "asking",
          plan,
          items: adaptive === undefined ? asked.items() : [],
          models,
          prompt: promptOf,
          store,
          pacing,
          ...(adaptive === undefined
            ? {}
            : {
                more: {
                  most: adaptive.plan.settings.budget * models.length,
                  calls: adaptiveCalls({
                    plan: adaptive.plan,
                    models,
                    prompt: promptOf,
                    store,
                    reader: answerReader.name,
                    onRound: roundTeller(terminal, adaptive.plan),
                  }),
                },
              }),
        },
        context,
      );
      return await tellOutcome(store, outcome, flags, context);
    } finally {
      await store.close();
    }
  },
};

const refuseAdaptive = (isAdaptive: boolean): void => {
  if (isAdaptive)
    throw new OrganonError("misuse", "what an adaptive run will ask depends on the answers", {
      hint: "organon plan --budget N -m MODEL says what N questions cost",
    });
};

/** The prompt's settings as the flags have them. */
export const settingsOf = (flags: Flags, shown: readonly Demonstration[]): PromptSettings => {
  const system = textFlag(flags, "system");
  const as = choiceFlag(flags, "shotsAs", shotForms);
  if (as === "chat" && shown.length === 0)
    throw new OrganonError("misuse", "--shots-as chat needs --shots", {
      hint: "as in --shots 4 --shots-as chat",
    });
  const settings = {
    style: choiceFlag(flags, "prompt", ["direct", "cot"]) ?? "direct",
    ...(system === undefined ? {} : { system }),
  };
  return withShots(settings, shown, as);
};

type Questions = {
  readonly description: SuiteDescription;
  readonly items: () => Iterable<AskedItem> | AsyncIterable<AskedItem>;
  /** How the suite was made; undefined for a file. */
  readonly choice?: SuiteChoice;
};

const questions = async (flags: Flags): Promise<Questions> => {
  const file = textFlag(flags, "suite");
  if (file === undefined) {
    const choice = suiteFromFlags(flags);
    const { plan, extent, description } = choice;
    return { description, items: () => generated(plan, extent), choice };
  }
  if (file === "-") throw new OrganonError("misuse", "--suite - is not possible", { hint: "name a file" });
  // The file is read once to the end before anything is asked: a bad line must not be met after a thousand calls.
  const hash = createHash("sha256");
  let count = 0;
  for await (const { id } of questionsOf(file)) {
    hash.update(id);
    count++;
  }
  if (count === 0) throw new OrganonError("misuse", `${file} holds no items`);
  return {
    description: { kind: "file", hash: hash.digest("hex").slice(0, 32), file },
    items: () => questionsOf(file),
  };
};

export function* generated(plan: GenerationPlan, extent: Extent): Generator<Item> {
  for (const outcome of suiteOf(plan, extent, createGenerator(plan)))
    if ("item" in outcome) yield outcome.item;
}

/** Demonstrations from the same plan, none of an item that is asked. */
const shotsFor = async (
  { choice, items }: Questions,
  shots: number | undefined,
): Promise<readonly Demonstration[]> => {
  if (shots === undefined) return [];
  if (choice === undefined)
    throw new OrganonError("misuse", "--shots needs a generated suite to draw demonstrations from", {
      hint: "leave --suite or --shots out",
    });
  const tested = new Set<string>();
  for await (const { id } of items()) tested.add(id);
  return lessonFor(
    [],
    { plan: choice.plan, usedTurns: 0, tested },
    { strategy: "random", shots, balanced: true },
  );
};
