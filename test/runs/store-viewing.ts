/**
 * The part of every store's exam that looks at a run while it grows: its calls as numbers, single calls whole, and notes.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCalls } from "#runs/answers";
import { computeCallHash } from "#runs/plan";
import type { Run, Store } from "#runs/store";
import { collect, samplePlan, samplePrompt, sampleQuestion } from "./sample.ts";

const at = "2026-01-01T00:00:00.000Z";
const subject = { id: "a", provider: "test", model: "a", organisation: "Test", parameters: {} };

export const examineViewing = (name: string, open: () => Store): void => {
  describe(name, () => {
    let store: Store;
    let run: Run;
    beforeEach(async () => {
      store = open();
      run = await store.openRun(samplePlan(["a"]), [subject], at);
      await store.addCalls(
        run,
        [0, 1, 2, 3].map((place) => ({
          question: sampleQuestion(place),
          subject: 0,
          ordinal: place,
          epoch: 0,
          callHash: computeCallHash(contentOf(place)),
        })),
      );
    });
    afterEach(() => store.close());

    const contentOf = (place: number) => ({
      question: sampleQuestion(place).id,
      model: "test:a",
      parameters: {},
      prompt: samplePrompt(sampleQuestion(place)),
      epoch: 0,
    });

    const answer = async (place: number, status: "answered" | "failed", text = "Yes."): Promise<void> => {
      const callHash = computeCallHash(contentOf(place));
      const response = {
        status,
        text,
        usage: { tokensIn: 3, tokensOut: 7 },
        cost: 0.5,
        attempts: [{ at, durationMs: 1 }],
        time: at,
      };
      const verdict =
        status === "failed"
          ? ({ outcome: "failed" } as const)
          : ({ outcome: "incorrect", answer: "yes", span: [0, 3] } as const);
      await store.record({ ...contentOf(place), callHash, response }, { callHash, reader: "r", verdict });
    };

    const values = ["ordinal", "tagSet", "status", "outcome", "answer", "tokensIn", "cost", "epoch"] as const;

    it("selects calls as plain values, from an ordinal on, answered or not", async () => {
      await answer(1, "answered");
      await answer(2, "failed", "");
      const from1 = { fields: values, subject: 0, reader: "r", from: 1 } as const;
      const rows = await collect(store.select(run, { ...from1, where: [["ordinal", "<", 3]] }));
      expect(
        rows.map(({ ordinal, status, outcome, answer: read }) => [ordinal, status, outcome, read]),
      ).toEqual([
        [1, "answered", "incorrect", "yes"],
        [2, "failed", "failed", null],
      ]);
      expect(rows[0]).toMatchObject({ tokensIn: 3, cost: 0.5, epoch: 0 });
      expect((await collect(store.select(run, from1))).map(({ status }) => status).at(-1)).toBeNull();
      expect((await collect(store.select(run, { ...from1, reader: "another" })))[0]?.outcome).toBeNull();
    });

    it("selects those that fit all conditions and one of several, and counts them in groups", async () => {
      for (const place of [0, 1]) await answer(place, "answered");
      await answer(2, "failed", "");
      const failedOrNot = await collect(
        store.select(run, {
          fields: ["ordinal"],
          reader: "r",
          where: [["ordinal", "in", [1, 2, 3]]],
          any: [
            [["status", "=", null]],
            [
              ["status", "=", "failed"],
              ["time", "<=", at],
            ],
          ],
        }),
      );
      expect(failedOrNot.map(({ ordinal }) => ordinal)).toEqual([2, 3]);
      const groups = await collect(
        store.select(run, {
          fields: ["status"],
          totals: {
            calls: {},
            tokens: { sum: "tokensIn" },
            first: { min: "ordinal" },
            dear: { where: [["tokensOut", ">", { field: "tokensIn" }]] },
          },
        }),
      );
      expect(groups.toSorted((a, b) => a.first - b.first)).toEqual([
        { status: "answered", calls: 2, tokens: 6, first: 0, dear: 2 },
        { status: "failed", calls: 1, tokens: 3, first: 2, dear: 1 },
        { status: null, calls: 1, tokens: 0, first: 3, dear: 0 },
      ]);
    });

    it("selects the first calls, and calls by one of several values", async () => {
      for (const place of [0, 2, 3]) await answer(place, "answered");
      const first = await collect(store.select(run, { fields: ["ordinal"], subject: 0, limit: 2 }));
      expect(first.map(({ ordinal }) => ordinal)).toEqual([0, 1]);
      const among = (those: readonly (string | null)[]) =>
        collect(store.select(run, { fields: ["ordinal"], subject: 0, where: [["status", "in", those]] }));
      expect((await among([null])).map(({ ordinal }) => ordinal)).toEqual([1]);
      expect(await among([null, "answered"])).toHaveLength(4);
      expect(await among([])).toEqual([]);
    });

    it("selects calls by the words of their questions and replies, once these are indexed", async () => {
      await answer(0, "answered", "The answer isn’t at www.example.org: No.");
      await answer(1, "failed", "");
      const index = () => store.indexWords(run, { subject: 0, from: 0, to: 4 });
      await index();
      const find = async (...words: readonly string[]) =>
        (await collect(store.select(run, { fields: ["ordinal"], subject: 0, words }))).map(
          ({ ordinal }) => ordinal,
        );
      const [first = ""] =
        sampleQuestion(0)
          .text.toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [];
      expect(await find(first)).toEqual([0, 1, 2, 3]);
      expect([await find("example"), await find("isn", "exam"), await find("exam", "isn")]).toEqual([
        [0],
        [0],
        [],
      ]);
      await answer(1, "answered", "An example.");
      expect(await find("example")).toEqual([0]);
      await index();
      expect(await find("example")).toEqual([0, 1]);
    });

    it("gives tags and right answers by their numbers", async () => {
      const rows = await collect(store.select(run, { fields: ["tagSet"] }));
      const sets = await store.tagSets(rows.map(({ tagSet }) => tagSet));
      const { tags, key } = sampleQuestion(0);
      expect(sets.get(rows[0]!.tagSet)).toEqual({ tags, key: key.join(",") });
      expect(await store.tagSets([])).toEqual(new Map());
    });

    it("gives single calls whole, with what there is of them", async () => {
      await answer(1, "answered");
      const [asked, waiting, ...more] = (
        await readCalls(store, run, { subject: 0, reader: "r" }, [1, 3])
      ).values();
      expect(more).toEqual([]);
      expect(asked).toMatchObject({
        ordinal: 1,
        question: { id: sampleQuestion(1).id },
        response: { text: "Yes.", usage: { tokensIn: 3 } },
        verdict: { outcome: "incorrect", span: [0, 3] },
        prompt: samplePrompt(sampleQuestion(1)),
      });
      expect(waiting).toMatchObject({ ordinal: 3, question: { id: sampleQuestion(3).id } });
      expect(waiting?.response).toBeUndefined();
      expect(await readCalls(store, run, { subject: 0, reader: "r" }, [])).toEqual(new Map());
    });

    it("finds questions by their ids and by how these begin", async () => {
      const { id } = sampleQuestion(2);
      expect((await store.questionsNamed([id, "nobody"])).get(id)).toEqual(sampleQuestion(2));
      expect(await store.questionNumbers(id)).toHaveLength(1);
      expect((await store.questionNumbers("item-")).length).toBe(4);
      expect(await store.questionNumbers("nobody")).toEqual([]);
    });

    it("knows the newest call that has a response", async () => {
      expect(await store.newestCall()).toBe(0);
      await answer(0, "answered");
      const first = await store.newestCall();
      await answer(3, "answered");
      expect(await store.newestCall()).toBeGreaterThan(first);
    });

    it("keeps every note, and the last by an author on a thing holds", async () => {
      const note = { study: "validity", subject: "q1", annotator: "Ada", answers: { a: "yes" }, at };
      await store.annotate(note);
      await store.annotate({ ...note, annotator: "Bo" });
      await store.annotate({ ...note, study: "other" });
      await store.annotate({ ...note, answers: { a: "no", note: "it’s “odd”" } });
      expect(await store.annotations("validity")).toEqual([
        { ...note, answers: { a: "no", note: "it’s “odd”" } },
        { ...note, annotator: "Bo" },
      ]);
      expect(await store.annotations()).toHaveLength(3);
    });
  });
};
