/**
 * `npm run bench`: speeds as ratios within one run, on one core. Figures in docs/benchmarks.md come from here.
 */
import { choiceRate } from "./choices.ts";
import { engineRate, limitUse, reportCost } from "./engine.ts";
import { itemRate } from "./items.ts";

const round = (n: number): string => Math.round(n).toLocaleString("en");

for (const length of [1, 7]) {
  const { perSecond, readyMadePerSecond, ratio, bytes } = itemRate(length);
  console.log(
    `items of length ${length}: ${round(perSecond)}/s complete (${bytes} bytes each); ` +
      `ready-made JSON ${round(readyMadePerSecond)}/s; ratio ${ratio.toFixed(1)}`,
  );
}

const choices = choiceRate();
console.log(
  `choice items: ${round(choices.perSecond)}/s of processor time (${choices.bytes} bytes each); ` +
    `the paper's 12,589 in ${choices.paperSetSeconds.toFixed(1)} s; ratio to ready-made JSON ${choices.ratio.toFixed(1)}`,
);

const engine = await engineRate();
console.log(
  `asking engine with the store: ${round(engine.perSecond)} calls/s at ${engine.inFlight} in flight; ` +
    `bare undici ${round(engine.barePerSecond)}/s; ratio ${engine.ratio.toFixed(2)}`,
);
const report = await reportCost();
console.log(
  `report of ${round(report.responses)} stored responses: ${report.seconds.toFixed(1)} s, ${round(report.megabytes)} MB`,
);
const limited = await limitUse();
console.log(
  `against 600 calls a minute, not told: ${(100 * limited.share).toFixed(1)} % of the limit after the first minute, ` +
    `${limited.refused} refused, at most ${limited.refusedInARow} in a row`,
);
