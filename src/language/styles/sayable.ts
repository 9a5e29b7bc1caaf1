/**
 * Which formulas people say in a sentence of natural English: none that need a list, a colon, a word said twice, or somebody "of whom
 * this is true". Questions for readers leave the others to signs and to style paper.
 */
import { constantsOf, eachAtom, type Formula } from "#logic/formula";
import { memoize, once } from "#logic/memoize";
import { print } from "#logic/notation";
import type { VerbPhrase } from "../lexicon.ts";
import type { Words } from "../words.ts";
import { naturalSpeaker } from "./natural-say.ts";

const unnatural =
  /:|\(to say it twice\)|\bof (?:whom|which)\b|\bit is not true that\b|, and .+ as well\.$|, and also |\bor else\b|\bneither\.$|\bthat member\b|^every(?:one| member)(?: who .*)? either (?:does|is) not /i;

/** What the propositions of a formula are about. */
export type Subject = "a person" | "things";

/** Whether people say a formula of one person, or of things; which letters it has does not matter. */
export const isSayable = (formula: Formula, subject: Subject): boolean => sayable()[subject](formula);

const sayable = once(() => {
  const about = (subject: Subject) =>
    memoize(
      (formula: Formula): boolean => {
        const speak = naturalSpeaker(wordsFor(formula, subject));
        return [false, true].every((isInclusive) => !unnatural.test(speak(formula, { isInclusive })));
      },
      { keyOf: print, limit: 20_000 },
    );
  return { "a person": about("a person"), things: about("things") };
});

/** Words for a formula; its propositions are about one person, or about things of one kind each. */
const wordsFor = (formula: Formula, subject: Subject): Words => {
  const arity = new Map<string, number>();
  eachAtom(formula, ({ name, terms }) => void arity.set(name, terms.length));
  const phrases = (places: number, about: (i: number) => string): ReadonlyMap<string, VerbPhrase> =>
    new Map(
      [...arity].filter(([, count]) => count === places).map(([name], i) => [name, phraseOf(about(i), i)]),
    );
  const names = ["Ruth", "Ben", "Omar", "Cora"];
  return {
    propositions: phrases(0, (i) => (subject === "a person" ? "Ruth " : `the lamp ${"abcdefgh"[i] ?? i} `)),
    predicates: phrases(1, () => ""),
    relations: phrases(2, () => ""),
    constants: new Map(constantsOf(formula).map((name, i) => [name, names[i] ?? `Ada${i}`])),
    noun: "member",
  };
};

/** Neighboring phrases have different auxiliaries, which no sentence can share. */
const phraseOf = (about: string, i: number): VerbPhrase =>
  i % 2 === 0
    ? { yes: `${about}has card ${i}`, no: `${about}does not have card ${i}` }
    : { yes: `${about}is in room ${i}`, no: `${about}is not in room ${i}` };
