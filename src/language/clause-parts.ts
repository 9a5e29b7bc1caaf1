/**
 * The parts of a clause, found by its denial: "Anna | did not | sing" beside "Anna sang" has the subject Anna, the
 * auxiliary "did" and the base "sing". Whatever the words of a lexicon or an item are, their denial has an auxiliary
 * and "not" behind it, so that nothing more has to be kept of them.
 */
import type { VerbPhrase } from "./lexicon.ts";

export type ClauseParts = {
  /** Who or what the clause is about; empty in a verb phrase. */
  readonly subject: string;
  /** The verb phrase, said and denied: "sang", "did not sing". */
  readonly phrase: VerbPhrase;
  readonly auxiliary: Auxiliary;
  /** The words behind the auxiliary: "sing", "tired". */
  readonly base: string;
};

type Auxiliary = (typeof words)[number];

const words = [
  "is",
  "are",
  "was",
  "were",
  "does",
  "do",
  "did",
  "will",
  "can",
  "could",
  "has",
  "had",
] as const;

const auxiliaries: ReadonlyMap<string, Auxiliary> = new Map(words.map((word) => [word, word]));

/** The time that a verb phrase speaks of. */
type Tense = "past" | "present" | "future";

/** The parts of a clause or of a verb phrase; undefined where its denial has no auxiliary. */
export const splitClause = ({ yes, no }: VerbPhrase): ClauseParts | undefined => {
  for (let at = no.indexOf("not "); at >= 0; at = no.indexOf("not ", at + 1)) {
    if (at < 2) continue;
    // "cannot" is one word.
    const end = no.charCodeAt(at - 1) === 32 ? at - 1 : at;
    const from = no.lastIndexOf(" ", end - 1) + 1;
    const auxiliary = auxiliaries.get(no.slice(from, end));
    if (auxiliary === undefined || !yes.startsWith(no.slice(0, from))) continue;
    return {
      subject: from === 0 ? "" : no.slice(0, from - 1),
      phrase: from === 0 ? { yes, no } : { yes: yes.slice(from), no: no.slice(from) },
      auxiliary,
      base: no.slice(at + 4),
    };
  }
  return undefined;
};

/** The time of a verb phrase or clause, by the auxiliary of its denial. */
export const getTense = (phrase: VerbPhrase): Tense | undefined => {
  switch (splitClause(phrase)?.auxiliary) {
    case "was":
    case "were":
    case "did":
    case "had":
    case "could":
      return "past";
    case "will":
      return "future";
    case undefined:
      return undefined;
    default:
      return "present";
  }
};

/** True if the auxiliary goes with complements, which may share it: "was tired and hungry". */
export const isCopula = (auxiliary: Auxiliary): boolean =>
  auxiliary === "is" || auxiliary === "are" || auxiliary === "was" || auxiliary === "were";

/** "Teacher", of "is a teacher"; undefined for what is no kind. */
export const getKind = ({ yes }: VerbPhrase): string | undefined => /^(?:is|was) an? (.+)$/.exec(yes)?.[1];

/** Returns the plural of a phrase: "have a card", "are not exempt"; undefined for kinds, whose nouns have a plural of their own. */
export const pluralPhrase = (phrase: VerbPhrase, positive: boolean): string | undefined => {
  const { auxiliary, base } = splitClause(phrase) ?? {};
  if (auxiliary === undefined || getKind(phrase) !== undefined) return undefined;
  const several = { is: "are", was: "were", has: "have", does: "do" }[auxiliary as string];
  if (several === undefined) return positive ? phrase.yes : phrase.no;
  if (!positive) return `${several} not ${base}`;
  return several === "do" ? base : `${several} ${base}`;
};
