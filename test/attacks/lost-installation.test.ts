// @long: starts processes
/** An installation that is upgraded or removed while a command asks: the command ends as it would, or with one message. */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../fixture.ts";

const root = resolve(import.meta.dirname, "../..");

/** A copy of the installation that misses a file and loses others when the first question is asked, and a command that asks. */
const runAndLose = async (lost: string, more: readonly string[], missing = "none") => {
  const folder = newFolder();
  for (const part of ["src", "bin", "data", "package.json", "packages/logic", "packages/graded"])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith("node_modules"),
    });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  rmSync(join(folder, missing), { force: true });
  const work = join(folder, "work");
  mkdirSync(work);
  const message = { role: "assistant", content: "Yes." };
  const reply = JSON.stringify({
    id: "a",
    model: "m",
    choices: [{ index: 0, finish_reason: "stop", message }],
  });
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      rmSync(join(folder, lost), { recursive: true, force: true });
      response.setHeader("Content-Type", "application/json").end(reply);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const model = `openai-compatible:m?url=http://127.0.0.1:${port}/v1`;
  const args = [join(folder, "bin/organon.js"), "run", "-m", model, "--limit", "2", "--yes", ...more];
  const child = spawn(process.execPath, args, { cwd: work, env: { PATH: process.env["PATH"] ?? "" } });
  let stderr = "";
  child.stderr.on("data", (data: Buffer) => (stderr += data.toString()));
  child.stdout.resume();
  const code = await new Promise<number | null>((done) => child.once("close", done));
  server.close();
  return { code, stderr, files: readdirSync(work) };
};

test("a run ends with its report and its pages, though all sources are gone", async () => {
  const { code, stderr, files } = await runAndLose("src", ["--html", "a.html", "--md", "a.md"]);
  expect([code, stderr]).toEqual([0, expect.stringContaining("wrote a.md")]);
  expect(files.toSorted()).toEqual(["a.html", "a.md", "organon-runs"]);
});

test("a file that is not there is named, with what to do, and no trace", async () => {
  const { code, stderr } = await runAndLose("none", ["--html", "a.html"], "src/reports/render/html.ts");
  expect([code, stderr]).toEqual([
    70,
    expect.stringMatching(
      /^organon: a file of the installation is not there: \S+html\.ts\n {2}it was upgraded or removed .*: begin the same command again; everything answered is saved\n$/m,
    ),
  ]);
  expect(stderr).not.toMatch(/\n +at /);
});
