/** Shows imported datasets and their audits: recomputed answer keys where possible, duplicates, and surface cues. */
import { type Document, runLabel } from "organon/drawing";
import type { SetLine } from "organon/view";
import { useAnswer } from "../api.ts";
import { Choice, Facts, Sections, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { show } from "../text.ts";

export const DatasetsPage = () => {
  const address = useAddress();
  const sets = useAnswer<readonly SetLine[]>("/api/sets");
  const imported = (sets.data ?? []).filter(({ dataset }) => dataset !== undefined);
  const chosen = address.searchParams.get("set") ?? imported[0]?.id;
  const audit = useAnswer<Document>(
    chosen === undefined || imported.length === 0
      ? undefined
      : `/api/sets/audit?set=${encodeURIComponent(chosen)}`,
  );
  if (sets.data === undefined) return <Waiting answer={sets} what="the sets" />;
  return (
    <>
      <div className="heading">
        <h1>Datasets</h1>
      </div>
      {imported.length === 0 ? (
        <p className="waiting">
          No imported set is at hand. <code>organon view folio=FILE</code> opens a dataset in its own layout;
          the sets of runs are here, too.
        </p>
      ) : (
        <>
          <div className="fields">
            <Choice
              label="Set"
              value={chosen ?? ""}
              options={imported.map(({ id, name, run, dataset, from }) => [
                id,
                `${dataset ?? ""} · ${name}${from === "run" ? `, of run ${runLabel({ id, name: run }, 8)}` : ""}`,
              ])}
              onChange={(set) => go(withQuery(address, { set }), { isMinor: true })}
            />
          </div>
          {audit.data === undefined || audit.isOld ? (
            <Waiting answer={audit} what="the set and deciding its keys" />
          ) : (
            <>
              <h2>{show(audit.data.title)}</h2>
              <Facts facts={audit.data.facts} />
              <Sections document={audit.data} only={() => true} />
            </>
          )}
        </>
      )}
    </>
  );
};
