/** What an installation brings: licences that a company may use, no install script but one that is optional, and a page that says so. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { billOf, dependenciesOf, dependenciesPage, published } from "../scripts/dependencies.ts";

const allowed = ["MIT", "Apache-2.0", "ISC", "0BSD", "(AFL-2.1 OR BSD-3-Clause)", "(MIT OR CC0-1.0)"];

test("docs/dependencies.md is what node scripts/dependencies.ts writes", () => {
  expect(readFileSync(new URL("../docs/dependencies.md", import.meta.url), "utf8")).toBe(dependenciesPage());
});

test.each(Object.entries(published))("%s installs nothing of another licence", (_, place) => {
  const all = dependenciesOf(place);
  expect(all.filter(({ licence }) => !allowed.includes(licence))).toEqual([]);
});

test.each([
  ["organon", []],
  ["organon-logic", []],
  ["organon-banks", []],
  ["organon-server", []],
] as const)("%s installs %j with an install script", (name, scripts) => {
  const all = dependenciesOf(published[name]!);
  const running = all.filter(({ hasInstallScript }) => hasInstallScript);
  expect(running.map((one) => one.name)).toEqual(scripts);
  expect(running.every(({ isOptional }) => isOptional)).toBe(true);
});

test.each(Object.keys(published))(
  "the bill of materials of %s names each of them once, with its hash",
  (name) => {
    const bill = billOf(name);
    expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name } } });
    const refs = [...JSON.stringify(bill).matchAll(/"bom-ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs).toHaveLength(dependenciesOf(published[name]!).length + 1);
    expect(JSON.stringify(bill).match(/"content":"[0-9a-f]{128}"/g) ?? []).toHaveLength(
      dependenciesOf(published[name]!).filter(({ integrity }) => integrity !== "").length,
    );
  },
);
