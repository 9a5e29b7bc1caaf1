/**
 * The lexicon of scenes: small stories' worth of words, each from one place and one time ("a power cut at a wedding
 * last Saturday"), among people of one kind ("every guest"). Whatever happened there might have happened without
 * anything else: no clause of a scene causes, entails or excludes another, so that nothing but the logic tells what
 * follows.
 */
import type { Lexeme, Lexicon, Scene } from "../lexicon.ts";
import { celebrations } from "../scenes/celebrations.ts";
import { curiosities } from "../scenes/curiosities.ts";
import { journeys } from "../scenes/journeys.ts";
import { neighborhoods } from "../scenes/neighborhoods.ts";
import { outdoors } from "../scenes/outdoors.ts";
import { sceneOf } from "../scenes/scene.ts";
import { scenesOf } from "../scenes/scenes-of.ts";
import { stages } from "../scenes/stages.ts";
import { workplaces } from "../scenes/workplaces.ts";
import { everyday } from "./everyday.ts";

const relations: readonly Lexeme[] = scenesOf(everyday).flatMap((scene) => scene.relations);

const all: readonly Scene[] = [
  ...celebrations,
  ...stages,
  ...journeys,
  ...workplaces,
  ...neighborhoods,
  ...outdoors,
  ...curiosities,
].map((text) => ({ ...sceneOf(text), relations }));

/** Each lexeme once, though it may be of several scenes. */
const together = (lexemes: readonly Lexeme[]): readonly Lexeme[] => [
  ...new Map(lexemes.map((lexeme) => [lexeme.id, lexeme])).values(),
];

/** Scenes with people of one kind each. */
export const scenes: Lexicon = {
  name: "scenes",
  subjects: everyday.subjects,
  predicates: together(all.flatMap(({ predicates }) => predicates)),
  relations,
  impersonals: together(all.flatMap(({ impersonals }) => impersonals)),
  scenes: all,
};
