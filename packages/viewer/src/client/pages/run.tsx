/** Shows one run: its live progress, and its pages. */
import { useRef, useState } from "react";
import { dateInWords, type Document } from "organon/drawing";
import type { RunLine } from "organon/view";
import { useAnswer, useEvents } from "../api.ts";
import { FileLinks, Link, Sections, Waiting } from "../parts.tsx";
import { Progress } from "../progress.tsx";
import type { Progress as Told } from "../../events.ts";
import { show } from "../text.ts";
import { CirclesTab } from "./circles.tsx";
import { DialsTab } from "./dials.tsx";
import { QuestionsTab } from "./questions.tsx";
import { SkillsTab } from "./skills.tsx";

/** Sections of a report with a page of their own; all others are in the overview, so that none is lost. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  skills: ["skills"],
  weaknesses: ["weakest", "planted"],
  lengths: ["length", "tags"],
  teaching: ["teaching"],
};

type Tabs = readonly (readonly [tab: string, name: string])[];

/** Returns the pages of a run; pages that don't apply to its questions are omitted. */
const tabsOf = (line: Pick<RunLine, "isRotated" | "asks"> | undefined): Tabs => {
  if (line?.isRotated === true)
    return [
      ["", "Overview"],
      ["rotations", "Rotations"],
      ["questions", "Questions"],
      ["lengths", "Difficulty parameters"],
    ];
  switch (line?.asks) {
    case "frontier":
    case "tasks":
      return [
        ["", "Overview"],
        ["lengths", "Difficulty parameters"],
        ["questions", "Questions"],
      ];
    default:
      return [
        ["", "Overview"],
        ["skills", "Skills"],
        ["weaknesses", "Weaknesses"],
        ["lengths", "Lengths and difficulty parameters"],
        ["questions", "Questions"],
        ["teaching", "Teaching"],
      ];
  }
};

export const RunPage = ({ run, tab }: { readonly run: string; readonly tab: string }) => {
  const line = useAnswer<RunLine>(`/api/runs/${run}`);
  const [progress, setProgress] = useState<Told>();
  const [edition, setEdition] = useState(0);
  const told = useRef<{ at: number; timer: ReturnType<typeof setTimeout> | undefined }>({
    at: 0,
    timer: undefined,
  });
  const take = (now: Told): void => {
    const isFirst = progress === undefined;
    setProgress(now);
    if (isFirst || now.read < 1) return;
    // Documents follow the numbers, but not on every poll.
    const { current } = told;
    if (current.timer !== undefined) return;
    current.timer = setTimeout(
      () => {
        current.timer = undefined;
        current.at = Date.now();
        setEdition((before) => before + 1);
      },
      Math.max(0, 3000 - (Date.now() - current.at)),
    );
  };
  useEvents<{ readonly progress: Told }>(`/api/events?run=${run}`, { progress: take });
  const needsReport = !["questions", "rotations"].includes(tab);
  const report = useAnswer<Document>(needsReport ? `/api/runs/${run}/report` : undefined, edition);
  const models = line.data?.models ?? [];
  if (line.error !== undefined) return <Waiting answer={line} what="the run" />;
  return (
    <>
      <div className="heading">
        <div>
          <h1>
            {models.length === 0
              ? "…"
              : models.length > 4
                ? `${models.length} models`
                : models.map(({ name }) => show(name)).join(", ")}
          </h1>
          <p className="facts">
            {line.data === undefined ? (
              " "
            ) : (
              <>
                {show(line.data.suite)} · {dateInWords(line.data.created)} · run{" "}
                {line.data.name === undefined ? null : <b>{show(line.data.name)} </b>}
                <code>{line.data.id.slice(0, 12)}</code>
              </>
            )}
          </p>
        </div>
        <FileLinks base={`/api/runs/${run}`} />
      </div>
      <Progress
        now={progress}
        isOneSet={models.length === 1 && line.data?.isFixed === true}
        isMixed={models.length > 1 || line.data?.asks === "frontier"}
      />
      <nav className="tabs" aria-label="Run">
        {tabsOf(line.data).map(([name, label]) => (
          <Link
            key={name}
            to={`/runs/${run}${name === "" ? "" : `/${name}`}`}
            aria-current={name === tab ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
        <Link to={`/compare?a=${run}`}>Compare</Link>
      </nav>
      {tab === "questions" ? (
        <QuestionsTab run={run} models={models} edition={edition} />
      ) : tab === "rotations" ? (
        <CirclesTab run={run} models={models} edition={edition} />
      ) : report.data === undefined ? (
        <Waiting
          answer={report}
          what={
            progress !== undefined && progress.read < 1
              ? `the run: ${Math.round(progress.read * 100)} %`
              : "the report"
          }
        />
      ) : (
        <ReportTab run={run} tab={tab} document={report.data} models={models} edition={edition} />
      )}
    </>
  );
};

const ReportTab = ({
  run,
  tab,
  document,
  models,
  edition,
}: {
  readonly run: string;
  readonly tab: string;
  readonly document: Document;
  readonly models: RunLine["models"];
  readonly edition: number;
}) => {
  const files = `/api/runs/${run}/figures`;
  const own = elsewhere[tab];
  switch (tab) {
    case "skills":
      return <SkillsTab run={run} document={document} models={models} />;
    case "lengths":
      return (
        <>
          <Sections document={document} files={files} only={(id) => own?.includes(id) === true} />
          <DialsTab run={run} models={models} edition={edition} />
        </>
      );
    case "teaching":
    case "weaknesses":
      return document.sections.some(({ id }) => own?.includes(id) === true) ? (
        <Sections document={document} files={files} only={(id) => own?.includes(id) === true} />
      ) : (
        <p className="waiting">
          {tab === "teaching" ? (
            <>
              No lessons were asked yet. <code>organon improve {run.slice(0, 12)}</code> measures what
              demonstrations of the weak skills gain.
            </>
          ) : (
            "Nothing is known of weak skills yet."
          )}
        </p>
      );
    default: {
      const others = new Set(Object.values(elsewhere).flat());
      return <Sections document={document} files={files} only={(id) => !others.has(id)} />;
    }
  }
};
