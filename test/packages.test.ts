// @long: starts processes
/** The three packages hold what is listed here, agree on their version, and pass publint where they are built, as in CI. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const root = resolve(import.meta.dirname, "..");
const manifest = z.object({
  version: z.string(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});
const packed = z.array(z.object({ files: z.array(z.object({ path: z.string() })) }));

/** The files of a folder's top level, and its folders. */
const contents: Readonly<Record<string, readonly string[]>> = {
  ".": "CHANGELOG.md LICENSE README.md bin/ data/ docs/ examples/ package.json results/".split(" "),
  "packages/banks": ["LICENSE", "README.md", "data/", "package.json"],
  "packages/server": ["LICENSE", "README.md", "package.json"],
};

const filesOf = (folder: string): readonly string[] => {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const text = execFileSync("npm", args, {
    cwd: join(root, folder),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return packed.parse(JSON.parse(text)).flatMap(({ files }) => files.map(({ path }) => path));
};

describe.each(Object.entries(contents))("%s", (folder, listed) => {
  const isBuilt = existsSync(join(root, folder, "dist"));

  test("holds what is listed, and what the build makes", () => {
    const tops = filesOf(folder).map((path) => path.replace(/\/.*/, "/"));
    expect([...new Set(tops)].filter((name) => name !== "dist/").toSorted()).toEqual([...listed].toSorted());
    if (isBuilt) expect(tops).toContain("dist/");
  });

  test("holds no test, no source of TypeScript but in examples, no picture and no store", () => {
    const strange = filesOf(folder).filter((path) =>
      /\.(?:png|sqlite|jsonl)$|(?<!\.d)\.tsx?$|(?:^|\/)test\//.test(path),
    );
    expect(strange.filter((path) => !path.startsWith("examples/"))).toEqual([]);
  });

  test("has the version of the others, and asks for it", () => {
    const read = (path: string) =>
      manifest.parse(JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")));
    const { version } = read(".");
    expect(read(folder).version).toBe(version);
    if (folder !== ".") expect(read(folder).peerDependencies?.["organon"]).toBe(version);
  });

  test.runIf(isBuilt)("passes publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: join(root, folder), strict: true });
    expect(
      messages.filter(({ type }) => type !== "suggestion").map((one) => formatMessage(one, pkg ?? {})),
    ).toEqual([]);
  });
});
