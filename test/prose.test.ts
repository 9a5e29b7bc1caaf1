/** Plain words in pages and sources: departures from each rule of `npm run prose` may only become fewer. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../scripts/pages.ts";
import { departureCounts, departures } from "../scripts/prose.ts";
import most from "../scripts/prose.json" with { type: "json" };

const found = departures();

test.each(Object.entries(departureCounts(found)))(
  "%s: %i, no more than scripts/prose.json allows",
  (rule, count) => {
    expect(count).toBeLessThanOrEqual(Object.entries(most).find(([name]) => name === rule)?.[1] ?? 0);
  },
);

test("no sentence of a page has more than 30 words", () => {
  expect(found.pages.filter(({ rule }) => rule.startsWith("sentences"))).toEqual([]);
});

test("the pages together have at most 32,000 words, the README 700", () => {
  const root = resolve(import.meta.dirname, "..");
  const words = (page: string): number => readFileSync(join(root, page), "utf8").split(/\s+/).length;
  expect(pages.reduce((sum, page) => sum + words(page), 0)).toBeLessThanOrEqual(32_000);
  expect(words("README.md")).toBeLessThanOrEqual(700);
});
