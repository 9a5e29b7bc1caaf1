/** Audits of questions by dials. */
import { describe, expect, test } from "vitest";
import { entryOf, type Entry } from "#items";
import type { Referee } from "#runs";
import { audit, dialSuite, generateDialled } from "#verbs";

const linesOf = async (given: Parameters<typeof dialSuite>[0]): Promise<readonly string[]> => {
  const lines: string[] = [];
  await generateDialled(dialSuite(given), {
    write: async (line) => {
      lines.push(line);
    },
  });
  return lines;
};

async function* entriesIn(lines: readonly string[]): AsyncGenerator<Entry> {
  for (const line of lines) yield entryOf(line, "here");
}

const lines = await linesOf({ tasks: ["yes-no", "three-way"], dials: { length: [3] }, perPoint: 12 });

describe("an audit of questions by dials", () => {
  test("finds nothing wrong, and tells what can be guessed task by task", async () => {
    const found = await audit(entriesIn(lines), { name: "dials" });
    expect(found).toMatchObject({ kind: "dialled", items: 24, findings: [] });
    if (found.kind !== "dialled") return;
    expect(found.shortcuts.map(({ task, found: { labels } }) => [task, labels.length])).toEqual([
      ["yes-no", 2],
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
    const found = await audit(entriesIn([first!]), { name: "dials", referee });
    expect(asked).toEqual([8, 4, 7, 7, 7, 7]);
    expect(found).toMatchObject({ referee: { agreements: 4, decided: 6 } });
    expect(found.findings.map(({ fault }) => fault)).toEqual([
      "z3 says neutral of the premises, the item says entailment",
      "z3 says neutral of the core, the item says entailment",
    ]);
  });

  test("other questions among them are refused", async () => {
    const plain = JSON.stringify({
      v: 2,
      id: "a",
      text: "Is it?",
      answers: [{ label: "yes" }, { label: "no" }],
      key: ["yes"],
    });
    await expect(audit(entriesIn([lines[0]!, plain]), { name: "dials" })).rejects.toThrow(
      "holds other questions",
    );
    await expect(audit(entriesIn([plain, lines[0]!]), { name: "dials" })).rejects.toThrow(
      "questions by dials among",
    );
  });
});
