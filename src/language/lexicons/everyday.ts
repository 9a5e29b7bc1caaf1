/**
 * The everyday lexicon: what is commonly said of people and of the weather. Its pages are in data/lexicons/everyday/.
 *
 * Two lexemes of different groups are independent in the everyday world: a person may fit either, both or
 * none, in any tense. No phrase is the beginning of another and all phrases differ, so a sentence is read
 * back in one way. Vocabulary: all of Appendix D.3 of the ACL text, and much more.
 */

import body from "../../../data/lexicons/everyday/body.json" with { type: "json" };
import character from "../../../data/lexicons/everyday/character.json" with { type: "json" };
import food from "../../../data/lexicons/everyday/food.json" with { type: "json" };
import home from "../../../data/lexicons/everyday/home.json" with { type: "json" };
import impersonals from "../../../data/lexicons/everyday/impersonals.json" with { type: "json" };
import learning from "../../../data/lexicons/everyday/learning.json" with { type: "json" };
import leisure from "../../../data/lexicons/everyday/leisure.json" with { type: "json" };
import nature from "../../../data/lexicons/everyday/nature.json" with { type: "json" };
import occupations from "../../../data/lexicons/everyday/occupations.json" with { type: "json" };
import relations from "../../../data/lexicons/everyday/relations.json" with { type: "json" };
import names from "../../../data/lexicons/names.json" with { type: "json" };
import { impersonal, createLexicon } from "../lexicon.ts";
import { parseLexemes } from "../word-page.ts";

/** Natural English about people. */
export const everyday = createLexicon("everyday", () => ({
  subjects: names,
  predicates: [occupations, character, body, home, food, leisure, nature, learning].flatMap(parseLexemes),
  relations: parseLexemes(relations),
  impersonals: parseLexemes(impersonals).map(impersonal),
}));
