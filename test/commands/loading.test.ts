// @long: starts processes
/** A command loads what it uses, counted by a loader hook; zod is 94 of the modules of every command that has options. */
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { newFolder, start } from "./run-organon.ts";

const counter = resolve(import.meta.dirname, "../../scripts/count-modules.ts");

test.each([
  { command: "--help", most: 15 },
  { command: "skills", most: 170 },
  { command: "skills --json", most: 170 },
  { command: "prove p;p->q|-q", most: 200 },
  { command: "runs --help", most: 160 },
])("organon $command loads at most $most modules", async ({ command, most }) => {
  const { ended } = start(newFolder(), command.split(" "), {}, ["--import", counter]);
  const { code, stderr } = await ended;
  expect(code, stderr).toBe(0);
  const [, count = ""] = /(\d+) modules/.exec(stderr) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThanOrEqual(most);
});
