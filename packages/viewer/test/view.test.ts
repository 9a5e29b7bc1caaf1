// @long: starts processes
/** `organon view` as a user starts it: its address, who is answered, and how it ends; and what it refuses to begin with. */
import { existsSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "../../../src/experiments/open-store.ts";
import { fixture, newFolder, startProcess as start, type Started } from "../../../test/fixture.ts";

let folder: string;
let viewer: Started | undefined;
beforeEach(async () => {
  folder = newFolder();
  await openStore(join(folder, "store.sqlite")).close();
});
afterEach(async () => {
  viewer?.child.kill("SIGKILL");
  await viewer?.ended;
  viewer = undefined;
});

/** A viewer that is up, and the address that it printed. */
const opened = async (
  ...more: readonly string[]
): Promise<{ readonly url: string; readonly viewer: Started }> => {
  const begun = start(folder, [
    "view",
    "--store",
    "store.sqlite",
    "--port",
    "0",
    "--no-open",
    "--json",
    ...more,
  ]);
  viewer = begun;
  let text = "";
  begun.child.stdout?.on("data", (data: Buffer) => (text += data.toString()));
  while (!text.includes("}")) await once(begun.child.stdout!, "data");
  const { url }: { readonly url: string } = JSON.parse(text);
  return { url, viewer: begun };
};

test("it prints its address, answers on this machine alone, and ends with Ctrl-C", async () => {
  const { url, viewer: begun } = await opened();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await (await fetch(url)).text()).toContain("<title>Organon");
  const about: unknown = JSON.parse(await (await fetch(`${url}api/about`)).text());
  expect(about).toMatchObject({ location: expect.stringContaining("store.sqlite") });
  begun.child.kill("SIGINT");
  const { code, stderr } = await begun.ended;
  expect([code, stderr]).toEqual([0, ""]);
  await expect(fetch(url)).rejects.toThrow();
});

test("on another address it asks for the token that stands in the address it printed", async () => {
  const { url } = await opened("--host", "0.0.0.0");
  const address = new URL(url);
  expect(address.searchParams.get("token")).toMatch(/^[\w-]{32}$/);
  address.hostname = "127.0.0.1";
  const plain = new URL(address);
  plain.search = "";
  expect((await fetch(plain)).status).toBe(401);
  expect((await fetch(address, { redirect: "manual" })).status).toBe(302);
});

test("a store, a dataset or a port that cannot be had is told in a line, and nothing is made", async () => {
  const { call } = fixture(folder);
  const view = (...more: readonly string[]) => call(["view", "--no-open", ...more]);
  const missing = await view("--store", "nowhere.sqlite");
  expect([missing.code, existsSync(join(folder, "nowhere.sqlite"))]).toEqual([2, false]);
  expect(missing.stderr).toContain("nowhere.sqlite");
  const strange = await view("--store", "store.sqlite", "--port", "0", "foolio=x.jsonl");
  expect(strange.code).toBe(2);
  expect(strange.stderr).toContain("folio");
  const absent = await view("--store", "store.sqlite", "--port", "0", "folio=absent.jsonl");
  expect([absent.code, absent.stderr]).toEqual([2, expect.stringContaining("absent.jsonl")]);
  const { url } = await opened();
  const taken = await view("--store", "store.sqlite", "--port", new URL(url).port);
  expect(taken.code).toBe(2);
  expect(taken.stderr).toMatch(/^organon: port \d+ of 127\.0\.0\.1 is taken\n {2}--port takes another/);
});
