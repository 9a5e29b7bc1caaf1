/**
 * One command line in a process of its own, for the bench: `node bench/report-child.ts report latest --store FILE`.
 * The last line of stderr is the most memory that it held, in megabytes.
 */
import { main } from "../src/cli/main.ts";

await main(process.argv.slice(2));
console.error(Math.round(process.resourceUsage().maxRSS / 1024));
