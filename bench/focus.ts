/**
 * `npm run bench:focus [-- runs]`: how many of the truly weakest ten leaves adaptive focus finds with 2,080
 * questions (100 of them the confirming ones), beside the papers' uniform design with more, and how often the 95 %
 * intervals hold the truth. The method sees answers alone, never how the accuracies were drawn. Then the same with
 * real questions put to novices whose weaknesses are planted.
 */
import { skillsOfProfile } from "#catalog";
import { createGenerator, createRandom, type Random } from "#items";
import { everyday, plain } from "#language";
import { createFocus, lesson } from "#lessons";
import { openModel, openReasoner } from "#models";
import { judge, shrunkEstimates, skillTree, type Estimate } from "#scores";

const leaves = skillsOfProfile("paper");
const tree = skillTree(leaves);
const [k, budget, confirm] = [10, 2080, 10];
const runs = Number(process.argv[2] ?? 300);

type Truth = Float64Array;
type Profile = {
  readonly name: string;
  readonly draw: (random: Source) => Truth;
  /** Uniform questions whose recall is to be reached, and by how much less will do. */
  readonly against: number;
  readonly slack: number;
};

/** Random numbers; `createRandom` hashes, which here would take most of the time. */
type Source = { readonly uniform: () => number; readonly normal: () => number };

const sourceOf = (seed: number): Source => {
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
    const some = (n: number, deviation: number) => Array.from({ length: n }, () => deviation * normal());
    const [bases, rules, kinds] = [some(tree.bases, base), some(tree.rules, rule), some(tree.kinds, kind)];
    return Float64Array.from(leaves, (_, l) => {
      const r = tree.ruleOf[l]!;
      const logit = 1.5 + bases[tree.baseOf[r]!]! + rules[r]! + kinds[tree.kindOf[l]!]! + leaf * normal();
      return 1 / (1 + Math.exp(-logit));
    });
  };

const profiles: readonly Profile[] = [
  {
    name: "Beta(12, 1.2)",
    draw: (source) => each(() => beta(12, 1.2, source)),
    against: 5200,
    slack: 0,
  },
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

/** The places of the k smallest; ties go by a second list. */
const smallest = (values: ArrayLike<number>, ties: ArrayLike<number>): readonly number[] =>
  leaves
    .map((_, leaf) => leaf)
    .toSorted((a, b) => values[a]! - values[b]! || ties[a]! - ties[b]!)
    .slice(0, k);

const recall = (found: readonly number[], truth: Truth): number => {
  const weakest = new Set(smallest(truth, truth));
  return found.filter((leaf) => weakest.has(leaf)).length / k;
};

const answers = (n: number, p: number, { uniform }: Source): number => {
  let right = 0;
  for (let i = 0; i < n; i++) if (uniform() < p) right++;
  return right;
};

/** The papers' design: as many questions of every leaf, the lowest accuracies named, equal ones by lot. */
const uniformDesign = (truth: Truth, perLeaf: number, source: Source) => {
  const correct = Float64Array.from(truth, (p) => answers(perLeaf, p, source));
  const lots = Float64Array.from(truth, () => source.uniform());
  return { correct, readable: new Float64Array(truth.length).fill(perLeaf), found: smallest(correct, lots) };
};

/** Adaptive focus against whatever answers: `ask` gives the right ones of so many questions of a leaf. */
const adaptiveDesign = async (ask: (leaf: number, n: number) => number | Promise<number>) => {
  const focus = createFocus(leaves, { k, budget, confirm });
  const asked = new Float64Array(leaves.length);
  const correct = new Float64Array(leaves.length);
  const counts = { asked, readable: asked, correct };
  for (let step = focus.next(counts); step.phase !== "found"; step = focus.next(counts))
    for (const [leaf, n] of step.questions.entries()) {
      if (n === 0) continue;
      correct[leaf]! += await ask(leaf, n);
      asked[leaf]! += n;
    }
  return focus.result(counts);
};

const holds = (truth: Truth, estimates: readonly Estimate[]): readonly boolean[] =>
  estimates.map(({ low, high }, leaf) => low <= truth[leaf]! && truth[leaf]! <= high);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length;
const cells = (texts: readonly (string | number)[]): string =>
  texts
    .map((text) => (typeof text === "number" ? text.toFixed(3) : text))
    .map((text, i) => (i === 0 ? text.padEnd(33) : text.padStart(i < 3 ? 12 : 9)))
    .join("");

type Row = Readonly<
  Record<"papers" | "uniform" | "adaptive" | "claimed" | "coverage" | "uniformCoverage", number>
>;

const simulate = async (): Promise<void> => {
  console.log(`${runs} drawn sets of accuracies a profile; recall of the true ten (mean) and coverage\n`);
  console.log(
    cells(["profile", "uniform", "adaptive", "se diff", "claimed", "10 each", "cover", "10 each", "reached"]),
  );
  const coverages: number[] = [];
  const uniformCoverages: number[] = [];
  for (const [number, { name, draw, against, slack }] of profiles.entries()) {
    const rows: Row[] = [];
    for (let run = 0; run < runs; run++) {
      const source = sourceOf(1_000_003 * (number + 1) + run);
      const truth = draw(source);
      const papers = uniformDesign(truth, budget / leaves.length, source);
      const many = uniformDesign(truth, against / leaves.length, source);
      const adaptive = await adaptiveDesign((leaf, n) => answers(n, truth[leaf]!, source));
      rows.push({
        papers: recall(papers.found, truth),
        uniform: recall(many.found, truth),
        adaptive: recall(adaptive.found, truth),
        claimed: adaptive.expected,
        coverage: share(holds(truth, adaptive.estimates)),
        uniformCoverage: share(holds(truth, shrunkEstimates(leaves, papers))),
      });
    }
    const of = (measure: keyof Row): number => mean(rows.map((row) => row[measure]));
    const gaps = rows.map((row) => row.adaptive - row.uniform);
    const error = Math.sqrt(mean(gaps.map((gap) => (gap - mean(gaps)) ** 2)) / runs);
    const reached = of("adaptive") >= of("uniform") - slack;
    console.log(
      cells([
        name,
        `${against}: ${of("uniform").toFixed(3)}`,
        of("adaptive"),
        error,
        of("claimed"),
        of("papers"),
        of("coverage"),
        of("uniformCoverage"),
        reached ? "yes" : "NO",
      ]),
    );
    coverages.push(of("coverage"));
    uniformCoverages.push(of("uniformCoverage"));
  }
  console.log(
    `\nmean coverage of the 95 % intervals: adaptive ${mean(coverages).toFixed(3)}, ten each ${mean(uniformCoverages).toFixed(3)}`,
  );
};

/** One set of accuracies a profile, answered again and again: how coverage differs from leaf to leaf. */
const coverageByLeaf = (): void => {
  console.log(
    `\ncoverage leaf by leaf, one set of accuracies a profile answered ${runs} times, ten questions a leaf`,
  );
  console.log(cells(["profile", "mean", "lowest", "5 %", "median", "95 %"]));
  for (const [number, { name, draw }] of profiles.entries()) {
    const source = sourceOf(77 + number);
    const truth = draw(source);
    const held = new Float64Array(leaves.length);
    for (let run = 0; run < runs; run++)
      for (const [leaf, held_] of holds(
        truth,
        shrunkEstimates(leaves, uniformDesign(truth, 10, source)),
      ).entries())
        if (held_) held[leaf]!++;
    const sorted = held.toSorted().map((n) => n / runs);
    const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))]!;
    console.log(cells([name, mean([...sorted]), at(0), at(0.05), at(0.5), at(0.95)]));
  }
};

/** Three sound rules and a fallacy, which make ten leaves. */
const plantedIn = (random: Random): readonly string[] => {
  const drawn = random.shuffle(leaves);
  const rules = (category: boolean) =>
    new Set(drawn.filter((leaf) => (leaf.category === "fallacy") === category).map(({ rule }) => rule));
  return [...[...rules(false)].slice(0, 3), ...[...rules(true)].slice(0, 1)];
};

/** Novices that slip now and then on four rules, asked real questions in words. */
const novices = async (howMany: number): Promise<void> => {
  const slip = 0.2;
  console.log(
    `\n${howMany} novices with four planted rules (ten leaves), slip ${slip}: recall of the ten leaves`,
  );
  const rows: { readonly uniform: number; readonly adaptive: number }[] = [];
  for (let number = 1; number <= howMany; number++) {
    const random = createRandom(`bench/novice/${number}`);
    const weak = plantedIn(random);
    const id = `reasoner:novice?weak=${weak.join(",")}&slip=${slip}&seed=${number}`;
    const model = openModel(id, { env: {}, reasoners: openReasoner });
    const plan = { profile: "paper", length: 1, seed: number, style: plain, lexicon: everyday };
    const generator = createGenerator(plan);
    const turns = new Float64Array(leaves.length);
    const ask = async (leaf: number, n: number): Promise<number> => {
      let right = 0;
      for (let made = 0; made < n; turns[leaf]!++) {
        const outcome = generator.at(leaf + turns[leaf]! * leaves.length);
        if (!("item" in outcome)) throw new Error(`${outcome.dropped}, turn ${turns[leaf]}`);
        const { text } = await model.ask(lesson([], outcome.item), {});
        if (judge(outcome.item, { status: "answered", text }).outcome === "correct") right++;
        made++;
      }
      return right;
    };
    const truth = Float64Array.from(leaves, ({ rule }) => (weak.includes(rule) ? 1 - slip : 1));
    const correct = new Float64Array(leaves.length);
    for (const leaf of leaves.keys()) correct[leaf] = await ask(leaf, 10);
    const lots = Float64Array.from(leaves, () => random.next());
    const adaptive = await adaptiveDesign(ask);
    rows.push({ uniform: recall(smallest(correct, lots), truth), adaptive: recall(adaptive.found, truth) });
  }
  const of = (design: "uniform" | "adaptive"): string => mean(rows.map((row) => row[design])).toFixed(3);
  console.log(`ten questions a leaf ${of("uniform")}, adaptive ${of("adaptive")}`);
};

await simulate();
coverageByLeaf();
await novices(Math.min(10, Math.ceil(runs / 30)));
