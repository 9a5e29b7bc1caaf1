/**
 * Kinds of things (data/topics/things.json) that people of topics do something to, with names of their own: of each kind nobody does one deed by doing
 * another, and every deed may be done to every one of them, to all or to none.
 *
 * A deed is a verb with its past where that is irregular, and one whose past is its participle as well ("buy/bought", not
 * "take/took"), so that a thing can be spoken of first: "every cake was bought by at least one guest".
 */
import kinds from "../../../data/topics/things.json" with { type: "json" };
import { once } from "#logic/memoize";
import { regularPast } from "../inflection.ts";
import type { Lexeme, Things } from "../lexicon.ts";

/** A kind as its page has it: what comes before the noun in each name, and the deeds. */
type ThingsText = {
  readonly noun: string;
  readonly which: readonly string[];
  readonly deeds: readonly string[];
};

const buildThings = ({ noun, which, deeds }: ThingsText): Things => ({
  noun,
  names: which.map((one) => `the ${one} ${noun}`),
  relations: deeds.map(buildDeed),
});

/** "Buy/bought" or "taste", as a lexeme of its own group. */
const buildDeed = (text: string): Lexeme => {
  const [base = "", past = regularPast(base)] = text.split("/");
  return { id: text, group: text, forms: [{ yes: past, no: `did not ${base}` }] };
};

/** All kinds, by their nouns. */
export const getThingKinds = once(
  (): ReadonlyMap<string, Things> => new Map(kinds.map((text) => [text.noun, buildThings(text)])),
);

/** The kind with a noun. */
export const findKind = (noun: string): Things => {
  const kind = getThingKinds().get(noun);
  if (kind === undefined) throw new Error(`no kind of things is called ${noun}`);
  return kind;
};

/** The names of all things of a kind; none of a kind that is not ours. */
export const listThingNames = (noun: string): readonly string[] => getThingKinds().get(noun)?.names ?? [];
