/** Rows of the list of runs, one a model, and the columns that sort them. */
import {
  addSums,
  count,
  countAsked,
  countReadable,
  dateInWords,
  percentInterval,
  percent,
  proportion,
  sumText,
} from "organon/drawing";
import type { RunLine, RunState } from "organon/view";
import { Link } from "../parts.tsx";
import { show } from "../text.ts";

/** The state of a run, and whether a process asks it now. */
export type SeenState = RunState & { readonly isActive: boolean };
type ModelState = RunState["models"][number];

export type Column = {
  readonly name: string;
  readonly label: string;
  readonly isNumber?: true;
  /** Whether the first click sorts from low to high. */
  readonly isRising?: true;
  /** The value of a run by which it is sorted; undefined is last. */
  readonly valueOf: (line: RunLine, state: SeenState | undefined) => string | number | undefined;
};

/** The highest value of a run's models. */
const best = (state: SeenState | undefined, of: (model: ModelState) => number | undefined) =>
  state?.models.reduce<number | undefined>((most, model) => {
    const value = of(model);
    return value === undefined || (most !== undefined && most >= value) ? most : value;
  }, undefined);

const rateOf = ({ outcomes }: ModelState): number | undefined =>
  countAsked(outcomes) === 0 ? undefined : countReadable(outcomes) / countAsked(outcomes);

export const columns: readonly Column[] = [
  { name: "run", label: "Run", isRising: true, valueOf: ({ name, id }) => (name ?? id).toLowerCase() },
  { name: "suite", label: "Questions", isRising: true, valueOf: ({ suite }) => suite },
  { name: "model", label: "Model", isRising: true, valueOf: ({ models }) => models[0]?.name.toLowerCase() },
  {
    name: "accuracy",
    label: "Accuracy (95 %)",
    isNumber: true,
    valueOf: (line, state) => (whyNone(line) === undefined ? best(state, accuracyOf) : undefined),
  },
  {
    name: "n",
    label: "n",
    isNumber: true,
    valueOf: (_, state) => best(state, ({ outcomes }) => countAsked(outcomes)),
  },
  { name: "response", label: "Response rate", isNumber: true, valueOf: (_, state) => best(state, rateOf) },
  {
    name: "cost",
    label: "Cost",
    isNumber: true,
    valueOf: (_, state) => (state && addSums(state.models).usd) ?? undefined,
  },
  {
    name: "state",
    label: "State",
    valueOf: (line, state) => state && shareDone(state) - (line.isPlanned ? 0 : 0.001),
  },
  { name: "date", label: "Last asked", valueOf: ({ touched }) => touched },
];

/** Columns whose values are read from the calls of a run. */
export const needsStates = (sort: string): boolean =>
  ["accuracy", "n", "response", "cost", "state"].includes(sort.replace("-", ""));

/** Returns the order of a column ("n", or "-n" from high to low); runs without a value are last. */
export const compareRuns =
  (sort: string, stateOf: (line: RunLine) => SeenState | undefined) =>
  (a: RunLine, b: RunLine): number => {
    const column = columns.find(({ name }) => name === sort.replace("-", ""));
    const [x, y] = [column?.valueOf(a, stateOf(a)), column?.valueOf(b, stateOf(b))];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    const order = typeof x === "string" ? x.localeCompare(String(y), "en", { numeric: true }) : x - Number(y);
    return sort.startsWith("-") ? -order : order;
  };

const accuracyOf = ({ outcomes }: ModelState): number | undefined =>
  countAsked(outcomes) === 0 ? undefined : outcomes.correct / countAsked(outcomes);

/** Why a run has no accuracy; undefined if it has one. */
const whyNone = ({ asks }: RunLine): string | undefined =>
  asks === "diagnosis" || asks === "frontier" ? "none: answers chose the questions" : undefined;

const shareDone = (state: SeenState): number => {
  const { planned, answered } = callsOf(state);
  return planned === 0 ? 0 : answered / planned;
};

/** The calls of all models of a run. */
const callsOf = ({ models }: SeenState) => {
  const sum = (of: (tally: ModelState["tally"]) => number): number =>
    models.reduce((total, { tally }) => total + of(tally), 0);
  const [planned, failed] = [sum((tally) => tally.planned), sum((tally) => tally.failed)];
  return { planned, failed, answered: planned - failed - sum((tally) => tally.missing) };
};

/** Models of a run that are listed. */
const maxModels = 4;

type RowProps = {
  readonly line: RunLine;
  readonly state: SeenState | undefined;
  readonly isTicked: boolean;
  readonly onTick: () => void;
  /** The number of runs listed below it, and whether they are shown. */
  readonly below: number;
  readonly isUnfolded: boolean;
  readonly isBelow: boolean;
  readonly onFold: () => void;
  readonly isFresh: boolean;
};

export const RunRows = (props: RowProps) => {
  const { line, state, isTicked, onTick, below, isUnfolded, isBelow, onFold, isFresh } = props;
  const shown = line.models.slice(0, maxModels);
  const span = Math.max(1, shown.length);
  const isDone = state !== undefined && line.isPlanned && shareDone(state) === 1;
  const label = line.name ?? line.id.slice(0, 12);
  const kinds = [isFresh && "fresh", isBelow && "below", state !== undefined && !isDone && "unfinished"];
  return (
    <tbody className={kinds.filter(Boolean).join(" ")}>
      {(span > shown.length ? [undefined] : shown).map((model, place) => (
        <tr key={model?.id ?? ""}>
          {place > 0 ? null : (
            <>
              <td rowSpan={span}>
                <input
                  type="checkbox"
                  checked={isTicked}
                  onChange={onTick}
                  aria-label={`Select run ${show(label)}`}
                />
              </td>
              <th scope="rowgroup" rowSpan={span}>
                <Link to={`/runs/${line.id}`}>
                  {line.name === undefined ? <code>{label}</code> : show(line.name)}
                </Link>
                {line.name === undefined ? null : <code>{line.id.slice(0, 12)}</code>}
                <Tags tags={line.tags} />
              </th>
              <td rowSpan={span}>
                {show(line.suite)}
                {below === 0 ? null : (
                  <button type="button" className="plain" aria-expanded={isUnfolded} onClick={onFold}>
                    {isUnfolded ? "Hide" : "Show"} {count(below)} with few-shot examples
                  </button>
                )}
              </td>
            </>
          )}
          <td className="model" title={model?.id}>
            {show(model?.name ?? "")}
            {place + 1 === maxModels && line.models.length > maxModels ? (
              <small>and {line.models.length - maxModels} more</small>
            ) : null}
          </td>
          <Numbers line={line} model={state?.models[place]} />
          {place > 0 ? null : (
            <>
              <td className="number" rowSpan={span}>
                {state === undefined ? "" : sumText(addSums(state.models))}
              </td>
              <td rowSpan={span}>
                {state === undefined ? "" : <State isDone={isDone} line={line} state={state} />}
              </td>
              <td rowSpan={span} className="date">
                {dateInWords(line.touched)}
              </td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  );
};

/** The tags of a run; each finds the runs with it. */
export const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <span className="tags">
      {tags.map((tag) => (
        <Link key={tag} to={`/?find=${encodeURIComponent(tag)}`}>
          {show(tag)}
        </Link>
      ))}
    </span>
  );

/** Accuracy with its interval, n and response rate of a model; or why there is no accuracy. */
const Numbers = ({ line, model }: { readonly line: RunLine; readonly model: ModelState | undefined }) => {
  const why = whyNone(line);
  const n = model === undefined ? 0 : countAsked(model.outcomes);
  const rate = model && rateOf(model);
  return (
    <>
      <td className="number accuracy">
        {why !== undefined ? (
          <small>{why}</small>
        ) : model === undefined ? (
          ""
        ) : n === 0 ? (
          <small>no reply yet</small>
        ) : line.isFixed ? (
          <>
            {percent(model.outcomes.correct / n)} %{" "}
            <small>{percentInterval(proportion(model.outcomes.correct, n))}</small>
          </>
        ) : (
          <>
            {percent(model.outcomes.correct / n)} %{" "}
            <small>mean of {line.isRotated ? "option orders" : `${line.epochs} epochs`}</small>
          </>
        )}
      </td>
      <td className="number">{model === undefined ? "" : count(n)}</td>
      <td className="number">{rate === undefined ? "" : `${percent(rate)} %`}</td>
    </>
  );
};

/** Whether a run is complete, in progress or interrupted, and how far it is. */
const State = ({
  isDone,
  line,
  state,
}: {
  readonly isDone: boolean;
  readonly line: RunLine;
  readonly state: SeenState;
}) => {
  if (isDone) return <>complete</>;
  const { planned, failed, answered } = callsOf(state);
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
