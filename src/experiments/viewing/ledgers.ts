/**
 * The ledgers of the runs that are looked at, one a subject: opened when first asked for, read on when the store was written
 * to, and given up when others need the room.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Run, Store } from "#runs/store";
import { noLedger, openLedger, type Ledger, type LiveLedger } from "./ledger.ts";

/** Calls of which ledgers are kept: at thirty bytes each, some hundred megabytes. */
const maxCalls = 4_000_000;

export type Ledgers = ReturnType<typeof openLedgers>;

type Opened = {
  /** Calls that the run plans, and a ledger a subject; none before the first are counted. */
  planned: number;
  live: readonly LiveLedger[];
  /** The store's pulse when all was read. */
  pulse?: string;
  reading?: Promise<void>;
};

export const openLedgers = (store: Store) => {
  /** By the runs' ids, the last looked at last. */
  const opened = new Map<string, Opened>();

  const open = (run: Run): Opened => {
    const one: Opened = opened.get(run.id) ?? { planned: 0, live: [] };
    opened.delete(run.id);
    opened.set(run.id, one);
    return one;
  };

  const makeRoom = (): void => {
    let total = [...opened.values()].reduce((sum, { planned }) => sum + planned, 0);
    for (const [id, { planned }] of [...opened].slice(0, -1)) {
      if (total <= maxCalls) return;
      total -= planned;
      opened.delete(id);
    }
  };

  const readOn = async (run: Run, one: Opened): Promise<void> => {
    const pulse = await store.pulse();
    if (pulse === one.pulse) return;
    if (one.live.length === 0) {
      const counts = store.select(run, { fields: ["subject"], totals: { planned: {} } });
      const planned = run.subjects.map(() => 0);
      for await (const count of counts) planned[count.subject] = count.planned;
      planned.length = run.subjects.length; // A damaged store may count subjects that its run lacks.
      one.planned = planned.reduce((sum, count) => sum + count, 0);
      one.live = planned.map((room, subject) => openLedger(store, run, { subject, room }));
      makeRoom();
    }
    for (const live of one.live) await live.refresh();
    one.pulse = pulse;
  };

  const ledgersOf = ({ live }: Opened): readonly Ledger[] => live.map(({ current }) => current());

  return {
    /** Reads what is new of a run, for at most so many milliseconds; the share that is read, 1 when all is. */
    read: async (run: Run, patience?: number): Promise<number> => {
      const one = open(run);
      one.reading ??= readOn(run, one).finally(() => {
        one.reading = undefined;
      });
      if (patience === undefined) await one.reading;
      else await Promise.race([one.reading, wait(patience, undefined, { ref: false })]);
      const size = ledgersOf(one).reduce((sum, ledger) => sum + ledger.size, 0);
      return one.pulse !== undefined ? 1 : Math.min(0.99, size / Math.max(1, one.planned));
    },
    at: (run: Run): readonly Ledger[] => ledgersOf(open(run)),
    of: (run: Run, subject = 0): Ledger => ledgersOf(open(run))[subject] ?? noLedger,
  };
};
