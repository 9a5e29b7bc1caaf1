// @long: starts processes
/** The words of a command as a shell reads them. */
import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { commandLine } from "#reports/command-line";

test("a shell reads the words of a command line back as they were", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().filter((word) => !word.includes("\0")),
        { minLength: 1 },
      ),
      (words) => {
        const script = `printf '%s\\0' ${commandLine(words).replace(/^organon /, "")}`;
        const read = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
        expect(read).toEqual(words);
      },
    ),
    { numRuns: 40 },
  );
});
