/** Lists the runs of the store, a row a model: searched, sorted, named, tagged, compared and deleted here. New runs appear automatically. */
import { useMemo, useState } from "react";
import {
  addSums,
  count,
  sumQuestions,
  countReadable,
  formatDate,
  percent,
  percentInterval,
  proportion,
  sumText,
} from "organon/drawing";
import type { RunLine } from "../../reading/view.ts";
import type { SeenState } from "../../routes/run-routes.ts";
import { answers, isUnderWay, useAnswer, useStates } from "../api.ts";
import { Grid, type GridColumn } from "../grid.tsx";
import { Field, Link, Tags, Waiting } from "../parts.tsx";
import { isBundle, type QueryChanges, setQuery, useAddress } from "../router.ts";
import { show } from "../text.ts";
import { RunActions } from "./run-actions.tsx";

/** A model of a run, and its state as far as it is read. */
type Row = { readonly line: RunLine; readonly place: number; readonly state: SeenState | undefined };

/** Runs whose states are read before others, unless the list is sorted by them. */
const firstRuns = 80;

/** Columns whose values are read from the calls of a run. */
const stateColumns: readonly string[] = ["accuracy", "n", "response", "cost", "state"];

export const RunsPage = () => {
  const address = useAddress();
  const answer = useAnswer<readonly RunLine[]>("/api/runs", 2000);
  const unreadable = useAnswer<readonly { readonly id: string; readonly why: string }[]>("/api/unreadable");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const wanted = address.searchParams.get("find") ?? "";
  const sort = address.searchParams.get("sort") ?? "-date";
  const runs = useMemo(() => findRuns(answer.data ?? [], wanted), [answer.data, wanted]);
  const isSortedByState = stateColumns.includes(sort.replace("-", ""));
  const states = useStates((isSortedByState ? runs : runs.slice(0, firstRuns)).map(({ id }) => id));
  const rows = useMemo(
    () =>
      runs.flatMap((line) => line.models.map((_, place): Row => ({ line, place, state: states[line.id] }))),
    [runs, states],
  );
  const columns = useMemo(
    () => [
      ...(isBundle
        ? []
        : [selectColumn(ticked, (id) => setTicked((now) => now.symmetricDifference(new Set([id]))))]),
      ...dataColumns,
    ],
    [ticked],
  );
  if (answer.data === undefined) return <Waiting answer={answer} what="the runs" />;
  const set = (changes: QueryChanges): void => setQuery(address, changes);
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
          onText={(find) => set({ find })}
        />
      </div>
      {unreadable.data?.map(({ id, why }) => (
        <p key={id}>
          Run {id} cannot be read: {show(why)}.
        </p>
      ))}
      {isBundle ? null : (
        <RunActions
          runs={runs.filter(({ id }) => ticked.has(id))}
          onChange={() => answers.invalidateQueries()}
          onClear={() => setTicked(new Set())}
        />
      )}
      {runs.length === 0 ? (
        <NoRuns wanted={wanted} />
      ) : (
        <Grid
          label="Runs"
          className="list"
          columns={columns}
          rows={rows}
          keyOf={({ line, place }) => `${line.id} ${place}`}
          sort={sort}
          onSort={(next) => set({ sort: next })}
          rowClass={({ line, state }) =>
            state !== undefined && !isComplete(line, state) ? "unfinished" : undefined
          }
        />
      )}
      <p className="facts" role="status">
        {count(runs.length)} {runs.length === 1 ? "run" : "runs"}
        {isSortedByState && Object.keys(states).length < runs.length
          ? `; reading ${count(runs.length - Object.keys(states).length)} of them, which are last until then`
          : ""}
      </p>
    </>
  );
};

const findRuns = (runs: readonly RunLine[], wanted: string): readonly RunLine[] => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return runs.filter(({ id, name = "", tags, suite, models }) => {
    const facts = [id, name, ...tags, suite, ...models.flatMap((model) => [model.id, model.name])];
    const text = facts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
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

const getLabel = ({ name, id }: RunLine): string => name ?? id.slice(0, 12);

const selectColumn = (ticked: ReadonlySet<string>, onTick: (id: string) => void): GridColumn<Row> => ({
  id: "select",
  label: "",
  show: ({ line, place }) =>
    place > 0 ? null : (
      <input
        type="checkbox"
        checked={ticked.has(line.id)}
        onChange={() => onTick(line.id)}
        aria-label={`Select run ${show(getLabel(line))}`}
      />
    ),
});

/** Why a run has no accuracy; undefined if it has one. */
export const whyNone = ({ asks }: Pick<RunLine, "asks">): string | undefined =>
  asks === "diagnosis" || asks === "frontier" ? "none: answers chose the questions" : undefined;

const getOutcomes = ({ state, place }: Row) => state?.models[place]?.outcomes;

const getShare = (row: Row, part: (outcomes: NonNullable<ReturnType<typeof getOutcomes>>) => number) => {
  const outcomes = getOutcomes(row);
  return outcomes === undefined || sumQuestions(outcomes) === 0
    ? undefined
    : part(outcomes) / sumQuestions(outcomes);
};

const dataColumns: readonly GridColumn<Row>[] = [
  {
    id: "run",
    label: "Run",
    sortBy: ({ line }) => getLabel(line).toLowerCase(),
    show: ({ line, place }) => (
      <>
        <Link to={`/runs/${line.id}`}>
          {line.name === undefined ? <code>{getLabel(line)}</code> : <b>{show(line.name)}</b>}
        </Link>
        {line.name === undefined ? null : <code> {line.id.slice(0, 8)}</code>}
        {place > 0 ? null : <Tags tags={line.tags} />}
      </>
    ),
  },
  {
    id: "model",
    label: "Model",
    sortBy: ({ line, place }) => line.models[place]?.name.toLowerCase(),
    show: ({ line, place }) => (
      <span title={line.models[place]?.id}>{show(line.models[place]?.name ?? "")}</span>
    ),
  },
  {
    id: "accuracy",
    label: "Accuracy (95 %)",
    isNumber: true,
    isFalling: true,
    sortBy: (row) => (whyNone(row.line) === undefined ? getShare(row, ({ correct }) => correct) : undefined),
    show: (row) => <Accuracy row={row} />,
  },
  {
    id: "n",
    label: "n",
    isNumber: true,
    isFalling: true,
    sortBy: (row) => getOutcomes(row) && sumQuestions(getOutcomes(row)!),
    show: (row) => (getOutcomes(row) === undefined ? "" : count(sumQuestions(getOutcomes(row)!))),
  },
  {
    id: "response",
    label: "Response rate",
    isNumber: true,
    isFalling: true,
    sortBy: (row) => getShare(row, countReadable),
    show: (row) => {
      const share = getShare(row, countReadable);
      return share === undefined ? "" : `${percent(share)} %`;
    },
  },
  {
    id: "cost",
    label: "Cost",
    isNumber: true,
    isFalling: true,
    sortBy: ({ state, place }) => state?.models[place]?.usd ?? undefined,
    show: ({ state, place }) => {
      const model = state?.models[place];
      return model === undefined ? "" : sumText(addSums([model]));
    },
  },
  {
    id: "state",
    label: "State",
    isFalling: true,
    sortBy: ({ line, state }) => state && shareDone(state) - (line.isPlanned ? 0 : 0.001),
    show: ({ line, state }) => (state === undefined ? "" : <State line={line} state={state} />),
  },
  { id: "suite", label: "Questions", sortBy: ({ line }) => line.suite, show: ({ line }) => show(line.suite) },
  {
    id: "date",
    label: "Last asked (UTC)",
    isFalling: true,
    sortBy: ({ line }) => line.touched,
    show: ({ line }) => formatDate(line.touched).replace(" UTC", ""),
  },
];

const Accuracy = ({ row }: { readonly row: Row }) => {
  const { line } = row;
  const [why, outcomes] = [whyNone(line), getOutcomes(row)];
  if (why !== undefined) return <small>{why}</small>;
  if (outcomes === undefined) return null;
  const n = sumQuestions(outcomes);
  if (n === 0) return <small>no reply yet</small>;
  return (
    <>
      {percent(outcomes.correct / n)} %{" "}
      <small>
        {line.isFixed
          ? percentInterval(proportion(outcomes.correct, n))
          : `mean of ${line.isRotated ? "option orders" : `${line.epochs} epochs`}`}
      </small>
    </>
  );
};

const getCalls = ({ models }: SeenState) => {
  const sum = (of: (tally: SeenState["models"][number]["tally"]) => number): number =>
    models.reduce((total, { tally }) => total + of(tally), 0);
  const [planned, failed] = [sum((tally) => tally.planned), sum((tally) => tally.failed)];
  return { planned, failed, answered: planned - failed - sum((tally) => tally.missing) };
};

const shareDone = (state: SeenState): number => {
  const { planned, answered } = getCalls(state);
  return planned === 0 ? 0 : answered / planned;
};

const isComplete = (line: RunLine, state: SeenState): boolean =>
  line.isPlanned && !isUnderWay(state) && shareDone(state) === 1;

const State = ({ line, state }: { readonly line: RunLine; readonly state: SeenState }) => {
  if (isComplete(line, state)) return <>complete</>;
  const { planned, failed, answered } = getCalls(state);
  const isPlanKnown = line.isPlanned && planned > 0;
  return (
    <span className="progressing">
      <b>{state.isActive ? "in progress" : "unfinished"}</b>
      {isPlanKnown ? <progress value={answered} max={planned} aria-label="Answered" /> : null}
      <small>
        {isPlanKnown ? `${count(answered)} of ${count(planned)} answered` : "still planning"}
        {failed > 0 ? `, ${count(failed)} failed` : ""}
      </small>
    </span>
  );
};
