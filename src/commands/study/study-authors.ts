/**
 * LogicAsker's published questions asked as they stand (`study logicasker --on authors`): the test set and the length set that a user
 * has imported, each a run of its own, beside what the papers print of the same models. Keys are decided anew, and accuracies by the
 * authors' keys stand beside those by ours.
 */
import type { SuiteOf } from "#items/suite";
import { fullRate, number, section, share, table } from "#report/blocks";
import type { Document } from "#report/document";
import { besideTable } from "./logicasker-document.ts";
import { runDocument, withSections } from "#report/documents/run-document";
import { reportJson } from "#report/json";
import { besidePublished, conditionsOf } from "#report/logicasker/part";
import type { ModelReport } from "#report/summary";
import { askedQuestions } from "#runs/answers";
import type { Run } from "#runs/store";
import { proportion } from "#scores/estimate";
import type { Score } from "#scores/verdict";
import { createPhases, type AskingTools, type PlannedRun } from "#experiments/asking/asking";
import { decideKeys } from "#experiments/audit/set-part";
import type { ReportTools } from "#experiments/results/results";
import { runReport } from "#experiments/results/run-report";
import { scoresOf } from "#experiments/results/scores";
import { planRun, type RunOptions } from "#experiments/asking/plan-run";

export type AuthorsOptions = Pick<RunOptions, "models" | "form" | "around" | "system" | "reader"> & {
  readonly sets: readonly { readonly name: string; readonly suite: SuiteOf<"file"> }[];
};

export const planAuthors = ({ sets, ...asking }: AuthorsOptions): Promise<readonly PlannedRun[]> =>
  Promise.all(sets.map(({ name, suite }) => planRun({ ...asking, suite, what: name })));

/** Asks what is missing of every set and tells all of them; throws where one stays incomplete. */
export const studyAuthors = async (options: AuthorsOptions, tools: AskingTools & ReportTools) => {
  const ask = createPhases(tools);
  const sets = [];
  for (const planned of await planAuthors(options)) {
    const run = await ask(planned);
    sets.push({ name: planned.what, run, ...(await setOf(run, tools)) });
  }
  const [first] = sets;
  const conditions = conditionsOf(first!.run.plan);
  // Rows of the length set name no rule: their accuracies are told by length alone.
  const lengths = sets.find(({ report }) => report.models.some(({ byLength }) => byLength.length > 1));
  const models = first!.report.models.map((model): ModelReport => {
    const other = lengths?.report.models.find(({ id }) => id === model.id);
    return { ...model, byLength: other?.byLength ?? [] };
  });
  return {
    report: { ...first!.report, models },
    conditions,
    sets: sets.map(({ name, questions, keys, models: own }) => ({ name, questions, keys, models: own })),
    besidePapers: besidePublished(models, { lengthsMix: "paper", conditions }),
  };
};

type AuthorsStudy = Awaited<ReturnType<typeof studyAuthors>>;

/** A set's report, its keys decided anew, and each model's accuracy by their keys and by ours. */
const setOf = async (run: Run, tools: AskingTools & ReportTools) => {
  const questions = await Array.fromAsync(askedQuestions(tools.store, run));
  const { faults, judged, right, ambiguous, undecided } = await decideKeys("logicasker", questions);
  const deserved = new Map(faults.map((fault) => [fault.id, fault.deserved]));
  const report = await runReport(run, tools);
  const scores = await scoresOf(tools.store, run);
  return {
    report,
    questions: questions.length,
    keys: { judged, right, wrong: faults.length, ambiguous, undecided },
    models: report.models.map(({ id, name, responseRate, outcomes }) => ({
      model: name,
      responseRate,
      outcomes,
      theirs: rightBy(scores.get(id) ?? [], () => undefined),
      ours: rightBy(scores.get(id) ?? [], (question) => deserved.get(question)),
    })),
  };
};

/** The share of replies that are right by the keys given, and by the questions' own where none is. */
const rightBy = (scores: readonly Score[], keyOf: (question: string) => string | null | undefined) => {
  const asked = scores.filter(({ verdict: { outcome } }) => outcome !== "failed");
  const right = asked.filter(({ questionId, key, verdict }) => verdict.answer === (keyOf(questionId) ?? key));
  return proportion(right.length, asked.length);
};

export const authorsJson = ({ report, ...rest }: AuthorsStudy) => ({
  on: "authors",
  ...reportJson(report),
  ...rest,
});

export const authorsDocument = ({ report, conditions, sets }: AuthorsStudy): Document => {
  const document = withSections(runDocument(report), "overall", [
    section(
      "keys",
      "The authors' answer keys and Organon's",
      [
        table(
          ["set", "questions", "judged", "key right", "key wrong", "ambiguous", "undecided"],
          sets.map(({ name, questions, keys: { judged, right, wrong, ambiguous, undecided } }) => [
            name,
            ...[questions, judged, right, wrong, ambiguous, undecided].map((value) => number(value)),
          ]),
        ),
        table(
          ["set", "model", "by the authors' keys", "by Organon's answer keys", "response rate"],
          sets.flatMap(({ name, models }) =>
            models.map((one) => [name, one.model, share(one.theirs), share(one.ours), fullRate(one)]),
          ),
        ),
      ],
      {
        note: "each question is parsed and decided classically; organon audit FILE --format logicasker shows each wrong key",
      },
    ),
    section("papers", "Comparison with the papers", [
      besideTable(report, { lengthsMix: "paper", conditions }),
    ]),
  ]);
  return { ...document, facts: [...document.facts, conditions.line] };
};
