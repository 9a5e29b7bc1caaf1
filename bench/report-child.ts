/**
 * One command line as a user gives it, in a process of its own, for the bench: `node bench/report-child.ts report latest --store FILE`.
 * The last line of stderr is the most memory that it held, in megabytes, and the CPU time that it took, in seconds.
 */
process.once("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error(`${Math.round(maxRSS / 1024)} ${(userCPUTime + systemCPUTime) / 1e6}`);
});
const launcher = new URL("../bin/organon.js", import.meta.url);
await import(launcher.href);
