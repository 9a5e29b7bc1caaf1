/**
 * The notation of scenes. A scene is one place at one time: what its people may have done there and what may have
 * happened, any of it with or without any other, to anybody. All of it is over, so that each phrase has one form.
 *
 * "light/lit a candle" is a verb with its past where that is irregular, "was late" a state; a thing stands before a
 * colon: "the band: play outside".
 */
import type { Lexeme, Scene, VerbPhrase } from "../lexicon.ts";

/** A scene as its page has it: phrases parted by semicolons. */
export type SceneText = {
  /** What a question is about; times stand in a list, one of which is said with it. */ readonly about: string;
  readonly times: string;
  readonly noun: string;
  readonly people: string;
  readonly things: string;
};

/** The scene that a page describes, without the relations that all scenes share. */
export const sceneOf = ({ about, times, noun, people, things }: SceneText): Omit<Scene, "relations"> => ({
  about: parted(times).map((time) => `${about} ${time}`),
  noun,
  predicates: parted(people).map((text) => lexeme(text, pastOf(text))),
  impersonals: parted(things).map((text) => {
    const [thing = "", what = ""] = text.split(": ");
    const { yes, no } = pastOf(what);
    return lexeme(text, { yes: `${thing} ${yes}`, no: `${thing} ${no}` });
  }),
});

const parted = (text: string): readonly string[] => text.trim().replaceAll(/\s+/g, " ").split("; ");

const lexeme = (text: string, form: VerbPhrase): Lexeme => ({ id: text, group: text, forms: [form] });

const pastOf = (text: string): VerbPhrase => {
  const [head = "", ...rest] = text.split(" ");
  const tail = rest.length === 0 ? "" : ` ${rest.join(" ")}`;
  if (head === "was" || head === "were") return { yes: text, no: `${head} not${tail}` };
  const [base = "", past = regularPast(base)] = head.split("/");
  return { yes: `${past}${tail}`, no: `did not ${base}${tail}` };
};

const regularPast = (base: string): string => {
  if (base.endsWith("e")) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
};
