/**
 * Everyday lexicon: animals, gardens, landscapes and the sky as people meet them.
 */

import { act, lexemes, type Lexeme } from "../../lexicon.ts";

/** Groups of animals, plants and places. */
export const nature: readonly Lexeme[] = lexemes({
  pets: [
    act("own a pet"),
    act("have/had a dog"),
    act("have/had a cat"),
    act("have/had a parrot"),
    act("have/had a hamster"),
    act("keep/kept goldfish"),
    act("keep/kept rabbits"),
    act("keep/kept chickens"),
    act("keep/kept goats"),
    act("own a horse"),
    act("keep/kept bees"),
    act("feed/fed the cat"),
    act("train dogs"),
  ],
  "animal-taste": [
    act("like elephants"),
    act("like penguins"),
    act("love owls"),
    act("love giraffes"),
    act("admire dolphins"),
    act("admire tigers"),
  ],
  birds: [act("watch birds"), act("feed/fed pigeons"), act("feed/fed ducks"), act("build/built birdhouses")],
  fishing: [act("fish"), act("catch/caught trout"), act("own a fishing rod")],
  growing: [
    act("grow/grew tomatoes"),
    act("grow/grew roses"),
    act("grow/grew potatoes"),
    act("grow/grew herbs"),
    act("grow/grew pumpkins"),
    act("have/had a vegetable garden"),
    act("own a greenhouse"),
  ],
  yardwork: [
    act("mow the lawn"),
    act("rake leaves"),
    act("trim/trimmed the hedge"),
    act("water the plants"),
    act("pull weeds"),
    act("plant trees"),
  ],
  foraging: [act("pick strawberries"), act("pick blackberries"), act("gather mushrooms")],
  flowers: [act("arrange flowers"), act("press flowers"), act("buy/bought tulips")],
  landscape: [
    act("like forests"),
    act("like deserts"),
    act("love mountains"),
    act("love the sea"),
    act("prefer/preferred valleys"),
  ],
  seasons: [act("like winter"), act("love autumn"), act("enjoy spring"), act("prefer/preferred summer")],
  "weather-taste": [act("like rain"), act("hate fog"), act("enjoy snow"), act("love sunshine")],
  stars: [act("gaze at the stars"), act("own a telescope"), act("own a microscope"), act("own binoculars")],
  beach: [act("build/built sandcastles"), act("skip/skipped stones"), act("search for fossils")],
});
