/**
 * `organon init`, the configuration it writes, and `organon doctor`.
 */
import { createServer } from "node:http";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { checkConfig, configSchema, configuredName, defineConfig } from "../../src/cli/config.ts";
import { answering, sending, startServer } from "../models/local-server.ts";
import { newFolder, organon } from "./run-organon.ts";

const key = "sk-planted-0123456789abcdef";
const asking = ["--limit", "4", "--json", "--quiet"];

describe("init", () => {
  it("writes a configuration that changes nothing, and does not write over one", async () => {
    const folder = newFolder();
    expect((await organon(folder, ["init"])).code).toBe(0);
    expect(readFileSync(join(folder, "organon.config.ts"), "utf8")).toMatch(/maxCost/);
    expect((await organon(folder, ["run", "-m", "reasoner:oracle", ...asking])).code).toBe(0);
    const again = await organon(folder, ["init"]);
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining("is there already") });
  });

  it("prints the schema that is published", async () => {
    const { stdout } = await organon(newFolder(), ["init", "--schema"]);
    const published = resolve(import.meta.dirname, "../../docs/organon.config.schema.json");
    expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(published, "utf8")));
    expect(JSON.parse(stdout)).toEqual(configSchema());
  });
});

describe("a configuration", () => {
  const refusals: readonly [fact: string, value: unknown, says: RegExp][] = [
    ["an entry that is not known", { concurency: 3 }, /concurency/],
    ["a number that is none", { rpm: "many" }, /rpm/],
    ["a price without out", { prices: { "openai:x": { in: 1 } } }, /prices\.openai:x\.out/],
    ["a built-in provider's name", { providers: { openai: () => undefined } }, /“openai” is built in/],
    ["a model without a provider", { models: { x: {} } }, /names no provider/],
    ["a module that is not there", { providers: { mine: { module: "./none.ts" } } }, /none\.ts/],
  ];
  it.each(refusals)("%s is misuse that names it", async (_, value, says) => {
    await expect(checkConfig(value, "c.ts")).rejects.toMatchObject({
      code: "misuse",
      message: expect.stringMatching(says),
    });
  });

  it("gives a model its parameters, and those in its name stay", () => {
    const { models = {} } = defineConfig({ models: { "openai:a": { temperature: 0, maxTokens: 9 } } });
    expect(configuredName("openai:a", { models })).toBe("openai:a?maxTokens=9&temperature=0");
    expect(configuredName("openai:a?temperature=1", { models })).toBe("openai:a?temperature=1&maxTokens=9");
    expect(configuredName("openai:b", { models })).toBe("openai:b");
  });

  it("brings providers of one's own: a function, a module, a server with a key of its own", async () => {
    const folder = newFolder();
    const server = await startServer(answering("Yes."));
    try {
      mkdirSync(join(folder, "lib"));
      const provider =
        '(spec) => ({ id: spec.id, provider: spec.provider, model: spec.model, organisation: "Us", parameters: {}, ' +
        'ask: async () => ({ text: "No.", finishReason: "stop", usage: {} }) })';
      writeFileSync(join(folder, "lib/mine.ts"), `export default ${provider};`);
      writeFileSync(
        join(folder, "organon.config.ts"),
        `import { defineConfig } from "organon";
         export default defineConfig({ providers: { echo: ${provider}, mine: { module: "./lib/mine.ts" },
           lab: { url: "${server.origin}/v1", keyEnv: "LAB_KEY" } } });`,
      );
      const args = ["run", "-m", "echo:a", "-m", "mine:b", "-m", "lab:c?temperature=0", ...asking];
      const { code, stdout } = await organon(folder, args, { LAB_KEY: key });
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({
        models: [{ model: "echo:a" }, { model: "mine:b" }, { model: "lab:c?temperature=0" }],
      });
      expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${key}`);
      expect(server.seen[0]?.body).toMatchObject({ model: "c", temperature: 0 });
    } finally {
      await server.close();
    }
  });
});

describe("doctor", () => {
  it("says which keys are set and shows none", async () => {
    const { code, stdout } = await organon(newFolder(), ["doctor"], { ANTHROPIC_API_KEY: key });
    expect(code).toBe(0);
    expect(stdout).toMatch(/✓ ANTHROPIC_API_KEY: set/);
    expect(stdout).toMatch(/· OPENAI_API_KEY: not set/);
    expect(stdout).not.toContain(key);
  });

  it("finds a damaged store, a bad configuration and a server that is not there: exit 1", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "bad.sqlite"), "no database ".repeat(100));
    const ill = await organon(folder, ["doctor", "--store", "bad.sqlite"]);
    expect(ill).toMatchObject({ code: 1, stdout: expect.stringMatching(/✗ store: .*--rescue/) });
    writeFileSync(
      join(folder, "organon.config.json"),
      '{"providers":{"lab":{"url":"http://127.0.0.1:9/v1"}}}',
    );
    expect((await organon(folder, ["doctor"])).stdout).toMatch(
      /✗ lab: http:\/\/127\.0\.0\.1:9 does not answer/,
    );
    writeFileSync(join(folder, "organon.config.json"), '{"rpm":0}');
    expect((await organon(folder, ["doctor"])).stdout).toMatch(/✗ configuration: .*rpm/);
  });

  it.each([
    ["an hour ahead", -3600, 1, /✗ clock: 36\d\d s ahead of the servers'/],
    ["an hour behind", 3600, 1, /✗ clock: 3[56]\d\d s behind the servers'/],
    ["right", 0, 0, /✓ clock: agrees with the servers'/],
  ])("compares the clock with the servers': one that is %s", async (_, seconds, code, says) => {
    const folder = newFolder();
    const server = createServer((_request, response) => {
      response.setHeader("date", new Date(Date.now() + seconds * 1000).toUTCString());
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    writeFileSync(
      join(folder, "organon.config.json"),
      JSON.stringify({ providers: { lab: { url: `http://127.0.0.1:${port}/v1` } } }),
    );
    try {
      const told = await organon(folder, ["doctor"]);
      expect(told.stdout).toMatch(says);
      expect(told.stdout).toMatch(/✓ lab: .* answers/);
      expect(told.code).toBe(code);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it("records an exchange as a cassette without the key", async () => {
    const folder = newFolder();
    const server = await startServer(
      sending({
        id: "m",
        type: "message",
        role: "assistant",
        model: "served",
        stop_reason: "end_turn",
        content: [{ type: "text", text: "Yes." }],
        usage: { input_tokens: 9, output_tokens: 2 },
      }),
    );
    try {
      const env = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: `${server.origin}/v1` };
      const { code, stdout } = await organon(
        folder,
        ["doctor", "--record", "anthropic:tested", "--json"],
        env,
      );
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toEqual({ wrote: join("cassettes", "anthropic-answer.json") });
      const text = readFileSync(join(folder, "cassettes/anthropic-answer.json"), "utf8");
      expect(text).not.toContain(key);
      expect(JSON.parse(text)).toMatchObject({ source: "recorded", response: { status: 200 } });
      expect(server.seen[0]?.headers["x-api-key"]).toBe(key);
    } finally {
      await server.close();
    }
  });
});
