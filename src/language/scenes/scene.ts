/**
 * The notation of scenes (data/scenes/). A scene is one place at one time: what its people may have done there and what may have
 * happened, any of it with or without any other, to anybody. All of it is over, so that each phrase has one form.
 *
 * "light/lit a candle" is a verb with its past where that is irregular, "was late" a state; a thing stands before a
 * colon: "the band: play outside".
 */
import { capitalized } from "../capitals.ts";
import type { Lexeme, Scene, Things } from "../lexicon.ts";
import { lexemeOf, pastLexeme, pastOf } from "./scene-phrases.ts";
import { kindsOfThings } from "./things.ts";

/** A scene as its page has it. */
type SceneText = {
  /** What a question is about, in a few words. */
  readonly about: string;
  readonly times: readonly string[];
  /** What is said first, behind one of the times: who was there, and where. */
  readonly opening: string;
  readonly noun: string;
  /** The kinds of things that its people do something to, by their nouns (`things.ts`). */
  readonly kinds: readonly string[];
  readonly people: readonly string[];
  readonly things: readonly string[];
  /** What may well lead to what: "was late > miss the tour", people and things as above. */
  readonly links: readonly string[];
};

/** The scene that a page describes, without the relations that all scenes share. */
export const sceneOf = ({
  about,
  times,
  opening,
  noun,
  kinds,
  people,
  things,
  links,
}: SceneText): Omit<Scene, "relations"> => {
  const predicates = people.map(pastLexeme);
  const impersonals = things.map(thingLexeme);
  const lexemes = new Map([...predicates, ...impersonals].map((lexeme) => [lexeme.id, lexeme]));
  return {
    about,
    openings: times.map((time) => `${capitalized(time)}, ${opening}.`),
    noun,
    things: kinds.map((kind) => apartFrom(predicates, kind)),
    predicates,
    impersonals,
    links: links.map((text) => {
      const [cause, effect] = text.split(" > ").map((id) => lexemes.get(id));
      if (cause === undefined || effect === undefined)
        throw new Error(`no phrases of the scene are linked by ${text}`);
      return { cause: cause.forms[0]!, effect: effect.forms[0]! };
    }),
  };
};

/** "the band: play outside" */
const thingLexeme = (text: string): Lexeme => {
  const [thing = "", what = ""] = text.split(": ");
  const { yes, no } = pastOf(what);
  return lexemeOf(text, { yes: `${thing} ${yes}`, no: `${thing} ${no}` });
};

/** A kind of things without the deeds that people of the scene are said to do anyway. */
const apartFrom = (predicates: readonly Lexeme[], noun: string): Things => {
  const kind = kindsOfThings().get(noun);
  if (kind === undefined) throw new Error(`no kind of things is called ${noun}`);
  const heads = new Set(predicates.map(({ id }) => headOf(id)));
  return { ...kind, relations: kind.relations.filter(({ id }) => !heads.has(headOf(id))) };
};

const headOf = (id: string): string => /^[^ /]+/.exec(id)?.[0] ?? "";
