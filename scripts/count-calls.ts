/**
 * `node scripts/count-calls.ts diagnose -m reasoner:oracle`: how many functions of the sources are called before the command's own
 * begins, by V8's precise coverage. Without a command: as every module of src/ is imported. CALLS=list prints them by function.
 */
import { globSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { resolve } from "node:path";

await import("./sources.ts");
const source = new URL("../src/", import.meta.url);
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

const printCalls = async (): Promise<number> => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const calls = result
    .filter(({ url }) => url.startsWith(source.href))
    .flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges: [range] }) => ({
        place: `${url.slice(source.href.length)} ${functionName}`,
        count: range?.count ?? 0,
      })),
    )
    .toSorted((one, other) => other.count - one.count);
  if (process.env["CALLS"] === "list")
    for (const { place, count } of calls) console.log(`${count}\t${place}`);
  console.log(`${calls.reduce((sum, { count }) => sum + count, 0)} calls`);
  return 0;
};

const args = process.argv.slice(2);
if (args.length === 0) {
  for (const file of globSync("**/*.ts", { cwd: source })) await import(resolve(source.pathname, file));
  await printCalls();
} else {
  const { commandNamed, commands } = await import("../src/commands/commands.ts");
  const { runCommand } = await import("../src/commands/run-command.ts");
  const loadPackage = (name: string) => import(name);
  const start = async (): Promise<number> => {
    await import(`../src/commands/${args[0]}/run.ts`);
    return printCalls();
  };
  Object.assign(await commandNamed(args[0]!, commands).load(loadPackage), { start });
  process.exitCode = await runCommand(args, {
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    loadPackage,
    signal: new AbortController().signal,
  });
}
