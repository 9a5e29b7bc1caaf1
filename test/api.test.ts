/** The pages that are written out of the sources are those of today. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { apiPage, llmsText } from "../scripts/api.ts";
import { documentedNames, publicNames } from "./public-names.ts";

const root = resolve(import.meta.dirname, "..");
const read = (name: string): string => readFileSync(join(root, name), "utf8");

test("docs/api.md tells every public name as its docstring does; node scripts/api.ts writes it", () => {
  const page = apiPage();
  expect(publicNames.filter((name) => !page.includes(`### ${name}\n`))).toEqual([]);
  const sections = page.split(/^### /m);
  for (const name of documentedNames.map((own) => (own === "weaknesses" ? "diagnose" : own))) {
    // Words, a declaration, and an example that a test runs.
    const section = sections.find((one) => one.startsWith(`${name}\n`)) ?? "";
    expect(section, name).not.toContain("\n\n\n");
    expect(section.split("```ts"), name).toHaveLength(3);
  }
  const written = [...read("docs/api.md").matchAll(/^### (\w+)$/gm)].map((match) => match[1] ?? "");
  expect(written.filter((name) => !publicNames.includes(name))).toEqual([]);
});

test("llms.txt is what node scripts/api.ts writes, and lists every page of docs/ once", () => {
  const text = llmsText();
  expect(read("llms.txt")).toBe(text);
  for (const page of readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md")))
    expect(text.split(`(docs/${page})`), page).toHaveLength(2);
});
