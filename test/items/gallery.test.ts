import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { galleryOf, samples } from "../../scripts/gallery.ts";
import { skillsOfProfile } from "#catalog/profiles";
import { defaultLexicon, defaultStyle } from "#language/lists";
import { expect, test } from "vitest";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/gallery.md"), "utf8");

const plan = {
  profile: "full",
  length: 1,
  seed: 2026,
  style: defaultStyle,
  lexicon: defaultLexicon,
} as const;
const shown = /^\*\*(valid|contradiction|unrelated|fallacy)\*\*/gm;

test("the gallery is what the generator makes: node scripts/gallery.ts writes it again", () => {
  expect(page).toBe(galleryOf(plan, samples));
  expect(page.match(shown)).toHaveLength(samples);
});

test("the whole gallery shows every skill of profile full", () => {
  expect(galleryOf(plan).match(shown)).toHaveLength(skillsOfProfile("full").length);
});
