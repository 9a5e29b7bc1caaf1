/**
 * The id of a choice item: a hash of what it is, not of how it came about, so equal items have equal ids everywhere.
 */
import type { ChoiceItem } from "../formats/choice.ts";
import { hash128 } from "#arguments";

type Essence = Pick<
  ChoiceItem,
  "type" | "recipe" | "propositions" | "goal" | "optionFormulas" | "answer" | "passage" | "query" | "options"
>;

/** 32 hexadecimal digits. */
export const choiceIdOf = (item: Essence): string =>
  hash128(
    [
      item.type,
      item.recipe,
      ...item.propositions,
      item.goal ?? "",
      ...item.optionFormulas,
      item.answer,
      item.passage,
      item.query,
      ...item.options,
    ].join("\n"),
  )
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
