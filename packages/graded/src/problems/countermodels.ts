/**
 * What can be had from rules, and the worlds that show what cannot: of the premises alone, without any needed one, and of an
 * open goal both ways.
 *
 * A world is the least one: true is what the facts lead to, and at each division one case that is chosen. That it makes all
 * rules true is then looked at rule by rule, so that nothing rests on how it was found. Rules about everybody speak of
 * predicates that nothing else is said with but of one person, so everybody may be as that person.
 */
import type { Choice, Law, Node, Rule } from "./skeleton.ts";

/** Two people of whom a relation holds, all by numbers. */
type Pair = { readonly relation: number; readonly one: number; readonly other: number };

/** Which nodes are true, and of whom relations hold. */
export type LeastModel = { readonly truths: Uint8Array; readonly pairs: readonly Pair[] };

/** Requirements of an interpretation, besides making rules true. */
type Wish = {
  /** A rule that need not be true in it. */
  readonly without?: number;
  /** A node that is true in it. */
  readonly also?: number;
  /** A node that is not. */
  readonly never?: number;
  /** The cases that hold where a way divides; elsewhere the left ones do. */
  readonly cases?: readonly Choice[];
};

/** The least world of some rules as it is wished; undefined where there is none of the kind that is looked for. */
type ModelFinder = (wish: Wish) => LeastModel | undefined;

/** Finds worlds of some rules. */
export const createModelFinder = (nodes: readonly Node[], rules: readonly Rule[]): ModelFinder => {
  const leaving: number[][] = nodes.map(() => []);
  for (const [i, rule] of rules.entries())
    if (rule.kind === "link" || rule.kind === "split") leaving[rule.from]!.push(i);
  const isRelational = rules.map(
    (rule) => rule.kind === "law" || (rule.kind === "fact" && nodes[rule.is]?.kind === "related"),
  );
  const hasPairs = isRelational.includes(true);
  const denials = nodes.flatMap(({ kind }, i) => (kind === "denial" ? [i] : []));
  /** The consequences of the facts about two people alone. */
  const settled = computeExtents(nodes, rules, -1);

  const buildModel = (wish: Wish, extents: Extents): LeastModel | undefined => {
    const { without = -1, also, never, cases = [] } = wish;
    const truths = new Uint8Array(nodes.length);
    const queue: number[] = [];
    const set = (node: number): void => {
      if (truths[node] === 1) return;
      truths[node] = 1;
      queue.push(node);
    };
    for (const node of extents.nodes) set(node);
    for (const [i, rule] of rules.entries()) if (rule.kind === "fact" && i !== without) set(rule.is);
    if (also !== undefined) set(also);
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      // Laws may make more of it.
      if (hasPairs && nodes[node]!.kind === "related" && !extents.nodes.has(node))
        return buildModel(wish, computeExtents(nodes, rules, without, [...extents.nodes, node]));
      for (const i of leaving[node]!) {
        const rule = rules[i]!;
        if (i === without) continue;
        if (rule.kind === "link") set(rule.to);
        else if (rule.kind === "split" && truths[rule.left] === 0 && truths[rule.right] === 0)
          set(rule[cases.find(({ split }) => split === i)?.side ?? "left"]);
      }
    }
    if (never !== undefined && truths[never] === 1) return undefined;
    // A denial is not to be had, so that what it denies may be true or not.
    if (denials.some((node) => truths[node] === 1)) return undefined;
    return rules.every((rule, i) => i === without || isTrue(rule, truths))
      ? { truths, pairs: extents.pairs }
      : undefined;
  };
  return (wish) => {
    const { without = -1 } = wish;
    return buildModel(
      wish,
      without >= 0 && isRelational[without]! ? computeExtents(nodes, rules, without) : settled,
    );
  };
};

/** Laws hold, since they have been applied until nothing new came. */
const isTrue = (rule: Rule, truths: Uint8Array): boolean => {
  switch (rule.kind) {
    case "fact":
      return truths[rule.is] === 1;
    case "link":
      return truths[rule.from] === 0 || truths[rule.to] === 1;
    case "split":
      return truths[rule.from] === 0 || truths[rule.left] === 1 || truths[rule.right] === 1;
    case "law":
      return true;
    default:
      return rule satisfies never;
  }
};

/** Of whom relations hold, and the nodes that say so. */
type Extents = { readonly pairs: readonly Pair[]; readonly nodes: ReadonlySet<number> };

const computeExtents = (
  nodes: readonly Node[],
  rules: readonly Rule[],
  without: number,
  also: readonly number[] = [],
): Extents => {
  const laws: Law[] = [];
  const open: Pair[] = [];
  const state = (node: Node | undefined): void => {
    if (node?.kind === "related") open.push(node);
  };
  for (const [i, rule] of rules.entries()) {
    if (i === without) continue;
    if (rule.kind === "law") laws.push(rule);
    else if (rule.kind === "fact") state(nodes[rule.is]);
  }
  for (const node of also) state(nodes[node]);
  if (open.length === 0) return { pairs: [], nodes: new Set() };
  const people =
    1 + Math.max(0, ...nodes.map((node) => (node.kind === "related" ? Math.max(node.one, node.other) : 0)));
  const toCode = ({ relation, one, other }: Pair): number => (relation * people + one) * people + other;
  const pairs: Pair[] = [];
  const known = new Set<number>();
  /** The other ones and the first ones of pairs, by relation and person. */
  const others: (number[] | undefined)[] = [];
  const ones: (number[] | undefined)[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const code = toCode(next);
    if (known.has(code)) continue;
    known.add(code);
    const { relation, one, other } = next;
    pairs.push({ relation, one, other });
    (others[relation * people + one] ??= []).push(other);
    (ones[relation * people + other] ??= []).push(one);
    for (const law of laws) {
      if (law.law === "inverse") {
        if (law.of === relation) open.push({ relation: law.makes, one: other, other: one });
        continue;
      }
      const [first, second, makes] =
        law.law === "transitive" ? [law.of, law.of, law.of] : [law.first, law.second, law.makes];
      if (first === relation)
        for (const end of others[second * people + other] ?? [])
          open.push({ relation: makes, one, other: end });
      if (second === relation)
        for (const start of ones[first * people + one] ?? [])
          open.push({ relation: makes, one: start, other });
    }
  }
  const said = new Set<number>();
  for (const [i, node] of nodes.entries())
    if (node.kind === "related" && known.has(toCode(node))) said.add(i);
  return { pairs, nodes: said };
};
