/** Natural English: clauses that share words are said together, and one time holds for a whole question. */
import type { Style } from "../style.ts";
import { readNatural } from "./natural-read.ts";
import { naturalSpeaker } from "./natural-say.ts";
import { rateReading } from "./sayable.ts";

export const natural: Style = {
  name: "natural",
  staged: true,
  rateReading,
  say: (formula, words, manner) => naturalSpeaker(words)(formula, manner),
  speaker: naturalSpeaker,
  read: readNatural,
};
