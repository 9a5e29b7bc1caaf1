/** The system's Chromium for tests; required when CI=true, else what needs it is skipped with the reason. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

export const chromiumPath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => existsSync(path),
);

export const isSkipped = chromiumPath === undefined && process.env["CI"] !== "true";

export const openBrowser = (): Promise<Browser> => {
  if (chromiumPath === undefined) throw new Error("CI needs Chromium");
  return chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
};
