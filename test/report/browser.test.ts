/**
 * The HTML report in a real browser: Chromium opens the file and shows its figures, and nothing is asked of any
 * network. Skipped with the reason where Chromium is absent; required when CI=true.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderHtml, runDocument } from "#report";
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

test.skipIf(chromium === undefined && !isRequired)(
  "Chromium draws every figure of the report",
  { timeout: 120_000 },
  async () => {
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
  },
);
