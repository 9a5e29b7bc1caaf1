// @long: starts processes
/**
 * The README tells the truth: every console block that shows an output shows what the program prints, every command
 * names a verb and flags that exist, and every page that is linked, here or in the other pages, is there.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { Command } from "commander";
import { describe, expect, test } from "vitest";
import type { Verb, VerbEntry } from "../src/cli/command.ts";
import { commands } from "../src/cli/commands.ts";

const root = resolve(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const shown = [...readme.matchAll(/```console\n\$ npx organon (.*)\n([\s\S]*?)```/g)];
/** All commands, without the words behind a sign of comment. */
const told = [...readme.matchAll(/^(?:\S+=\S+ |\$ )?npx organon (.*?)(?: +#.*)?$/gm)].map(
  ([, command = ""]) => command,
);
const folder = mkdtempSync(join(tmpdir(), "organon-readme-"));

const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

const organon = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(root, "bin/organon.js"), ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

describe("outputs", () => {
  test("the README shows outputs", () => {
    expect(shown.length).toBeGreaterThan(2);
  });

  test("what it begins offline is what its outputs are told of", () => {
    const offline = told.filter((command) => command.startsWith('run -m "reasoner:'));
    expect(offline).toHaveLength(1);
    for (const command of offline) expect(organon(...wordsOf(command))).toContain("1,480 questions");
  });

  for (const [, command = "", output = ""] of shown)
    test(`organon ${command} prints what the README shows`, () => {
      expect(organon(...wordsOf(command))).toBe(output);
    });

  test("the question in the README is the one that its flags give", () => {
    const [, flags = ""] = /looks like this \(`([^`]*)`\)/.exec(readme) ?? [];
    const item: { readonly question: string } = JSON.parse(organon("generate", ...wordsOf(flags), "--quiet"));
    expect(readme.replaceAll(/\n> /g, " ")).toContain(item.question);
  });
});

/** The verb that the words name, and the words behind it. */
const verbOf = async (
  [name = "", ...rest]: readonly string[],
  entries: readonly VerbEntry[],
): Promise<{ readonly verb: Verb; readonly rest: readonly string[] }> => {
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`there is no verb “${name}”`);
  const loaded = await entry.load();
  return "verbs" in loaded ? verbOf(rest, loaded.verbs) : { verb: loaded, rest };
};

describe("commands", () => {
  test.each(told)("organon %s names a verb and flags that exist", async (command) => {
    const { verb, rest } = await verbOf(wordsOf(command), commands);
    const declared = new Command();
    verb.declare(declared, { all: true });
    const known = declared.options.flatMap(({ short, long }) => [short, long]);
    for (const flag of rest.filter((word) => word.startsWith("-"))) expect(known).toContain(flag);
  });
});

const pages = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

describe("links", () => {
  test.each(pages)("%s links to what is there", (page) => {
    const text = readFileSync(join(root, page), "utf8");
    for (const [, target = ""] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(https?:|#)/.test(target)) continue;
      const path = resolve(root, dirname(page), target.replace(/#.*$/, ""));
      expect(existsSync(path), `${relative(root, path)} in ${page}`).toBe(true);
    }
  });

  test("the README leads to every page in docs/", () => {
    for (const page of pages.filter((name) => /^docs\/[^/]+\.md$/.test(name)))
      expect(readme).toContain(`(${page})`);
  });
});
