/**
 * `npm run bench`: speeds as ratios within one run, on one core. Figures in docs/benchmarks.md come from here.
 */
import { itemRate } from "./items.ts";

const round = (n: number): string => Math.round(n).toLocaleString("en");

for (const length of [1, 7]) {
  const { perSecond, readyMadePerSecond, ratio, bytes } = itemRate(length);
  console.log(
    `items of length ${length}: ${round(perSecond)}/s complete (${bytes} bytes each); ` +
      `ready-made JSON ${round(readyMadePerSecond)}/s; ratio ${ratio.toFixed(1)}`,
  );
}
