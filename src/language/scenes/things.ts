/**
 * Kinds of things that people of scenes do something to, with names of their own: of each kind nobody does one deed by doing
 * another, and every deed may be done to every one of them, to all or to none.
 *
 * A deed is a verb with its past where that is irregular, and one whose past is its participle as well ("buy/bought", not
 * "take/took"), so that a thing can be spoken of first: "every cake was bought by at least one guest".
 */
import type { Things } from "../lexicon.ts";
import { parted, pastLexeme } from "./scene-phrases.ts";

/** A kind as its page has it: what comes before the noun in each name, and the deeds; parted by semicolons. */
type ThingsText = { readonly noun: string; readonly which: string; readonly deeds: string };

/** The kind that a page describes. */
export const thingsOf = ({ noun, which, deeds }: ThingsText): Things => ({
  noun,
  names: parted(which).map((one) => `the ${one} ${noun}`),
  relations: parted(deeds).map(pastLexeme),
});

/** All kinds, by their nouns. */
export const kindsOfThings: ReadonlyMap<string, Things> = new Map(
  [
    {
      noun: "cake",
      which: "lemon; plum; walnut; cherry; honey; carrot; almond; ginger",
      deeds: "taste; praise; slice; photograph; order; recommend; describe; admire; criticize",
    },
    {
      noun: "soup",
      which: "onion; lentil; barley; tomato; mushroom; pumpkin; cabbage; fish",
      deeds: "taste; praise; stir/stirred; salt; order; serve; recommend; criticize; describe",
    },
    {
      noun: "wine",
      which: "sweet; sparkling; white; local; amber; Spanish; red; dry",
      deeds: "taste; praise; recommend; order; pour; describe; chill; criticize; buy/bought",
    },
    {
      noun: "pan",
      which: "copper; iron; square; dented; enamel; tin; small; oval",
      deeds: "polish; scrub/scrubbed; borrow; weigh; move; mention; heat; inspect; dry",
    },
    {
      noun: "box",
      which: "wooden; green; tin; striped; heavy; round; carved; flat",
      deeds: "open; move; label; paint; measure; lift; inspect; dust; mention",
    },
    {
      noun: "bag",
      which: "leather; canvas; striped; heavy; velvet; yellow; linen; checkered",
      deeds: "lift; weigh; search; mend; borrow; admire; inspect; label; mention",
    },
    {
      noun: "letter",
      which: "blue; long; crumpled; handwritten; perfumed; typed; rhymed; short",
      deeds: "copy; mention; answer; translate; photograph; criticize; quote; misplace; discuss",
    },
    {
      noun: "book",
      which: "thin; French; illustrated; old; damp; leather-bound; anonymous; heavy",
      deeds: "borrow; praise; mention; open; buy/bought; quote; criticize; recommend; describe",
    },
    {
      noun: "poem",
      which: "short; comic; long; rhymed; sad; Russian; patriotic; anonymous",
      deeds: "recite; praise; translate; memorize; copy; mock; recommend; discuss; quote",
    },
    {
      noun: "song",
      which: "harvest; love; winter; river; drinking; marching; fishing; farewell",
      deeds: "praise; record; rehearse; translate; whistle; transcribe; request; mock; mention",
    },
    {
      noun: "map",
      which: "old; silk; pocket; nautical; painted; yellow; Dutch; laminated",
      deeds: "study; copy; correct; mark; photograph; praise; borrow; consult; trace",
    },
    {
      noun: "painting",
      which: "small; oval; unfinished; blue; framed; abstract; Flemish; huge",
      deeds: "admire; copy; describe; praise; criticize; mention; photograph; measure; dust",
    },
    {
      noun: "coin",
      which: "silver; bent; Roman; worn; copper; square; Turkish; heavy",
      deeds: "examine; weigh; polish; photograph; describe; buy/bought; admire; label; mention",
    },
    {
      noun: "dog",
      which: "brown; spotted; old; shaggy; small; gray; lame; fat",
      deeds: "feed/fed; brush; photograph; chase; wash; scold; comfort; follow; weigh",
    },
    {
      noun: "room",
      which: "corner; attic; tower; garden; round; yellow; dark; narrow",
      deeds: "visit; inspect; sweep/swept; photograph; describe; measure; praise; heat; decorate",
    },
    {
      noun: "boat",
      which: "fishing; rowing; white; leaky; striped; narrow; iron; wooden",
      deeds: "paint; clean; inspect; photograph; repair; rent; admire; praise; board",
    },
    {
      noun: "tree",
      which: "crooked; hollow; fig; cherry; walnut; plum; old; mossy",
      deeds: "climb; water; photograph; measure; admire; label; prune; describe; hug/hugged",
    },
    {
      noun: "machine",
      which: "red; noisy; silver; old; Swiss; small; spare; rented",
      deeds: "inspect; oil; test; photograph; repair; clean; praise; describe; start",
    },
  ].map((text) => [text.noun, thingsOf(text)]),
);

/** The names of all things of a kind; none of a kind that is not ours. */
export const namesOfThings = (noun: string): readonly string[] => kindsOfThings.get(noun)?.names ?? [];
