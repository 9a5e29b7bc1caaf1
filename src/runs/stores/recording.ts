/**
 * Stores answers, as queries for any database that kysely supports: responses with their prompts, and verdicts.
 * Responses that arrive within a moment share a transaction.
 */
import type { Insertable, Transaction } from "kysely";
import type { Attempt, Response } from "#models/language-model";
import { costAfter } from "#models/outcome";
import { promptHash } from "../plan.ts";
import type { ResponseRecord, Store, VerdictRecord } from "../store.ts";
import { createGroupCommit } from "./group-commit.ts";
import { addRows, replaceVerdicts } from "./inserts.ts";
import { addCallHashes, inSlices, numbersOfCalls, present, rowIn, type Numbered } from "./numbering.ts";
import type { Source } from "./reading.ts";
import { attemptsOf, responseRow, verdictRow } from "./rows.ts";
import type { Database, RowOf } from "./schema.ts";

/** Thrown if another writer was faster: on a retry, its rows exist. */
export class Raced extends Error {}

type Recorded = { readonly record: ResponseRecord; readonly verdict: VerdictRecord | undefined };

export const createRecording = (source: Source) => {
  const group = createGroupCommit<Recorded>((entries) =>
    inSlices(source, entries, async (trx, slice) => addAnswers(trx, await lookedUp(trx, slice))),
  );
  return {
    record: (record, verdict) => group.add({ record, verdict }),
    judge: (verdicts) =>
      inSlices(source, verdicts, async (trx, slice) => {
        const hashes = slice.map(({ callHash }) => callHash);
        await setVerdicts(trx, slice, await numbersOfCalls(trx, hashes));
      }),
    /** Resolves when the recorded answers are committed, or have failed. */
    flush: group.flush,
  } satisfies Partial<Store> & { readonly flush: () => Promise<void> };
};

type Rows<Table extends keyof Database> = ReadonlyMap<number, Insertable<Database[Table]>>;

/** The rows that a group adds, by call number, and the failures that they replace. */
type Added = {
  readonly responses: Rows<"responses">;
  /** Answers that stay, with the attempts and costs of those that came after them, and their attempts so far. */
  readonly dropped?: ReadonlyMap<number, Paid & { readonly before: string }>;
  readonly verdicts: Rows<"verdicts">;
  /** By their hashes. */
  readonly prompts: ReadonlyMap<string, Insertable<Database["prompts"]>>;
  readonly replaced: readonly number[];
};

/** The stored state of a call before its answer is added. */
type Stored = {
  readonly number: number;
  readonly status: string | null;
  readonly attempts: string | null;
} & Pick<Paid, "cost">;

/** What a call's attempts have cost. */
type Paid = Pick<RowOf<"responses">, "attempts" | "cost">;

/**
 * Returns the rows of answers. The first response to a call that is not a failure stays, and is charged with those after it; a failure is
 * replaced, after its attempts.
 */
const answersTo = (
  entries: readonly Recorded[],
  storedOf: (record: ResponseRecord) => Stored,
): Omit<Added, "replaced"> => {
  const responses = new Map<number, Insertable<Database["responses"]>>();
  const verdicts = new Map<number, Insertable<Database["verdicts"]>>();
  const prompts = new Map<string, Insertable<Database["prompts"]>>();
  const dropped = new Map<number, Paid & { readonly before: string }>();
  for (const { record, verdict } of entries) {
    const stored = storedOf(record);
    const call = stored.number;
    const added = responses.get(call);
    const known = added ?? { ...stored, ...dropped.get(call) };
    if (known.status !== null && known.status !== "failed") {
      const paid = addPaid(known, record.response);
      if (added !== undefined) responses.set(call, { ...added, ...paid });
      else if (paid !== undefined) dropped.set(call, { ...paid, before: stored.attempts ?? "" });
      continue;
    }
    const prompt = promptHash(record.prompt);
    const before = attemptsIn(known);
    responses.set(
      call,
      responseRow(record, { call, prompt, before, parameters: JSON.stringify(record.parameters) }),
    );
    prompts.set(prompt, { hash: prompt, messages: JSON.stringify(record.prompt.messages) });
    if (verdict === undefined) verdicts.delete(call);
    else verdicts.set(call, verdictRow(verdict, call));
  }
  return { responses, dropped, verdicts, prompts };
};

const attemptsIn = ({ attempts }: Pick<Stored, "attempts">): readonly Attempt[] =>
  attempts === null ? [] : attemptsOf({ attempts });

/**
 * Adds the attempts and the cost of an answer that is dropped: several processes asked one call, and all were charged. Returns undefined
 * if it is the stored answer itself: a writer whose server was away stores it again.
 */
const addPaid = (
  { attempts, cost = null }: Pick<Stored, "attempts"> & { readonly cost?: number | null },
  { status, cost: own, attempts: more }: Response,
): Paid | undefined => {
  const before = attemptsIn({ attempts });
  const isKnown = ({ at, durationMs }: Attempt): boolean =>
    before.some((one) => one.at === at && one.durationMs === durationMs);
  if (more.every(isKnown)) return undefined;
  const added = status === "failed" ? 0 : own;
  const sum = cost === null || added === undefined ? undefined : cost + added;
  return { attempts: JSON.stringify([...before, ...more]), cost: costAfter(more, sum) ?? null };
};

const lookedUp = async (trx: Transaction<Database>, entries: readonly Recorded[]): Promise<Added> => {
  const calls = await present(
    entries.map(({ record }) => record.callHash),
    (names) =>
      trx
        .selectFrom("call_hashes as h")
        .leftJoin("responses as r", "r.call", "h.number")
        .where("h.hash", "in", names)
        .select(["h.hash as name", "h.number", "r.status", "r.attempts", "r.cost"])
        .execute(),
    (names) => addCallHashes(trx, names),
  );
  return {
    ...answersTo(entries, ({ callHash }) => rowIn(calls, callHash)),
    replaced: [...calls.values()].filter(({ status }) => status === "failed").map(({ number }) => number),
  };
};

/** Adds answers; the failures that they replace are deleted first. */
export const addAnswers = async (
  trx: Transaction<Database>,
  { responses, dropped = new Map(), verdicts, prompts, replaced }: Added,
): Promise<void> => {
  for (const [call, { before, ...paid }] of [...dropped].toSorted(([a], [b]) => a - b)) {
    const stayed = trx.updateTable("responses").set(paid).where("call", "=", call);
    const { numUpdatedRows } = await stayed.where("attempts", "=", before).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Raced();
  }
  if (responses.size === 0) return;
  if (replaced.length > 0)
    for (const table of ["responses", "verdicts"] as const)
      await trx.deleteFrom(table).where("call", "in", replaced).execute();
  // All writers use the order of the calls, so that no two wait for each other.
  const added = await addRows(trx, "responses", sorted(responses));
  if (added < responses.size) throw new Raced();
  await addRows(trx, "prompts", sorted(prompts));
  if (verdicts.size > 0) await replaceVerdicts(trx, sorted(verdicts));
};

const sorted = <Name extends string | number, Row>(rows: ReadonlyMap<Name, Row>): Row[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

/** Stores verdicts in place of earlier ones by the same answer parser. */
const setVerdicts = async (
  trx: Transaction<Database>,
  verdicts: readonly VerdictRecord[],
  calls: ReadonlyMap<string, Numbered>,
): Promise<void> => {
  // A statement may write a row only once.
  const rows = new Map(
    verdicts.map((verdict) => [
      `${verdict.callHash} ${verdict.reader}`,
      verdictRow(verdict, rowIn(calls, verdict.callHash).number),
    ]),
  );
  if (rows.size > 0) await replaceVerdicts(trx, [...rows.values()]);
};
