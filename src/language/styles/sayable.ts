/**
 * Which formulas people say in a sentence of natural English: none that need a list, a colon, a word said twice, or somebody "of whom
 * this is true". Questions for readers leave the others to signs and to style paper.
 */
import { constantsOf, eachAtom, type Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { print } from "#logic/notation";
import type { Words } from "../words.ts";
import { naturalSpeaker } from "./natural-say.ts";

const unnatural =
  /:|\(to say it twice\)|\bof (?:whom|which)\b|\bat most one of two things\b|, and .+ as well\.$|that that|, those who /;

/** Whether people say a formula; the letters do not matter. */
export const isSayable = memoize(
  (formula: Formula): boolean => !unnatural.test(naturalSpeaker(wordsFor(formula))(formula)),
  { keyOf: print, limit: 10_000 },
);

/** Words for a formula: each letter a state of one person, or of anyone. */
const wordsFor = (formula: Formula): Words => {
  const arity = new Map<string, number>();
  eachAtom(formula, ({ name, terms }) => void arity.set(name, terms.length));
  const phrases = (places: number, about: string) =>
    new Map(
      [...arity]
        .filter(([, count]) => count === places)
        .map(([name], i) => [
          name,
          { yes: `${about}has card ${name}${i}`, no: `${about}does not have card ${name}${i}` },
        ]),
    );
  return {
    propositions: phrases(0, "Ruth "),
    predicates: phrases(1, ""),
    relations: phrases(2, ""),
    constants: new Map(constantsOf(formula).map((name, i) => [name, ["Ruth", "Ben", "Omar"][i] ?? `R${i}`])),
    noun: "member",
  };
};
