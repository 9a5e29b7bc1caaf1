/**
 * Reports as people and programs read them, one for each kind of run: the terminal's text and what is in the JSON of the command that shows
 * it, asked of built-in reasoners under a clock that stands still.
 */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { version } from "#workspace/settings/version";
import { fixture } from "../fixture.ts";

export const novice = "reasoner:novice?weak=modus tollens&slip=0.8&learns=true&by=rule";

export const few = ["--skill", "modus ponens,modus tollens,disjunctive syllogism,denying the antecedent"];

/** The commands that ask, the last of which shows the report. */
type Commands = readonly (readonly string[])[];

export const pinReports = (kinds: Readonly<Record<string, Commands>>): void => {
  beforeAll(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ["Date", "performance"] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  test.for(Object.entries(kinds))(
    "the report of %s is the pinned one (on purpose? npx vitest run test/acceptance/reports -u)",
    async ([kind, commands]) => {
      const { call, folder } = fixture();
      const ended = async (args: readonly string[], columns?: number): Promise<string> => {
        const elsewhere = { env: { NO_COLOR: "1" }, ...(columns === undefined ? {} : { columns }) };
        const { code, stdout, stderr } = await call([...args, "--quiet"], elsewhere);
        expect(code, stderr).toBe(0);
        return settled(stdout, folder);
      };
      const last = commands.at(-1)!;
      for (const args of commands.slice(0, -1)) await ended(args);
      const file = `./goldens/reports/${kind.replace(" ", "-")}`;
      await expect(await ended(last, 100)).toMatchFileSnapshot(`${file}.txt`);
      const json: unknown = JSON.parse(await ended([...last, "--json"]));
      await expect(`${outline(json).join("\n")}\n`).toMatchFileSnapshot(`${file}-json.txt`);
    },
  );
};

/** A result without what says nothing of it: the version, the folder, and run ids, which hang on the version. */
const settled = (text: string, folder: string): string => {
  const ids = [...new Set(text.match(/\b[\da-f]{12}\b/g))];
  const named = ids.reduce((all, id, i) => all.replaceAll(id, `RUN-${i + 1}`.padEnd(12, "-")), text);
  return `${named.replaceAll(version, "VERSION").replaceAll(folder, "FOLDER").trimEnd()}\n`;
};

/** A value member by member; what is long and deep as a hash. */
const outline = (value: unknown, path = "", depth = 0): readonly string[] => {
  const text = JSON.stringify(value);
  if (text.length <= 160 || typeof value !== "object" || value === null) return [`${path}: ${text}`];
  if (depth > 3) return [`${path}: ${createHash("sha256").update(text).digest("hex").slice(0, 16)}`];
  return Object.entries(value).flatMap(([name, member]) =>
    outline(member, path === "" ? name : `${path}.${name}`, depth + 1),
  );
};
