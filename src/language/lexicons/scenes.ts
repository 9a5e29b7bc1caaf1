/**
 * The lexicon of scenes: small stories' worth of words, each from one place and one time ("a power cut at a wedding
 * last Saturday"), among people of one kind ("every guest"). Whatever happened there might have happened without
 * anything else: no clause of a scene causes, entails or excludes another, so that nothing but the logic tells what
 * follows. The pages of scenes are in data/scenes/.
 */
import celebrations from "../../../data/scenes/celebrations.json" with { type: "json" };
import curiosities from "../../../data/scenes/curiosities.json" with { type: "json" };
import contests from "../../../data/scenes/contests.json" with { type: "json" };
import gatherings from "../../../data/scenes/gatherings.json" with { type: "json" };
import journeys from "../../../data/scenes/journeys.json" with { type: "json" };
import neighborhoods from "../../../data/scenes/neighborhoods.json" with { type: "json" };
import outdoors from "../../../data/scenes/outdoors.json" with { type: "json" };
import outings from "../../../data/scenes/outings.json" with { type: "json" };
import stages from "../../../data/scenes/stages.json" with { type: "json" };
import trades from "../../../data/scenes/trades.json" with { type: "json" };
import workplaces from "../../../data/scenes/workplaces.json" with { type: "json" };
import type { Lexeme, Lexicon, Scene } from "../lexicon.ts";
import { sceneOf } from "../scenes/scene.ts";
import { scenesOf } from "../scenes/scenes-of.ts";
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
  ...gatherings,
  ...trades,
  ...contests,
  ...outings,
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
