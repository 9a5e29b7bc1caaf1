/**
 * What runs now, told: who asks and how fast, what vendors work on, and what was begun and not finished.
 */
import type { Batch, Session } from "#runs/store";
import { number, present, section, table, text } from "../blocks.ts";
import type { Document, Section } from "../document.ts";
import { count } from "../numbers.ts";

/** A run that lacks answers and that nobody asks. */
type UnfinishedRun = {
  readonly run: string;
  readonly models: readonly string[];
  readonly touched: string;
  readonly answered: number;
  readonly planned: number;
};

/** What runs now, and what waits. */
export type Status = {
  /** The latest first. `isAlive`: heard of within the last seconds. */
  readonly sessions: readonly (Session & { readonly isAlive: boolean })[];
  /** The batches that vendors work on, the oldest first, with the model that is asked. */
  readonly batches: readonly (Batch & { readonly model: string })[];
  readonly unfinished: readonly UnfinishedRun[];
};

/** How things stand in a store. */
export const statusDocument = ({ sessions, batches, unfinished }: Status): Document => {
  const sections = present([
    sessions.length > 0 && sessionSection(sessions),
    batches.length > 0 && batchSection(batches),
    unfinished.length > 0 && unfinishedSection(unfinished),
  ]);
  return {
    title: sections.length === 0 ? "Nothing runs, nothing waits, and every run is complete" : "What runs now",
    facts: [],
    sections,
  };
};

const sessionSection = (sessions: Status["sessions"]): Section =>
  section(
    "asking",
    "Asking",
    table(
      ["run", "answered", "of", "a second", "US dollars", "state", "process", "since"],
      sessions.map((session) => [
        session.run,
        number(session.done),
        number(session.total),
        session.perSecond.toFixed(1),
        session.spentUsd === 0 ? "" : session.spentUsd.toPrecision(3),
        stateOf(session),
        `${session.pid} on ${session.host}`,
        clockTime(session.since),
      ]),
    ),
  );

const stateOf = ({
  isAlive,
  isPaused,
  waitMs,
  perMinute,
  touched,
  subjects,
}: Status["sessions"][number]): string => {
  if (!isAlive) return `not heard of since ${clockTime(touched)}`;
  const failed = subjects.reduce((sum, subject) => sum + subject.failed, 0);
  const stopped = subjects.filter((subject) => subject.stopped !== null).length;
  return present([
    isPaused
      ? "paused"
      : waitMs >= 1000
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
      unfinished.map(({ run, answered, planned, touched, models }) => [
        run,
        number(answered),
        number(planned),
        clockTime(touched),
        models.join(", "),
      ]),
    ),
  );

/** "2026-11-22 09:41". */
const clockTime = (iso: string): string => iso.slice(0, 16).replace("T", " ");
