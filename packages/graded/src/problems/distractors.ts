/**
 * Distractors: premises that nobody needs, from far ones to such as are one literal away from a needed one.
 *
 * Why they are harmless: a distractor leads from what cannot be had, or from something to what stands on every way to it
 * (its dominator), at once or through a new node, or to a new node that leads on to nothing. So whatever can be had with distractors can be had
 * without them, by the same needed premises. `countermodels.ts` evaluates that of every problem.
 */
import type { Random } from "organon/tasks";
import { drawExchange, type Exchange } from "./exchange.ts";
import type { Node, Rule, Skeleton } from "./skeleton.ts";

/** A skeleton with its distractors, which stand behind the needed rules. */
export type Crowd = {
  readonly nodes: readonly Node[];
  readonly rules: readonly Rule[];
  /** How many rules are needed; they stand first. */
  readonly needed: number;
  readonly people: number;
  /** The exchange that distinguishes the three problems, if there are distractors enough. */
  readonly exchange: Exchange | undefined;
};

/**
 * So many distractors around a skeleton. `near` of them share a node with a needed premise, the first of these being the end
 * of a rival: a way to the goal's denial that cannot be had (`exchange.ts`). The others share none.
 */
export const surround = (
  skeleton: Skeleton,
  { near, far, isAlike }: { readonly near: number; readonly far: number; readonly isAlike: boolean },
  random: Random,
): Crowd => {
  const nodes: Node[] = [...skeleton.nodes];
  const rules: Rule[] = [...skeleton.rules];
  const { dominators } = skeleton;
  const addNode = (kind: Node = { kind: "property" }): number => nodes.push({ ...kind }) - 1;
  const link = (from: number, to: number): Rule => ({ kind: "link", from, to, general: false });
  const listDominators = (node: number): number[] => {
    const list = [node];
    for (let at = dominators[node]!; at >= 0; at = dominators[at]!) list.push(at);
    return list;
  };

  let people = skeleton.people;
  /** Nodes that can't be derived. */
  const dead: number[] = [];
  const drawn = drawExchange(
    skeleton,
    { budget: { near, far }, isAlike },
    { nodes, rules, dead, listDominators },
    random,
  );
  const known = new Set(rules.map((rule) => toKey(rule, nodes)));
  const add = (rule: Rule): boolean => {
    const key = toKey(rule, nodes);
    if (known.has(key)) return false;
    known.add(key);
    rules.push(rule);
    return true;
  };
  // What stands for itself in all three problems, so that distractors are the same in each.
  const core = skeleton.nodes.flatMap((_, node) =>
    drawn === undefined ||
    (node !== skeleton.goal && drawn.exchange.nodes[node] === node && !drawn.plain.has(node))
      ? [node]
      : [],
  );
  // Where one kind does not do, the exchange takes of the other.
  const [nearLeft, farLeft] = [near - (drawn?.spent.near ?? 0), far - (drawn?.spent.far ?? 0)];
  const left = {
    near: Math.max(0, nearLeft + Math.min(0, farLeft)),
    far: Math.max(0, farLeft + Math.min(0, nearLeft)),
  };
  const facts = rules.filter((rule) => rule.kind === "fact" && nodes[rule.is]?.kind === "related");
  /** Links between what is there leave no letter with one sign alone, as needed premises do not; so do a way to something new and back. */
  const nearKinds: readonly (() => number)[] = [
    // A way back, the converse of a needed link among them.
    () => {
      const from = random.pick(core);
      const to = random.pick(listDominators(from).filter((node) => core.includes(node)));
      return from !== to && add(link(from, to)) ? 1 : 0;
    },
    // A way in that cannot be had.
    () => (dead.length > 0 && add(link(random.pick(dead), random.pick(core))) ? 1 : 0),
    // A detour.
    () => {
      if (left.near < 2) return 0;
      const from = random.pick(core);
      const node = addNode();
      add(link(from, node));
      add(link(node, random.pick(listDominators(from).filter((one) => core.includes(one)))));
      return 2;
    },
    // Somebody else among those whom a run of laws joins, or two of them the other way round.
    () => {
      const fact = facts.length > 0 ? random.pick(facts) : undefined;
      const node = fact?.kind === "fact" ? nodes[fact.is] : undefined;
      if (node?.kind !== "related") return 0;
      const { relation, one, other } = node;
      const [first, second] = random.pick([
        [other, one],
        [one, people++],
        [people++, other],
      ]);
      const is = nodes.push({ kind: "related", relation, one: first, other: second }) - 1;
      return add({ kind: "fact", is }) ? 1 : 0;
    },
  ];
  for (let attempts = 8 * near; left.near > 0 && attempts > 0; attempts--)
    left.near -= random.pick(nearKinds)();
  // Where there is room for nothing else, something that leads nowhere.
  while (left.near > 0 && add(link(random.pick(core), addNode()))) left.near--;

  /** Nodes apart from the required way: rings that a fact leads into, or nothing, and links among them. */
  const own = dead.map((node) => ({ node, live: false }));
  const farKinds: readonly (() => number)[] = [
    () => {
      const live = left.far > 2 && random.next() < 0.5;
      if (left.far < 2) return 0;
      const [one, other] = [addNode(), addNode()];
      own.push({ node: one, live }, { node: other, live });
      return [
        link(one, other),
        link(other, one),
        ...(live ? [{ kind: "fact", is: one } as const] : []),
      ].filter(add).length;
    },
    () => {
      if (own.length < 2) return 0;
      const [one, other] = [random.pick(own), random.pick(own)];
      if (one.node === other.node || (one.live && !other.live)) return 0;
      if (left.far < 2 || random.next() < 0.5) return add(link(one.node, other.node)) ? 1 : 0;
      const node = addNode();
      own.push({ node, live: one.live });
      return [link(one.node, node), link(node, other.node)].filter(add).length;
    },
  ];
  for (let attempts = 8 * far; left.far > 0 && attempts > 0; attempts--) left.far -= random.pick(farKinds)();
  while (left.far > 0 && add({ kind: "fact", is: addNode() })) left.far--;

  const exchange = drawn && {
    ...drawn.exchange,
    nodes: nodes.map((_, node) => drawn.exchange.nodes[node] ?? node),
    rules: rules.map((_, rule) => drawn.exchange.rules[rule] ?? rule),
  };
  return { nodes, rules, needed: skeleton.rules.length, people, exchange };
};

/** Equal for rules that say the same. */
const toKey = (rule: Rule, nodes: readonly Node[]): string => {
  switch (rule.kind) {
    case "fact": {
      const node = nodes[rule.is];
      return node?.kind === "related" ? `fact ${node.relation} ${node.one} ${node.other}` : `fact ${rule.is}`;
    }
    case "link":
      return `link ${rule.from} ${rule.to}`;
    default:
      return JSON.stringify(rule);
  }
};
