/** What data/exports/promptfoo/organon_answers.mjs exports: see answers.ts. */
import { read } from "#scoring/reading/read";
import { buildSpellings, type Answer } from "#scoring/reading/spellings";

/** Returns the label that a reply commits itself to; undefined where it is not readable. */
export const readAnswer = (reply: string, answers: readonly Answer[]): string | undefined =>
  read(reply, buildSpellings(answers)).answer;
