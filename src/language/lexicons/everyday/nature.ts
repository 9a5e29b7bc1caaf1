/**
 * Everyday lexicon: animals, gardens, landscapes and the sky as people meet them.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups of animals, plants and places. */
export const nature: readonly Lexeme[] = lexemesOf(`
pets: own a pet; have/had a dog; have/had a cat; have/had a parrot; have/had a hamster; keep/kept goldfish
  keep/kept rabbits; keep/kept chickens; keep/kept goats; own a horse; keep/kept bees; feed/fed the cat
  train dogs
animal-taste: like elephants; like penguins; love owls; love giraffes; admire dolphins; admire tigers
birds: watch birds; feed/fed pigeons; feed/fed ducks; build/built birdhouses
fishing: fish; catch/caught trout; own a fishing rod
growing: grow/grew tomatoes; grow/grew roses; grow/grew potatoes; grow/grew herbs; grow/grew pumpkins
  have/had a vegetable garden; own a greenhouse
yardwork: mow the lawn; rake leaves; trim/trimmed the hedge; water the plants; pull weeds; plant trees
foraging: pick strawberries; pick blackberries; gather mushrooms
flowers: arrange flowers; press flowers; buy/bought tulips
landscape: like forests; like deserts; love mountains; love the sea; prefer/preferred valleys
seasons: like winter; love autumn; enjoy spring; prefer/preferred summer
weather-taste: like rain; hate fog; enjoy snow; love sunshine
stars: gaze at the stars; own a telescope; own a microscope; own binoculars
beach: build/built sandcastles; skip/skipped stones; search for fossils
`);
