/**
 * The viewer in a real Chromium: every page is walked, by mouse and by keyboard alone, over a run that holds hostile replies; axe
 * finds nothing serious, nothing is asked of any other server, and nothing that a reply holds is run.
 */
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generatedSuite, openModels, openStore, run } from "#verbs";
import { readClient } from "../../src/web/client-files.ts";
import { listen, type Listening } from "../../src/web/server.ts";
import { isSkipped, openBrowser } from "./chromium.ts";
import { appOver, makePlace, type Place } from "./place.ts";

if (isSkipped) process.stderr.write("skipped: no Chromium on this machine, so the viewer is not walked\n");

describe.skipIf(isSkipped)("the viewer", { timeout: 120_000 }, () => {
  let place: Place;
  let server: Listening;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const problems: string[] = [];
  const strangers: string[] = [];

  beforeAll(async () => {
    place = await makePlace();
    const files = await readClient();
    const reader = openStore(place.path, "annotate");
    server = await listen((port) => appOver(reader, { hosts: new Set([`127.0.0.1:${port}`]) }, files), {
      host: "127.0.0.1",
      port: 0,
    });
    const { close } = server;
    server = { ...server, close: () => close().then(() => reader.close()) };
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("status of 400"))
        problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("request", (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith("data:"))
        strangers.push(request.url());
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await place?.close();
  });

  const go = async (path: string, sight: string): Promise<void> => {
    await page.goto(`${server.url.replace(/\/$/, "")}${path}`);
    await page.locator(sight).first().waitFor();
  };
  const seriousFaults = async (): Promise<readonly string[]> =>
    (await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa"]).analyze()).violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(" "))
            .slice(0, 3)
            .join(", ")}`,
      );
  const isHarmed = (): Promise<boolean> => page.evaluate<boolean>("'harmed' in globalThis");

  const pages = () =>
    [
      ["/", "table.list a"],
      [`/runs/${place.run}`, "#figure-overall figcaption"],
      [`/runs/${place.run}/skills`, ".tree aside h3"],
      [`/runs/${place.run}/weaknesses`, "#weakest table"],
      [`/runs/${place.run}/lengths`, "#figure-dials figcaption"],
      [`/runs/${place.run}/questions?model=1`, ".rows mark"],
      [`/runs/${place.run}/questions/1/0`, ".fitch"],
      [`/runs/${place.run}/teaching`, ".waiting"],
      [`/compare?a=${place.run}`, "#verdict"],
      ["/playground?skill=modus%20tollens", "form"],
      [`/annotate?run=${place.run}&annotator=Ada`, "blockquote"],
    ] as const;

  for (const scheme of ["light", "dark"] as const)
    test(`axe finds nothing serious on any page, ${scheme}`, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      const faults: string[] = [];
      // The colours are what differs: a few pages have them all.
      for (const [path, sight] of pages().filter((_, i) => scheme === "light" || [1, 2, 5, 6].includes(i))) {
        await go(path, sight);
        faults.push(...(await seriousFaults()).map((fault) => `${path} ${fault}`));
      }
      await page.emulateMedia({ colorScheme: "light" });
      expect(faults).toEqual([]);
    });

  test("no page is wider than a telephone, nor cut off on paper", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const wider: string[] = [];
    for (const [path, sight] of pages()) {
      await go(path, sight);
      const [wide, room] = await page.evaluate<number[]>(
        "[document.documentElement.scrollWidth, window.innerWidth]",
      );
      if (wide! > room!) wider.push(`${path}: ${wide}`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(wider).toEqual([]);
  });

  test("a hostile reply is shown and does nothing", async () => {
    await go(`/runs/${place.run}/questions/1/2`, "pre.long");
    const text = await page.locator("pre.long").first().innerText();
    expect(text).toContain("<script>globalThis.harmed = true</script>");
    expect(text).toContain("␛[31mred");
    expect(text).not.toMatch(/[\p{Bidi_Control}]/u);
    expect(text).not.toContain(String.fromCharCode(27));
    expect(await isHarmed()).toBe(false);
    expect(await page.locator("base, body > style, img").count()).toBe(0);
  });

  test("filters and sorts stand in the address, and come back from it", async () => {
    await go(`/runs/${place.run}/questions`, ".rows tbody a");
    await page.getByRole("button", { name: /^incorrect/ }).click();
    await page.waitForFunction("location.search.includes('state=incorrect')");
    await page.getByRole("button", { name: "Sort by Skill" }).click();
    await page.waitForFunction("location.search.includes('sort=tag%3Arule')");
    await page.locator(".rows .state.incorrect").first().waitFor();
    const told = page.locator("section.questions > p.facts");
    const before = await told.innerText();
    await page.reload();
    await page.locator(".rows .state.incorrect").first().waitFor();
    await expect.poll(() => told.innerText()).toBe(before);
  });

  test("the keyboard alone leads from the runs to a wrong answer and on to the next", async () => {
    await go("/", "table.list a");
    await page.locator("table.list a").first().focus();
    await page.keyboard.press("Enter");
    await page.locator("#figure-overall figcaption").first().waitFor();
    await page.getByRole("link", { name: "Skills" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("rect[data-leaf][tabindex='0']").first().focus();
    const chosen = page.locator(".tree aside h3");
    const before = await chosen.innerText();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => chosen.innerText()).not.toBe(before);
    await page.keyboard.press("Enter");
    await page.locator(".rows tbody a").first().waitFor();
    await page.locator(".rows").focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.locator("article.question h1").waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/questions\/0\/\d+$/);
  });

  test("j and k go through the list that a question was opened from", async () => {
    await go(`/runs/${place.run}/questions/0/0?at=0`, "a[title='j']");
    await page.keyboard.press("j");
    await page.waitForFunction("location.search.includes('at=1')");
    await page.locator("a[title='k']").waitFor();
    await page.keyboard.press("k");
    await page.waitForFunction("location.search.includes('at=0')");
  });

  test("a run that is begun elsewhere appears in the list and grows on its page, without being loaded again", async () => {
    await go("/", "table.list a");
    const models = openModels(["reasoner:surface"]);
    await run(
      { suite: generatedSuite({ profile: "paper", perLeaf: 1, seed: 8 }), models },
      { store: place.store },
    );
    const begun = await place.store.findRun("latest");
    const row = page.locator("tr.fresh", { hasText: begun.id.slice(0, 12) });
    await row.waitFor({ timeout: 30_000 });
    await row.locator("a").click();
    const told = page.locator(".progress p b");
    await expect.poll(() => told.innerText(), { timeout: 30_000 }).toMatch(/answered/);
    const before = await told.innerText();
    await run(
      { suite: generatedSuite({ profile: "paper", perLeaf: 1, seed: 9 }), models },
      { store: place.store },
    );
    expect(await told.innerText()).toBe(before);
  });

  test("notes are kept as one goes, by the keys y and n", async () => {
    await go(`/annotate?run=${place.run}&annotator=Cleo&count=3`, "blockquote");
    await page.locator(".sheet input[type=radio]").first().focus();
    for (const key of ["y", "n", "y"]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.locator(".sheet > .facts").first().innerText()).toMatch(/saved$/);
    }
    await page.reload();
    await page.locator("blockquote").waitFor();
    await expect.poll(() => page.locator(".sheet > .facts").first().innerText()).toMatch(/1 done/);
  });

  test("nothing was asked of another server, and nothing went wrong", () => {
    expect(strangers).toEqual([]);
    expect(problems).toEqual([]);
  });
});
