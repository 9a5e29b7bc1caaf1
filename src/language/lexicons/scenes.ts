/**
 * The lexicon of scenes: small stories' worth of words, each from one place and one time ("dinner at a restaurant last Saturday"),
 * among people of one kind ("every guest"). The deeds of a scene are choices, tasks, purchases, courses, votes: any of them may well
 * go with any other, and none causes, entails or excludes another, so that nothing but the logic tells what follows. The pages of
 * scenes are in data/scenes/.
 */
import artsAndSports from "../../../data/scenes/arts-sports.json" with { type: "json" };
import foodAndTravel from "../../../data/scenes/food-travel.json" with { type: "json" };
import historyAndScience from "../../../data/scenes/history-science.json" with { type: "json" };
import workAndSchool from "../../../data/scenes/work-school.json" with { type: "json" };
import { lexiconOf, type Lexeme, type Scene } from "../lexicon.ts";
import { sceneOf } from "../scenes/scene.ts";
import { scenesOf } from "../scenes/scenes-of.ts";
import { everyday } from "./everyday.ts";

/** Each lexeme once, though it may be of several scenes. */
const together = (lexemes: readonly Lexeme[]): readonly Lexeme[] => [
  ...new Map(lexemes.map((lexeme) => [lexeme.id, lexeme])).values(),
];

/** Scenes with people of one kind each. */
export const scenes = lexiconOf("scenes", () => {
  const relations = scenesOf(everyday).flatMap((scene) => scene.relations);
  const all = [...foodAndTravel, ...workAndSchool, ...artsAndSports, ...historyAndScience].map(
    (text): Scene => ({ ...sceneOf(text), relations }),
  );
  return {
    subjects: everyday.subjects,
    predicates: together(all.flatMap(({ predicates }) => predicates)),
    relations,
    impersonals: together(all.flatMap(({ impersonals }) => impersonals)),
    scenes: all,
  };
});
