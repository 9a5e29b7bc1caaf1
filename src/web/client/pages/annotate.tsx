/**
 * Studies by people: one thing at a time, judged by keys or clicks, kept in the store as one goes. Nobody is shown what another
 * said, nor what a model replied.
 */
import { useEffect, useMemo, useState } from "react";
import { count, percent, shareText } from "#report";
import type { Annotations, RunLine } from "#verbs";
import { send, useAnswer } from "../api.ts";
import { Choice, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { shown } from "../text.ts";

type Study = Awaited<ReturnType<Annotations["study"]>>;
type Outcome = Awaited<ReturnType<Annotations["outcome"]>>;
type Given = {
  readonly study: Study;
  readonly notes: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export const AnnotatePage = () => {
  const address = useAddress();
  const of = (name: string, usual: string): string => address.searchParams.get(name) ?? usual;
  const runs = useAnswer<readonly RunLine[]>("/api/runs");
  const [kind, count, seed, annotator] = [
    of("kind", "validity"),
    of("count", "50"),
    of("seed", "1"),
    of("annotator", ""),
  ];
  const all = (runs.data ?? []).filter((line) => line.kind === "run");
  const run = of("run", all[0]?.id ?? "");
  const set = (name: string) => (value: string) =>
    go(withQuery(address, { [name]: value }), { isMinor: true });
  const query = new URLSearchParams({ kind, run, count, seed, annotator }).toString();
  if (runs.data === undefined) return <Waiting answer={runs} what="the runs" />;
  return (
    <>
      <div className="heading">
        <h1>Annotate</h1>
      </div>
      <div className="fields">
        <Choice
          label="Study"
          value={kind}
          options={[
            ["validity", "validity: a, b and c of LogicAsker"],
            ["english", "English: grammatical, readings, natural"],
          ]}
          onChange={set("kind")}
        />
        <Choice
          label="Questions of"
          value={run}
          options={all.map(({ id, suite, models }) => [
            id,
            `${suite} · ${models[0]?.name ?? ""} · ${id.slice(0, 8)}`,
          ])}
          onChange={set("run")}
        />
        <label className="field">
          <span>How many</span>
          <input
            type="number"
            min={1}
            max={500}
            value={count}
            onChange={(event) => set("count")(event.target.value)}
          />
        </label>
        <label className="field">
          <span>Seed</span>
          <input type="number" min={0} value={seed} onChange={(event) => set("seed")(event.target.value)} />
        </label>
        <Name value={annotator} onChange={set("annotator")} />
      </div>
      {run === "" ? (
        <p className="waiting">There is no run to draw questions from.</p>
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

/** A name is taken when it is done, not letter by letter. */
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
      <label className="field">
        <span>Your name</span>
        <input
          value={text}
          maxLength={100}
          autoComplete="name"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit">Begin</button>
    </form>
  );
};

const Sheet = ({ query, annotator }: { readonly query: string; readonly annotator: string }) => {
  const given = useAnswer<Given>(`/api/study?${query}`);
  const [own, setOwn] = useState<Given["notes"]>({});
  const [place, setPlace] = useState(0);
  const [saved, setSaved] = useState("");
  const notes = useMemo(() => ({ ...given.data?.notes, ...own }), [given.data, own]);
  const study = given.data?.study;
  const asked = study?.fields.filter(({ kind }) => kind !== "text") ?? [];
  const isDone = (id: string): boolean => asked.every(({ name }) => (notes[id]?.[name] ?? "") !== "");
  const done = study?.things.filter(({ id }) => isDone(id)).length ?? 0;
  const outcome = useAnswer<Outcome>(study === undefined ? undefined : `/api/study/outcome?${query}`, done);
  useEffect(() => {
    // Whoever comes back goes on where they stopped.
    const next = study?.things.findIndex(({ id }) => !isDone(id)) ?? 0;
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
  const open = asked.find(({ name }) => (answers[name] ?? "") === "");
  const onKey = (event: React.KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    if (event.key === "ArrowRight") setPlace(Math.min(study.things.length - 1, place + 1));
    if (event.key === "ArrowLeft") setPlace(Math.max(0, place - 1));
    if (open?.kind === "yes-no" && (event.key === "y" || event.key === "n"))
      answer(open.name, event.key === "y" ? "yes" : "no");
    if (open?.kind === "scale" && /^[1-5]$/.test(event.key)) answer(open.name, event.key);
  };
  return (
    <section className="sheet" onKeyDown={onKey} aria-label={study.title}>
      <p className="facts" aria-live="polite">
        {count(place + 1)} of {count(study.things.length)}, {count(done)} done · {saved}
      </p>
      <blockquote>{shown(thing.text)}</blockquote>
      {thing.target === undefined ? null : (
        <p>
          Target answer: <b className="key">{shown(thing.target)}</b>
        </p>
      )}
      {study.fields.map(({ name, text, kind }) =>
        kind === "text" ? (
          <label className="field wide-field" key={`${thing.id} ${name}`}>
            <span>{text}</span>
            <input
              type="text"
              defaultValue={answers[name] ?? ""}
              onBlur={(event) =>
                event.target.value !== (answers[name] ?? "") && answer(name, event.target.value)
              }
            />
          </label>
        ) : (
          <fieldset key={name}>
            <legend>{text}</legend>
            {(kind === "scale" ? ["1", "2", "3", "4", "5"] : ["yes", "no"]).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  checked={answers[name] === value}
                  onChange={() => answer(name, value)}
                />{" "}
                {value}
              </label>
            ))}
          </fieldset>
        ),
      )}
      <p className="steps">
        <button type="button" disabled={place === 0} onClick={() => setPlace(place - 1)}>
          ← Before
        </button>
        <button type="button" disabled={place + 1 >= study.things.length} onClick={() => setPlace(place + 1)}>
          Next →
        </button>
        <a href={`/api/study/sheet.csv?${query}`} download>
          Your sheet as CSV
        </a>
      </p>
      <p className="facts">
        y and n answer the first open question, 1 to 5 the scale, the arrow keys turn the page.
      </p>
      {outcome.data === undefined ? null : <OutcomeView outcome={outcome.data} of={study.things.length} />}
    </section>
  );
};

const OutcomeView = ({
  outcome: { annotators, validity },
  of,
}: {
  readonly outcome: Outcome;
  readonly of: number;
}) => (
  <section>
    <h2>Where the study stands</h2>
    <ul>
      {annotators.map(({ name, done }) => (
        <li key={name}>
          {shown(name)}: {count(done)} of {count(of)}
        </li>
      ))}
    </ul>
    {validity === undefined ? (
      <p className="facts">Two annotators who judged the same things make a kappa.</p>
    ) : (
      <>
        <p>
          {count(validity.n)} judged by both: valid {shareText(validity.valid)}; at least{" "}
          {percent(validity.atLeast.exact)} % with 95 % confidence.
        </p>
        <ul>
          {(["a", "b", "c", "valid"] as const).map((key) => {
            const { kappa, same } = validity.agreement[key];
            return (
              <li key={key}>
                {key}: the same on {shareText(same)};{" "}
                {kappa.value === null
                  ? "kappa unknown: both said the same throughout"
                  : `kappa ${kappa.value.toFixed(2)} [${kappa.low.toFixed(2)}, ${kappa.high.toFixed(2)}]`}
              </li>
            );
          })}
        </ul>
      </>
    )}
  </section>
);
