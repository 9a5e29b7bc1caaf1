/** Which origins of a model's name may choose the variable that is sent as its API key. */
import { openModel } from "#models/open-model";
import type { SpecOrigin } from "#models/open-model";
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

test("a name from the store does not choose by writing the parameter in percent signs", async () => {
  expect((await sent("store", {}, "key%45nv")).authorization).toBeUndefined();
});
