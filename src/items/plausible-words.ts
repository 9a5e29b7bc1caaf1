/**
 * Words by what may well lead to what: some arrows of an argument get phrases that a scene links. Only arrows that both twins
 * have are chosen, and words by which an arrow of but one of them would be linked are left as they were, so that belief gives no
 * answer away.
 */
import type { Scene, VerbPhrase } from "#language/lexicon";
import type { Clause, Words } from "#language/words";
import type { Random } from "#arguments/random";
import type { Arrow } from "./letters.ts";

/** The words with phrases exchanged, so that scenes' links stand behind some arrows; as they were where each of a few draws fails. */
export const withLinks = (
  words: Words,
  arrows: readonly Arrow[],
  { links = [] }: Pick<Scene, "links">,
  random: Random,
): Words => {
  if (links.length === 0 || arrows.length === 0) return words;
  for (let draw = 0; draw < maxDraws; draw++) {
    const found = linkedBy(random.shuffle(links), words, arrows);
    if (found !== undefined) return found;
  }
  return words;
};

const maxDraws = 4;

const linkedBy = (
  drawn: NonNullable<Scene["links"]>,
  words: Words,
  arrows: readonly Arrow[],
): Words | undefined => {
  const phrases = new Map<string, VerbPhrase>(words.predicates);
  const clauses = new Map<string, Clause>(words.propositions);
  const fixed = new Set<string>();
  const given = (letter: string): string => phrases.get(letter)?.yes ?? clauses.get(letter)?.yes ?? "";
  /** Gives a letter a phrase; where another letter has it that is not fixed, both exchange theirs. */
  const give = (letter: string, phrase: VerbPhrase): boolean => {
    if (isSaid(given(letter), phrase)) return true;
    if (fixed.has(letter)) return false;
    const own = phrases.get(letter);
    if (own !== undefined) {
      if (isOfThing(phrase) || [...clauses.values()].some(({ yes }) => isSaid(yes, phrase))) return false;
      const other = [...phrases].find(([, { yes }]) => yes === phrase.yes)?.[0];
      if (other !== undefined && fixed.has(other)) return false;
      if (other !== undefined) phrases.set(other, own);
      phrases.set(letter, phrase);
      return true;
    }
    const clause = clauses.get(letter);
    if (clause === undefined) return false;
    const next = clauseWith(clause, phrase);
    const others = [...clauses.values(), ...phrases.values()];
    if (next === undefined || others.some(({ yes }) => isSaid(yes, phrase))) return false;
    clauses.set(letter, next);
    return true;
  };
  for (const { from, to, isShared } of arrows) {
    if (!isShared || from === to || (fixed.has(from) && fixed.has(to))) continue;
    const link = drawn.find(
      ({ cause, effect }) =>
        canGive(from, cause) && canGive(to, effect) && !isUsed(cause, from) && !isUsed(effect, to),
    );
    if (link === undefined || !give(from, link.cause) || !give(to, link.effect)) continue;
    fixed.add(from).add(to);
  }
  function canGive(letter: string, phrase: VerbPhrase): boolean {
    if (fixed.has(letter)) return isSaid(given(letter), phrase);
    return isOfThing(phrase)
      ? clauses.has(letter) && isOfThing({ yes: given(letter), no: "" })
      : !isOfThing({ yes: given(letter), no: "" });
  }
  function isUsed(phrase: VerbPhrase, by: string): boolean {
    return [...fixed].some((letter) => letter !== by && isSaid(given(letter), phrase));
  }
  const isLinked = ({ from, to }: Arrow): boolean =>
    drawn.some(({ cause, effect }) => isSaid(given(from), cause) && isSaid(given(to), effect));
  return arrows.some((arrow) => !arrow.isShared && isLinked(arrow))
    ? undefined
    : { ...words, predicates: phrases, propositions: clauses };
};

/** Whether a clause or a verb phrase says a phrase. */
const isSaid = (text: string, { yes }: VerbPhrase): boolean => text === yes || text.endsWith(` ${yes}`);

/** "The lights went out", not "was late". */
const isOfThing = ({ yes }: VerbPhrase): boolean => /^(?:the|it) /.test(yes);

/** A clause about the same person with another phrase, or another clause of nobody. */
const clauseWith = ({ yes }: Clause, phrase: VerbPhrase): Clause | undefined => {
  if (isOfThing(phrase)) return isOfThing({ yes, no: "" }) ? phrase : undefined;
  const [name] = /^[A-Z]\w+/.exec(yes) ?? [];
  return name === undefined ? undefined : { yes: `${name} ${phrase.yes}`, no: `${name} ${phrase.no}` };
};
