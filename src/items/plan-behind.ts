/**
 * The plan behind the items of a file, as far as their lines say it: profile, seed and style stand in each, the length
 * and the lexicon follow from all of them. With it new questions can be made that belong with those of the file.
 */
import { readCustomRules } from "#catalog/own-rules";
import { profiles as allProfiles, listProfileRules } from "#catalog/profiles";
import type { Lexicon } from "#language/lexicon";
import { defaultLexicon, lexicons, findStyle, styles as builtIn } from "#language/lists";
import { getTopicLexicon } from "#language/lexicons/topics";
import type { GenerationPlan } from "./generation.ts";
import type { ProblemLine } from "./problem-line.ts";
import { isProved, type Question } from "./question.ts";
import type { SuiteVariant } from "./suite.ts";

/** A plan, and how many turns of each of its leaves the questions may have used; or why they have none in common. */
type InferredPlan =
  | { readonly plan: GenerationPlan; readonly usedTurns: number }
  | { readonly missing: string };

/**
 * The plan that some questions come from; `own` are the rules and the words that their suite holds as a person's own. Where files of
 * several seeds were put together, the least of them is its seed.
 */
export const inferPlan = async (
  questions: AsyncIterable<Question> | Iterable<Question>,
  own: Pick<SuiteVariant<"file">, "rules" | "topics"> = {},
): Promise<InferredPlan> => {
  const ownOnes = readCustomRules(own.rules ?? []);
  const known = new Set([...listProfileRules("full"), ...ownOnes].map(({ name }) => name));
  const [profiles, styles, seeds] = [new Set<string>(), new Set<string>(), new Set<number>()];
  const [lengths, skills] = [new Map<number, number>(), new Map<string, number>()];
  const kinds = new Set<string>();
  const words: ProblemLine["lexicon"][number][] = [];
  for await (const question of questions) {
    if (!isProved(question))
      return { missing: "its questions do not say which rules and words they are made of" };
    const { profile, style, seed, length, rule, kind, lexicon } = question.problem;
    if (!known.has(rule)) return { missing: `its rule “${rule}” is not known here` };
    profiles.add(profile);
    styles.add(style);
    seeds.add(seed);
    kinds.add(kind);
    count(lengths, length);
    count(skills, `${rule}/${kind}`);
    if (words.length < enoughWords) words.push(...lexicon);
  }
  const [profile, otherProfile] = profiles;
  const [style, otherStyle] = styles;
  if (profile === undefined || style === undefined) return { missing: "it has no questions" };
  if (!allProfiles.some((name) => name === profile) || !builtIn.some(({ name }) => name === style))
    return {
      missing: `its questions are of profile ${profile} and style ${style}, not both of which this version has`,
    };
  if (otherProfile !== undefined)
    return { missing: `its questions are of profiles ${[...profiles].join(", ")}` };
  if (otherStyle !== undefined) return { missing: `its questions are in styles ${[...styles].join(", ")}` };
  const mine = own.topics === undefined ? [] : [getTopicLexicon(own.topics)];
  const lexicon = inferLexicon(words, [...mine, defaultLexicon, ...lexicons]);
  if (lexicon === undefined) return { missing: "its words are of no lexicon that is known here" };
  return {
    plan: {
      profile,
      seed: Math.min(...seeds),
      length: toLengthMix(lengths),
      style: findStyle(style),
      lexicon,
      own: ownOnes.length === 0 ? undefined : ownOnes,
      // Near conclusions are asked by name only, but in twins, which take no kinds.
      kinds: kinds.has("near") && profile !== "balanced" ? [...kinds].toSorted() : undefined,
    },
    usedTurns: Math.max(...skills.values()),
  };
};

const count = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const toLengthMix = (lengths: ReadonlyMap<number, number>): GenerationPlan["length"] => {
  const mix = [...lengths]
    .map(([length, weight]) => ({ length, weight }))
    .toSorted((a, b) => a.length - b.length);
  return mix.length === 1 ? mix[0]!.length : mix;
};

/** How many letters tell one lexicon from the others. */
export const enoughWords = 50;

/**
 * The first of some lexicons that has all of the words, else the one that has most of them: a lexicon may have changed since;
 * undefined where none has half of them.
 */
export const inferLexicon = (
  words: ProblemLine["lexicon"],
  among: readonly Lexicon[],
): Lexicon | undefined => {
  const clauses = words.filter(({ denied }) => denied !== null).map(({ text }) => text);
  const shares = among.map((lexicon) => {
    const phrases = collectPhrases(lexicon);
    return clauses.filter((clause) => endsWithPhrase(clause, phrases)).length;
  });
  const max = Math.max(...shares);
  return 2 * max < clauses.length ? undefined : among[shares.indexOf(max)];
};

const collectPhrases = (lexicon: Lexicon): ReadonlySet<string> =>
  new Set(
    [
      ...[lexicon, ...(lexicon.topics ?? [])].flatMap(({ predicates, relations, impersonals }) => [
        ...predicates,
        ...relations,
        ...impersonals,
      ]),
      ...(lexicon.topics ?? []).flatMap(({ things = [] }) => things.flatMap(({ relations }) => relations)),
    ].flatMap(({ forms }) => forms.map(({ yes }) => yes)),
  );

const endsWithPhrase = (clause: string, phrases: ReadonlySet<string>): boolean => {
  const parts = clause.split(" ");
  return parts.some((_, place) => phrases.has(parts.slice(place).join(" ")));
};
