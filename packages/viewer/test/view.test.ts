// @long: starts processes
/** `organon view` as a user starts it: its address, who is answered, and how it ends; and what it refuses to begin with. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "../../../src/experiments/open-store.ts";
import { run } from "../../../src/experiments/asking/plan-run.ts";
import { generatedSuite } from "../../../src/experiments/suites.ts";
import { openModels } from "../../../src/workspace/settings/open-models.ts";
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

/** What the viewer answers to whoever has the token of its address. */
const fetchAs = (url: string, path: string) =>
  fetch(new URL(path, url), {
    headers: { authorization: `Bearer ${new URL(url).searchParams.get("token") ?? ""}` },
  });

test("it prints its address, answers on this machine alone, and ends with Ctrl-C", async () => {
  const { url, viewer: begun } = await opened();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{32}$/);
  expect((await fetch(new URL("/", url))).status).toBe(401);
  expect(await (await fetch(url)).text()).toContain("<title>Organon");
  const about: unknown = JSON.parse(await (await fetchAs(url, "/api/about")).text());
  expect(about).toMatchObject({ location: expect.stringContaining("store.sqlite") });
  begun.child.kill("SIGINT");
  const { code, stderr } = await begun.ended;
  expect([code, stderr]).toEqual([0, ""]);
  await expect(fetch(url)).rejects.toThrow();
});

test("a named run is opened, and on another address it asks for the token, too", async () => {
  const { url } = await opened("--host", "0.0.0.0", "latest");
  const address = new URL(url);
  expect(address.pathname).toBe("/runs/latest");
  address.hostname = "127.0.0.1";
  const plain = new URL(address);
  plain.search = "";
  expect((await fetch(plain)).status).toBe(401);
  expect((await fetch(address)).status).toBe(200);
});

test("a store or a port that cannot be had is told in a line, and nothing is made", async () => {
  const { call } = fixture(folder);
  const view = (...more: readonly string[]) => call(["view", "--no-open", ...more]);
  const missing = await view("--store", "nowhere.sqlite");
  expect([missing.code, existsSync(join(folder, "nowhere.sqlite"))]).toEqual([2, false]);
  expect(missing.stderr).toContain("nowhere.sqlite");
  const { url } = await opened();
  const taken = await view("--store", "store.sqlite", "--port", new URL(url).port);
  expect(taken.code).toBe(2);
  expect(taken.stderr).toMatch(/^organon: port \d+ of 127\.0\.0\.1 is taken\n {2}--port takes another/);
});

test.each([[true], [false]])(
  "a bundle has what its pages ask for, with questions: %s",
  async (hasQuestions) => {
    const store = openStore(join(folder, "store.sqlite"));
    const suite = generatedSuite({ limit: 16, profile: "paper" });
    const { run: made } = await run(
      { suite, models: openModels(["reasoner:affirmer", "reasoner:oracle"]) },
      { store },
    );
    const asked = await Array.fromAsync(store.select(made, { fields: ["question"] }));
    await store.close();
    const { call } = fixture(folder);
    const words = [
      "view",
      "--store",
      "store.sqlite",
      "--bundle",
      "site",
      ...(hasQuestions ? [] : ["--no-questions"]),
    ];
    const { code, stdout } = await call(words);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^wrote \d+ files on 1 runs; open site.index\.html/),
    ]);
    const site = join(folder, "site");
    const data = readdirSync(join(site, "data")).map((name) =>
      readFileSync(join(site, "data", name), "utf8"),
    );
    const shown = asked.filter(({ question }) =>
      data.some((text) => text.includes(JSON.stringify(question.conclusion ?? question.text).slice(1, -1))),
    );
    expect(shown).toHaveLength(hasQuestions ? asked.length : 0);
    expect(data.join("")).not.toContain(folder);
    const size = statSync(join(site, "client.js")).size + statSync(join(site, "index.html")).size;
    expect(size).toBeLessThan(2_000_000);
    const again = await call(words);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("site is not empty")]);
  },
);
