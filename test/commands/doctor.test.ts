/** What a run needs looked at. */
import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { doctor } from "#commands/doctor/doctor";
import type { Checkup } from "#experiments/server-package";
import { fixture } from "../fixture.ts";

const key = "sk-planted-0123456789abcdef";
const { save: write, pathOf } = fixture();
const empty = write("empty.json", "{}");

const looked = (more: Partial<Parameters<typeof doctor>[0]> = {}) =>
  doctor({ store: pathOf("none.sqlite"), config: empty, env: {}, ...more });
const about = (what: string, checkups: readonly Checkup[]): Checkup | undefined =>
  checkups.find((one) => one.what === what);

describe("doctor", () => {
  test("says which keys are set and shows none", async () => {
    const found = await looked({ env: { ANTHROPIC_API_KEY: key, MISTRAL_API_KEY: "two words" } });
    expect(about("ANTHROPIC_API_KEY", found)).toMatchObject({ state: "well", said: "set" });
    expect(about("OPENAI_API_KEY", found)).toMatchObject({ state: "note", said: "not set" });
    expect(about("MISTRAL_API_KEY", found)).toMatchObject({ state: "ill" });
    expect(JSON.stringify(found)).not.toContain(key);
    expect(about("Node", found)?.state).toBe("well");
    expect(about("store", found)).toMatchObject({ state: "note" });
  });

  test("says why a server does not answer", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await new Promise((resolve) => server.close(resolve));
    const config = write("closed.json", `{"providers":{"lab":{"url":"http://127.0.0.1:${port}/v1"}}}`);
    expect(about("lab", await looked({ config }))?.said).toContain("ECONNREFUSED");
  });

  test("finds a damaged store, a bad configuration and a server that is not there", async () => {
    const bad = write("bad.sqlite", "no database ".repeat(100));
    expect(about("store", await looked({ store: bad }))).toMatchObject({
      state: "ill",
      said: expect.stringContaining("damaged or not a store"),
    });
    const config = write("lab.json", '{"providers":{"lab":{"url":"http://127.0.0.1:9/v1"}}}');
    expect(about("lab", await looked({ config }))).toMatchObject({
      state: "ill",
      said: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 does not answer/),
    });
    expect(about("configuration", await looked({ config: write("rpm.json", '{"rpm":0}') }))).toMatchObject({
      state: "ill",
      said: expect.stringContaining("rpm"),
    });
  });

  test("says which servers answer", async () => {
    const server = createServer((_request, response) => response.end());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const host = `127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
    const config = write("answers.json", `{"providers":{"lab":{"url":"http://${host}/v1"}}}`);
    const found = await looked({ config, env: { OLLAMA_HOST: host } });
    for (const name of ["lab", "ollama"])
      expect(about(name, found)).toMatchObject({ state: "well", said: `http://${host} answers` });
    server.closeAllConnections();
    server.close();
  });
});
