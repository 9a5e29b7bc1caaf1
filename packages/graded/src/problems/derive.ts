/**
 * The derivation of a problem's goal from its needed premises, in natural deduction, and the fewest steps of which it is made.
 * Links are used in the form in which they are written; divisions become ∨E, with a box for each case.
 */
import type { Derivation, DerivationRule, DerivationStep } from "organon-logic/certificate";
import { constant, equal, falsity, type Formula, instantiate, not, or } from "organon-logic/formula";
import { getOrInsert } from "organon-logic/memoize";
import type { ProblemStep } from "organon/tasks";
import type { Step } from "./skeleton.ts";
import type { Letters, WrittenRule } from "./written-rules.ts";

/** The material of a proof: rules in their forms, the variables, and the place of each rule among the premises. */
export type WrittenProblem = {
  readonly rules: readonly WrittenRule[];
  readonly letters: Letters;
  readonly getPlace: (rule: number) => number;
  readonly premises: readonly Formula[];
};

/** The derivation that goes along the steps and ends in what is proved: what the goal's node says, or that with two negations. */
export const derive = (
  steps: readonly Step[],
  start: number,
  proved: Formula,
  { rules, letters, getPlace, premises }: WrittenProblem,
): Derivation => {
  const lines: DerivationStep[] = [];
  const add = (
    formula: Formula,
    rule: DerivationRule,
    from: readonly number[] = [],
    discharges?: readonly number[],
  ): number => lines.push({ n: lines.length + 1, formula, rule, from, discharges });
  for (const premise of premises) add(premise, "premise");
  const getFormula = (line: number): Formula => lines[line - 1]!.formula;

  /** Lines of nodes, by where they were had: those of a closed case are forgotten. */
  const had = new Map<number, number>();

  const contradiction = (one: number, other: number): number => {
    const second = getFormula(other);
    const [of, denied] =
      second.kind === "not" && equal(second.body, getFormula(one)) ? [one, other] : [other, one];
    return add(falsity, "¬E", [of, denied]);
  };
  const removeNegations = (line: number, to: Formula): number => {
    const formula = getFormula(line);
    if (equal(formula, to)) return line;
    const inner = formula.kind === "not" && formula.body.kind === "not" ? formula.body.body : to;
    const assumed = add(not(inner), "assumption");
    return removeNegations(add(inner, "RAA", [contradiction(assumed, line)], [assumed]), to);
  };
  const addNegations = (line: number, to: Formula): number => {
    if (equal(getFormula(line), to)) return line;
    const inner = to.kind === "not" && to.body.kind === "not" ? to.body.body : to;
    const below = addNegations(line, inner);
    const assumed = add(not(inner), "assumption");
    return add(to, "¬I", [contradiction(below, assumed)], [assumed]);
  };
  const closeAssumption = (to: Formula, absurd: number, assumed: number): number =>
    add(
      to,
      getFormula(assumed).kind === "not" && !isDenial(to, getFormula(assumed)) ? "RAA" : "¬I",
      [absurd],
      [assumed],
    );

  const followLink = (rule: number, from: number, to: number): number => {
    const { rule: link, form } = rules[rule]!;
    if (link.kind !== "link") return from;
    let line = getPlace(rule) + 1;
    const stated = getFormula(line);
    if (link.general && stated.kind === "forall")
      line = add(instantiate(stated.body, stated.variable, constant(letters.person(link.from))), "∀E", [
        line,
      ]);
    const formula = getFormula(line);
    const [target, denial] = [letters.literal(to), letters.denial(to)];
    const opposite = letters.denial(link.from);
    switch (form.link) {
      case "implies": {
        if (formula.kind !== "implies") return line;
        return removeNegations(add(formula.right, "→E", [line, addNegations(from, formula.left)]), target);
      }
      case "contraposed": {
        if (formula.kind !== "implies") return line;
        const assumed = add(denial, "assumption");
        const denied = add(formula.right, "→E", [line, addNegations(assumed, formula.left)]);
        return closeAssumption(target, contradiction(from, removeNegations(denied, opposite)), assumed);
      }
      case "or":
      case "or turned": {
        if (formula.kind !== "or") return line;
        const turned = form.link === "or turned";
        const [wrong, right] = turned ? [formula.right, formula.left] : [formula.left, formula.right];
        const deriveExcluded = (): [number, number] => {
          const assumed = add(wrong, "assumption");
          return [assumed, add(target, "⊥E", [contradiction(from, removeNegations(assumed, opposite))])];
        };
        const deriveKept = (): [number, number] => {
          const assumed = add(right, "assumption");
          return [assumed, removeNegations(assumed, target)];
        };
        const [one, other] = turned ? [deriveKept(), deriveExcluded()] : [deriveExcluded(), deriveKept()];
        return add(target, "∨E", [line, one[1], other[1]], [one[0], other[0]]);
      }
      case "not both": {
        if (formula.kind !== "not" || formula.body.kind !== "and") return line;
        const assumed = add(denial, "assumption");
        const second = addNegations(assumed, formula.body.right);
        const both = add(formula.body, "∧I", [addNegations(from, formula.body.left), second]);
        return closeAssumption(target, contradiction(both, line), assumed);
      }
      default:
        return form.link satisfies never;
    }
  };

  const follow = (list: readonly Step[], first: number, at: number): number => {
    let [node, line] = [first, at];
    for (const step of list) {
      if (step.kind === "link") {
        line = followLink(step.rule, line, step.to);
        node = step.to;
      } else if (step.kind === "split") {
        const either = add(
          or(letters.literal(getLeftHead(step)), letters.literal(getRightHead(step))),
          "→E",
          [getPlace(step.rule) + 1, line],
        );
        const cases = [
          [getLeftHead(step), step.left],
          [getRightHead(step), step.right],
        ] as const;
        const closed = cases.map(([head, inner]) => {
          const assumed = add(letters.literal(head), "assumption");
          return [assumed, follow(inner, head, assumed)] as const;
        });
        line = add(
          letters.literal(step.to),
          "∨E",
          [either, ...closed.map(([, end]) => end)],
          closed.map(([assumed]) => assumed),
        );
        node = step.to;
      } else {
        line = applyLaw(step.rule, step.from, step.to);
        node = step.to;
      }
      had.set(node, line);
    }
    return line;
  };
  const getHeads = (rule: number): readonly [number, number] => {
    const split = rules[rule]!.rule;
    return split.kind === "split" ? [split.left, split.right] : [0, 0];
  };
  const getLeftHead = ({ rule }: Step): number => getHeads(rule)[0];
  const getRightHead = ({ rule }: Step): number => getHeads(rule)[1];

  const findFact = (node: number): number =>
    getOrInsert(had, node, () => {
      const rule = rules.findIndex((one) => one.rule.kind === "fact" && one.rule.is === node);
      return removeNegations(getPlace(rule) + 1, letters.literal(node));
    });

  const applyLaw = (rule: number, from: readonly number[], to: number): number => {
    const people = listPeople(from.map((node) => letters.literal(node)));
    let line = getPlace(rule) + 1;
    for (const person of people) {
      const formula = getFormula(line);
      if (formula.kind === "forall")
        line = add(instantiate(formula.body, formula.variable, constant(person)), "∀E", [line]);
    }
    const instance = getFormula(line);
    const cited = from.map(findFact);
    const condition =
      instance.kind === "implies" && instance.left.kind === "and"
        ? add(instance.left, "∧I", cited)
        : cited[0]!;
    return add(letters.literal(to), "→E", [line, condition]);
  };

  // A run of laws comes to its end by itself.
  const end = follow(steps, start, steps[0]?.kind === "law" ? 0 : findFact(start));
  addNegations(end, proved);
  return { kind: "derivation", steps: lines };
};

const isDenial = (formula: Formula, of: Formula): boolean =>
  formula.kind === "not" && equal(formula.body, of);

/** The people of a law's conditions in the order of its quantifiers: R(a, b) and S(b, c) are of a, b and c. */
const listPeople = (conditions: readonly Formula[]): readonly string[] => {
  const names: string[] = [];
  for (const condition of conditions)
    if (condition.kind === "atom")
      for (const { name } of names.length === 0 ? condition.terms : condition.terms.slice(1))
        names.push(name);
  return names;
};

/**
 * The fewest steps, each from at most two lines or by a law. Where a way divides, a line says of each case how far it has
 * come: "B or A" from "A or A'" and "if A', then B".
 */
export const listSteps = (
  steps: readonly Step[],
  start: number,
  { rules, letters, getPlace, premises }: WrittenProblem,
): readonly ProblemStep[] => {
  const told: ProblemStep[] = [];
  const getPremise = (rule: number): Formula => premises[getPlace(rule)]!;
  const lines = new Map<number, Formula>();
  const getLine = (node: number): Formula => {
    const known = lines.get(node);
    if (known !== undefined) return known;
    const fact = rules.findIndex((one) => one.rule.kind === "fact" && one.rule.is === node);
    return fact < 0 ? letters.literal(node) : getPremise(fact);
  };
  let line = getLine(start);
  const tell = (rule: number, open: readonly number[]): void => {
    const to = alternatives(open, letters);
    told.push({ from: [line, getPremise(rule)], to });
    line = to;
  };
  const follow = (list: readonly Step[], rest: readonly number[]): void => {
    for (const step of list) {
      if (step.kind === "law") {
        const to = letters.literal(step.to);
        told.push({ from: [...step.from.map(getLine), getPremise(step.rule)], to });
        lines.set(step.to, to);
        line = to;
      } else if (step.kind === "link") tell(step.rule, [step.to, ...rest]);
      else {
        const split = rules[step.rule]!.rule;
        if (split.kind !== "split") continue;
        tell(step.rule, [split.left, split.right, ...rest]);
        follow(step.left, [split.right, ...rest]);
        follow(step.right, [step.to, ...rest]);
      }
    }
  };
  follow(steps, []);
  return told;
};

const alternatives = (nodes: readonly number[], letters: Letters): Formula =>
  [...new Set(nodes)].map(letters.literal).reduce((all, one) => or(all, one));
