/** Which origins of a model's name may choose the variable that is sent as its API key. */
import { openModel } from "#models/open-model";
import type { SpecOrigin } from "#models/spec-origin";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { answering, startServer, type LocalServer } from "./local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startServer(answering("Yes."));
});
beforeEach(() => {
  server.seen.length = 0;
});

const secret = "a-password-of-the-database";

/** Opens `openai-compatible:x` with keyEnv from an origin, asks it, and returns what it was sent and what was reported. */
const sent = async (origin: SpecOrigin, more: Readonly<Record<string, string>> = {}, name = "keyEnv") => {
  const notices: string[] = [];
  const model = openModel(`openai-compatible:x?url=${server.origin}/v1&${name}=DB_PASSWORD`, {
    env: { DB_PASSWORD: secret, ...more },
    origin,
    tell: (message) => notices.push(message),
  });
  await model.ask({ messages: [{ role: "user", content: "Is it?" }] }, {});
  return { id: model.id, notices, authorization: server.seen.at(-1)?.headers.authorization };
};

test("the command line chooses the variable, and nothing is reported", async () => {
  expect(await sent("command line")).toMatchObject({ authorization: `Bearer ${secret}`, notices: [] });
});

test.each([
  ["store", "a stored run"],
  ["queue", "the queue"],
] as const)("a name from the %s chooses none, is told so, and keeps its id", async (origin, source) => {
  const environments: readonly Readonly<Record<string, string>>[] = [{}, { ORGANON_KEYS: "DB_PASSWORD" }];
  for (const listed of environments) {
    const { id, authorization, notices } = await sent(origin, listed);
    expect(authorization).toBeUndefined();
    expect(id).toContain("keyEnv=DB_PASSWORD");
    expect(notices).toEqual([
      `keyEnv=DB_PASSWORD of openai-compatible:x is ignored: the name comes from ${source}, which can't choose ` +
        "the variable that is sent. Set OPENAI_COMPATIBLE_API_KEY to that server's API key, or name the model with -m.",
    ]);
  }
});

test("a name from the store does not choose by writing the parameter in percent signs", async () => {
  expect((await sent("store", {}, "key%45nv")).authorization).toBeUndefined();
});

test("a configuration chooses among the variables that ORGANON_KEYS lists", async () => {
  await expect(sent("configuration")).rejects.toMatchObject({
    code: "misuse",
    message: expect.stringContaining("DB_PASSWORD"),
    hint: expect.stringContaining("ORGANON_KEYS=DB_PASSWORD"),
  });
  await expect(sent("configuration", { ORGANON_KEYS: "DB_PASSWORD_2, LAB" })).rejects.toThrow();
  expect(server.seen).toEqual([]);
  expect(await sent("configuration", { ORGANON_KEYS: "LAB, DB_PASSWORD" })).toMatchObject({
    authorization: `Bearer ${secret}`,
    notices: [],
  });
});
