/** Which API key goes to which address, by where the name and its parameters come from. */
import { openModels } from "#workspace/settings/open-models";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkConfig } from "../../../src/workspace/settings/config.ts";
import type { OpenModelsOptions } from "../../../src/workspace/settings/open-models.ts";
import { answering, startServer, type LocalServer } from "../../models/local-server.ts";

let server: LocalServer;
let elsewhere: LocalServer;
beforeAll(async () => {
  [server, elsewhere] = [await startServer(answering("Yes.")), await startServer(answering("Yes."))];
});
beforeEach(() => {
  server.seen.length = 0;
  elsewhere.seen.length = 0;
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

const env = { DB_PASSWORD: "a-password", LAB_KEY: "a-key-of-the-lab" };
const listing = { ...env, ORGANON_KEYS: "LAB_KEY" };

/** Opens one model, asks it, and returns what was reported. */
const ask = async (name: string, options: OpenModelsOptions): Promise<readonly string[]> => {
  const notices: string[] = [];
  const [model] = openModels([name], { ...options, tell: (text) => notices.push(text) });
  await model?.ask({ messages: [{ role: "user", content: "Is it?" }] }, {});
  return notices;
};

const bearers = ({ seen }: LocalServer) => seen.map(({ headers }) => headers.authorization);

test("a program that calls openModels counts as the command line", async () => {
  expect(await ask(`openai-compatible:x?url=${server.origin}/v1&keyEnv=LAB_KEY`, { env })).toEqual([]);
  expect(bearers(server)).toEqual(["Bearer a-key-of-the-lab"]);
});

describe("a configuration that adds parameters to a model", () => {
  const configured = () =>
    checkConfig(
      { models: { "openai-compatible:x": { url: `${server.origin}/v1`, keyEnv: "LAB_KEY" } } },
      "c.json",
    );

  test("names only variables of ORGANON_KEYS, although the command line names the model", async () => {
    const config = await configured();
    await expect(ask("openai-compatible:x", { config, env })).rejects.toMatchObject({
      hint: expect.stringContaining("ORGANON_KEYS=LAB_KEY"),
    });
    await ask("openai-compatible:x", { config, env: listing });
    expect(bearers(server)).toEqual(["Bearer a-key-of-the-lab"]);
  });

  test.each(["store", "queue"] as const)("does not send its key to an address of the %s", async (origin) => {
    const config = await configured();
    const notices = await ask(`openai-compatible:x?url=${elsewhere.origin}/v1`, {
      config,
      env: listing,
      origin,
    });
    expect(bearers(elsewhere)).toEqual([undefined]);
    expect(notices).toEqual([expect.stringContaining("keyEnv=LAB_KEY of openai-compatible:x is ignored")]);
    await ask("openai-compatible:x", { config, env: listing, origin });
    expect(bearers(server)).toEqual(["Bearer a-key-of-the-lab"]);
  });
});

describe("a server of the configuration", () => {
  const configured = (keyEnv: object = {}) =>
    checkConfig({ providers: { lab: { url: `${server.origin}/v1`, ...keyEnv } } }, "c.json");

  test.each(["store", "queue"] as const)(
    "gets no variable that a name from the %s chooses",
    async (origin) => {
      const notices = await ask("lab:x?keyEnv=DB_PASSWORD", { config: await configured(), env, origin });
      expect(bearers(server)).toEqual([undefined]);
      expect(notices).toEqual([expect.stringContaining("keyEnv=DB_PASSWORD of lab:x is ignored")]);
    },
  );

  test("gets its own key for a stored name, where ORGANON_KEYS lists it", async () => {
    const config = await configured({ keyEnv: "LAB_KEY" });
    await ask("lab:x", { config, env: listing, origin: "store" });
    await expect(ask("lab:x", { config, env, origin: "store" })).rejects.toThrow(/LAB_KEY/);
    expect(bearers(server)).toEqual(["Bearer a-key-of-the-lab"]);
  });

  test("gets the variable that the command line chooses", async () => {
    await ask("lab:x?keyEnv=LAB_KEY", { config: await configured(), env });
    expect(bearers(server)).toEqual(["Bearer a-key-of-the-lab"]);
  });
});
