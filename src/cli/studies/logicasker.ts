/**
 * `organon study logicasker`: §4 of the papers as one study. First iteration (2,080 questions), second iteration
 * with its lessons, lengths, the validity sample; told on the terminal and in study.html, study.md and study.json.
 * Each part is a run of its own in the store, so the same command continues the study wherever it was cut off.
 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { OrganonError } from "#logic";
import { createRandom, faultsOf, isProved, type AskedItem, type Item } from "#items";
import { reasonForms, shotForms, weakRuleTypes } from "#lessons";
import type { Prompt } from "#models";
import {
  logicaskerHtml,
  logicaskerJson,
  logicaskerMarkdown,
  logicaskerTerminal,
  publishedModelOf,
  renderValidityPage,
  validitySheet,
  pairSheets,
  type JudgedItem,
  type LogicAskerPart,
  type LogicAskerStudy,
  type ModelReport,
  type RuleType,
  type ValidityPart,
} from "#report";
import { proportion, validityOf, type Score } from "#scores";
import { lengthItems, promptFor, runIdOf, type Run, type RunPlan, type Store } from "#study";
import { modelNames, openModels, openStore } from "../asking.ts";
import type { Context } from "../command.ts";
import { choiceFlag, textFlag, wholeFlag, type Flags } from "../flags.ts";
import { improveOne } from "../commands/improve.ts";
import { lengthsFromFlags } from "../commands/lengths.ts";
import { save } from "../commands/report.ts";
import { generated, pacingOf, settingsOf } from "../commands/run.ts";
import { annotations } from "../commands/sample.ts";
import { quoted } from "../same-command.ts";
import { suiteDescription, suiteFromFlags } from "../suite.ts";
import { improvementOf, papersLesson, scoresOf, tell, type LessonSettings } from "../telling.ts";
import { fileError } from "../terminal.ts";
import { previewLogicAsker } from "./logicasker-preview.ts";
import { createPhases } from "./phases.ts";

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
    for (const model of models) {
      await improveOne(store, run, model, settings, phases.pacing(), context);
      await countArms(store, run, model.id, settings, phases.spent);
    }
    const validity = await sampleOf(store, run, folder, sheets);
    const told = await studyOf(store, run, lengthsRun, validity, settings);
    makeFolder(folder);
    const files = [
      ["study.html", logicaskerHtml(told)],
      ["study.md", logicaskerMarkdown(told)],
      ["study.json", `${JSON.stringify(logicaskerJson(told), null, 1)}\n`],
    ] as const;
    for (const [name, text] of files) save(join(folder, name), text);
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

/** Tells the budget what a model's lessons have cost. */
const countArms = async (
  store: Store,
  run: Run,
  model: string,
  settings: LessonSettings,
  spent: (run: Run) => Promise<void>,
): Promise<void> => {
  const scores = (await scoresOf(store, run, false)).get(model) ?? [];
  for (const arm of improvementOf(run, { id: model }, scores, settings)?.arms ?? [])
    await spent(await store.findRun(runIdOf(arm.plan)));
};

// ── validity ───────────────────────────────────────────────────────────────────────────────────────────────

const papersShare = 0.1;

/** Draws a tenth of the questions, examines them by machine, and lays sheets out for people where there are none. */
const sampleOf = async (
  store: Store,
  run: Run,
  folder: string,
  people: ValidityPart["people"],
): Promise<ValidityPart> => {
  const items: Item[] = [];
  for await (const item of store.items(run)) if (isProved(item)) items.push(item);
  const drawn = sampled(items, run);
  const sheet = validitySheet(drawn);
  const paths = [1, 2].map((number) => join(folder, "validity", `annotator-${number}.csv`));
  makeFolder(join(folder, "validity"));
  const page = join(folder, "validity", "questions.html");
  const files = [
    ...paths.map((path) => [path, sheet] as const),
    [page, renderValidityPage(drawn, run.id)] as const,
  ];
  // What is there may hold somebody's work.
  for (const [path, text] of files) if (!existsSync(path)) save(path, text);
  return {
    drawn: drawn.length,
    of: items.length,
    faulty: drawn.filter((item) => faultsOf(item).length > 0).length,
    sheets: paths,
    ...(people === undefined ? {} : { people }),
  };
};

const sampled = (items: readonly Item[], { plan }: Pick<Run, "plan">): readonly Item[] =>
  createRandom(`validity ${runIdOf(plan)}`)
    .shuffle(items)
    .slice(0, Math.max(1, Math.round(items.length * papersShare)));

/** The judgement of the two sheets that --sheets names; undefined without it. */
const readSheets = async (flags: Flags, items: readonly JudgedItem[]): Promise<ValidityPart["people"]> => {
  const named = flags["sheets"];
  if (!Array.isArray(named)) return undefined;
  const [one, other, ...more] = named.map(String);
  if (one === undefined || other === undefined || more.length > 0)
    throw new OrganonError("misuse", `--sheets takes two sheets, not ${named.length}`);
  const known = new Set(items.map(({ id }) => id));
  return validityOf(pairSheets(await annotations(one, known), await annotations(other, known)));
};

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

/** Makes a folder and those above it, or says why it cannot. */
export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw fileError(folder, cause);
  }
};
