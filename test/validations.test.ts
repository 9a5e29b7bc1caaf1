/**
 * What CONTRIBUTING calls a validation is executed: of commands, options, metrics, pages and goldens. A report's members are
 * validated by types (`test/reports/example-report.ts`).
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { commandsPage } from "../scripts/commands.ts";
import { metrics, parts } from "./scoring/metrics.ts";

const root = resolve(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const below = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .map((name) => join(folder, name));

describe("commands", () => {
  test("docs/commands.md is what node scripts/commands.ts writes", async () => {
    expect(read("docs/commands.md")).toBe(await commandsPage());
  });
});

test("every member of a type of options, limits or settings, and of a parameter, is read somewhere", () => {
  const declared = new Map<string, string>();
  const used = new Set<string>();
  for (const path of [...below("src", /\.tsx?$/), ...below("packages", /\/src\/.*\.tsx?$/)])
    collectMembers(parseAst(read(path), { lang: path.endsWith("x") ? "tsx" : "ts" }), {
      declare: (name) => declared.set(name, path),
      use: (name) => used.add(name),
    });
  expect(declared.size).toBeGreaterThan(380);
  // What the vendors' client libraries read.
  for (const name of ["apiKey", "baseURL"]) declared.delete(name);
  expect([...declared].filter(([name]) => !used.has(name))).toEqual([]);
});

test("every file of scores/ is a metric with its properties, a row of test/scoring/metrics.ts, or named there as a part", () => {
  const names = readdirSync(join(root, "src/scoring")).filter((name) => name.endsWith(".ts"));
  expect(names.map((name) => name.replace(/\.ts$/, "")).toSorted()).toEqual(
    [...Object.keys(metrics), ...parts].toSorted(),
  );
});

test("a test that starts a process, or needs a server or a browser, says so: // @long", () => {
  const heavy =
    /\b(?:start|run)Process\b|from "(?:node:child_process|[^"]*(?:chromium|\/servers|own-server|postgres-server)\.ts)"/;
  const quick = [...below("test", /\.test\.ts$/), ...below("packages", /\.test\.ts$/)].filter((path) => {
    const text = read(path);
    return heavy.test(text) && !text.startsWith("// @long: ") && !path.includes("test/consumers/");
  });
  expect(quick).toEqual([]);
});

test("every page and every image of docs/ is linked by a page", () => {
  const pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...below("docs", /\.md$/)];
  const linked = new Set(
    pages.flatMap((page) =>
      [...read(page).matchAll(/(?:\]\(|src(?:set)?=")([^)\s"#]+)/g)].map(([, target = ""]) =>
        relative(root, resolve(root, dirname(page), target)),
      ),
    ),
  );
  const alone = below("docs", /\.(?:md|png|svg|jpg|json)$/).filter(
    (path) => !linked.has(path) && !path.startsWith("docs/decisions/"),
  );
  expect(alone).toEqual([]);
});

test("goldens and snapshots are short enough to be read: at most 4,000 lines, acceptance contracts excepted", () => {
  const lines = [...below("test", /./), ...below("packages", /\/test\/./)]
    .filter(
      (path) =>
        /\.(?:txt|md|html|json|jsonl|snap|svg|csv)$/.test(path) && !path.startsWith("test/acceptance/"),
    )
    .map((path) => read(path).split("\n").length - 1);
  expect(lines.reduce((sum, own) => sum + own, 0)).toBeLessThanOrEqual(4_000);
});

type Members = { readonly declare: (name: string) => void; readonly use: (name: string) => void };

/** The members that types of options declare below a node, and all names by which anything is read. */
const collectMembers = (node: unknown, members: Members, isOptions = false): void => {
  if (Array.isArray(node)) for (const one of node) collectMembers(one, members, isOptions);
  if (typeof node !== "object" || node === null || !("type" in node)) return;
  const name = nameOf(node);
  if (name !== undefined) {
    if (node.type === "TSPropertySignature" && isOptions) members.declare(name);
    if (node.type === "MemberExpression" || node.type === "PatternProperty" || node.type === "Literal")
      members.use(name);
  }
  if (node.type === "ObjectPattern" && "properties" in node && Array.isArray(node.properties))
    for (const property of node.properties) members.use(nameOf(property) ?? "");
  const inside =
    node.type === "TSTypeAliasDeclaration"
      ? /(?:Options|Limits|Settings|Values)$/.test(name ?? "")
      : isOptions;
  for (const [member, value] of Object.entries(node))
    collectMembers(
      value,
      members,
      member === "body" ? false : inside || (member === "params" && /Function/.test(String(node.type))),
    );
};

/** What a node names: a property's key, a member that is read, a text, a type. */
const nameOf = (node: unknown): string | undefined => {
  if (typeof node !== "object" || node === null) return undefined;
  for (const member of ["key", "property", "id"]) {
    const named: unknown = Reflect.get(node, member);
    if (typeof named === "object" && named !== null && "name" in named) return String(named.name);
  }
  return "value" in node && typeof node.value === "string" ? node.value : undefined;
};
