// @long: starts processes
/** Work that would have no end: bounded, told as undecided or refused; and what is begun can be ended. */
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { decide } from "#logic/decide";
import { parse } from "#logic/notation";
import { newFolder, startProcess as start, fixture } from "../fixture.ts";

/** One pigeon more than holes, each in a hole, no two in one. */
const pigeons = (holes: number): readonly string[] => {
  const at = (pigeon: number, hole: number): string => `p${pigeon}_${hole}`;
  const all = Array.from({ length: holes + 1 }, (_, pigeon) => pigeon);
  return [
    ...all.map((pigeon) => Array.from({ length: holes }, (_, hole) => at(pigeon, hole)).join(" | ")),
    ...Array.from({ length: holes }, (_, hole) =>
      all.flatMap((one) => all.slice(one + 1).map((other) => `~(${at(one, hole)} & ${at(other, hole)})`)),
    ).flat(),
  ];
};

test("ten holes and eleven pigeons are undecided within the conflicts that are allowed", () => {
  const premises = pigeons(10).map((text) => parse(text));
  const judgement = decide({ premises, conclusion: parse("q") }, { maxConflicts: 1000 });
  expect(judgement).toMatchObject({
    relation: "undecided",
    reason: expect.stringContaining("1000 conflicts"),
  });
});

describe("every number of a flag has a bound", () => {
  const { organon } = fixture();
  const huge = "9007199254740991";
  test.each([
    `run -m reasoner:oracle --limit 2 -j ${huge}`,
    `run -m reasoner:oracle --limit 2 -j 200000000`,
    `run -m reasoner:oracle --limit 2 --epochs ${huge}`,
    `run -m reasoner:oracle --limit 2 --shots ${huge}`,
    `run -m reasoner:oracle --limit ${huge}`,
    `run -m reasoner:oracle --per-skill ${huge}`,
    `run -m reasoner:oracle --limit 2 --rpm ${huge}`,
    `run -m reasoner:oracle --lengths 1-7 --per-length ${huge}`,
    `study divlogiceval -m reasoner:oracle --per-type ${huge}`,
    `generate --task four-option --per-type ${huge}`,
    `generate --limit 2 --length ${huge}`,
    `prove p|-q --max-members ${huge}`,
    `prove p|-q --max-goals ${huge}`,
    `report --section weaknesses -k ${huge}`,
    `improve --shots ${huge}`,
  ])("%s", async (command) => {
    const { code, stderr } = await organon(...command.split(" "));
    expect(stderr).toMatch(/^organon: --?[a-z-]+ \S+ is /);
    expect(code).toBe(2);
  });
});

test("Ctrl-C ends a proof in the middle of its search, and the shell is told 130", async () => {
  const sequent = `${pigeons(12).join("; ")} |- q`;
  const { child, ended } = start(newFolder(), ["prove", sequent, "--max-conflicts", "1000000000"], {}, [
    "--import",
    "data:text/javascript,process.stderr.write('begun')",
  ]);
  await once(child.stderr!, "data");
  // Heard wherever it is: at once, in the search or before it.
  child.kill("SIGINT");
  expect((await ended).code).toBeNull();
  expect(child.signalCode).toBe("SIGINT");
});
