/** `organon grade`: the grader over HTTP on this machine, and as a pipe. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { createGrader } from "#verbs";
import { serveGrader } from "../../src/cli/grade-server.ts";
import { workplace } from "./command-line.ts";
import { launcher } from "./run-organon.ts";

const { server, url } = await serveGrader(createGrader(), { port: 0, host: "127.0.0.1" });
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const post = async (body: string, type = "application/json"): Promise<Response> =>
  fetch(`${url}/grade`, { method: "POST", body, headers: { "content-type": type } });
const request = { key: "no", reply: "The answer is no." };

test("one request as JSON is answered with its grade", async () => {
  const response = await post(JSON.stringify(request));
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ score: 1 })]);
});

test("a list is answered with a list, lines with lines, in order", async () => {
  const list = await (await post(JSON.stringify([request, { ...request, key: "yes" }]))).json();
  expect(list).toEqual([expect.objectContaining({ score: 1 }), expect.objectContaining({ score: 0 })]);
  const lines = await post(`${JSON.stringify(request)}\n{}\n`, "application/x-ndjson");
  expect(
    (await lines.text())
      .trimEnd()
      .split("\n")
      .map((line) => Object.keys(JSON.parse(line))[0]),
  ).toEqual(["score", "error"]);
});

test("what is no request is refused with its reason", async () => {
  expect((await post("{")).status).toBe(400);
  expect((await post("{}")).status).toBe(400);
  expect((await fetch(`${url}/grades`)).status).toBe(404);
  expect(await (await fetch(url)).json()).toHaveProperty("grade");
});

test("a port that is taken is misuse", async () => {
  const port = Number(new URL(url).port);
  await expect(serveGrader(createGrader(), { port, host: "127.0.0.1" })).rejects.toThrow(/cannot listen at/);
});

test("a pipe gets each grade before it sends the next reply", async () => {
  const child = spawn(process.execPath, [launcher, "grade", "--jsonl"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const [key, score] of [
    ["no", 1],
    ["yes", 0],
  ] as const) {
    child.stdin.write(`${JSON.stringify({ ...request, key })}\n`);
    expect(JSON.parse((await lines.next()).value ?? "")).toMatchObject({ score });
  }
  child.stdin.end();
  expect(await once(child, "close")).toEqual([0, null]);
});

test("requests come from one place", async () => {
  const { organon } = workplace();
  expect(await organon("grade")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--jsonl, or --port"),
  });
});
