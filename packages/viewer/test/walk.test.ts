// @long: needs Chromium
/**
 * The viewer in a real Chromium: every page is walked, by mouse and by keyboard alone, over a run that holds hostile replies; axe
 * finds nothing serious, nothing is asked of any other server, and nothing that a reply holds is run.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../../src/experiments/open-store.ts";
import { run } from "../../../src/experiments/asking/plan-run.ts";
import { choiceSuite } from "../../../src/experiments/suites.ts";
import { readClient } from "../src/client-files.ts";
import { listen, type Listening } from "../src/server.ts";
import { functionModel } from "../../../src/models/function-model.ts";
import { isSkipped, openBrowser } from "./chromium.ts";
import { appOver, askProblems, makePlace, type Place, wrongStep } from "./place.ts";

/** A row of FOLIO whose key is wrong. */
const wrongRow = {
  premises: ["Owls fly.", "Ada is an owl."],
  "premises-FOL": ["∀x (Owl(x) → Fly(x))", "Owl(ada)"],
  conclusion: "Ada flies.",
  "conclusion-FOL": "Fly(ada)",
  label: "False",
};

if (isSkipped) process.stderr.write("skipped: no Chromium on this machine, so the viewer is not walked\n");

describe.skipIf(isSkipped)("the viewer", () => {
  let place: Place;
  let choices: string;
  let problems: Awaited<ReturnType<typeof askProblems>>;
  let server: Listening;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const faults: string[] = [];
  const strangers: string[] = [];

  beforeAll(async () => {
    place = await makePlace();
    const models = [functionModel("b-sayer", () => "B")];
    choices = (await run({ suite: choiceSuite({ perType: 4 }), models }, { store: place.store })).run.id;
    problems = await askProblems(place.store);
    const set = join(dirname(place.path), "folio.jsonl");
    writeFileSync(set, `${JSON.stringify(wrongRow)}\n`);
    const files = await readClient();
    const reader = openStore(place.path, "read");
    server = await listen(
      (port) =>
        appOver(
          reader,
          { hosts: new Set([`127.0.0.1:${port}`]), token: "t" },
          files,
          [`folio=${set}`],
          place.store,
        ),
      { host: "127.0.0.1", port: 0 },
    );
    const { close } = server;
    server = { ...server, close: () => close().then(() => reader.close()) };
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("status of 400"))
        faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("request", (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith("data:"))
        strangers.push(request.url());
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await place?.close();
  });

  const go = async (path: string, sight: string): Promise<void> => {
    await page.goto(`${server.url.replace(/\/$/, "")}${path}`);
    await page.locator(sight).first().waitFor();
  };
  const seriousFaults = async (rules?: readonly string[]): Promise<readonly string[]> => {
    const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
    const asked =
      rules === undefined
        ? builder.withTags(["wcag2a", "wcag2aa", "wcag21aa"])
        : builder.withRules([...rules]);
    return (await asked.analyze()).violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ target }) => target.join(" "))].join(" "));
  };
  const isHarmed = (): Promise<boolean> => page.evaluate<boolean>("'harmed' in globalThis");

  test.each<readonly [name: string, path: () => string, sight: string]>([
    ["the list of runs", () => "/", "table.list a"],
    ["an overview", () => `/runs/${place.run}`, "#figure-overall figcaption"],
    // Its cells are alike: some of them are enough.
    ["the rule tree", () => `/runs/${place.run}/skills?rule=modus`, ".tree aside h3"],
    ["weaknesses", () => `/runs/${place.run}/weaknesses`, "#weakest table:visible"],
    ["lengths and dials", () => `/runs/${place.run}/lengths`, "#figure-dials figcaption"],
    ["the table of questions", () => `/runs/${place.run}/questions?model=1`, ".rows mark"],
    ["a question", () => `/runs/${place.run}/questions/1/0`, ".fitch"],
    ["teaching", () => `/runs/${place.run}/teaching`, ".waiting"],
    ["a comparison", () => `/compare?a=${place.run}`, "#verdict"],
    ["a run of four-option questions", () => `/runs/${choices}`, "main figcaption"],
    ["rotations", () => `/runs/${choices}/rotations`, ".circles .turn"],
    ["a frontier", () => "/frontier", "#half-points table"],
    ["a run of problems", () => `/runs/${problems.proofs}`, "#tasks table"],
    ["problems by their dials", () => `/runs/${problems.frontier}/lengths`, "#figure-dials figcaption"],
    ["a refused proof", () => `/runs/${problems.proofs}/questions/0/0`, ".refusal"],
    ["an audited set", () => "/datasets", "main table"],
    ["the words of sets", () => `/diversity?set=${choices}`, "main table"],
  ])(
    "%s: axe finds nothing serious by day or night, and nothing is wider than a telephone",
    async (_, path, sight) => {
      await go(path(), sight);
      expect(await seriousFaults()).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await seriousFaults(["color-contrast"])).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 375, height: 812 });
      const [wide = 0, room = 0] = await page.evaluate<number[]>(
        "[document.documentElement.scrollWidth, window.innerWidth]",
      );
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(wide).toBeLessThanOrEqual(room);
    },
  );

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

  test("of a refused proof the first wrong line is marked, in sight, and said why", async () => {
    await go(`/runs/${problems.proofs}/questions/0/1`, ".refusal");
    expect(await page.locator(".refusal").innerText()).toMatch(/^The kernel refuses line 7: .{10,}\.$/);
    expect(await page.locator("pre.long mark.incorrect").innerText()).toBe(wrongStep);
    expect(await page.locator(".needed").count()).toBeGreaterThan(1);
  });

  test("no page of problems has a section without content", async () => {
    for (const tab of ["/lengths", ""]) {
      await go(`/runs/${problems.frontier}${tab}`, "main figcaption");
      const empty = await page.evaluate<number>(
        "[...document.querySelectorAll('main table')].filter((table) => table.tBodies[0]?.rows.length === 0 || table.rows[0]?.cells.length < 2).length",
      );
      expect(empty, tab).toBe(0);
    }
    const tabs = await page.locator("nav.tabs a").allInnerTexts();
    expect(tabs).toEqual(["Overview", "Difficulty parameters", "Questions", "Compare"]);
  });

  test("the one file opens from the disk, and what models are called and reply does nothing in it", async () => {
    const file = join(dirname(place.path), "report.html");
    writeFileSync(file, await (await fetch(`${server.url}api/runs/${place.run}/report.html`)).text());
    const other = await context.newPage();
    const errors: string[] = [];
    other.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await other.goto(pathToFileURL(file).href);
    await other.locator("figure svg").first().waitFor();
    expect(await other.evaluate<boolean>("'harmed' in globalThis")).toBe(false);
    expect(errors).toEqual([]);
    await other.emulateMedia({ media: "print" });
    const [wide = 0, room = 0] = await other.evaluate<number[]>(
      "[document.documentElement.scrollWidth, window.innerWidth]",
    );
    expect(wide).toBeLessThanOrEqual(room);
    await other.close();
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

  test("the name of a run shows in the list, where it is searched, in the head and in the pickers", async () => {
    await go("/?find=first+look", `table.list a[href="/runs/${place.run}"]`);
    expect(await page.locator("table.list tbody").allInnerTexts()).toEqual([
      expect.stringContaining("first look"),
    ]);
    await go(`/runs/${place.run}`, ".heading code");
    expect(await page.locator(".heading .facts").innerText()).toContain("run first look");
    await go(`/compare?a=${place.run}`, "#verdict");
    const picked = page.locator("select").first().locator("option:checked");
    expect(await picked.innerText()).toContain(`first look (${place.run.slice(0, 8)})`);
    await go(`/runs/${place.run}/questions/0/0`, "article.question h1");
    await page.getByRole("link", { name: `Run first look (${place.run.slice(0, 12)})` }).waitFor();
  });

  test("the list sorts by accuracy, and says why a run has none", async () => {
    await go("/", "table.list .accuracy");
    const button = page.getByRole("button", { name: /^Accuracy/ });
    await button.click();
    await page.waitForFunction("location.search.includes('sort=-accuracy')");
    await expect
      .poll(() => page.locator("table.list tbody").last().innerText())
      .toContain("answers chose the questions");
    expect(await page.locator("table.list .accuracy").first().innerText()).toMatch(/^[\d.]+ %/);
    expect(await page.locator("th[aria-sort='descending']").innerText()).toContain("Accuracy");
  });

  test("the keyboard alone names, tags and finds a run, and deletes one after two questions", async () => {
    const suite = choiceSuite({ perType: 1, seed: 5 });
    const models = [functionModel("c-sayer", () => "C")];
    const { id } = (await run({ suite, models }, { store: place.store })).run;
    await go("/?find=c-sayer", `table.list a[href="/runs/${id}"]`);
    await page.locator("input[type=checkbox]").focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Name and tag" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Name", { exact: true }).fill("night 12");
    await page.getByLabel("Tags, with commas").fill("nightly, step=1000");
    expect(await seriousFaults()).toEqual([]);
    await page.keyboard.press("Enter");
    await page.locator(".tags a", { hasText: "step=1000" }).waitFor();
    await go("/?find=night+12+nightly", `table.list a[href="/runs/${id}"]`);
    await page.getByLabel("Select run night 12").check();
    await page.getByRole("button", { name: "Delete" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Also delete the answers").check();
    await page.getByRole("button", { name: "Delete …" }).click();
    await page.getByRole("heading", { name: "Delete the run for good?" }).waitFor();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("No run fits").waitFor();
  });

  test("two ticked runs are compared", async () => {
    await go("/", "table.list a");
    const boxes = page.locator("table.list input[type=checkbox]");
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const link = page.getByRole("link", { name: "Compare", exact: true }).last();
    expect(await link.getAttribute("href")).toMatch(/^\/compare\?a=\w+&b=\w+$/);
    await boxes.nth(2).check();
    await link.click();
    await page.locator(".chips button[aria-pressed='false']").click();
    await page.locator(".chips button[aria-pressed='true']").waitFor();
  });

  test("the keyboard alone leads from the runs to a wrong answer and on to the next", async () => {
    await go("/", "table.list a");
    await page.locator(`table.list a[href="/runs/${place.run}"]`).focus();
    await page.keyboard.press("Enter");
    await page.locator("#figure-overall figcaption").first().waitFor();
    await page.getByRole("link", { name: "Skills" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("rect[data-skill][tabindex='0']").first().focus();
    const chosen = page.locator(".tree aside h3");
    const before = await chosen.innerText();
    await page.keyboard.press("ArrowDown");
    // The weakest skill, where it starts, may be the lowest cell.
    if ((await chosen.innerText()) === before) await page.keyboard.press("ArrowUp");
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

  test("five questions of a stranger are answered where they are looked for", async () => {
    await go(`/runs/${place.run}`, ".abstract");
    // Which skill is weakest, and is that luck? What did it cost?
    expect(await page.locator("#standings").innerText()).toMatch(/causes or weak skills/);
    expect(await page.locator(".progress p").first().innerText()).toMatch(/cost (?:unknown|\$)/);
    await go(`/runs/${place.run}/weaknesses`, "#weakest");
    expect(await page.locator("#weakest").innerText()).toMatch(/beyond chance|not significant|by chance/);
    // Why is this key no? What did the model see?
    await go(`/runs/${place.run}/questions?key=no`, ".rows tbody a");
    await page.locator(".rows tbody a").first().click();
    await page.getByRole("heading", { name: "Why the key is no" }).waitFor();
    expect(await page.locator(".worlds svg, .fitch").count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "what was sent" }).click();
    const heading = await page.locator("article.question h1").innerText();
    // A question may ask for it without its full stop.
    const conclusion = heading.replace(/\.$/, "");
    await page.locator("#sent pre", { hasText: conclusion }).first().waitFor();
    // What changed?
    await go(`/compare?a=${place.run}`, "#verdict");
    expect(await page.locator("#verdict").innerText()).toMatch(/B is (?:worse|better)|No difference/);
    expect(await page.locator(".changes th[scope=row]").first().innerText()).toMatch(/\w+\./);
  });

  test("a filter that finds nothing says so, and leads back to all questions", async () => {
    await go(`/runs/${place.run}/questions?model=1&id=zzzz`, ".problem");
    expect(await page.locator(".problem").innerText()).toContain("No question fits these filters.");
    await page.getByRole("button", { name: /Show all \d+ questions/ }).click();
    await page.locator(".rows tbody a").first().waitFor();
    expect(new URL(page.url()).search).toBe("?model=1");
  });

  test("an error leads back to the runs", async () => {
    await go("/runs/abcdef", ".problem");
    await page.getByRole("link", { name: "Show all runs" }).click();
    await page.getByRole("heading", { name: "Runs" }).waitFor();
  });

  const until = async (isThere: string): Promise<void> => {
    for (let n = 0; n < 80; n++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(isThere)) return;
    }
    throw new Error(`never focused: ${isThere}`);
  };

  test("the keyboard alone leads from a run to its comparison, and on to a lost question", async () => {
    await go(`/runs/${place.run}`, ".tabs a");
    await until(
      "document.activeElement.matches('.tabs a') && document.activeElement.textContent === 'Compare'",
    );
    await page.keyboard.press("Enter");
    await page.locator("#verdict").waitFor();
    await until("document.activeElement.matches('.changes td a')");
    await page.keyboard.press("Enter");
    await page.locator("article.question h1").waitFor();
  });

  test("a wrong answer is found by the keyboard alone, and its place in the list is told", async () => {
    await go(`/runs/${place.run}/questions?model=1&state=incorrect`, ".rows tbody a");
    await until("document.activeElement.classList.contains('rows')");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator(".one-reply").first().waitFor();
    await expect.poll(() => page.locator(".crumbs").innerText()).toMatch(/2 of \d+/);
    await go(`/runs/${place.run}`, ".abstract");
    await until("document.activeElement.classList.contains('abstract')");
  });

  test("j and k go through the list that a question was opened from", async () => {
    await go(`/runs/${place.run}/questions/0/0?at=0`, "a[title='j']");
    await page.keyboard.press("j");
    await page.waitForFunction("location.search.includes('at=1')");
    await page.locator("a[title='k']").waitFor();
    await page.keyboard.press("k");
    await page.waitForFunction("location.search.includes('at=0')");
  });

  test("nothing was asked of another server, and nothing went wrong", () => {
    expect(strangers).toEqual([]);
    expect(faults).toEqual([]);
  });
});
