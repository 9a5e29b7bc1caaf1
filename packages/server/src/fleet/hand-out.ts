/**
 * Dispatches a planned run to workers: plans it as a stream, adds its slices to the queue as they are planned, and
 * waits until no call is missing. The queue is untrusted: if it is empty and calls are missing, or if no answer has
 * arrived for a while, missing calls are dispatched again.
 */
import { setTimeout as wait } from "node:timers/promises";
import {
  readerOf,
  type AskingTools,
  createSession,
  lineOf,
  noTally,
  type PlannedCall,
  type PlannedRun,
  priceTable,
  progressOf,
  regrade,
  type Run,
  type RunOutcome,
  spentOn,
  type Store,
  type SubjectProgress,
  timestamp,
  usualPacing,
  version,
  tallyCalls,
} from "organon/store";
import { keepPrompts, layOut } from "./slices.ts";
import {
  laneOf,
  sliceSize,
  type Fleet,
  type HandedOut,
  type Slice,
  type SliceQueue,
  type WorkerNews,
} from "./fleet.ts";

/** Polling interval of the workers' progress; for millions of calls, `lookShare` times the duration of the count. */
const lookMs = 1000;
const lookShare = 10;
/** After this time without an answer, missing calls are dispatched again. */
const quietMs = 30_000;
/** The same if the queue is empty. */
const emptyMs = 2500;

/** Dispatches a plan and waits for its answers. Also resolves if calls failed or the signal aborted. */
export const handOut = async (
  planned: PlannedRun,
  tools: AskingTools,
  { queue, ledger }: Fleet,
): Promise<RunOutcome> => {
  const { plan, models, prompt, what, more } = planned;
  const { store, pacing = usualPacing, prices, signal, onProgress, onNotice } = tools;
  const clock = tools.clock ?? (await ledger.clock());
  const spent = (): Promise<number> => spentOn([...(tools.asked ?? []), plan], store, prices);
  const since = timestamp(clock);
  const began = clock.elapsed();

  const slicesOf = (run: Run, stretches: readonly Stretch[]): ReadonlyMap<string, readonly Slice[]> => {
    const slices = stretches.map((stretch) => ({ run: run.id, ...stretch }));
    return Map.groupBy(slices, ({ subject }) =>
      laneOf(run.subjects[subject] ?? { provider: "", parameters: {} }),
    );
  };
  const put = async (run: Run, stretches: readonly Stretch[]): Promise<void> => {
    for (const [lane, slices] of slicesOf(run, stretches)) await queue.add(lane, slices);
  };

  let settings: HandedOut | undefined;
  let isWorkerWanted = false;
  const run = await layOut({
    plan,
    questions: planned.questions(),
    models,
    sameModel: tools.sameModel,
    prompt,
    store,
    clock,
    drain: signal,
    onPlanned: async (begun, calls) => {
      if (settings === undefined) {
        settings = settingsOf(begun, since, tools);
        if (await ledger.handOut(settings, await spent()))
          onNotice?.(
            `run ${begun.id} is handed out already: its workers go by this command's settings from now on`,
          );
      }
      await put(begun, stretchesOf(calls));
    },
  });
  const lanes = [...new Set(run.subjects.map(laneOf))];
  const session = createSession(store, clock, (control) => {
    if (settings !== undefined) void ledger.change({ ...settings, ...control }).catch(() => undefined);
  });

  try {
    await put(run, await store.gaps(run, sliceSize, since));
    const begun = await subjectsOf({ store, run, since }, []);
    let last = { done: doneIn(begun), at: clock.elapsed() };
    for (;;) {
      const workers = await ledger.workers();
      if (workers.length === 0 && !isWorkerWanted) {
        isWorkerWanted = true;
        onNotice?.(
          `no worker is there yet; start one, here or on another machine: organon worker --store ${store.location.replace(/:\/\/[^@/]*@/, "://")}`,
        );
      }
      const looked = clock.elapsed();
      const subjects = await subjectsOf({ store, run, since }, workers, begun);
      const spentUsd = pacing.maxCost === undefined ? 0 : await spent();
      const tookMs = clock.elapsed() - looked;
      const progress = progressOf(run, subjects, clock.elapsed() - began);
      const now = {
        ...progress,
        perSecond: ((progress.done - doneIn(begun)) * 1000) / Math.max(1, clock.elapsed() - began),
        what: `${what} (${workersText(workers)})`,
        most: more?.most,
        spentUsd,
        waitMs: 0,
        perMinute: undefined,
      };
      onProgress?.(now);
      await session.tick(now);
      const interrupted = signal?.aborted === true;
      if (interrupted || subjects.every(isOver)) {
        const added = interrupted || more === undefined ? [] : await moreCalls(planned, store, run, subjects);
        if (added.length === 0) {
          await regrade({ store, run, reader: readerOf(run), again: false });
          return { ...progressOf(run, subjects, clock.elapsed() - began), interrupted };
        }
        await put(run, stretchesOf(added));
      }
      if (doneIn(subjects) > last.done) last = { done: doneIn(subjects), at: clock.elapsed() };
      const quietFor = clock.elapsed() - last.at;
      if (quietFor > quietMs || (quietFor > emptyMs && (await isEmpty(queue, lanes)))) {
        await put(run, await store.gaps(run, sliceSize, since));
        last = { ...last, at: clock.elapsed() };
      }
      await wait(Math.max(lookMs, lookShare * tookMs));
    }
  } finally {
    await session.end();
    await ledger.withdraw(run.id, since);
  }
};

type Stretch = Pick<Slice, "subject" | "from" | "to">;

/** Returns for example "4 workers", and how many of them can't help. */
const workersText = (workers: readonly WorkerNews[]): string => {
  const others = workers.filter((worker) => worker.version !== version).length;
  const count = workers.length - others;
  return `${count} ${count === 1 ? "worker" : "workers"}${others > 0 ? `, ${others} of another version` : ""}`;
};

const isEmpty = async (queue: SliceQueue, lanes: readonly string[]): Promise<boolean> => {
  for (const lane of lanes) if ((await queue.size(lane)) > 0) return false;
  return true;
};

/** Returns the slices that contain planned calls. */
const stretchesOf = (calls: readonly PlannedCall[]): readonly Stretch[] => {
  const found = new Map<string, Stretch>();
  for (const { subject, ordinal } of calls) {
    const from = ordinal - (ordinal % sliceSize);
    found.set(`${from} ${subject}`, { subject, from, to: from + sliceSize });
  }
  return [...found.values()];
};

const settingsOf = (
  run: Run,
  since: string,
  { pacing = usualPacing, limits, timeoutMs, prices = priceTable }: AskingTools,
): HandedOut => ({
  run: run.id,
  version,
  since,
  lanes: [...new Set(run.subjects.map(laneOf))],
  requestsPerMinute: pacing.requestsPerMinute,
  tokensPerMinute: pacing.tokensPerMinute,
  maxCost: pacing.maxCost,
  prices: Object.fromEntries(
    run.subjects.flatMap((subject) => {
      const line = lineOf(subject, prices);
      return line === undefined ? [] : [[line, prices.prices[line]!] as const];
    }),
  ),
  limits,
  timeoutMs,
  goOn: pacing.goOn,
});

/** Returns the state of each subject; stopped if every worker that serves its lane has given it up. */
const subjectsOf = async (
  { store, run, since }: { readonly store: Store; readonly run: Run; readonly since: string },
  workers: readonly WorkerNews[],
  begun: readonly SubjectProgress[] = [],
): Promise<readonly SubjectProgress[]> => {
  const tallies = await tallyCalls(store, run, since);
  return run.subjects.map((subject, place) => {
    const lane = laneOf(subject);
    const serving = workers.filter(({ lanes }) => lanes.includes(lane));
    const stops = serving.flatMap(
      ({ stopped }) => stopped.find((one) => one.lane === lane && one.run === run.id) ?? [],
    );
    const [stop] = stops.length === serving.length ? stops : [];
    return {
      ...(tallies[place] ?? noTally),
      id: subject.id,
      asked: doneIn(tallies.slice(place, place + 1)) - doneIn(begun.slice(place, place + 1)),
      stopped: stop && { class: stop.class, message: stop.message },
    };
  });
};

const isOver = ({ missing, stopped }: SubjectProgress): boolean => missing === 0 || stopped !== undefined;

const doneIn = (subjects: readonly Omit<SubjectProgress, "id" | "asked">[]): number =>
  subjects.reduce(
    (sum, { answered, refused, truncated, failed }) => sum + answered + refused + truncated + failed,
    0,
  );

/** Returns the calls that follow from the answers, for subjects that have them all. */
const moreCalls = async (
  { more, prompt, plan }: PlannedRun,
  store: Store,
  run: Run,
  subjects: readonly SubjectProgress[],
): Promise<readonly PlannedCall[]> => {
  const next = more?.calls(store);
  if (next === undefined) return [];
  const added: PlannedCall[] = [];
  for (const [place, { missing, failed }] of subjects.entries()) {
    if (missing + failed > 0) continue;
    await regrade({ store, run, reader: readerOf(run), again: false });
    const calls = await next(run, place);
    await store.addCalls(run, calls);
    await keepPrompts(store, plan, calls, prompt);
    added.push(...calls);
  }
  return added;
};
