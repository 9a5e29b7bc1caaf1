/** Names of models that came from elsewhere choose no variable of the environment, whichever command meets them. */
import { beforeAll, describe, expect, test } from "vitest";
import { answering, startServer, type LocalServer } from "../models/local-server.ts";
import { fixture } from "../fixture.ts";

const env = { LAB_KEY: "a-key-of-the-lab" };
const bearer = `Bearer ${env.LAB_KEY}`;

let server: LocalServer;
let spec: string;
beforeAll(async () => {
  server = await startServer(answering("Yes."));
  spec = `openai-compatible:x?url=${server.origin}/v1&keyEnv=LAB_KEY`;
});

/** Bearer tokens that reached the server since the last call of this. */
const bearers = (): readonly unknown[] => [
  ...new Set(server.seen.splice(0).map(({ headers }) => headers.authorization)),
];

/** A folder with a run that the user asked with keyEnv on the command line. */
const withRun = async (...more: readonly string[]) => {
  const place = fixture();
  const { code } = await place.call(["run", "-m", spec, "--length", "2", "--limit", "4", ...more], { env });
  expect([code, bearers()]).toEqual([0, [bearer]]);
  return place;
};

describe("a name in a stored run", () => {
  test.each([["improve latest -k 1 --per-skill 1 --shots 1"], ["diagnose latest --steps --all"]])(
    "chooses none for %s, which says so, also with --quiet",
    async (command) => {
      const { call } = await withRun();
      const { stderr } = await call([...command.split(" "), "--quiet"], { env });
      expect(stderr).toContain(
        "keyEnv=LAB_KEY of openai-compatible:x is ignored: the name comes from a stored run",
      );
      expect(bearers()).toEqual([undefined]);
    },
  );

  test("is the command line's where -m names it", async () => {
    const { call } = await withRun();
    const { stderr } = await call(["diagnose", "latest", "--steps", "--all", "-m", spec], { env });
    expect(stderr).not.toContain("is ignored");
    expect(bearers()).toEqual([bearer]);
  });
});

// Its stand-in for the queue never ends the batch since the queue is pg-boss; a test on PostgreSQL must take its place.
test.todo("a name that comes through the queue chooses none, and the worker says so");
