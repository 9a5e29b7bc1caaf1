// @long: starts processes
/** `organon grade`: the grader over HTTP on this machine, and as a pipe. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { request as begin } from "node:http";
import { openBodyGrader } from "#verbs/serving/grade-body";
import { serveGrader } from "../../src/cli/grade-server.ts";
import { workplace } from "./command-line.ts";
import { launcher } from "./run-organon.ts";

const grader = await openBodyGrader();
const { server, url } = await serveGrader(grader, { port: 0, host: "127.0.0.1", receivingMs: 1500 });
afterAll(async () => {
  await grader.close();
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

test.each<readonly [what: string, headers: Readonly<Record<string, string>>, status: number]>([
  ["of a page elsewhere", { origin: "https://evil.example" }, 403],
  ["of a page on another port", { origin: "http://127.0.0.1:3000" }, 403],
  ["that the browser says is another site's", { "sec-fetch-site": "cross-site" }, 403],
  ["to a name that was pointed at this machine", { host: "evil.example" }, 403],
  ["of a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["of plain text, which a page may send unasked", { "content-type": "text/plain" }, 415],
  ["of a program on this machine", {}, 200],
])("a request %s is answered as it should be", async (_, headers, status) => {
  const sent = begin(`${url}/grade`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  sent.end(JSON.stringify(request));
  const [answer] = await once(sent, "response");
  answer.resume();
  expect(answer.statusCode).toBe(status);
});

test("a reply of more than 8 MiB is refused: with 413 alone, in its place among others", async () => {
  const long = { key: "no", reply: "x".repeat(2 ** 23 + 1) };
  const error = "the reply is longer than 8 MiB";
  const alone = await post(JSON.stringify(long));
  expect([alone.status, await alone.json()]).toEqual([413, { error }]);
  const graded = [expect.objectContaining({ score: 1 }), { error }];
  expect(await (await post(JSON.stringify([request, long]))).json()).toEqual(graded);
  const lines = `${JSON.stringify(request)}\n${JSON.stringify(long)}\n`;
  const answered = (await (await post(lines, "application/x-ndjson")).text()).trimEnd().split("\n");
  expect(answered.map((line) => JSON.parse(line))).toEqual(graded);
});

test("a request of more than 64 MiB is refused before it is read", async () => {
  const headers = { "content-type": "application/json", "content-length": String(2 ** 26 + 1) };
  const sent = begin(`${url}/grade`, { method: "POST", headers });
  sent.on("error", () => {});
  sent.write("{");
  const [answer] = await once(sent, "response");
  expect(answer.statusCode).toBe(413);
  sent.destroy();
});

test("a request that does not arrive in time is ended", async () => {
  const headers = { "content-type": "application/json", "content-length": "100" };
  const sent = begin(`${url}/grade`, { method: "POST", headers });
  sent.write("{");
  const [answer] = await once(sent, "response");
  expect(answer.statusCode).toBe(408);
  answer.resume();
});

test("a slow reply keeps no other waiting", async () => {
  const leaving = new AbortController();
  const ends: string[] = [];
  const slow = fetch(`${url}/grade`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: "no", reply: "no\n".repeat(2_000_000) }),
    signal: leaving.signal,
  }).then(
    () => ends.push("slow"),
    () => ends.push("cancelled"),
  );
  expect((await post(JSON.stringify(request))).status).toBe(200);
  expect(ends).toEqual([]);
  leaving.abort();
  await slow;
  expect(ends).toEqual(["cancelled"]);
});

test("a suite that is not there is misuse before anything listens", async () => {
  await expect(openBodyGrader({ suite: "nowhere.jsonl" })).rejects.toMatchObject({ code: "misuse" });
});

test("a port that is taken is misuse", async () => {
  const port = Number(new URL(url).port);
  await expect(serveGrader(grader, { port, host: "127.0.0.1" })).rejects.toThrow(/cannot listen at/);
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
    stderr: expect.stringContaining("use --jsonl or --port"),
  });
});
