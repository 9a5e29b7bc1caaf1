/**
 * He, she or it, by the name: what stands for the one who was named in the same sentence, where no one else was. Names that
 * data/lexicons/pronouns.json does not list have no pronoun and are said again.
 */
import names from "../../data/lexicons/pronouns.json" with { type: "json" };
import { topicPages } from "./topics/pages.ts";
import { isThingPage } from "./topics/topic.ts";
import { once } from "#logic/memoize";

type Pronoun = (typeof pronouns)[number];

/** The pronouns that a reader takes for the one named; "it" for a thing of a topic alone. */
export const pronouns = ["he", "she", "it"] as const;

/** The pronoun of a person or a thing with this name; undefined where the name does not tell. */
export const findPronoun = (name: string): Pronoun | undefined => genders().get(name);

/** "Who", or "that" of what is no person, by the noun of those spoken of. */
export const getRelative = (noun: string | undefined): "who" | "that" =>
  noun !== undefined && getThingNouns().has(noun) ? "that" : "who";

/** Whoever a quantifier brought in, once "that guest" was said or nobody else is in sight. */
export const getDemonstrative = (noun: string | undefined): "he or she" | "it" =>
  getRelative(noun) === "who" ? "he or she" : "it";

const getThingNouns = once(
  () => new Set(topicPages().flatMap((page) => (isThingPage(page) ? [page.domain] : []))),
);

/** The names in a text that have a pronoun, each once, in order. */
export const listNames = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(createNamePattern())].map(([name]) => name)),
];

const createNamePattern = once(() => {
  const names = [...genders().keys()].toSorted((one, other) => other.length - one.length);
  return new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
});

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
