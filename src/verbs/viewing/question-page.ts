/**
 * A page of a run's calls as a table shows them: the selection is made of numbers, and only the rows that are looked at are
 * read. The answer stands as it was read, with the words around it and its place in them.
 */
import type { Response } from "#models";
import type { Run, SeenCall, Store } from "#runs";
import { answerReader } from "#scores";
import { labelText, type Tags } from "#items";
import type { CallState, Ledger } from "./ledger.ts";
import type { Ledgers } from "./ledgers.ts";
import { compareValues, select, type Filter, type Selection } from "./select.ts";

export type QuestionQuery = Omit<Filter, "questions"> & {
  /** Whose calls: the subject's place in the run. */
  readonly subject?: number;
  /** How a question's id begins. */
  readonly id?: string;
  /** A column, `tag:NAME` or `ordinal`; with a minus in front from the other end. */
  readonly sort?: string;
  /** The first row, from 0, and how many. */
  readonly at?: number;
  readonly most?: number;
  /** How long to wait for the run to be read, in milliseconds; then what is read so far is shown. */
  readonly patience?: number;
};

/** A row of the table. */
export type QuestionRow = {
  readonly ordinal: number;
  readonly id: string;
  readonly text: string;
  readonly tags: Tags;
  readonly key: string;
  readonly epoch: number;
  readonly state: CallState;
  readonly status?: Response["status"];
  readonly answer?: string;
  /** The reply around the answer, and where in it the answer was read; the reply's end where none was. */
  readonly reply: string;
  readonly span?: readonly [start: number, end: number];
  /** Characters of the whole reply. */
  readonly replyLength: number;
  readonly tokensOut?: number;
  readonly cost?: number;
};

export type QuestionPage = {
  /** Rows that fit, of all that are planned; how many of the fitting stand where. */
  readonly total: number;
  readonly planned: number;
  readonly states: Selection["states"];
  /** The share of the run that is read so far; the numbers grow until it is 1. */
  readonly read: number;
  readonly at: number;
  readonly rows: readonly QuestionRow[];
  /** The values of each tag of the run, of its keys and of the answers that were read. */
  readonly values: Readonly<Record<string, readonly string[]>>;
};

/** A tag with more values than this is a name, and no filter. */
const mostValues = 400;

/** Selections that are kept: whoever scrolls asks for the same one again. */
const kept = new WeakMap<Ledgers, Map<string, { readonly edition: string; readonly selection: Selection }>>();

export const pageOf = async (
  store: Store,
  run: Run,
  ledgers: Ledgers,
  query: QuestionQuery,
  read: number,
): Promise<QuestionPage> => {
  const { subject = 0, at = 0, most = 50 } = query;
  const ledger = ledgers.at(run)[subject];
  if (ledger === undefined) return nothing;
  const selection = await selected(store, run, ledgers, ledger, query);
  const from = Math.max(0, Math.min(at, selection.ordinals.length - 1));
  const ordinals = [...selection.ordinals.subarray(from, from + Math.min(most, 500))];
  const calls = new Map(
    (await store.seen(run, subject, answerReader.name, ordinals)).map((call) => [call.ordinal, call]),
  );
  return {
    total: selection.ordinals.length,
    planned: ledger.size,
    states: selection.states,
    read,
    at: from,
    rows: ordinals.flatMap((ordinal) => {
      const call = calls.get(ordinal);
      return call === undefined ? [] : [rowOf(call)];
    }),
    values: valuesOf(ledger),
  };
};

const nothing: QuestionPage = {
  total: 0,
  planned: 0,
  states: { correct: 0, incorrect: 0, unreadable: 0, unanswered: 0, missing: 0, unjudged: 0 },
  read: 1,
  at: 0,
  rows: [],
  values: {},
};

const selected = async (
  store: Store,
  run: Run,
  ledgers: Ledgers,
  ledger: Ledger,
  { subject = 0, id, sort = "ordinal", at: _at, most: _most, patience: _patience, ...filter }: QuestionQuery,
): Promise<Selection> => {
  const selections = kept.get(ledgers) ?? new Map<string, { edition: string; selection: Selection }>();
  kept.set(ledgers, selections);
  const name = JSON.stringify([run.id, subject, id, sort, filter]);
  const edition = String(ledger.edition);
  const known = selections.get(name);
  if (known?.edition === edition) return known.selection;
  const questions = id === undefined || id === "" ? undefined : new Set(await store.questionNumbers(id));
  const selection = select(
    ledger,
    { ...filter, ...(questions === undefined ? {} : { questions }) },
    sort.startsWith("-") ? { by: sort.slice(1), isDescending: true } : { by: sort },
  );
  // Each is four bytes a row: a few of a million are enough.
  if (selections.size >= 4) selections.delete(selections.keys().next().value ?? "");
  selections.set(name, { edition, selection });
  return selection;
};

/** Characters around an answer that a row shows. */
const [before, after, most] = [48, 24, 120];

const rowOf = (call: SeenCall): QuestionRow => {
  const { question, ordinal, epoch, response, verdict } = call;
  const text = response?.text ?? "";
  return {
    ordinal,
    id: question.id,
    text: clip(question.conclusion ?? question.text, 200),
    tags: question.tags,
    key: labelText(question.key),
    epoch,
    state: response === undefined ? "missing" : (verdict?.outcome ?? "unjudged"),
    ...(response === undefined ? {} : { status: response.status }),
    ...(verdict?.answer === undefined ? {} : { answer: verdict.answer }),
    ...excerpt(text, verdict?.span),
    replyLength: text.length,
    ...(response?.usage.tokensOut === undefined ? {} : { tokensOut: response.usage.tokensOut }),
    ...(response?.cost === undefined ? {} : { cost: response.cost }),
  };
};

const clip = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length)}…`;

const excerpt = (
  text: string,
  span: readonly [number, number] | undefined,
): Pick<QuestionRow, "reply" | "span"> => {
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

const valuesOf = ({ tagSets, answers }: Ledger): QuestionPage["values"] => {
  const values = new Map<string, Set<string>>();
  const add = (name: string, value: string): void => {
    const known = values.get(name) ?? new Set<string>();
    values.set(name, known.add(value));
  };
  for (const { tags, key } of tagSets) {
    add("key", key);
    for (const [tag, value] of Object.entries(tags)) add(`tag:${tag}`, value);
  }
  for (const answer of answers) if (answer !== "") add("answer", answer);
  return Object.fromEntries(
    [...values]
      .filter(([, found]) => found.size <= mostValues)
      .map(([name, found]) => [name, [...found].toSorted(compareValues)]),
  );
};
