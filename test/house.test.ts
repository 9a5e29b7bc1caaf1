/** Budgets of lines by module and package, the public names, and no idle data. The linter holds layers, purity and cycles. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { logicNames, publicNames } from "./public-names.ts";

const root = resolve(import.meta.dirname, "..");

/** The most lines that a folder of sources may have: what it has today. It only falls. */
const budgets: Readonly<Record<string, number>> = {
  "src/catalog": 524,
  "src/arguments": 5_865,
  "src/language": 4_907,
  "src/items": 12_049,
  "src/models": 4_715,
  "src/scoring": 4_076,
  "src/diagnosis": 1_664,
  "src/runs": 6_425,
  "src/reports": 5_409,
  "src/workspace": 2_556,
  "src/experiments": 5_720,
  "src/commands": 9_641,
  "packages/banks/src": 1_461,
  "packages/graded/src": 3_682,
  "packages/logic/src": 6_408,
  "packages/server/src": 2_079,
  "packages/viewer/src": 5_600,
};

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path);
}

describe("lines", () => {
  const folders = [
    ...readdirSync(join(root, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}`),
    ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/src`),
  ];

  test.each(folders)("%s keeps to its budget", (folder) => {
    const lines = listFiles(join(root, folder))
      .filter(isSource)
      .reduce((sum, path) => sum + readFileSync(path, "utf8").split("\n").length - 1, 0);
    expect(budgets[folder]).toBeDefined();
    expect(lines).toBeLessThanOrEqual(budgets[folder] ?? 0);
  });
});

test.each([
  ["src/index.ts", publicNames],
  ["packages/logic/src/index.ts", logicNames],
])("%s exports its public names", (file, names) => {
  const clauses = readFileSync(join(root, file), "utf8").matchAll(/^export (?:type )?\{([^}]*)\} from/gm);
  const exported = [...clauses].flatMap(([, clause = ""]) =>
    clause
      .split(",")
      .map((part) => part.trim().replace(/^type |^.* as /, ""))
      .filter((name) => name !== ""),
  );
  expect(exported.toSorted()).toEqual(names.toSorted());
});

test("every file of data/ is read by a source", () => {
  const sources = [join(root, "src"), join(root, "packages")]
    .flatMap(listFiles)
    .filter((path) => isSource(path) && !path.includes("/node_modules/"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const read = `${sources}\n${readFileSync(join(root, "data/exports.json"), "utf8")}`;
  const data = readdirSync(join(root, "data"), { recursive: true, encoding: "utf8" });
  const idle = data.filter(
    (name) =>
      statSync(join(root, "data", name)).isFile() &&
      !name.endsWith(".md") &&
      !read.includes(`/${name}"`) &&
      !read.includes(`"${name.replace(/^exports\//, "")}"`),
  );
  expect(idle).toEqual([]);
});
