// @long: every pattern at growing sizes
/**
 * Every pattern in the sources that repeats something, held against long texts made of what it might repeat: none may take time
 * that grows with the square of the text. A pattern that did would hang whoever is sent such a text.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, Script } from "node:vm";
import { expect, test } from "vitest";
import { parseAst } from "vite";
import { manners } from "#scoring/reading/free";
import { patterns } from "#scoring/reading/patterns";
import { patterns as gradedPatterns } from "../../packages/graded/src/patterns.ts";
import { growth } from "../growth.ts";

const sources = join(import.meta.dirname, "../../src");

/** A pattern as it stands in a file. */
type Pattern = { readonly place: string; readonly regex: RegExp };

const patternsIn = (file: string): readonly Pattern[] => {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && typeof node.regex === "object" && node.regex !== null) {
      const { pattern, flags } = Object(node.regex);
      found.push({
        place: `${file}: /${pattern}/${flags}`,
        regex: new RegExp(String(pattern), String(flags)),
      });
      return;
    }
    for (const value of Object.values(node))
      if (Array.isArray(value)) value.forEach(visit);
      else visit(value);
  };
  visit(parseAst(readFileSync(join(sources, file), "utf8"), { lang: "ts" }));
  return found;
};

/** The patterns that stand as data, as the reply reader compiles them. */
const named = Array.from([...patterns(), ...gradedPatterns()], ([name, regex]) => ({
  place: `patterns.json: ${name}`,
  regex,
})).concat(
  manners().flatMap(({ patterns: some }) => some.map((regex) => ({ place: "manners.json", regex }))),
);

/** Patterns that read nothing but a text of this program's own. */
const ownTexts: readonly string[] = ["reports/render/chart-style.ts: /(--[\\w-]+):\\s*([^;]+);/g"];

const repeating = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .flatMap(patternsIn)
  .concat(named)
  .filter(({ place, regex }) => /[+*]|\{\d+,/.test(regex.source) && !ownTexts.includes(place));

/** What texts are made of: letters, digits, space of all kinds, marks, and pieces that stand in the patterns themselves. */
const pieces = [
  "a",
  "A",
  "0",
  " ",
  "\n",
  "\t",
  ".",
  ",",
  "'",
  '"',
  "`",
  "/",
  "(",
  ")",
  "[",
  "{",
  "<",
  "=",
  "-",
  "_",
  ":",
  ";",
  "é",
  "a ",
  "a.",
  "0.",
  "0ms",
  "-0",
  " \n",
  "a,",
  "it is false that ",
];

/** Texts that end in something which most patterns do not take. */
const textsFor = (regex: RegExp, length: number): readonly string[] => {
  const own = regex.source.match(/[a-z]{2,}/gi) ?? [];
  return [...pieces, ...own].map((piece) => `${piece.repeat(Math.ceil(length / piece.length))}\u0001`);
};

/** Time of the processor that one text of 12,000 characters may take before it is looked at closely. */
const suspiciousUs = 8_000;

const replacing = new Script('text.replace(regex, "")');
const given = { text: "", regex: /./ };
const context = createContext(given);

/** Whether a pattern has been through a text after two seconds; a pattern that needs years would else stop this exam. */
const endsInTime = (regex: RegExp, text: string): boolean => {
  try {
    Object.assign(given, { text, regex });
    replacing.runInContext(context, { timeout: 2_000 });
    return true;
  } catch {
    return false;
  }
};

const isQuadratic = ({ regex }: Pattern): boolean =>
  textsFor(regex, 12_000).some((text, i) => {
    const before = process.cpuUsage();
    if (!endsInTime(regex, text)) return true;
    if (process.cpuUsage(before).user < suspiciousUs) return false;
    return growth((size) => (textsFor(regex, size)[i] ?? "").replace(regex, ""), 2_500) > 9;
  });

test("the exam finds a pattern that is quadratic, and passes one that is not", () => {
  expect(isQuadratic({ place: "", regex: /\s+laws?$/ })).toBe(true);
  expect(isQuadratic({ place: "", regex: /[\s.]+$/ })).toBe(true);
  expect(isQuadratic({ place: "", regex: /\s+/ })).toBe(false);
  expect(isQuadratic({ place: "", regex: /^(a+)+$/ })).toBe(true);
});

test("no pattern takes time that grows with the square of a text", () => {
  expect(repeating.length).toBeGreaterThan(80);
  expect(repeating.filter(isQuadratic).map(({ place }) => place)).toEqual([]);
});
