/**
 * What is sent for an item under a run's settings: the papers' question, alone or after demonstrations as text
 * (Appendix E of the ACL text) or as turns of a chat; with `cot`, the request to reason first and to end with a line
 * that says the answer. What the plan records is what this sends.
 */
import type { Item } from "#items";
import { lesson, type Demonstration, type ShotForm } from "#lessons";
import type { Prompt } from "#models";
import type { PromptSettings } from "./plan.ts";

/** What asks for the reasoning: the last thing that is said, so that demonstrations cannot speak over it. */
const thinkAloud = {
  asked:
    "Think step by step and write your reasoning down. " +
    'Then end with one last line that says "Final answer: yes" or "Final answer: no".',
  answered: (label: "yes" | "no"): string => `Final answer: ${label}`,
};

/** The settings with the demonstrations that stand in front of every question, recorded as they are sent. */
export const withShots = (
  settings: PromptSettings,
  shown: readonly Demonstration[],
  as: ShotForm = "text",
): PromptSettings =>
  shown.length === 0
    ? settings
    : {
        ...settings,
        shots: shown.map(({ text, question, answer }) => (as === "text" ? text : { question, answer })),
      };

/** How many demonstrations the settings record, and in which form. */
export const shotsIn = ({ shots }: PromptSettings): { readonly count: number; readonly as: ShotForm } => {
  const list: readonly unknown[] = Array.isArray(shots) ? shots : [];
  return { count: list.length, as: list.some((shot) => typeof shot === "object") ? "chat" : "text" };
};

/** The prompt of an item; `shown` are the demonstrations that the settings record. */
export const promptFor = (
  item: Pick<Item, "id" | "question">,
  settings: PromptSettings,
  shown: readonly Demonstration[],
): Prompt => {
  const { style, system } = settings;
  return lesson(shown, item, {
    as: shotsIn(settings).as,
    ...(system === undefined ? {} : { system }),
    ...(style === "cot" ? { ending: thinkAloud } : {}),
  });
};
