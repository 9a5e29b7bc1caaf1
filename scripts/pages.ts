/**
 * `node scripts/pages.ts [PAGE …]` runs the command blocks of the hand-written pages in order, each page in a fresh folder, and writes the
 * outputs that a page shows as they are today. test/pages-in-order.test.ts compares them. A page says:
 *
 * - `console`: lines that begin with `$ ` are commands, the lines below them their output; a line `…` stands for any lines;
 * - `sh`: commands whose output is not shown; models and servers of others are replaced by built-in reasoners and test servers;
 * - `LANGUAGE FILE`: the block is written into this file of the folder;
 * - `<!-- exit 1 -->`, `<!-- with notices -->`, `<!-- run by TEST -->` or `<!-- not run: REASON -->` above a block.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** The pages that people wrote, in the order of reading. */
export const pages = [
  "README.md",
  "docs/tutorial.md",
  "docs/run-models.md",
  "docs/generate-questions.md",
  "docs/audit-questions.md",
  "docs/diagnose-models.md",
  "docs/import-export.md",
  "docs/python.md",
  "docs/frozen-dataset.md",
  "docs/scale-out.md",
  "docs/file-formats.md",
  "docs/glossary.md",
  "docs/how-questions-are-proved.md",
  "docs/controlled-english.md",
  "docs/metrics-and-papers.md",
] as const;

/** A command of a page, with the lines of output below it: none are compared where none are shown. */
export type PageCommand = {
  readonly command: string;
  readonly shown: readonly string[];
  /** The index of the first line of output in the page; −1 where none is shown. */
  readonly at: number;
  readonly exit: number;
  readonly hasNotices: boolean;
};

export type PageStep =
  | ({ readonly kind: "command" } & PageCommand)
  | { readonly kind: "file"; readonly name: string; readonly text: string }
  | { readonly kind: "elsewhere"; readonly test: string }
  | { readonly kind: "not run"; readonly reason: string };

const languages = /^(?:console|sh|ts|js|json|jsonl|csv|text|plain|paper|symbolic|sql|yaml|py)?$/;

/** The steps of a page, in order. Throws where a block has no language that is known. */
export const stepsOf = (text: string): readonly PageStep[] => {
  const lines = text.split("\n");
  const steps: PageStep[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [, fence = "", language = "", name = ""] = /^ *(`{3,})(\S*) ?(.*)$/.exec(lines[i] ?? "") ?? [];
    if (fence === "") continue;
    if (!languages.test(language)) throw new Error(`line ${i + 1}: unknown language ${language}`);
    const end = lines.findIndex((line, at) => at > i && line.trim() === fence);
    const body = lines.slice(i + 1, end);
    const mark = /^<!-- (.*) -->$/.exec(lines.slice(0, i).findLast((line) => line !== "") ?? "")?.[1] ?? "";
    if (name !== "") steps.push({ kind: "file", name, text: `${body.join("\n")}\n` });
    else if (mark.startsWith("run by ")) steps.push({ kind: "elsewhere", test: mark.slice(7) });
    else if (mark.startsWith("not run: ")) steps.push({ kind: "not run", reason: mark.slice(9) });
    else if (language === "console" || language === "sh")
      steps.push(...commandsIn(body, { first: i + 1, isShown: language === "console", mark }));
    i = end;
  }
  return steps;
};

type Place = { readonly first: number; readonly isShown: boolean; readonly mark: string };

const commandsIn = (body: readonly string[], { first, isShown, mark }: Place): readonly PageStep[] => {
  const common = {
    kind: "command",
    exit: Number(/exit (\d+)/.exec(mark)?.[1] ?? 0),
    hasNotices: mark.includes("with notices"),
  } as const;
  if (!isShown)
    return body
      .join("\n")
      .replaceAll("\\\n", "")
      .split("\n")
      .map((line) => line.replace(/ +# .*$/, ""))
      .filter((command) => command !== "" && !command.startsWith("#"))
      .map((command) => ({ ...common, command, shown: [], at: -1 }));
  const starts = body.flatMap((line, i) => (line.startsWith("$ ") ? [i] : []));
  return starts.map((start, i) => {
    let last = start;
    while (body[last]?.endsWith("\\") === true) last += 1;
    const command = body
      .slice(start, last + 1)
      .join("\n")
      .slice(2);
    return { ...common, command, shown: body.slice(last + 1, starts[i + 1]), at: first + last + 1 };
  });
};

/** Models and servers of others → what answers in a test. */
const postgres = process.env["ORGANON_TEST_POSTGRES_URL"];

const replaced = (command: string): string =>
  inSmall(/ plan | --dry-run/.test(command) ? command : withReasoners(command)).replaceAll(
    /postgres:\/\/organon@db\.example\/answers/g,
    postgres === undefined ? "$&" : `${postgres}?schema=organon_pages`,
  );

/** Commands whose output no page shows, with fewer questions. */
const inSmall = (command: string): string =>
  command
    .replace(/diagnose -m reasoner:coin$/, "$& --budget 125")
    .replace(/--limit 1000 -o train/, "--limit 200 -o train")
    .replace(/study logicasker (.*)--dry-run$/, "study logicasker --per-skill 1 $1--dry-run");

const withReasoners = (command: string): string =>
  command.replaceAll(
    /(-m|--tuned-\w+) (?:"(?!reasoner:)[^"]*"|'(?!reasoner:)[^']*'|(?!["']?reasoner:)\S+)/g,
    (_, flag: string) => {
      const skills = /divlogiceval|choices|contamination|--task|frontier/.test(command)
        ? ""
        : "weak=modus tollens&";
      return `${flag} 'reasoner:novice?${skills}slip=0.5&learns=true'`;
    },
  );

/**
 * A command that is `npx organon` and words alone, its output perhaps into a file: no pipe, no server, no program of the reader's,
 * nothing else for a shell to do. Such a command can run within a process that has loaded what it takes.
 */
export const plainCall = ({ command, hasNotices }: PageCommand) => {
  const [, key, line = "", file] =
    /^(OPENAI_API_KEY=… )?npx organon ((?:[^"'|<>;&$`*?~#(){}[\]\\\n]|'[^']*'|"[^"$`\\]*")*?)(?: > ([\w.-]+))?$/.exec(
      replaced(command).replaceAll("\\\n", " ").trim(),
    ) ?? [];
  if (line === "" || hasNotices || /(?:^| )(?:-|--jsonl|view|worker|grade)(?: |$)|:\/\/|\.ts\b/.test(line))
    return undefined;
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|([^\s"']+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? "",
  );
  return { words, file, env: key === undefined ? {} : { OPENAI_API_KEY: "…" } };
};

/** Whether a command needs a server that these surroundings lack. */
export const lacksServer = (command: string): boolean => /\b(?:db|queue)\.example/.test(replaced(command));

export type Ran = {
  readonly exit: number | null;
  readonly output: readonly string[];
  readonly stderr: string;
};

/** A fresh folder in which `npx organon` is this checkout, and what runs commands there. */
export const pageFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "organon-page-"));
  const bin = join(mkdtempSync(join(tmpdir(), "organon-bin-")), "npx");
  const launcher = join(root, "bin/organon.js");
  writeFileSync(bin, `#!/bin/sh\nshift\nexec "${process.execPath}" "${launcher}" "$@"\n`, { mode: 0o755 });
  const path = [dirname(bin), dirname(process.execPath), process.env["PATH"] ?? ""].join(":");
  return {
    folder,
    write: (name: string, text: string): void => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    },
    run: ({ command, hasNotices }: PageCommand): Ran => {
      const script = `exec 3>&2\n${hasNotices ? "exec 2>&1\n" : ""}${replaced(command)}`;
      const { status, stdout, stderr } = spawnSync("sh", ["-c", script], {
        cwd: folder,
        env: { PATH: path, HOME: folder, NODE_PATH: join(root, "node_modules") },
        encoding: "utf8",
        input: "",
        maxBuffer: 1 << 28,
      });
      return { exit: status, output: outputOf(stdout), stderr };
    },
  };
};

/** The lines of an output, but for those that tell how far and how fast, which differs from run to run. */
export const outputOf = (stdout: string): readonly string[] =>
  stdout === ""
    ? []
    : stdout
        .replace(/\n$/, "")
        .split("\n")
        .filter((line) => !/\d\/s\b/.test(line));

/** An output as it is compared: widths, dates and times differ. */
const flat = (lines: readonly string[]): string =>
  lines
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\d{1,2} [A-Z][a-z]+ 20\d\d(?:, \d\d:\d\d UTC)?|20\d\d-\d\d-\d\d(?:T[\d:.]+Z)?/g, "DATE")
    .trim();

/** The lines before and behind the first `…` of what a page shows: all that is compared. */
const compared = (lines: readonly string[]): readonly [string[], string[] | undefined] => {
  const body = lines.at(-1) === "" ? lines.slice(0, -1) : [...lines];
  const cut = body.indexOf("…");
  return cut < 0 ? [body, undefined] : [body.slice(0, cut), body.slice(cut + 1)];
};

/** What a page should show of an output: as many lines before and behind `…` as it shows now. */
export const refreshed = ({ shown }: PageCommand, output: readonly string[]): readonly string[] => {
  const [head, tail] = compared(shown);
  const end = shown.at(-1) === "" ? [""] : [];
  if (tail === undefined) return [...output, ...end];
  return [...output.slice(0, head.length), "…", ...output.slice(output.length - tail.length), ...end];
};

/** Whether a page shows what a command prints. */
export const isShownTruly = (command: PageCommand, output: readonly string[]): boolean =>
  flat(refreshed(command, output)) === flat(command.shown);

/** Runs a page, and writes each output that differs into it at once, wherever the command stands by then. */
const refreshPage = (page: string): void => {
  const path = join(root, page);
  const place = pageFolder();
  for (const step of stepsOf(readFileSync(path, "utf8"))) {
    if (step.kind === "file") place.write(step.name, step.text);
    if (step.kind !== "command" || lacksServer(step.command)) continue;
    const { exit, output, stderr } = place.run(step);
    if (exit !== step.exit)
      console.error(`${page}: exit ${exit}, not ${step.exit}: ${step.command}\n${stderr}`);
    if (step.at < 0 || isShownTruly(step, output)) continue;
    const block = (shown: readonly string[]): string => [`$ ${step.command}`, ...shown].join("\n");
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(block(step.shown), () => block(refreshed(step, output))),
    );
  }
  console.error(`${page}: done`);
};

if (import.meta.main)
  for (const page of process.argv.length > 2 ? process.argv.slice(2) : pages) refreshPage(page);
