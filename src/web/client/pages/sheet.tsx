/**
 * Shows one annotator's sheet: one item at a time, judged by keyboard or clicks, saved in the store immediately.
 * Annotators see neither others' judgements nor models' replies. Items with several parts are judged part by part.
 */
import { useEffect, useMemo, useState } from "react";
import { count } from "#report/numbers";
import type { Field } from "#report/people/sheet";
import type { Annotations } from "#verbs/annotate";
import { send, useAnswer } from "../api.ts";
import { Facts, Sections, Waiting } from "../parts.tsx";
import { show } from "../text.ts";

type Given = Awaited<ReturnType<Annotations["study"]>>;
type Study = Given["study"];
type Thing = Study["things"][number];
type Outcome = Awaited<ReturnType<Annotations["outcome"]>>;

const fieldsOf = ({ parts }: Study, thing: Thing): readonly Field[] =>
  parts.find(({ name }) => name === thing.part)?.fields ?? [];

/** Returns the keyboard keys for a field's answers: first characters, or numbers if two options start alike. */
const keysOf = ({ options }: Field): readonly string[] => {
  const letters = options.map((option) => option.slice(0, 1).toLowerCase());
  return new Set(letters).size === letters.length ? letters : options.map((_, i) => String(i + 1));
};

export const Sheet = ({ query, annotator }: { readonly query: string; readonly annotator: string }) => {
  const given = useAnswer<Given>(`/api/study?${query}`);
  const [own, setOwn] = useState<Given["notes"]>({});
  const [place, setPlace] = useState(0);
  const [saved, setSaved] = useState("");
  const notes = useMemo(() => ({ ...given.data?.notes, ...own }), [given.data, own]);
  const study = given.data?.study;
  const isDone = (thing: Thing): boolean =>
    study !== undefined &&
    fieldsOf(study, thing).every(
      ({ name, options }) => options.length === 0 || (notes[thing.id]?.[name] ?? "") !== "",
    );
  const done = study?.things.filter(isDone).length ?? 0;
  const outcome = useAnswer<Outcome>(study === undefined ? undefined : `/api/study/outcome?${query}`, done);
  useEffect(() => {
    // Returning annotators continue where they stopped.
    const next = study?.things.findIndex((thing) => !isDone(thing)) ?? 0;
    setPlace(Math.max(0, next));
  }, [study]);
  if (study === undefined) return <Waiting answer={given} what="the study" />;
  const thing = study.things[place];
  if (thing === undefined) return <p className="waiting">There is nothing to judge.</p>;
  const answers = notes[thing.id] ?? {};
  const answer = (name: string, value: string): void => {
    const next = { ...answers, [name]: value };
    setOwn((before) => ({ ...before, [thing.id]: next }));
    setSaved("saving …");
    send("/api/notes", { study: study.id, subject: thing.id, annotator, answers: next }).then(
      () => setSaved("saved"),
      (error: unknown) => setSaved(`not saved: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  // A part is completed before the next is shown.
  const open = study.things.find((one) => !isDone(one));
  const last = study.things.findLastIndex(({ part }) => part === (open ?? study.things.at(-1))?.part);
  const asked = fieldsOf(study, thing).filter(({ options }) => options.length > 0);
  const onKey = (event: React.KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowRight") setPlace(Math.min(last, place + 1));
    if (event.key === "ArrowLeft") setPlace(Math.max(0, place - 1));
    const field = asked.find(({ name }) => (answers[name] ?? "") === "");
    const option = field?.options[keysOf(field).indexOf(event.key.toLowerCase())];
    if (field !== undefined && option !== undefined) answer(field.name, option);
  };
  const hasParts = study.parts.length > 1;
  const take = async (part: string, file: File): Promise<void> => {
    setSaved("reading …");
    try {
      await send(`/api/study/sheet?${query}`, { annotator, part, text: await file.text() });
      location.reload();
    } catch (error) {
      setSaved(`not read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <section className="sheet" onKeyDown={onKey} aria-label={study.title}>
      {study.instructions === undefined ? null : (
        <details open={done === 0}>
          <summary>What is asked</summary>
          <pre>{show(study.instructions)}</pre>
        </details>
      )}
      <p className="facts" aria-live="polite">
        {hasParts ? `${thing.part}: ` : ""}
        {count(place + 1)} of {count(study.things.length)}, {count(done)} done
        {saved === "" ? "" : ` · ${saved}`}
      </p>
      <blockquote>{show(thing.text)}</blockquote>
      {thing.instead === undefined ? null : (
        <>
          <p className="facts">changed to</p>
          <blockquote>{show(thing.instead)}</blockquote>
        </>
      )}
      {thing.target === undefined ? null : (
        <p>
          Target answer: <b className="key">{show(thing.target)}</b>
        </p>
      )}
      {fieldsOf(study, thing).map((field) => (
        <Asked
          key={`${thing.id} ${field.name}`}
          field={field}
          value={answers[field.name] ?? ""}
          onChange={(value) => answer(field.name, value)}
        />
      ))}
      <p className="steps">
        <button type="button" disabled={place === 0} onClick={() => setPlace(place - 1)}>
          ← Before
        </button>
        <button type="button" disabled={place >= last} onClick={() => setPlace(place + 1)}>
          Next →
        </button>
        {study.parts.map(({ name }) => (
          <a key={name} href={`/api/study/sheet.csv?${query}&part=${name}`} download>
            Your {hasParts ? name : "sheet"} as CSV
          </a>
        ))}
      </p>
      <p className="steps">
        {study.parts.map(({ name }) => (
          <label key={name} className="field">
            <span>Read {hasParts ? `a filled ${name} sheet` : "a filled sheet"}</span>
            <input
              type="file"
              accept=".csv,text/csv"
              onChange={({ target }) => target.files?.[0] && void take(name, target.files[0])}
            />
          </label>
        ))}
      </p>
      <p className="facts">
        {asked
          .flatMap(keysOf)
          .filter((key, i, all) => all.indexOf(key) === i)
          .join(", ")}{" "}
        answer the first open question; the arrow keys turn the page.
      </p>
      {outcome.data === undefined ? null : <OutcomeView outcome={outcome.data} study={study} />}
    </section>
  );
};

const Asked = ({
  field: { name, text, options },
  value,
  onChange,
}: {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) =>
  options.length === 0 ? (
    <label className="field wide-field">
      <span>{text}</span>
      <input
        type="text"
        defaultValue={value}
        onBlur={(event) => event.target.value !== value && onChange(event.target.value)}
      />
    </label>
  ) : (
    <fieldset>
      <legend>{text}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />{" "}
          {option}
        </label>
      ))}
    </fieldset>
  );

const OutcomeView = ({
  outcome: { annotators, document },
  study,
}: {
  readonly outcome: Outcome;
  readonly study: Study;
}) => (
  <section>
    <h2>Progress of annotators</h2>
    {annotators.length === 0 ? <p className="waiting">Nobody has answered yet.</p> : null}
    <ul>
      {annotators.map(({ name, done }) => (
        <li key={name}>
          {show(name)}: {count(done)} of {count(study.things.length)}
        </li>
      ))}
    </ul>
    {document === undefined ? null : (
      <details>
        <summary>What came of it so far</summary>
        <Facts facts={document.facts} />
        <Sections document={document} only={() => true} />
      </details>
    )}
  </section>
);
