/**
 * Belief revision: stories of two to six turns in which premises are added, withdrawn and replaced, asked as one run, and which
 * postulates the answers break.
 */
import type { SuiteOf } from "#items/suite";
import { revisionReport } from "#scores/revision";
import { createPhases, type AskingTools } from "./asking/asking.ts";
import { namesOf } from "./reporting/names.ts";
import { scoresOf } from "./reporting/scores.ts";
import { planRun, type RunOptions } from "./run.ts";
import { section, share, table, text } from "#report/blocks";
import type { Chart, Document } from "#report/document";
import { count } from "#report/numbers";

type RevisionStudyOptions = Omit<RunOptions, "suite" | "what"> & { readonly suite: SuiteOf<"revision"> };

/** Asks what is missing and tells the study; throws where it stays incomplete. */
export const studyRevision = async (options: RevisionStudyOptions, tools: AskingTools) => {
  const run = await createPhases(tools)(await planRun({ ...options, what: "revision" }));
  const scores = await scoresOf(tools.store, run);
  const names = namesOf(run.subjects);
  const groups = new Set([...scores.values()].flat().map(({ group }) => group));
  return {
    run: run.id,
    stories: groups.size,
    models: run.subjects.map(({ id }, place) => ({
      model: names[place] ?? id,
      report: revisionReport(scores.get(id) ?? []),
    })),
  };
};

type RevisionStudy = Awaited<ReturnType<typeof studyRevision>>;

const meanings: Readonly<Record<string, string>> = {
  success: "what was added is held true",
  withdrawal: "what was withdrawn no longer is",
  inclusion: "an addition brings nothing that does not follow with it",
  vacuity: "an addition that contradicts nothing takes nothing away",
  relevance: "what is not needed is withdrawn without loss",
  recovery: "what comes back brings back what went with it",
  extensionality: "the same said otherwise changes nothing",
  consistency: "a statement and its denial are not both held true",
};

export const revisionJson = ({ run, stories, models }: RevisionStudy): object => ({
  run,
  stories,
  models: models.map(({ model, report }) => ({ model, ...report })),
});

export const revisionDocument = ({ run, stories, models }: RevisionStudy): Document => ({
  title: "Belief revision",
  facts: [[`${count(stories)} stories, run `, { code: run }]],
  sections: [
    section(
      "postulates",
      "Postulates that break",
      table(
        ["postulate", "says", ...models.map(({ model }) => model)],
        Object.entries(meanings).map(([name, meaning]) => [
          name,
          meaning,
          ...models.map(({ report }) =>
            share(report.postulates.find(({ postulate }) => postulate === name)?.broken),
          ),
        ]),
      ),
      { note: "share of the tests in which it breaks; 0 is best" },
    ),
    section("turns", "Accuracy over the turns", [
      turnsChart(models),
      table(
        ["model", "accuracy", "dialogues all right"],
        models.map(({ model, report }) => [model, share(report.accuracy), share(report.whole)]),
      ),
      table(
        ["last change", ...models.map(({ model }) => model)],
        changes.map((change) => [
          change,
          ...models.map(({ report }) =>
            share(report.byChange.find((one) => one.change === change)?.accuracy),
          ),
        ]),
      ),
    ]),
    section(
      "method",
      "How it was asked",
      text(
        "Each turn is a separate question that contains all turns before it. Its answer key is proved from the premises that then stand. A postulate compares what a model holds true before and after a change, whether or not that is right; answers that cannot be read are left out.",
      ),
      { role: "background" },
    ),
  ],
});

const changes = ["start", "none", "withdraw", "add", "return", "replace"];

const turnsChart = (models: RevisionStudy["models"]): Chart => {
  const turns = [...new Set(models.flatMap(({ report }) => report.byTurn.map(({ turn }) => turn)))].toSorted(
    (a, b) => a - b,
  );
  return {
    kind: "chart",
    id: "turns",
    title: "Accuracy by turn",
    caption: "The first turn is the question before anything changes.",
    drawing: {
      form: "curves",
      key: "Bands are 95 % intervals.",
      x: "turn",
      at: turns,
      reference: { at: 1 / 3, label: "chance" },
      fits: models.map(() => null),
    },
    table: table(
      ["model", ...turns.map((turn) => ({ heading: String(turn), mark: "plain" as const }))],
      models.map(({ model, report }) => [
        model,
        ...turns.map((turn) => share(report.byTurn.find((one) => one.turn === turn)?.accuracy)),
      ]),
    ),
  };
};
