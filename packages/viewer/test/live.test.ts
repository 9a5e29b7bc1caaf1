// @long: needs Chromium
/**
 * A run of another process in the page: `organon run` asks a server that answers when the test says so, `organon view` shows it, is
 * killed and started again; all the while the page is not loaded again.
 */
import { createServer } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../../../src/experiments/open-store.ts";
import { answering, startServer, type LocalServer } from "../../../test/models/local-server.ts";
import { isSkipped, openBrowser } from "./chromium.ts";
import { newFolder, startProcess as start, type Started } from "../../../test/fixture.ts";

/** A model that answers as often as it is allowed to. */
const openValve = async () => {
  let allowed = 0;
  const waiting: (() => void)[] = [];
  const server = await startServer((response, request) => {
    const answer = (): void => answering("Yes.")(response, request);
    if (allowed > 0) {
      allowed -= 1;
      answer();
    } else waiting.push(answer);
  });
  return {
    server,
    allow: (calls: number): void => {
      for (const answer of waiting.splice(0, calls)) {
        calls -= 1;
        answer();
      }
      allowed += calls;
    },
  };
};

/** A port that nobody listens on now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

let model: { readonly server: LocalServer; readonly allow: (calls: number) => void };
let browser: Browser;
let viewer: Started | undefined;
beforeAll(async () => {
  if (isSkipped) return;
  model = await openValve();
  browser = await openBrowser();
});
afterAll(async () => {
  viewer?.child.kill("SIGKILL");
  await browser?.close();
  await model?.server.close();
});

test.skipIf(isSkipped)(
  "a run of another process appears and grows without a reload, and a server that was killed and started again goes on telling of it",
  async () => {
    const folder = newFolder();
    await openStore(join(folder, "store.sqlite")).close();
    const port = await freePort();
    const context = await browser.newContext();
    /** A viewer, whose address is opened in a page of its own; the cookie is for all pages. */
    const view = async () => {
      const begun = start(folder, ["view", "--store", "store.sqlite", "--port", String(port), "--no-open"]);
      const address = await new Promise<Buffer>((ready) => begun.child.stdout?.once("data", ready));
      const page = await context.newPage();
      await page.goto(address.toString().split("\n")[0] ?? "");
      viewer = begun;
      return page;
    };
    const page = await view();
    await page.getByText("No run yet.").waitFor();
    await page.evaluate("globalThis.isStill = true");

    const models = ["-m", `openai-compatible:tested?url=${model.server.origin}/v1`];
    const asked = start(folder, ["run", ...models, "--limit", "40", "-j", "4", "--store", "store.sqlite"]);
    model.allow(8);
    const row = page.locator("table.list tbody tr");
    await row.waitFor();
    await expect.poll(() => row.innerText()).toMatch(/8 of 40/);
    await row.locator("a").first().click();
    const told = page.locator(".progress p b");
    await expect.poll(() => told.innerText()).toBe("8 of 40 answered");
    model.allow(12);
    await expect.poll(() => told.innerText()).toBe("20 of 40 answered");

    viewer?.child.kill("SIGKILL");
    await viewer?.ended;
    model.allow(10);
    await view();
    await expect.poll(() => told.innerText()).toBe("30 of 40 answered");
    model.allow(10);
    expect((await asked.ended).code).toBe(0);
    await expect.poll(() => told.innerText()).toBe("40 answered");
    await expect.poll(() => page.locator("main").innerText()).toMatch(/40 answered/);
    expect(await page.evaluate<boolean>("globalThis.isStill === true")).toBe(true);
  },
);
