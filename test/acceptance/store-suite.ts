/**
 * The exam that every store sits.
 */
import { answeredCalls, readQuestions, readScores, readCalls, tallyCalls } from "#runs/answers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Response } from "#models/language-model";
import { computeCallHash } from "#runs/plan";
import { batchedCalls } from "#runs/ask-batches";
import { putIn, takeOut } from "#runs/copy-run";
import type { Run, Store } from "#runs/store";
import { openSqliteStore } from "#runs/stores/sqlite";
import { type PlannedCall, type ResponseRecord } from "../../src/runs/store.ts";
import { collect, samplePlan, samplePrompt, sampleQuestion, sampleSuite } from "../runs/sample.ts";

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

const subject = (id: string): Run["subjects"][number] => ({
  id,
  provider: "test",
  model: id,
  organisation: "Test",
  parameters: { temperature: 0.5, learns: true },
});

const recordOf = (index: number, response: Partial<Response> = {}): ResponseRecord => {
  const content = {
    question: `item-${index}`,
    model: "test:a",
    parameters: {},
    epoch: 0,
    prompt: samplePrompt(sampleQuestion(index)),
  };
  return {
    ...content,
    callHash: computeCallHash(content),
    response: {
      status: "answered",
      text: `Yes, ${index}.`,
      usage: { tokensIn: 3 },
      attempts: [{ at: at(1), durationMs: 5.5 }],
      time: at(1),
      ...response,
    },
  };
};

const callOf = (index: number, place = 0): PlannedCall => ({
  question: sampleQuestion(index),
  subject: place,
  ordinal: index,
  epoch: 0,
  callHash: recordOf(index).callHash,
});

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, k) => from + k);

export const examineStore = (name: string, open: () => Store): void => {
  describe(name, () => {
    let store: Store;
    beforeEach(() => {
      store = open();
    });
    afterEach(() => store.close());

    const begin = (suite: string, ...ids: readonly string[]): Promise<Run> =>
      store.openRun(samplePlan(ids, { suite: sampleSuite(suite) }), ids.map(subject), at(0), ["run", suite]);

    it("finds a run by the name that it was given, the last one alone, which no other run may have", async () => {
      const [one, other] = [await begin("named", "test:a"), await begin("other", "test:a")];
      await store.nameRun(one, "first try");
      await store.nameRun(one, "baseline");
      expect((await store.findRun("baseline")).id).toBe(one.id);
      expect((await store.runs()).find(({ id }) => id === one.id)?.name).toBe("baseline");
      await expect(store.findRun("first try")).rejects.toThrow(/no run in the store/);
      await expect(store.nameRun(other, "baseline")).rejects.toThrow(/“baseline” is the name of run/);
    });

    it("takes a run out, and keeps its answers for who asks the same again", async () => {
      const run = await begin("removed", "test:a");
      const other = await begin("kept", "test:a");
      for (const one of [run, other]) await store.addCalls(one, [callOf(1)]);
      await store.record(recordOf(1));
      await store.removeRun(run);
      expect((await store.runs()).map(({ id }) => id)).toEqual([other.id]);
      expect(await store.isAnswered(recordOf(1).callHash)).toBe(true);
      expect((await tallyCalls(store, other))[0]).toMatchObject({ planned: 1, answered: 1 });
      const again = await begin("removed", "test:a");
      await store.addCalls(again, [callOf(1)]);
      expect((await tallyCalls(store, again))[0]).toMatchObject({ planned: 1, missing: 0 });
      expect(await store.check()).toEqual([]);
    });

    it("takes a run out with the answers that no other run uses", async () => {
      const run = await begin("removed", "test:a");
      const other = await begin("kept", "test:a");
      await store.addCalls(run, [callOf(1), callOf(2), callOf(3)]);
      await store.addCalls(other, [callOf(1)]);
      for (const index of [1, 2]) await store.record(recordOf(index));
      expect(await store.removeRun(run, { answers: true })).toBe(1);
      const isAnswered = (index: number): Promise<boolean> => store.isAnswered(recordOf(index).callHash);
      expect([await isAnswered(1), await isAnswered(2)]).toEqual([true, false]);
      expect((await tallyCalls(store, other))[0]).toMatchObject({ planned: 1, answered: 1 });
      expect(await store.check()).toEqual([]);
    });

    it("the same plan finds the same run, with the subjects and the command as they were", async () => {
      const argv = ["run", "-m", "it's a"];
      const first = await store.openRun(samplePlan(["a", "b"]), [subject("a"), subject("b")], at(0), argv);
      const again = await store.openRun(samplePlan(["b", "a"]), [subject("b"), subject("a")], at(9), ["run"]);
      expect(first.argv).toEqual(argv);
      expect(again).toEqual({ ...first, touched: at(9) });
      expect(first.subjects).toEqual([subject("a"), subject("b")]);
      expect(await store.runs()).toHaveLength(1);
    });

    it("calls of an open batch are pending for nobody, and are again when it has ended or is lost", async () => {
      const run = await begin("s", "a");
      await store.addCalls(
        run,
        numbers(0, 4).map((k) => callOf(k)),
      );
      const pending = async (): Promise<number[]> =>
        (await collect(store.pending(run, 0))).map(({ ordinal }) => ordinal);
      const hashes = [1, 2].map((k) => callOf(k).callHash);
      const intended = { name: "b", run: run.id, subject: 0, calls: 2, setAside: 0.5, created: at(3) };
      await store.beginBatch({ ...intended, status: "intended" }, hashes);
      expect(await pending()).toEqual([0, 3]);
      await store.changeBatch("b", { status: "waiting", vendorId: "v-1" });
      const [batch] = await store.batches(run);
      expect(batch).toEqual({ ...intended, status: "waiting", vendorId: "v-1" });
      if (batch === undefined) return;
      expect((await collect(batchedCalls(store, run, batch))).map(({ ordinal }) => ordinal)).toEqual([1, 2]);
      await store.record(recordOf(1));
      await store.changeBatch("b", { status: "ended", why: "one expired" });
      expect(await pending()).toEqual([0, 2, 3]);
      expect(await store.batches()).toEqual([
        { ...intended, status: "ended", vendorId: "v-1", why: "one expired" },
      ]);
    });

    it("what was recorded is read back as it was", async () => {
      const run = await begin("s", "a");
      await store.addCalls(run, [callOf(0)]);
      const response: Response = {
        status: "truncated",
        text: "Yes “∀x” \u0000 \n",
        thinking: "hm",
        finishReason: "length",
        logprobs: [{ token: " no", logprob: -0.5, top: [{ token: " yes", logprob: -1.25 }] }],
        usage: { tokensIn: 1, tokensOut: 2, tokensThinking: 3, tokensCached: 4 },
        attempts: [
          { at: at(1), durationMs: 1, error: { class: "server", status: 500, message: "oops" } },
          { at: at(2), durationMs: 2.25 },
        ],
        servedModel: "served",
        time: at(2),
      };
      await store.record(recordOf(0, response));
      expect(await collect(answeredCalls(store, run))).toEqual([{ ...callOf(0), response }]);
      expect((await readCalls(store, run, { subject: 0 }, [0])).get(0)?.prompt).toEqual(
        samplePrompt(sampleQuestion(0)),
      );
    });

    it("a call has one response: the first that is not a failure stays", async () => {
      const run = await begin("s", "a");
      await store.addCalls(run, [callOf(0)]);
      await store.record(recordOf(0));
      await store.record(recordOf(0, { text: "No." }));
      await store.record(recordOf(0, { status: "failed", text: "" }));
      expect((await collect(answeredCalls(store, run))).map(({ response }) => response.text)).toEqual([
        "Yes, 0.",
      ]);
    });

    it("an answer that comes second was paid for, and its cost and attempts are the call's", async () => {
      const run = await begin("paid twice", "test:a");
      await store.addCalls(run, [callOf(60), callOf(61)]);
      const paid = (second: number, cost: number | undefined, text: string): Partial<Response> => {
        const attempts = [{ at: at(second), durationMs: 5 }];
        return { cost, text, time: at(second), attempts };
      };
      const [first, second] = [recordOf(60, paid(1, 0.25, "Yes.")), recordOf(60, paid(2, 0.5, "No."))];
      await store.record(first);
      // A writer that does not know whether it was stored stores it again.
      for (const record of [first, second, second]) await store.record(record);
      await Promise.all(
        [paid(1, 0.25, "Yes."), paid(2, undefined, "No.")].map((one) => store.record(recordOf(61, one))),
      );
      const calls = await collect(answeredCalls(store, run));
      expect(calls.map(({ response }) => [response.text, response.cost, response.attempts.length])).toEqual([
        ["Yes.", 0.75, 2],
        ["Yes.", undefined, 2],
      ]);
    });

    it("a failure gives way, and its attempts stay in front of the later ones", async () => {
      const run = await begin("s", "a");
      await store.addCalls(run, [callOf(0)]);
      const failure = (second: number): Partial<Response> => ({
        status: "failed",
        text: "",
        attempts: [{ at: at(second), durationMs: 1, error: { class: "network", message: "gone" } }],
      });
      await store.record(recordOf(0, failure(1)));
      await store.record(recordOf(0, failure(2)));
      await store.record(recordOf(0, { attempts: [{ at: at(3), durationMs: 1 }] }));
      const [call] = await collect(answeredCalls(store, run));
      expect(call?.response.status).toBe("answered");
      expect(call?.response.attempts.map((attempt) => [attempt.at, attempt.error?.class])).toEqual([
        [at(1), "network"],
        [at(2), "network"],
        [at(3), undefined],
      ]);
    });

    it("what is pending is what has no response or a failed one, in order, over many pages", async () => {
      const run = await begin("s", "a");
      await store.addCalls(
        run,
        numbers(0, 1201).map((index) => callOf(index)),
      );
      await Promise.all(
        numbers(0, 600).map((index) =>
          store.record(recordOf(index, index === 7 ? { status: "failed" } : {})),
        ),
      );
      const pending = await collect(store.pending(run, 0));
      expect(pending.map(({ ordinal }) => ordinal)).toEqual([7, ...numbers(600, 1201)]);
      expect(pending.map(({ failedBefore }) => failedBefore).indexOf(true)).toBe(0);
      expect(pending.filter(({ failedBefore }) => failedBefore)).toHaveLength(1);
      expect(await tallyCalls(store, run)).toEqual([
        { planned: 1201, missing: 601, answered: 599, refused: 0, truncated: 0, failed: 1 },
      ]);
    });

    it("planning again changes nothing", async () => {
      const run = await begin("s", "a");
      await store.addCalls(run, [callOf(0), callOf(1)]);
      await store.addCalls(run, [callOf(0), callOf(1), callOf(2)]);
      expect((await collect(store.pending(run, 0))).map(({ ordinal }) => ordinal)).toEqual([0, 1, 2]);
      expect((await collect(readQuestions(store, run))).map(({ id }) => id)).toEqual([
        "item-0",
        "item-1",
        "item-2",
      ]);
    });

    it("a run knows when all its calls are planned", async () => {
      const run = await begin("s", "a");
      expect(run.planned).toBe(false);
      await store.closePlan(run);
      expect((await begin("s", "a")).planned).toBe(true);
    });

    it("runs share responses, and no more", async () => {
      const one = await begin("one", "a");
      const two = await begin("two", "a");
      await store.addCalls(one, [callOf(0), callOf(1)]);
      await store.addCalls(two, [callOf(1), callOf(2)]);
      await store.record(recordOf(1));
      expect((await collect(store.pending(one, 0))).map(({ question }) => question.id)).toEqual(["item-0"]);
      expect((await collect(store.pending(two, 0))).map(({ question }) => question.id)).toEqual(["item-2"]);
    });

    it("scores carry the tags, the key and the verdict of the reader that was named", async () => {
      const run = await begin("s", "a", "b");
      await store.addCalls(run, [callOf(0), callOf(0, 1), callOf(1)]);
      const verdict = { outcome: "correct", answer: "yes", span: [0, 3] } as const;
      await store.record(recordOf(0), { callHash: callOf(0).callHash, reader: "r1", verdict });
      await store.judge([{ callHash: callOf(0).callHash, reader: "r2", verdict: { outcome: "unreadable" } }]);
      const scores = await collect(readScores(store, run, { reader: "r1" }));
      expect(scores.map(({ model }) => model)).toEqual(["a", "b"]);
      expect(scores[0]).toEqual({
        questionId: "item-0",
        model: "a",
        tags: {
          logic: "propositional",
          category: "inference",
          rule: "modus ponens",
          base: "modus ponens",
          extension: "none",
          kind: "valid",
          length: "1",
        },
        key: "no",
        epoch: 0,
        ordinal: 0,
        verdict,
      });
      expect((await collect(readScores(store, run, { reader: "r2" })))[0]?.verdict).toEqual({
        outcome: "unreadable",
      });
      expect(await collect(readScores(store, run, { reader: "r3" }))).toEqual([]);
    });

    it("a response that replaces a failure takes the failure's verdicts with it", async () => {
      const run = await begin("s", "a");
      await store.addCalls(run, [callOf(0)]);
      const { callHash } = callOf(0);
      await store.record(recordOf(0, { status: "failed" }), {
        callHash,
        reader: "r",
        verdict: { outcome: "failed" },
      });
      expect(await collect(answeredCalls(store, run, "r"))).toHaveLength(0);
      await store.record(recordOf(0));
      expect((await collect(answeredCalls(store, run, "r"))).map(({ response }) => response.status)).toEqual([
        "answered",
      ]);
    });

    it("a run taken out and put into another store is the same there, answers, attempts, verdicts and all", async () => {
      const run = await begin("s", "a", "b");
      await store.addCalls(run, [callOf(0), callOf(1), callOf(2), callOf(0, 1)]);
      const verdict = { callHash: callOf(0).callHash, reader: "r", verdict: { outcome: "correct" } } as const;
      await store.record(recordOf(0, { status: "failed", text: "" }));
      await store.record(
        recordOf(0, { text: "Yes \u0000\u0010", thinking: "hm", cost: 0.1, servedModel: "s" }),
        verdict,
      );
      await store.record(recordOf(1, { status: "failed", text: "" }));
      await store.closePlan(run);
      const planned = await store.findRun(run.id);
      const other = openSqliteStore(":memory:", { mode: "write" });
      const back = openSqliteStore(":memory:", { mode: "write" });
      expect(await putIn(other, await takeOut(store, planned, ["r"]))).toBe(4);
      expect(await putIn(back, await takeOut(other, planned, ["r"]))).toBe(4);
      for (const copy of [other, back]) {
        expect(await copy.runs()).toEqual(await store.runs());
        expect(await collect(answeredCalls(copy, run))).toEqual(await collect(answeredCalls(store, run)));
        expect(await collect(readScores(copy, run, { reader: "r" }))).toEqual(
          await collect(readScores(store, run, { reader: "r" })),
        );
        expect(await collect(copy.pending(run, 0))).toEqual(await collect(store.pending(run, 0)));
        for (const subject of [0, 1])
          expect(await readCalls(copy, run, { subject, reader: "r" }, [0, 1, 2])).toEqual(
            await readCalls(store, run, { subject, reader: "r" }, [0, 1, 2]),
          );
      }
      // The other store goes on; what it adds comes back, and what is here stays.
      const later = [{ at: at(2), durationMs: 1 }];
      await other.record(recordOf(1, { text: "Yes, at last.", attempts: later }));
      await other.record(recordOf(2, { text: "there" }));
      await store.record(recordOf(2, { text: "here" }));
      await putIn(store, await takeOut(other, run, ["r"]));
      const answers = await collect(answeredCalls(store, run));
      expect(answers.map(({ response }) => response.text).slice(0, 3)).toEqual([
        "Yes \u0000\u0010",
        "Yes, at last.",
        "here",
      ]);
      expect(answers[1]?.response.attempts.map((attempt) => attempt.at)).toEqual([at(1), at(2)]);
      await other.close();
      await back.close();
    });

    it("a run is found by its id, by a beginning that is its own, and as the latest", async () => {
      await expect(store.findRun("latest")).rejects.toMatchObject({ code: "misuse" });
      const ids: string[] = [];
      for (const suite of numbers(0, 40)) {
        const run = await store.openRun(
          samplePlan(["a"], { suite: sampleSuite(suite) }),
          [subject("a")],
          at(suite),
        );
        ids.push(run.id);
      }
      expect((await store.findRun("latest")).id).toBe(ids[39]);
      expect((await store.findRun(ids[3] ?? "")).id).toBe(ids[3]);
      expect((await store.findRun((ids[3] ?? "").slice(0, 8))).id).toBe(ids[3]);
      const first = ids.find((id) => ids.filter((other) => other[0] === id[0]).length > 1) ?? "";
      await expect(store.findRun(first.slice(0, 1))).rejects.toMatchObject({
        code: "misuse",
        message: expect.stringContaining("begins"),
      });
      await expect(store.findRun("zzz")).rejects.toMatchObject({
        code: "misuse",
        message: expect.stringContaining("zzz"),
      });
      await expect(store.findRun("")).rejects.toMatchObject({ code: "misuse" });
    });
  });
};
