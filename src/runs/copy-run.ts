/**
 * Copies runs between stores of any kind. What the other store has stays: the first answer to a call, which is charged with
 * the copied one, and a run's later access time.
 */
import { misuse } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import type { Prompt, Response } from "#models/language-model";
import { answerReaders } from "#scoring/readers/readers";
import { pickSubject } from "./ask-calls.ts";
import {
  plannedFields,
  type Batch,
  type PlannedCall,
  type Run,
  type Store,
  type VerdictRecord,
} from "./store.ts";

/** A planned call with everything stored about it. */
export type CopiedCall = PlannedCall & {
  /** The name of the open batch that contains it. */
  readonly batch: string | null;
  readonly prompt?: Prompt;
  readonly response?: Response;
  readonly verdicts: readonly VerdictRecord[];
};

/** A run to be copied, its batches, and its calls page by page. */
export type RunInTransit = {
  readonly run: Run;
  readonly batches: readonly Batch[];
  readonly calls: AsyncIterable<readonly CopiedCall[]>;
};

const pageSize = 500;

/** Returns a run for another store, with the verdicts of these answer parsers; default: all. */
export const takeOut = async (
  store: Store,
  run: Run,
  readers: readonly string[] = answerReaders.map(({ name }) => name),
): Promise<RunInTransit> => ({
  run,
  batches: await store.batches(run),
  calls: readPages(store, run, readers.toSorted()),
});

async function* readPages(
  store: Store,
  run: Run,
  readers: readonly string[],
): AsyncGenerator<readonly CopiedCall[]> {
  const fields = [...plannedFields, "batch", "prompt", "response"] as const;
  for (const subject of run.subjects.keys())
    for (let from = 0; ;) {
      const page = await Array.fromAsync(store.select(run, { fields, subject, from, limit: pageSize }));
      if (page.length === 0) break;
      const where = [["ordinal", "in", page.map(({ ordinal }) => ordinal)]] as const;
      const verdicts = new Map<string, VerdictRecord[]>();
      for (const reader of readers)
        for await (const { callHash, verdict } of store.select(run, {
          fields: ["callHash", "verdict"],
          subject,
          reader,
          where,
        }))
          if (verdict !== undefined)
            getOrInsert(verdicts, callHash, () => []).push({ callHash, reader, verdict });
      yield page.map((call) => ({ ...call, verdicts: verdicts.get(call.callHash) ?? [] }));
      from = page.at(-1)!.ordinal + 1;
    }
}

/** Adds a run from another store, and returns its number of calls. Of batches, the open ones are added. */
export const putIn = async (store: Store, { run, batches, calls }: RunInTransit): Promise<number> => {
  const copy = await openCopy(store, run);
  const places = run.subjects.map(({ id }) => {
    const place = copy.subjects.findIndex((one) => one.id === id);
    if (place < 0) throw misuse(`the run ${run.id} has other models in the store`, "name another --store");
    return place;
  });
  const waiting = new Map<string, string[]>();
  let count = 0;
  for await (const page of calls) {
    const placed = page.map((call) => ({ ...call, subject: places[call.subject] ?? call.subject }));
    await store.addCalls(copy, placed);
    await Promise.all(
      placed.map(async ({ callHash, question, subject, epoch, prompt, response, verdicts }) => {
        if (prompt === undefined || response === undefined) return;
        const about = { ...pickSubject(copy.subjects[subject]!), callHash, question: question.id, epoch };
        await store.record({ ...about, prompt, response }, ...verdicts);
      }),
    );
    for (const { batch, callHash } of page)
      if (batch !== null) getOrInsert(waiting, batch, () => []).push(callHash);
    count += page.length;
  }
  const known = new Set((await store.batches(copy)).map(({ name }) => name));
  for (const batch of batches)
    if (!known.has(batch.name))
      await store.beginBatch({ ...batch, subject: places[batch.subject]! }, waiting.get(batch.name) ?? []);
  if (run.planned) await store.closePlan(copy);
  return count;
};

const openCopy = async (store: Store, run: Run): Promise<Run> => {
  const { plan, subjects, created, touched, argv = [], name } = run;
  const runs = await store.runs();
  const own = runs.find(({ id }) => id === run.id) ?? (await store.openRun(plan, subjects, created, argv));
  const copy = await store.openRun(plan, subjects, own.touched > touched ? own.touched : touched);
  if (name !== undefined && own.name === undefined && !runs.some((one) => one.name === name))
    await store.nameRun(copy, name);
  return copy;
};
