/**
 * The viewer walked in a real Chromium: `node bench/viewer.ts FOLDER`, of the stores that `viewer-stores.ts` makes there. Each figure is
 * taken in the page, from the deed to the frame that shows its outcome; beside them stands a bare static page from the same machine at
 * the same time, since others may work on it too. Prints one line a figure. ORGANON names another launcher than the checkout's, such
 * as an installed package's.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("node bench/viewer.ts FOLDER");
const launcher = process.env["ORGANON"] ?? resolve(import.meta.dirname, "../bin/organon.js");

type Served = {
  readonly url: string;
  readonly token: string;
  readonly pid: number;
  readonly end: () => void;
};

/** A viewer of its own process, whose memory can be told. */
const serve = async (path: string): Promise<Served> => {
  const args = [launcher, "view", "--store", path, "--port", "0", "--no-open", "--json"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  for await (const part of child.stdout) {
    text += String(part);
    if (text.includes("}")) break;
  }
  const { url }: { readonly url: string } = JSON.parse(text);
  const { origin, searchParams } = new URL(url);
  // The cookie of the address is for all pages.
  const page = await context.newPage();
  await page.goto(url);
  await page.close();
  const end = (): void => void child.kill();
  return { url: origin, token: searchParams.get("token") ?? "", pid: child.pid ?? 0, end };
};

type Line = { readonly id: string; readonly suite: string };
const runsOf = async ({ url, token }: Served): Promise<readonly Line[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const lines: readonly Line[] = JSON.parse(await (await fetch(`${url}/api/runs`, { headers })).text());
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
      try {
        if (${until}) requestAnimationFrame(() => done(Math.round(performance.now() - began)));
        else if (performance.now() - began > 120000) fail(new Error(${JSON.stringify(until)}));
        else requestAnimationFrame(look);
      } catch (error) {
        fail(error);
      }
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
  tell("… its own memory", (await memoryOf(page)).whole, "MB");
  await page.close();
};

/** The memory of the page's process that is its own, and what its scripts hold of it, in megabytes. */
const memoryOf = async (page: Page): Promise<{ readonly whole: number; readonly heap: number }> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => megabytes(id, "RssAnon"));
  const heap = await page.evaluate<number>("Math.round(performance.memory.usedJSHeapSize / 1e6)");
  return { whole: Math.max(...pages), heap };
};

const settled = `!document.querySelector(".rows .wait") && document.querySelector(".rows tbody a")`;
// The page has no [data-of] while the answer to the new query is awaited.
const changed = (page: Page, deed: string): Promise<number> =>
  timed(
    page,
    `const before = document.querySelector("[data-of]").dataset.of; ${deed}`,
    `(document.querySelector("[data-of]")?.dataset.of ?? before) !== before && ${settled}`,
  );
const choose = (label: string, value: string): string =>
  `const select = [...document.querySelectorAll(".field")].find((one) => one.textContent.startsWith(${JSON.stringify(label)})).querySelector("select");
   Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(select, ${JSON.stringify(value)}); select.dispatchEvent(new Event("change", { bubbles: true }))`;
const press = (name: string): string =>
  `[...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent).includes(${JSON.stringify(name)})).click()`;
const jump = (page: Page, row: number): Promise<number> =>
  timed(
    page,
    `const input = document.querySelector(".jump input"); input.value = "${row}"; input.form.requestSubmit()`,
    `[...document.querySelectorAll(".rows tbody tr")].some((tr) => Number(tr.getAttribute("aria-rowindex")) === ${row + 1}) && ${settled}`,
  );

const overview = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(url);
  await page.locator("#figure-overall svg").first().waitFor({ timeout: 120_000 });
  tell(`overview, ${name}: first paint`, await paint(page));
  tell("… until its figures stand", await page.evaluate<number>("Math.round(performance.now())"));
};

/** Every page of the newest run of a store, then filters, sorts and jumps; nine tenths of the way for 900,000 of a million. */
const walk = async (store: string): Promise<void> => {
  const server = await serve(store);
  const page = await context.newPage();
  const run = (await runsOf(server))[0]?.id ?? "";
  await overview(page, `${server.url}/runs/${run}`, "the server just started");
  await overview(page, `${server.url}/runs/${run}`, "again");
  for (const [tab, sight] of [
    ["Skills", "document.querySelector('rect[data-skill]')"],
    ["Weaknesses", "document.querySelector('#weakest table')"],
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
  tell("filter: incorrect", await changed(page, press("incorrect")));
  tell("filter: and category fallacy", await changed(page, choose("category", "fallacy")));
  tell("filter: taken out again", await changed(page, press("Show all questions")));
  for (const name of ["Tokens", "Skill", "Outcome", "Answer as read", "Key", "#"])
    tell(`sort by ${name}`, await changed(page, press(`Sort by ${name}`)));
  const rows = await page.evaluate<number>(`Number(document.querySelector(".jump input").max)`);
  const late = rows > 900_000 ? 900_000 : Math.floor(rows * 0.9);
  tell(`jump to row ${late} of ${rows}`, await jump(page, late));
  tell(`jump to row ${Math.floor(late / 2)}`, await jump(page, Math.floor(late / 2)));
  tell("sort by tokens, then", await changed(page, press("Sort by Tokens")));
  tell(`jump to row ${late} of that`, await jump(page, late));
  await page.locator(".rows tbody a").first().click();
  await page.locator("article.question pre").first().waitFor();
  const { whole, heap } = await memoryOf(page);
  tell("the tab's own memory after the walk", whole, "MB");
  tell("… its scripts' heap", heap, "MB");
  tell("the server's memory after the walk", megabytes(server.pid, "VmRSS"), "MB");
  tell("… at its highest", megabytes(server.pid, "VmHWM"), "MB");
  await page.close();
  server.end();
};

/** The list of many runs, and a long reply of one of them. */
const lists = async (store: string): Promise<void> => {
  const server = await serve(store);
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  await page.locator("table.list a").first().waitFor({ timeout: 60_000 });
  tell("the list of runs: until it stands", await page.evaluate<number>("Math.round(performance.now())"));
  console.log(await page.locator("main > p.facts").innerText());
  const long = (await runsOf(server)).find(({ suite }) => suite.endsWith("questions.jsonl"));
  await page.goto(`${server.url}/runs/${long?.id ?? ""}/questions`);
  await page.locator(".rows tbody a").first().waitFor({ timeout: 60_000 });
  tell(
    "a reply of 1 MB opened",
    await timed(
      page,
      `document.querySelector(".rows tbody a").click()`,
      `(document.querySelector("pre.long")?.textContent.length ?? 0) > 1000000`,
    ),
  );
  await page.close();
  server.end();
};

await bareFigures();
for (const name of ["small", "one"]) {
  const store = join(folder, `${name}.sqlite`);
  if (!existsSync(store)) continue;
  console.log(`\n${name}.sqlite`);
  await walk(store);
}
const many = join(folder, "many.sqlite");
if (existsSync(many)) {
  console.log("\nmany.sqlite");
  await lists(many);
}
await bareFigures();
bare.close();
await browser.close();
