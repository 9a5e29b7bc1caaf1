/**
 * Divides arguments into splits that share none, the same ones in every seed. The hash forgets signs and sees letters by their places in
 * single lines only, so that both sides of a contrast pair, and all problems of a skeleton, have the same hash.
 */
import { canonical } from "#logic/canonical";
import type { Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { colourArgument } from "./argument-hash.ts";
import { splits, type Split } from "./split-names.ts";

/** Returns an argument's split: half of the hashes are train, a sixth each of the others. Four-option passages have no conclusion. */
export const assignSplit = (premises: readonly Formula[], conclusion?: Formula): Split => {
  const [number] = colourArgument(
    premises.map(withoutSigns),
    conclusion && withoutSigns(conclusion),
    () => 1,
  );
  return splits[Math.max(0, ((number ?? 0) % 6) - 2)]!;
};

/** Returns the end of a message about a split: " in split test"; nothing without one. */
export const describeSplit = (split: Split | undefined): string =>
  split === undefined ? "" : ` in split ${split}`;

const withoutSigns = (formula: Formula): Formula => dropSigns(canonical(formula));

const dropSigns = (formula: Formula): Formula =>
  formula.kind === "not" ? dropSigns(formula.body) : mapParts(formula, dropSigns);
