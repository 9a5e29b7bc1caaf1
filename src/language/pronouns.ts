/**
 * He, she or it, by the name: what stands for the one who was named in the same sentence, where no one else was. Names that
 * data/lexicons/pronouns.json does not list have no pronoun and are said again.
 */
import names from "../../data/lexicons/pronouns.json" with { type: "json" };
import type { Pronoun, Pronouns } from "./lexicon.ts";
import { topicPages } from "./topics/pages.ts";
import { isThingPage } from "./topics/topic.ts";
import { memoize, once } from "#logic/memoize";

/** The noun of those spoken of, and the pronouns of a custom topic. */
type Spoken = { readonly noun?: string; readonly pronouns?: Pronouns };

/** The pronouns that a reader takes for the one named; "it" for a thing of a topic alone. */
export const pronouns: readonly Pronoun[] = ["he", "she", "it"];

/** The pronoun of a person or a thing with this name; undefined where the name does not tell. */
export const findPronoun = (name: string, own?: Pronouns): Pronoun | undefined =>
  own?.get(name) ?? genders().get(name);

/** "Who", or "that" of what is no person, by the noun of those spoken of. */
export const getRelative = ({ noun, pronouns: own }: Spoken): "who" | "that" =>
  noun !== undefined && (own?.get(noun) === "it" || getThingNouns().has(noun)) ? "that" : "who";

/** Whoever a quantifier brought in, once "that guest" was said or nobody else is in sight. */
export const getDemonstrative = (spoken: Spoken): "he or she" | "it" =>
  getRelative(spoken) === "who" ? "he or she" : "it";

const getThingNouns = once(
  () => new Set(topicPages().flatMap((page) => (isThingPage(page) ? [page.domain] : []))),
);

/** The names in a text that have a pronoun, each once, in order. */
export const listNames = (text: string, own?: Pronouns): readonly string[] => [
  ...new Set([...text.matchAll(createNamePattern(own))].map(([name]) => name)),
];

const createNamePattern = memoize(
  (own: Pronouns | undefined): RegExp => {
    const names = [...(own?.keys().filter((name) => /^\p{Lu}/u.test(name)) ?? []), ...genders().keys()];
    return new RegExp(
      `\\b(?:${names.toSorted((one, other) => other.length - one.length).join("|")})\\b`,
      "g",
    );
  },
  { limit: 4 },
);

const genders = once(
  (): ReadonlyMap<string, Pronoun> =>
    new Map([
      ...(["he", "she"] as const).flatMap((pronoun) =>
        names[pronoun].map((name) => [name, pronoun] as const),
      ),
      ...topicPages().flatMap((topic) =>
        topic.names.flatMap(({ name, he }) =>
          pronouns.filter((one) => one === he).map((one) => [name, one] as const),
        ),
      ),
    ]),
);
