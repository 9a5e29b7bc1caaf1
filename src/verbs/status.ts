/**
 * What runs now: the processes that ask, with their rates and what they spent, the batches that vendors work on, and the runs
 * that were begun and not finished. And a word to whoever asks a run: a pause, other limits, another budget, without loss.
 */
import { tallyCalls } from "#runs/answers";
import { withDefaults } from "#logic/with-defaults";
import { OrganonError } from "#logic/error";
import { isOpen } from "#runs/ask-batches";
import type { Status } from "#report/documents/status-document";
import type { Control, Store } from "#runs/store";

/** A session shows itself each second; after so long it has ended without a word. */
const silentMs = 15_000;

/** The most runs that are looked at for what they lack, the last touched first. */
const mostRuns = 100;

/**
 * How things stand.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 2 }), models: openModels(["reasoner:oracle"]) }, { store });
 * (await status({ store })).unfinished.length; // → 0
 * await store.close();
 */
export const status = async ({
  store,
  now = Date.now(),
}: {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now?: number;
}): Promise<Status> => {
  const runs = await store.runs();
  const sessions = (await store.sessions()).map((session) => ({
    ...session,
    isAlive: now - Date.parse(session.touched) < silentMs,
  }));
  const asked = new Set(sessions.filter(({ isAlive }) => isAlive).map(({ run }) => run));
  const batches = (await store.batches()).filter(isOpen).map((batch) => ({
    ...batch,
    model: runs.find(({ id }) => id === batch.run)?.subjects[batch.subject]?.id ?? "",
  }));
  const unfinished: Status["unfinished"][number][] = [];
  for (const run of runs.slice(0, mostRuns)) {
    if (asked.has(run.id)) continue;
    const tallies = await tallyCalls(store, run);
    const planned = tallies.reduce((sum, tally) => sum + tally.planned, 0);
    const lacking = tallies.reduce((sum, { missing, failed }) => sum + missing + failed, 0);
    if (lacking === 0 && run.planned) continue;
    const models = run.subjects.map(({ id }) => id);
    unfinished.push({ run: run.id, models, touched: run.touched, answered: planned - lacking, planned });
  }
  return { sessions, batches, unfinished };
};

/**
 * Tells whoever asks a run what to keep to from now on; what is not said stays as it was told before. Throws misuse where
 * nobody asks it.
 */
export const direct = async (
  { run: reference = "latest", ...told }: Control & { readonly run?: string },
  { store, now = Date.now() }: { readonly store: Store; readonly now?: number },
): Promise<Control> => {
  const run = await store.findRun(reference);
  const { sessions } = await status({ store, now });
  if (!sessions.some((session) => session.run === run.id && session.isAlive))
    throw new OrganonError("misuse", `nobody asks the run ${run.id} now`, {
      hint: "give its command with the limits that it should have; organon status says what runs",
    });
  const control = withDefaults(await store.control(run), told);
  await store.setControl(run, control);
  return control;
};
