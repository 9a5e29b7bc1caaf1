// @long: starts processes
/** Files without end or of any size, where a small one is expected: refused by name, with the bound, and without being read. */
import { execFile, execFileSync } from "node:child_process";
import { symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { fixture, newFolder, startProcess as start } from "../fixture.ts";

type Make = (path: string) => void;
const device: Make = (path) => symlinkSync("/dev/zero", path);
const pipe: Make = (path) => void execFileSync("mkfifo", [path]);
const huge: Make = (path) => {
  execFileSync("touch", [path]);
  truncateSync(path, 3 * 2 ** 30);
};

const asked = ["run", "-m", "reasoner:oracle", "--limit", "1", "--quiet"];
/** Read by the commands that name it; a pipe is refused where nobody would write to one. */
const commands: readonly {
  readonly file: string;
  readonly args: readonly string[];
  readonly mayBePipe?: true;
}[] = [
  { file: "mine.json", args: [...asked, "--config", "mine.json"] },
  { file: "mine.mjs", args: [...asked, "--config", "mine.mjs"] },
  { file: "mine.ts", args: ["study", "mine.ts", "-m", "reasoner:oracle"] },
  { file: ".env", args: asked },
  { file: "argument.txt", args: ["prove", "--file", "argument.txt"], mayBePipe: true },
  { file: "rows.csv", args: ["import", "csv", "rows.csv", "-o", "out.jsonl"], mayBePipe: true },
  { file: "organon.config.json", args: asked },
];

describe.each([
  ["a device", device],
  ["a pipe", pipe],
  ["3 GiB", huge],
])("%s", (what, make) => {
  test.each(commands.filter(({ mayBePipe }) => what !== "a pipe" || mayBePipe !== true))(
    "as $file",
    async ({ file, args }) => {
      const { call, folder } = fixture();
      make(join(folder, file));
      const { code, stderr } = await call(args);
      expect(stderr).toContain(file);
      if (file !== "organon.config.json")
        expect(stderr).toMatch(/not a (regular )?file|bytes or more, and at most \d+ are read/);
      expect(stderr).not.toMatch(/^\s+at .*:\d+:\d+/m);
      expect(code).toBe(2);
    },
    30_000,
  );
});

test.each(["audit pipe", "grade --jsonl --suite pipe", "import csv pipe -o out.jsonl", "prove --file pipe"])(
  "the first Ctrl-C ends the waiting for a pipe that nobody writes to: %s",
  async (command) => {
    const folder = newFolder();
    pipe(join(folder, "pipe"));
    const { child, ended } = start(folder, command.split(" "));
    await new Promise((done) => setTimeout(done, 1500));
    child.kill("SIGINT");
    await ended;
    expect(child.signalCode ?? child.exitCode).toBeOneOf(["SIGINT", 130]);
  },
  30_000,
);

test("what is written to a pipe is read to its end", async () => {
  const folder = newFolder();
  pipe(join(folder, "pipe"));
  const { ended } = start(folder, ["prove", "--file", "pipe"]);
  await promisify(execFile)("sh", ["-c", "sleep 1; echo 'p |- p' > pipe"], { cwd: folder });
  expect(await ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/follows/) });
});
