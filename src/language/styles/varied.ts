/** Natural English in more frames: which one a formula gets is a matter of its words, the same at every call. */
import { print } from "#logic/notation";
import type { Formula } from "#logic/formula";
import type { Manner, Style } from "../style.ts";
import type { Words } from "../words.ts";
import { natural } from "./natural.ts";
import { naturalSpeaker } from "./natural-say.ts";

export const varied: Style = {
  ...natural,
  name: "varied",
  say: (formula, words) => speaker(words)(formula),
  speaker: (words) => speaker(words),
};

const speaker = (words: Words): ((formula: Formula) => string) => {
  const say = naturalSpeaker(words);
  return (formula) => say(formula, mannerOf(words, print(formula)));
};

const mannerOf = ({ propositions, predicates }: Words, written: string): Manner => {
  const [clause] = propositions.values();
  const [phrase] = predicates.values();
  let state = 7;
  for (const letter of `${clause?.yes ?? ""}${phrase?.yes ?? ""}${written}`)
    state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return { turn: state % 10_007 };
};
