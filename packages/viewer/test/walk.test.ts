// @long: needs Chromium
/**
 * The viewer in a real Chromium: every page of a table is looked at by axe, by day, by night and on a telephone; every task of a table is
 * done by the keyboard alone; nothing is asked of any other server, and nothing that a reply holds is run. A bundle is opened from its folder.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../../src/experiments/open-store.ts";
import { run } from "../../../src/experiments/asking/plan-run.ts";
import { labelRun } from "../../../src/experiments/run-tags.ts";
import { choiceSuite, generatedSuite } from "../../../src/experiments/suites.ts";
import { functionModel } from "../../../src/models/function-model.ts";
import { openModels } from "../../../src/workspace/settings/open-models.ts";
import { bundleView } from "../src/bundle-view.ts";
import { readClient } from "../src/client-files.ts";
import { listen, type Listening } from "../src/server.ts";
import { isSkipped, openBrowser } from "./chromium.ts";
import { appOver, askProblems, makePlace, type Place, wrongStep } from "./place.ts";

if (isSkipped) process.stderr.write("skipped: no Chromium on this machine, so the viewer is not walked\n");

/** Two checkpoints of one suite: the later has lost De Morgan and gained modus tollens. */
const askNights = async ({ store }: Place): Promise<readonly [string, string]> => {
  // Of five questions a skill no cause is beyond chance.
  const skills = "modus tollens,De Morgan,disjunctive syllogism,modus ponens,addition,simplification".split(
    ",",
  );
  const suite = generatedSuite({ perSkill: 20, skills, profile: "paper", style: "natural" });
  const ask = async (step: number, weak: string): Promise<string> => {
    const models = openModels([`reasoner:novice?weak=${weak}&slip=0.8`]);
    const { id } = (await run({ suite, models }, { store })).run;
    await labelRun(
      id,
      { name: `night ${step}`, tags: [`step=${step}`], at: new Date().toISOString() },
      store,
    );
    return id;
  };
  return [await ask(1000, "modus tollens,De Morgan"), await ask(2000, "disjunctive syllogism")];
};

/** Lists what is wider than the window, drawings that scroll sideways, and words that stand out of their drawing. */
const listCut = `[
  ...(document.documentElement.scrollWidth > window.innerWidth ? ["page"] : []),
  ...[...document.querySelectorAll(".drawing")].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel),
  ...[...document.querySelectorAll(".drawing text")].filter((text) => {
    const [own, whole] = [text.getBoundingClientRect(), text.ownerSVGElement.getBoundingClientRect()];
    return own.left < whole.left - 2 || own.right > whole.right + 2;
  }).map((text) => text.textContent),
]`;

describe.skipIf(isSkipped)("the viewer", () => {
  let place: Place;
  let nights: readonly [string, string];
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
    nights = await askNights(place);
    const models = [functionModel("b-sayer", () => "B")];
    choices = (await run({ suite: choiceSuite({ perType: 4 }), models }, { store: place.store })).run.id;
    problems = await askProblems(place.store);
    const files = await readClient();
    const reader = openStore(place.path, "read");
    server = await listen(
      (port) => appOver(reader, { hosts: new Set([`127.0.0.1:${port}`]), token: "t" }, files, place.store),
      { host: "127.0.0.1", port: 0 },
    );
    const { close } = server;
    server = { ...server, close: () => close().then(() => reader.close()) };
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    page = await context.newPage();
    watch(page);
    page.on("request", (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(server.url))
        strangers.push(request.url());
    });
    await page.goto(`${server.url}?token=t`);
    await page.waitForFunction("!location.search.includes('token')");
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await place?.close();
  });

  const watch = (shown: Page): void => {
    shown.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("status of 400"))
        faults.push(message.text());
    });
    shown.on("pageerror", (error) => faults.push(String(error)));
  };
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
  /** Moves to an element by Tab alone; a selector, or a text that begins the element's. */
  const tabTo = async (selector: string, text = ""): Promise<void> => {
    for (let n = 0; n < 160; n++) {
      await page.keyboard.press("Tab");
      const isThere = await page.evaluate<boolean>(
        `document.activeElement.matches(${JSON.stringify(selector)}) && (document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent).startsWith(${JSON.stringify(text)})`,
      );
      if (isThere) return;
    }
    throw new Error(`never focused: ${selector} ${text}`);
  };
  const press = async (selector: string, text = ""): Promise<void> => {
    await tabTo(selector, text);
    await page.keyboard.press(selector === "input[type=checkbox]" ? "Space" : "Enter");
  };
  const saved = async (act: () => Promise<void>): Promise<readonly [name: string, text: string]> => {
    const [download] = await Promise.all([page.waitForEvent("download"), act()]);
    return [download.suggestedFilename(), readFileSync(await download.path(), "latin1")];
  };

  test.each<readonly [name: string, path: () => string, sight: string]>([
    ["the list of runs", () => "/", "table.list .in-accuracy small"],
    ["an overview", () => `/runs/${place.run}`, ".sample pre"],
    // Its cells are alike: some of them are enough.
    ["the rule tree", () => `/runs/${place.run}/skills?rule=modus`, ".tree aside h3"],
    ["weaknesses", () => `/runs/${place.run}/weaknesses`, "#weakest table:visible"],
    ["the table of questions", () => `/runs/${place.run}/questions?model=1`, ".rows mark"],
    ["a question", () => `/runs/${place.run}/questions/1/0`, ".fitch"],
    ["a comparison", () => `/compare?a=${nights[0]}&b=${nights[1]}`, ".changes table"],
    ["checkpoints", () => "/history?find=night", "#figure-accuracy-over-time svg"],
    ["a run of four-option questions", () => `/runs/${choices}`, "main figcaption"],
    ["a frontier", () => `/runs/${problems.frontier}`, "#half-points table"],
    ["a run of problems", () => `/runs/${problems.proofs}`, "#tasks table"],
    ["a refused proof", () => `/runs/${problems.proofs}/questions/0/0`, ".refusal"],
  ])(
    "%s: axe finds nothing serious by day or night, and nothing is cut on a phone, a tablet or a screen",
    async (_, path, sight) => {
      await go(path(), sight);
      expect(await seriousFaults()).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await seriousFaults(["color-contrast"])).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      for (const width of [375, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate<string[]>(listCut), { timeout: 5000 }).toEqual([]);
      }
    },
  );

  test.each<readonly [task: string, run: () => Promise<void>]>([
    [
      "find a run by its name",
      async () => {
        await go("/", "table.list a");
        await page.keyboard.press("/");
        await page.keyboard.type("night 2000");
        await page.waitForFunction("document.querySelectorAll('table.list tbody tr').length === 1");
        await press("table.list a", "night 2000");
        await page.locator(".heading .tags a", { hasText: "step=2000" }).waitFor();
      },
    ],
    [
      "see which questions were lost, and why",
      async () => {
        await go("/?find=night", "table.list a");
        await press("input[type=checkbox]", "Select run night 2000");
        await press("input[type=checkbox]", "Select run night 1000");
        await page.keyboard.press("Home");
        await page.locator("main").focus();
        await press(".actions a", "Compare");
        await page.locator(".chips button[aria-pressed=true]", { hasText: "Lost" }).waitFor();
        expect(await page.locator(".changes tbody tr").first().innerText()).toContain("disjunctive");
        await page.locator("#causes", { hasText: "B lost" }).waitFor();
      },
    ],
    [
      "show both replies side by side with their differences, and go on to the next",
      async () => {
        await go(`/compare?a=${nights[0]}&b=${nights[1]}`, ".changes table");
        await press(".changes button.clamped");
        await page.locator(".pair mark").first().waitFor();
        const told = page.locator(".pair .crumbs");
        expect(await told.innerText()).toMatch(/1 of \d+/);
        await page.keyboard.press("j");
        await expect.poll(() => told.innerText()).toMatch(/2 of \d+/);
      },
    ],
    [
      "save what was lost, as CSV, as JSON lines and as a link",
      async () => {
        await go(`/compare?a=${nights[0]}&b=${nights[1]}&kind=valid`, ".changes table");
        const [name, csv] = await saved(() => press("button", "Save CSV"));
        expect(name).toMatch(/^comparison-\w+-\w+-lost\.csv$/);
        expect(csv).toMatch(
          /^change,id,rule,kind,length,key,answerA,answerB,text\nlost,\w+,disj\w+ syllogism,valid,/,
        );
        const [, lines] = await saved(() => press("button", "Save JSON lines"));
        expect(JSON.parse(lines.split("\n")[0] ?? "")).toMatchObject({ change: "lost", kind: "valid" });
        await press("button", "Copy link");
        await page.getByText("copied").waitFor();
        expect(await page.evaluate("navigator.clipboard.readText()")).toBe(page.url());
      },
    ],
    [
      "send a figure",
      async () => {
        await go(`/runs/${place.run}`, "#figure-overall svg");
        const [name, png] = await saved(() => press("#figure-overall button", "PNG"));
        expect(name).toMatch(/run-first-look-overall\.png$/);
        expect(png.slice(1, 4)).toBe("PNG");
        const [, svg] = await saved(() => press("#figure-overall button", "SVG"));
        expect(svg).toMatch(/^<svg /);
        const [, csv] = await saved(() => press("#figure-overall button", "CSV"));
        expect(csv).toMatch(/^model,group,value/);
      },
    ],
    [
      "note an answer",
      async () => {
        await go(`/runs/${nights[0]}/questions/0/3`, ".answer-note");
        await press("button", "Thumb down");
        await page.locator("button[aria-pressed=true]", { hasText: "Thumb down" }).waitFor();
        await tabTo(".answer-note input");
        await page.keyboard.type("forgot the second premise");
        await page.keyboard.press("Enter");
        await page.getByRole("button", { name: "Save note" }).waitFor({ state: "detached" });
        await page.reload();
        await expect
          .poll(() => page.locator(".answer-note input").inputValue())
          .toBe("forgot the second premise");
      },
    ],
    [
      "look over checkpoints",
      async () => {
        await go("/", "table.list a");
        await press(".top a", "Over time");
        await page.locator("#figure-accuracy-over-time svg").waitFor();
        await page.locator("#figure-causes-over-time svg", { hasText: "disjunctive syllogism" }).waitFor();
        expect(await page.locator("table.list td.in-at").allInnerTexts()).toEqual(["1000", "2000"]);
        await press("table.list td.in-gain a");
        await page.locator("#verdict").waitFor();
      },
    ],
    [
      "go from a run to a wrong answer and on to the next ones",
      async () => {
        await go(`/runs/${place.run}/questions?model=1&state=incorrect`, ".rows tbody a");
        await tabTo(".rows");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        const told = page.locator(".crumbs");
        await expect.poll(() => told.innerText()).toMatch(/2 of \d+/);
        await page.keyboard.press("k");
        await expect.poll(() => told.innerText()).toMatch(/1 of \d+/);
        await go(`/runs/${place.run}/questions/1/0`, ".one-reply");
        const before = page.url();
        await page.keyboard.press("n");
        await expect.poll(() => page.url()).not.toBe(before);
        await page.locator("#replies button[aria-pressed=true] .state.incorrect").waitFor();
        await page.keyboard.press("?");
        await page.getByRole("dialog").getByText("Go to the next wrong answer").waitFor();
        await page.keyboard.press("Escape");
        await press("#replies button", "Copy as prompt");
        await page.getByText("copied").waitFor();
      },
    ],
    [
      "go to a row by its number, down and up",
      async () => {
        await go(`/runs/${place.run}/questions`, ".rows tbody a");
        for (const row of [150, 60, 120]) {
          await page.locator(".jump input").fill(String(row));
          await page.keyboard.press("Enter");
          await page.locator(`.rows tr.focused[aria-rowindex="${row + 1}"] a`).waitFor({ timeout: 5000 });
        }
      },
    ],
    [
      "name, tag and delete a run",
      async () => {
        const suite = choiceSuite({ perType: 1, seed: 5 });
        const models = [functionModel("c-sayer", () => "C")];
        const { id } = (await run({ suite, models }, { store: place.store })).run;
        await go("/?find=c-sayer", `table.list a[href="/runs/${id}"]`);
        await press("input[type=checkbox]");
        await page.locator("main").focus();
        await press(".actions button", "Name and tag");
        await page.getByLabel("Name", { exact: true }).fill("night 12");
        await page.getByLabel("Tags, with commas").fill("nightly, step=12");
        expect(await seriousFaults()).toEqual([]);
        await page.keyboard.press("Enter");
        await page.locator(".tags a", { hasText: "step=12" }).waitFor();
        await go("/?find=night+12+nightly", `table.list a[href="/runs/${id}"]`);
        await press("input[type=checkbox]");
        await page.locator("main").focus();
        await press(".actions button", "Delete");
        await press("input[type=checkbox]");
        await page.keyboard.press("Enter");
        await page.getByRole("heading", { name: "Delete the run for good?" }).waitFor();
        await press("dialog button", "Delete for good");
        await page.getByText("No run fits").waitFor();
      },
    ],
  ])("by the keyboard alone: %s", (_, task) => task());

  test.each<readonly [title: string, run: () => Promise<void>]>([
    [
      "a hostile reply is shown and does nothing",
      async () => {
        await go(`/runs/${place.run}/questions/1/2`, "pre.long");
        const text = await page.locator("#replies pre.long").first().innerText();
        expect(text).toContain("<script>globalThis.harmed = true</script>");
        expect(text).toContain("␛[31mred");
        expect(text).not.toMatch(/[\p{Bidi_Control}]/u);
        expect(text).not.toContain(String.fromCharCode(27));
        expect(await page.evaluate<boolean>("'harmed' in globalThis")).toBe(false);
        expect(await page.locator("base, body > style, img").count()).toBe(0);
      },
    ],
    [
      "of a refused proof the first wrong line is marked, in sight, and said why",
      async () => {
        await go(`/runs/${problems.proofs}/questions/0/1`, ".refusal");
        expect(await page.locator(".refusal").innerText()).toMatch(/^The kernel refuses line 7: .{10,}\.$/);
        expect(await page.locator("pre.long mark.incorrect").innerText()).toBe(wrongStep);
        expect(await page.locator(".needed").count()).toBeGreaterThan(1);
      },
    ],
    [
      "no page of problems has a section or a tab without content",
      async () => {
        await go(`/runs/${problems.frontier}`, "main figcaption");
        const empty = await page.evaluate<number>(
          "[...document.querySelectorAll('main table')].filter((table) => table.tBodies[0]?.rows.length === 0 || table.rows[0]?.cells.length < 2).length",
        );
        expect(empty).toBe(0);
        const tabs = await page.locator("nav.tabs a").allInnerTexts();
        expect(tabs).toEqual(["Overview", "Questions", "Compare"]);
      },
    ],
    [
      "the saved file opens from the disk, and what models are called and reply does nothing in it",
      async () => {
        await go(`/runs/${place.run}`, "#figure-overall svg");
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: "Save as HTML" }).click(),
        ]);
        const file = join(dirname(place.path), "report.html");
        await download.saveAs(file);
        const other = await context.newPage();
        watch(other);
        await other.goto(pathToFileURL(file).href);
        await other.locator("figure svg").first().waitFor();
        expect(await other.evaluate<boolean>("'harmed' in globalThis")).toBe(false);
        expect(readFileSync(file, "utf8")).not.toMatch(/<script|onerror=/);
        await other.close();
      },
    ],
    [
      "filters and sorts stand in the address, and come back from it",
      async () => {
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
        await go(`/runs/${place.run}/questions?model=1&id=zzzz`, ".problem");
        await page.getByRole("button", { name: /Show all \d+ questions/ }).click();
        await page.locator(".rows tbody a").first().waitFor();
        expect(new URL(page.url()).search).toBe("?model=1");
      },
    ],
    [
      "the list sorts by accuracy, and says why a run has none",
      async () => {
        await go("/", "table.list .in-accuracy small");
        await page.getByRole("button", { name: /^Accuracy/ }).click();
        await page.waitForFunction("location.search.includes('sort=-accuracy')");
        await expect
          .poll(() => page.locator("table.list tbody tr").last().innerText())
          .toContain("answers chose the questions");
        expect(await page.locator("table.list tbody .in-accuracy").first().innerText()).toMatch(/^[\d.]+ %/);
        expect(await page.locator("th[aria-sort='descending']").innerText()).toContain("Accuracy");
      },
    ],
    [
      "an error leads back to the runs",
      async () => {
        await go("/runs/abcdef", ".problem");
        await page.getByRole("link", { name: "Show all runs" }).click();
        await page.getByRole("heading", { name: "Runs" }).waitFor();
      },
    ],
  ])("%s", (_, look) => look());

  test("a bundle, opened from its folder, has the same pages without a server", async () => {
    const folder = join(dirname(place.path), "site");
    const onBug = (error: unknown): never => {
      throw error;
    };
    await bundleView({
      store: place.path,
      runs: nights,
      folder,
      hasQuestions: true,
      redact: (text) => text,
      onBug,
    });
    const other = await context.newPage();
    watch(other);
    const open = async (path: string, sight: string): Promise<void> => {
      await other.goto(`${pathToFileURL(join(folder, "index.html")).href}#${path}`);
      await other.locator(sight).first().waitFor();
    };
    await open("/", "table.list .in-accuracy small");
    expect(await other.locator("table.list tbody tr").count()).toBe(2);
    await other.locator("table.list a", { hasText: "night 1000" }).first().click();
    await other.locator(".sample pre").first().waitFor();
    await other.locator(".tabs a", { hasText: "Questions" }).click();
    await other.getByRole("button", { name: /^incorrect/ }).click();
    await other.locator(".rows .state.incorrect").first().waitFor();
    expect(await other.locator(".rows .state.correct").count()).toBe(0);
    await other.locator(".rows tbody a").first().click();
    await other.locator(".one-reply").first().waitFor();
    await open(`/compare?a=${nights[0]}&b=${nights[1]}`, "#causes li");
    await other.locator(".changes button.clamped").first().click();
    await other.locator(".pair mark").first().waitFor();
    await open("/history", "#figure-causes-over-time svg");
    await other.close();
  });

  test("nothing was asked of another server, and nothing went wrong", () => {
    expect(strangers).toEqual([]);
    expect(faults).toEqual([]);
  });
});
