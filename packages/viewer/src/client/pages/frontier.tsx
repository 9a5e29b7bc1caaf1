/**
 * Shows difficulty frontiers: half-points of each difficulty parameter with their intervals, their curves, maps of two parameters, and
 * estimates of difficulty. A frontier is one run; several are shown together, and other runs of problems are placed on their scale.
 */
import { type Document, runLabel } from "organon/drawing";
import type { RunLine } from "organon/view";
import { useAnswer } from "../api.ts";
import { Facts, FileLinks, Sections, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { show } from "../text.ts";

/** Maximum runs to choose from, the newest first. */
const maxShown = 24;

export const FrontierPage = () => {
  const address = useAddress();
  const runs = useAnswer<readonly RunLine[]>("/api/runs");
  const frontiers = (runs.data ?? []).filter(({ asks }) => asks === "frontier");
  const others = (runs.data ?? []).filter(({ asks }) => asks === "tasks");
  const [newest] = frontiers;
  const asked = address.searchParams.getAll("run");
  const chosen = asked.length > 0 || newest === undefined ? asked : [newest.id];
  const base = `/api/frontier/${chosen.join(",")}`;
  const told = useAnswer<Document>(chosen.length === 0 ? undefined : base);
  if (runs.data === undefined) return <Waiting answer={runs} what="the runs" />;
  return (
    <>
      <div className="heading">
        <h1>Difficulty frontier</h1>
        {chosen.length === 0 ? null : <FileLinks base={base} />}
      </div>
      {newest === undefined && chosen.length === 0 ? (
        <p className="waiting">
          No frontier was measured yet. <code>organon frontier -m MODEL --dial length,distractors</code>{" "}
          measures one.
        </p>
      ) : (
        <div className="choices">
          <Runs legend="Frontiers" lines={frontiers} chosen={chosen} />
          {others.length === 0 ? null : (
            <details open={others.some(({ id }) => chosen.includes(id))}>
              <summary>Other runs of problems, on the same scale of difficulty</summary>
              <Runs legend="Runs by difficulty parameters" lines={others} chosen={chosen} />
            </details>
          )}
        </div>
      )}
      {chosen.length === 0 ? null : told.data === undefined || told.error !== undefined ? (
        <Waiting answer={told} what="the frontier" />
      ) : (
        <>
          <Facts facts={told.data.facts} />
          <Sections document={told.data} files={`${base}/figures`} only={() => true} />
        </>
      )}
    </>
  );
};

const Runs = ({
  legend,
  lines,
  chosen,
}: {
  readonly legend: string;
  readonly lines: readonly RunLine[];
  readonly chosen: readonly string[];
}) => {
  const address = useAddress();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {lines.slice(0, maxShown).map(({ id, name, models, suite }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => {
              const run = event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id);
              go(withQuery(address, { run }), { isMinor: true });
            }}
          />{" "}
          {show(models.map(({ name }) => name).join(", "))}{" "}
          <small>
            {show(suite)} · {show(runLabel({ id, name }, 8))}
          </small>
        </label>
      ))}
    </fieldset>
  );
};
