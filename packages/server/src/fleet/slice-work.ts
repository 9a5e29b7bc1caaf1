/**
 * Works on a slice: finds its run and model, makes the missing calls, and returns the slices to dispatch again. A
 * slice whose workers die is split into parts, and parts into single calls. A single call whose workers die is stored
 * as failed, so that it ends.
 */
import { setTimeout as wait } from "node:timers/promises";
import {
  readerOf,
  type Clock,
  createMemory,
  createSlots,
  getOrInsert,
  type LanguageModel,
  memoize,
  OrganonError,
  type Response,
  type Run,
  type Slots,
  type Stop,
  type Store,
  timestamp,
} from "organon/store";
import { askSlice, failCalls } from "./slices.ts";
import type { Desk } from "./desk.ts";
import { laneOf, type HandedOut, type Slice, type WorkerNews } from "./fleet.ts";

/** After this many deaths a slice is split, and a single call has failed. */
const maxDeaths = 2;
/** Number of parts of a split slice. */
const pieces = 10;
/** The longest time for which a slice given up here is withheld from other workers. */
const givenUpMs = 2000;
/** Number of cached runs: consecutive slices mostly belong to one run. */
const maxRuns = 50;

type SliceWorkOptions = {
  readonly store: Store;
  readonly desk: Desk;
  readonly clock: Clock;
  readonly openModel: (id: string) => LanguageModel;
  /** Ids of the models to call; default: all. */
  readonly models: readonly string[];
  readonly concurrency: number;
  readonly drain: AbortSignal;
  readonly onResponse: (response: Response) => void;
  readonly onNotice: (message: string) => void;
};

type SliceWork = {
  /** Works on a slice; resolves with parts of it to dispatch. Rejects if it must be dispatched again. */
  readonly work: (slice: Slice) => Promise<readonly Slice[]>;
  /** Returns the lanes given up, and why. */
  readonly stopped: () => WorkerNews["stopped"];
};

export const createSliceWork = (options: SliceWorkOptions): SliceWork => {
  const { store, desk, openModel, concurrency, drain, onNotice, onResponse } = options;
  /** By run and lane; `since` distinguishes one dispatch of a run from the next. */
  const stopped = new Map<string, { readonly since: string; readonly stop: WorkerNews["stopped"][number] }>();

  const runs = createMemory<Run>(maxRuns);
  const runOf = (id: string): Promise<Run> => runs(id, "", () => store.findRun(id));
  const modelOf = memoize((id: string) => openModel(id));
  const slots = new Map<string, Slots>();
  const slotsOf = ({ account, id }: LanguageModel): Slots =>
    getOrInsert(slots, account ?? id, () => createSlots(concurrency));

  const giveUp = (run: Run, place: number, since: string, why: Pick<Stop, "class" | "message">): void => {
    const subject = run.subjects[place];
    if (subject === undefined) return;
    const lane = laneOf(subject);
    const stop = { lane, run: run.id, class: why.class, message: why.message };
    stopped.set(`${run.id} ${lane}`, { since, stop });
    onNotice(`${subject.id} is not asked on here: ${why.message}`);
  };

  const isGivenUp = (run: Run, place: number, since: string): boolean => {
    const subject = run.subjects[place];
    return subject !== undefined && stopped.get(`${run.id} ${laneOf(subject)}`)?.since === since;
  };

  const workOn = async (slice: Slice, handed: HandedOut, deaths: number): Promise<readonly Slice[]> => {
    const { subject: place, from, to } = slice;
    const run = await runOf(slice.run);
    const subject = run.subjects[place];
    if (subject === undefined) return [];
    const { since } = handed;
    const stretch = { from, to, failedBefore: since };
    if (deaths >= deathsOf(slice)) {
      if (to - from > 1) return cutUp(slice);
      const at = timestamp(options.clock);
      await failCalls({ run, subject: place, stretch, store, reader: readerOf(run), at, why: deathNotice });
      onNotice(`a call of ${subject.id} has failed: ${deathNotice}`);
      return [];
    }
    if (isGivenUp(run, place, since)) {
      // Workers that have not given it up come first.
      await wait(givenUpMs, undefined, { signal: drain }).catch(() => undefined);
      throw handBack();
    }
    let model: LanguageModel;
    try {
      if (options.models.length > 0 && !options.models.includes(subject.id))
        throw new OrganonError("access", "it is not among --models");
      model = modelOf(subject.id);
    } catch (error) {
      if (!(error instanceof OrganonError)) throw error;
      giveUp(run, place, since, { class: "access", message: error.message });
      throw handBack();
    }
    const askFor = desk.askFor(handed, run.plan);
    const slots = slotsOf(model);
    const ask: typeof askFor = async (asked, prompt, signals) => {
      await slots.take(signals.drain ?? signals.signal);
      try {
        return await askFor(asked, prompt, signals);
      } catch (error) {
        slots.giveBack();
        throw error;
      }
    };
    const asking = { run, subject: place, model, stretch, store, ask, concurrency, drain };
    const stop = await askSlice({
      ...asking,
      goOn: handed.goOn,
      reader: readerOf(run),
      onResponse: (response) => {
        slots.giveBack();
        onResponse(response);
      },
    }).catch((error: unknown): Stop => {
      // Calls that can't be made here, such as prompts of another version, would otherwise be dispatched without end or message.
      if (error instanceof OrganonError && error.code === "misuse")
        return { class: "access", message: error.message };
      throw error;
    });
    await desk.settle(slice.run);
    if (stop !== undefined) {
      giveUp(run, place, since, stop);
      throw handBack();
    }
    if (drain.aborted) throw handBack();
    return [];
  };

  return {
    stopped: () => [...stopped.values()].map(({ stop }) => stop),
    work: async (slice) => {
      const handed = desk.handedOut(slice.run) ?? (await desk.look()).find(({ run }) => run === slice.run);
      // Withdrawn: when the run is dispatched again, its slices are too.
      if (handed === undefined) return [];
      const deaths = await desk.claim(slice);
      if (deaths === undefined) return [];
      try {
        return await workOn(slice, handed, deaths);
      } finally {
        await desk.release(slice);
      }
    },
  };
};

/** Returns the number of deaths after which a slice is split, or its one call has failed; a part of a slice has some already. */
const deathsOf = ({ from, to, suspect = false }: Slice): number => (suspect && to - from > 1 ? 1 : maxDeaths);

const deathNotice = `${maxDeaths} workers died while they asked it`;

const handBack = (): OrganonError => new OrganonError("incomplete", "handed back");

const cutUp = ({ run, subject, from, to }: Slice): readonly Slice[] => {
  const size = Math.ceil((to - from) / pieces);
  const cut: Slice[] = [];
  for (let at = from; at < to; at += size)
    cut.push({ run, subject, from: at, to: Math.min(to, at + size), suspect: true });
  return cut;
};
