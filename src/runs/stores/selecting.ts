/**
 * Implements `Store.select` for any database that kysely supports: a run's calls with the requested fields. Only the tables
 * with these fields are joined. Rows are read page by page, subject by subject; groups are counted in one query.
 */
import type { RawBuilder, SqlBool } from "kysely";
import type { Tags } from "#items/question";
import { OrganonError, misuse } from "#logic/error";
import { memoize } from "#logic/memoize";
import type { CallFields, CallValues, Condition, Run, Select, Selected, Store, Totals } from "../store.ts";
import { loadKysely } from "./load-kysely.ts";
import { findRunNumber, type Source } from "./reading.ts";
import {
  decoded,
  parseMessages,
  parseOutcome,
  parseQuestion,
  responseColumns,
  parseResponse,
  parseStatus,
  parseTags,
  parseVerdict,
} from "./rows.ts";
import type { RowOf } from "./schema.ts";

/** The tables by their aliases in queries, and the column of each plain value. */
type Table = "c" | "h" | "q" | "t" | "r" | "p" | "v" | "b";
const values: Readonly<Record<keyof CallValues, `${Table}.${string}`>> = {
  subject: "c.subject",
  ordinal: "c.ordinal",
  epoch: "c.epoch",
  call: "c.call",
  questionNumber: "c.question",
  tagSet: "c.tag_set",
  callHash: "h.hash",
  id: "q.id",
  group: "q.group_id",
  key: "t.key",
  status: "r.status",
  tokensIn: "r.tokens_in",
  tokensOut: "r.tokens_out",
  tokensCached: "r.tokens_cached",
  cost: "r.cost",
  time: "r.time",
  outcome: "v.outcome",
  answer: "v.answer",
  batch: "b.name",
};

/** A row: plain values by name, and the columns for the other fields. */
type Row = CallValues &
  Pick<RowOf<"questions">, "json"> &
  Pick<RowOf<"tag_sets">, "tags"> & {
    readonly [Column in Exclude<(typeof responseColumns)[number], keyof CallValues>]:
      | RowOf<"responses">[Column]
      | null;
  } & { readonly messages: string | null } & {
    readonly [Column in "span_start" | "span_end"]: number | null;
  };

/** The columns of the other fields, and their decoders. Many rows share tags, which are parsed once. */
const made: Readonly<
  Record<
    Exclude<keyof CallFields, keyof CallValues>,
    {
      readonly columns: readonly `${Table}.${string}`[];
      readonly read: (row: Row, tagsIn: (text: string) => Tags) => unknown;
    }
  >
> = {
  question: { columns: ["q.json"], read: parseQuestion },
  tags: { columns: ["t.tags"], read: ({ tags }, tagsIn) => tagsIn(tags) },
  prompt: {
    columns: ["p.messages"],
    read: ({ messages }) => (messages === null ? undefined : { messages: parseMessages({ messages }) }),
  },
  response: {
    columns: responseColumns.map((column) => `r.${column}` as const),
    read: ({ status, text, attempts, time, ...more }) => {
      if (status === null) return undefined;
      if (text === null || attempts === null || time === null)
        throw misuse("the table “responses” does not hold what it should");
      return parseResponse({ ...more, status, text, attempts, time });
    },
  },
  verdict: {
    columns: ["v.outcome", "v.answer", "v.span_start", "v.span_end"],
    read: ({ outcome, ...more }) => (outcome === null ? undefined : parseVerdict({ ...more, outcome })),
  },
};

const isValue = (field: keyof CallFields): field is keyof CallValues => Object.hasOwn(values, field);

/** Number of rows read at once, and of rows with whole texts. */
const usualPage = 4096;
const textPage = 500;
const texts: ReadonlySet<keyof CallFields> = new Set(["question", "prompt", "response"]);

type Wanted = Select<keyof CallFields, Totals | undefined>;

const column = (of: keyof CallValues): RawBuilder<unknown> => loadKysely().sql.raw(values[of]);

const holds = ([field, is, than]: Condition): RawBuilder<SqlBool> => {
  const { sql } = loadKysely();
  if (is === "in") {
    // Numbers stand in the text: databases limit the values of a statement.
    const those = than
      .filter((one) => one !== null)
      .map((one) => (typeof one === "number" ? sql.lit(one) : one));
    const isAmong =
      those.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${column(field)} in (${sql.join(those)})`;
    return than.includes(null) ? sql`(${isAmong} or ${column(field)} is null)` : isAmong;
  }
  if (than === null) return sql`${column(field)} ${sql.raw(is === "=" ? "is null" : "is not null")}`;
  return sql`${column(field)} ${sql.raw(is)} ${typeof than === "object" ? column(than.field) : than}`;
};
const allHold = (conditions: readonly Condition[]): RawBuilder<SqlBool> => {
  const { sql } = loadKysely();
  return sql`(${sql.join(conditions.map(holds), sql` and `)})`;
};

const buildTotal = ({ sum, min, where = [] }: Totals[string]): RawBuilder<unknown> => {
  const { sql } = loadKysely();
  const those = where.length === 0 ? sql`` : sql` filter (where ${allHold(where)})`;
  if (sum !== undefined) return sql`sum(${column(sum)})${those}`;
  if (min !== undefined) return sql`min(${column(min)})${those}`;
  return sql`count(*)${those}`;
};

const fitting = (source: Source, run: number, wanted: Wanted) => {
  const { sql } = loadKysely();
  const { fields, totals = {}, subject, from, where = [], any = [], words = [], reader = "" } = wanted;
  const conditions = [...where, ...any.flat(), ...Object.values(totals).flatMap(({ where = [] }) => where)];
  const named = [
    ...conditions.flatMap(([field, , than]) =>
      typeof than === "object" && than !== null && "field" in than ? [field, than.field] : [field],
    ),
    ...Object.values(totals).flatMap(({ sum = [], min = [] }) => [sum, min].flat()),
  ];
  const read = fields.flatMap((field) =>
    isValue(field)
      ? [[values[field], field] as const]
      : made[field].columns.map((one) => [one, quoteAlias(one)] as const),
  );
  const tables = new Set(
    [...read.map(([one]) => one), ...named.map((one) => values[one])].map(([table]) => table),
  );
  return source.db
    .selectFrom("calls as c")
    .where("c.run", "=", run)
    .$if(subject !== undefined, (query) => query.where("c.subject", "=", subject ?? 0))
    .$if(from !== undefined, (query) => query.where("c.ordinal", ">=", from ?? 0))
    .$if(where.length > 0, (query) => query.where(allHold(where)))
    .$if(any.length > 0, (query) => query.where(sql<SqlBool>`(${sql.join(any.map(allHold), sql` or `)})`))
    .$if(words.length > 0, (query) => query.where(source.words.contains(words)))
    .$if(tables.has("h"), (query) => query.innerJoin("call_hashes as h", "h.number", "c.call"))
    .$if(tables.has("q"), (query) => query.innerJoin("questions as q", "q.number", "c.question"))
    .$if(tables.has("t"), (query) => query.innerJoin("tag_sets as t", "t.number", "c.tag_set"))
    .$if(tables.has("r") || tables.has("p"), (query) => query.leftJoin("responses as r", "r.call", "c.call"))
    .$if(tables.has("p"), (query) =>
      query.leftJoin("prompts as p", (join) => join.on(sql<SqlBool>`p.hash = r.prompt`)),
    )
    .$if(tables.has("v"), (query) =>
      query.leftJoin("verdicts as v", (join) =>
        join.onRef("v.call", "=", "c.call").on("v.reader", "=", reader),
      ),
    )
    .$if(tables.has("b"), (query) =>
      query.leftJoin("batch_calls as w", "w.call", "c.call").leftJoin("batches as b", "b.number", "w.batch"),
    )
    .select([...new Map(read.map(([one, name]) => [name, sql.raw(one).as(name)])).values()])
    .$castTo<Row>();
};

export const createSelecting = (source: Source) => {
  const { location, again } = source;
  const select = <const Field extends keyof CallFields, const Counts extends Totals | undefined>(
    run: Run,
    query: Select<Field, Counts>,
  ): AsyncIterable<Selected<Field, Counts>> => {
    const { totals, subject } = query;
    const fields: readonly (keyof CallFields)[] = query.fields;
    const decode = createDecode<Field, Counts>(query);
    const findNumber = memoize(() => again(() => findRunNumber(source, run.id)));
    if (totals !== undefined) return readTotals();
    return subject !== undefined ? readRows(subject) : ofAll();

    async function* readTotals() {
      const number = await findNumber(undefined);
      const rows = await again(() =>
        fitting(source, number, query)
          .$if(fields.length > 0, (query) =>
            query.groupBy(fields.filter(isValue).map((field) => column(field))),
          )
          .select(buildEntries(totals).map(([name, total]) => buildTotal(total).as(name)))
          .execute(),
      );
      for (const row of rows) yield decoded(location, () => decode(row));
    }
    async function* readRows(subject: number) {
      const number = await findNumber(undefined);
      const most = fields.some((field) => texts.has(field)) ? textPage : usualPage;
      for (let [from, left] = [query.from, query.limit ?? Infinity]; ;) {
        const size = Math.min(most, left);
        const page = fitting(source, number, { ...query, subject, from });
        const rows = await again(() =>
          page.select("c.ordinal").orderBy("c.ordinal").limit(size).$castTo<Row>().execute(),
        );
        // A file's rows arrive synchronously: without this, signals and other requests would wait for the last of a million.
        await new Promise(setImmediate);
        for (const row of rows) yield decoded(location, () => decode(row));
        left -= rows.length;
        if (rows.length < size || left === 0) return;
        from = rows.at(-1)!.ordinal + 1;
      }
    }
    async function* ofAll() {
      for (const place of run.subjects.keys()) yield* readRows(place);
    }
  };
  return {
    select,
    indexWords: async (run, range) => {
      const number = await findRunNumber(source, run.id);
      await source.words.add(number, range);
    },
  } satisfies Partial<Store>;
};

/** Returns a function that decodes a row. A row of plain values is returned unchanged, since there may be millions. */
const createDecode = <Field extends keyof CallFields, Counts extends Totals | undefined>({
  fields: wanted,
  totals,
}: Select<Field, Counts>): ((row: Row) => Selected<Field, Counts>) => {
  const fields: readonly (keyof CallFields)[] = wanted;
  const tagsIn = memoize(parseTags);
  const counts = buildEntries(totals);
  const isPlain = counts.length === 0 && fields.every(isValue);
  const isSelected = (row: object): row is Selected<Field, Counts> => fields.every((field) => field in row);
  return (row) => {
    if (row.outcome) parseOutcome(row.outcome);
    if (row.status) parseStatus(row.status);
    const whole: Record<string, unknown> = {};
    if (!isPlain) {
      for (const field of fields) whole[field] = isValue(field) ? row[field] : made[field].read(row, tagsIn);
      for (const [name, total] of counts) {
        const count: unknown = Reflect.get(row, name);
        // Some databases return counts and sums as texts, because theirs are unbounded; without rows there is no sum.
        whole[name] = total.min !== undefined ? count : Number(count);
      }
    }
    const selected = isPlain ? row : whole;
    if (!isSelected(selected)) throw new OrganonError("bug/store", "a row lacks a field that was asked for");
    return selected;
  };
};

const buildEntries = (totals: Totals = {}) => Object.entries(totals);

const quoteAlias = (column: string): string => {
  const [, name = ""] = column.split(".");
  return name;
};
