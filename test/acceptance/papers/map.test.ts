/** The paper map names only files that exist. map-long.test.ts runs its commands, a claim for each row. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { paperMapPage } from "../../../scripts/paper-map.ts";
import map from "../../../scripts/paper-map.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../../..");

/** The paths that a text names between backquotes, `{a,b}` written out. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, path = ""]) => {
    const [, before = "", names, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
    return names === undefined ? [path] : names.split(",").map((name) => `${before}${name}${after}`);
  });

test("docs/paper-map.md is what node scripts/paper-map.ts writes", () => {
  expect(readFileSync(join(root, "docs/paper-map.md"), "utf8")).toBe(paperMapPage());
});

test.each(map.map(({ section, says, files }) => [section, says, files] as const))(
  "%s: %s is in files that exist",
  (_section, _says, files) => {
    expect(pathsIn(files).length).toBeGreaterThan(0);
    for (const path of pathsIn(files)) {
      expect(path).toMatch(/^(?:(?:(?:packages\/\w+\/)?src|examples)\/.*\.ts|data\/.*\.json)$/);
      expect(existsSync(join(root, path)), path).toBe(true);
    }
  },
);
