/**
 * Accuracies drawn for `npm run bench:focus`: the stated profiles, 208 leaves each. The method never sees how they were
 * drawn.
 */
import { skillsOfProfile } from "#catalog/profiles";

export const leaves = skillsOfProfile("paper");

/** The true accuracy of every leaf. */
export type Truth = Float64Array;

export type Profile = {
  readonly name: string;
  readonly draw: (random: Source) => Truth;
  /** Uniform questions whose recall is to be reached, and by how much less will do. */
  readonly against: (typeof uniformBudgets)[number];
  readonly slack: number;
};

/** The uniform designs that adaptive focus stands beside: questions in all. */
export const uniformBudgets = [2080, 4160, 5200, 8320] as const;

/** Random numbers; `createRandom` hashes, which here would take most of the time. */
export type Source = { readonly uniform: () => number; readonly normal: () => number };

export const sourceOf = (seed: number): Source => {
  let state = seed | 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
};

/** Marsaglia and Tsang's gamma variate (2000), for shapes of at least 1. */
const gamma = (shape: number, { uniform, normal }: Source): number => {
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal();
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - uniform()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
};

const beta = (a: number, b: number, source: Source): number => {
  const x = gamma(a, source);
  return x / (x + gamma(b, source));
};

const each = (draw: () => number): Truth => Float64Array.from(leaves, draw);

/** Accuracies whose logits are level 1.5 plus normal effects of base, rule, kind and leaf. */
const effects =
  (base: number, rule: number, kind: number, leaf: number) =>
  ({ normal }: Source): Truth => {
    const some = (of: "base" | "rule" | "kind", deviation: number) =>
      new Map([...new Set(leaves.map((leaf) => leaf[of]))].map((name) => [name, deviation * normal()]));
    const [bases, rules, kinds] = [some("base", base), some("rule", rule), some("kind", kind)];
    return Float64Array.from(leaves, (one) => {
      const shared = bases.get(one.base)! + rules.get(one.rule)! + kinds.get(one.kind)!;
      const logit = 1.5 + shared + leaf * normal();
      return 1 / (1 + Math.exp(-logit));
    });
  };

export const profiles: readonly Profile[] = [
  { name: "Beta(12, 1.2)", draw: (source) => each(() => beta(12, 1.2, source)), against: 5200, slack: 0 },
  { name: "Beta(4, 1.5)", draw: (source) => each(() => beta(4, 1.5, source)), against: 5200, slack: 0 },
  {
    name: "0.9 Beta(30, 2) + 0.1 Beta(3, 3)",
    draw: (source) => each(() => (source.uniform() < 0.9 ? beta(30, 2, source) : beta(3, 3, source))),
    against: 5200,
    slack: 0,
  },
  { name: "effects 1.2 0.3 0.5 0.3", draw: effects(1.2, 0.3, 0.5, 0.3), against: 8320, slack: 0.02 },
  { name: "effects 0.8 0.5 0.5 0.5", draw: effects(0.8, 0.5, 0.5, 0.5), against: 8320, slack: 0.02 },
  { name: "effects 0.4 0.4 0.3 0.8", draw: effects(0.4, 0.4, 0.3, 0.8), against: 4160, slack: 0 },
];
