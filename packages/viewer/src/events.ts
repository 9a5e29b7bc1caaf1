/**
 * Sends changes as server-sent events. The store is polled while a client is connected, because any process may write to it.
 * An event's id encodes the state that it reports. After a break the browser's Last-Event-ID therefore gives its known
 * state, and it gets the difference. The server stores no state, so a restarted server continues where the last one stopped.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { addSums, type Sum } from "organon/drawing";
import type { RunState, View } from "organon/view";

/** Polling interval of the store, in milliseconds; a poll takes a tenth of a millisecond. */
const beat = 500;

/** The window for the rate, in milliseconds. */
const rateWindow = 60_000;

/** The counts of a run, in the order of an id's numbers. */
const counted = [
  "planned",
  "missing",
  "failed",
  "correct",
  "incorrect",
  "unreadable",
  "empty",
  "refused",
  "truncated",
] as const;
type Counts = Readonly<Record<(typeof counted)[number], number>>;

/** The progress of a run, summed over its models, and its rate. */
export type Progress = Counts &
  Sum & {
    readonly run: string;
    /** The changes since the previous event, or since the browser's known state. */
    readonly delta: Counts;
    readonly tokensIn: number;
    readonly tokensOut: number;
    /** Responses per second over the last minute; null if there were none. */
    readonly perSecond: number | null;
    /** Seconds until the remaining calls are answered at that rate. */
    readonly etaSeconds: number | null;
    /** The share of the run that the server has read. */
    readonly read: number;
  };

const countsIn = ({ models }: RunState): Counts =>
  countsBy((name) =>
    models.reduce(
      (sum, { tally, outcomes }) => sum + { ...tally, ...outcomes, missing: tally.missing }[name],
      0,
    ),
  );

const idOf = (counts: Counts): string => counted.map((name) => counts[name]).join(".");

/** Returns the counts that an id encodes; undefined for an invalid id. */
const countsOf = (id: string | undefined): Counts | undefined => {
  const numbers = (id ?? "").split(".").map(Number);
  if (numbers.length !== counted.length || !numbers.every(Number.isSafeInteger)) return undefined;
  return countsBy((name) => numbers[counted.indexOf(name)] ?? 0);
};

const countsBy = (of: (name: keyof Counts) => number): Counts => ({
  planned: of("planned"),
  missing: of("missing"),
  failed: of("failed"),
  correct: of("correct"),
  incorrect: of("incorrect"),
  unreadable: of("unreadable"),
  empty: of("empty"),
  refused: of("refused"),
  truncated: of("truncated"),
});

/** Sends the progress of a run whenever it changes, and occasional comments that keep the connection open. */
export const runEvents = (context: Context, view: View, run: string): Response =>
  streamSSE(context, async (stream) => {
    let known = countsOf(context.req.header("last-event-id"));
    const seen: { readonly at: number; readonly answered: number }[] = [];
    let quiet = 0;
    let pulse: string | undefined;
    let isWhole = false;
    while (!stream.aborted && !stream.closed) {
      const now = await view.pulse();
      if (now !== pulse || !isWhole) {
        const state = await view.state(run, beat);
        isWhole = state.read === 1;
        if (isWhole) pulse = now;
        const counts = countsIn(state);
        const at = Date.now();
        const answered = counts.planned - counts.missing;
        seen.push({ at, answered });
        while (seen.length > 2 && (seen[0]?.at ?? 0) < at - rateWindow) seen.shift();
        if (known === undefined || idOf(counts) !== idOf(known)) {
          const before = known ?? countsBy(() => 0);
          await stream.writeSSE({
            event: "progress",
            id: idOf(counts),
            data: JSON.stringify(progressOf(run, state, counts, before, isWhole ? seen : [])),
          });
          known = counts;
          quiet = 0;
        }
      }
      quiet += 1;
      if (quiet % 30 === 0) await stream.write(": still here\n\n");
      await wait(beat);
    }
  });

const progressOf = (
  run: string,
  state: RunState,
  counts: Counts,
  before: Counts,
  seen: readonly { readonly at: number; readonly answered: number }[],
): Progress => {
  const [first, last] = [seen[0], seen.at(-1)];
  const seconds = first === undefined || last === undefined ? 0 : (last.at - first.at) / 1000;
  const came = (last?.answered ?? 0) - (first?.answered ?? 0);
  const perSecond = seconds > 0 && came > 0 ? came / seconds : null;
  return {
    ...counts,
    run,
    delta: countsBy((name) => counts[name] - before[name]),
    ...addSums(state.models),
    tokensIn: state.models.reduce((sum, { tokensIn }) => sum + tokensIn, 0),
    tokensOut: state.models.reduce((sum, { tokensOut }) => sum + tokensOut, 0),
    perSecond,
    etaSeconds: perSecond === null || counts.missing === 0 ? null : counts.missing / perSecond,
    read: state.read,
  };
};

/**
 * Sends the runs started, resumed, named or tagged since the browser's known state, whose id is the time of the newest run. Also
 * sends `changed` after every write, so that runs in progress are read again.
 */
export const listEvents = (context: Context, view: View): Response =>
  streamSSE(context, async (stream) => {
    let known = context.req.header("last-event-id") ?? context.req.query("since") ?? "";
    let pulse: string | undefined;
    let quiet = 0;
    let before: ReadonlyMap<string, string> = new Map();
    while (!stream.aborted && !stream.closed) {
      const now = await view.pulse();
      if (now !== pulse) {
        pulse = now;
        const runs = await view.runs();
        const lines = new Map(runs.map((line) => [line.id, JSON.stringify(line)]));
        // A new name or tag does not change when a run was last asked.
        const fresh = runs.filter(
          ({ id, touched }) => touched > known || (before.has(id) && before.get(id) !== lines.get(id)),
        );
        before = lines;
        const newest = runs.reduce((latest, { touched }) => (touched > latest ? touched : latest), known);
        if (fresh.length > 0) {
          await stream.writeSSE({ event: "runs", id: newest, data: JSON.stringify(fresh) });
          known = newest;
        }
        await stream.writeSSE({ event: "changed", data: JSON.stringify(now) });
        quiet = 0;
      }
      quiet += 1;
      if (quiet % 30 === 0) await stream.write(": still here\n\n");
      await wait(beat);
    }
  });
