/**
 * A small report with everything in it, for goldens and checks: a novice with planted weaknesses, an oracle, and
 * an affirmer of which nothing was readable on fallacies. The numbers are made up; only their shapes matter.
 */
import type { ModelReport, ReaderGroup, StudyReport, Weakness } from "#report";
import type { LeafGroup } from "../../src/report/summary.ts";
import { type Leaf, type Score, breakdownOf, exactProportion, pairedDifference, proportion } from "#scores";

type Rule = Pick<Leaf, "category" | "base"> & { readonly quantifier?: boolean };

const rules: readonly Rule[] = [
  { category: "equivalence", base: "De Morgan" },
  { category: "equivalence", base: "quantifier negation", quantifier: true },
  { category: "inference", base: "modus tollens" },
  { category: "inference", base: "biconditional introduction" },
  { category: "fallacy", base: "affirming the consequent" },
];

/** The leaves of a few rules, in the layout of profile `paper`. */
export const leavesOf = (chosen: readonly Rule[]): readonly Leaf[] =>
  chosen.flatMap(({ category, base, quantifier }) =>
    (quantifier === true ? ["none"] : ["none", "universal", "existential"]).flatMap((extension) =>
      (category === "fallacy" ? ["fallacy"] : ["valid", "contradiction", "unrelated"]).map((kind) => ({
        logic: extension === "none" && quantifier !== true ? "propositional" : "predicate",
        category,
        base,
        extension,
        rule: extension === "none" ? base : `${extension} ${base}`,
        kind,
      })),
    ),
  );

const asked = 10;

/** Ten scores of a leaf: first the correct ones, then the incorrect, the rest unreadable. */
const scoresOf = (model: string, leaf: Leaf, correct: number, readable: number): readonly Score[] =>
  Array.from({ length: asked }, (_, k) => {
    const label = leaf.kind === "valid" ? "yes" : "no";
    const wrong = label === "yes" ? "no" : "yes";
    return {
      questionId: `${leaf.rule}/${leaf.kind}/${k}`,
      model,
      tags: { ...leaf, length: "1" },
      key: label,
      epoch: 0,
      verdict:
        k < correct
          ? { outcome: "correct", answer: label }
          : k < readable
            ? { outcome: "incorrect", answer: wrong }
            : { outcome: "unreadable" },
    };
  });

/** The ten leaves of lowest accuracy, each with the same example. */
const weaknessesOf = (leaves: readonly LeafGroup[]): readonly Weakness[] =>
  leaves
    .filter((leaf) => leaf.accuracy.n > 0)
    .toSorted((a, b) => (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1))
    .slice(0, 10)
    .map(({ rule, kind, logic, category, accuracy }, i): Weakness => {
      const correct = Math.round((accuracy.value ?? 0) * accuracy.n);
      const { low, high } = exactProportion(correct, accuracy.n);
      const { value, n } = proportion(correct + 2, accuracy.n + 3);
      const weakness: Weakness = {
        rule,
        kind,
        logic,
        category,
        accuracy,
        correct,
        exact: { low, high },
        shrunk: { value, low: low * 1.1, high: high * 0.97, n: n - 3 },
        p: 0.0004 * (i + 1) ** 2,
        q: 0.004 * (i + 1) ** 2,
        mark: 0.004 * (i + 1) ** 2 <= 0.05 ? "weak" : "not distinguishable",
      };
      return accuracy.value === 1
        ? weakness
        : {
            ...weakness,
            example: {
              premisesText: ["If Jessica is making tea, then it is overcast.", "It is not overcast."],
              conclusionText: "Jessica is not making tea.",
              label: kind === "valid" ? "yes" : "no",
              answer: kind === "valid" ? "no" : "yes",
            },
          };
    });

/** A model's report from how many of ten questions a leaf it gets right and answers readably. */
const modelReport = (
  name: string,
  id: string,
  leaves: readonly Leaf[],
  answer: (leaf: Leaf, index: number) => readonly [correct: number, readable: number],
): ModelReport => {
  const { byTag: _, ...breakdown } = breakdownOf(
    leaves.flatMap((leaf, index) => {
      const [correct, readable] = answer(leaf, index);
      return scoresOf(id, leaf, correct, readable);
    }),
  );
  const calls = leaves.length * asked;
  return {
    ...breakdown,
    id,
    name,
    organisation: "Organon",
    launched: "built in",
    cost: { usd: 0, basis: "free", priceDate: null, calls, tokensIn: calls * 71, tokensOut: calls * 2 },
    weaknesses: weaknessesOf(breakdown.byLeaf),
    examination: {
      leaves: leaves.length,
      unknown: 0,
      fewest: asked,
      minimum: 1,
      correction: "Benjamini-Hochberg",
    },
  };
};

/** A reader's group of 300 replies to 330 questions. */
const readerGroup = (name: string, correct: number, readable: number, same: number): ReaderGroup => ({
  name,
  accuracy: proportion(correct, readable),
  accuracyOfAsked: proportion(correct, 330),
  responseRate: proportion(readable, 330),
  agreement: proportion(same, 300),
  differs: 300 - same,
});

const noviceId =
  "reasoner:novice?weak=universal modus tollens,De Morgan,affirming the consequent&slip=0.8&learns=true";
const plants = ["universal modus tollens", "De Morgan", "affirming the consequent"];

/** The report of three built-in reasoners on the given leaves. */
export const exampleReport = (leaves: readonly Leaf[] = leavesOf(rules)): StudyReport => ({
  run: "7f3a91c2d04e",
  command: `organon study logicasker -m "${noviceId}" --seed 7`,
  date: "2026-11-18T09:30:00Z",
  versions: { organon: "0.1.0", node: "26.10.0" },
  seed: 7,
  profile: "paper",
  suiteSize: leaves.length * asked,
  models: [
    {
      ...modelReport("novice", noviceId, leaves, (leaf, index) =>
        plants.includes(leaf.rule) ? [(index % 4) + 1, 10] : [10 - ((index * 7) % 3), 10],
      ),
      secondIteration: proportion(31, 100),
      teaching: {
        shots: 4,
        zero: proportion(31, 100),
        random: proportion(38, 100),
        weak: proportion(74, 99),
        differences: [
          { from: "zero", to: "random", ...pairedDifference({ both: 22, lost: 9, gained: 16, neither: 53 }) },
          { from: "zero", to: "weak", ...pairedDifference({ both: 28, lost: 3, gained: 46, neither: 22 }) },
          { from: "random", to: "weak", ...pairedDifference({ both: 33, lost: 5, gained: 41, neither: 20 }) },
        ],
      },
      planted: [...plants.map((rule) => ({ rule, found: true })), { rule: "addition", found: false }],
    },
    {
      ...modelReport("oracle", "reasoner:oracle", leaves, () => [10, 10]),
      secondIteration: proportion(100, 100),
    },
    {
      ...modelReport("affirmer", "reasoner:affirmer", leaves, (leaf) =>
        leaf.category === "fallacy" ? [0, 0] : leaf.kind === "valid" ? [10, 10] : [0, 9],
      ),
      secondIteration: proportion(0, 90),
      cost: {
        usd: 1.2345,
        basis: "table",
        priceDate: "2026-04-30",
        calls: 330,
        tokensIn: 23_430,
        tokensOut: 660,
      },
      steadiness: {
        epochs: 3,
        items: 110,
        flipped: 11,
        rate: proportion(11, 110),
        allRight: [1, 2, 3].map((k) => ({ k, share: proportion(103 - 3 * k, 110) })),
        examples: [{ itemId: "4f1c", yes: 2, no: 1, rate: 1 / 3 }],
      },
      readers: [readerGroup("answer-1", 100, 280, 300), readerGroup("papers", 160, 290, 201)],
    },
  ],
});
