/** Words are found where a plain look through all texts finds them, in a run that has grown, too; the table that is saved holds the same. */
import { beforeAll, expect, test } from "vitest";
import { readSheet } from "../../../../src/experiments/people/sheet.ts";
import { answeredCalls } from "../../../../src/runs/answers.ts";
import type { Store } from "../../../../src/runs/store.ts";
import { run } from "../../../../src/experiments/asking/plan-run.ts";
import { openModels } from "../../../../src/workspace/settings/open-models.ts";
import { noteStudy } from "../../../../src/experiments/run-tags.ts";
import { generatedSuite } from "../../../../src/experiments/suites.ts";
import { view, type View } from "../../src/reading/view.ts";
import { newStore } from "../../../../test/fixture.ts";

let store: Store;
let viewed: View;
const models = ["reasoner:novice?weak=modus tollens&slip=0.5", "reasoner:surface"];
beforeAll(async () => {
  store = newStore(":memory:");
  viewed = view(store);
  await run({ suite: generatedSuite({ limit: 60 }), models: openModels(models) }, { store });
});

/** The page once the whole run is indexed. */
const search = async (text: string, subject = 0) => {
  for (;;) {
    const page = await viewed.questions("latest", { text, subject, most: 500 });
    if ((page.search?.built ?? 1) === 1) return page;
  }
};

const lookedThrough = async (words: readonly string[], subject: number): Promise<readonly number[]> => {
  const found: number[] = [];
  const told = await store.findRun("latest");
  for await (const call of answeredCalls(store, told)) {
    const texts = [call.question.text, call.response.text].map(
      (text) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `,
    );
    if (call.subject === subject && texts.some((text) => words.every((word) => text.includes(word))))
      found.push(call.ordinal);
  }
  return found;
};

test.each([
  ["premises", [" premises"]],
  ["the premi", [" the ", " premi"]],
  ["No.", [" no"]],
  ["didn’t (eat) *", [" didn ", " t ", " eat"]],
  ["nowhereatall", [" nowhereatall"]],
])("“%s” is found in questions and replies of a subject", async (text, words) => {
  for (const subject of [0, 1]) {
    const { rows, total } = await search(text, subject);
    const wanted = await lookedThrough(words, subject);
    expect(rows.map(({ ordinal }) => ordinal)).toEqual(wanted);
    expect(total).toBe(wanted.length);
  }
});

test("signs alone are no words, and all questions fit", async () => {
  expect((await search("…?")).total).toBe(60);
});

test("what is saved as CSV and as JSON lines are the questions that fit, whole and with their notes", async () => {
  const query = { state: ["correct"], text: "answer" };
  const { total, rows: shown } = await viewed.questions("latest", query);
  const { id: run } = await store.findRun("latest");
  const noted = await viewed.question(run, { subject: 0, ordinal: shown[0]!.ordinal });
  await store.annotate({
    study: noteStudy(run),
    subject: noted!.replies[0]!.callHash,
    annotator: "viewer",
    answers: { thumb: "down", note: "by luck" },
    at: new Date(0).toISOString(),
  });
  const csv = (await Array.fromAsync(viewed.questionLines("latest", query, "csv"))).join("");
  const [heading, ...rows] = readSheet(csv).map(({ cells }) => cells);
  expect(rows).toHaveLength(total);
  const lines = await Array.fromAsync(viewed.questionLines("latest", query, "jsonl"));
  const first: unknown = JSON.parse(lines[0] ?? "");
  expect(first).toMatchObject({ outcome: "correct", id: rows[0]?.[heading?.indexOf("id") ?? 0] });
  expect(first).toMatchObject({ thumb: "down", note: "by luck" });
  expect(lines).toHaveLength(total);
});
