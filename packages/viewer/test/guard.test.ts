/** Who may speak to the server, and what it lets a page do. */
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listHosts } from "../src/guard.ts";
import { listen, type Listening } from "../src/server.ts";
import { appOver } from "./place.ts";
import { newStore } from "../../../test/fixture.ts";

const store = newStore(":memory:");

const own = appOver(store);
const open = appOver(store, { hosts: undefined, token: "a-long-token" });

const ask = (app: typeof own, path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  app.request(`http://localhost${path}`, {
    ...init,
    headers: { host: "localhost", authorization: `Bearer ${app === own ? "the-token" : "none"}`, ...headers },
  });

describe("on this machine", () => {
  test.each([
    ["a name turned to this machine by a rebound address", { host: "evil.example" }, 403],
    ["no name", { host: "" }, 403],
    ["another page's request", { origin: "https://evil.example" }, 403],
    ["a page on another port", { origin: "http://localhost:3000" }, 403],
    ["a request that the browser says is another site's", { "sec-fetch-site": "cross-site" }, 403],
    ["its own page", { origin: "http://localhost", "sec-fetch-site": "same-origin" }, 200],
    ["a program without a browser", {}, 200],
  ] as const)("%s is answered as it should be", async (_, headers, status) => {
    expect((await ask(own, "/api/runs", headers)).status).toBe(status);
  });

  test("a link on another site may lead to a page, but not to its data", async () => {
    const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await ask(own, "/", link)).status).toBe(200);
    expect(
      (await ask(own, "/api/runs", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" })).status,
    ).toBe(403);
  });

  test.each(["PUT", "DELETE", "PATCH"])("%s is refused everywhere", async (method) => {
    for (const path of ["/", "/api/runs", "/api/nowhere"])
      expect((await ask(own, path, { origin: "http://localhost" }, { method })).status, path).toBe(405);
  });

  const json = { "content-type": "application/json" };
  const mine = { origin: "http://localhost" };
  test.each([
    ["without an origin", json, 403],
    ["of another page", { ...json, origin: "https://evil.example" }, 403],
    ["of a form", { ...mine, "content-type": "text/plain" }, 403],
    ["of the own page, for a run that is not there", { ...mine, ...json }, 400],
  ] as const)("a change %s is answered as it should be", async (_, headers, status) => {
    for (const path of ["/api/runs/abc/labels", "/api/runs/abc/delete", "/api/runs/abc/notes"])
      expect((await ask(own, path, headers, { method: "POST", body: "{}" })).status, path).toBe(status);
  });

  test("nothing allows another site to read", async () => {
    const { headers } = await ask(own, "/api/runs", { origin: "http://localhost" });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("what is sent", () => {
  test("may run no inline script, ask no other server and be framed by nobody", async () => {
    const { headers } = await ask(own, "/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  test("is the page for every address but that of a file that is not there", async () => {
    expect(await (await ask(own, "/runs/latest/questions?state=incorrect")).text()).toContain("page");
    expect((await ask(own, "/assets/../../package.json")).status).toBe(404);
    expect((await ask(own, "/api/nowhere")).status).toBe(404);
  });
});

describe.each([
  ["on this machine", own, "the-token"],
  ["on another address", open, "a-long-token"],
] as const)("the token, %s", (_, app, token) => {
  test("is needed for every page and every answer", async () => {
    const wrong: readonly Record<string, string>[] = [
      { authorization: "" },
      { authorization: "", cookie: "organon-80=wrong" },
      { authorization: "Bearer wrong" },
    ];
    for (const headers of wrong)
      for (const path of ["/", "/api/runs", "/?token=wrong", "/assets/x.js"])
        expect((await ask(app, path, headers)).status, path).toBe(401);
  });

  test("leaves a cookie that no script reads", async () => {
    const answer = await ask(app, `/runs?token=${token}&x=1`, { authorization: "" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(
      new RegExp(`organon-80=${token}.*HttpOnly.*SameSite=Strict`),
    );
    const cookie = { authorization: "", cookie: `organon-80=${token}` };
    expect((await ask(app, "/api/runs", cookie)).status).toBe(200);
    // Another server on another port of this machine has another cookie.
    expect((await ask(app, "/api/runs", { authorization: "", cookie: `organon-81=${token}` })).status).toBe(
      401,
    );
  });

  test("does not help another page", async () => {
    const headers = { cookie: `organon-80=${token}`, origin: "https://evil.example" };
    expect((await ask(app, "/api/runs", headers)).status).toBe(403);
  });
});

describe("requests that no browser sends", () => {
  let server: Listening;
  beforeAll(async () => {
    const make = (port: number) => appOver(store, { hosts: listHosts("127.0.0.1", port), token: "t" });
    server = await listen(make, { host: "127.0.0.1", port: 0 });
  });
  afterAll(() => server.close());

  /** The status line of the answer to a request as it is written. */
  const send = (lines: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", reject);
      socket.on("data", (data) => {
        resolve(data.toString().split("\r\n")[0] ?? "");
        socket.destroy();
      });
      socket.write(`${[...lines, "Authorization: Bearer t", "Connection: close"].join("\r\n")}\r\n\r\n`);
    });

  test.each([
    ["one name", (own: string) => ["GET /api/runs HTTP/1.1", `Host: ${own}`], 200],
    ["two names", (own: string) => ["GET /api/runs HTTP/1.1", `Host: ${own}`, "Host: evil.example"], 403],
    ["its name twice", (own: string) => ["GET /api/runs HTTP/1.1", `Host: ${own}`, `host: ${own}`], 403],
    [
      "another's whole address",
      (own: string) => ["GET http://evil.example/api/runs HTTP/1.1", `Host: ${own}`],
      403,
    ],
    ["its whole address", (own: string) => [`GET http://${own}/api/runs HTTP/1.1`, `Host: ${own}`], 403],
  ] as const)("%s: %i", async (_, request, status) => {
    expect(await send(request(`127.0.0.1:${server.port}`))).toContain(` ${status} `);
  });
});
