/**
 * Reports what runs now: the processes that ask, with their rates and costs, the batches that vendors work on, and the runs
 * that were begun and not finished.
 */
import { tallyCalls } from "#runs/answers";
import { isOpen } from "#runs/ask-batches";
import type { Store } from "#runs/store";
import { number, present, section, table, text } from "#reports/blocks";
import type { Document, Section } from "#reports/document";
import { count, durationText, runLabel } from "#reports/numbers";

/** A session shows itself each second; after so long it has ended without a word. */
const silentMs = 15_000;

/** Where it is looked, and when: milliseconds since 1970. */
type Looked = { readonly store: Store; readonly now?: number };

/** The most runs that are looked at for what they lack, the last touched first. */
const maxRuns = 100;

export const status = async ({ store, now = Date.now() }: Looked) => {
  const runs = await store.runs();
  const findRunName = (run: string): string | undefined => runs.find(({ id }) => id === run)?.name;
  const sessions = (await store.sessions()).map((session) => {
    const heardMs = Math.max(0, now - Date.parse(session.touched));
    return { ...session, name: findRunName(session.run), heardMs, isAlive: heardMs < silentMs };
  });
  const asked = new Set(sessions.filter(isAsking).map(({ run }) => run));
  const batches = (await store.batches())
    .filter(isOpen)
    .map((batch) => ({
      ...batch,
      runName: findRunName(batch.run),
      model: runs.find(({ id }) => id === batch.run)?.subjects[batch.subject]?.id ?? "",
    }));
  const unfinished = [];
  for (const run of runs.slice(0, maxRuns)) {
    if (asked.has(run.id)) continue;
    const tallies = await tallyCalls(store, run);
    const planned = tallies.reduce((sum, tally) => sum + tally.planned, 0);
    const lacking = tallies.reduce((sum, { missing, failed }) => sum + missing + failed, 0);
    if (lacking === 0 && run.planned) continue;
    const models = run.subjects.map(({ id }) => id);
    unfinished.push({
      run: run.id,
      name: run.name,
      models,
      touched: run.touched,
      answered: planned - lacking,
      planned,
    });
  }
  return { sessions, batches, unfinished };
};

const isAsking = ({ isAlive, what }: { readonly isAlive: boolean; readonly what: string }): boolean =>
  isAlive && what !== "working";

type Status = Awaited<ReturnType<typeof status>>;

export const statusDocument = ({ sessions, batches, unfinished }: Status): Document => {
  const sections = present([
    sessions.length > 0 && sessionSection(sessions),
    batches.length > 0 && batchSection(batches),
    unfinished.length > 0 && unfinishedSection(unfinished),
  ]);
  return { title: sections.length === 0 ? "No active runs" : "Active runs", facts: [], sections };
};

const sessionSection = (sessions: Status["sessions"]): Section =>
  section(
    "asking",
    "Asking",
    table(
      ["run", "answered", "of", "a second", "left", "US dollars", "state", "heartbeat", "process", "since"],
      sessions.map((session) => [
        runLabel({ id: session.run, name: session.name }),
        number(session.done),
        session.what === "working" ? "" : number(session.total),
        session.perSecond.toFixed(1),
        session.perSecond > 0 && session.total > session.done
          ? durationText((session.total - session.done) / session.perSecond)
          : "",
        session.spentUsd === 0 ? "" : session.spentUsd.toPrecision(3),
        describeState(session),
        `${durationText(session.heardMs / 1000)} ago`,
        `${session.pid} on ${session.host}`,
        clockTime(session.since),
      ]),
    ),
  );

const describeState = (session: Status["sessions"][number]): string => {
  const { what, isAlive, waitMs, perMinute, touched, subjects } = session;
  if (!isAlive) return `not heard of since ${clockTime(touched)}`;
  if (what === "working") return "worker";
  const failed = subjects.reduce((sum, subject) => sum + subject.failed, 0);
  const stopped = subjects.filter((subject) => subject.stopped !== null).length;
  return present([
    waitMs >= 1000
      ? `waits ${Math.ceil(waitMs / 1000)} s for a limit`
      : perMinute === null
        ? "asks"
        : `asks, at most ${count(Math.floor(perMinute))} a minute`,
    failed > 0 && `${count(failed)} failed`,
    stopped > 0 && `${count(stopped)} stopped`,
  ]).join(", ");
};

const batchSection = (batches: Status["batches"]): Section =>
  section("batches", "Batches at vendors", [
    table(
      ["run", "model", "calls", "US dollars at most", "made", "vendor’s name"],
      batches.map(({ run, model, calls, setAside, created, vendorId, status }) => [
        run,
        model,
        number(calls),
        setAside === null ? "" : setAside.toPrecision(3),
        clockTime(created),
        vendorId ?? (status === "intended" ? "being looked for" : ""),
      ]),
    ),
    text("The command of the run fetches them when they are done."),
  ]);

const unfinishedSection = (unfinished: Status["unfinished"]): Section =>
  section(
    "unfinished",
    "Begun and not finished",
    table(
      ["run", "answered", "of", "last asked", "models"],
      unfinished.map(({ run, name, answered, planned, touched, models }) => [
        runLabel({ id: run, name }),
        number(answered),
        number(planned),
        clockTime(touched),
        models.join(", "),
      ]),
    ),
  );

const clockTime = (iso: string): string => iso.slice(0, 16).replace("T", " ");
