/** Writes docs/gallery.md anew. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { galleryOf } from "../src/items/gallery.ts";
import { everyday, plain } from "#language";

const plan = { profile: "full", length: 1, seed: 2026, style: plain, lexicon: everyday };
writeFileSync(resolve(import.meta.dirname, "../docs/gallery.md"), galleryOf(plan));
