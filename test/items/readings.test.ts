/**
 * No reading changes a key: each key is recomputed with ∨ read exclusively and with existential import added to
 * universals. Where it would change, the wording rules that reading out: it says "or both", and a universal is a
 * conditional or speaks of every person, of whom there are some.
 */
import { createGenerator, type Item } from "#items";
import { everyday, plain } from "#language";
import { and, binary, exists, iff, not, parse, quantified, relationOf, type Formula } from "#logic";
import { describe, expect, test } from "vitest";

/** φ ∨ ψ read as one of the two but not both. */
const exclusively = (formula: Formula): Formula => {
  switch (formula.kind) {
    case "or":
      return not(iff(exclusively(formula.left), exclusively(formula.right)));
    case "and":
    case "implies":
    case "iff":
      return binary(formula.kind, exclusively(formula.left), exclusively(formula.right));
    case "not":
      return not(exclusively(formula.body));
    case "forall":
    case "exists":
      return quantified(formula.kind, formula.variable, exclusively(formula.body));
    default:
      return formula;
  }
};

/** ∀x(P→Q) read as saying, too, that there is a P. */
const withImport = (formula: Formula): Formula => {
  switch (formula.kind) {
    case "forall":
      return formula.body.kind === "implies"
        ? and(formula, exists(formula.variable, formula.body.left))
        : formula;
    case "and":
    case "or":
    case "implies":
    case "iff":
      return binary(formula.kind, withImport(formula.left), withImport(formula.right));
    case "not":
      return not(withImport(formula.body));
    default:
      return formula;
  }
};

const items = (length: number, count: number): readonly Item[] => {
  const generator = createGenerator({ profile: "paper", length, seed: 21, style: plain, lexicon: everyday });
  return Array.from({ length: count }, (_, k) => generator.at(k)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};

const keyUnder = (item: Item, read: (formula: Formula) => Formula): boolean =>
  relationOf({
    premises: item.premises.map((text) => read(parse(text))),
    conclusion: read(parse(item.conclusion)),
  }) === "entailment";

const sentencesWith = (item: Item, sign: string): readonly string[] =>
  [...item.premises, item.conclusion].flatMap((formula, i) =>
    formula.includes(sign) ? [[...item.premisesText, item.conclusionText][i] ?? ""] : [],
  );

describe("no reading changes a key", () => {
  for (const length of [1, 3])
    test(`length ${length}: where an exclusive or would, each sentence with ∨ says “or both”`, () => {
      const changed = items(length, 416).filter(
        (item) => keyUnder(item, exclusively) !== (item.label === "yes"),
      );
      expect(changed.length).toBeGreaterThan(0);
      for (const item of changed)
        for (const sentence of sentencesWith(item, "∨"))
          expect(sentence).toMatch(/either .*, or .*, or both/i);
    });

  for (const length of [1, 3])
    test(`length ${length}: where existential import would, each universal conditional is said with “if”`, () => {
      const changed = items(length, 416).filter(
        (item) => keyUnder(item, withImport) !== (item.label === "yes"),
      );
      expect(changed.length).toBeGreaterThan(0);
      for (const item of changed)
        for (const sentence of sentencesWith(item, "→")) expect(sentence).toMatch(/\bif\b/i);
    });
});
