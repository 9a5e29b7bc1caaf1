/**
 * LogicAsker's published questions as they stand (`study logicasker --authors`): the test set and the length set, compared with what the
 * papers print of the same models. Keys are decided anew, and accuracies by the authors' keys stand beside those by Organon's.
 */
import { fullRate, number, section, share, table } from "#reports/blocks";
import { runDocument, withSections } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { besidePublished, conditionsOf } from "#reports/logicasker/part";
import { askedQuestions } from "#runs/answers";
import { proportion } from "#scoring/estimate";
import type { Score } from "#scoring/verdict";
import { decideKeys } from "#experiments/audit/set-part";
import { scoresOf } from "#experiments/results/scores";
import { publishedBlock, withLengths } from "./logicasker-tables.ts";
import type { StudyReports, StudyTools } from "./study.ts";

export const findAuthors = async (reports: StudyReports, tools: StudyTools) => {
  const sets = await Promise.all(Object.keys(reports).map((name) => judgeSet(name, reports, tools)));
  const [first, ...others] = Object.values(reports);
  // Rows of the length set name no rule: their accuracies are told by length alone.
  const lengths = [first!, ...others].find(({ models }) =>
    models.some(({ byLength }) => byLength.length > 1),
  );
  const report = { ...first!, models: withLengths(first!.models, lengths?.models) };
  const conditions = conditionsOf([...tools.runs.values()][0]!.plan);
  const besidePapers = besidePublished(report.models, { lengthsMix: "paper", conditions });
  const document = withSections(runDocument(report), "overall", [
    keysSection(sets),
    section("papers", "Comparison with the papers", publishedBlock(report, besidePapers)),
  ]);
  return {
    document: { ...document, facts: [...document.facts, conditions.line] },
    json: { on: "authors", ...reportJson(report), conditions, sets, besidePapers },
  };
};

/** A set's keys decided anew, and each model's accuracy by the authors' keys and by those. */
const judgeSet = async (name: string, reports: StudyReports, { store, runs }: StudyTools) => {
  const run = runs.get(name)!;
  const questions = await Array.fromAsync(askedQuestions(store, run));
  const { faults, judged, right, ambiguous, undecided } = await decideKeys("logicasker", questions);
  const deserved = new Map(faults.map((fault) => [fault.id, fault.deserved]));
  const scores = await scoresOf(store, run);
  const models = reports[name]!.models.map(({ id, name: model, responseRate, outcomes }) => {
    const own = (scores.get(id) ?? []).filter(({ verdict: { outcome } }) => outcome !== "failed");
    const theirs = rightBy(own, ({ key }) => key);
    const ours = rightBy(own, ({ questionId, key }) => deserved.get(questionId) ?? key);
    return { model, responseRate, outcomes, theirs, ours };
  });
  return {
    name,
    questions: questions.length,
    keys: { judged, right, wrong: faults.length, ambiguous, undecided },
    models,
  };
};

const rightBy = (scores: readonly Score[], keyOf: (score: Score) => string | null) =>
  proportion(scores.filter((score) => score.verdict.answer === keyOf(score)).length, scores.length);

const keysSection = (sets: readonly Awaited<ReturnType<typeof judgeSet>>[]) => {
  const counts = ["judged", "right", "wrong", "ambiguous", "undecided"] as const;
  const keys = sets.map(({ name, questions, keys: own }) => [
    name,
    ...[questions, ...counts.map((count) => own[count])].map((value) => number(value)),
  ]);
  const accuracies = sets.flatMap(({ name, models }) =>
    models.map((one) => [name, one.model, share(one.theirs), share(one.ours), fullRate(one)]),
  );
  const by = ["by the authors' keys", "by Organon's answer keys", "response rate"];
  return section(
    "keys",
    "The authors' answer keys and Organon's",
    [
      table(["set", "questions", "judged", "key right", "key wrong", "ambiguous", "undecided"], keys),
      table(["set", "model", ...by], accuracies),
    ],
    {
      note: "each question is parsed and decided classically; organon audit FILE --format logicasker shows each wrong key",
    },
  );
};
