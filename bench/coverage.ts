/**
 * `node --import ./scripts/sources.ts bench/coverage.ts STORE [RUN [SIZE [SAMPLES]]]`: how often the printed 95 % intervals of small samples contain what all
 * stored answers of a run show (results/real-model.md). A sample is SIZE (300) answers in whole contrast pairs, drawn with replacement. Makes no model calls.
 */
import { createRandom, type Random } from "#arguments/random";
import { weaknesses } from "#diagnosis/diagnose";
import { openStore } from "#experiments/open-store";
import { readAllScores } from "#experiments/results/scores";
import { buildBreakdown, skillKey } from "#scoring/breakdown";
import { chanceLevel, isAboveChance, readBiases } from "#scoring/chance";
import { average, proportion, type Estimate } from "#scoring/estimate";
import type { Score } from "#scoring/verdict";

const [file = "", id = "latest", size = "300", samples = "200"] = process.argv.slice(2);

type Row = { readonly kind: string; readonly name: string; readonly estimate: Estimate };

/** What the report prints of some scores. */
function readReport(scores: readonly Score[]) {
  const model = { ...buildBreakdown(scores), ...readBiases(scores) };
  const { biases } = model;
  const single: readonly (readonly [string, Estimate | undefined])[] = [
    ["accuracy", model.accuracy],
    ["response accuracy", model.responseAccuracy],
    ["response rate", model.responseRate],
    ["said yes", model.yesRate],
    ["balanced accuracy", biases?.balancedAccuracy],
    ["response bias", biases?.yesBias],
  ];
  const groups = ["byLogic", "byCategory", "byKind", "byLength", "byRule"] as const;
  const rows: readonly Row[] = [
    ...single.flatMap(([kind, estimate]) => (estimate === undefined ? [] : [{ kind, name: "", estimate }])),
    ...groups.flatMap((kind) =>
      model[kind].map(({ name, accuracy }) => ({ kind, name, estimate: accuracy })),
    ),
    ...model.bySkill.map((skill) => ({ kind: "bySkill", name: skillKey(skill), estimate: skill.accuracy })),
  ];
  return { model, rows };
}

/** Draws whole pairs with replacement until the sample is full; each draw counts as other questions. */
function drawSample(pairs: readonly (readonly Score[])[], random: Random): readonly Score[] {
  const sample: Score[] = [];
  for (let draw = 0; sample.length < Number(size); draw++)
    for (const { questionId, group = questionId, ...score } of pairs[random.int(pairs.length)]!)
      sample.push({ ...score, questionId: `${questionId}/${draw}`, group: `${group}/${draw}` });
  return sample;
}

const store = openStore(file, "read");
const run = await store.findRun(id);
for (const [model, scores] of await readAllScores(store, run)) {
  const truth = readReport(scores);
  const values = new Map(truth.rows.map(({ kind, name, estimate }) => [`${kind} ${name}`, estimate.value]));
  const weak = new Set(
    weaknesses(scores, { k: Infinity }).weaknesses.flatMap((one) =>
      one.distinction.isBelow ? skillKey(one) : [],
    ),
  );
  const pairs = [...Map.groupBy(scores, ({ questionId, group = questionId }) => group).values()];
  const random = createRandom("coverage");
  const seen = new Map<
    string,
    { covers: boolean[]; low: number; high: number; n: number[]; width: number[] }
  >();
  const named: boolean[] = [];
  let above = 0;
  for (let sample = 0; sample < Number(samples); sample++) {
    const drawn = drawSample(pairs, random);
    const report = readReport(drawn);
    if (isAboveChance(report.model) === true) above++;
    for (const one of weaknesses(drawn, { k: Infinity }).weaknesses)
      if (one.distinction.isBelow) named.push(weak.has(skillKey(one)));
    for (const { kind, name, estimate } of report.rows) {
      const real = values.get(`${kind} ${name}`);
      if (typeof real !== "number" || estimate.value === null) continue;
      const row = seen.get(kind) ?? { covers: [], low: 0, high: 0, n: [], width: [] };
      seen.set(kind, row);
      // Rounding of equal numbers is no miss.
      if (real < estimate.low - 1e-9) row.low++;
      if (real > estimate.high + 1e-9) row.high++;
      row.covers.push(real >= estimate.low - 1e-9 && real <= estimate.high + 1e-9);
      row.n.push(estimate.n);
      row.width.push(estimate.high - estimate.low);
    }
  }
  console.log(`${model}: ${scores.length} answers, ${pairs.length} groups; ${samples} samples of ${size}`);
  for (const { kind, name, estimate } of truth.rows)
    if (kind !== "byRule" && kind !== "bySkill") console.log(`  truth ${kind} ${name}: ${estimate.value}`);
  console.log(
    `  chance level ${chanceLevel(truth.model)}, above it: ${isAboveChance(truth.model)}; samples above it: ${above}`,
  );
  console.log(
    `  weak skills: ${weak.size}; samples name ${named.length}, of these weak in truth: ${named.filter(Boolean).length}`,
  );
  for (const [kind, { covers, low, high, n, width }] of seen) {
    const share = proportion(covers.filter(Boolean).length, covers.length);
    console.log(
      `| ${kind} | ${covers.length} | ${(100 * (share.value ?? 0)).toFixed(1)} % | ${low} | ${high} | ${average(n).toFixed(1)} | ${(100 * average(width)).toFixed(1)} |`,
    );
  }
}
await store.close();
