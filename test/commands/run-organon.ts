/** The program as a user starts it, in a process and a folder of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const launcher = resolve(import.meta.dirname, "../../bin/organon.js");

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export type Started = { readonly child: ChildProcess; readonly ended: Promise<Ended> };

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "organon-cli-"));

/** Starts it without the surroundings' variables, so that no real key is near. */
export const start = (
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  nodeArgs: readonly string[] = [],
): Started => {
  const child = spawn(process.execPath, [...nodeArgs, launcher, ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  child.stdout.on("data", (data: Buffer) => (texts.stdout += data.toString()));
  child.stderr.on("data", (data: Buffer) => (texts.stderr += data.toString()));
  const ended = new Promise<Ended>((done) => child.once("close", (code) => done({ code, ...texts })));
  return { child, ended };
};

export const organon = (
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  nodeArgs: readonly string[] = [],
): Promise<Ended> => start(folder, args, env, nodeArgs).ended;
