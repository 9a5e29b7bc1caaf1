/**
 * Rules as formulas: which letters nodes are given, which of them are denials, and in which of its equivalent forms a link is
 * written. Formulas have canonical bound names (`canonical` in `#logic`).
 */
import { boundName } from "organon-logic/canonical";
import type { Interpretation } from "organon-logic/certificate";
import {
  and,
  constant,
  exists,
  forall,
  implies,
  not,
  or,
  predicate,
  truth,
  variable,
  type Formula,
  type Term,
} from "organon-logic/formula";
import { getOrInsert } from "organon-logic/memoize";
import type { Random } from "organon/tasks";
import type { LeastModel } from "./countermodels.ts";
import { negationDepth } from "./measure.ts";
import type { Law, Node, Rule } from "./skeleton.ts";

/** How a link x → y is written: as it is, by contraposition, as ¬x ∨ y or y ∨ ¬x, as ¬(x ∧ ¬y). */
const linkForms = ["implies", "contraposed", "or", "or turned", "not both"] as const;
type LinkForm = (typeof linkForms)[number];

/** The form of a rule, and how many pairs of negations stand before each of its two literals. */
export type RuleForm = { readonly link: LinkForm; readonly first: number; readonly second: number };

/** A rule with its form. */
export type WrittenRule = { readonly rule: Rule; readonly form: RuleForm };

type Pair = { readonly literal: Formula; readonly denial: Formula };

/** The meanings of nodes: a literal, of which the denial is the opposite; neither has two negations. */
export type Letters = {
  readonly literal: (node: number) => Formula;
  readonly denial: (node: number) => Formula;
  /** The same of anybody: `variable` x in the place of the person. */
  readonly general: (node: number, person: Term) => Pair;
  /** The person of a node of a run. */
  readonly person: (node: number) => string;
  readonly law: (law: Law) => Formula;
  /** A world with these letters. */
  readonly interpretation: (world: LeastModel) => Interpretation;
};

/** How many predicates speak of one person each, so that premises about everybody can be about them. */
const maxPredicates = 11;

/** Letters for nodes: different literals everywhere; `signs` says of each whether it is said rather than denied. */
export const drawLetters = (
  nodes: readonly Node[],
  people: number,
  signs: readonly boolean[],
  random: Random,
): Letters => {
  const ordinary = nodes.filter((node) => node.kind === "property" && node.run === undefined).length;
  const predicates = Math.max(1, Math.min(maxPredicates, Math.ceil(1.4 * Math.sqrt(ordinary))));
  const named = Math.max(people, Math.ceil((1.5 * ordinary) / predicates), 1);
  const places = sample(ordinary, predicates * named, random);
  let [next, own, relations] = [0, predicates, 0];
  for (const node of nodes) if (node.kind === "related") relations = Math.max(relations, node.relation + 1);
  const laws = relations;
  const somebody = random.int(named);
  const positions: number[] = [];
  const atoms: ((person: Term) => Formula)[] = nodes.map((node, i) => {
    switch (node.kind) {
      case "related":
        return () => predicate(relationName(node.relation), toConstant(node.one), toConstant(node.other));
      case "someone": {
        const name = relationName(relations++);
        return (person) => exists(boundName(0), predicate(name, person, variable(boundName(0))));
      }
      // Never asked: a denial is said by what it denies.
      case "denial":
        return () => truth;
      default: {
        if (node.run !== undefined) {
          const name = predicateName(own++);
          return (person) => predicate(name, person);
        }
        positions[i] = next;
        const place = places[next++]!;
        const atom = predicate(predicateName(place % predicates), toConstant(Math.floor(place / predicates)));
        return () => atom;
      }
    }
  });
  const buildLiteral = (node: number, person: Term): Pair => {
    const spoken = nodes[node]!;
    if (spoken.kind === "denial") {
      const { literal, denial } = buildLiteral(spoken.of, person);
      return { literal: denial, denial: literal };
    }
    const atom = atoms[node]!(person);
    const denied = not(atom);
    return signs[node] === false ? { literal: denied, denial: atom } : { literal: atom, denial: denied };
  };
  const ground = nodes.map((_, node) => buildLiteral(node, toConstant(somebody)));
  return {
    literal: (node) => ground[node]!.literal,
    denial: (node) => ground[node]!.denial,
    general: buildLiteral,
    person: () => toConstant(somebody).name,
    law: writeLaw,
    interpretation: ({ truths, pairs }) => {
      const domain = Array.from({ length: named }, (_, i) => `d${i + 1}`);
      const extents = new Map<string, string[][]>();
      const getExtent = (name: string): string[][] => getOrInsert(extents, name, () => []);
      for (let i = 0; i < laws; i++) getExtent(relationName(i));
      for (const { relation, one, other } of pairs)
        getExtent(relationName(relation)).push([domain[one]!, domain[other]!]);
      for (const [i, node] of nodes.entries()) {
        if (node.kind === "related" || node.kind === "denial") continue;
        const literal = ground[i]!.literal;
        const atom = literal.kind === "not" ? literal.body : literal;
        const isTrue = (truths[i] === 1) === (atom === literal);
        const inner = atom.kind === "exists" ? atom.body : atom;
        if (inner.kind !== "atom") continue;
        const extent = getExtent(inner.name);
        if (!isTrue) continue;
        if (node.kind === "someone") extent.push(...domain.map((member) => [member, domain[0]!]));
        else if (node.run !== undefined) extent.push(...domain.map((member) => [member]));
        else extent.push([domain[Math.floor(places[positions[i]!]! / predicates)]!]);
      }
      return {
        domain,
        constants: Object.fromEntries(domain.map((member, i) => [toConstant(i).name, member])),
        predicates: Object.fromEntries(extents),
        propositions: {},
      };
    },
  };
};

/** The same letters with those of some nodes exchanged; `others` says of each node whose letter it gets, and of that one the first. */
export const exchangeLetters = (letters: Letters, others: readonly number[]): Letters => ({
  ...letters,
  literal: (node) => letters.literal(others[node]!),
  denial: (node) => letters.denial(others[node]!),
  general: (node, person) => letters.general(others[node]!, person),
  person: (node) => letters.person(others[node]!),
  interpretation: ({ truths, pairs }) =>
    letters.interpretation({ truths: truths.map((_, node) => truths[others[node]!]!), pairs }),
});

const predicateName = (number: number): string => `P${number + 1}`;
const relationName = (number: number): string => `R${number + 1}`;
const toConstant = (number: number): Term => constant(`a${number + 1}`);

/** So many different whole numbers below a bound, in random order. */
const sample = (count: number, below: number, random: Random): readonly number[] =>
  random.shuffle(Array.from({ length: below }, (_, i) => i)).slice(0, count);

const writeLaw = (law: Law): Formula => {
  const [x, y, z] = [boundName(0), boundName(1), boundName(2)];
  const holds = (relation: number, one: string, other: string): Formula =>
    predicate(relationName(relation), variable(one), variable(other));
  if (law.law === "inverse")
    return forall(y, forall(x, implies(holds(law.of, y, x), holds(law.makes, x, y))));
  const [first, second, makes] =
    law.law === "transitive" ? [law.of, law.of, law.of] : [law.first, law.second, law.makes];
  return forall(
    z,
    forall(y, forall(x, implies(and(holds(first, z, y), holds(second, y, x)), holds(makes, z, x)))),
  );
};

/** The formula of a rule in its form. */
export const writeRule = ({ rule, form }: WrittenRule, letters: Letters): Formula => {
  switch (rule.kind) {
    case "fact":
      return addNegationPairs(letters.literal(rule.is), form.first);
    case "law":
      return letters.law(rule);
    case "split":
      return implies(letters.literal(rule.from), or(letters.literal(rule.left), letters.literal(rule.right)));
    case "link": {
      if (!rule.general)
        return writeLink(
          { literal: letters.literal(rule.from), denial: letters.denial(rule.from) },
          { literal: letters.literal(rule.to), denial: letters.denial(rule.to) },
          form,
        );
      // A property of someone else has a quantifier inside.
      const inside = [rule.from, rule.to].some((node) => hasQuantifier(letters.literal(node)));
      const bound = variable(boundName(inside ? 1 : 0));
      return forall(
        bound.name,
        writeLink(letters.general(rule.from, bound), letters.general(rule.to, bound), form),
      );
    }
    default:
      return rule satisfies never;
  }
};

const writeLink = (from: Pair, to: Pair, { link, first, second }: RuleForm): Formula => {
  switch (link) {
    case "implies":
      return implies(addNegationPairs(from.literal, first), addNegationPairs(to.literal, second));
    case "contraposed":
      return implies(addNegationPairs(to.denial, second), addNegationPairs(from.denial, first));
    case "or":
      return or(addNegationPairs(from.denial, first), addNegationPairs(to.literal, second));
    case "or turned":
      return or(addNegationPairs(to.literal, second), addNegationPairs(from.denial, first));
    case "not both":
      return not(and(addNegationPairs(from.literal, first), addNegationPairs(to.denial, second)));
    default:
      return link satisfies never;
  }
};

const addNegationPairs = (formula: Formula, pairs: number): Formula =>
  pairs === 0 ? formula : not(not(addNegationPairs(formula, pairs - 1)));

const hasQuantifier = (formula: Formula): boolean =>
  formula.kind === "exists" || (formula.kind === "not" && hasQuantifier(formula.body));

/** The plainest form. */
export const plainForm: RuleForm = { link: "implies", first: 0, second: 0 };

/** A form of a rule whose negations nest so deep at most; plain where no denial may be shown. */
export const drawForm = (rule: Rule, letters: Letters, depth: number, random: Random): RuleForm => {
  if (depth === 0 || rule.kind === "law" || rule.kind === "split") return plainForm;
  for (let attempt = 0; attempt < 6; attempt++) {
    const form: RuleForm = {
      link: rule.kind === "fact" ? "implies" : linkForms[random.int(depth > 1 ? 5 : 4)]!,
      first: depth > 1 && random.next() < 0.25 ? 1 : 0,
      second: rule.kind === "link" && depth > 1 && random.next() < 0.25 ? 1 : 0,
    };
    if (negationDepth(writeRule({ rule, form }, letters)) <= depth) return form;
  }
  return plainForm;
};

/** Every form of a rule whose negations nest exactly so deep; may be none. */
export const listForms = (rule: Rule, letters: Letters, depth: number): readonly RuleForm[] => {
  if (rule.kind === "law" || rule.kind === "split") return [];
  const links = rule.kind === "fact" ? (["implies"] as const) : linkForms;
  const pairs = [0, 1];
  return links
    .flatMap((link) =>
      pairs.flatMap((first) =>
        (rule.kind === "fact" ? [0] : pairs).map((second): RuleForm => ({ link, first, second })),
      ),
    )
    .filter((form) => negationDepth(writeRule({ rule, form }, letters)) === depth);
};
