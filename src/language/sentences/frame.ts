/**
 * Frames: what is left of a sentence when its content words are slots, "the _ of the _ V in _". Two sentences of one
 * frame are built alike; a bank whose frames repeat is less varied than its words make it look.
 */
import lists from "../../../data/word-lists.json" with { type: "json" };
import type { Family } from "./family.ts";

/** The frame of a family's sentence: function words stand, V is its finite verb unless that is one, _ any other word. */
export const getFrame = ({ sentence: { yes, no } }: Family): string => {
  const words = yes.split(" ");
  const denied = no.split(" ");
  // A denial begins with the subject. Behind it, the first word that differs is the finite verb or its auxiliary.
  const subject = words.findIndex((word, at) => word === denied[0] && words[at + 1] === denied[1]);
  const verb = words.slice(subject).find((word, at) => word !== denied[at]);
  return words.map((word) => (frameWords.has(word) ? word : word === verb ? "V" : "_")).join(" ");
};

/** Words that make a frame. */
const frameWords = new Set(lists.single.frame.split(" "));
