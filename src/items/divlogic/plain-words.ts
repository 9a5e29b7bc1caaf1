/**
 * A stand-in for the room language's connectives: one wording for each form. To be replaced.
 */
import { sentenceOf, type Clause } from "#language";
import type { Formula } from "#logic";

export type PassageWords = { readonly letters: ReadonlyMap<string, LetterWords> };
export type LetterWords = { readonly forms: readonly Clause[] };

export const sayProposition = (
  formula: Formula,
  words: PassageWords,
  choose: (n: number) => number,
): string => {
  const clause = (f: Formula): string => {
    if (f.kind === "atom") {
      const forms = words.letters.get(f.name)?.forms ?? [];
      return forms[choose(forms.length)]?.yes ?? "";
    }
    if (f.kind === "not" && f.body.kind === "atom") {
      const forms = words.letters.get(f.body.name)?.forms ?? [];
      return forms[choose(forms.length)]?.no ?? "";
    }
    if (f.kind === "or") return `${clause(f.left)} or ${clause(f.right)}`;
    if (f.kind === "not" && f.body.kind === "and")
      return `it is not the case that both ${clause(f.body.left)} and ${clause(f.body.right)}`;
    return "";
  };
  if (formula.kind !== "implies") return sentenceOf(clause(formula));
  const wording = choose(2);
  return wording === 0
    ? sentenceOf(`if ${clause(formula.left)}, then ${clause(formula.right)}`)
    : sentenceOf(`${clause(formula.right)}, if ${clause(formula.left)}`);
};
