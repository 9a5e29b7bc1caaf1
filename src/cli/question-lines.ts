/**
 * Files of questions read at the door: our own items, and imported ones, which name their source.
 */
import type { AskedItem, ImportedItem } from "#items";
import { OrganonError } from "#logic";
import { z } from "zod";
import { itemFrom, linesOf } from "./json-lines.ts";

export type AnyItem = AskedItem;

const imported = z.object({
  v: z.literal(1),
  source: z.string(),
  id: z.string(),
  index: z.int(),
  sourceId: z.string(),
  logic: z.string(),
  category: z.string(),
  rule: z.string(),
  base: z.string(),
  extension: z.string(),
  kind: z.string(),
  length: z.int(),
  label: z.enum(["yes", "no"]),
  premisesText: z.array(z.string()),
  conclusionText: z.string(),
  question: z.string(),
});

/** Whether somebody else made it: then it has no formulas and no certificate. */
export const isImported = (item: AnyItem): item is ImportedItem => "source" in item;

/** The questions of a file. A line that is none is misuse that names the file, the line, and what is wrong. */
export async function* questionsOf(path: string): AsyncGenerator<AnyItem> {
  for await (const { text, number } of linesOf(path)) {
    const place = `${path}:${number}`;
    yield /"source"\s*:/.test(text.slice(0, 200)) ? importedFrom(text, place) : itemFrom(text, place);
  }
}

const importedFrom = (text: string, place: string): AnyItem => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return itemFrom(text, place);
  }
  if (typeof value !== "object" || value === null || !("source" in value)) return itemFrom(text, place);
  const parsed = imported.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OrganonError(
    "misuse",
    `${place}: not an imported item: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`,
    { hint: "an imported file holds one JSON object a line, as organon import writes it" },
  );
};
