/** Who may speak to the server, and what it lets a page do. */
import { describe, expect, test } from "vitest";
import { appOver } from "./place.ts";
import { newStore } from "../../../test/fixture.ts";

const store = newStore(":memory:");

const own = appOver(store);
const open = appOver(store, { hosts: undefined, token: "a-long-token" });

const ask = (app: typeof own, path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  app.request(`http://localhost${path}`, { ...init, headers: { host: "localhost", ...headers } });

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
    for (const path of ["/api/runs/abc/labels", "/api/runs/abc/delete"])
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

describe("on another address", () => {
  test("nobody without the token is answered", async () => {
    const wrong: readonly Record<string, string>[] = [
      {},
      { cookie: "organon-token=wrong" },
      { authorization: "Bearer wrong" },
    ];
    for (const headers of wrong) expect((await ask(open, "/api/runs", headers)).status).toBe(401);
    expect((await ask(open, "/?token=wrong")).status).toBe(401);
  });

  test("the address that was printed leaves a cookie that no script reads, and forgets the token", async () => {
    const answer = await ask(open, "/runs?token=a-long-token&x=1");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/runs?x=1");
    expect(answer.headers.get("set-cookie")).toMatch(/organon-token=a-long-token.*HttpOnly.*SameSite=Strict/);
    expect((await ask(open, "/api/runs", { cookie: "organon-token=a-long-token" })).status).toBe(200);
  });

  test("another page is refused with the token, too", async () => {
    const headers = { cookie: "organon-token=a-long-token", origin: "https://evil.example" };
    expect((await ask(open, "/api/runs", headers)).status).toBe(403);
  });
});
