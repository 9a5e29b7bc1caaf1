/**
 * From a stored run over four-option questions to the report that is told of it. Nothing is asked.
 */
import { circleSize } from "#items";
import { priceTable, type PriceTable } from "#models";
import { choiceModelReport, type ChoiceModelReport, type ChoiceReport } from "#report";
import { answerReader, circlesOf, type Score } from "#scores";
import { regrade, type Run, type Store } from "#study";
import { costTold } from "./cost.ts";
import { usualStore } from "./command.ts";
import { quoted } from "./same-command.ts";
import { suiteDescription } from "./suite.ts";
import { version } from "./version.ts";

/** Whether a run asked four-option questions. */
export const isChoiceRun = ({ plan }: Pick<Run, "plan">): boolean =>
  suiteDescription(plan.suite)["kind"] === "choice";

/** The report of a choice run as the store has it. */
export const tellChoice = async (
  store: Store,
  run: Run,
  { writable, prices = priceTable }: { readonly writable: boolean; readonly prices?: PriceTable },
): Promise<ChoiceReport> => {
  if (writable) await regrade({ store, run, reader: answerReader, again: false });
  const bySubject = new Map<string, Score[]>(run.subjects.map(({ id }) => [id, []]));
  for await (const score of store.scores(run, answerReader.name)) bySubject.get(score.model)?.push(score);
  const models: ChoiceModelReport[] = [];
  for (const subject of run.subjects) {
    const { id, provider, model, organisation } = subject;
    const scores = bySubject.get(id) ?? [];
    models.push(
      choiceModelReport(circlesOf(scores), {
        id,
        name: provider === "reasoner" ? model : `${provider}:${model}`,
        organisation,
        cost: await costTold(store, run, subject, scores.length, prices),
      }),
    );
  }
  const suite = suiteDescription(run.plan.suite);
  const rotations = Number(suite["rotations"] ?? circleSize);
  const { shots } = run.plan.prompt;
  return {
    run: run.id,
    command: choiceCommandOf(run, store.location),
    date: run.created,
    versions: { organon: version, node: process.versions.node, reader: answerReader.name },
    items: Number(suite["first"] ?? suite["items"] ?? 0),
    suiteItems: Number(suite["items"] ?? 0),
    rotations,
    shots: Array.isArray(shots) ? shots.length : 0,
    models,
  };
};

/** The command that finds this run again. */
const choiceCommandOf = ({ plan }: Run, store: string): string => {
  const {
    kind: _kind,
    version: _version,
    items: _items,
    hash: _hash,
    ...flags
  } = suiteDescription(plan.suite);
  const words = Object.entries(flags).map(([name, value]) => {
    if (name === "symbolic") return "--symbolic";
    if (name === "file") return `--suite ${quoted(String(value))}`;
    const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${dashed} ${quoted(String(value))}`;
  });
  const { template, system, shots } = plan.prompt;
  return [
    "organon divlogic run",
    ...plan.models.map((model) => `-m ${quoted(model)}`),
    ...words,
    ...(plan.epochs === 1 ? [] : [`--epochs ${plan.epochs}`]),
    ...(template === undefined || template === "appendix" ? [] : [`--prompt ${template}`]),
    ...(Array.isArray(shots) ? [`--shots ${shots.length}`] : []),
    ...(system === undefined ? [] : [`--system ${quoted(system)}`]),
    ...(store === usualStore ? [] : [`--store ${quoted(store)}`]),
  ].join(" ");
};
