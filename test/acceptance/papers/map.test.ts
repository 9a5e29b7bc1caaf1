/** The paper map names only files that exist, a test in every row, and all of test/acceptance/papers/. map-long.test.ts runs its commands. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { paperMapPage } from "../../../scripts/paper-map.ts";
import map from "../../../scripts/paper-map.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "docs/paper-map.md"), "utf8");
const rows = map.map(({ section, says, command, files, tests }) => [section, says, command, files, tests]);

/** The paths that a text names between backquotes, `{a,b}` written out. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, path = ""]) => {
    const [, before = "", names, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
    return names === undefined ? [path] : names.split(",").map((name) => `${before}${name}${after}`);
  });

describe("docs/paper-map.md", () => {
  test("is what node scripts/paper-map.ts writes", () => {
    expect(page).toBe(paperMapPage());
  });

  test("maps both papers", () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  test.each(rows)("%s: %s is where it says", (_section, _says, _command, files = "", tests = "") => {
    expect(pathsIn(files).length).toBeGreaterThan(0);
    for (const path of pathsIn(files))
      expect(path).toMatch(/^(?:(?:(?:packages\/\w+\/)?src|examples)\/.*\.ts|data\/.*\.json)$/);
    expect(pathsIn(tests).length).toBeGreaterThan(0);
    for (const path of pathsIn(tests)) expect(path).toMatch(/^(?:packages\/\w+\/)?test\/.*\.test\.ts$/);
    for (const path of [...pathsIn(files), ...pathsIn(tests)])
      expect(existsSync(join(root, path)), path).toBe(true);
  });

  test.each(rows)(
    "%s: %s has a test that is titled with it",
    (section, _says, _command, _files, tests = "") => {
      const sources = pathsIn(tests).map((path) => readFileSync(join(root, path), "utf8"));
      const titles = sources.flatMap((source) =>
        [...source.matchAll(/\b(?:test|describe|it)(?:\.each\([^)]*\))?\(\s*(["`])(.*?)\1/gs)].map(
          ([, , title = ""]) => title,
        ),
      );
      const has = (words: string): boolean => titles.some((title) => title.includes(words));
      const quoted = [...tests.matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words);
      for (const words of quoted) expect(has(words), words).toBe(true);
      const places =
        section.match(
          /§\d+(?:\.\d+)?|Tables? \d+|Figure \d+|Appendix [A-K](?:\.\d)?|Algorithm 1|abstract/g,
        ) ?? [];
      expect(quoted.length > 0 || places.some(has), places.join(", ")).toBe(true);
    },
  );

  test("names every file of test/acceptance/papers/ but this one", () => {
    for (const name of readdirSync(import.meta.dirname))
      if (!name.startsWith("map")) expect(page).toContain(`\`test/acceptance/papers/${name}\``);
  });
});
