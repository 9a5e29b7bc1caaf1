/** Derivations made short: the kernel replays each, none is longer, and the detours that teachers would strike are gone. */
import { readDerivation } from "#arguments/written-certificate";
import { createGenerator } from "#items/generate";
import { everyday } from "#language/lexicons/everyday";
import { plain } from "#language/styles/plain";
import type { Derivation, DerivationStep } from "#logic/certificate";
import { checkDerivation } from "#logic/derivation";
import { equal } from "#logic/formula";
import { parse, parseSequent } from "#logic/notation";
import { shortenDerivation } from "#logic/shorten/shorten";
import { describe, expect, test } from "vitest";

type Row = readonly [
  formula: string,
  rule: DerivationStep["rule"],
  from?: readonly number[],
  discharges?: readonly number[],
];

const derivation = (...rows: readonly Row[]): Derivation => ({
  kind: "derivation",
  steps: rows.map(([formula, rule, from = [], discharges], i) => ({
    n: i + 1,
    formula: formula === "⊥" ? { kind: "false" } : parse(formula),
    rule,
    from,
    discharges,
  })),
});

/** Each: what is proved, a proof with a detour, and the rules of the lines of the short one. */
const detours: readonly (readonly [string, string, Derivation, string])[] = [
  [
    "a lemma",
    "p; p → q; q → r ⊢ r",
    derivation(
      ["p", "premise"],
      ["p → q", "premise"],
      ["q → r", "premise"],
      ["p", "assumption"],
      ["q", "→E", [2, 4]],
      ["r", "→E", [3, 5]],
      ["p → r", "→I", [6], [4]],
      ["r", "→E", [7, 1]],
    ),
    "premise premise premise →E →E",
  ],
  [
    "an excluded middle",
    "p → q; ¬p → q; p ⊢ q",
    derivation(
      ["p → q", "premise"],
      ["¬p → q", "premise"],
      ["p", "premise"],
      ["¬(p ∨ ¬p)", "assumption"],
      ["p", "assumption"],
      ["p ∨ ¬p", "∨I", [5]],
      ["⊥", "¬E", [6, 4]],
      ["¬p", "¬I", [7], [5]],
      ["p ∨ ¬p", "∨I", [8]],
      ["⊥", "¬E", [9, 4]],
      ["p ∨ ¬p", "RAA", [10], [4]],
      ["p", "assumption"],
      ["q", "→E", [1, 12]],
      ["¬p", "assumption"],
      ["q", "→E", [2, 14]],
      ["q", "∨E", [11, 13, 15], [12, 14]],
    ),
    "premise premise →E",
  ],
  [
    "a double negation",
    "p; r ⊢ p ∨ q",
    derivation(
      ["p", "premise"],
      ["r", "premise"],
      ["¬p", "assumption"],
      ["⊥", "¬E", [1, 3]],
      ["¬¬p", "¬I", [4], [3]],
      ["¬p", "assumption"],
      ["⊥", "¬E", [6, 5]],
      ["p", "RAA", [7], [6]],
      ["p ∨ q", "∨I", [8]],
    ),
    "premise ∨I",
  ],
];

describe("a derivation made short", () => {
  test.for(detours)("has no detour through %s", ([, sequent, long, rules]) => {
    const { premises, conclusion } = parseSequent(sequent);
    expect(checkDerivation(long, premises, conclusion)).toBeUndefined();
    expect(
      shortenDerivation(long)
        .steps.map(({ rule }) => rule)
        .join(" "),
    ).toBe(rules);
  });

  const certificates = ["paper", "balanced", "full"].flatMap((profile) =>
    [1, 4, 7].flatMap((length) => {
      const generator = createGenerator({ profile, length, seed: 3, style: plain, lexicon: everyday });
      return Array.from({ length: 60 }, (_, i) => generator.at(5 * i)).flatMap((outcome) =>
        "item" in outcome && outcome.item.certificate.kind === "derivation"
          ? [{ length, certificate: readDerivation(outcome.item.certificate.steps) }]
          : [],
      );
    }),
  );

  test("proves the same from premises of the given one, is checked by the kernel, and is never longer", () => {
    expect(certificates.length).toBeGreaterThan(200);
    for (const { certificate } of certificates) {
      const { steps } = shortenDerivation(certificate);
      const premises = steps.filter(({ rule }) => rule === "premise").map(({ formula }) => formula);
      const conclusion = certificate.steps.at(-1)!.formula;
      expect(checkDerivation({ kind: "derivation", steps }, premises, conclusion)).toBeUndefined();
      expect(steps.length).toBeLessThanOrEqual(certificate.steps.length);
      for (const premise of premises)
        expect(
          certificate.steps.some(({ rule, formula }) => rule === "premise" && equal(formula, premise)),
        ).toBe(true);
    }
  });

  test("uses every line, and takes at length 7 two thirds of the lines or fewer", () => {
    const counts = certificates
      .filter(({ length }) => length === 7)
      .map(({ certificate }) => [certificate.steps.length, shortenDerivation(certificate).steps.length]);
    const [before, after] = [0, 1].map((i) => counts.reduce((sum, count) => sum + count[i]!, 0));
    expect(after! / before!).toBeLessThan(2 / 3 + 0.05);
    for (const { certificate } of certificates) {
      const { steps } = shortenDerivation(certificate);
      const cited = new Set(steps.flatMap(({ from, discharges = [] }) => [...from, ...discharges]));
      for (const { n } of steps.slice(0, -1)) expect(cited).toContain(n);
    }
  });
});
