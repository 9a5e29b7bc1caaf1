// @long: needs Chromium
/**
 * The HTML report in a real browser: Chromium opens the file and shows its figures, and nothing is asked of any
 * network. Skipped with the reason where Chromium is absent; required when CI=true.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runDocument } from "#reports/documents/run-document";
import { renderHtml } from "#reports/render/html";
import { chromium as playwright } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { exampleReport } from "./example-report.ts";

const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);
const isRequired = process.env["CI"] === "true";
const folder = mkdtempSync(join(tmpdir(), "organon-browser-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

if (chromium === undefined && !isRequired)
  process.stderr.write("skipped: no Chromium on this machine, so the report is not opened in a browser\n");

test.skipIf(chromium === undefined && !isRequired)("Chromium draws every figure of the report", async () => {
  expect(chromium, "CI needs Chromium").toBeDefined();
  const report = exampleReport();
  const page = join(folder, "report.html");
  writeFileSync(page, renderHtml(runDocument(report)));
  const dom = await new Promise<string>((resolve, reject) => {
    const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
    const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
    execFile(
      chromium ?? "",
      [...flags, ...quiet, `--user-data-dir=${join(folder, "profile")}`, "--dump-dom", `file://${page}`],
      { maxBuffer: 1 << 26, timeout: 100_000 },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
  });
  expect(dom).toContain("Content-Security-Policy");
  expect((dom.match(/<svg/g) ?? []).length).toBeGreaterThan(3);
  expect(dom).toContain(report.run);
});

test.skipIf(chromium === undefined && !isRequired)(
  "no table scrolls on a phone, a tablet or a desk, and nothing is wider than paper",
  async () => {
    const page = join(folder, "widths.html");
    const [first, ...others] = exampleReport().models;
    const named = { ...first!, name: "a novice with a long name, weak at modus tollens and more" };
    writeFileSync(page, renderHtml(runDocument({ ...exampleReport(), models: [named, ...others] })));
    const browser = await playwright.launch({ executablePath: chromium ?? "", args: ["--no-sandbox"] });
    try {
      const tab = await browser.newPage();
      await tab.goto(`file://${page}`);
      const beyond = (): Promise<number> => tab.evaluate("document.documentElement.scrollWidth - innerWidth");
      for (const width of [375, 720, 1280]) {
        await tab.setViewportSize({ width, height: 900 });
        const scrolled = await tab.evaluate(
          `[...document.querySelectorAll(".scroll")]
            .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.getAttribute("aria-label"))`,
        );
        expect(scrolled, `${width} px`).toEqual([]);
        expect(await beyond(), `${width} px`).toBeLessThanOrEqual(0);
      }
      await tab.emulateMedia({ media: "print" });
      await tab.setViewportSize({ width: 718, height: 1047 });
      expect(await beyond(), "A4 without its margins").toBeLessThanOrEqual(0);
      // Sections follow each other: what is not broken leaves less than a third of the pages empty.
      const sheets = await tab.evaluate<number>("document.documentElement.scrollHeight / 1047");
      const pdf = (await tab.pdf({ preferCSSPageSize: false, format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThan(1.5 * sheets + 1);
    } finally {
      await browser.close();
    }
  },
);
