/**
 * The sets of questions that can be looked at beside the runs: files that were named to the viewer, in our lines or in a dataset's own
 * layout, and what the store's runs asked. Imported sets are audited, and the words of any are counted. What is read of a set is kept
 * until the viewer ends.
 */
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { choiceItems } from "#items/open-suite";
import { questionOf, type Question } from "#items/question";
import { misuse, unknownName } from "#logic/error";
import { seenCalls } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { auditDataset } from "../audit/audit.ts";
import type { DatasetAudit } from "../audit/set-part.ts";
import { diversity, ownText } from "../audit/diversity.ts";
import { fileError } from "#workspace/files/file-error";
import { entriesOf } from "#workspace/files/entries";
import { datasetNames } from "#items/names";
import { importQuestions } from "../import-questions.ts";
import { datasetText } from "#workspace/files/dataset-text";
import { createMemory } from "./memory.ts";
import { suiteWords } from "../results/plan-words.ts";

/** A set in a list; of no dataset are questions of ours. */
export type SetLine = {
  /** A file's as it was named, or a run's id. */
  readonly id: string;
  readonly name: string;
  /** The run's name, if a user gave it one. */
  readonly run?: string;
  readonly from: "file" | "run";
  readonly dataset?: string;
};

export type Sets = ReturnType<typeof openSets>;

/** More questions than these are not looked at; the first ones are. */
const [maxOfFile, maxOfRun, maxItems] = [20_000, 3_000, 1_000];
/** Runs whose sets are listed, the newest of each suite. */
const maxRuns = 100;

/** A file that is named to the viewer: ours, or `DATASET=FILE` in a dataset's own layout. Misuse for an unknown dataset. */
const namedSet = (text: string): { readonly path: string; readonly dataset?: string } => {
  const [, dataset, path] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (dataset === undefined || path === undefined) return { path: text };
  if (!datasetNames.includes(dataset)) throw unknownName("dataset", dataset, datasetNames);
  return { path, dataset };
};

/** The sets of a store's runs, and of the files that are named. */
export const openSets = (store: Store, files: readonly string[] = []) => {
  const named = new Map(files.map((file) => [file, namedSet(file)]));
  const kept = createMemory<readonly Question[]>();
  const audits = createMemory<DatasetAudit>();
  const questionsIn = (id: string): Promise<readonly Question[]> => kept(id, "", () => readSet(id));

  const readSet = async (id: string): Promise<readonly Question[]> => {
    const file = named.get(id);
    if (file === undefined) return questionsOfRun(store, await store.findRun(id));
    if (file.dataset === undefined)
      return (await firstOf(entriesOf(file.path), maxOfFile)).map((line) => questionOf(line));
    const { questions } = importQuestions(await datasetText(file.path), {
      format: file.dataset,
      name: file.path,
    });
    return questions;
  };

  const audit = async (id: string): Promise<DatasetAudit> => {
    const questions = await questionsIn(id);
    const dataset = named.get(id)?.dataset ?? questions[0]?.tags["dataset"];
    if (dataset === undefined)
      throw misuse("generated questions have certificates already", "organon audit FILE checks them");
    return auditDataset(questions, { dataset });
  };

  return {
    /** Misuse where a file that was named is not there or begins with no question. */
    list: async (): Promise<readonly SetLine[]> => [
      ...(await Promise.all([...named].map(([id, { path, dataset }]) => lineOfFile(id, path, dataset)))),
      ...(await linesOfRuns(store)),
    ],
    /** The keys of an imported set decided anew, and what its surface gives away. Misuse for a set of ours. */
    audit: (id: string) => audits(id, "", () => audit(id)),
    /** The words of some sets beside the paper's. */
    diversity: async (ids: readonly string[]) => {
      const sets = [];
      for (const id of ids) {
        const file = named.get(id);
        const name =
          file === undefined ? suiteWords((await store.findRun(id)).plan.suite) : basename(file.path);
        sets.push({ name, texts: (await questionsIn(id)).map(ownText) });
      }
      return diversity({ sets });
    },
  };
};

const lineOfFile = async (id: string, path: string, dataset: string | undefined): Promise<SetLine> => {
  await stat(path).catch((cause: unknown) => {
    throw fileError(path, cause);
  });
  const [first] = dataset === undefined ? await firstOf(entriesOf(path), 1) : [];
  const whose = dataset ?? (first && questionOf(first).tags["dataset"]);
  return { id, name: basename(path), from: "file", dataset: whose };
};

/** One line a suite: whoever asked it last. */
const linesOfRuns = async (store: Store): Promise<readonly SetLine[]> => {
  const bySuite = new Map<string, Run>();
  for (const run of await store.runs()) {
    const { suite } = run.plan;
    const name = JSON.stringify(suite);
    if (suite.kind !== "derived" && !bySuite.has(name) && bySuite.size < maxRuns) bySuite.set(name, run);
  }
  return Promise.all(
    [...bySuite.values()].map(async (run): Promise<SetLine> => {
      const { suite } = run.plan;
      const first =
        suite.kind === "file" ? (await seenCalls(store, run, { subject: 0 }, [0])).get(0) : undefined;
      const dataset = first?.question.tags["dataset"];
      return { id: run.id, name: suiteWords(suite), run: run.name, from: "run", dataset };
    }),
  );
};

/** What a run asked: items of ours made anew, and other questions as the store keeps them, each once. */
const questionsOfRun = async (store: Store, run: Run): Promise<readonly Question[]> => {
  const { suite, epochs } = run.plan;
  if (suite.kind === "choice") {
    const items = await firstOf(choiceItems(suite), Math.min(suite.first ?? maxItems, maxItems));
    return items.map((line) => questionOf(line));
  }
  const found = new Map<string, Question>();
  for (let from = 0; from < maxOfRun * epochs; from += 500) {
    const places = Array.from({ length: 500 }, (_, i) => from + i);
    const calls = await seenCalls(store, run, { subject: 0 }, places);
    for (const { question } of calls.values())
      if ((question.tags["rotation"] ?? "0") === "0") found.set(question.id, question);
    if (calls.size === 0) break;
  }
  return [...found.values()];
};

/** The first of many, with turns for others in between. */
const firstOf = async <Value>(
  values: Iterable<Value> | AsyncIterable<Value>,
  max: number,
): Promise<readonly Value[]> => {
  const first: Value[] = [];
  for await (const value of values) {
    first.push(value);
    if (first.length === max) break;
    if (first.length % 8 === 0) await new Promise((turn) => setImmediate(turn));
  }
  return first;
};
