/**
 * The pages hold together: every link leads somewhere, every page is reached from the README, every command names flags that exist, and
 * little is left out of the runs.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { Command as Parser } from "commander";
import { loadPackage } from "./fixture.ts";
import { describe, expect, test } from "vitest";
import { pages, stepsOf } from "../scripts/pages.ts";
import { declareCommand } from "../src/commands/parse-command.ts";
import type { Command } from "../src/commands/command.ts";
import type { CommandEntry } from "../src/commands/entry.ts";
import { commands } from "../src/commands/commands.ts";

const root = resolve(import.meta.dirname, "..");
const read = (page: string): string => readFileSync(join(root, page), "utf8");
const below = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));

const all = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...below("docs"),
  ...below("results"),
];

/** The files of the repository that a page links to. */
const linkedBy = (page: string): readonly string[] =>
  [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:https?:|#)/.test(target))
    .map((target) => relative(root, resolve(root, dirname(page), target.replace(/#.*$/, ""))));

test.each(all)("%s links to what exists, and runs scripts that exist", (page) => {
  const scripts = [...read(page).matchAll(/node ([a-z][\w/-]*\/[\w/-]+\.[jt]s)\b/g)].map(
    ([, script = ""]) => script,
  );
  expect([...linkedBy(page), ...scripts].filter((target) => !existsSync(join(root, target)))).toEqual([]);
});

test("a link to a section names a heading of that page", () => {
  const anchor = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-");
  const lost = all.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)].flatMap(([, target = "", name = ""]) => {
      const path = target === "" ? page : join(dirname(page), target);
      const headings = [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchor(heading));
      return headings.includes(name) ? [] : [`${page}: ${target}#${name}`];
    }),
  );
  expect(lost).toEqual([]);
});

test("every page of docs/ and results/ is reached from the README", () => {
  const reached = new Set(["README.md"]);
  for (const page of reached)
    for (const target of linkedBy(page)) if (target.endsWith(".md")) reached.add(target);
  const folders = /^docs\/decisions\//;
  expect(all.filter((page) => !reached.has(page) && !folders.test(page) && page !== "CHANGELOG.md")).toEqual(
    [],
  );
});

/** The command that the words name, and the words behind it. */
const commandOf = async (
  [name = "", ...rest]: readonly string[],
  entries: readonly CommandEntry[],
): Promise<{ readonly command: Command; readonly rest: readonly string[] } | undefined> => {
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined) return undefined;
  const loaded = await entry.load(loadPackage);
  return "commands" in loaded ? commandOf(rest, loaded.commands) : { command: loaded, rest };
};

describe("commands", () => {
  const named = all
    .filter((page) => !/^(?:CHANGELOG|docs\/(?:api|commands)\.md)/.test(page))
    .flatMap((page) =>
      [...read(page).matchAll(/(?:^|`|npx |\s)organon ([a-z][^`\n|>…]*)/gm)].map(
        ([, line = ""]) => [page, line] as const,
      ),
    )
    .filter(([, line]) => line.includes("--"));

  test.each(named)("%s: organon %s names a command and flags that exist", async (_page, line) => {
    const words = line.replaceAll(/"[^"]*"|'[^']*'/g, "TEXT").split(/\s+/);
    const found = await commandOf(words, commands);
    if (found === undefined) return;
    const declared = new Parser();
    declareCommand(declared, found.command, { all: true });
    const common = ["--json", "--store", "--config", "--no-config", "--quiet", "--force", "--help", "--all"];
    const known = [...common, ...declared.options.flatMap(({ short, long }) => [short, long])];
    for (const flag of found.rest.filter((word) => /^--[a-z]/.test(word)))
      expect(known).toContain(flag.replace(/[.,;:)]+$/, ""));
  });
});

test("few blocks of commands are not run, each with its reason", () => {
  const left = pages.flatMap((page) => stepsOf(read(page)).filter(({ kind }) => kind === "not run"));
  expect(left.length).toBeLessThanOrEqual(4);
});
