/**
 * Where the premises of a problem could lead instead: the exchange that tells the three problems of a skeleton apart.
 *
 * The needed way is cut at one premise, x → A. What comes after the cut, up to the goal, is copied twice: a rival B, which ends
 * in the goal's denial, and an idle Z, which ends in nothing. Two more premises, q → B and r → Z, lead into the copies from
 * what cannot be had. A problem is entailed by x → A, q → B, r → Z; denied by x → B, q → A, r → Z; open with x → Z, q → B, r → A.
 * All else stands in each of them word for word. So each letter comes as often with either sign, in sentences of the same
 * length and connectives; one has to follow a way from a fact to the goal, past the cut.
 *
 * The denied problem is the entailed one with A's letters and B's in each other's place, so one proof serves both.
 *
 * Copies have the signs and forms of what they are copied from, and the ways to q and r those of the way to x. So a reader of as many
 * rounds (`../refinement.ts`) as distractors suffice for sees the same in all three problems.
 */
import type { Random } from "organon/tasks";
import type { Node, Rule, Skeleton, Step } from "./skeleton.ts";

/** An exchange; rules and nodes by their numbers. */
export type Exchange = {
  /** The needed rule that is cut, and those that lead into the rival and the idle copy; their forms are the same. */
  readonly cut: number;
  readonly rival: number;
  readonly idle: number;
  /** Of each node and rule behind the cut its copy in the rival, of that one the first; others stand for themselves. */
  readonly nodes: readonly number[];
  readonly rules: readonly number[];
  /** Of each node and rule that has another one's sign or form that other. */
  readonly like: { readonly nodes: ReadonlyMap<number, number>; readonly rules: ReadonlyMap<number, number> };
};

/** Where a skeleton can be cut: the rule, and the needed rules behind it. */
type Cut = { readonly rule: number; readonly behind: readonly number[] };

/** Distractors: such as speak of what is needed, and others. */
type Cost = { readonly near: number; readonly far: number };

/** Takes what an exchange adds. */
export type Builder = {
  readonly nodes: Node[];
  readonly rules: Rule[];
  /** Nodes that can't be derived. */
  readonly dead: number[];
  /** A node and what stands on every way to it. */
  readonly listDominators: (node: number) => readonly number[];
};

/**
 * A cut with how many premises stand before the rival and the idle copy, and how many behind the idle one's first; whether the last of
 * these returns to the needed way.
 */
type Layout = {
  readonly cut: Cut;
  readonly before: number;
  readonly behind: number;
  readonly returns: boolean;
  readonly cost: Cost;
};

type DrawnExchange = {
  readonly exchange: Exchange;
  readonly spent: Cost;
  /** Nodes before the cut that no further distractor leads to or from, since none does where they are copied. */
  readonly plain: ReadonlySet<number>;
};

/** The exchange for a skeleton that so many distractors have room for; undefined where there are too few. */
export const drawExchange = (
  skeleton: Skeleton,
  { budget, isAlike }: { readonly budget: Cost; readonly isAlike: boolean },
  { nodes, rules, dead, listDominators }: Builder,
  random: Random,
): DrawnExchange | undefined => {
  const layout = deepestLayout(skeleton, budget);
  if (layout === undefined || budget.near === 0) return undefined;
  const { cut, before, behind, returns, cost } = layout;
  const { goal } = skeleton;

  const like = { nodes: new Map<number, number>(), rules: new Map<number, number>() };
  const addNode = (kind: Node, original: number | undefined): number => {
    const made = nodes.push({ ...kind }) - 1;
    if (original !== undefined) like.nodes.set(made, original);
    return made;
  };
  const add = (rule: Rule, original: number): number => {
    const made = rules.push(rule) - 1;
    if (original >= 0) like.rules.set(made, original);
    return made;
  };
  const mirror = new Map<number, number>();
  const copyNode =
    (known: Map<number, number>, end: Node): ((node: number) => number) =>
    (node) => {
      const made = known.get(node) ?? addNode(node === goal ? end : nodes[node]!, node);
      known.set(node, made);
      return made;
    };
  /** The nodes on the way to the cut, the last first. */
  const from = listDominators(getSource(rules[cut.rule]!));
  const copyPath = (links: number): number => {
    const way = Array.from({ length: links + 1 }, (_, i) => {
      const node = nodes[from[i] ?? goal]!;
      return addNode(node.kind === "someone" || i === 0 ? personal(node) : { kind: "property" }, from[i]);
    });
    for (let i = 0; i < links; i++) {
      const original = skeleton.rules.findIndex(
        (rule) => rule.kind === "link" && rule.from === from[i + 1] && rule.to === from[i],
      );
      add({ kind: "link", from: way[i + 1]!, to: way[i]!, general: false }, original);
    }
    dead.push(way.at(-1)!);
    return way[0]!;
  };

  const toRival = copyNode(mirror, { kind: "denial", of: goal });
  const rival = add(moveRule(rules[cut.rule]!, toRival, copyPath(before)), cut.rule);
  const pairs = cut.behind.map((rule) => [rule, add(moveRule(rules[rule]!, toRival), rule)] as const);
  const toIdle = copyNode(new Map(), nodes[goal]!);
  const idle = add(moveRule(rules[cut.rule]!, toIdle, copyPath(before)), cut.rule);
  const free = returns ? from.slice(before) : [];
  for (const [i, rule] of cut.behind.slice(0, behind).entries()) {
    const copy = moveRule(rules[rule]!, toIdle);
    const isReturn = i === behind - 1 && free.length > 0 && copy.kind === "link";
    add(isReturn ? { ...copy, general: false, to: random.pick(free) } : copy, rule);
  }

  mirror.delete(goal);
  return {
    exchange: {
      cut: cut.rule,
      rival,
      idle,
      nodes: involution(nodes.length, [...mirror]),
      rules: involution(rules.length, pairs),
      like: isAlike ? like : { nodes: new Map(), rules: new Map() },
    },
    spent: cost,
    plain: new Set(from.slice(0, before)),
  };
};

const personal = (node: Node): Node =>
  node.kind === "property" || node.kind === "someone" ? node : { kind: "property" };

/**
 * The layout in which the problems agree on as many rounds of refinement as distractors have room for, cut as deep as half of the
 * way. For n rounds the cut is n premises before the goal, n - 1 premises lead to the rival and to the idle copy, and as many
 * follow in that: a reader of n rounds sees either where a way comes from or where it leads to.
 */
const deepestLayout = (skeleton: Skeleton, budget: Cost): Layout | undefined => {
  const cuts = listCuts(skeleton).map((cut) => ({ cut, own: computeCost(cut, skeleton) }));
  const half = Math.floor(cuts.length / 2);
  for (const isWithin of [fits, hasRoom])
    for (let rounds = half; rounds >= 0; rounds--)
      for (const { cut, own } of cuts.slice(rounds, half + 1).toReversed()) {
        const before = Math.max(0, rounds - 1);
        const behind = Math.min(before, cut.behind.length);
        const returns = behind > 0 && own.near < budget.near;
        const near = own.near + Number(returns);
        const cost = { near, far: own.far + 2 * before + behind - Number(returns) };
        if (isWithin(budget, cost)) return { cut, before, behind, returns, cost };
      }
  return undefined;
};

const fits = (budget: Cost, { near, far }: Cost): boolean => near <= budget.near && far <= budget.far;

const hasRoom = (budget: Cost, { near, far }: Cost): boolean => near + far <= budget.near + budget.far;

/** Rules with what follows from the cut one and the idle one exchanged: the open problem's. */
export const openRules = (rules: readonly Rule[], { cut, idle }: Exchange): readonly Rule[] =>
  rules.map((rule, i) =>
    i === cut ? withHead(rule, rules[idle]!) : i === idle ? withHead(rule, rules[cut]!) : rule,
  );

/** A rule with another's consequent. */
export const withHead = (rule: Rule, other: Rule): Rule => {
  if (rule.kind === "link" && other.kind === "link") return { ...rule, to: other.to };
  if (rule.kind === "split" && other.kind === "split")
    return { ...rule, left: other.left, right: other.right };
  return rule;
};

const listCuts = ({ steps }: Skeleton): readonly Cut[] => {
  const cuts: Cut[] = [];
  let behind: readonly number[] = [];
  for (const step of steps.toReversed()) {
    if (step.kind === "law") break;
    const inner = step.kind === "split" ? listRules([...step.left, ...step.right]) : [];
    cuts.push({ rule: step.rule, behind: [...inner, ...behind] });
    behind = [step.rule, ...inner, ...behind];
  }
  return cuts;
};

const listRules = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap((step) =>
    step.kind === "split" ? [step.rule, ...listRules([...step.left, ...step.right])] : [step.rule],
  );

const computeCost = ({ rule, behind }: Cut, { rules, goal }: Skeleton): Cost => {
  const near = [rule, ...behind].filter((one) => hasHead(rules[one]!, goal)).length;
  return { near, far: behind.length + 2 - near };
};

const hasHead = (rule: Rule, node: number): boolean =>
  rule.kind === "link"
    ? rule.to === node
    : rule.kind === "split" && (rule.left === node || rule.right === node);

const getSource = (rule: Rule): number => (rule.kind === "link" || rule.kind === "split" ? rule.from : -1);

const moveRule = (rule: Rule, to: (node: number) => number, from?: number): Rule => {
  if (rule.kind === "link") return { ...rule, from: from ?? to(rule.from), to: to(rule.to) };
  if (rule.kind === "split")
    return { ...rule, from: from ?? to(rule.from), left: to(rule.left), right: to(rule.right) };
  return rule;
};

const involution = (size: number, pairs: readonly (readonly [number, number])[]): readonly number[] => {
  const all = Array.from({ length: size }, (_, i) => i);
  for (const [one, other] of pairs) [all[one], all[other]] = [other, one];
  return all;
};
