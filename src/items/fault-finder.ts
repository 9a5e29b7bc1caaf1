/**
 * All that can be found wrong with an item from its line alone: what its formulas, certificate and sentences claim, the labels
 * by which its answers are grouped, and what its letters mean.
 */
import type { Rule } from "#catalog";
import type { Lexicon } from "#language";
import { OrganonError } from "#logic";
import type { Item } from "./item.ts";
import { createLabelCheck } from "./label-faults.ts";
import { faultsOf } from "./verify.ts";
import { createWordCheck } from "./word-faults.ts";

/** What is wrong with an item, in words; an empty list where every claim holds. */
export type FaultFinder = (item: Item) => readonly string[];

/** A finder by the program's own rules and lexicons, or by others. It takes some milliseconds to make: keep it. */
export const createFaultFinder = ({
  rules,
  lexicons,
}: { readonly rules?: readonly Rule[]; readonly lexicons?: readonly Lexicon[] } = {}): FaultFinder => {
  const checks = [createLabelCheck(rules), createWordCheck(lexicons)];
  return (item) => {
    const faults = faultsOf(item);
    try {
      return [...faults, ...checks.flatMap((check) => check(item))];
    } catch (error) {
      // Formulas and words that cannot be read have been found and told.
      if (error instanceof OrganonError && error.code === "misuse" && faults.length > 0) return faults;
      throw error;
    }
  };
};
