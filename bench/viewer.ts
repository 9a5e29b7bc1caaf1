/**
 * The viewer walked in a real Chromium over a store with a large run: `node bench/viewer.ts STORE [RUNS]`, where RUNS is a store of
 * many runs. Each figure is taken in the page, from the deed to the frame that shows its outcome; beside them stands a bare static page
 * from the same machine at the same time, since others may work on it too. Prints one line a figure.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Page } from "playwright-core";

const [store, runs] = process.argv.slice(2);
if (store === undefined) throw new Error("node bench/viewer.ts STORE [RUNS]");
const root = resolve(import.meta.dirname, "..");

/** A viewer of its own process, whose memory can be told. */
const serve = async (
  path: string,
): Promise<{ readonly url: string; readonly pid: number; readonly end: () => void }> => {
  const args = [
    resolve(root, "bin/organon.js"),
    "view",
    "--store",
    path,
    "--port",
    "0",
    "--no-open",
    "--json",
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  for await (const part of child.stdout) {
    text += String(part);
    if (text.includes("}")) break;
  }
  const { url }: { readonly url: string } = JSON.parse(text);
  return { url: url.replace(/\/$/, ""), pid: child.pid ?? 0, end: () => child.kill() };
};

type Line = { readonly id: string; readonly suite: string };
const runsOf = async (url: string): Promise<readonly Line[]> => {
  const lines: readonly Line[] = JSON.parse(await (await fetch(`${url}/api/runs`)).text());
  return lines;
};

const megabytes = (pid: number, field: string): number => {
  const found = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(found?.[1] ?? 0) / 1024);
};

const tell = (name: string, value: number, unit = "ms"): void =>
  console.log(`${name.padEnd(58)} ${String(value).padStart(7)} ${unit}`);

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--enable-precise-memory-info"],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });

/** Until a condition holds at a frame, from a deed; both are expressions of the page. */
const timed = (page: Page, deed: string, until: string): Promise<number> =>
  page.evaluate<number>(`new Promise((done, fail) => {
    const began = performance.now();
    ${deed};
    const look = () => {
      if (${until}) requestAnimationFrame(() => done(Math.round(performance.now() - began)));
      else if (performance.now() - began > 120000) fail(new Error(${JSON.stringify(until)}));
      else requestAnimationFrame(look);
    };
    look();
  })`);

const paint = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? -1)`,
  );

/** What a bare page takes here and now: the measure of the machine. */
const bare = createServer((_, answer) =>
  answer.setHeader("content-type", "text/html").end("<!doctype html><p>bare</p>"),
);
await new Promise<void>((done) => bare.listen(0, "127.0.0.1", done));
const address = bare.address();
const bareUrl = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`;
const bareFigures = async (): Promise<void> => {
  const page = await context.newPage();
  await page.goto(bareUrl);
  await page.waitForTimeout(200);
  tell("a bare static page: first paint", await paint(page));
  tell("… two frames of it", await timed(page, "0", "true"));
  await page.close();
};

const server = await serve(store);
await bareFigures();
const page = await context.newPage();
const run = (await runsOf(server.url))[0]?.id ?? "";

await page.goto(`${server.url}/runs/${run}`);
await page.locator(".progress p b").waitFor({ timeout: 120_000 });
tell("overview, cold: first paint", await paint(page));
await page.locator("#figure-overall svg").first().waitFor({ timeout: 120_000 });
tell("… until its figures stand", await page.evaluate<number>("Math.round(performance.now())"));
await page.goto(`${server.url}/runs/${run}`);
await page.locator("#figure-overall svg").first().waitFor({ timeout: 120_000 });
tell("overview, again: first paint", await paint(page));
tell("… until its figures stand", await page.evaluate<number>("Math.round(performance.now())"));
for (const [tab, sight] of [
  ["Skills", "document.querySelector('rect[data-leaf]')"],
  ["Weaknesses", "document.querySelector('#weakest table')"],
  ["Lengths and dials", "document.querySelector('#figure-dials svg')"],
  ["Questions", "document.querySelector('.rows tbody a')"],
] as const)
  tell(
    tab,
    await timed(
      page,
      `[...document.querySelectorAll(".tabs a")].find((a) => a.textContent === ${JSON.stringify(tab)}).click()`,
      sight,
    ),
  );

const settled = `!document.querySelector(".rows .wait") && document.querySelector(".rows tbody a")`;
const changed = (deed: string): Promise<number> =>
  timed(
    page,
    `const before = document.querySelector("[data-of]").dataset.of; ${deed}`,
    `document.querySelector("[data-of]").dataset.of !== before && ${settled}`,
  );
const choose = (label: string, value: string): string =>
  `const select = [...document.querySelectorAll(".field")].find((one) => one.textContent.startsWith(${JSON.stringify(label)})).querySelector("select");
   Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(select, ${JSON.stringify(value)}); select.dispatchEvent(new Event("change", { bubbles: true }))`;
const press = (name: string): string =>
  `[...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent).includes(${JSON.stringify(name)})).click()`;
tell("filter: incorrect", await changed(press("incorrect")));
tell("filter: and category fallacy", await changed(choose("category", "fallacy")));
tell("filter: taken out again", await changed(press("Clear")));
for (const name of ["Tokens", "Skill", "outcome", "The answer as read", "Key"])
  tell(`sort by ${name}`, await changed(press(`Sort by ${name}`)));
tell("sort by #", await changed(press("Sort by #")));
const jump = (row: number): Promise<number> =>
  timed(
    page,
    `const input = document.querySelector(".jump input"); input.value = "${row}"; input.form.requestSubmit()`,
    `[...document.querySelectorAll(".rows tbody tr")].some((tr) => Number(tr.getAttribute("aria-rowindex")) === ${row + 1}) && ${settled}`,
  );
tell("jump to row 900,000", await jump(900_000));
tell("jump to row 450,001", await jump(450_001));
tell("sort by tokens, then", await changed(press("Sort by Tokens")));
tell("jump to row 900,000 of that", await jump(900_000));
await page.locator(".rows tbody a").first().click();
await page.locator("article.question pre").first().waitFor();
tell(
  "one question: memory of the tab",
  await page.evaluate<number>("Math.round(performance.memory.usedJSHeapSize / 1e6)"),
  "MB",
);
tell("the server’s memory after the walk", megabytes(server.pid, "VmRSS"), "MB");
tell("… at its highest", megabytes(server.pid, "VmHWM"), "MB");
await page.close();
server.end();

if (runs !== undefined) {
  const other = await serve(runs);
  const list = await context.newPage();
  await list.goto(`${other.url}/`);
  await list.locator("table.list a").first().waitFor({ timeout: 60_000 });
  tell("the list of runs: until it stands", await list.evaluate<number>("Math.round(performance.now())"));
  console.log(await list.locator("main > p.facts").innerText());
  const long = (await runsOf(other.url)).find(({ suite }) => suite.includes("questions of a file"));
  if (long !== undefined) {
    await list.goto(`${other.url}/runs/${long.id}/questions`);
    await list.locator(".rows tbody a").first().waitFor({ timeout: 60_000 });
    tell(
      "a reply of 1 MB opened",
      await timed(
        list,
        `document.querySelector(".rows tbody a").click()`,
        `(document.querySelector("pre.long")?.textContent.length ?? 0) > 1000000`,
      ),
    );
  }
  other.end();
}
await bareFigures();
bare.close();
await browser.close();
