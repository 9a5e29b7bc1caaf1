/**
 * `node scripts/count-calls.ts diagnose -m reasoner:oracle`: how many functions are called before the command's own begins, by V8's
 * precise coverage; CALLS=list prints those of each file.
 */
import { Session } from "node:inspector/promises";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(import.meta.dirname, "..");
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

/** The calls by file, most first; Node's own files and this one are left out. */
const countCalls = async (): Promise<readonly (readonly [file: string, calls: number])[]> => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .filter(({ url }) => url.startsWith("file:") && url !== import.meta.url)
    .map(({ url, functions }) => {
      const calls = functions.reduce((sum, { ranges: [range] }) => sum + (range?.count ?? 0), 0);
      return [relative(root, fileURLToPath(url)), calls] as const;
    })
    .toSorted(([, one], [, other]) => other - one);
};

const args = process.argv.slice(2);
const [{ commandNamed, commands }, { runCommand }] = await Promise.all([
  import("../src/commands/commands.ts"),
  import("../src/commands/run-command.ts"),
]);
const verb = await commandNamed(args[0] ?? "", commands).load();
let counted: Awaited<ReturnType<typeof countCalls>> = [];
const run = async (): Promise<number> => {
  counted = await countCalls();
  return 0;
};
Object.assign(verb, { run });
process.exitCode = await runCommand(args, {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  signal: new AbortController().signal,
});
if (process.env["CALLS"] === "list") for (const [file, calls] of counted) console.error(`${calls}\t${file}`);
console.error(`${counted.reduce((sum, [, calls]) => sum + calls, 0)} calls`);
