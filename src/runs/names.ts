/** Names in the options of runs: prompts and formats of logs. */
import logs from "../../data/logs.json" with { type: "json" };

/** The prompt templates of four-option questions. */
export const choiceTemplates = ["appendix", "short", "cot"] as const;
export type ChoiceTemplate = (typeof choiceTemplates)[number];

/** The formats of logs that are imported as runs (`foreign/formats.ts`). */
export const logFormats: readonly string[] = [...logs.map(({ name }) => name), "replies"];
