/** Lists the runs of the store: searched, sorted, named, tagged, compared and deleted here. New runs appear automatically. */
import { useEffect, useMemo, useRef, useState } from "react";
import { count } from "organon/drawing";
import type { RunLine } from "organon/view";
import { answers, ask, useAnswer, useEvents } from "../api.ts";
import { Field, Link, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { show } from "../text.ts";
import { RunActions } from "./run-actions.tsx";
import { columns, type Column, compareRuns, needsStates, RunRows, type SeenState } from "./run-rows.tsx";

/** Rows drawn at once; more follow on scrolling. */
const portion = 60;

export const RunsPage = () => {
  const address = useAddress();
  const [beat, setBeat] = useState(0);
  const { runs, answer, fresh, forget } = useRuns(address, () => setBeat((now) => now + 1));
  const unreadable = useAnswer<readonly { readonly id: string; readonly why: string }[]>("/api/unreadable");
  const [most, setMost] = useState(portion);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const wanted = address.searchParams.get("find") ?? "";
  const sort = address.searchParams.get("sort") ?? "-date";
  const isSortedByState = needsStates(sort);
  // Runs with few-shot examples are listed below the run whose weak skills they ask about.
  const children = useMemo(() => {
    const ids = new Set(runs.map(({ id }) => id));
    return Map.groupBy(runs, ({ parent }) => (parent !== undefined && ids.has(parent) ? parent : ""));
  }, [runs]);
  const parents = children.get("") ?? [];
  const nameOf = ({ id, touched }: RunLine): string => `${id} ${touched}`;
  const toRead = isSortedByState
    ? runs
    : parents.slice(0, most).flatMap((line) => [line, ...(children.get(line.id) ?? [])]);
  const states = useStates(toRead.map(nameOf), beat);
  const sorted = useMemo(
    () => parents.toSorted(compareRuns(sort, (line) => states.get(nameOf(line)))),
    [parents, sort, isSortedByState ? states : undefined],
  );
  const listed = sorted.flatMap((line) =>
    unfolded.has(line.id) ? [line, ...(children.get(line.id) ?? [])] : [line],
  );
  useEffect(() => {
    const more = (): void => {
      if (window.innerHeight + window.scrollY > document.body.scrollHeight - 600)
        setMost((now) => now + portion);
    };
    window.addEventListener("scroll", more, { passive: true });
    return () => window.removeEventListener("scroll", more);
  }, []);
  if (answer.data === undefined) return <Waiting answer={answer} what="the runs" />;
  const unread = isSortedByState ? runs.filter((line) => !states.has(nameOf(line))).length : 0;
  return (
    <>
      <div className="heading">
        <h1>Runs</h1>
        <Field
          label="Find"
          className="find"
          type="search"
          value={wanted}
          placeholder="name, tag, model, suite, id"
          onText={(find) => go(withQuery(address, { find }), { isMinor: true })}
        />
      </div>
      {unreadable.data?.map(({ id, why }) => (
        <p key={id}>
          Run {id} cannot be read: {show(why)}.
        </p>
      ))}
      <RunActions
        runs={runs.filter(({ id }) => ticked.has(id))}
        onChange={forget}
        onClear={() => setTicked(new Set())}
      />
      {runs.length === 0 ? (
        <NoRuns wanted={wanted} />
      ) : (
        <div className="scroll" role="region" aria-label="Runs" tabIndex={0}>
          <table className="list">
            <Heading
              sort={sort}
              onSort={(next) => go(withQuery(address, { sort: next }), { isMinor: true })}
            />
            {listed.slice(0, most).map((line) => (
              <RunRows
                key={line.id}
                line={line}
                state={states.get(nameOf(line))}
                isTicked={ticked.has(line.id)}
                onTick={() => setTicked((now) => toggle(now, line.id))}
                below={children.get(line.id)?.length ?? 0}
                isBelow={!parents.includes(line)}
                isUnfolded={unfolded.has(line.id)}
                onFold={() => setUnfolded((now) => toggle(now, line.id))}
                isFresh={fresh.has(line.id)}
              />
            ))}
          </table>
        </div>
      )}
      <p className="facts" role="status">
        {count(runs.length)} {runs.length === 1 ? "run" : "runs"}
        {most < listed.length ? `, ${count(most)} shown: scroll for more` : ""}
        {unread === 0 ? "" : `; reading ${count(unread)} of them, which are last until then`}
      </p>
    </>
  );
};

const toggle = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Returns the runs that fit the address, kept up to date; `forget` reads all of them again. */
const useRuns = (address: URL, onChange: () => void) => {
  const answer = useAnswer<readonly RunLine[]>("/api/runs");
  const [fresh, setFresh] = useState<ReadonlyMap<string, RunLine>>(new Map());
  const newest = answer.data?.reduce((latest, { touched }) => (touched > latest ? touched : latest), "");
  useEvents<{ readonly runs: readonly RunLine[]; readonly changed: string }>(
    newest === undefined ? undefined : `/api/events?since=${encodeURIComponent(newest)}`,
    {
      runs: (lines) =>
        setFresh((known) => new Map([...known, ...lines.map((line) => [line.id, line] as const)])),
      changed: onChange,
    },
  );
  const wanted = address.searchParams.get("find") ?? "";
  const runs = useMemo(() => {
    const all = new Map((answer.data ?? []).map((line) => [line.id, line]));
    for (const [id, line] of fresh) all.set(id, line);
    const words = wanted
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    return [...all.values()].filter(({ id, name = "", tags, suite, models }) => {
      const told = [id, name, ...tags, suite, ...models.flatMap((model) => [model.id, model.name])];
      const text = told.join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [answer.data, fresh, wanted]);
  const forget = async (): Promise<void> => {
    setFresh(new Map());
    await answers.invalidateQueries({ queryKey: ["/api/runs"] });
  };
  return { runs, answer, fresh, forget };
};

const NoRuns = ({ wanted }: { readonly wanted: string }) => (
  <p className="waiting">
    {wanted === "" ? (
      <>
        No run yet. <code>organon run -m reasoner:surface</code> makes one, and it appears here.
      </>
    ) : (
      <>
        No run fits “{wanted}”. <Link to="/">Show all runs</Link>
      </>
    )}
  </p>
);

/** The column headings, whose buttons sort: once down, once up. */
const Heading = ({ sort, onSort }: { readonly sort: string; readonly onSort: (sort: string) => void }) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="hidden">Select</span>
      </th>
      {columns.map(({ name, label, isNumber, isRising }: Column) => {
        const order = sort === name ? "ascending" : sort === `-${name}` ? "descending" : undefined;
        const next =
          order === undefined ? (isRising ? name : `-${name}`) : order === "ascending" ? `-${name}` : name;
        return (
          <th key={name} scope="col" className={isNumber ? "number" : undefined} aria-sort={order}>
            <button type="button" className="sort" onClick={() => onSort(next)}>
              {label}
              <span aria-hidden="true">{order === undefined ? "" : order === "ascending" ? " ↑" : " ↓"}</span>
            </button>
          </th>
        );
      })}
    </tr>
  </thead>
);

/**
 * Returns the state of the visible runs, fetched when they become visible, and again on every poll while in progress.
 * Names are ids with their times.
 */
const useStates = (names: readonly string[], beat: number): ReadonlyMap<string, SeenState> => {
  const [known, setKnown] = useState<
    ReadonlyMap<string, { readonly state: SeenState; readonly beat: number }>
  >(new Map());
  const [turn, setTurn] = useState(0);
  const wanted = names
    .filter((name) => {
      const one = known.get(name);
      return one === undefined || (one.beat < beat && isUnderWay(one.state));
    })
    .slice(0, 40);
  const key = wanted.join(",");
  // One request at a time: a run that grows on every poll would otherwise cancel its own responses.
  const isAsking = useRef(false);
  useEffect(() => {
    if (key === "" || isAsking.current) return;
    isAsking.current = true;
    const ids = wanted.map((name) => name.split(" ")[0] ?? "");
    const next = (after: number) => () =>
      setTimeout(() => {
        isAsking.current = false;
        setTurn((now) => now + 1);
      }, after);
    ask<Readonly<Record<string, SeenState>>>(`/api/states?runs=${ids.join(",")}`)
      .then((found) =>
        setKnown(
          (before) =>
            new Map([
              ...before,
              ...wanted.flatMap((name) => {
                const state = found[name.split(" ")[0] ?? ""];
                return state === undefined ? [] : [[name, { state, beat }] as const];
              }),
            ]),
        ),
      )
      .then(next(200), next(2000));
  }, [key, turn, beat]);
  return useMemo(() => new Map([...known].map(([name, { state }]) => [name, state] as const)), [known]);
};

/** Returns whether a run may still grow; an interrupted run may be resumed. */
const isUnderWay = ({ models }: SeenState): boolean =>
  models.some(({ tally: { planned, missing } }) => planned === 0 || missing > 0);
