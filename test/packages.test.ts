// @long: starts processes
/** The packages hold what is listed here, agree on their version, and pass publint where they are built, as in CI. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { memoize, once as lazily } from "#logic/memoize";

const root = resolve(import.meta.dirname, "..");
const manifest = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});
const packed = z.array(z.object({ files: z.array(z.object({ path: z.string() })) }));

/** The files of a folder's top level, and its folders. */
const contents: Readonly<Record<string, readonly string[]>> = {
  ".": "CHANGELOG.md LICENSE README.md bin/ data/ docs/ examples/ package.json results/".split(" "),
  "packages/banks": ["LICENSE", "README.md", "data/", "package.json"],
  "packages/graded": ["LICENSE", "README.md", "data/", "package.json"],
  "packages/logic": ["LICENSE", "README.md", "data/", "package.json"],
  "packages/server": ["LICENSE", "README.md", "package.json"],
  "packages/viewer": ["LICENSE", "README.md", "package.json"],
};

const filesOf = memoize((folder: string): readonly string[] => {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const text = execFileSync("npm", args, {
    cwd: join(root, folder),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return packed.parse(JSON.parse(text)).flatMap(({ files }) => files.map(({ path }) => path));
});

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
    if (folder === ".")
      expect(read(folder).dependencies).toMatchObject({
        "organon-graded": version,
        "organon-logic": version,
        "organon-viewer": version,
      });
    else if (folder !== "packages/logic") expect(read(folder).peerDependencies?.["organon"]).toBe(version);
  });

  test.runIf(isBuilt)("passes publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: join(root, folder), strict: true });
    expect(
      messages
        // A package holds no sources; the condition is for a checkout.
        .filter(({ type, path }) => type !== "suggestion" && !path.includes("organon-source"))
        .map((one) => formatMessage(one, pkg ?? {})),
    ).toEqual([]);
  });
});

const emptyProject = (): string => {
  const project = mkdtempSync(join(tmpdir(), "organon-packages-"));
  writeFileSync(join(project, "package.json"), `{ "type": "module", "private": true }\n`);
  return project;
};

/** Packs these folders, and installs them beside what a project has. Returns its folder. */
const installPackages = (project: string, folders: readonly string[]): string => {
  const npm = (cwd: string, ...args: readonly string[]): void => {
    execFileSync("npm", [...args, "--ignore-scripts", "--no-audit", "--no-fund"], { cwd, stdio: "pipe" });
  };
  for (const folder of folders) npm(join(root, folder), "pack", "--pack-destination", project);
  const archives = readdirSync(project).filter((name) => name.endsWith(".tgz"));
  npm(project, "install", "--prefer-offline", ...archives.map((name) => `./${name}`));
  return project;
};

/** Compiles a program in a project with strict types, runs it, and returns what it prints. */
const printedBy = (project: string, code: string): string => {
  writeFileSync(join(project, "main.ts"), code);
  for (const types of ["@types/node", "undici-types"])
    cpSync(join(root, "node_modules", types), join(project, "node_modules", types), { recursive: true });
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const options = "--noEmit --strict --module nodenext --target es2024 --types node main.ts".split(" ");
  execFileSync(process.execPath, [tsc, ...options], { cwd: project, stdio: "pipe" });
  return execFileSync(process.execPath, ["main.ts"], { cwd: project, encoding: "utf8" });
};
const hasDist = (folder: string): boolean => existsSync(join(root, folder, "dist"));
const whole = ["packages/logic", "packages/graded", "packages/viewer", "."];
/** Organon installed once for the tests that follow; the last adds the server. */
const organonProject = lazily(() => installPackages(emptyProject(), whole));

for (const [name, folders, install] of [
  ["organon-logic", ["packages/logic"], () => installPackages(emptyProject(), ["packages/logic"])],
  ["organon-graded", whole, organonProject],
] as const)
  test.runIf(folders.every(hasDist))(
    `${name} in an empty project: its README compiles with strict types and prints what it shows`,
    () => {
      const project = install();
      const readme = readFileSync(join(project, `node_modules/${name}/README.md`), "utf8");
      const [, code = "", printed] = /```ts\n([\s\S]*?)```\s*```text\n([\s\S]*?)```/.exec(readme) ?? [];
      expect(printedBy(project, `${code}export {};\n`)).toBe(printed);
    },
  );

test.runIf(existsSync(join(root, "packages/viewer/dist")))(
  "organon in an empty project brings logic, graded and viewer: it runs, proves, and its viewer answers",
  async () => {
    const project = organonProject();
    const installed = readdirSync(join(project, "node_modules")).filter((name) => name.startsWith("organon"));
    expect(installed).toEqual(["organon", "organon-graded", "organon-logic", "organon-viewer"]);
    const launcher = join(project, "node_modules/organon/bin/organon.js");
    const organon = (...args: readonly string[]): string =>
      execFileSync(process.execPath, [launcher, ...args], { cwd: project, encoding: "utf8" });
    expect(organon("prove", "p -> q; p |- q")).toContain("entailment");
    expect(organon("generate", "--task", "proof", "--limit", "1")).toContain('"task":"proof"');
    organon("run", "-m", "reasoner:affirmer", "--limit", "4", "--quiet");
    const viewer = spawn(process.execPath, [launcher, "view", "--port", "0", "--no-open", "--json"], {
      cwd: project,
    });
    try {
      const [text] = await once(viewer.stdout, "data");
      const { url }: { readonly url: string } = JSON.parse(String(text));
      expect(await (await fetch(url)).text()).toContain("<title>Organon");
      const { origin, searchParams } = new URL(url);
      const headers = { authorization: `Bearer ${searchParams.get("token") ?? ""}` };
      const questions = await fetch(`${origin}/api/runs/latest/questions`, { headers });
      expect(await questions.json()).toMatchObject({ total: 4 });
    } finally {
      viewer.kill();
    }
  },
);

test.runIf([...whole, "packages/server"].every(hasDist))(
  "organon-server beside organon: a store compiles with strict types and looks for its server",
  { timeout: 300_000 },
  () => {
    const project = installPackages(organonProject(), ["packages/server"]);
    const code = `
      import { openPostgresStore } from "organon-server";
      const store = openPostgresStore("postgres://u@127.0.0.1:9/db", { mode: "read" });
      await store.runs().catch((error: Error) => console.log(error.message));
      await store.close();
    `;
    expect(printedBy(project, code)).toMatch(/^the server of postgres:\/\/u@127\.0\.0\.1:9\/db is not there/);
  },
);
