/**
 * What a store writes of answers, as queries for any database that kysely speaks: responses, with the prompts that they
 * answer, and verdicts. Responses that come within a moment share a transaction.
 */
import type { Insertable, Transaction } from "kysely";
import { promptHash } from "../plan.ts";
import type { ResponseRecord, Store, VerdictRecord } from "../store.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { Inserts } from "./inserts.ts";
import { inSlices, numbersOfCalls, present, rowIn, type Numbered } from "./numbering.ts";
import type { Source } from "./reading.ts";
import { Raced } from "./postgres-error.ts";
import { attemptsOf, responseRow, verdictRow } from "./rows.ts";
import type { Database } from "./schema.ts";

type Recorded = { readonly record: ResponseRecord; readonly verdict: VerdictRecord | undefined };

type Recording = Pick<Store, "record" | "judge"> & {
  /** Resolves when what was recorded is committed, or has failed. */
  readonly flush: () => Promise<void>;
};

export const createRecording = (source: Source, inserts: Inserts): Recording => {
  const group = createGroupCommit<Recorded>(async (entries) => {
    await inSlices(source, entries, (trx, slice) => addResponses(trx, inserts, slice));
    await source.settled?.();
  });
  return {
    record: (record, verdict) => group.add({ record, verdict }),
    judge: (verdicts) =>
      inSlices(source, verdicts, async (trx, slice) => {
        const hashes = slice.map(({ callHash }) => callHash);
        await setVerdicts(trx, inserts, slice, await numbersOfCalls(trx, inserts, hashes));
      }),
    flush: group.flush,
  };
};

/** The first response to a call that is not a failure stays; a failure gives way, and its attempts stay in front. */
const addResponses = async (
  trx: Transaction<Database>,
  inserts: Inserts,
  entries: readonly Recorded[],
): Promise<void> => {
  const calls = await present(
    entries.map(({ record }) => record.callHash),
    (names) =>
      trx
        .selectFrom("call_hashes as h")
        .leftJoin("responses as r", "r.call", "h.number")
        .where("h.hash", "in", names)
        .select(["h.hash as name", "h.number", "r.status", "r.attempts"])
        .execute(),
    (names) =>
      inserts.call_hashes(
        trx,
        names.map((hash) => ({ hash })),
      ),
  );
  const responses = new Map<number, Insertable<Database["responses"]>>();
  const prompts = new Map<string, Insertable<Database["prompts"]>>();
  const verdicts = new Map<number, VerdictRecord | undefined>();
  for (const { record, verdict } of entries) {
    const { number: call, ...stored } = rowIn(calls, record.callHash);
    const { status, attempts } = responses.get(call) ?? stored;
    if (status !== null && status !== "failed") continue;
    const prompt = promptHash(record.prompt);
    const before = attempts === null ? [] : attemptsOf({ attempts });
    responses.set(call, responseRow(record, { call, prompt, before }));
    prompts.set(prompt, { hash: prompt, messages: JSON.stringify(record.prompt.messages) });
    verdicts.set(call, verdict);
  }
  if (responses.size === 0) return;
  const replaced = [...calls.values()]
    .filter(({ status }) => status === "failed")
    .map(({ number }) => number);
  if (replaced.length > 0)
    for (const table of ["responses", "verdicts"] as const)
      await trx.deleteFrom(table).where("call", "in", replaced).execute();
  // Everybody writes in the order of the calls, so that no two wait for each other.
  const added = await inserts.responses(trx, sorted(responses));
  if (added < responses.size) throw new Raced();
  await inserts.prompts(trx, sorted(prompts));
  await setVerdicts(
    trx,
    inserts,
    [...verdicts.values()].filter((verdict) => verdict !== undefined),
    calls,
  );
};

const sorted = <Name extends string | number, Row>(rows: ReadonlyMap<Name, Row>): Row[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

/** Stores verdicts in place of earlier ones by the same reader. */
const setVerdicts = async (
  trx: Transaction<Database>,
  inserts: Inserts,
  verdicts: readonly VerdictRecord[],
  calls: ReadonlyMap<string, Numbered>,
): Promise<void> => {
  // A statement may write a row once only.
  const rows = new Map(
    verdicts.map((verdict) => [
      `${verdict.callHash} ${verdict.reader}`,
      verdictRow(verdict, rowIn(calls, verdict.callHash).number),
    ]),
  );
  if (rows.size > 0) await inserts.verdicts(trx, [...rows.values()]);
};
