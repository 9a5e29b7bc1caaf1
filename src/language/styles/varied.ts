/** Natural English in more wordings: which one a formula gets is a matter of its words, the same at every call. */
import type { Style } from "../style.ts";
import { notesOf } from "./natural-notes.ts";
import { readNatural } from "./natural-read.ts";
import { naturalSpeaker } from "./natural-say.ts";

export const varied: Style = {
  name: "varied",
  staged: true,
  numberedFrom: 5,
  notes: notesOf,
  say: (formula, words) => naturalSpeaker(words, "varied")(formula),
  speaker: (words) => naturalSpeaker(words, "varied"),
  read: readNatural,
};
