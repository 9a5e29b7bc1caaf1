/**
 * Distractors: premises that nobody needs, from far ones to such as are one literal away from a needed one.
 *
 * Why they are harmless: a distractor leads from what cannot be had, or from something to what stands on every way to it
 * (its dominator), or to a new node that leads on to nothing else. So whatever can be had with distractors can be had
 * without them, by the same needed premises. `countermodels.ts` evaluates that of every problem.
 */
import type { Random } from "../random.ts";
import type { Node, Rule, Skeleton } from "./skeleton.ts";

/** A skeleton with its distractors, which stand behind the needed rules. */
export type Crowd = {
  readonly nodes: readonly Node[];
  readonly rules: readonly Rule[];
  /** How many rules are needed; they stand first. */
  readonly needed: number;
  /** How many of the others speak of what a needed one speaks of. */
  readonly near: number;
  readonly people: number;
};

/**
 * So many distractors around a skeleton. `near` of them share a node with a needed premise, the first of these being the last
 * step of a rival: a way to the goal's denial that is broken somewhere. The others share none.
 */
export const surround = (
  skeleton: Skeleton,
  { near, far }: { readonly near: number; readonly far: number },
  random: Random,
): Crowd => {
  const nodes: Node[] = [...skeleton.nodes];
  const rules: Rule[] = [...skeleton.rules];
  const { goal, dominators } = skeleton;
  const core = skeleton.nodes.map((_, i) => i);
  const known = new Set(rules.map((rule) => keyOf(rule, nodes)));
  const addNode = (): number => nodes.push({ kind: "property" }) - 1;
  const add = (rule: Rule): boolean => {
    const key = keyOf(rule, nodes);
    if (known.has(key)) return false;
    known.add(key);
    rules.push(rule);
    return true;
  };
  const link = (from: number, to: number, denies = false): Rule => ({
    kind: "link",
    from,
    to,
    general: false,
    denies,
  });
  /** A node and what stands on every way to it. */
  const above = (node: number): number[] => {
    const list = [node];
    for (let at = dominators[node]!; at >= 0; at = dominators[at]!) list.push(at);
    return list;
  };

  let left = { near, far };
  let people = skeleton.people;
  /** What cannot be had, and what follows from a needed node and leads nowhere, with that node. */
  const dead: number[] = [];
  const leaves: { readonly node: number; readonly of: number }[] = [];
  const spend = (what: "near" | "far"): void => {
    left = { ...left, [what]: left[what] - 1 };
  };

  if (near > 0) {
    const rail = drawRail(Math.min(far, skeleton.steps.length), random, addNode);
    for (const rule of rail.rules) {
      add(rule);
      spend("far");
    }
    dead.push(...rail.dead);
    add(link(rail.end, goal, true));
    spend("near");
  }

  const facts = rules.filter((rule) => rule.kind === "fact" && nodes[rule.is]?.kind === "related");
  const nearKinds: readonly (() => boolean)[] = [
    // A leaf that follows from a needed node.
    () => {
      const of = random.pick(core);
      const node = addNode();
      leaves.push({ node, of });
      return add(link(of, node));
    },
    // A way in that cannot be had.
    () => {
      const node = dead.length > 0 && random.next() < 0.5 ? random.pick(dead) : addNode();
      if (!dead.includes(node)) dead.push(node);
      return add(link(node, random.pick(core)));
    },
    // A way back, the converse of a needed link among them.
    () => {
      const from = random.pick(core);
      const to = random.pick(above(from));
      return from !== to && add(link(from, to));
    },
    // A detour through a leaf.
    () => {
      if (leaves.length === 0) return false;
      const { node, of } = random.pick(leaves);
      return add(link(node, random.pick(above(of))));
    },
    // Somebody else among those whom a run of laws joins, or two of them the other way round.
    () => {
      const fact = facts.length > 0 ? random.pick(facts) : undefined;
      const node = fact?.kind === "fact" ? nodes[fact.is] : undefined;
      if (node?.kind !== "related") return false;
      const { relation, one, other } = node;
      const [first, second] = random.pick([
        [other, one],
        [one, people++],
        [people++, other],
      ]);
      const is = nodes.push({ kind: "related", relation, one: first, other: second }) - 1;
      return add({ kind: "fact", is });
    },
  ];
  for (let attempts = 8 * near; left.near > 0 && attempts > 0; attempts--)
    if (random.pick(nearKinds)()) spend("near");

  /** Chains of their own: live ones from a fact, dead ones from nothing, and the sequels of leaves. */
  const own: { node: number; live: boolean }[] = [];
  const farKinds: readonly (() => boolean)[] = [
    () => {
      const node = addNode();
      own.push({ node, live: true });
      return add({ kind: "fact", is: node });
    },
    () => {
      if (own.length === 0) return false;
      const { node: from, live } = random.pick(own);
      const to = addNode();
      own.push({ node: to, live });
      return add(link(from, to));
    },
    () => {
      if (own.length === 0) return false;
      const { node: to } = random.pick(own);
      const from = addNode();
      dead.push(from);
      return add(link(from, to));
    },
    () => {
      if (leaves.length === 0) return false;
      const { node: from } = random.pick(leaves);
      return add(link(from, addNode()));
    },
    () => {
      if (own.length < 2) return false;
      const [one, other] = [random.pick(own), random.pick(own)];
      return one.node !== other.node && (other.live || !one.live) && add(link(one.node, other.node));
    },
  ];
  for (let attempts = 8 * far; left.far > 0 && attempts > 0; attempts--)
    if (random.pick(farKinds)()) spend("far");

  return { nodes, rules, needed: skeleton.rules.length, near: near - left.near, people };
};

/** The rival's way but for its last step: from a fact, with one link the wrong way round; as much of it as there is room for. */
const drawRail = (
  size: number,
  random: Random,
  addNode: () => number,
): { readonly rules: readonly Rule[]; readonly end: number; readonly dead: readonly number[] } => {
  const rules: Rule[] = [];
  const dead: number[] = [];
  let at = addNode();
  const links = size < 2 ? size : size - 1;
  const broken = size < 2 ? -1 : random.int(links);
  if (size < 2) dead.push(at);
  else rules.push({ kind: "fact", is: at });
  for (let i = 0; i < links; i++) {
    const next = addNode();
    const [from, to] = i === broken ? [next, at] : [at, next];
    rules.push({ kind: "link", from, to, general: false, denies: false });
    if (size < 2 || i >= broken) dead.push(next);
    at = next;
  }
  return { rules, end: at, dead };
};

/** Equal for rules that say the same. */
const keyOf = (rule: Rule, nodes: readonly Node[]): string => {
  switch (rule.kind) {
    case "fact": {
      const node = nodes[rule.is];
      return node?.kind === "related" ? `fact ${node.relation} ${node.one} ${node.other}` : `fact ${rule.is}`;
    }
    case "link":
      return `link ${rule.from} ${rule.to} ${rule.denies}`;
    default:
      return JSON.stringify(rule);
  }
};
