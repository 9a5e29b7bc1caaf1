/** Compares two models on their common questions: the verdict, skills, causes, and every question that not both got right. */
import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import {
  type Chart,
  count,
  type Document,
  gap,
  points,
  runLabel,
  type Section,
  writeSheet,
} from "organon/drawing";
import type { Dossier } from "organon/view";
import type { RunLine } from "../../reading/view.ts";
import type { ChangeKind, Changes, Side } from "../../changes.ts";
import { useAnswer } from "../api.ts";
import { Grid, type GridColumn, useSorted } from "../grid.tsx";
import { useKeys } from "../keys.tsx";
import { Actions, ChartView, Chips, Choice, Link, Sections, Tabs, Waiting } from "../parts.tsx";
import { Outcome, ReplyView, type Reply } from "../reply.tsx";
import { type QueryChanges, setQuery, useAddress, withQuery } from "../router.ts";
import { saveFile } from "../save.ts";
import { show } from "../text.ts";

type Compared = Changes & { readonly document: Document };
type Change = Changes["questions"][number];

const getSides = (address: URL, runs: readonly RunLine[]) => {
  const read = (name: string): string => address.searchParams.get(name) ?? "";
  const [namedA, namedB] = ["a", "b"].map((name) => runs.find(({ id }) => id === read(name)));
  const findOther = (run: RunLine | undefined): RunLine | undefined => {
    const others = runs.filter(({ id, suiteId }) => id !== run?.id && suiteId === run?.suiteId);
    const isWithin = run === undefined || run.models.length > 1;
    return isWithin ? run : (others.find(({ touched }) => touched < run.touched) ?? others[0] ?? run);
  };
  const b = namedB ?? (namedA === undefined ? runs[0] : findOther(namedA));
  const a = namedA ?? findOther(b);
  const ma = Number(read("ma"));
  const mb = read("mb") === "" ? (a?.id === b?.id && ma === 0 ? 1 : 0) : Number(read("mb"));
  const isSame = a?.id === b?.id && (ma === mb || (a?.models.length ?? 0) < 2);
  return { a, b, ma, mb, isSame };
};

export const ComparePage = () => {
  const address = useAddress();
  const runs = useAnswer<readonly RunLine[]>("/api/runs");
  const all = runs.data ?? [];
  const { a, b, ma, mb, isSame } = getSides(address, all);
  const path =
    a === undefined || b === undefined || isSame
      ? undefined
      : `/api/compare?a=${a.id}&ma=${ma}&b=${b.id}&mb=${mb}`;
  const compared = useAnswer<Compared>(path);
  const causes = useAnswer<Section | null>(compared.data === undefined ? undefined : `${path}&part=causes`);
  if (runs.data === undefined) return <Waiting answer={runs} what="the runs" />;
  const set = (changes: QueryChanges): void => setQuery(address, changes);
  const among = (address.searchParams.get("among") ?? "").split(",");
  return (
    <>
      <div className="heading">
        <h1>Comparison</h1>
      </div>
      <div className="fields">
        <SideChoice
          label="A, before"
          run={a}
          runs={all}
          model={ma}
          onChange={(run, model) => set({ a: run, ma: model, q: null })}
        />
        <SideChoice
          label="B, after"
          run={b}
          runs={all}
          model={mb}
          onChange={(run, model) => set({ b: run, mb: model, q: null })}
        />
        {path === undefined ? null : (
          <button
            type="button"
            onClick={() => set({ a: b?.id ?? "", b: a?.id ?? "", ma: String(mb), mb: String(ma), q: null })}
          >
            Swap A and B
          </button>
        )}
      </div>
      {among.length < 2 ? null : (
        <Chips
          label="B, of the selected runs"
          options={all.filter(({ id }) => among.includes(id)).map((run) => [run.id, show(runLabel(run, 8))])}
          chosen={[b?.id ?? ""]}
          onChoose={(id) => set({ b: id, mb: null, q: null })}
        />
      )}
      {isSame ? (
        <p className="waiting">Choose two different models or runs.</p>
      ) : compared.data === undefined || compared.isOld ? (
        <Waiting answer={compared} what="both" />
      ) : (
        <Result
          compared={compared.data}
          causes={causes.isOld ? undefined : causes.data}
          sides={[
            { run: a?.id ?? "", subject: ma },
            { run: b?.id ?? "", subject: mb },
          ]}
        />
      )}
    </>
  );
};

const SideChoice = ({
  label,
  run,
  runs,
  model,
  onChange,
}: {
  readonly label: string;
  readonly run: RunLine | undefined;
  readonly runs: readonly RunLine[];
  readonly model: number;
  readonly onChange: (run: string, model: string | null) => void;
}) => (
  <>
    <Choice
      label={label}
      value={run?.id ?? ""}
      options={runs.map((one) => [
        one.id,
        [one.models.map(({ name }) => name).join(", "), runLabel(one, 8), ...one.tags, one.suite].join(" · "),
      ])}
      onChange={(id) => onChange(id, null)}
    />
    {run === undefined || run.models.length < 2 ? null : (
      <Choice
        label="Model"
        value={String(model)}
        options={run.models.map(({ name }, i) => [String(i), name])}
        onChange={(place) => onChange(run.id, place)}
      />
    )}
  </>
);

type ResultProps = {
  readonly compared: Compared;
  readonly causes: Section | null | undefined;
  readonly sides: readonly [a: Side, b: Side];
};

const Result = ({ compared, causes, sides }: ResultProps) => {
  const { document, skills } = compared;
  const file = `comparison ${sides.map(({ run }) => run.slice(0, 8)).join(" ")}`;
  const map = useMemo(() => differenceMap(compared), [compared]);
  const address = useAddress();
  const view = address.searchParams.get("view") ?? "";
  const buildPath = (name: string): string => withQuery(address, { view: name });
  const isOnTop = (id: string): boolean => id === "verdict" || id.startsWith("accuracy");
  return (
    <>
      <p className="facts">
        {document.facts.map((fact) => (typeof fact === "string" ? show(fact) : "")).join(" · ")}
      </p>
      <div className="columns wide">
        <Sections document={document} name={file} only={isOnTop} />
        {causes === undefined ? (
          <p className="waiting">Reading the causes …</p>
        ) : (
          <Sections
            document={{ ...document, sections: [causes ?? noCauses] }}
            name={file}
            only={() => true}
          />
        )}
      </div>
      <Tabs
        label="Comparison"
        tabs={[
          [buildPath(""), "Questions"],
          [buildPath("tables"), "Skills and tables"],
        ]}
        open={buildPath(view)}
      />
      {view === "" ? (
        <Questions compared={compared} sides={sides} file={file} />
      ) : (
        <>
          {skills.length === 0 ? null : <ChartView chart={map} name={file} />}
          <Sections document={document} name={file} only={(id) => !isOnTop(id)} />
        </>
      )}
    </>
  );
};

/** The skills as a map, coloured by the difference. */
const differenceMap = ({ skills, names }: Compared): Chart => ({
  kind: "chart",
  id: "difference-map",
  title: "Differences by skill",
  caption: `A is ${names.a}, B is ${names.b}.`,
  drawing: {
    form: "skill-map",
    scale: "difference",
    key: "A cell is a skill: accuracy of B minus accuracy of A in percentage points.",
    models: [{ name: "B − A", skills }],
  },
  table: {
    kind: "table",
    columns: [{ heading: "skill" }, { heading: "B − A" }],
    rows: skills.map(({ rule, kind, accuracy }) => ({
      cells: [`${rule}, ${kind}`, gap(accuracy, [accuracy.n])],
    })),
  },
});

const noCauses: Section = {
  id: "causes",
  title: "Features associated with the difference",
  blocks: [{ kind: "text", text: "No feature of the questions explains the difference beyond chance." }],
};

const kinds: readonly (readonly [kind: ChangeKind, about: string])[] = [
  ["lost", "Lost: right in A, wrong in B"],
  ["gained", "Gained: wrong in A, right in B"],
  ["both wrong", "Both wrong"],
];
const filters = ["rule", "kind", "length"] as const;

const useChosen = (address: URL, { questions }: Compared) => {
  const kind = kinds.find(([name]) => name === address.searchParams.get("change"))?.[0] ?? "lost";
  const wanted = filters.map((name) => [name, address.searchParams.get(name) ?? ""] as const);
  const query = JSON.stringify(wanted);
  const fitting = useMemo(
    () =>
      questions.filter(
        ({ change, tags }) =>
          change === kind && wanted.every(([name, value]) => value === "" || tags[name] === value),
      ),
    [questions, kind, query],
  );
  return { kind, fitting };
};

const Questions = ({ compared, sides, file }: Omit<ResultProps, "causes"> & { readonly file: string }) => {
  const address = useAddress();
  const set = (changes: QueryChanges): void => setQuery(address, changes);
  const columns = useMemo(
    () => listColumns(compared, (row) => set({ q: String(row.a) })),
    [compared, address.href],
  );
  const { kind, fitting } = useChosen(address, compared);
  const sort = address.searchParams.get("sort") ?? "difference";
  const rows = useSorted(fitting, columns, sort);
  const open = address.searchParams.get("q");
  const place = rows.findIndex(({ a }) => String(a) === open);
  const openRow = (at: number): void => {
    const row = rows[at];
    if (row !== undefined) set({ q: String(row.a) });
  };
  useKeys({ j: () => openRow(place + 1), k: () => openRow(place - 1) });
  const lines = rows.map(({ change, id, key, tags, answerA, answerB, text }) => ({
    change,
    id,
    ...Object.fromEntries(filters.map((name) => [name, tags[name] ?? ""])),
    key,
    answerA,
    answerB,
    text,
  }));
  return (
    <section className="changes" aria-label="Questions that changed">
      <Chips
        label="Change"
        options={kinds.map(([name, about]) => [
          name,
          <>
            {about} <b>{count(compared.counts[name])}</b>
          </>,
        ])}
        chosen={[kind]}
        onChoose={(change) => set({ change, q: null })}
      />
      <div className="fields">
        {filters.map((name) => (
          <Choice
            key={name}
            label={name}
            value={address.searchParams.get(name) ?? ""}
            options={[["", "all"], ...getValues(compared, name)]}
            onChange={(value) => set({ [name]: value, q: null })}
          />
        ))}
        <Actions
          label="Save these questions"
          actions={[
            [
              "Save CSV",
              () =>
                saveFile(
                  `${file}-${kind}.csv`,
                  writeSheet(
                    [Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))],
                    "\n",
                  ),
                  "text/csv",
                ),
            ],
            [
              "Save JSON lines",
              () =>
                saveFile(
                  `${file}-${kind}.jsonl`,
                  lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
                  "application/jsonl",
                ),
            ],
            ["Copy link", () => navigator.clipboard.writeText(window.location.href), "copied"],
          ]}
        />
      </div>
      {rows[place] === undefined ? null : (
        <Pair
          change={rows[place]}
          sides={sides}
          step={(by) => openRow(place + by)}
          told={`${place + 1} of ${rows.length}`}
        />
      )}
      {rows.length === 0 ? (
        <p>No question.</p>
      ) : (
        <Grid
          label="Questions that changed"
          className="list"
          columns={columns}
          rows={rows}
          keyOf={({ a }) => String(a)}
          sort={sort}
          onSort={(by) => set({ sort: by })}
          rowClass={(row) => (row === rows[place] ? "open" : undefined)}
        />
      )}
      {compared.counts[kind] > 1000 ? <p className="facts">The first 1,000 are listed.</p> : null}
    </section>
  );
};

const getValues = ({ questions }: Compared, name: string) =>
  [...new Set(questions.map(({ tags }) => tags[name] ?? ""))]
    .filter(Boolean)
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((value) => [value, value] as const);

const listColumns = ({ skills }: Compared, open: (row: Change) => void): readonly GridColumn<Change>[] => {
  const differences = new Map(skills.map(({ rule, kind, accuracy }) => [`${rule}/${kind}`, accuracy.value]));
  const computeDifference = ({ tags }: Change): number | undefined =>
    differences.get(`${tags["rule"]}/${tags["kind"]}`) ?? undefined;
  const column = (id: string, label: string, sortBy: (row: Change) => string): GridColumn<Change> => ({
    id,
    label,
    sortBy,
    show: (row) => show(sortBy(row)),
  });
  return [
    {
      id: "text",
      label: "Question",
      sortBy: ({ text }) => text,
      show: (row) => (
        <button type="button" className="plain clamped" onClick={() => open(row)}>
          {show(row.text)}
        </button>
      ),
    },
    column("rule", "Rule", ({ tags }) => tags["rule"] ?? tags["type"] ?? tags["dataset"] ?? ""),
    column("kind", "Kind", ({ tags }) => tags["kind"] ?? ""),
    column("length", "Length", ({ tags }) => tags["length"] ?? ""),
    {
      id: "difference",
      label: "Skill, B − A",
      isNumber: true,
      sortBy: computeDifference,
      show: (row) => points(computeDifference(row) ?? null),
    },
    column("key", "Key", ({ key }) => key),
    column("answerA", "A", ({ answerA }) => answerA || "none"),
    column("answerB", "B", ({ answerB }) => answerB || "none"),
  ];
};

/** Characters of replies up to which their words are compared. */
const maxDiff = 20_000;

/** Two replies to one question side by side, with the words that differ marked. */
const Pair = ({
  change,
  sides: [a, b],
  step,
  told,
}: {
  readonly change: Change;
  readonly sides: readonly [a: Side, b: Side];
  readonly step: (by: -1 | 1) => void;
  readonly told: string;
}) => {
  const getPath = ({ run, subject }: Side, ordinal: number): string =>
    `/runs/${run}/questions/${subject}/${ordinal}`;
  const [before, after] = [
    useAnswer<Dossier>(`/api${getPath(a, change.a)}`),
    useAnswer<Dossier>(`/api${getPath(b, change.b)}`),
  ];
  const [replyA, replyB] = [before.data?.replies[0], after.data?.replies[0]];
  if (before.data === undefined || replyA === undefined || replyB === undefined)
    return <Waiting answer={before} what="both replies" />;
  const [textA = "", textB = ""] = [replyA.response?.text, replyB.response?.text];
  const parts =
    textA.length + textB.length > maxDiff ? undefined : diffWordsWithSpace(textA, textB, { timeout: 500 });
  const side = (name: string, reply: Reply, to: string, own: "removed" | "added") => (
    <div>
      <h3>
        <Link to={to}>
          {name}: {show(reply.model)}
        </Link>{" "}
        <Outcome reply={reply} />
      </h3>
      <ReplyView
        reply={reply}
        text={
          parts && (
            <pre className="long" tabIndex={0} aria-label={`Reply of ${name}`}>
              {parts
                .filter((part) => part[own] || !(part.removed || part.added))
                .map((part, i) =>
                  part[own] ? (
                    <mark key={i}>{show(part.value)}</mark>
                  ) : (
                    <span key={i}>{show(part.value)}</span>
                  ),
                )}
            </pre>
          )
        }
      />
    </div>
  );
  return (
    <section className="pair" aria-label="Both replies">
      <p className="crumbs">
        <b>Both replies</b>
        <span>
          {told}
          <button type="button" onClick={() => step(-1)}>
            ← Previous <kbd>k</kbd>
          </button>
          <button type="button" onClick={() => step(1)}>
            Next → <kbd>j</kbd>
          </button>
        </span>
      </p>
      <p className="asked">{show(before.data.question.text)}</p>
      <p>
        Answer key <b>{show(change.key)}</b>
      </p>
      <div className="columns">
        {side("A", replyA, getPath(a, change.a), "removed")}
        {side("B", replyB, getPath(b, change.b), "added")}
      </div>
    </section>
  );
};
