/** Shows the lexical diversity of question sets, compared with the paper's (DivLogicEval, Table 4). */
import { type Document, runLabel } from "organon/drawing";
import type { SetLine } from "organon/view";
import { useAnswer } from "../api.ts";
import { Sections, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { show } from "../text.ts";

export const DiversityPage = () => {
  const address = useAddress();
  const sets = useAnswer<readonly SetLine[]>("/api/sets");
  const chosen = address.searchParams.getAll("set");
  const query = new URLSearchParams(chosen.map((id) => ["set", id])).toString();
  const told = useAnswer<Document>(chosen.length === 0 ? undefined : `/api/sets/diversity?${query}`);
  if (sets.data === undefined) return <Waiting answer={sets} what="the sets" />;
  return (
    <>
      <div className="heading">
        <h1>Diversity</h1>
      </div>
      <p className="note">
        How many different words a set has, and how far its words are from Wikipedia’s: the smaller the
        divergence, the more it reads like text at large. Each reference is cut to the smallest set’s size.
      </p>
      {sets.data.length === 0 ? (
        <p className="waiting">
          No set is at hand. <code>organon view FILE</code> opens questions beside the runs.
        </p>
      ) : (
        <fieldset className="choices">
          <legend>Sets</legend>
          {sets.data.map(({ id, name, run, dataset, from }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) => {
                  const set = event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id);
                  go(withQuery(address, { set }), { isMinor: true });
                }}
              />{" "}
              {show(dataset === undefined ? name : `${dataset} · ${name}`)}
              {from === "run" ? <small> of run {show(runLabel({ id, name: run }, 8))}</small> : null}
            </label>
          ))}
        </fieldset>
      )}
      {chosen.length === 0 ? null : told.data === undefined || told.isOld ? (
        <Waiting answer={told} what="the words" />
      ) : (
        <Sections document={told.data} only={() => true} />
      )}
    </>
  );
};
