/**
 * `organon study logicasker`: §4 of the papers as one study. First iteration (2,080 questions), second iteration
 * with its lessons, lengths, the validity sample; told on the terminal and in study.html, study.md and study.json.
 * Each part is a run of its own in the store, so the same command continues the study wherever it was cut off.
 */
import { dirname, join } from "node:path";
import { isProved, type AskedItem, type Item } from "#items";
import { reasonForms, shotForms, weakRuleTypes } from "#lessons";
import type { Prompt } from "#models";
import {
  logicaskerHtml,
  logicaskerJson,
  logicaskerMarkdown,
  logicaskerTerminal,
  publishedModelOf,
  type LogicAskerPart,
  type LogicAskerStudy,
  type ModelReport,
  type RuleType,
  type ValidityPart,
} from "#report";
import { proportion, type Score } from "#scores";
import { lengthItems, promptFor, type Run, type RunPlan, type Store } from "#runs";
import { modelNames, openModels, openStore } from "../asking.ts";
import { pacingOf } from "../asking-flags.ts";
import type { Context } from "../command.ts";
import { choiceFlag, textFlag, wholeFlag, type Flags } from "../flags.ts";
import { improveOne } from "../commands/improve.ts";
import { lengthsFromFlags } from "../commands/lengths.ts";
import { generated, settingsOf } from "../commands/run.ts";
import { createPhases } from "../phases.ts";
import { quoted } from "../same-command.ts";
import { suiteDescription, suiteFromFlags } from "../suite.ts";
import { papersLesson, type LessonSettings } from "../lessons.ts";
import { scoresOf } from "../run-scores.ts";
import { tell } from "../telling.ts";
import { makeFolder } from "./folder.ts";
import { previewLogicAsker } from "./logicasker-preview.ts";
import { readSheets, sampleOf } from "./logicasker-validity.ts";
import { saveFile } from "../terminal.ts";

export const studyLogicAsker = async (flags: Flags, context: Context): Promise<number> => {
  const { terminal, common, config } = context;
  const isDry = flags["dryRun"] === true;
  const names = modelNames(flags["model"], config);
  const models = openModels(names, config, { asking: !isDry });
  const { seed, style, lexicon, perLeaf } = flags;
  const suite = suiteFromFlags({ profile: "paper", seed, style, lexicon, perLeaf });
  const lengths = lengthsFromFlags({ ...flags, profile: "paper", kind: undefined, skill: undefined });
  const prompt = settingsOf({ ...flags, shotsAs: undefined }, []);
  const promptOf = (item: AskedItem): Prompt => promptFor(item, prompt, []);
  const first: RunPlan = { models: names, suite: suite.description, prompt, epochs: 1 };
  const byLength: RunPlan = { models: names, suite: lengths.description, prompt, epochs: 1 };
  const settings = lessonSettings(flags);
  const pacing = pacingOf(flags, config);
  if (isDry)
    return previewLogicAsker(
      { first, byLength, suite, lengths: lengths.asked, models, promptOf, settings, pacing },
      context,
    );

  // A bad sheet must not be met after three thousand calls.
  const sheets = await readSheets(flags, [...generated(suite.plan, suite.extent)]);
  const folder = textFlag(flags, "output") ?? join(dirname(common.store), "logicasker");
  const store = openStore(context, "write");
  try {
    const phases = createPhases(store, pacing, context);
    const common = { models, prompt: promptOf };
    const items = generated(suite.plan, suite.extent);
    const run = await phases.run({ ...common, what: "first iteration", plan: first, items });
    const lengthsRun = await phases.run({
      ...common,
      what: "lengths",
      plan: byLength,
      items: lengthItems(lengths.asked),
    });
    for (const model of models) await improveOne(store, run, model, settings, phases);
    const validity = await sampleOf(store, run, folder, sheets);
    const told = await studyOf(store, run, lengthsRun, validity, settings);
    makeFolder(folder);
    const files = [
      ["study.html", logicaskerHtml(told)],
      ["study.md", logicaskerMarkdown(told)],
      ["study.json", `${JSON.stringify(logicaskerJson(told), null, 1)}\n`],
    ] as const;
    for (const [name, text] of files) saveFile(join(folder, name), text);
    await terminal.out(
      context.common.json
        ? JSON.stringify(logicaskerJson(told), null, 1)
        : logicaskerTerminal(told, terminal),
    );
    for (const [name] of files) terminal.notice(`wrote ${join(folder, name)}`);
    return 0;
  } finally {
    await store.close();
  }
};

const lessonSettings = (flags: Flags): LessonSettings => ({
  ...papersLesson,
  shots: wholeFlag(flags, "shots", 1) ?? papersLesson.shots,
  nearest: flags["nearest"] === true,
  as: choiceFlag(flags, "shotsAs", shotForms) ?? papersLesson.as,
  reasons: choiceFlag(flags, "reasons", reasonForms) ?? "short",
});

// ── telling ────────────────────────────────────────────────────────────────────────────────────────────────

const studyOf = async (
  store: Store,
  run: Run,
  lengthsRun: Run,
  validity: ValidityPart,
  settings: LessonSettings,
): Promise<LogicAskerStudy> => {
  const report = await tell(store, run, { writable: true, settings });
  const byLength = await tell(store, lengthsRun, { writable: true, settings });
  const models = report.models.map((model): ModelReport => {
    const other = byLength.models.find(({ id }) => id === model.id);
    const published = publishedModelOf(model.id);
    return {
      ...model,
      byLength: other?.byLength ?? [],
      ...(published === undefined
        ? {}
        : { organisation: published.organisation, launched: published.launched }),
    };
  });
  const scores = await scoresOf(store, run, false);
  const labels = [...scores.values()][0] ?? [];
  const part: LogicAskerPart = {
    weakRules: await weakRulesOf(store, run, models, scores),
    validity,
    noKeys: proportion(labels.filter(({ label }) => label === "no").length, labels.length),
    lengthsRun: lengthsRun.id,
  };
  return { report: { ...report, models, command: commandLine(run, lengthsRun, settings) }, part };
};

/** What to type to get the study again. */
const commandLine = (run: Run, lengthsRun: Run, settings: LessonSettings): string => {
  const suite = suiteDescription(run.plan.suite);
  const lengths = suiteDescription(lengthsRun.plan.suite);
  const words = [
    ...run.plan.models.flatMap((model) => ["-m", model]),
    ...(["seed", "style", "lexicon"] as const).flatMap((name) => [`--${name}`, String(suite[name])]),
    "--per-leaf",
    String(suite["perLeaf"]),
    "--lengths",
    String(lengths["lengths"]),
    "--per-length",
    String(lengths["perLength"]),
    "--shots",
    String(settings.shots),
    "--reasons",
    settings.reasons ?? "short",
    ...(settings.nearest === true ? ["--nearest"] : []),
    ...(settings.as === "text" ? [] : ["--shots-as", settings.as]),
    ...(run.plan.prompt.style === "direct" ? [] : ["--prompt", run.plan.prompt.style]),
    ...(run.plan.prompt.system === undefined ? [] : ["--system", run.plan.prompt.system]),
  ];
  return ["organon study logicasker", ...words.map(quoted)].join(" ");
};

/** The papers list three. */
const weakRulesShown = 3;

const weakRulesOf = async (
  store: Store,
  run: Run,
  models: readonly ModelReport[],
  scores: ReadonlyMap<string, readonly Score[]>,
): Promise<LogicAskerPart["weakRules"]> => {
  const found = models.map(({ id, name }) => ({
    id,
    name,
    rules: weakRuleTypes(scores.get(id) ?? [])
      .filter(({ accuracy }) => (accuracy.value ?? 1) < 1)
      .slice(0, weakRulesShown),
  }));
  const wanted = new Set(found.flatMap(({ rules }) => rules.flatMap(({ example }) => example ?? [])));
  const items = new Map<string, Item>();
  if (wanted.size > 0)
    for await (const item of store.items(run))
      if (isProved(item) && wanted.has(item.id)) items.set(item.id, item);
  return found.map(({ id, name, rules }) => ({
    model: name,
    rules: rules.map(({ example, ...rule }): RuleType => {
      const item = example === undefined ? undefined : items.get(example);
      const answer = scores
        .get(id)
        ?.find(({ itemId, verdict }) => itemId === example && verdict.outcome === "incorrect");
      if (item === undefined || answer === undefined) return rule;
      const { premisesText, conclusionText, label } = item;
      return {
        ...rule,
        example: { premisesText, conclusionText, label, answer: answer.verdict.answer ?? "" },
      };
    }),
  }));
};
