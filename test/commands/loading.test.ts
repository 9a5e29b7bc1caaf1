// @long: starts processes
/** A command loads what it uses, its options load no schema library, and no module does work when it is imported. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { newFolder, startProcess as start } from "../fixture.ts";

const scripts = resolve(import.meta.dirname, "../../scripts");
const counter = resolve(scripts, "count-modules.ts");

test.each([
  { command: "--help", most: 15 },
  { command: "run --help", most: 60 },
  { command: "generate --help --all", most: 60 },
  { command: "diagnose --budget 60", most: 60, ends: 2 },
  { command: "generate --task four-option --kind near", most: 60, ends: 2 },
  { command: "prove --rules --json", most: 90 },
  { command: "prove p;p->q|-q", most: 120 },
])("organon $command loads at most $most modules", async ({ command, most, ends = 0 }) => {
  const { ended } = start(newFolder(), command.split(" "), {}, ["--import", counter]);
  const { code, stderr } = await ended;
  expect(code, stderr).toBe(ends);
  const [, count = ""] = /(\d+) modules/.exec(stderr) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThanOrEqual(most);
});

/** The calls of each function of the sources, most first, and of all together. */
const callsOf = (args: readonly string[]) => {
  const env = { PATH: process.env["PATH"] ?? "", CALLS: "list" };
  const script = resolve(scripts, "count-calls.ts");
  const printed = execFileSync(process.execPath, [script, ...args], {
    cwd: newFolder(),
    env,
    encoding: "utf8",
  });
  const rows = [...printed.matchAll(/^(\d+)\t(.*)$/gm)].map(([, count, place = ""]) => ({
    count: Number(count),
    place,
  }));
  return { rows, total: Number(/(\d+) calls$/m.exec(printed)?.[1]) };
};

test.each(["run -m reasoner:coin", "report"])(
  "organon %s calls at most 3,000 functions before its own",
  (command) => {
    expect(callsOf(command.split(" ")).total).toBeLessThanOrEqual(3_000);
  },
);

test("no module does work when it is imported: flags and schemas apart, no function is called often", () => {
  const { rows, total } = callsOf([]);
  expect(total).toBeLessThanOrEqual(3_500);
  expect(rows.filter(({ count, place }) => count > 100 && !place.startsWith("commands/"))).toEqual([]);
});
