/** Audits of questions by dials. */
import { describe, expect, test } from "vitest";
import { lineFrom } from "#items/formats/lines";
import type { ProblemLine } from "#items/problem-line";
import type { Referee } from "#runs/referee";
import { audit } from "#experiments/audit/audit";
import { gradedLines } from "../items/graded.ts";

async function* linesFrom(lines: readonly string[]): AsyncGenerator<ProblemLine> {
  for (const line of lines) yield lineFrom(line, "here");
}

const lines = gradedLines({ tasks: ["three-way", "proof"], dials: { length: [3] }, perPoint: 12 });

describe("an audit of questions by dials", () => {
  test("finds nothing wrong, and tells what can be guessed task by task", async () => {
    const found = await audit(linesFrom(lines), { name: "dials" });
    expect(found).toMatchObject({ kind: "dialled", items: 24, findings: [] });
    if (found.kind !== "dialled") return;
    expect(found.shortcuts.map(({ task, found: { labels } }) => [task, labels.length])).toEqual([
      ["three-way", 3],
    ]);
  });

  test("puts each key, each core and each needed premise to the referee", async () => {
    const asked: number[] = [];
    const referee: Referee = {
      relation: async ({ premises }) => {
        asked.push(premises.length);
        return "neutral";
      },
      judge: async () => ({ relation: "neutral", grounds: [] }),
      close: async () => {},
    };
    const [first] = lines;
    const found = await audit(linesFrom([first!]), { name: "dials", referee });
    expect(asked).toEqual([10, 4, 9, 9, 9, 9]);
    expect(found).toMatchObject({ referee: { agreements: 4, decided: 6 } });
    expect(found.findings.map(({ fault }) => fault.split("\n")[0])).toEqual([
      "z3 says neutral, the item says entailment: the relation is not entailment",
      "z3 says neutral, the item says entailment: the core does not settle the goal",
    ]);
  });

  test("finds a question that comes twice", async () => {
    const some = gradedLines({ tasks: ["proof"], dials: { length: [4] }, perPoint: 8 });
    const found = await audit(linesFrom([...some, some[2]!]), { name: "dials" });
    expect(found.findings.map(({ place, fault }) => [place, fault])).toEqual([
      [8, "the same question as item 2 of the file, counted from 0"],
    ]);
  });

  test("finds what another file holds, and arguments in other words", async () => {
    const given = { tasks: ["three-way"], dials: { length: [3] }, perPoint: 6, seed: 5 };
    const [some, formulas] = [gradedLines(given), gradedLines({ ...given, style: "symbolic" })];
    const against = (name: string, other: readonly string[]) => ({ name, entries: linesFrom(other) });
    const same = await audit(linesFrom(some), {
      name: "dials",
      against: against("others", some.slice(0, 2)),
    });
    expect(same.findings.map(({ place }) => place)).toEqual([0, 1]);
    const reworded = await audit(linesFrom(some), { name: "dials", against: against("others", formulas) });
    expect(reworded).toMatchObject({ findings: [], sameArguments: 6 });
  });
});
