/** Shows one run: its live progress, and its pages. */
import { useEffect, useRef } from "react";
import { formatDate, type Document } from "organon/drawing";
import type { RunLine } from "../../reading/view.ts";
import { answers, isUnderWay, useAnswer, useStates } from "../api.ts";
import { SaveDocument, Sections, Tabs, Tags, Waiting, type RunTab } from "../parts.tsx";
import { Progress } from "../progress.tsx";
import { isBundle } from "../router.ts";
import { show } from "../text.ts";
import { QuestionsTab } from "./questions.tsx";
import { Sample } from "./sample.tsx";
import { SkillsTab } from "./skills.tsx";

/** Sections of a report with a page of their own; all others are in the overview, but for the wrong answer, which `Sample` shows. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  skills: ["skills"],
  weaknesses: ["weakest", "planted"],
  lengths: ["length", "tags"],
  teaching: ["teaching"],
};

const buildTabs = (document: Document | undefined) => {
  const has = (tab: string): boolean =>
    document?.sections.some(({ id }) => elsewhere[tab]?.includes(id) === true) === true;
  const tabs: readonly (readonly [tab: string, name: string, isShown: boolean])[] = [
    ["", "Overview", true],
    ["skills", "Skills", has("skills")],
    ["weaknesses", "Weaknesses", has("weaknesses")],
    ["lengths", "Difficulty", has("lengths")],
    ["questions", "Questions", window.organonBundle?.chunk !== 0],
    ["teaching", "Teaching", has("teaching")],
  ];
  return tabs.flatMap(([tab, name, isShown]) => (isShown ? [[tab, name] as const] : []));
};

/** Milliseconds between two readings of a growing run. */
const beat = 3000;

export const RunPage = ({ run, tab }: { readonly run: string; readonly tab: string }) => {
  const line = useAnswer<RunLine>(`/api/runs/${run}`);
  const id = line.data?.id;
  const state = useStates(id === undefined ? [] : [id])[id ?? ""];
  const every = state !== undefined && isUnderWay(state) ? beat : false;
  // The last answers of a run come with its end.
  const before = useRef(every);
  useEffect(() => {
    if (before.current !== every)
      void answers.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "states" });
    before.current = every;
  }, [every]);
  const report = useAnswer<Document>(
    state === undefined && !isBundle ? undefined : `/api/runs/${run}/report`,
    every,
  );
  const models = line.data?.models ?? [];
  if (line.error !== undefined) return <Waiting answer={line} what="the run" />;
  const buildPath = (name: string): string => `/runs/${run}${name === "" ? "" : `/${name}`}`;
  const names = models.map(({ name }) => show(name)).join(", ");
  const file = `${models.length > 4 ? `${models.length} models` : names} run ${line.data?.name ?? run.slice(0, 8)}`;
  return (
    <>
      <div className="heading">
        <div>
          <h1>{models.length === 0 ? "…" : models.length > 4 ? `${models.length} models` : names}</h1>
          <p className="facts">{line.data === undefined ? " " : <RunFacts line={line.data} />}</p>
        </div>
        {report.data === undefined ? null : <SaveDocument document={report.data} name={file} />}
      </div>
      <Progress
        state={state}
        isOneSet={models.length === 1 && line.data?.isFixed === true}
        isMixed={models.length > 1 || line.data?.asks === "frontier"}
      />
      <Tabs
        label="Run"
        tabs={[
          ...buildTabs(report.data).map(([name, label]) => [buildPath(name), label] as const),
          [`/compare?b=${run}`, "Compare"],
        ]}
        open={buildPath(tab)}
      />
      {tab === "questions" ? (
        <QuestionsTab run={run} models={models} every={every} file={file} />
      ) : report.data === undefined ? (
        <Waiting
          answer={report}
          what={
            state !== undefined && state.read < 1
              ? `the run: ${Math.round(state.read * 100)} %`
              : "the report"
          }
        />
      ) : (
        <ReportTab tab={tab} document={report.data} of={{ run, models, every, file }} />
      )}
    </>
  );
};

const RunFacts = ({ line }: { readonly line: RunLine }) => (
  <>
    {show(line.suite)} · {formatDate(line.created)} · run{" "}
    {line.name === undefined ? null : <b>{show(line.name)} </b>}
    <code>{line.id.slice(0, 12)}</code>
    <Tags tags={line.tags} />
  </>
);

const ReportTab = ({
  tab,
  document,
  of,
}: {
  readonly tab: string;
  readonly document: Document;
  readonly of: RunTab;
}) => {
  const own = elsewhere[tab];
  switch (tab) {
    case "skills":
      return <SkillsTab document={document} {...of} />;
    case "":
      return (
        <Sections
          document={document}
          name={of.file}
          only={(id) => id !== "wrong" && !Object.values(elsewhere).flat().includes(id)}
          between={<Sample {...of} />}
        />
      );
    default:
      return <Sections document={document} name={of.file} only={(id) => own?.includes(id) === true} />;
  }
};
