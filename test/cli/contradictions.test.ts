/** Flags that would be passed over, names that would make an empty store or run, files of the wrong kind: exit 2, nothing made. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { newFolder, organon } from "./run-organon.ts";

// Many starts of the program: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const folder = newFolder();
beforeAll(async () => {
  const { stdout } = await organon(folder, ["generate", "--limit", "2"]);
  writeFileSync(join(folder, "suite.jsonl"), stdout);
  const choices = await organon(folder, ["divlogic", "generate", "--per-type", "1"]);
  writeFileSync(join(folder, "choices.jsonl"), choices.stdout);
});

const refused: readonly (readonly [command: string, message: RegExp])[] = [
  ["run -m reasoner:oracle --suite suite.jsonl --limit 1", /--limit does not go with --suite/],
  ["run -m reasoner:oracle --suite choices.jsonl", /a four-option question.*organon divlogic run/s],
  ["run -m reasoner:oracle --skill nonsense", /unknown skill “nonsense”/],
  ["study biases -m reasoner:oracle --per-leaf 3", /--per-leaf belongs to organon study logicasker/],
  ["study logicasker -m reasoner:oracle --pairs 3", /--pairs belongs to organon study biases/],
  ["improve latest", /there is no store at/],
  ["probe latest", /there is no store at/],
  ["regrade latest", /there is no store at/],
  ["divlogic symbolic choices.jsonl -o choices.jsonl", /would be written over/],
];

describe("misuse makes no store", () => {
  it.each(refused)("organon %s", async (command, message) => {
    const { code, stdout, stderr } = await organon(folder, command.split(" "));
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(existsSync(join(folder, "organon-runs"))).toBe(false);
  });
});

describe("--json", () => {
  it("of divlogic symbolic is one document", async () => {
    const { stdout } = await organon(folder, ["divlogic", "symbolic", "choices.jsonl", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ items: [{}, {}, {}], summary: { made: 3 } });
  });

  it("of probe --dry-run is one document, also for several models", async () => {
    const models = ["-m", "reasoner:affirmer", "-m", "reasoner:coin"];
    const place = ["--store", "probed.sqlite"];
    await organon(folder, ["run", ...models, ...place, "--length", "2", "--limit", "4"]);
    const { code, stdout } = await organon(folder, ["probe", "latest", ...place, "--dry-run", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      models: [{ model: "reasoner:affirmer" }, { model: "reasoner:coin" }],
    });
  });
});
