// @long: starts processes
/**
 * Every command block of the hand-written pages runs, in order, in a fresh folder for each page, and prints what the page shows. What
 * needs no shell runs within the test's process, which is quicker to start; PAGES_AS_PROCESSES=1 starts every command.
 * `node scripts/pages.ts [PAGE …]` writes today's outputs into the pages. PAGES=docs/tutorial.md runs one page.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import {
  isShownTruly,
  lacksServer,
  outputOf,
  pageFolder,
  pages,
  plainCall,
  refreshed,
  stepsOf,
  type PageCommand,
  type Ran,
} from "../scripts/pages.ts";
import { fixture } from "./fixture.ts";

const root = resolve(import.meta.dirname, "..");
const wanted = process.env["PAGES"]?.split(",") ?? pages;

/** Runs a command of a page: within this process where no shell is needed. */
const ran = async (step: PageCommand, place: ReturnType<typeof pageFolder>): Promise<Ran> => {
  const plain = process.env["PAGES_AS_PROCESSES"] === undefined ? plainCall(step) : undefined;
  if (plain === undefined) return place.run(step);
  const { call } = fixture(place.folder);
  const { code, stdout, stderr } = await call(plain.words, { env: { ...plain.env, HOME: place.folder } });
  if (plain.file !== undefined) place.write(plain.file, stdout);
  return { exit: code, output: plain.file === undefined ? outputOf(stdout) : [], stderr };
};

describe.each(pages.filter((page) => wanted.includes(page)))("%s", (page) => {
  const place = pageFolder();
  const steps = stepsOf(readFileSync(join(root, page), "utf8"));
  test("a block that does not run says why", () => {
    for (const step of steps) if (step.kind === "not run") expect(step.reason).not.toBe("");
  });
  for (const [i, step] of steps.entries()) {
    // In its turn: the commands above it do not find it.
    if (step.kind === "file") test(`${i + 1}: ${step.name}`, () => place.write(step.name, step.text));
    if (step.kind === "elsewhere")
      test(`${step.test} runs block ${i + 1}`, () => {
        expect(existsSync(join(root, step.test)), step.test).toBe(true);
      });
    if (step.kind === "command")
      test.skipIf(lacksServer(step.command))(`${i + 1}: ${step.command}`, async () => {
        const { exit, output, stderr } = await ran(step, place);
        expect(exit, stderr).toBe(step.exit);
        if (step.at >= 0 && !isShownTruly(step, output))
          expect(refreshed(step, output).join("\n")).toBe(step.shown.join("\n"));
      });
  }
});
