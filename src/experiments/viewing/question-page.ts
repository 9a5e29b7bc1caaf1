/**
 * A page of a run's calls as a table shows them: the selection is made of numbers, and only the rows that are looked at are
 * read. The answer stands as it was read, with the words around it and its place in them.
 */
import { getOrInsert } from "#logic/memoize";
import { seenCalls, type SeenCall } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { readerOf } from "#scoring/readers/readers";
import { labelText } from "#items/question";
import type { CallState, Ledger } from "./ledger.ts";
import type { Ledgers } from "./ledgers.ts";
import { createMemory } from "./memory.ts";
import { openSearch } from "./search.ts";
import { compareValues, select, type Filter, type Selection } from "./select.ts";

export type QuestionQuery = Omit<Filter, "questions" | "holds"> & {
  /** Words that the question or the reply has all of; the last may be the beginning of one. */
  readonly text?: string;
  /** Whose calls: the subject's place in the run. */
  readonly subject?: number;
  readonly id?: string;
  /** A column, `tag:NAME` or `ordinal`; with a minus in front from the other end. */
  readonly sort?: string;
  /** The first row, from 0, and how many. */
  readonly at?: number;
  readonly most?: number;
  /** How long to wait for the run to be read, in milliseconds; then what is read so far is shown. */
  readonly patience?: number;
};

export type QuestionRow = ReturnType<typeof rowOf>;
export type QuestionPage = Awaited<ReturnType<ReturnType<typeof openQuestionPages>["page"]>>;

/** A tag with more values than this is a name, and no filter. */
const maxValues = 400;

/** Selections that are stored: scrolling asks for the same one again. Each is four bytes a row, a million rows or more. */
const maxSelections = 4;

/** The pages of runs' questions; `read` is the share of a run that its ledgers have read. */
export const openQuestionPages = (store: Store, ledgers: Ledgers) => {
  const selections = createMemory<Selection>(maxSelections);
  const search = openSearch(store, (run) => ledgers.at(run).reduce((sum, { size }) => sum + size, 0));
  const selectionOf = async (run: Run, query: QuestionQuery) => {
    const { subject = 0, at: _at, most: _most, patience: _patience, text = "", ...selecting } = query;
    const ledger = ledgers.of(run, subject);
    const found = text.trim() === "" ? undefined : await search(run, subject, text);
    const selection = await selections(
      JSON.stringify([run.id, subject, text, selecting]),
      `${ledger.edition} ${found?.built ?? ""} ${found?.bytes ?? ""}`,
      () => findSelection(store, ledger, { ...selecting, holds: found?.holds }),
    );
    return { ledger, ...selection, search: found && { built: found.built, bytes: found.bytes } };
  };
  return {
    page: async (run: Run, query: QuestionQuery, read: number) => {
      const { subject = 0, most: wanted = 50 } = query;
      const { ledger, search: found, states, ordinals } = await selectionOf(run, query);
      const at = Math.max(0, Math.min(query.at ?? 0, ordinals.length - 1));
      const shown = [...ordinals.subarray(at, at + Math.min(wanted, 500))];
      const calls = await seenCalls(store, run, { subject, reader: readerOf(run).name }, shown);
      return {
        /** Rows that fit, of all that are planned; how many of the fitting stand where. */
        total: ordinals.length,
        planned: ledger.size,
        states,
        /** Where words are looked for: how much of the run is indexed, and how large the index is. */
        search: found,
        /** The share of the run that is read so far; the numbers grow until it is 1. */
        read,
        at,
        rows: shown.flatMap((ordinal) => {
          const call = calls.get(ordinal);
          return call === undefined ? [] : [rowOf(call)];
        }),
        /** The values of each tag of the run, of its keys and of the answers that were read. */
        values: valuesOf(ledger),
      };
    },
    /** All calls that fit, in the order of the query, with whatever there is of each. */
    calls: async function* (run: Run, query: QuestionQuery): AsyncGenerator<SeenCall> {
      const { subject = 0 } = query;
      const { ordinals } = await selectionOf(run, query);
      for (let from = 0; from < ordinals.length; from += 500) {
        const some = [...ordinals.subarray(from, from + 500)];
        const seen = await seenCalls(store, run, { subject, reader: readerOf(run).name }, some);
        for (const ordinal of some) {
          const call = seen.get(ordinal);
          if (call !== undefined) yield call;
        }
      }
    },
  };
};

const findSelection = async (
  store: Store,
  ledger: Ledger,
  {
    id,
    sort = "ordinal",
    ...filter
  }: Omit<QuestionQuery, "subject" | "at" | "most" | "patience" | "text"> & Pick<Filter, "holds">,
): Promise<Selection> => {
  const questions = id === undefined || id === "" ? undefined : new Set(await store.questionNumbers(id));
  return select(
    ledger,
    { ...filter, questions },
    sort.startsWith("-") ? { by: sort.slice(1), isDescending: true } : { by: sort },
  );
};

/** Characters of a question that a list shows: all of it, unless it is a book. */
export const maxText = 20_000;

/** Characters around an answer that a row shows. */
const [before, after, most] = [48, 24, 120];

const rowOf = ({ question, ordinal, epoch, response, verdict }: SeenCall) => {
  const text = response?.text ?? "";
  const state: CallState = response === undefined ? "missing" : (verdict?.outcome ?? "unjudged");
  return {
    ordinal,
    id: question.id,
    text: question.text.slice(0, maxText),
    tags: question.tags,
    key: labelText(question.key),
    epoch,
    state,
    status: response?.status,
    answer: verdict?.answer,
    ...excerpt(text, verdict?.span),
    replyLength: text.length,
    tokensOut: response?.usage.tokensOut,
    cost: response?.cost,
  };
};

/** The reply around the answer, and where in it the answer was read; the reply's end where none was. */
const excerpt = (text: string, span: readonly [number, number] | undefined) => {
  if (span === undefined) return { reply: text.length <= most ? text : `…${text.slice(-most)}` };
  const [start, end] = [Math.max(0, span[0]), Math.min(text.length, Math.max(...span))];
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, Math.min(end, start + most) + after);
  const lead = from > 0 ? "…" : "";
  return {
    reply: `${lead}${text.slice(from, to)}${to < text.length ? "…" : ""}`,
    span: [start - from + lead.length, Math.min(end, to) - from + lead.length],
  };
};

const valuesOf = ({ tagSets, answers }: Ledger): Readonly<Record<string, readonly string[]>> => {
  const values = new Map<string, Set<string>>();
  const add = (name: string, value: string): void =>
    void getOrInsert(values, name, () => new Set()).add(value);
  for (const { tags, key } of tagSets) {
    add("key", key);
    for (const [tag, value] of Object.entries(tags)) add(`tag:${tag}`, value);
  }
  for (const answer of answers) if (answer !== "") add("answer", answer);
  return Object.fromEntries(
    [...values]
      .filter(([, found]) => found.size <= maxValues)
      .map(([name, found]) => [name, [...found].toSorted(compareValues)]),
  );
};
