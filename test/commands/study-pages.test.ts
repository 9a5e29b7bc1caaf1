// @long: needs Chromium
/**
 * Pages of studies fit what they are read on: in a real Chromium, on A4, a desk and a phone, no table is wider than its page and no
 * label stands out of its chart.
 */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSkipped, openBrowser } from "../../packages/viewer/test/chromium.ts";
import { fixture } from "../fixture.ts";

const asked = (first: string): readonly string[] => [
  "-m",
  first,
  "-m",
  "reasoner:affirmer",
  "-m",
  "reasoner:coin?seed=1",
];
const studies: readonly (readonly [name: string, ...flags: readonly string[]])[] = [
  ["logicasker", ...asked("reasoner:surface"), "--per-skill", "1", "--per-length", "4"],
  ["divlogiceval", ...asked("reasoner:surface"), "--per-type", "2", "--epochs", "2"],
];
const papers = [
  { name: "A4 without its margins", width: 718, media: "print" },
  { name: "a desk", width: 1280, media: "screen" },
  { name: "a phone", width: 390, media: "screen" },
] as const;

/** What stands out: the page, what scrolls, tables, and labels of charts, as far as they are shown. */
const outstanding = `(() => {
  const shown = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const beyond = document.documentElement.scrollWidth - innerWidth;
  const wide = shown(".scroll").filter((one) => one.scrollWidth > one.clientWidth + 1);
  const tables = shown("table").filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
  const labels = shown("svg").flatMap((svg) => {
    const box = svg.getBoundingClientRect();
    return [...svg.querySelectorAll("text")].filter((text) => {
      const { left, right, top, bottom, width } = text.getBoundingClientRect();
      const isInside = left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
      return width > 0 && !isInside;
    });
  });
  return [
    ...(beyond > 0 ? ["the page, by " + beyond + " px"] : []),
    ...wide.map((one) => "a table that scrolls: " + one.getAttribute("aria-label")),
    ...tables.map((one) => "a table: " + one.textContent.slice(0, 60)),
    ...labels.map((one) => "the label " + one.textContent),
  ];
})()`;

if (isSkipped)
  process.stderr.write("skipped: no Chromium on this machine, so no page of a study is opened\n");

describe.skipIf(isSkipped)("the page of", () => {
  const place = fixture();
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  test.each(studies)("%s fits paper, desk and phone", async (name, ...flags) => {
    const { code, stderr } = await place.organon("study", name, ...flags, "-o", name);
    expect(code, stderr).toBe(0);
    const file = join(name, "study");
    expect(place.read(`${file}.md`)).toMatch(/^# [^]*\n## /);
    await page.goto(`file://${join(place.folder, file)}.html`);
    for (const paper of papers) {
      await page.emulateMedia({ media: paper.media });
      await page.setViewportSize({ width: paper.width, height: 900 });
      expect(await page.evaluate("document.querySelectorAll('table, svg').length")).toBeGreaterThan(1);
      expect(await page.evaluate(outstanding), `${name} on ${paper.name}`).toEqual([]);
    }
  });
});
