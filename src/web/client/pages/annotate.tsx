/**
 * Shows annotation studies: the selection of what is judged, next to the sheet. The whole state is in the address, so
 * that a link gives another annotator the same questions.
 */
import { useState } from "react";
import type { StudyLine } from "#verbs/annotate";
import type { RunLine } from "#verbs/view";
import type { SetLine } from "#verbs/viewing/sets";
import { useAnswer } from "../api.ts";
import { Choice, Field, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { Sheet } from "./sheet.tsx";

export const AnnotatePage = () => {
  const address = useAddress();
  const of = (name: string, usual: string): string => address.searchParams.get(name) ?? usual;
  const kind = of("kind", "validity");
  const studies = useAnswer<readonly StudyLine[]>("/api/studies");
  const study = studies.data?.find(({ name }) => name === kind);
  const isOfSets = study?.of === "sets";
  const runs = useAnswer<readonly RunLine[]>(study === undefined || isOfSets ? undefined : "/api/runs");
  const sets = useAnswer<readonly SetLine[]>(isOfSets ? "/api/sets" : undefined);
  const listed = isOfSets ? sets : runs;
  const sources: readonly (readonly [id: string, label: string])[] = isOfSets
    ? (sets.data ?? [])
        .filter(({ hasChoices }) => hasChoices)
        .map(({ id, name, from }) => [id, from === "run" ? `${name}, of a run` : name])
    : (runs.data ?? [])
        .filter((line) => line.isRotated === (study?.of === "choice runs"))
        .map(({ id, suite, models }) => [id, `${suite} · ${models[0]?.name ?? ""} · ${id.slice(0, 8)}`]);
  const [first] = sources;
  const source = of("of", first?.[0] ?? "");
  const [annotator, count, seed] = [
    of("annotator", ""),
    of("count", String(study?.count ?? "")),
    of("seed", "1"),
  ];
  const set = (name: string) => (value: string) =>
    go(withQuery(address, { [name]: value }), { isMinor: true });
  const query = new URLSearchParams({ kind, of: source, count, seed, annotator }).toString();
  return (
    <>
      <div className="heading">
        <h1>Annotate</h1>
      </div>
      <div className="fields">
        <Choice
          label="Study"
          value={kind}
          options={(studies.data ?? []).map(({ name, label }) => [name, label] as const)}
          onChange={(value) =>
            go(withQuery(address, { kind: value, of: null, count: null }), { isMinor: true })
          }
        />
        <Choice label="Questions of" value={source} options={sources} onChange={set("of")} />
        {study?.count === undefined ? null : (
          <>
            <Field label="How many" type="number" min={1} max={500} value={count} onText={set("count")} />
            <Field label="Seed" type="number" min={0} value={seed} onText={set("seed")} />
          </>
        )}
        <Name value={annotator} onChange={set("annotator")} />
      </div>
      {listed.data === undefined ? (
        <Waiting answer={listed} what="what there is to judge" />
      ) : source === "" ? (
        <p className="waiting">
          {isOfSets ? (
            <>
              No four-option questions of ours are at hand. <code>organon view FILE</code> opens a file of
              them.
            </>
          ) : (
            "There is no run to draw questions from."
          )}
        </p>
      ) : annotator === "" ? (
        <p className="waiting">
          Say your name and begin. Every annotator is given the same questions, by the seed.
        </p>
      ) : (
        <Sheet key={query} query={query} annotator={annotator} />
      )}
    </>
  );
};

/** A name is applied when it is complete, not character by character. */
const Name = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const [text, setText] = useState(value);
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text.trim());
      }}
    >
      <Field label="Your name" value={text} maxLength={100} autoComplete="name" onText={setText} />
      <button type="submit">Begin</button>
    </form>
  );
};
