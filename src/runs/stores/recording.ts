/**
 * Stores answers, as queries for any database that kysely supports: responses with their prompts, and verdicts.
 * Responses that arrive within a moment share a transaction.
 */
import type { Transaction } from "kysely";
import type { Attempt } from "#models/language-model";
import { computeTotalCost } from "#models/outcome";
import type { ResponseRecord, Store, VerdictRecord } from "../store.ts";
import { addRows, replaceVerdicts, inSlices, numberCalls, requireRow, type Numbered } from "./inserts.ts";
import type { Source } from "./reading.ts";
import { parseAttempts, responseRow, verdictRow } from "./rows.ts";
import type { Database, RowOf } from "./schema.ts";

/** Thrown if another writer was faster: on a retry, its rows exist. */
export class Raced extends Error {}

/** An answer as rows: the response, its prompt, and verdicts on it. */
type AnswerRows = {
  readonly response: RowOf<"responses">;
  readonly messages: string;
  readonly verdicts: readonly RowOf<"verdicts">[];
};

type Recorded = { readonly record: ResponseRecord; readonly verdicts: readonly VerdictRecord[] };

export const createRecording = (source: Source) => {
  const group = createGroupCommit<Recorded>((entries) =>
    inSlices(source, entries, async (trx, slice) => {
      const hashes = slice.map(({ record }) => record.callHash);
      const numbers = await numberCalls(trx, hashes);
      await addAnswers(
        trx,
        slice.map(({ record, verdicts }): AnswerRows => {
          const call = requireRow(numbers, record.callHash).number;
          return {
            response: responseRow(record, call),
            messages: JSON.stringify(record.prompt.messages),
            verdicts: verdicts.map((verdict) => verdictRow(verdict, call)),
          };
        }),
      );
    }),
  );
  return {
    record: (record, ...verdicts) => group.add({ record, verdicts }),
    judge: (verdicts) =>
      inSlices(source, verdicts, async (trx, slice) => {
        const hashes = slice.map(({ callHash }) => callHash);
        await setVerdicts(trx, slice, await numberCalls(trx, hashes));
      }),
    /** Resolves when the recorded answers are committed, or have failed. */
    flush: group.flush,
  } satisfies Partial<Store> & { readonly flush: () => Promise<void> };
};

type Paid = Pick<RowOf<"responses">, "status" | "attempts" | "cost">;

/**
 * Adds answers. The first response to a call that is not a failure stays, and is charged with those after it; a failure is replaced,
 * after its attempts.
 */
const addAnswers = async (trx: Transaction<Database>, answers: readonly AnswerRows[]): Promise<void> => {
  const calls = answers.map(({ response }) => response.call);
  const rows = await trx
    .selectFrom("responses")
    .where("call", "in", calls)
    .select(["call", "status", "attempts", "cost"])
    .execute();
  const stored = new Map(rows.map((row) => [row.call, row]));
  const added = new Map<number, AnswerRows>();
  const charged = new Map<number, Paid>();
  const verdicts = new Map<string, RowOf<"verdicts">>();
  for (const answer of answers) {
    const { call } = answer.response;
    const first = added.get(call);
    const before = first?.response ?? charged.get(call) ?? stored.get(call);
    const paid = before && addPaid(before, answer.response);
    const isStaying = before !== undefined && before.status !== "failed";
    if (!isStaying) added.set(call, { ...answer, response: { ...answer.response, ...paid } });
    else if (first !== undefined) added.set(call, { ...first, response: { ...first.response, ...paid } });
    else if (paid !== undefined) charged.set(call, { ...paid, status: before.status });
    // The stored answer once more may have other verdicts.
    if (!isStaying || paid === undefined)
      for (const verdict of answer.verdicts) verdicts.set(`${call} ${verdict.reader}`, verdict);
  }
  for (const [call, { attempts, cost }] of [...charged].toSorted(([a], [b]) => a - b)) {
    const stays = trx.updateTable("responses").set({ attempts, cost }).where("call", "=", call);
    const { numUpdatedRows } = await stays
      .where("attempts", "=", stored.get(call)!.attempts)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Raced();
  }
  await putRows(trx, added, stored);
  if (verdicts.size > 0) await replaceVerdicts(trx, sortRows(verdicts));
};

const putRows = async (
  trx: Transaction<Database>,
  added: ReadonlyMap<number, AnswerRows>,
  stored: ReadonlyMap<number, Paid>,
): Promise<void> => {
  if (added.size === 0) return;
  const failures = [...added.keys()].filter((call) => stored.has(call));
  if (failures.length > 0)
    for (const table of ["responses", "verdicts"] as const)
      await trx.deleteFrom(table).where("call", "in", failures).execute();
  // All writers use the order of the calls, so that no two wait for each other.
  const responses = sortRows(added).map(({ response }) => response);
  if ((await addRows(trx, "responses", responses)) < added.size) throw new Raced();
  const prompts = new Map(
    Array.from(added.values(), ({ response: { prompt: hash }, messages }) => [hash, { hash, messages }]),
  );
  await addRows(trx, "prompts", sortRows(prompts));
};

/**
 * Returns the attempts and the cost of two answers to a call: several processes asked it, or it was asked again after a failure. Returns
 * undefined for one and the same answer: a writer whose server was away stores it again.
 */
const addPaid = (first: Paid, later: Paid): Pick<Paid, "attempts" | "cost"> | undefined => {
  const before = parseAttempts(first);
  const isKnown = ({ at, durationMs }: Attempt): boolean =>
    before.some((one) => one.at === at && one.durationMs === durationMs);
  const more = parseAttempts(later).filter((attempt) => !isKnown(attempt));
  if (more.length === 0 && first.status === later.status) return undefined;
  const attempts = [...before, ...more];
  const costs = [first, later].map(({ status, cost }) => (status === "failed" ? 0 : cost));
  const isFailed = first.status === "failed" && later.status === "failed";
  const sum = isFailed || costs.includes(null) ? undefined : (costs[0] ?? 0) + (costs[1] ?? 0);
  return { attempts: JSON.stringify(attempts), cost: computeTotalCost(attempts, sum) ?? null };
};

const sortRows = <Name extends string | number, Row>(rows: ReadonlyMap<Name, Row>): Row[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

const setVerdicts = async (
  trx: Transaction<Database>,
  verdicts: readonly VerdictRecord[],
  calls: ReadonlyMap<string, Numbered>,
): Promise<void> => {
  // A statement may write a row only once.
  const rows = new Map(
    verdicts.map((verdict) => [
      `${verdict.callHash} ${verdict.reader}`,
      verdictRow(verdict, requireRow(calls, verdict.callHash).number),
    ]),
  );
  if (rows.size > 0) await replaceVerdicts(trx, [...rows.values()]);
};

type Waiting<Entry> = PromiseWithResolvers<void> & { readonly entry: Entry };

/** Milliseconds that the first writer of a group waits for others, at most as long as a call to a server of one's own. */
const gatherMs = 10;

/** Creates a group commit. `commit` writes a group in one transaction, all of it or nothing. */
export const createGroupCommit = <Entry>(commit: (entries: readonly Entry[]) => Promise<void>) => {
  let waiting: Waiting<Entry>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      await commit(group.map(({ entry }) => entry));
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  const flush = (): Promise<void> => {
    underWay = Promise.all([underWay, write()]).then(() => {});
    return underWay;
  };

  return {
    flush,
    /** Resolves when the group with this entry is committed. */
    add: (entry: Entry): Promise<void> => {
      const writer = { entry, ...Promise.withResolvers<void>() };
      waiting.push(writer);
      timer ??= setTimeout(() => void flush(), gatherMs);
      return writer.promise;
    },
  };
};
