/**
 * Verbs: the finite forms that the negation knows, each with its base. In data/grammar/verbs.json a regular verb stands as its
 * base, with `+` behind it when its last letter doubles (stop+ → stopped); an irregular one as base/past or
 * base/past/participle, variants of the past separated by a comma. The list is closed: a form outside it is never guessed at.
 */
import lists from "../../../data/grammar/verbs.json" with { type: "json" };
import { once } from "#logic/memoize";
import { regularPast, thirdPerson } from "../inflection.ts";

/** A verb's forms. The third person is that of the present; pasts and participles list their variants. */
type Verb = {
  readonly base: string;
  readonly third: string;
  readonly pasts: readonly string[];
  readonly participles: readonly string[];
};

const parseVerb = (entry: string): Verb => {
  const [head = "", past, participle] = entry.split("/");
  const base = head.replace("+", "");
  const pasts = past === undefined ? [regularPast(head)] : past.split(",");
  return {
    base,
    third: thirdPerson(base),
    pasts,
    participles: participle === undefined ? pasts : [participle],
  };
};

/** The verbs of both lists. */
export const verbs = once((): readonly Verb[] => [...lists.irregular, ...lists.regular].map(parseVerb));

const indexForms = (listForms: (verb: Verb) => readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const verb of verbs())
    for (const form of new Set(listForms(verb))) found.set(form, [...(found.get(form) ?? []), verb.base]);
  return found;
};

const finite = once(() => indexForms((verb) => [verb.third, ...verb.pasts]));
const participles = once(() => indexForms((verb) => verb.participles));
const indexBases = once((): ReadonlyMap<string, Verb> => new Map(verbs().map((verb) => [verb.base, verb])));

/** The bases that a finite form belongs to, one of them in almost every case ("found": find, found); undefined for other words. */
export const findBases = (form: string): readonly string[] | undefined => finite().get(form);

export const isParticiple = (form: string): boolean => participles().has(form);

export const findVerb = (base: string): Verb | undefined => indexBases().get(base);
