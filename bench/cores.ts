/**
 * `organon generate` as users run it, on one core and on two: wall time of whole processes, the shorter of two runs
 * each, with what starting takes away subtracted. On a busy machine two cores are not to be had, and the figures say
 * nothing; `uptime` tells.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

export type CoreRates = {
  /** Items a second on one core, and with `-j 2`. */
  readonly one: number;
  readonly two: number;
  /** The most memory that one core's process held. */
  readonly megabytes: number;
};

const organon = resolve(import.meta.dirname, "../bin/organon.js");

/** Generates `items` questions of a length on one core and on two. */
export const coreRates = (length: number, items: number): CoreRates => {
  const run = (limit: number, jobs: number): { readonly seconds: number; readonly megabytes: number } => {
    const began = performance.now();
    const flags = ["--length", length, "--limit", limit, "-j", jobs, "-o", "/dev/null"].map(String);
    // A child tells its own peak at its end.
    const tell = `process.on("exit", () => console.log(process.resourceUsage().maxRSS));`;
    const child = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(tell)}`, organon, "generate", ...flags],
      { encoding: "utf8" },
    );
    if (child.status !== 0) throw new Error(child.stderr);
    return { seconds: (performance.now() - began) / 1000, megabytes: Number(child.stdout.trim()) / 1000 };
  };
  const rate = (jobs: number): { readonly perSecond: number; readonly megabytes: number } => {
    const runs = [run(items, jobs), run(items, jobs)];
    const start = run(1, jobs).seconds;
    const seconds = Math.min(...runs.map((one) => one.seconds)) - start;
    return { perSecond: items / seconds, megabytes: Math.max(...runs.map((one) => one.megabytes)) };
  };
  const [one, two] = [rate(1), rate(2)];
  return { one: one.perSecond, two: two.perSecond, megabytes: one.megabytes };
};
