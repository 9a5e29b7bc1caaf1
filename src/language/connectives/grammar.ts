/**
 * The grammar that speaker and reader share: the tables of wordings, cut into templates, each with the formula that
 * its holes make. Built once; a value, not a registry. More wordings, admitted from elsewhere, give a larger one.
 */
import { and, not, or, type Formula } from "#logic";
import { templateOf, type Template } from "./template.ts";
import {
  andWordings,
  implicationWordings,
  notBothWordings,
  orWordings,
  type ImplicationWording,
  type PairWording,
} from "./wordings.ts";

/** A ∨ B, A ∧ B or ¬(A ∧ B). */
export type PairKind = "or" | "and" | "not-both";

export type Implication = Omit<ImplicationWording, "text"> & { readonly template: Template };
export type Pair = { readonly kind: PairKind; readonly opened: boolean; readonly template: Template };

/** All ways of saying the connectives. */
export type Grammar = { readonly implications: readonly Implication[]; readonly pairs: readonly Pair[] };

const implicationOf = ({ text, ...rest }: ImplicationWording): Implication => ({
  ...rest,
  template: templateOf(text),
});

const pairsOf = (kind: PairKind, wordings: readonly PairWording[]): readonly Pair[] =>
  wordings.map(({ text, opened }) => ({ kind, opened, template: templateOf(text) }));

/** The grammar of the tables in `wordings.ts`. */
export const ownGrammar: Grammar = {
  implications: implicationWordings.map(implicationOf),
  pairs: [
    ...pairsOf("or", orWordings),
    ...pairsOf("and", andWordings),
    ...pairsOf("not-both", notBothWordings),
  ],
};

/** The formula of a pair's halves. */
export const pairOf = (kind: PairKind, left: Formula, right: Formula): Formula => {
  switch (kind) {
    case "or":
      return or(left, right);
    case "and":
      return and(left, right);
    case "not-both":
      return not(and(left, right));
    default:
      return kind satisfies never;
  }
};
