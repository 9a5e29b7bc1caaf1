/** The configuration: what is refused, and what it gives to models. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { requireComplete } from "#experiments/asking/asking";
import { run } from "#experiments/asking/plan-run";
import { configSchema, defineConfig } from "#workspace/settings/config-schema";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { checkConfig, loadConfig } from "../../../src/workspace/settings/config.ts";
import { configuredName } from "../../../src/workspace/settings/loaded-config.ts";
import { answering, startServer } from "../../models/local-server.ts";
import { newStore, fixture } from "../../fixture.ts";

const refusals: readonly [fact: string, value: unknown, says: RegExp][] = [
  ["an entry that is not known", { concurency: 3 }, /concurency/],
  ["a number that is none", { rpm: "many" }, /rpm/],
  ["a price without out", { prices: { "openai:x": { in: 1 } } }, /prices\.openai:x\.out/],
  ["a built-in provider's name", { providers: { openai: () => undefined } }, /“openai” is built in/],
  ["a model without a provider", { models: { x: {} } }, /names no provider/],
];

describe("a configuration", () => {
  test.each(refusals)("%s is misuse that names it", async (_, value, says) => {
    await expect(checkConfig(value, "c.ts")).rejects.toMatchObject({
      code: "misuse",
      message: expect.stringMatching(says),
    });
  });

  test("gives a model its parameters, and those in its name stay", () => {
    const { models = {} } = defineConfig({ models: { "openai:a": { temperature: 0, maxTokens: 9 } } });
    expect(configuredName("openai:a", { models })).toBe("openai:a?maxTokens=9&temperature=0");
    expect(configuredName("openai:a?temperature=1", { models })).toBe("openai:a?temperature=1&maxTokens=9");
    expect(configuredName("openai:b", { models })).toBe("openai:b");
  });

  test("brings providers of one's own: a function, and a server with a key of its own", async () => {
    const server = await startServer(answering("Yes."));
    const config = await checkConfig(
      {
        providers: {
          echo: (spec: { id: string; provider: string; model: string }) => ({
            ...spec,
            organisation: "Us",
            parameters: {},
            ask: async () => ({ text: "No.", finishReason: "stop", usage: {} }),
          }),
          lab: { url: `${server.origin}/v1`, keyEnv: "LAB_KEY" },
        },
      },
      "c.ts",
    );
    const models = openModels(["echo:a", "lab:c?temperature=0"], {
      config,
      env: { LAB_KEY: "sk-lab", ORGANON_KEYS: "LAB_KEY" },
    });
    requireComplete(
      await run({ suite: generatedSuite({ profile: "paper", limit: 4 }), models }, { store: newStore() }),
    );
    expect(models.map(({ id }) => id)).toEqual(["echo:a", "lab:c?temperature=0"]);
    expect(server.seen[0]?.headers.authorization).toBe("Bearer sk-lab");
    expect(server.seen[0]?.body).toMatchObject({ model: "c", temperature: 0 });
  });

  test("is read from a file; one that is not there, a folder and broken JSON are misuse", async () => {
    const { save: write, pathOf, folder } = fixture();
    const path = write("organon.config.json", '{"rpm": 5}');
    expect(await loadConfig(path)).toMatchObject({ rpm: 5, path });
    await expect(loadConfig(pathOf("none.json"))).rejects.toMatchObject({ hint: "organon init writes one" });
    await expect(loadConfig(folder)).rejects.toThrow("it is a folder");
    await expect(loadConfig(write("bad.json", "{"))).rejects.toMatchObject({ code: "misuse" });
  });

  test("has the schema that is published", () => {
    const published = resolve(import.meta.dirname, "../../../docs/organon.config.schema.json");
    expect(configSchema()).toEqual(JSON.parse(readFileSync(published, "utf8")));
  });
});

describe("models", () => {
  test("none is misuse, an unknown provider too", () => {
    expect(() => openModels([], { env: {} })).toThrow(/no model is named/);
    expect(() => openModels(["nobody:x"], { env: {} })).toThrow(/unknown provider “nobody”/);
  });

  test("one without its key is an access error, unless nothing will be asked", () => {
    expect(() => openModels(["openai:some-model"], { env: {} })).toThrow(
      expect.objectContaining({
        code: "access",
        message: expect.stringContaining("OPENAI_API_KEY is not set"),
      }),
    );
    expect(openModels(["openai:some-model"], { env: {}, asking: false })).toHaveLength(1);
  });

  test("one named twice is opened once", () => {
    expect(openModels(["reasoner:oracle", "reasoner:oracle"], { env: {} })).toHaveLength(1);
  });
});
