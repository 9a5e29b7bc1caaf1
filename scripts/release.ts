/**
 * `npm run release [-- FOLDER]` makes the dataset organon-2026.12 and the packages below a folder (default: release/), and prints contents,
 * sizes and checksums. Nothing is published. `--private SEED` makes the private set alone; `--only dataset|packages` one of both;
 * `--jobs n` sets how many parts are made at once (default: the number of cores).
 * Questions come from `organon generate`, files from the exports; the same commit gives the same bytes.
 */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { exportQuestions } from "#commands/export/export";
import type { SetPart } from "#items/exports/export";
import type { Question } from "#items/question";
import { extend } from "#experiments/extend";
import { readQuestionFile } from "#workspace/files/entries";
import * as graded from "../packages/graded/src/index.ts";

const root = resolve(import.meta.dirname, "..");
const launcher = join(root, "bin/organon.js");

/** The dataset's configurations, and what `organon generate` makes them of. */
const configs: Readonly<Record<string, string>> = {
  balanced: "--length 1-7 --limit 5200",
  four_option: "--task four-option --per-type 300",
  graded: "--task three-way,proof,countermodel --length 1,2,4,8 --per-point 250",
  four_option_paper: "--task four-option --set paper",
  paper: "--profile paper --per-skill 10",
};

/** Of the paper's set, models are asked the 900 items that the paper sets apart. */
const asked: Readonly<Record<string, number>> = { four_option_paper: 900 };

type DatasetPlan = {
  readonly folder: string;
  readonly name?: string;
  readonly seed?: number;
  /** The first one is asked by the tasks for harnesses. */
  readonly splits?: readonly [string, ...string[]];
  readonly configs?: Readonly<Record<string, string>>;
  readonly jobs?: number;
  readonly log?: (line: string) => void;
};

type Part = SetPart & { readonly path: string; readonly summary: Summary };

type Summary = {
  readonly asked: number;
  readonly made: number;
  readonly arguments: { readonly distinct: number };
  readonly dropped: Readonly<Record<string, number>>;
};

/** Makes the dataset in a folder, whose old content is removed. */
export const makeDataset = async (plan: DatasetPlan): Promise<void> => {
  const { folder, name = "organon-2026.12", splits = ["test", "train"], log = console.error } = plan;
  const lines = mkdtempSync(join(tmpdir(), "organon-release-"));
  try {
    const parts = await makeParts(plan, splits, lines, log);
    rmSync(folder, { recursive: true, force: true });
    const options = { licence: "mit", date: "2026-12-01" };
    const title = "Organon 2026.12: questions of logic with proved answers";
    log("exporting the hub's folder");
    const hub = { ...options, format: "hub", name, title, parts, target: { path: folder } };
    await exportQuestions(() => questionsOf(parts), hub);
    for (const format of ["lm-eval", "inspect"])
      for (const part of parts.filter(({ split }) => split === splits[0])) {
        log(`exporting ${part.config} for ${format}`);
        const target = { path: join(folder, format) };
        const task = {
          ...options,
          format,
          name: `${name}_${part.config}`,
          title: `${title}, ${part.config}`,
          target,
        };
        await exportQuestions(() => askedOf(part), task);
      }
    copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"));
    const made = parts.map(({ config, split, summary }) => ({ config, split, ...summary }));
    writeFileSync(join(folder, "generation.json"), `${JSON.stringify(made, null, 2)}\n`);
    writeChecksums(folder);
  } finally {
    rmSync(lines, { recursive: true, force: true });
  }
};

/** Runs `organon generate` for each part, as many at once as there are cores. */
const makeParts = async (
  { configs: rows = configs, seed = 2612, jobs = availableParallelism() }: DatasetPlan,
  splits: readonly string[],
  lines: string,
  log: (line: string) => void,
): Promise<readonly Part[]> => {
  const waiting = splits.flatMap((split) =>
    Object.entries(rows).map(([config, args]) => ({ config, split, args })),
  );
  const order = waiting.map(({ config, split }) => `${config} ${split}`);
  const made: Part[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { config, split, args } = next;
      const said = `generate ${args} --split ${split} --seed ${seed}`;
      const path = join(lines, `${config}-${split}.jsonl`);
      const summary = await organon([...said.split(" "), "--json", "-o", path], `${config} ${split}`, log);
      made.push({ config, split, path, summary, made: madeText(said, summary) });
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return made.toSorted(
    (one, other) =>
      order.indexOf(`${one.config} ${one.split}`) - order.indexOf(`${other.config} ${other.split}`),
  );
};

const madeText = (said: string, { asked: wanted, made, arguments: { distinct } }: Summary): string =>
  `${made} items of ${distinct} distinct arguments, by \`organon ${said}\`.` +
  (made < wanted
    ? ` ${wanted} were asked for: \`generation.json\` names the skills without an argument in this split.`
    : "");

/** What a command prints with `--json`. Exit 1 says that there are fewer questions than asked, which the summary has. */
const organon = (args: readonly string[], name: string, log: (line: string) => void): Promise<Summary> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [launcher, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      for (const line of text.split("\n")) if (!/dropped:|^\s*$/.test(line)) log(`${name}: ${line.trim()}`);
    });
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0 || code === 1) done(JSON.parse(printed));
      else fail(new Error(`organon ${args.join(" ")}: exit ${code}`));
    });
  });

/** All questions, each with its part as tags. */
async function* questionsOf(parts: readonly Part[]): AsyncGenerator<Question> {
  for (const { path, config, split } of parts)
    for await (const question of readQuestionFile(path))
      yield { ...question, tags: { ...question.tags, config, split } };
}

/** The questions that harnesses ask. */
async function* askedOf({ path, config }: Part): AsyncGenerator<Question> {
  const items = new Set<unknown>();
  for await (const question of readQuestionFile(path)) {
    items.add(question.problem?.id);
    if (items.size > (asked[config] ?? Infinity)) return;
    yield question;
  }
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

/** SHA256SUMS, as `sha256sum -c` reads it. */
const writeChecksums = (folder: string): void => {
  const sums = filesBelow(folder)
    .filter((path) => path !== "SHA256SUMS")
    .map((path) => `${sha256(join(folder, path))}  ${path}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
};

const sha256 = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");

const makePackages = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["run", "build"], { cwd: root, stdio: ["ignore", 2, 2] });
  const args = "pack --workspaces --include-workspace-root --ignore-scripts --pack-destination".split(" ");
  execFileSync("npm", [...args, folder], { cwd: root, stdio: ["ignore", "ignore", 2] });
  writeChecksums(folder);
};

/** Prints the files of a folder with their sizes, and the checksum of its list of checksums. */
const printContents = (folder: string): void => {
  const paths = filesBelow(folder);
  for (const path of paths) console.log(`${String(statSync(join(folder, path)).size).padStart(12)}  ${path}`);
  const total = paths.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  console.log(
    `${paths.length} files, ${(total / 1e6).toFixed(1)} MB in ${folder}; SHA256SUMS ${sha256(join(folder, "SHA256SUMS"))}`,
  );
};

if (import.meta.main) {
  extend(graded);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { private: { type: "string" }, only: { type: "string" }, jobs: { type: "string" } },
  });
  const out = resolve(positionals[0] ?? join(root, "release"));
  const began = performance.now();
  const folders: string[] = [];
  if (values.only !== "packages") {
    const name = values.private === undefined ? "organon-2026.12" : "organon-2026.12-private";
    const folder = join(out, name);
    await makeDataset({
      folder,
      name,
      ...(values.jobs !== undefined && { jobs: Number(values.jobs) }),
      ...(values.private !== undefined && { seed: Number(values.private), splits: ["private"] }),
    });
    folders.push(folder);
  }
  if (values.only !== "dataset" && values.private === undefined) {
    makePackages(join(out, "packages"));
    folders.push(join(out, "packages"));
  }
  for (const folder of folders) printContents(folder);
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s; nothing was published`);
}
