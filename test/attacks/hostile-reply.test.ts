// @long: whole commands, one after another
/**
 * A reply of a megabyte full of script, terminal escapes, turned directions and a formula, wherever it goes: a terminal, a page
 * as one file, Markdown, a table. In the viewer it is met in packages/viewer/test/walk.test.ts.
 */
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { safeText } from "#logic/safe-text";
import { openStore } from "#experiments/open-store";
import { view } from "../../packages/viewer/src/reading/view.ts";
import { makePlace, megabyte, type Place } from "../../packages/viewer/test/place.ts";
import { fixture } from "../fixture.ts";

/** Any control but tab and line feed and our own colours, and marks of direction. */
const harmful = new RegExp(
  String.raw`[\0-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\x1b(?!\[\d{1,3}m)`,
);

const { call, read } = fixture();
let place: Place;
let id: string;
beforeAll(async () => {
  place = await makePlace();
  const store = openStore(place.path, "read");
  const { rows } = await view(store).questions(place.run, { subject: 1, at: 2, most: 1 });
  id = rows[0]?.id ?? "";
  expect(rows[0]?.replyLength).toBe(megabyte.length);
  await store.close();
});
afterAll(() => place.close());

const own = () => ["--store", place.path] as const;

test("on a terminal it is seen and does nothing", async () => {
  for (const elsewhere of [{}, { columns: 80, env: { FORCE_COLOR: "1" } }]) {
    const { code, stdout } = await call(["show", place.run, "--question", id, ...own()], elsewhere);
    expect([code, stdout.includes("All work and no play")]).toEqual([0, true]);
    expect(stdout).not.toMatch(harmful);
  }
});

test("in a page and in Markdown it is text", async () => {
  const files = ["--html", "one.html", "--md", "one.md"];
  expect((await call(["show", place.run, "--question", id, ...files, ...own()])).code).toBe(0);
  const html = read("one.html");
  expect(html).toContain("&lt;script&gt;globalThis.harmed");
  expect(html).not.toMatch(/<script|<img|<base|<style>body/);
  expect(html).not.toMatch(harmful);
  expect(read("one.md")).not.toMatch(harmful);
});

test("in a table no cell is a formula, and the reply is whole, its control characters escaped", async () => {
  const { code } = await call(["export", place.run, "--format", "csv", "-o", "run.csv", ...own()]);
  expect(code).toBe(0);
  const rows: readonly Readonly<Record<string, string>>[] = parse(read("run.csv"), { columns: true });
  const long = rows.find(({ reply = "" }) => reply.length > 1_000_000);
  expect(long?.["reply"]).toBe(`'${safeText(megabyte)}`);
  for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+@\t\r]/);
});
