/**
 * One command line in a process of its own, for the bench: `node bench/report-child.ts report latest --store FILE`.
 * The last line of stderr is the most memory that it held, in megabytes, and the CPU time that it took, in seconds.
 */
import { main } from "../src/cli/main.ts";

await main(process.argv.slice(2));
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.error(`${Math.round(maxRSS / 1024)} ${(userCPUTime + systemCPUTime) / 1e6}`);
