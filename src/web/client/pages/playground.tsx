/** Shows generated questions with proofs of their answer keys; asks a model one of them; proves custom arguments. */
import { useEffect, useState } from "react";
import type { OneReply } from "#verbs/play";
import type { AskableModel } from "#verbs/viewing/askable-models";
import type { Played } from "#verbs/viewing/playground";
import { useAnswer, useSending } from "../api.ts";
import { Grounds } from "../grounds.tsx";
import { Choice, Field, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { show } from "../text.ts";

type Options = {
  readonly skills: { readonly rules: readonly { readonly name: string }[] };
  readonly styles: readonly string[];
  readonly lexicons: readonly string[];
};

const profiles = ["balanced", "paper", "full"];
const kinds = ["valid", "contradiction", "unrelated", "fallacy"];

export const PlaygroundPage = () => {
  const address = useAddress();
  const of = (name: string): string => address.searchParams.get(name) ?? "";
  const profile = of("profile") === "" ? "balanced" : of("profile");
  const choices = useAnswer<Options>(`/api/skills?profile=${profile}`);
  const models = useAnswer<readonly AskableModel[]>("/api/models");
  const { data: played, problem, put } = useSending<readonly Played[]>("/api/play");
  const wanted = {
    profile,
    skill: of("skill") || undefined,
    // Contrast pairs are of both answers.
    kind: profile === "balanced" ? undefined : of("kind") || undefined,
    style: of("style") || undefined,
    lexicon: of("lexicon") || undefined,
    length: Number(of("length") === "" ? 1 : of("length")),
    seed: Number(of("seed") === "" ? 1 : of("seed")),
    count: 3,
  };
  const make = (): void => void put(wanted);
  // An address that names a skill is a question already.
  useEffect(() => {
    if (of("skill") !== "") make();
  }, []);
  if (choices.data === undefined) return <Waiting answer={choices} what="the skills" />;
  const set = (name: string) => (value: string) =>
    go(withQuery(address, { [name]: value }), { isMinor: true });
  const named = (values: readonly string[], first: string) => [
    ["", first] as const,
    ...values.map((value) => [value, value] as const),
  ];
  return (
    <>
      <div className="heading">
        <h1>Playground</h1>
      </div>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Choice
          label="Profile"
          value={profile}
          options={profiles.map((one) => [one, one])}
          onChange={set("profile")}
        />
        <Choice
          label="Skill"
          value={of("skill")}
          options={named([...new Set(choices.data.skills.rules.map(({ name }) => name))].toSorted(), "any")}
          onChange={set("skill")}
        />
        {profile === "balanced" ? null : (
          <Choice label="Kind" value={of("kind")} options={named(kinds, "any")} onChange={set("kind")} />
        )}
        <Choice
          label="Style"
          value={of("style")}
          options={named(choices.data.styles, "usual")}
          onChange={set("style")}
        />
        <Choice
          label="Lexicon"
          value={of("lexicon")}
          options={named(choices.data.lexicons, "usual")}
          onChange={set("lexicon")}
        />
        <Field label="Length" type="number" min={1} max={20} value={wanted.length} onText={set("length")} />
        <Field label="Seed" type="number" value={wanted.seed} onText={set("seed")} />
        <button type="submit">Make three</button>
      </form>
      {problem === undefined ? null : (
        <div className="problem" role="alert">
          <p>{show(problem)}</p>
        </div>
      )}
      {(played ?? []).map((one, i) => (
        <PlayedView key={one.question.id} played={one} wanted={wanted} place={i} models={models.data ?? []} />
      ))}
      <Prover />
    </>
  );
};

const PlayedView = ({
  played: { question, grounds, twin },
  wanted,
  place,
  models,
}: {
  readonly played: Played;
  readonly wanted: object;
  readonly place: number;
  readonly models: readonly AskableModel[];
}) => (
  <article className="card">
    <div className="columns">
      <section aria-label="The question">
        <h2>
          {show(question.tags["rule"] ?? "")}, {question.tags["kind"]}
        </h2>
        <p className="asked">{show(question.text)}</p>
        <p>
          The key is <b className="key">{question.key.join(", ")}</b>.
        </p>
        <Asking wanted={wanted} place={place} models={models} />
      </section>
      <Grounds grounds={grounds} label={question.key.join(", ")} />
    </div>
    {twin === undefined ? null : (
      <details>
        <summary>
          Its twin: the same conclusion, the same connectives, and the key is {twin.question.key.join(", ")}
        </summary>
        <div className="columns">
          <section aria-label="The twin">
            <p className="asked">{show(twin.question.text)}</p>
          </section>
          <Grounds grounds={twin.grounds} label={twin.question.key.join(", ")} />
        </div>
      </details>
    )}
  </article>
);

const Asking = ({
  wanted,
  place,
  models,
}: {
  readonly wanted: object;
  readonly place: number;
  readonly models: readonly AskableModel[];
}) => {
  const [model, setModel] = useState("0");
  const { data, problem, put } = useSending<OneReply>("/api/ask");
  const [isAsking, setAsking] = useState(false);
  const reply = data?.dossier.replies[0];
  return (
    <form
      className="asking"
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
        void put({ model: Number(model), options: wanted, place }).finally(() => setAsking(false));
      }}
    >
      <Choice
        label="Ask one model"
        value={model}
        options={models.map(({ number, name }) => [String(number), name])}
        onChange={setModel}
      />
      <button type="submit" disabled={isAsking}>
        {isAsking ? "Asking …" : "Ask"}
      </button>
      {problem === undefined ? null : <p className="problem">{show(problem)}</p>}
      {(data?.notices ?? []).map((notice) => (
        <p key={notice}>{show(notice)}</p>
      ))}
      {reply?.response === undefined ? null : (
        <p className="reply" aria-live="polite">
          “{show(reply.response.text)}”{" "}
          <span className={`state ${reply.verdict?.outcome ?? ""}`}>
            {reply.verdict?.outcome ?? reply.response.status}
          </span>
        </p>
      )}
    </form>
  );
};

type Proved = { readonly relation: string; readonly told: readonly string[] };

const Prover = () => {
  const [text, setText] = useState("p -> q; ~q |- ~p");
  const { data: proved, problem, put } = useSending<Proved>("/api/prove");
  return (
    <section className="prover" id="prove">
      <h2>An argument of your own</h2>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void put({ sequent: text });
        }}
      >
        <Field
          label="Premises; premises |- conclusion"
          className="wide-field"
          value={text}
          spellCheck={false}
          onText={setText}
        />
        <button type="submit">Prove</button>
      </form>
      {problem === undefined ? null : (
        <div className="problem" role="alert">
          <p>{show(problem)}</p>
        </div>
      )}
      {proved === undefined || problem !== undefined ? null : <Grounds grounds={proved} />}
    </section>
  );
};
