/** Compares two models on their common questions: the verdict, losses and gains by question, then by skill. */
import { count, type Document, runLabel } from "organon/drawing";
import type { RunLine } from "organon/view";
import type { Changes } from "../../changes.ts";
import { useAnswer } from "../api.ts";
import { Choice, Link, Listing, Sections, Waiting } from "../parts.tsx";
import { go, useAddress, withQuery } from "../router.ts";
import { show } from "../text.ts";

type Compared = Changes & { readonly document: Document };
type Change = Changes["lost"][number];

export const ComparePage = () => {
  const address = useAddress();
  const runs = useAnswer<readonly RunLine[]>("/api/runs");
  const of = (name: string): string => address.searchParams.get(name) ?? "";
  const all = (runs.data ?? []).filter(({ isRotated }) => !isRotated);
  const a = all.find(({ id }) => id === of("a")) ?? all[0];
  const other = all.find(({ id }) => id === of("b"));
  // Defaults to two models of one run, the most common comparison; otherwise to the previous run with the same questions.
  const b =
    other ??
    (a !== undefined && a.models.length > 1
      ? a
      : (all.find(({ id, suite }) => id !== a?.id && suite === a?.suite) ?? a));
  const ma = of("ma") === "" ? 0 : Number(of("ma"));
  const mb = of("mb") === "" ? (a?.id === b?.id && ma === 0 ? 1 : 0) : Number(of("mb"));
  const isSame = a?.id === b?.id && (ma === mb || (a?.models.length ?? 0) < 2);
  const compared = useAnswer<Compared>(
    a === undefined || b === undefined || isSame
      ? undefined
      : `/api/compare?a=${a.id}&ma=${ma}&b=${b.id}&mb=${mb}`,
  );
  if (runs.data === undefined) return <Waiting answer={runs} what="the runs" />;
  const set = (changes: Parameters<typeof withQuery>[1]): void =>
    go(withQuery(address, changes), { isMinor: true });
  const selected = of("among").split(",");
  const among = all.filter(({ id }) => selected.includes(id));
  const runOptions = all.map(
    (run) =>
      [
        run.id,
        `${run.models.map(({ name }) => name).join(", ")} · ${run.suite} · ${runLabel(run, 8)}`,
      ] as const,
  );
  const modelOptions = (run: RunLine | undefined) =>
    (run?.models ?? []).map(({ name }, i) => [String(i), name] as const);
  return (
    <>
      <div className="heading">
        <h1>Comparison</h1>
      </div>
      <div className="fields">
        <Choice
          label="A, before"
          value={a?.id ?? ""}
          options={runOptions}
          onChange={(value) => set({ a: value, ma: null })}
        />
        <Choice
          label="A’s model"
          value={String(ma)}
          options={modelOptions(a)}
          onChange={(value) => set({ ma: value })}
        />
        <Choice
          label="B, after"
          value={b?.id ?? ""}
          options={runOptions}
          onChange={(value) => set({ b: value, mb: null })}
        />
        <Choice
          label="B’s model"
          value={String(mb)}
          options={modelOptions(b)}
          onChange={(value) => set({ mb: value })}
        />
      </div>
      {among.length < 2 ? null : (
        <div className="chips" role="group" aria-label="B, of the selected runs">
          {among.map((run) => (
            <button
              key={run.id}
              type="button"
              aria-pressed={run.id === b?.id}
              onClick={() => set({ b: run.id, mb: null })}
            >
              {show(runLabel(run, 8))}
            </button>
          ))}
        </div>
      )}
      {isSame ? (
        <p className="waiting">Choose two different models or runs.</p>
      ) : compared.data === undefined || compared.isOld ? (
        <Waiting answer={compared} what="both" />
      ) : (
        <Told
          compared={compared.data}
          a={{ run: a?.id ?? "", subject: ma }}
          b={{ run: b?.id ?? "", subject: mb }}
        />
      )}
    </>
  );
};

type Side = { readonly run: string; readonly subject: number };

const Told = ({
  compared: { document, lost, gained },
  a,
  b,
}: {
  readonly compared: Compared;
  readonly a: Side;
  readonly b: Side;
}) => (
  <>
    <div className="prose">
      <p className="facts">
        {document.facts.map((fact) => (typeof fact === "string" ? show(fact) : "")).join(" · ")}
      </p>
    </div>
    <Sections document={document} only={(id) => id === "verdict"} />
    <Sections document={document} only={(id) => id === "accuracy"} />
    <div className="prose">
      <ChangesView title="Lost: right in A, wrong in B" changes={lost} a={a} b={b} />
      <ChangesView title="Gained: wrong in A, right in B" changes={gained} a={a} b={b} />
    </div>
    <Sections document={document} only={(id) => id !== "verdict" && id !== "accuracy"} />
  </>
);

const maxShown = 50;

const ChangesView = ({
  title,
  changes,
  a,
  b,
}: {
  readonly title: string;
  readonly changes: readonly Change[];
  readonly a: Side;
  readonly b: Side;
}) => (
  <section className="changes">
    <h2>{title}</h2>
    {changes.length === 0 ? (
      <p>No question.</p>
    ) : (
      <>
        <p className="note">
          {count(changes.length)}
          {changes.length >= 1000 ? " or more" : ""} {changes.length === 1 ? "question" : "questions"}
          {changes.length > maxShown ? `, ${maxShown} shown` : ""}
        </p>
        <Listing label={title} columns={["Question", "Key", "A said", "B said"]}>
          {changes.slice(0, maxShown).map((change) => (
            <tr key={change.a}>
              <th scope="row">
                {show(change.text ?? "")}
                <small>
                  {show(
                    [
                      change.tags["rule"] ?? change.tags["type"] ?? change.tags["dataset"],
                      change.tags["kind"],
                    ]
                      .filter((tag) => tag !== undefined)
                      .join(", "),
                  )}
                </small>
              </th>
              <td>{show(change.key)}</td>
              <td>
                <Link to={`/runs/${a.run}/questions/${a.subject}/${change.a}`}>{show(change.answerA)}</Link>
              </td>
              <td>
                <Link to={`/runs/${b.run}/questions/${b.subject}/${change.b}`}>{show(change.answerB)}</Link>
              </td>
            </tr>
          ))}
        </Listing>
      </>
    )}
  </section>
);
