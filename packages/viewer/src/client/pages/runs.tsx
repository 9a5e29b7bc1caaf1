/** Shows all runs of the store, the newest first; new runs appear automatically. */
import { useEffect, useMemo, useRef, useState } from "react";
import {
  count,
  countAsked,
  countReadable,
  dateInWords,
  percent,
  proportion,
  responseText,
} from "organon/drawing";
import type { RunLine, RunState } from "organon/view";
import { ask, useAnswer, useEvents } from "../api.ts";
import { Field, Link, Listing, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { show } from "../text.ts";

/** Rows drawn at once; more follow on scrolling. */
const portion = 60;

export const RunsPage = () => {
  const address = useAddress();
  const answer = useAnswer<readonly RunLine[]>("/api/runs");
  const unreadable = useAnswer<readonly { readonly id: string; readonly why: string }[]>("/api/unreadable");
  const [fresh, setFresh] = useState<ReadonlyMap<string, RunLine>>(new Map());
  const [most, setMost] = useState(portion);
  const newest = answer.data?.reduce((latest, { touched }) => (touched > latest ? touched : latest), "");
  const [beat, setBeat] = useState(0);
  useEvents<{ readonly runs: readonly RunLine[]; readonly changed: string }>(
    newest === undefined ? undefined : `/api/events?since=${encodeURIComponent(newest)}`,
    {
      runs: (lines) =>
        setFresh((known) => new Map([...known, ...lines.map((line) => [line.id, line] as const)])),
      changed: () => setBeat((now) => now + 1),
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
    return [...all.values()]
      .filter((line) => {
        const text =
          `${line.id} ${line.name ?? ""} ${line.suite} ${line.models.map(({ id, name }) => `${id} ${name}`).join(" ")}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .toSorted((a, b) => (a.touched < b.touched ? 1 : a.touched > b.touched ? -1 : 0));
  }, [answer.data, fresh, wanted]);
  const alike = useMemo(() => {
    const ids = Map.groupBy(
      runs.flatMap(({ models }) => models),
      ({ name }) => name,
    );
    return new Set(
      [...ids].flatMap(([name, models]) =>
        new Set(models.map(({ id }) => id)).size < 2 ? [] : models.map(({ id }) => `${name} ${id}`),
      ),
    );
  }, [runs]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  // Runs with few-shot examples are listed below the run whose weak skills they ask about.
  const children = useMemo(() => {
    const ids = new Set(runs.map(({ id }) => id));
    return Map.groupBy(runs, ({ parent }) => (parent !== undefined && ids.has(parent) ? parent : ""));
  }, [runs]);
  const listed = (children.get("") ?? []).flatMap((line) =>
    unfolded.has(line.id) ? [line, ...(children.get(line.id) ?? [])] : [line],
  );
  const visible = listed.slice(0, most);
  const states = useStates(
    visible.map(({ id, touched }) => `${id} ${touched}`),
    beat,
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
  return (
    <>
      <div className="heading">
        <h1>Runs</h1>
        <Field
          label="Find"
          className="find"
          type="search"
          value={wanted}
          placeholder="model, suite, name, id"
          onText={(find) => go(withQuery(address, { find }), { isMinor: true })}
        />
      </div>
      {unreadable.data?.map(({ id, why }) => (
        <p key={id}>
          Run {id} cannot be read: {show(why)}.
        </p>
      ))}
      {runs.length === 0 ? (
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
      ) : (
        <Listing
          label="Runs"
          className="list"
          columns={["Models and accuracy", "Questions", "#Answered", "Last touched", "Run"]}
        >
          {visible.map((line) => (
            <RunRow
              key={line.id}
              line={line}
              state={states.get(`${line.id} ${line.touched}`)}
              alike={alike}
              below={children.get(line.id)?.length ?? 0}
              isBelow={!(children.get("") ?? []).includes(line)}
              isUnfolded={unfolded.has(line.id)}
              onFold={() =>
                setUnfolded(
                  (now) =>
                    new Set(now.has(line.id) ? [...now].filter((id) => id !== line.id) : [...now, line.id]),
                )
              }
              isFresh={fresh.has(line.id)}
            />
          ))}
        </Listing>
      )}
      <p className="facts">
        {count(runs.length)} {runs.length === 1 ? "run" : "runs"}
        {most < listed.length ? `, ${count(most)} shown: scroll for more` : ""}
      </p>
    </>
  );
};

const RunRow = ({
  line,
  state,
  isFresh,
  alike,
  below,
  isUnfolded,
  isBelow,
  onFold,
}: {
  readonly line: RunLine;
  /** Names with ids of models with the same name. */
  readonly alike: ReadonlySet<string>;
  /** The number of runs listed below it, and whether they are shown. */
  readonly below: number;
  readonly isUnfolded: boolean;
  readonly isBelow: boolean;
  readonly onFold: () => void;
  readonly state: RunState | undefined;
  readonly isFresh: boolean;
}) => {
  const sum = (of: (model: RunState["models"][number]) => number): number =>
    (state?.models ?? []).reduce((total, model) => total + of(model), 0);
  const planned = sum(({ tally }) => tally.planned);
  const answered = planned - sum(({ tally }) => tally.missing + tally.failed);
  return (
    <tr className={`${isFresh ? "fresh" : ""} ${isBelow ? "below" : ""}`}>
      <th scope="row">
        <Link to={`/runs/${line.id}`}>
          {line.models.slice(0, 4).map(({ id, name }, i) => (
            <span className="model" key={id}>
              <span>
                {show(name)}
                {alike.has(`${name} ${id}`) ? <small> {show(id.replace(/^[^?]*\??/, ""))}</small> : null}
              </span>
              {line.isFixed ? <Right tally={state?.models[i]?.outcomes} /> : null}
            </span>
          ))}
          {line.models.length > 4 ? <span className="model">and {line.models.length - 4} more</span> : null}
        </Link>
      </th>
      <td>
        {show(line.suite)}
        {below === 0 ? null : (
          <button type="button" className="plain" aria-expanded={isUnfolded} onClick={onFold}>
            {isUnfolded ? "Hide" : "Show"} {count(below)} with few-shot examples
          </button>
        )}
      </td>
      <td className="number">
        {state === undefined
          ? ""
          : answered === planned
            ? count(planned)
            : `${count(answered)} of ${count(planned)}`}
      </td>
      <td>{dateInWords(line.touched)}</td>
      <td>
        {line.name === undefined ? null : `${show(line.name)} `}
        <code>{line.id.slice(0, 12)}</code>
      </td>
    </tr>
  );
};

/** The accuracy beside a model's name; a run whose answers chose the questions, or that repeats them, has none here. */
const Right = ({ tally }: { readonly tally?: RunState["models"][number]["outcomes"] }) => {
  if (tally === undefined) return null;
  const n = countAsked(tally);
  const responseRate = proportion(countReadable(tally), n);
  return (
    <span className="right">
      {n === 0 ? "–" : `${percent(tally.correct / n)} %`}{" "}
      <small>
        n {count(n)}
        {responseText({ responseRate, outcomes: tally })}
      </small>
    </span>
  );
};

/**
 * Returns the state of the visible runs, fetched when they become visible, and again on every poll while in progress.
 * Names are ids with their times.
 */
const useStates = (names: readonly string[], beat: number): ReadonlyMap<string, RunState> => {
  const [known, setKnown] = useState<
    ReadonlyMap<string, { readonly state: RunState; readonly beat: number }>
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
    ask<Readonly<Record<string, RunState>>>(`/api/states?runs=${ids.join(",")}`)
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
const isUnderWay = ({ models }: RunState): boolean =>
  models.some(({ tally: { planned, missing } }) => planned === 0 || missing > 0);
