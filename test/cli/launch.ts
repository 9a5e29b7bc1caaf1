/** The command line as other programs call it: a process of its own, in a folder of its own. */
import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const launcher = resolve(import.meta.dirname, "../../bin/organon.js");

export type Result = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** A new folder, `organon` called in it, and files written to it. */
export const workplace = () => {
  const folder = mkdtempSync(join(tmpdir(), "organon-cli-"));
  return {
    folder,
    organon: (...args: readonly string[]): Promise<Result> =>
      new Promise((done) => {
        execFile(
          process.execPath,
          [launcher, ...args],
          { cwd: folder, env: { PATH: process.env["PATH"] }, maxBuffer: 1 << 26 },
          (error, stdout, stderr) => {
            const code = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
            done({ code, stdout, stderr });
          },
        );
      }),
    write: (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return name;
    },
  };
};
