/**
 * Copies runs between stores of any kind: rows unchanged, with names in place of the numbers of one store. Existing
 * rows stay: the first answer to a call, which is charged with the other store's, and a run's later access time.
 */
import type { Transaction } from "kysely";
import { misuse } from "#logic/error";
import type { CopiedCall, CopiedRun, Run, Store } from "../store.ts";
import { addRows } from "./inserts.ts";
import { inSlices, numberCalls, requireRow } from "./inserts.ts";
import { numberQuestions } from "./planning.ts";
import { findRunNumber, type Source } from "./reading.ts";
import { addAnswers, type AnswerRows } from "./recording.ts";
import type { Database } from "./schema.ts";

const pageSize = 500;

export const createCopying = (source: Source) => {
  const { db, again, location } = source;
  return {
    takeOut: async (run) => {
      const calls = async function* () {
        const number = await again(() => findRunNumber(source, run.id));
        for (const place of run.subjects.keys())
          for (let after = -1; ;) {
            const page = await again(() => readPage(source, number, place, after));
            const last = page.at(-1);
            if (last === undefined) break;
            yield page;
            after = last.ordinal;
          }
      };
      return { head: await again(() => readHead(source, run)), calls: calls() };
    },
    putIn: async ({ head, calls }) => {
      const { number, places } = await again(() => putHead(source, head));
      const batches = new Map<string, number>();
      for (const { name, number: own } of await again(() =>
        db.selectFrom("batches").where("run", "=", number).select(["name", "number"]).execute(),
      ))
        batches.set(name, own);
      let count = 0;
      for await (const page of calls) {
        const placed = page.map((call) => ({ ...call, subject: places[call.subject] ?? call.subject }));
        await inSlices(source, placed, (trx, slice) => putCalls(trx, { number, batches, location }, slice));
        count += page.length;
      }
      return count;
    },
  } satisfies Partial<Store>;
};

const readHead = async ({ db }: Source, { id }: Run): Promise<CopiedRun> => {
  const run = await db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const of = run.number;
  const { number: _, ...row } = run;
  const subjects = await db
    .selectFrom("subjects")
    .where("run", "=", of)
    .orderBy("ordinal")
    .select(["ordinal", "id", "provider", "model", "organisation", "parameters"])
    .execute();
  const names = await db.selectFrom("run_aliases").where("run", "=", of).select("id").execute();
  const batches = await db
    .selectFrom("batches")
    .where("run", "=", of)
    .orderBy("number")
    .select(["name", "subject", "vendor_id", "status", "calls", "set_aside", "created", "why"])
    .execute();
  return { run: row, subjects, names: names.map((name) => name.id), batches };
};

const readPage = async (
  { db }: Source,
  run: number,
  subject: number,
  after: number,
): Promise<readonly CopiedCall[]> => {
  const calls = await db
    .selectFrom("calls as c")
    .innerJoin("call_hashes as h", "h.number", "c.call")
    .innerJoin("questions as q", "q.number", "c.question")
    .innerJoin("tag_sets as t", "t.number", "c.tag_set")
    .leftJoin("batch_calls as w", "w.call", "c.call")
    .leftJoin("batches as b", "b.number", "w.batch")
    .where("c.run", "=", run)
    .where("c.subject", "=", subject)
    .where("c.ordinal", ">", after)
    .orderBy("c.ordinal")
    .limit(pageSize)
    .select(["c.call", "c.subject", "c.ordinal", "c.epoch", "h.hash"])
    .select(["q.id", "q.group_id", "q.json", "t.tags", "t.key", "b.name as batch"])
    .execute();
  if (calls.length === 0) return [];
  const numbers = calls.map(({ call }) => call);
  const responses = await db
    .selectFrom("responses as r")
    .innerJoin("prompts as p", "p.hash", "r.prompt")
    .where("r.call", "in", numbers)
    .selectAll("r")
    .select("p.messages")
    .execute();
  const verdicts = await db.selectFrom("verdicts").where("call", "in", numbers).selectAll().execute();
  const responseTo = new Map(responses.map((row) => [row.call, row]));
  const verdictsOn = Map.groupBy(verdicts, (row) => row.call);
  return calls.map(({ call, id, group_id, json, tags, key, ...planned }) => ({
    ...planned,
    question: { id, group_id, json, tags, key },
    response: responseTo.get(call),
    verdicts: verdictsOn.get(call) ?? [],
  }));
};

const putHead = (
  { db }: Source,
  { run, subjects, names, batches }: CopiedRun,
): Promise<{ readonly number: number; readonly places: readonly number[] }> =>
  db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("runs")
      .values(run)
      .onConflict((on) => on.doNothing())
      .returning("number")
      .executeTakeFirst();
    const found = await trx.selectFrom("runs").selectAll().where("id", "=", run.id).executeTakeFirstOrThrow();
    const { number } = found;
    if (added !== undefined && subjects.length > 0)
      await trx
        .insertInto("subjects")
        .values(subjects.map((row) => ({ ...row, run: number })))
        .execute();
    if (added === undefined)
      await trx
        .updateTable("runs")
        .set({
          planned: Math.max(found.planned, run.planned),
          touched: found.touched > run.touched ? found.touched : run.touched,
          created: found.created < run.created ? found.created : run.created,
        })
        .where("number", "=", number)
        .execute();
    for (const id of names) await addRows(trx, "run_aliases", [{ id, run: number }]);
    const own = await trx
      .selectFrom("subjects")
      .where("run", "=", number)
      .select(["id", "ordinal"])
      .execute();
    const places = subjects.map(({ id }) => {
      const place = own.find((row) => row.id === id);
      if (place === undefined)
        throw misuse(`the run ${run.id} has other models in the store`, "name another --store");
      return place.ordinal;
    });
    for (const batch of batches)
      await addRows(trx, "batches", [
        { ...batch, run: number, subject: places[batch.subject] ?? batch.subject },
      ]);
    return { number, places };
  });

type Into = Pick<Source, "location"> & {
  readonly number: number;
  readonly batches: ReadonlyMap<string, number>;
};

const putCalls = async (
  trx: Transaction<Database>,
  { number: run, batches, location }: Into,
  page: readonly CopiedCall[],
): Promise<void> => {
  const hashes = await numberCalls(
    trx,
    page.map(({ hash }) => hash),
  );
  const asked = new Map(page.map(({ question }) => [question.id, () => question]));
  const questions = await numberQuestions(trx, asked, location);
  const getNumber = ({ hash }: CopiedCall): number => requireRow(hashes, hash).number;
  const rows = page.map((call) => {
    const { number: question, tag_set } = requireRow(questions, call.question.id);
    const { subject, ordinal, epoch } = call;
    return { run, subject, ordinal, call: getNumber(call), tag_set, question, epoch };
  });
  await addRows(trx, "calls", rows);
  const answers = page.flatMap((one): readonly AnswerRows[] => {
    if (one.response === undefined) return [];
    const call = getNumber(one);
    const { messages, ...response } = one.response;
    const verdicts = one.verdicts.map((row) => ({ ...row, call }));
    return [{ response: { ...response, call }, messages, verdicts }];
  });
  if (answers.length > 0) await addAnswers(trx, answers);
  const waited = page.flatMap((call) => {
    const batch = call.batch === null ? undefined : batches.get(call.batch);
    return batch === undefined ? [] : [{ call: getNumber(call), batch }];
  });
  if (waited.length > 0) await addRows(trx, "batch_calls", waited);
};
