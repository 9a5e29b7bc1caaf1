/**
 * Builds the browser's files with Vite, which is only available in a checkout. The output is `dist/` for the package.
 * For `organon view` and the tests it is a cache below node_modules, under the hash of the sources.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const room = import.meta.dirname;
const root = resolve(room, "../../..");

/** The client's sources: its own folder, and the modules that it draws reports with. */
const sources = [
  join(room, "client"),
  ...["src/drawing.ts", "src/reports", "src/scoring", "packages/logic/src"].map((path) =>
    resolve(root, path),
  ),
];

/** Builds the client into a folder, which is emptied first. */
export const buildClient = async (folder: string): Promise<void> => {
  const { build } = await import("vite");
  await build({
    root: join(room, "client"),
    configFile: false,
    logLevel: "error",
    resolve: {
      conditions: ["organon-source", "module", "browser", "production"],
      alias: { "organon/drawing": resolve(root, "src/drawing.ts") },
    },
    // The same output for every environment, including tests.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      license: { fileName: "licenses.md" },
      target: "es2023",
      modulePreload: { polyfill: false },
      // One classic script: a bundle's page, opened from a folder, may load no modules.
      rolldownOptions: { output: { format: "iife" } },
    },
  });
};

/** Returns the folder with the client of these sources, and builds it if missing. */
export const buildClientOnce = async (): Promise<string> => {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesBelow)) hash.update(path).update(readFileSync(path));
  for (const path of [import.meta.filename, join(root, "package-lock.json")]) hash.update(readFileSync(path));
  const cache = join(root, "node_modules", ".cache", "organon-client");
  const folder = join(cache, hash.digest("hex").slice(0, 16));
  if (existsSync(join(folder, "index.html"))) return folder;
  mkdirSync(cache, { recursive: true });
  const made = `${folder}.${process.pid}`;
  await buildClient(made);
  try {
    renameSync(made, folder);
  } catch {
    // Another process was faster, with the same result.
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
};

const filesBelow = (folder: string): readonly string[] =>
  statSync(folder).isFile()
    ? [folder]
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted();
