/** Writes docs/gallery.md anew. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { galleryOf } from "../src/items/gallery.ts";
import { defaultLexicon, defaultStyle } from "#language";

const plan = { profile: "full", length: 1, seed: 2026, style: defaultStyle, lexicon: defaultLexicon };
writeFileSync(resolve(import.meta.dirname, "../docs/gallery.md"), galleryOf(plan));
