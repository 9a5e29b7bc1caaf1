/**
 * The everyday lexicon, the generator's default: what is commonly said of people and of the weather.
 *
 * Two lexemes of different groups are independent in the everyday world: a person may fit either, both or
 * none, in any tense. No phrase is the beginning of another and all phrases differ, so a sentence is read
 * back in one way. Vocabulary: all of Appendix D.3 of the ACL text, and much more.
 */

import type { Lexicon } from "../lexicon.ts";
import { body } from "./everyday/body.ts";
import { character } from "./everyday/character.ts";
import { food } from "./everyday/food.ts";
import { home } from "./everyday/home.ts";
import { impersonals } from "./everyday/impersonals.ts";
import { learning } from "./everyday/learning.ts";
import { leisure } from "./everyday/leisure.ts";
import { names } from "./everyday/names.ts";
import { nature } from "./everyday/nature.ts";
import { occupations } from "./everyday/occupations.ts";
import { relations } from "./everyday/relations.ts";

/** Natural English about people; the default. */
export const everyday: Lexicon = {
  name: "everyday",
  subjects: names,
  predicates: [...occupations, ...character, ...body, ...home, ...food, ...leisure, ...nature, ...learning],
  relations,
  impersonals,
};
