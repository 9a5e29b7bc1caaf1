/**
 * `organon study biases`: the same arguments in other words, styles and orders, asked as one run and told in biases.html,
 * biases.md and biases.json. The same command continues it.
 */
import { dirname, join } from "node:path";
import type { AskedItem } from "#items";
import { biasesHtml, biasesJson, biasesMarkdown, biasesTerminal, type BiasStudy } from "#report";
import { biasReport, type BiasScore } from "#scores";
import { biasDesign, promptFor, type BiasItem, type Run, type RunPlan, type Store } from "#runs";
import { pacingOf } from "../asking-flags.ts";
import { modelNames, openModels, openStore, requireComplete, runPlan } from "../asking.ts";
import type { Context } from "../command.ts";
import { textFlag, wholeFlag, type Flags } from "../flags.ts";
import { settingsOf } from "../commands/run.ts";
import { tellPreview } from "../preview-telling.ts";
import { scoresOf } from "../run-scores.ts";
import { tell } from "../telling.ts";
import { version } from "../version.ts";
import { makeFolder } from "./folder.ts";
import { saveFile } from "../terminal.ts";

export const studyBiases = async (flags: Flags, context: Context): Promise<number> => {
  const { terminal, common, config, signal } = context;
  const isDry = flags["dryRun"] === true;
  const names = modelNames(flags["model"], config);
  const models = openModels(names, config, { asking: !isDry });
  const seed = wholeFlag(flags, "seed", Number.MIN_SAFE_INTEGER) ?? 1;
  const pairs = wholeFlag(flags, "pairs", 1) ?? 50;
  const design = [...biasDesign({ seed, pairs })];
  const items = design.map(({ item }) => item);
  const prompt = settingsOf({ ...flags, shotsAs: undefined }, []);
  const plan: RunPlan = {
    models: names,
    suite: { kind: "biases", version, seed, pairs },
    prompt,
    epochs: wholeFlag(flags, "epochs", 1) ?? 1,
  };
  const pacing = pacingOf(flags, config);
  const promptOf = (item: AskedItem) => promptFor(item, prompt, []);
  if (isDry) {
    await tellPreview({ plan, models, items, prompt: promptOf }, pacing, context);
    return 0;
  }
  const folder = textFlag(flags, "output") ?? join(dirname(common.store), "biases");
  const store = openStore(context, "write");
  try {
    const outcome = await runPlan(
      { what: "biases", plan, items, models, prompt: promptOf, store, pacing },
      context,
    );
    requireComplete(outcome, signal);
    const told = await studyOf(store, outcome.run, design);
    makeFolder(folder);
    const files = [
      ["biases.html", biasesHtml(told)],
      ["biases.md", biasesMarkdown(told)],
      ["biases.json", `${JSON.stringify(biasesJson(told), null, 1)}\n`],
    ] as const;
    for (const [name, text] of files) saveFile(join(folder, name), text);
    await terminal.out(
      common.json ? JSON.stringify(biasesJson(told), null, 1) : biasesTerminal(told, terminal),
    );
    for (const [name] of files) terminal.notice(`wrote ${join(folder, name)}`);
    return 0;
  } finally {
    await store.close();
  }
};

const studyOf = async (store: Store, run: Run, design: readonly BiasItem[]): Promise<BiasStudy> => {
  const report = await tell(store, run, { writable: true });
  const scores = await scoresOf(store, run, false);
  // Two ways may come to one question, as where the papers' pattern is ours: then they share its score.
  const places = new Map<string, BiasItem[]>();
  for (const one of design) places.set(one.item.id, [...(places.get(one.item.id) ?? []), one]);
  const biases = report.models.map(({ id, name }) => {
    const placed = (scores.get(id) ?? []).flatMap((score): readonly BiasScore[] =>
      (places.get(score.itemId) ?? []).map(({ argument, pair, way, conclusion }) => ({
        argument,
        pair,
        way,
        conclusion,
        score,
      })),
    );
    return { model: name, report: biasReport(placed) };
  });
  return { report, biases };
};
