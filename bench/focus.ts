/**
 * `npm run bench:focus [-- runs [profile]]`: how many of the truly weakest ten leaves adaptive focus finds with 2,080
 * questions (100 of them the confirming ones), beside the papers' uniform design with as many and with more, and how
 * often the 95 % intervals hold the truth. The method sees answers alone, never how the accuracies were drawn. Then
 * where it ends when told to end early, and the same with real questions put to novices whose weaknesses are planted.
 */
import { createGenerator } from "#items/generate";
import { questionOf } from "#items/question";
import { createRandom, type Random } from "#arguments/random";
import { everyday } from "#language/lexicons/everyday";
import { plain } from "#language/styles/plain";
import { lesson } from "#lessons/demonstrate";
import { createFocus } from "#lessons/focus";
import { openModel } from "#models/open-model";
import { openReasoner } from "../src/models/reasoners/open-reasoner.ts";
import type { Estimate } from "#scores/estimate";
import { shrunkEstimates } from "#scores/shrinkage";
import { judge } from "../src/scores/readers/readers.ts";
import { focusArguments } from "./focus-arguments.ts";
import { leaves, profiles, sourceOf, uniformBudgets, type Source, type Truth } from "./profiles.ts";

const [k, budget, confirm] = [10, 2080, 10];
const smallerBudgets = [600, 1200];
const { runs, profile } = focusArguments(process.argv.slice(2), profiles.length);
/** All profiles, or the one of that number, from 1: a machine with several cores may take them side by side. */
const chosen = [...profiles.entries()].filter(([number]) => profile === undefined || profile === number + 1);

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
const adaptiveDesign = async (
  ask: (leaf: number, n: number) => number | Promise<number>,
  settings: { readonly budget: number; readonly confidence?: number } = { budget },
) => {
  const focus = createFocus(leaves, { k, confirm, ...settings });
  const asked = new Float64Array(leaves.length);
  const correct = new Float64Array(leaves.length);
  const counts = { asked, readable: asked, correct };
  for (let step = focus.next(counts); step.phase !== "found"; step = focus.next(counts))
    for (const [leaf, n] of step.questions.entries()) {
      if (n === 0) continue;
      correct[leaf]! += await ask(leaf, n);
      asked[leaf]! += n;
    }
  return { ...focus.result(counts), asked: asked.reduce((sum, n) => sum + n, 0) + k * confirm };
};

const holds = (truth: Truth, estimates: readonly Estimate[]): readonly boolean[] =>
  estimates.map(({ low, high }, leaf) => low <= truth[leaf]! && truth[leaf]! <= high);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length;
const cells = (texts: readonly (string | number)[]): string =>
  texts
    .map((text) => (typeof text === "number" ? text.toFixed(3) : text))
    .map((text, i) => (i === 0 ? text.padEnd(32) : text.padStart(16)))
    .join("");

/** "0.574 ± 0.009": a mean with its standard error. */
const withError = (numbers: readonly number[]): string => {
  const centre = mean(numbers);
  const error = Math.sqrt(mean(numbers.map((x) => (x - centre) ** 2)) / numbers.length);
  return `${centre.toFixed(3)} ± ${error.toFixed(3)}`;
};

type Row = {
  /** Recall by uniform budget. */
  readonly uniform: ReadonlyMap<number, number>;
  /** Recall of the papers' 2,080 uniform questions, ranked by the tree. */
  readonly byTree: number;
  readonly adaptive: number;
  /** Recall of an adaptive search by smaller budget. */
  readonly smaller: readonly number[];
  readonly claimed: number;
  readonly coverage: number;
  readonly uniformCoverage: number;
};

const simulate = async (): Promise<void> => {
  console.log(
    `recall of the true ten, mean ± standard error over ${runs} drawn sets of accuracies a profile\n`,
  );
  const budgets = uniformBudgets.map((n) => `uniform ${n}`);
  const searches = [budget, ...smallerBudgets].map((n) => `adaptive ${n}`);
  console.log(cells(["profile", ...budgets, "2080 by tree", ...searches]));
  const told: string[] = [];
  const [coverages, uniformCoverages]: [number[], number[]] = [[], []];
  for (const [number, { name, draw, against, slack }] of chosen) {
    const rows: Row[] = [];
    for (let run = 0; run < runs; run++)
      rows.push(await compared(draw, sourceOf(1_000_003 * (number + 1) + run)));
    const recalls = uniformBudgets.map((n) => rows.map(({ uniform }) => uniform.get(n) ?? 0));
    const adaptive = rows.map((row) => row.adaptive);
    console.log(
      cells([
        name,
        ...recalls.map(withError),
        withError(rows.map(({ byTree }) => byTree)),
        withError(adaptive),
        ...smallerBudgets.map((_, i) => withError(rows.map(({ smaller }) => smaller[i]!))),
      ]),
    );
    const wanted = recalls[uniformBudgets.indexOf(against)] ?? [];
    const gaps = adaptive.map((recalled, i) => recalled - (wanted[i] ?? 0));
    const [coverage, uniformCoverage] = [
      mean(rows.map((row) => row.coverage)),
      mean(rows.map((row) => row.uniformCoverage)),
    ];
    coverages.push(coverage);
    uniformCoverages.push(uniformCoverage);
    const aim = `uniform ${against}${slack > 0 ? ` - ${slack}` : ""}`;
    told.push(
      cells([
        name,
        aim,
        withError(gaps),
        mean(gaps) >= -slack ? "reached" : "MISSED",
        mean(rows.map(({ claimed }) => claimed)),
        coverage,
        uniformCoverage,
      ]),
    );
  }
  console.log(
    `\n${cells(["profile", "aim", "adaptive minus", "", "claimed recall", "coverage", "cov. ten each"])}\n${told.join("\n")}`,
  );
  console.log(
    `\nmean coverage of the 95 % intervals: adaptive ${mean(coverages).toFixed(3)}, ten each ${mean(uniformCoverages).toFixed(3)}`,
  );
};

/** One set of accuracies answered in every design. */
const compared = async (draw: (source: Source) => Truth, source: Source): Promise<Row> => {
  const truth = draw(source);
  const designs = uniformBudgets.map((n) => [n, uniformDesign(truth, n / leaves.length, source)] as const);
  const papers = designs[0]![1];
  const estimates = shrunkEstimates(leaves, papers);
  const ask = (leaf: number, n: number): number => answers(n, truth[leaf]!, source);
  const adaptive = await adaptiveDesign(ask);
  const smaller: number[] = [];
  for (const few of smallerBudgets) {
    const { found } = await adaptiveDesign(ask, { budget: few });
    smaller.push(recall(found, truth));
  }
  return {
    uniform: new Map(designs.map(([n, { found }]) => [n, recall(found, truth)])),
    byTree: recall(
      smallest(
        estimates.map(({ value }) => value ?? 1),
        leaves.map((_, leaf) => leaf),
      ),
      truth,
    ),
    adaptive: recall(adaptive.found, truth),
    smaller,
    claimed: adaptive.expected,
    coverage: share(holds(truth, adaptive.estimates)),
    uniformCoverage: share(holds(truth, estimates)),
  };
};

/** Told to end early: what was asked, and whether the share claimed is the share found. */
const endEarly = async (howMany: number): Promise<void> => {
  const [most, confidence] = [8320, 0.8];
  console.log(
    `\n--budget ${most} --confidence ${confidence}: where it ended, and what it had found (${howMany} runs a profile)`,
  );
  console.log(cells(["profile", "questions", "ended early", "claimed", "recall"]));
  for (const [number, { name, draw }] of chosen) {
    const rows: { readonly asked: number; readonly claimed: number; readonly recall: number }[] = [];
    for (let run = 0; run < howMany; run++) {
      const source = sourceOf(31 * (number + 1) + 7919 * run);
      const truth = draw(source);
      const { found, expected, asked } = await adaptiveDesign((leaf, n) => answers(n, truth[leaf]!, source), {
        budget: most,
        confidence,
      });
      rows.push({ asked, claimed: expected, recall: recall(found, truth) });
    }
    console.log(
      cells([
        name,
        mean(rows.map(({ asked }) => asked)).toFixed(0),
        share(rows.map(({ asked }) => asked < most)),
        mean(rows.map(({ claimed }) => claimed)),
        withError(rows.map((row) => row.recall)),
      ]),
    );
  }
};

/** One set of accuracies a profile, answered again and again: how coverage differs from leaf to leaf. */
const coverageByLeaf = (): void => {
  console.log(
    `\ncoverage leaf by leaf, one set of accuracies a profile answered ${runs} times, ten questions a leaf`,
  );
  console.log(cells(["profile", "mean", "lowest", "5 %", "median", "95 %"]));
  for (const [number, { name, draw }] of chosen) {
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
    const model = openModel(id, { origin: "command line", env: {}, reasoners: openReasoner });
    const plan = { profile: "paper", length: 1, seed: number, style: plain, lexicon: everyday };
    const generator = createGenerator(plan);
    const turns = new Float64Array(leaves.length);
    const ask = async (leaf: number, n: number): Promise<number> => {
      let right = 0;
      for (let made = 0; made < n; turns[leaf]!++) {
        const outcome = generator.at(leaf + turns[leaf]! * leaves.length);
        if (!("item" in outcome)) throw new Error(`nothing at turn ${turns[leaf]}`);
        const { text } = await model.ask(lesson([], questionOf(outcome.item)), {});
        if (judge(questionOf(outcome.item), { status: "answered", text }).outcome === "correct") right++;
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
await endEarly(Math.ceil(runs / 30));
await novices(Math.min(10, Math.ceil(runs / 30)));
