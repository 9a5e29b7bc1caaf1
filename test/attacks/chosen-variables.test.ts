/** Names of models that came from elsewhere choose no variable of the environment, whichever command meets them. */
import { beforeAll, describe, expect, test } from "vitest";
import { run as runWorker } from "../../packages/server/src/commands/run-worker.ts";
import { command, options } from "../../packages/server/src/commands/worker.ts";
import { defineCommand } from "#commands/command";
import { answering, startServer, type LocalServer } from "../models/local-server.ts";
import { fixture } from "../fixture.ts";

const env = { LAB_KEY: "a-key-of-the-lab" };
const bearer = `Bearer ${env.LAB_KEY}`;

let server: LocalServer;
let spec: string;
beforeAll(async () => {
  server = await startServer(answering("No."));
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
  test.each([["improve latest -k 1 --per-skill 1 --shots 1"], ["diagnose latest --steps"]])(
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
    const { stderr } = await call(["diagnose", "latest", "--steps", "-m", spec], { env });
    expect(stderr).not.toContain("is ignored");
    expect(bearers()).toEqual([bearer]);
  });
});

test("a name that comes through the queue chooses none, and the worker says so", async () => {
  const { call } = await withRun("--store", "asked.sqlite");
  const { stderr } = await call(["worker", "--store", "asked.sqlite", "--until-done"], {
    env,
    loadPackage: async () => ({
      commands: {
        worker: async () =>
          defineCommand({
            name: command.name,
            summary: command.summary,
            example: command.example,
            options,
            load: async () => ({
              run: (values, context) =>
                runWorker(values, context, [], async (_, tools) => {
                  const prompt = { messages: [{ role: "user", content: "Hello?" }] } as const;
                  await tools.openModel(spec).ask(prompt, { signal: context.signal, epoch: 0 });
                  return { asked: 1, slices: 1 };
                }),
            }),
          }),
      },
    }),
  });
  expect(stderr).toContain("keyEnv=LAB_KEY of openai-compatible:x is ignored: the name comes from the queue");
  expect(bearers()).toEqual([undefined]);
});
