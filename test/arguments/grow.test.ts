/** Growing chains: each step is a use of its rule, no line comes twice, and what is proved of parts holds of the whole. */
import { listProfileRules } from "#catalog/profiles";
import { constant, collectConstants, type Formula } from "#logic/formula";
import { tryCompile } from "#logic/theory";
import { isMonadic } from "#logic/theory";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mapAtoms } from "#logic/map-parts";
import {
  countTreeSteps,
  getNodeFormula,
  generalizes,
  openNodes,
  startTree,
  type DerivationTree,
} from "../../src/arguments/chain.ts";
import { createForms, type Form } from "../../src/arguments/forms.ts";
import { Grower } from "../../src/arguments/grow.ts";
import { createRandom } from "../../src/arguments/random.ts";
import { emptySubstitution, unifyPatterns } from "./plain-patterns.ts";

const forms = createForms();
const rules = listProfileRules("full").filter((rule) => rule.category !== "fallacy" && !generalizes(rule));
const grower = new Grower();

const grown = (seed: number, length: number): DerivationTree | undefined => {
  const random = createRandom(seed);
  const start = startTree(random.pick(forms(random.pick(rules))));
  return grower.grow(start, { length, rules: rules.map(forms), level: 2 }, random);
};

const linesOf = (tree: DerivationTree): readonly Formula[] =>
  tree.nodes.map((_, i) => getNodeFormula(tree, i));

const chains = fc.tuple(fc.integer(), fc.integer({ min: 2, max: 6 }));

test("a chain has the length asked for, and no line twice", () => {
  let made = 0;
  fc.assert(
    fc.property(chains, ([seed, length]) => {
      const tree = grown(seed, length);
      if (tree === undefined) return;
      made++;
      expect(countTreeSteps(tree)).toBe(length);
      expect(new Set(tree.nodes.map(({ id }) => id)).size).toBe(tree.nodes.length);
      const [premises, conclusion] = [
        openNodes(tree).map((i) => getNodeFormula(tree, i)),
        getNodeFormula(tree, 0),
      ];
      if (!isMonadic([...premises, conclusion])) return;
      expect(tryCompile([...premises, conclusion])!.satisfiable([...premises.map(() => 1), -1])).toBe(false);
    }),
    { numRuns: 150 },
  );
  expect(made).toBeGreaterThan(80);
});

test("each step of a chain is an instance of its rule's form", () => {
  let steps = 0;
  fc.assert(
    fc.property(chains, ([seed, length]) => {
      const tree = grown(seed, length);
      if (tree === undefined) return;
      const lines = linesOf(tree);
      for (const [i, { step }] of tree.nodes.entries()) {
        if (step === undefined) continue;
        const { premises, conclusion } = step.form.rule.forms[step.form.index]!;
        const patterns = [conclusion, ...premises].map(starred);
        const pairs = [i, ...step.from].map((line, k) => [patterns[k]!, lines[line]!] as const);
        // What is said of constants is known when the other lines are.
        const inOrder = pairs.toSorted(
          ([one], [other]) => collectConstants(one).length - collectConstants(other).length,
        );
        const substitution = emptySubstitution();
        expect(inOrder.every(([pattern, line]) => unifyPatterns(pattern, line, substitution))).toBe(true);
        expect([...substitution.formulas.keys()].filter((letter) => !letter.endsWith("*"))).toEqual([]);
        steps++;
      }
    }),
    { numRuns: 100 },
  );
  expect(steps).toBeGreaterThan(200);
});

/** Letters and constants with a star: the form's own. */
const starred = (formula: Formula): Formula =>
  mapAtoms(formula, ({ kind, name, terms }) => ({
    kind,
    name: `${name}*`,
    terms: terms.map((term) => (term.kind === "constant" ? constant(`${term.name}*`) : term)),
  }));

test("LogicAsker §3.2: a rule is drawn first, evenly among those that fit, then where it fits: χ² at lengths 1 to 7", () => {
  const sound = listProfileRules("paper").filter((rule) => rule.category !== "fallacy" && !generalizes(rule));
  const choices = sound.map(forms);
  const { observed, expected } = drawCounts(choices, Number(process.env["ORGANON_DRAWS"] ?? 60));
  const used = [...expected].filter(([, count]) => count >= 5);
  const chi = used.reduce((sum, [rule, e]) => sum + ((observed.get(rule) ?? 0) - e) ** 2 / e, 0);
  // Wilson and Hilferty's approximation: a standard normal under even draws.
  const df = used.length;
  const z = (Math.cbrt(chi / df) - (1 - 2 / (9 * df))) / Math.sqrt(2 / (9 * df));
  expect({ df, isEven: z < 3.1 }).toEqual({ df, isEven: true });
  expect(df).toBeGreaterThan(10);
});

/** How often each rule was drawn, and how often it would be if each that fits were as likely. */
const drawCounts = (choices: readonly (readonly Form[])[], chains: number) => {
  const [observed, expected] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, rule: string, by: number): void =>
    void counts.set(rule, (counts.get(rule) ?? 0) + by);
  const random = createRandom("draws");
  for (let k = 0; k < chains; k++) {
    let tree: DerivationTree | undefined = startTree(random.pick(random.pick(choices)));
    for (let length = 2; length <= 7 && tree !== undefined; length++) {
      const before: DerivationTree = tree;
      const step = (rules: typeof choices): DerivationTree | undefined =>
        grower.grow(before, { length, rules, level: 2 }, random);
      const fitting = choices.filter((rule) => step([rule]) !== undefined);
      tree = step(choices);
      if (tree === undefined) break;
      const drawn = tree.nodes.find(({ step: of }, i) => of && !before.nodes[i]?.step)?.step?.form.rule.name;
      add(observed, drawn ?? "", 1);
      for (const [form] of fitting) add(expected, form!.rule.name, 1 / fitting.length);
    }
  }
  return { observed, expected };
};
