import { describe, expect, test } from "vitest";
import { basesOf, gerund } from "../../src/language/inflection.ts";

/** A verb with its past, and its form in -ing. */
const forms: readonly (readonly [base: string, past: string, form: string])[] = [
  ["sing", "sang", "singing"],
  ["bake", "baked", "baking"],
  ["free", "freed", "freeing"],
  ["dye", "dyed", "dyeing"],
  ["tie", "tied", "tying"],
  ["carry", "carried", "carrying"],
  ["stop", "stopped", "stopping"],
  ["visit", "visited", "visiting"],
  ["picnic", "picnicked", "picnicking"],
  ["sit", "sat", "sitting"],
  ["run", "ran", "running"],
  ["quit", "quit", "quitting"],
  ["begin", "began", "beginning"],
  ["read", "read", "reading"],
  ["eat", "ate", "eating"],
  ["draw", "drew", "drawing"],
  ["knit", "knitted", "knitting"],
];

describe("the form in -ing", () => {
  test("a silent e falls, and what the past doubles is doubled", () => {
    for (const [base, past, form] of forms) expect(gerund(base, past)).toBe(form);
  });

  test("a verb is among those that its form may be of", () => {
    for (const [base, , form] of forms) expect(basesOf(form)).toContain(base);
    expect(basesOf("sang")).toEqual([]);
  });
});
