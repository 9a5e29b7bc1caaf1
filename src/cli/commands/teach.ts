/**
 * `organon teach RUN`: demonstrations for the weak skills of a run's model, as text to put before a question, as turns
 * of a chat, or as training and validation files that are checked for leaks.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { OrganonError, unknownName } from "#logic";
import { isProved, type Item } from "#items";
import {
  chatLine,
  chatTurns,
  completionLine,
  reasonForms,
  reasonTellers,
  weaknesses,
  type Demonstration,
  type TestedQuestion,
} from "#lessons";
import type { Score } from "#scores";
import { nearestLessons, trainingFor, type FreshSource, type Run, type Store } from "#runs";
import { openStore } from "../asking.ts";
import type { Context, Verb } from "../command.ts";
import { choiceFlag, refuseGiven, textFlag, wholeFlag, type Flags } from "../flags.ts";
import { isImported, questionsOf } from "../question-lines.ts";
import { demonstrationsFor, freshSource } from "../lessons.ts";
import { scoresOf } from "../run-scores.ts";
import { fileError, saveFile } from "../terminal.ts";

const trainingFlags = ["output", "examples", "validation", "against"] as const;

export const teach: Verb = {
  name: "teach",
  summary: "Demonstrations built from a model's weakest skills, with answers and reasons; or training files.",
  example: "organon teach latest --format finetune -o training --against suite.jsonl",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option("-m, --model <name>", "which model of the run; its first when not given")
      .option("--shots <n>", "how many demonstrations", "4")
      .option("--strategy <name>", "weak, random, or nearest to the question named by --item", "weak")
      .option(
        "--item <id>",
        "the question that nearest demonstrations are for: its id, or the beginning of it",
      )
      .option("--balanced", "draw random demonstrations half yes, half no", false)
      .option("--reasons <form>", `how reasons are given: ${reasonForms.join(", ")}`, "short")
      .option("--format <name>", "text, chat (turns as JSON), finetune (files)", "text")
      .option("-o, --output <folder>", "where the training files go", "training")
      .option("--examples <n>", "training and validation examples in all", "400")
      .option("--validation <p>", "the share of them that is for validation", "0.1")
      .option("--against <file...>", "suites whose questions must not be trained on, beside the run's own");
  },
  run: async ([reference = "latest"], flags, context) => {
    const format = choiceFlag(flags, "format", ["text", "chat", "finetune"]) ?? "text";
    if (format !== "finetune")
      refuseGiven(context.given, trainingFlags, "is for training files", "add --format finetune");
    const store = openStore(context, "read");
    try {
      const run = await store.findRun(reference);
      const names = run.subjects.map(({ id }) => id);
      const model = textFlag(flags, "model") ?? names[0] ?? "";
      if (!names.includes(model)) throw unknownName("model of the run", model, names);
      const scores = (await scoresOf(store, run, false)).get(model) ?? [];
      const source = freshSource(run, scores);
      if (source === undefined)
        throw new OrganonError(
          "misuse",
          `run ${run.id} asked no generated suite, and demonstrations need one to be made from`,
        );
      if (format === "finetune")
        return await writeTraining(store, run, model, scores, source, flags, context);
      const shown = await chosen(store, run, scores, source, flags);
      await tellShown(run, model, format, shown, flags, context);
      return 0;
    } finally {
      await store.close();
    }
  },
};

const strategyOf = (flags: Flags) => choiceFlag(flags, "strategy", ["weak", "random", "nearest"]) ?? "weak";

const chosen = async (
  store: Store,
  run: Run,
  scores: readonly Score[],
  source: FreshSource,
  flags: Flags,
): Promise<readonly Demonstration[]> => {
  const shots = wholeFlag(flags, "shots", 1) ?? 4;
  const reasons = choiceFlag(flags, "reasons", reasonForms) ?? "short";
  const strategy = strategyOf(flags);
  if (strategy === "nearest") {
    const item = await itemNamed(store, run, textFlag(flags, "item"));
    return nearestLessons(source, [item], { shots, reasons })(item);
  }
  const balanced = flags["balanced"] === true;
  return demonstrationsFor(run, scores, { strategy, shots, k: 10, balanced, reasons }) ?? [];
};

/** The one item of the run whose id begins so. */
const itemNamed = async (store: Store, run: Run, prefix: string | undefined): Promise<Item> => {
  if (prefix === undefined)
    throw new OrganonError("misuse", "--strategy nearest needs a question to be near to", {
      hint: "name it by --item ID; organon improve RUN --nearest measures them on the weakness set",
    });
  const found: Item[] = [];
  for await (const item of store.items(run))
    if (isProved(item) && item.id.startsWith(prefix)) found.push(item);
  const [item, ...more] = found;
  if (item === undefined || more.length > 0)
    throw new OrganonError(
      "misuse",
      `“${prefix}” begins the ids of ${found.length} questions of run ${run.id}`,
    );
  return item;
};

const tellShown = async (
  run: Run,
  model: string,
  format: "text" | "chat",
  shown: readonly Demonstration[],
  flags: Flags,
  { terminal, common }: Context,
): Promise<void> => {
  const strategy = strategyOf(flags);
  if (common.json)
    await terminal.out(
      JSON.stringify(
        {
          run: run.id,
          model,
          strategy,
          demonstrations: shown,
          ...(format === "chat" ? { messages: chatTurns(shown) } : {}),
        },
        null,
        1,
      ),
    );
  else if (format === "chat") await terminal.out(JSON.stringify({ messages: chatTurns(shown) }, null, 1));
  else await terminal.out(shown.map(({ text }) => text).join("\n\n"));
};

// ── training files ─────────────────────────────────────────────────────────────────────────────────────────

const writeTraining = async (
  store: Store,
  run: Run,
  model: string,
  scores: readonly Score[],
  source: FreshSource,
  flags: Flags,
  { terminal, common }: Context,
): Promise<number> => {
  const examples = wholeFlag(flags, "examples", 2) ?? 400;
  const validationShare = shareOf(textFlag(flags, "validation") ?? "0.1");
  const reasons = choiceFlag(flags, "reasons", reasonForms) ?? "short";
  const folder = textFlag(flags, "output") ?? "training";
  const files = Array.isArray(flags["against"]) ? flags["against"].map(String) : [];
  const tested: TestedQuestion[] = [];
  for await (const item of store.items(run)) tested.push(item);
  for (const file of files)
    for await (const item of questionsOf(file))
      tested.push(isImported(item) ? { id: item.id, question: item.question } : item);
  // The ten lowest leaves, but none that was always right.
  const weak = weaknesses(scores, { k: 10 }).weaknesses.filter(({ accuracy }) => (accuracy.value ?? 1) < 1);
  const { train, validation, dropped } = trainingFor(weak, source, {
    tested,
    examples,
    validationShare,
    tellReason: reasonTellers[reasons],
  });
  if (train.length === 0)
    throw new OrganonError("finding", `no training question could be made from the weak skills of ${model}`, {
      hint: "finish the run first, or name fewer suites by --against",
    });
  const { system } = run.plan.prompt;
  const written = [
    ["train.chat.jsonl", train.map((one) => chatLine(one, system))],
    ["validation.chat.jsonl", validation.map((one) => chatLine(one, system))],
    ["train.completion.jsonl", train.map(completionLine)],
    ["validation.completion.jsonl", validation.map(completionLine)],
  ] as const;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw fileError(folder, cause);
  }
  for (const [name, lines] of written)
    saveFile(join(folder, name), lines.map((line) => `${line}\n`).join(""));
  const yes = (list: readonly Demonstration[]): number => list.filter(({ label }) => label === "yes").length;
  const summary = {
    run: run.id,
    model,
    train: { examples: train.length, yes: yes(train) },
    validation: { examples: validation.length, yes: yes(validation) },
    leakage: {
      checkedAgainst: tested.length,
      files: ["the run's own questions", ...files],
      dropped,
    },
    files: written.map(([name]) => join(folder, name)),
  };
  saveFile(join(folder, "leakage.json"), `${JSON.stringify(summary, null, 1)}\n`);
  await terminal.out(
    common.json
      ? JSON.stringify(summary, null, 1)
      : [
          `${train.length} training and ${validation.length} validation examples, half of them yes; wrote ${folder}/`,
          `checked against ${tested.length} tested questions by id, text and content: ${dropped.id + dropped.text + dropped.content} were thrown away, none is left`,
        ].join("\n"),
  );
  return 0;
};

const shareOf = (text: string): number => {
  const share = Number(text);
  if (text.trim() !== "" && share >= 0 && share < 1) return share;
  throw new OrganonError("misuse", `--validation ${text} is not a share from 0 to below 1`);
};
