/**
 * The needed premises of a problem as a plan without letters: what follows from what, step by step, from the first facts to the
 * goal. Nodes stand for literals, so that "from → to" is true or false of nodes whatever their signs are.
 *
 * A step goes along a link (x → y), divides into two cases (x → y ∨ z) that meet again, or applies a law of two-place
 * predicates. Each node knows what it comes through: its dominator is the nearest node that stands on every way from the
 * facts to it (Lengauer and Tarjan 1979), which is what makes distractors harmless (`distractors.ts`).
 */
import { getOrInsert } from "organon-logic/memoize";
import type { Random } from "organon/tasks";

/**
 * What a node speaks of: a person's property, of a run of quantified premises or not; two people; somebody to someone; or the
 * denial of another node, which nothing leads to that can be had.
 */
export type Node =
  | { readonly kind: "property"; run?: number }
  | { readonly kind: "related"; readonly relation: number; readonly one: number; readonly other: number }
  | { readonly kind: "someone"; readonly run: number }
  | { readonly kind: "denial"; readonly of: number };

/** A law of two-place predicates, which are numbered: R is transitive; R and S make T; R is the inverse of S. */
export type Law =
  | { readonly law: "transitive"; readonly of: number }
  | { readonly law: "composed"; readonly first: number; readonly second: number; readonly makes: number }
  | { readonly law: "inverse"; readonly of: number; readonly makes: number };

/** A premise; nodes by their numbers. */
export type Rule =
  | { readonly kind: "fact"; readonly is: number }
  /** `general`: said of everybody. */
  | { readonly kind: "link"; readonly from: number; readonly to: number; general: boolean }
  | { readonly kind: "split"; readonly from: number; readonly left: number; readonly right: number }
  | ({ readonly kind: "law" } & Law);

/** A step; rules by their numbers. */
export type Step =
  | { readonly kind: "link"; readonly rule: number; readonly from: number; readonly to: number }
  | {
      readonly kind: "split";
      readonly rule: number;
      readonly left: readonly Step[];
      readonly right: readonly Step[];
      readonly from: number;
      /** Where the cases meet. */
      readonly to: number;
    }
  | {
      readonly kind: "law";
      readonly rule: number;
      /** In the order of the law's conditions. */
      readonly from: readonly number[];
      readonly to: number;
    };

/** Which case of a split; splits by their rules' numbers. */
export type Choice = { readonly split: number; readonly side: "left" | "right" };

export type Skeleton = {
  readonly nodes: Node[];
  /** All of them needed. */
  readonly rules: Rule[];
  /** Of each rule the cases that it stands in. */
  readonly cases: (readonly Choice[])[];
  readonly steps: readonly Step[];
  readonly start: number;
  readonly goal: number;
  /** The nearest node that stands on every way to a node; −1 of a first one and of what cannot be had at all. */
  readonly dominators: number[];
  readonly people: number;
  readonly relations: number;
};

/** How large a skeleton is to be. */
type Size = {
  readonly length: number;
  readonly width: number;
  readonly relations: number;
  readonly quantifiers: number;
};

/** A skeleton drawn at random; its steps are as many as `length` says. */
export const drawSkeleton = (size: Size, random: Random): Skeleton => {
  const nodes: Node[] = [];
  const rules: Rule[] = [];
  const cases: (readonly Choice[])[] = [];
  const dominators: number[] = [];
  const addNode = (node: Node): number => {
    dominators.push(-1);
    return nodes.push(node) - 1;
  };
  const addRule = (rule: Rule, within: readonly Choice[]): number => {
    cases.push(within);
    return rules.push(rule) - 1;
  };
  const setDominator = (node: number, dominator: number): void => {
    if (dominators[node] === -1) dominators[node] = dominator;
  };

  const addLink = (from: number, to: number, within: readonly Choice[]): Step => {
    const rule = addRule({ kind: "link", from, to, general: false }, within);
    setDominator(to, from);
    return { kind: "link", rule, from, to };
  };
  /** Steps from one node to another by so many links and splits; by none where they are the same. */
  const addPath = (
    from: number,
    to: number,
    links: number,
    splits: number,
    within: readonly Choice[],
  ): Step[] => {
    const steps: Step[] = [];
    let at = from;
    const walk = (count: number, end: number): void => {
      for (let i = 0; i < count; i++) {
        const next = i === count - 1 ? end : addNode({ kind: "property" });
        steps.push(addLink(at, next, within));
        at = next;
      }
    };
    if (splits === 0) {
      walk(links, to);
      return steps;
    }
    const inner = { left: random.int(splits), right: 0 };
    inner.right = splits - 1 - inner.left;
    const share = { before: 0, left: inner.left, right: inner.right, after: 0 };
    const parts = ["before", "left", "left", "right", "right", "after"] as const;
    share[random.pick(["left", "right"] as const)]++;
    for (let rest = links - splits; rest > 0; rest--) share[random.pick(parts)]++;
    walk(share.before, share.before > 0 ? addNode({ kind: "property" }) : from);
    const split = at;
    const meeting = share.after > 0 ? addNode({ kind: "property" }) : to;
    setDominator(meeting, split);
    const head = (side: "left" | "right"): number =>
      share[side] + inner[side] > 0 ? addNode({ kind: "property" }) : meeting;
    const [left, right] = [head("left"), head("right")];
    const rule = addRule({ kind: "split", from: split, left, right }, within);
    setDominator(left, split);
    setDominator(right, split);
    steps.push({
      kind: "split",
      rule,
      from: split,
      left: addPath(left, meeting, share.left, inner.left, [...within, { split: rule, side: "left" }]),
      right: addPath(right, meeting, share.right, inner.right, [...within, { split: rule, side: "right" }]),
      to: meeting,
    });
    at = meeting;
    walk(share.after, to);
    return steps;
  };

  const splits = size.width - 1;
  const links = size.length - size.relations - splits;
  const run = drawRun(size.relations, { nodes, addNode, addRule }, random);
  const start = run.end ?? addNode({ kind: "property" });
  if (run.end === undefined) addRule({ kind: "fact", is: start }, []);
  const goal = links + splits > 0 ? addNode({ kind: "property" }) : start;
  const steps = [...run.steps, ...addPath(start, goal, links, splits, [])];
  if (size.quantifiers > 0) quantify(steps, { nodes, rules }, size.quantifiers, random);
  return {
    nodes,
    rules,
    cases,
    steps,
    start,
    goal,
    dominators,
    people: run.people,
    relations: run.relations,
  };
};

type Builder = {
  readonly nodes: Node[];
  readonly addNode: (node: Node) => number;
  readonly addRule: (rule: Rule, within: readonly Choice[]) => number;
};

/** A run of laws: facts of two people each, joined to one of the first and the last. */
const drawRun = (
  laws: number,
  { nodes, addNode, addRule }: Builder,
  random: Random,
): {
  readonly steps: readonly Step[];
  readonly end?: number;
  readonly people: number;
  readonly relations: number;
} => {
  if (laws === 0) return { steps: [], people: 0, relations: 0 };
  let [people, relations] = [2, 1];
  const addRelated = (relation: number, one: number, other: number): number =>
    addNode({ kind: "related", relation, one, other });
  const addFact = (relation: number, one: number, other: number): number => {
    const is = addRelated(relation, one, other);
    addRule({ kind: "fact", is }, []);
    return is;
  };
  let at = addFact(0, 0, 1);
  const transitive = new Map<number, number>();
  /** Inverses of transitive ones: were they transitive, too, nobody would need the others to be. */
  const closed = new Set<number>();
  const steps: Step[] = [];
  const kinds =
    random.next() < 0.4 ? (["transitive"] as const) : (["transitive", "composed", "inverse"] as const);
  for (let i = 0; i < laws; i++) {
    const node = nodes[at]!;
    if (node.kind !== "related") break;
    const { relation, one, other } = node;
    const law = random.pick(closed.has(relation) ? kinds.filter((kind) => kind !== "transitive") : kinds);
    if (law === "inverse") {
      const makes = relations++;
      if (closed.has(relation) || transitive.has(relation)) closed.add(makes);
      const to = addRelated(makes, other, one);
      steps.push({
        kind: "law",
        rule: addRule({ kind: "law", law, of: relation, makes }, []),
        from: [at],
        to,
      });
      at = to;
      continue;
    }
    const next = people++;
    if (law === "transitive") {
      const more = addFact(relation, other, next);
      const rule = getOrInsert(transitive, relation, () => addRule({ kind: "law", law, of: relation }, []));
      const to = addRelated(relation, one, next);
      steps.push({ kind: "law", rule, from: [at, more], to });
      at = to;
    } else {
      const [second, makes] = [relations++, relations++];
      const more = addFact(second, other, next);
      const rule = addRule({ kind: "law", law, first: relation, second, makes }, []);
      const to = addRelated(makes, one, next);
      steps.push({ kind: "law", rule, from: [at, more], to });
      at = to;
    }
  }
  return { steps, end: at, people, relations };
};

/** A run of quantified premises has at most so many links: each takes a property of its own. */
const longestRun = 4;

/** Makes links that follow each other general, at depth 2 with a property that is of someone else, too: ∃y R(x, y). */
const quantify = (
  steps: readonly Step[],
  { nodes, rules }: { readonly nodes: Node[]; readonly rules: readonly Rule[] },
  depth: number,
  random: Random,
): void => {
  const run = random.pick(listRuns(steps, nodes));
  const from = random.int(run.length);
  const links = run.slice(from, from + 1 + random.int(longestRun));
  for (const { rule, from: one, to } of links) {
    const link = rules[rule];
    if (link?.kind === "link") link.general = true;
    nodes[one] = { kind: "property", run: 0 };
    nodes[to] = { kind: "property", run: 0 };
  }
  if (depth > 1) nodes[random.pick(links).to] = { kind: "someone", run: 0 };
};

type LinkStep = Extract<Step, { readonly kind: "link" }>;

const listRuns = (steps: readonly Step[], nodes: readonly Node[]): LinkStep[][] => {
  const runs: LinkStep[][] = [];
  let open: LinkStep[] = [];
  const close = (): void => {
    if (open.length > 0) runs.push(open);
    open = [];
  };
  for (const step of steps) {
    if (step.kind === "link" && nodes[step.from]?.kind !== "related") open.push(step);
    else close();
    if (step.kind === "split") runs.push(...listRuns(step.left, nodes), ...listRuns(step.right, nodes));
  }
  close();
  return runs;
};
