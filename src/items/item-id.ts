/**
 * The id of an item: a hash of what it is, not of how it came about, so equal items have equal ids everywhere.
 */
import type { Item } from "./item.ts";
import { hash128 } from "#arguments";

type Essence = Pick<
  Item,
  "rule" | "kind" | "length" | "style" | "premises" | "conclusion" | "premisesText" | "conclusionText"
> & { readonly setting?: string | null | undefined };

/** 32 hexadecimal digits. */
export const idOf = (item: Essence): string => {
  const { rule, kind, length, style, premises, conclusion, premisesText, conclusionText, setting } = item;
  const essence = [rule, kind, length, style, ...premises, conclusion, ...premisesText, conclusionText];
  if (setting !== undefined && setting !== null) essence.push(setting);
  return hash128(essence.join("\n"))
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
};
