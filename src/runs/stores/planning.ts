/**
 * Stores plans, as queries for any database that kysely supports: runs, and their planned calls with their questions.
 */
import type { Insertable, Transaction } from "kysely";
import { type Question, labelText } from "#items/question";
import { computeRunId } from "../plan.ts";
import type { PlannedCall, Store, Subject } from "../store.ts";
import { addRows, inSlices, numberCalls, present, requireRow, type Numbered } from "./inserts.ts";
import { findRunNumber, readRun, type Source } from "./reading.ts";
import { decoded, parseQuestion, questionRow, type QuestionRow } from "./rows.ts";
import type { Database, RowOf } from "./schema.ts";
import { misuse } from "#logic/error";
import { once } from "#logic/memoize";

export const createPlanning = (source: Source) => {
  const { db } = source;
  return {
    openRun: async (plan, subjects, at, argv = []) => {
      const id = computeRunId(plan);
      await db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto("runs")
          .values({
            id,
            plan: JSON.stringify(plan),
            created: at,
            touched: at,
            planned: 0,
            argv: argv.length === 0 ? null : JSON.stringify(argv),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("number")
          .executeTakeFirst();
        if (added === undefined)
          await trx.updateTable("runs").set({ touched: at }).where("id", "=", id).execute();
        else if (subjects.length > 0)
          await trx.insertInto("subjects").values(subjectRows(added.number, subjects)).execute();
      });
      const row = await db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      return await readRun(source, row);
    },
    addCalls: async (run, calls) => {
      const number = await source.again(() => findRunNumber(source, run.id));
      await inSlices(source, calls, (trx, slice) =>
        addCalls(trx, { number, location: source.location }, slice),
      );
    },
    // A planned call's prompt is stored under the call's hash; a sent prompt is stored under its own hash.
    keepPrompts: (prompts) =>
      inSlices(source, prompts, async (trx, slice) => {
        const rows = slice.map(({ callHash, prompt }) => ({
          hash: callHash,
          messages: JSON.stringify(prompt.messages),
        }));
        await addRows(trx, "prompts", rows);
      }),
    closePlan: async (run) => {
      await db.updateTable("runs").set({ planned: 1 }).where("id", "=", run.id).execute();
    },
  } satisfies Partial<Store>;
};

const subjectRows = (run: number, subjects: readonly Subject[]): Insertable<Database["subjects"]>[] =>
  subjects.map(({ id, provider, model, organisation, parameters }, ordinal) => ({
    run,
    ordinal,
    id,
    provider,
    model,
    organisation,
    parameters: JSON.stringify(parameters),
  }));

const addCalls = async (
  trx: Transaction<Database>,
  { number: run, location }: { readonly number: number; readonly location: string },
  calls: readonly PlannedCall[],
): Promise<void> => {
  const asked = new Map(calls.map(({ question }) => [question.id, once(() => questionRow(question))]));
  const questions = await present(
    asked.keys(),
    async (names) => {
      const query = trx.selectFrom("questions").select(["id as name", "number", "tag_set", "json"]);
      const rows = await query.where("id", "in", names).execute();
      for (const row of rows) requireSame(row, asked.get(row.name)!(), location);
      return rows;
    },
    (names) =>
      addQuestions(
        trx,
        names.map((name) => asked.get(name)!()),
      ),
  );
  const hashes = await numberCalls(
    trx,
    calls.map(({ callHash }) => callHash),
  );
  const rows = calls.map(({ question: { id }, subject, ordinal, epoch, callHash }) => {
    const { number: question, tag_set } = requireRow(questions, id);
    return { run, subject, ordinal, call: requireRow(hashes, callHash).number, tag_set, question, epoch };
  });
  await addRows(trx, "calls", rows);
};

const addQuestions = async (trx: Transaction<Database>, questions: readonly QuestionRow[]): Promise<void> => {
  const tagSets = await numberTagSets(trx, questions);
  const rows = questions.map(({ tags, key, ...row }) => ({
    ...row,
    tag_set: requireRow(tagSets, tagSetName({ tags, key })).number,
  }));
  await addRows(trx, "questions", rows);
};

type TagSet = Pick<RowOf<"tag_sets">, "tags" | "key">;

const tagSetName = ({ tags, key }: TagSet): string => `${key} ${tags}`;

const numberTagSets = (
  trx: Transaction<Database>,
  tagSets: readonly TagSet[],
): Promise<ReadonlyMap<string, Numbered>> => {
  const rows = new Map(tagSets.map(({ tags, key }) => [tagSetName({ tags, key }), { tags, key }]));
  return present(
    rows.keys(),
    async (names) => {
      const tags = names.map((name) => requireRow(rows, name).tags);
      const found = await trx.selectFrom("tag_sets").selectAll().where("tags", "in", tags).execute();
      return found.map((row) => ({ name: tagSetName(row), number: row.number }));
    },
    (names) =>
      addRows(
        trx,
        "tag_sets",
        names.map((name) => requireRow(rows, name)),
      ),
  );
};

/*
 * An id identifies one question. A stored question stays, and a different question with its id is rejected. It would
 * otherwise be judged by the stored answer key, grouped by its tags and shown in its words.
 */
const requireSame = (
  stored: { readonly name: string; readonly json: string },
  own: { readonly json: string },
  location: string,
): void => {
  if (stored.json === own.json) return;
  const [there, here] = decoded(location, () => [parseQuestion(stored), parseQuestion(own)] as const);
  const what = findDifference(there, here);
  if (what !== undefined)
    throw misuse(
      `the store ${location} holds another question ${stored.name}: its ${what}`,
      "give the changed question an id of its own, or ask it in another store with --store",
    );
};

const findDifference = (there: Question, here: Question): string | undefined => {
  if (there.text !== here.text) return "words are others";
  if (JSON.stringify(there.answers) !== JSON.stringify(here.answers)) return "answers are others";
  if (labelText(there.key) !== labelText(here.key))
    return `key is ${labelText(there.key)} there and ${labelText(here.key)} here`;
  const tag = Object.keys(here.tags).find(
    (name) => (there.tags[name] ?? here.tags[name]) !== here.tags[name],
  );
  return tag === undefined ? undefined : `${tag} is ${there.tags[tag]} there and ${here.tags[tag]} here`;
};
