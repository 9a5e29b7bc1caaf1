/**
 * What a test works with: a folder of its own, command lines run in it (in this process or another), stores, models. Nothing of
 * the surroundings' variables is passed on, so that no real API key is near.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { choiceItems } from "#items/open-suite";
import { writeLine, toQuestions } from "#items/formats/lines";
import type { Question } from "#items/question";
import type { LanguageModel } from "#models/language-model";
import type { Store } from "#runs/store";
import { requireComplete } from "#experiments/asking/asking";
import { readEntries } from "#workspace/files/entries";
import { generate } from "#commands/generate/generate";
import { openStore } from "#experiments/open-store";
import { report } from "#experiments/results/report";
import { run, type RunOptions } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { choiceSuite } from "#experiments/suites";
import { type CommandSurroundings, runCommand } from "../src/commands/run-command.ts";
import type { LoadPackage } from "../src/commands/entry.ts";
import type { Stream } from "../src/commands/surroundings.ts";
import { closeLater } from "./closing.ts";

export type Ended<Code = number> = { readonly code: Code; readonly stdout: string; readonly stderr: string };

/** How the surroundings of a command line differ from pipes without variables, in which nobody interrupts. */
export type Elsewhere = Partial<
  Pick<CommandSurroundings, "env" | "signal" | "saveFirst" | "confirm" | "loadPackage">
> & {
  /** The width of the terminal that both streams are. */
  readonly columns?: number;
  /** Called with everything that is written to stderr. */
  readonly onNotice?: (text: string) => void;
};

/** Loads a package beside the core from its sources. */
export const loadPackage: LoadPackage = (name) =>
  import(`../packages/${name.replace("organon-", "")}/src/index.ts`);

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "organon-test-"));

/** A folder, a new one unless it is named; its files; command lines run in it within this process; a store in it. */
export const fixture = (folder = newFolder()) => {
  const pathOf = (name: string): string => join(folder, name);
  const call = async (args: readonly string[], elsewhere: Elsewhere = {}): Promise<Ended> => {
    process.chdir(folder);
    const { env = {}, signal = new AbortController().signal, columns, onNotice, ...rest } = elsewhere;
    const [stdout, stderr] = [keepText(columns), keepText(columns, onNotice)];
    const code = await runCommand(args, {
      stdout: stdout.stream,
      stderr: stderr.stream,
      env,
      signal,
      loadPackage,
      ...rest,
    });
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  };
  return {
    folder,
    pathOf,
    call,
    organon: (...args: readonly string[]): Promise<Ended> => call(args),
    /** The one document that a command prints with --json. */
    json: async (...args: readonly string[]): Promise<unknown> => {
      const { code, stdout, stderr } = await call([...args, "--json"]);
      if (code !== 0) throw new Error(`exit ${code}: ${stderr}`);
      return JSON.parse(stdout);
    },
    /** Writes a file; its name, as command lines take it. */
    write: (name: string, text: string): string => {
      writeFileSync(pathOf(name), text);
      return name;
    },
    /** Writes a file; its whole path, as library functions take it. */
    save: (name: string, text: string): string => {
      writeFileSync(pathOf(name), text);
      return pathOf(name);
    },
    read: (name: string): string => readFileSync(pathOf(name), "utf8"),
    store: (name = "store.sqlite"): Store => newStore(pathOf(name)),
  };
};

export type Fixture = ReturnType<typeof fixture>;

/** A stream that keeps what is written to it. */
const keepText = (
  columns: number | undefined,
  onText?: (text: string) => void,
): { readonly stream: Stream; readonly text: () => string } => {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      parts.push(Buffer.from(chunk));
      onText?.(chunk.toString());
      done();
    },
  });
  return {
    stream: Object.assign(stream, columns === undefined ? {} : { isTTY: true, columns }),
    text: () => Buffer.concat(parts).toString(),
  };
};

/** The words of a command line; what is quoted is one word. */
export const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

/** How a command line ends: its exit code (0 unless it is said), what is printed, and members of its JSON with --json. */
export type Expected = {
  readonly code?: number;
  readonly out?: RegExp;
  readonly err?: RegExp;
  readonly json?: object;
};

/** A test for each row: a fact, the command line that shows it, and how this ends. */
export const testRows = (
  { organon }: Fixture,
  rows: readonly (readonly [fact: string, line: string, expected: Expected])[],
): void => {
  test.each(rows)("%s: organon %s", async (_, line, { code = 0, out, err, json }) => {
    const ended = await organon(...wordsOf(line), ...(json === undefined ? [] : ["--json"]));
    expect(ended.code, ended.stderr).toBe(code);
    if (out !== undefined) expect(ended.stdout).toMatch(out);
    if (err !== undefined) expect(ended.stderr).toMatch(err);
    if (json !== undefined) expect(JSON.parse(ended.stdout)).toMatchObject(json);
  });
};

/** A new store, closed when the file's tests are over. */
export const newStore = (path = join(newFolder(), "store.sqlite")): Store => {
  const store = openStore(path);
  closeLater(() => store.close());
  return store;
};

/** Models by their names, without any variables. */
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
  [...generate(given)].map(writeLine);

/** The lines of a file of four-option questions. */
export const choiceLines = (given: Parameters<typeof choiceSuite>[0]): readonly string[] =>
  [...choiceItems(choiceSuite(given))].map((item) => JSON.stringify(item));

/** The questions of a file. */
export const questionsIn = async (path: string): Promise<readonly Question[]> => {
  const questions: Question[] = [];
  for await (const entry of readEntries(path)) questions.push(...toQuestions(entry));
  return questions;
};

export const launcher = resolve(import.meta.dirname, "../bin/organon.js");

export type Started = { readonly child: ChildProcess; readonly ended: Promise<Ended<number | null>> };

/** Starts the program as a user does, in a process of its own. */
export const startProcess = (
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  nodeArgs: readonly string[] = [],
): Started => {
  const child = spawn(process.execPath, [...nodeArgs, launcher, ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  child.stdout.on("data", (data: Buffer) => (texts.stdout += data.toString()));
  child.stderr.on("data", (data: Buffer) => (texts.stderr += data.toString()));
  const ended = new Promise<Ended<number | null>>((done) =>
    child.once("close", (code) => done({ code, ...texts })),
  );
  return { child, ended };
};

/** The whole program, to its end. */
export const runProcess = (...given: Parameters<typeof startProcess>): Started["ended"] =>
  startProcess(...given).ended;
