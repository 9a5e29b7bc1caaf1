/** What verbs are handed in tests: a folder of their own, a real SQLite store in it, models that are open. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { choiceItems } from "#items/open-suite";
import { lineOf, questionsOf } from "#items/formats/lines";
import type { Question } from "#items/question";
import type { LanguageModel } from "#models/language-model";
import type { Store } from "#runs/store";
import { requireComplete } from "#experiments/asking/asking";
import { entriesOf } from "#workspace/files/entries";
import { generate } from "#commands/generate/generate";
import { openStore } from "#experiments/open-store";
import { report } from "#experiments/results/report";
import { run, type RunOptions } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { choiceSuite } from "#experiments/suites";
import { closeLater } from "../closing.ts";

/** A new folder and its files. */
export const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "organon-verbs-"));
  const pathOf = (name: string): string => join(folder, name);
  return {
    folder,
    pathOf,
    read: (name: string): string => readFileSync(pathOf(name), "utf8"),
    write: (name: string, text: string): string => {
      writeFileSync(pathOf(name), text);
      return pathOf(name);
    },
  };
};

/** A new store, closed when the file's tests are over. */
export const newStore = (path = openFolder().pathOf("store.sqlite")): Store => {
  const store = openStore(path);
  closeLater(() => store.close());
  return store;
};

/** Models by their names, without any variables: no real key is near. */
export const models = (...names: readonly string[]): readonly LanguageModel[] =>
  openModels(names, { env: {} });

/** Asks a suite to its end; the run's id. */
export const askedRun = async (options: RunOptions, store: Store): Promise<string> => {
  const outcome = await run(options, { store });
  requireComplete(outcome);
  return outcome.run.id;
};

/** The report of a run. */
export const told = (store: Store, id = "latest") => report({ run: id, judge: true }, { store });

/** The lines of a generated suite. */
export const linesFor = (given: Parameters<typeof generate>[0]): readonly string[] =>
  [...generate(given)].map(lineOf);

/** The lines of a file of four-option questions. */
export const choiceLines = (given: Parameters<typeof choiceSuite>[0]): readonly string[] =>
  [...choiceItems(choiceSuite(given))].map((item) => JSON.stringify(item));

/** The questions of a file. */
export const questionsIn = async (path: string): Promise<readonly Question[]> => {
  const questions: Question[] = [];
  for await (const entry of entriesOf(path)) questions.push(...questionsOf(entry));
  return questions;
};
