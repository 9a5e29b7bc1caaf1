/**
 * From a stored run over four-option questions to the report that is told of it. Nothing is asked.
 */
import { circleSize } from "#items";
import { priceTable, type PriceTable } from "#models";
import { choiceModelReport, type ChoiceModelReport, type ChoiceReport } from "#report";
import { answerReader, circlesOf, type Score } from "#scores";
import { regrade, shotsIn, type Run, type Store } from "#runs";
import { costTold } from "./cost.ts";
import { sameCommand } from "./same-command.ts";
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
  return {
    run: run.id,
    command: sameCommand(run, store.location),
    date: run.created,
    versions: { organon: version, node: process.versions.node, reader: answerReader.name },
    items: Number(suite["first"] ?? suite["items"] ?? 0),
    suiteItems: Number(suite["items"] ?? 0),
    rotations,
    shots: shotsIn(run.plan.prompt).count,
    models,
  };
};
