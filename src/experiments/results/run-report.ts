/**
 * From a stored run to its report: each model's results read once and measured. Nothing is asked.
 */
import { rotationCount } from "#items/formats/rotation";
import { countShare } from "#items/extent";
import { asksChoices } from "#items/suite";
import type { DiagnosisOptions } from "#diagnosis/diagnose";
import { commandLine } from "#reports/command-line";
import type { ModelReport, Report, Unfinished } from "#reports/summary";
import { listShots } from "#runs/plan";
import type { Tally } from "#runs/answers";
import type { Run } from "#runs/store";
import { getReader } from "#scoring/readers/readers";
import { version } from "#workspace/settings/version";
import { findImport } from "../run-files/imported.ts";
import { measure } from "./measures.ts";
import { promptWords } from "./plan-words.ts";
import { readResults, type ReportTools } from "./results.ts";

export const aboutRun = (run: Run) => ({
  run: run.id,
  name: run.name,
  command: run.argv && commandLine(run.argv),
  plan: run.argv === undefined ? run.plan : undefined,
  date: run.created,
  versions: { organon: version, node: process.versions.node, reader: getReader(run).name },
});

export const runReport = async (run: Run, tools: ReportTools, diagnosis: DiagnosisOptions = {}) => {
  const { suite } = run.plan;
  const results = await readResults(run, tools, diagnosis);
  const models: ModelReport[] = [];
  for (const one of results) models.push(await measure(one));
  const tallies = results.map(({ tally }) => tally);
  return {
    ...aboutRun(run),
    seed: "seed" in suite ? suite.seed : null,
    profile: "profile" in suite ? suite.profile : null,
    style: "style" in suite ? suite.style : undefined,
    file: suite.kind === "file" ? suite.file : undefined,
    prompt: promptWords(run.plan),
    suiteSize: countPlanned(run, tallies),
    circles: createCircles(run),
    ...findUnfinished(run, tallies),
    imported: await findImport(tools.store, run.id),
    models,
  };
};

/** How many questions were asked; those of an imported log, which may have been asked unequally often, are counted there. */
const countPlanned = ({ plan: { suite, epochs } }: Run, tallies: readonly Tally[]): number =>
  suite.kind === "file" && suite.log !== undefined
    ? (suite.items ?? 0)
    : Math.ceil(Math.max(0, ...tallies.map(({ planned }) => planned)) / epochs);

const createCircles = ({ plan: { suite, prompt } }: Run): Report["circles"] => {
  if (!asksChoices(suite) || (suite.kind !== "choice" && suite.kind !== "file")) return undefined;
  const { items = 0, first = items, rotations = rotationCount } = suite;
  const shard = suite.kind === "file" ? suite.shard : undefined;
  return { items: countShare(first, shard), suiteItems: items, rotations, shots: listShots(prompt).count };
};

const findUnfinished = (run: Run, tallies: readonly Tally[]): { readonly unfinished?: Unfinished } => {
  const sum = (name: keyof Tally): number => tallies.reduce((total, tally) => total + tally[name], 0);
  const [planned, missing, failed] = [sum("planned"), sum("missing"), sum("failed")];
  if (run.planned && missing + failed === 0 && planned > 0) return {};
  const answered = planned - missing - failed;
  return { unfinished: { planned, answered, missing, failed, isPlanned: run.planned } };
};

/** The ids of the run's models that have calls without an answer. */
export const unfinishedModels = (run: Run, tallies: readonly Tally[]): ReadonlySet<string> =>
  new Set(
    run.subjects
      .filter((_, place) => {
        const { planned = 0, missing = 0, failed = 0 } = tallies[place] ?? {};
        return planned === 0 || missing + failed > 0 || !run.planned;
      })
      .map(({ id }) => id),
  );
