/**
 * `npm run bench`: speeds as ratios within one run, on one core. Figures in results/speed.md come from here.
 */
import { choiceRate } from "./choices.ts";
import { engineRate, importCost, limitUse, reportCost } from "./engine.ts";
import { itemRate, ownRate } from "./items.ts";
import { refusalRate } from "./refusals.ts";
import { logicRates, type Rate } from "./logic.ts";

const round = (n: number): string => Math.round(n).toLocaleString("en");

for (const [length, wanted] of [
  [1, 30_000],
  [7, 10_000],
] as const) {
  const { perSecond, distinct, of, readyMadePerSecond, ratio, characters } = itemRate(length);
  console.log(
    `items of length ${length}: ${round(perSecond)}/s (wanted: ${round(wanted)}/s; ${characters} characters each), ` +
      `${round(distinct)} arguments distinct of ${round(of)}; ready-made JSON ${round(readyMadePerSecond)}/s; ratio ${ratio.toFixed(1)}`,
  );
}

for (const [profile, length, wanted] of [
  ["paper", 7, 3_000],
  ["balanced", 3, 3_000],
  ["balanced", 7, 500],
] as const) {
  const { perSecond, distinct, of } = ownRate(profile, length);
  console.log(
    `profile ${profile}, length ${length}: ${round(perSecond)}/s of processor time in a long run ` +
      `(wanted: ${round(wanted)}/s), ${round(distinct)} arguments distinct of ${round(of)}`,
  );
}

for (const { logic, relations, certified, referee } of await logicRates())
  for (const clock of ["wall", "cpu"] as const) {
    const beside = (rate: Rate): string =>
      referee === undefined ? "" : ` (${round(rate[clock] / referee[clock])} times z3-solver)`;
    console.log(
      `relations, ${logic}, a second of ${clock === "wall" ? "the clock" : "processor time"}: ` +
        `${round(relations[clock])}${beside(relations)}; ` +
        `with certificate ${round(certified[clock])}${beside(certified)}; ` +
        (referee === undefined ? "z3-solver is not installed" : `z3-solver ${round(referee[clock])}`),
    );
  }

const choices = choiceRate();
console.log(
  `choice items: ${round(choices.perSecond)}/s of processor time (${choices.bytes} bytes each); ` +
    `the paper's 12,589 in ${choices.paperSetSeconds.toFixed(1)} s; ratio to ready-made JSON ${choices.ratio.toFixed(1)}`,
);

// One run may be lucky: the middle of five is told, and how far they lie apart.
const engines = [];
for (let run = 0; run < 5; run++) engines.push(await engineRate(15_000));
engines.sort((one, other) => one.ratio - other.ratio);
const engine = engines[2]!;
console.log(
  `asking engine with the store: ${round(engine.perSecond)} calls/s at ${engine.inFlight} in flight, ` +
    `${round(engine.perCpuSecond)} for each second of CPU time; ` +
    `bare undici ${round(engine.barePerSecond)}/s; ratio ${engine.ratio.toFixed(2)} in the middle of five runs ` +
    `(${engines[0]!.ratio.toFixed(2)} to ${engines[4]!.ratio.toFixed(2)}), in CPU time ${engine.cpuRatio.toFixed(2)}`,
);
for (const [what, cost] of [
  ["report of 1,000,000 stored responses", await reportCost()],
  ["import of 20,000 replies, 139 MB", await importCost()],
] as const)
  console.log(
    `${what}: ${cost.seconds.toFixed(1)} s (${cost.cpuSeconds.toFixed(1)} s of CPU time), ${round(cost.megabytes)} MB`,
  );
for (const share of [0.01, 0.02, 0.03, 0.05, 0.1]) {
  const { ours, plain } = await refusalRate(share);
  console.log(
    `${round(100 * share)} % of the calls refused whatever the rate: ${round(ours)} calls/s, ` +
      `a client that waits call by call ${round(plain)}/s; ratio ${(ours / plain).toFixed(2)}`,
  );
}
const limited = await limitUse();
console.log(
  `against 600 calls a minute, not told: ${(100 * limited.share).toFixed(1)} % of the limit after the first minute, ` +
    `${limited.refused} refused, at most ${limited.refusedInARow} in a row`,
);
