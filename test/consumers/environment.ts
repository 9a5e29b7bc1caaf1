/**
 * Where the consumers are installed: environments of Python with pinned versions (`harnesses.txt`, `inspect.txt`) and packages of npm,
 * made once below node_modules/.cache, or in the folder that ORGANON_CONSUMERS names. Published schemas are looked for in its folder
 * `schemas`.
 */
import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TestContext } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const packages = "promptfoo@0.123.1 ajv@8.20.0 ajv-formats@3.0.1";

/** The folder with everything. */
export const consumersFolder =
  process.env["ORGANON_CONSUMERS"] ?? join(root, "node_modules/.cache/organon-consumers");

const missing = new Map<string, string>();

/** Makes a part where it is not there in these versions; skips the test with the reason where that cannot be done. */
const require = (
  context: TestContext,
  name: string,
  versions: string,
  make: (folder: string, options: ExecFileSyncOptions) => void,
): string => {
  const folder = join(consumersFolder, name);
  const mark = join(consumersFolder, `${name}.versions`);
  const isThere = existsSync(mark) && readFileSync(mark, "utf8") === versions;
  if (!isThere && !missing.has(name))
    try {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(consumersFolder, { recursive: true });
      make(folder, { cwd: consumersFolder, stdio: "pipe" });
      writeFileSync(mark, versions);
    } catch (error) {
      missing.set(name, error instanceof Error ? error.message.trim().split("\n").slice(-3).join(" ") : "");
    }
  const reason = missing.get(name);
  if (reason !== undefined) context.skip(`the consumers of ${name} cannot be installed here: ${reason}`);
  return folder;
};

/** The programs of an environment of Python. */
export const requirePython = (context: TestContext, name: "harnesses" | "inspect"): string => {
  const list = join(import.meta.dirname, `${name}.txt`);
  const folder = require(context, name, readFileSync(list, "utf8"), (folder, options) => {
    execFileSync("python3", ["-m", "venv", folder], options);
    execFileSync(join(folder, "bin/pip"), ["install", "--quiet", "-r", list], options);
  });
  return join(folder, "bin");
};

/** The folder of a package of npm. */
export const requirePackage = (context: TestContext, name: string): string => {
  const folder = require(context, "node_modules", packages, (_, options) => {
    const install = ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
    execFileSync("npm", [...install, "--prefix", consumersFolder, ...packages.split(" ")], options);
  });
  return join(folder, name);
};

/** A published schema, which is not fetched. */
export const requireSchema = (context: TestContext, name: string): unknown => {
  const file = join(consumersFolder, "schemas", name);
  if (!existsSync(file)) context.skip(`${file} is not there`);
  return JSON.parse(readFileSync(file, "utf8"));
};
