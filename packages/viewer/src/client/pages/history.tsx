/** Shows runs of one suite as checkpoints: accuracy, response rate and the causes of wrong answers as lines, and a table. */
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Chart, formatDate, points, runLabel, share, shareText } from "organon/drawing";
import type { RunLine, View } from "../../reading/view.ts";
import { answerQuery, useAnswer } from "../api.ts";
import { Grid, type GridColumn } from "../grid.tsx";
import { ChartView, Choice, Field, Link, Waiting } from "../parts.tsx";
import { type QueryChanges, setQuery, useAddress } from "../router.ts";
import { show } from "../text.ts";
import { whyNone } from "./runs.tsx";

/** The most checkpoints shown, and the most causes drawn. */
const [maxRuns, maxCauses] = [40, 6];

type Checkpoint = Awaited<ReturnType<View["checkpoint"]>>;
type Causes = Awaited<ReturnType<View["causes"]>>;

/** A model of a run; its causes are undefined until they are read. */
type Point = Pick<RunLine, "name" | "tags" | "created"> &
  Checkpoint[number] & { readonly run: string; readonly causes: Causes[number]["causes"] | undefined };

export const HistoryPage = () => {
  const address = useAddress();
  const runs = useAnswer<readonly RunLine[]>("/api/runs");
  const all = (runs.data ?? []).filter((line) => whyNone(line) === undefined);
  const bySuite = Map.groupBy(all, ({ suiteId }) => suiteId);
  const suites = [...bySuite].toSorted(([, a], [, b]) => b.length - a.length).map(([suite]) => suite);
  const find = (address.searchParams.get("find") ?? "").toLowerCase();
  const chosen = address.searchParams.getAll("run");
  const suite =
    address.searchParams.get("suite") ??
    all.find(({ id }) => chosen.includes(id))?.suiteId ??
    suites[0] ??
    "";
  const fits = (...facts: readonly string[]): boolean => facts.join(" ").toLowerCase().includes(find);
  const shown = (bySuite.get(suite) ?? [])
    .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
    .filter(({ name = "", tags, models }) => fits(name, ...tags, ...models.map((model) => model.name)))
    .slice(0, maxRuns)
    .toReversed();
  const ids = shown.map(({ id }) => id);
  const { read, error } = useParts<Checkpoint>(ids, "checkpoint");
  const isRead = ids.every((id) => read[id] !== undefined);
  // Causes take some tenths of a second each.
  const causes = useParts<Causes>(isRead ? ids : [], "causes").read;
  const rows = useMemo(
    () =>
      shown.flatMap(({ id: run, name = "", tags, created }) =>
        (read[run] ?? [])
          .filter(({ model }) => fits(name, ...tags, model))
          .map((one): Point => {
            const own = causes[run]?.find(({ model }) => model === one.model);
            return { run, name: name || undefined, tags, created, ...one, causes: own?.causes };
          }),
      ),
    [runs.data, ids.join(), read, causes, find],
  );
  if (runs.data === undefined) return <Waiting answer={runs} what="the runs" />;
  const set = (changes: QueryChanges): void => setQuery(address, changes);
  return (
    <>
      <div className="heading">
        <h1>Over time</h1>
      </div>
      <div className="fields">
        <Choice
          label="Questions"
          value={suite}
          options={suites.map((id) => {
            const some = bySuite.get(id) ?? [];
            return [id, `${some[0]?.suite ?? ""} (${some.length} ${some.length === 1 ? "run" : "runs"})`];
          })}
          onChange={(value) => set({ suite: value, run: null })}
        />
        <Field
          label="Model, tag or name"
          type="search"
          value={address.searchParams.get("find") ?? ""}
          onText={(text) => set({ find: text })}
        />
        {chosen.length === 0 ? null : (
          <button type="button" className="plain" onClick={() => set({ run: null })}>
            Show all runs of these questions
          </button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="waiting">No run of a fixed set of questions fits.</p>
      ) : !isRead ? (
        <Waiting answer={{ error, isOld: false }} what={`${shown.length} runs`} />
      ) : (
        <Checkpoints points={rows} />
      )}
    </>
  );
};

const useParts = <Value,>(ids: readonly string[], part: string) =>
  useQueries({
    queries: ids.map((id) => answerQuery<Value>(`/api/runs/${id}/${part}`)),
    combine: (results) => {
      const values = results.flatMap(({ data }, i) =>
        data === undefined ? [] : [[ids[i], data.value] as const],
      );
      const read: Readonly<Record<string, Value>> = Object.fromEntries(values);
      const message = results.find(({ error }) => error !== null)?.error?.message;
      return { read, error: message === undefined ? undefined : { message } };
    },
  });

/** Returns the tag that numbers all checkpoints differently, as "step" of step=1000, and their numbers; else their order. */
const getAxis = (
  checkpoints: readonly Point[],
): { readonly name: string; readonly at: readonly number[] } => {
  const numbered = checkpoints.map(
    ({ tags }) =>
      new Map(
        tags.flatMap((tag) => {
          const [, name, number] = /^([^=:]+)[=:](\d+(?:\.\d+)?)$/.exec(tag) ?? [];
          return name === undefined ? [] : [[name, Number(number)] as const];
        }),
      ),
  );
  const name = [...(numbered[0]?.keys() ?? [])].find(
    (tag) =>
      new Set(numbered.map((tags) => tags.get(tag))).size === checkpoints.length &&
      numbered.every((tags) => tags.has(tag)),
  );
  return name === undefined
    ? { name: "checkpoint, in the order of first runs", at: checkpoints.map((_, i) => i + 1) }
    : { name, at: numbered.map((tags) => tags.get(name) ?? 0) };
};

const getLabel = ({ run, name, model }: Point): string => `${model} in ${runLabel({ id: run, name }, 8)}`;

/** The lines of a chart, of which each has a cell a checkpoint; an empty cell is no point. */
type Lines = Chart["table"]["rows"];

const buildChart = (
  { name, at }: ReturnType<typeof getAxis>,
  {
    rows,
    key,
    ...about
  }: Pick<Chart, "id" | "title" | "caption"> & { readonly rows: Lines; readonly key: string },
): Chart => ({
  kind: "chart",
  ...about,
  drawing: { form: "curves", key, x: name, at },
  table: {
    kind: "table",
    columns: [
      { heading: "line" },
      ...at.map((setting) => ({ heading: String(setting), mark: "plain" as const })),
    ],
    rows,
  },
});

const accuracyChart = (checkpoints: readonly Point[], axis: ReturnType<typeof getAxis>): Chart =>
  buildChart(axis, {
    id: "accuracy-over-time",
    title: "Accuracy and response rate",
    key: "Bands are 95 % intervals.",
    caption: `${checkpoints.length} checkpoints.`,
    rows: [
      { cells: ["accuracy", ...checkpoints.map(({ accuracy }) => share(accuracy))] },
      { cells: ["response rate", ...checkpoints.map(({ responseRate }) => share(responseRate))] },
    ],
  });

const causesChart = (checkpoints: readonly Point[], axis: ReturnType<typeof getAxis>): Chart | undefined => {
  const largest = new Map<string, number>();
  for (const { causes = [] } of checkpoints)
    for (const { name, effect } of causes) largest.set(name, Math.max(largest.get(name) ?? 0, -effect));
  const names = [...largest].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const getCell = ({ causes = [] }: Point, wanted: string) => {
    const cause = causes.find(({ name }) => name === wanted);
    return cause === undefined
      ? ""
      : share({ value: -cause.effect, low: -cause.high, high: -cause.low, n: cause.n });
  };
  if (names.length === 0) return undefined;
  return buildChart(axis, {
    id: "causes-over-time",
    title: "Causes of wrong answers",
    key: "How much lower accuracy is on questions with the feature, with 95 % intervals.",
    caption: "A checkpoint without a point: the feature was not found to be a cause there.",
    rows: names
      .slice(0, maxCauses)
      .map((name) => ({ cells: [name, ...checkpoints.map((one) => getCell(one, name))] })),
  });
};

/** Returns the checkpoints in the order of the axis, and their charts. */
const arrange = (given: readonly Point[]) => {
  const { name, at } = getAxis(given);
  const order = given.map((_, i) => i).toSorted((a, b) => at[a]! - at[b]!);
  const checkpoints = order.map((i) => given[i]!);
  const axis = { name, at: order.map((i) => at[i]!) };
  return {
    checkpoints,
    accuracy: accuracyChart(checkpoints, axis),
    causes: causesChart(checkpoints, axis),
    columns: listColumns(checkpoints, axis),
  };
};

const Checkpoints = ({ points: given }: { readonly points: readonly Point[] }) => {
  const address = useAddress();
  const { checkpoints, accuracy, causes, columns } = useMemo(() => arrange(given), [given]);
  const ids = checkpoints.slice(0, 3).map(({ run }) => run.slice(0, 6));
  const file = `over time ${ids.join(" ")}`;
  const unread = checkpoints.filter((one) => one.causes === undefined).length;
  return (
    <>
      {checkpoints.length < 2 ? (
        <p className="waiting">One checkpoint fits: two make a line.</p>
      ) : (
        <div className="columns wide">
          <ChartView chart={accuracy} name={file} />
          <div>
            {causes === undefined ? null : <ChartView chart={causes} name={file} />}
            {unread > 0 ? (
              <p className="waiting" role="status">
                Reading the causes of {unread} checkpoints …
              </p>
            ) : causes === undefined ? (
              <p className="waiting">No cause was found in any run.</p>
            ) : null}
          </div>
        </div>
      )}
      <Grid
        label="Checkpoints"
        className="list"
        columns={columns}
        rows={checkpoints}
        keyOf={getLabel}
        sort={address.searchParams.get("sort") ?? "at"}
        onSort={(sort) => setQuery(address, { sort })}
      />
    </>
  );
};

const listColumns = (
  checkpoints: readonly Point[],
  { name, at }: ReturnType<typeof getAxis>,
): readonly GridColumn<Point>[] => {
  const places = new Map(checkpoints.map((one, i) => [one, i]));
  const before = (one: Point): Point | undefined => checkpoints[(places.get(one) ?? 0) - 1];
  const gain = (one: Point): number | undefined => {
    const [now, then] = [one.accuracy.value, before(one)?.accuracy.value];
    return now === null || then === undefined || then === null ? undefined : now - then;
  };
  return [
    {
      id: "run",
      label: "Checkpoint",
      sortBy: getLabel,
      show: (one) => <Link to={`/runs/${one.run}`}>{show(getLabel(one))}</Link>,
    },
    {
      id: "at",
      label: name,
      isNumber: true,
      sortBy: (one) => at[places.get(one) ?? 0],
      show: (one) => at[places.get(one) ?? 0],
    },
    {
      id: "accuracy",
      label: "Accuracy (95 %)",
      isNumber: true,
      isFalling: true,
      sortBy: ({ accuracy }) => accuracy.value ?? undefined,
      show: ({ accuracy }) => (accuracy.value === null ? "no reply" : shareText(accuracy)),
    },
    {
      id: "gain",
      label: "Against the one before",
      isNumber: true,
      sortBy: gain,
      show: (one) => {
        const [change, then] = [gain(one), before(one)];
        return change === undefined || then === undefined ? (
          ""
        ) : (
          <Link to={`/compare?a=${then.run}&b=${one.run}`}>{points(change)}</Link>
        );
      },
    },
    {
      id: "response",
      label: "Response rate",
      isNumber: true,
      sortBy: ({ responseRate }) => responseRate.value ?? undefined,
      show: ({ responseRate }) => shareText(responseRate),
    },
    {
      id: "causes",
      label: "Causes, in points",
      show: ({ causes }) =>
        causes === undefined
          ? "…"
          : causes
              .slice(0, 3)
              .map(({ name: cause, effect }) => `${show(cause)} ${points(effect)}`)
              .join(", ") || "none found",
    },
    {
      id: "date",
      label: "First asked (UTC)",
      sortBy: ({ created }) => created,
      show: ({ created }) => formatDate(created).replace(" UTC", ""),
    },
  ];
};
