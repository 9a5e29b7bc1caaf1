/** `organon divlogic templates` asks a real server on this machine, which answers well, badly, and with malice. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readTemplatesFile } from "../../../src/cli/commands/divlogic/templates-file.ts";
import {
  answering,
  completion,
  failing,
  sending,
  startServer,
  type LocalServer,
} from "../../models/local-server.ts";
import { newFolder, organon } from "../run-organon.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const asked = (folder: string, ...more: readonly string[]) =>
  organon(folder, [
    "divlogic",
    "templates",
    "--model",
    `openai-compatible:tested?url=${server.origin}/v1`,
    "-o",
    "wordings.json",
    ...more,
  ]);

describe("a model that proposes", () => {
  test(
    "has what reads back admitted, the rest rejected with its reason, and the file holds the first",
    { timeout: 240_000 },
    async () => {
      server.behave(
        answering(
          [
            "1. Provided that it is true that [A], we can conclude that [C].",
            "2. Whenever [A], [C].",
            "3. [A] if [C].",
            "4. If [A], then [C].",
            "5. The statement that [A] guarantees that [C].",
          ].join("\n"),
        ),
      );
      const folder = newFolder();
      const { code, stderr, stdout } = await asked(folder, "--count", "5", "--json");
      expect(stderr).toContain("proposed 5: 2 admitted, 3 rejected");
      expect(stderr).toContain("rejected  Whenever {A}, {C}.: no known phrase has “whenever”");
      expect(stderr).toContain("rejected  {A} if {C}.: it reads back as C → A");
      expect(stderr).toContain("rejected  If {A}, then {C}.: it is one of our own already");
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ admitted: [expect.any(String), expect.any(String)] });
      expect(JSON.parse(readFileSync(join(folder, "wordings.json"), "utf8"))).toMatchObject({
        v: 1,
        wordings: [
          "provided that it is true that {A}, we can conclude that {C}",
          "the statement that {A} guarantees that {C}",
        ],
      });
      expect((await readTemplatesFile(join(folder, "wordings.json"))).length).toBe(2);
      const items = await organon(folder, [
        "divlogic",
        "generate",
        "--per-type",
        "8",
        "--templates",
        "wordings.json",
        "-o",
        "items.jsonl",
      ]);
      expect(items.code, items.stderr).toBe(0);
      const lines = readFileSync(join(folder, "items.jsonl"), "utf8");
      expect(lines).toMatch(/"wordings":\[.*we can conclude that|"wordings":\[.*guarantees that/);
      const audit = await organon(folder, ["audit", "items.jsonl"]);
      expect(audit.stdout).toContain("0 faults");
      writeFileSync(
        join(folder, "forged.jsonl"),
        lines.replaceAll(
          "the statement that {A} guarantees that {C}",
          "the statement that {C} guarantees that {A}",
        ),
      );
      expect((await organon(folder, ["audit", "forged.jsonl"])).code).toBeGreaterThan(0);
    },
  );

  test("cannot write to the terminal through a wording", async () => {
    server.behave(
      answering("\u001b[2J\u001b]0;owned\u0007If [A] \u202e, then [C].\nIf [A], then it is true that [C]."),
    );
    const { code, stderr } = await asked(newFolder());
    // eslint-disable-next-line no-control-regex
    expect(stderr).not.toMatch(/[\u001b\u0007\u202e]/);
    expect(code).toBe(0);
  });

  test("and has nothing admitted is a finding, and no file is written", async () => {
    server.behave(answering("I would rather not."));
    const { code, stderr } = await asked(newFolder());
    expect([code, stderr]).toEqual([1, expect.stringMatching(/nothing that .* proposed could be admitted/)]);
  });

  test(
    "refuses the key: exit 4; cuts its answer short: what is there counts",
    { timeout: 120_000 },
    async () => {
      server.behave(failing(401, { error: { message: "bad key" } }));
      expect((await asked(newFolder())).code).toBe(4);
      server.behave(sending(completion("Provided [A], [C].\nProvi", { finish_reason: "length" })));
      expect((await asked(newFolder())).code).toBe(0);
    },
  );
});

describe("a file of wordings", () => {
  test.each([
    [
      "a wording that says the converse",
      { v: 1, model: "x", wordings: ["{A} if {C}"] },
      /it reads back as C → A/,
    ],
    ["none", { v: 1, model: "x", wordings: [] }, /wordings/],
    ["another version", { v: 2, model: "x", wordings: ["if {A}, {C}"] }, /v:/],
  ])("with %s is refused", async (_, document, message) => {
    const path = join(newFolder(), "w.json");
    writeFileSync(path, JSON.stringify(document));
    await expect(readTemplatesFile(path)).rejects.toThrow(message);
  });
});
