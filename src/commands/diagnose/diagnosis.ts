/**
 * The diagnosis of a model on one screen, from a stored run that searched for rules: accuracy against chance, weak
 * rules and rules without a weakness found, accuracy by steps, response bias and unreadable answers. Two wrong answers in full, cost and time follow. Makes no model calls.
 */
import type { NamedCause } from "#diagnosis/causes";
import { requiredRules } from "#diagnosis/cause-table";
import { background, present, section, text, type Maybe } from "#reports/blocks";
import type { Block, Document, Section } from "#reports/document";
import { modelFindings } from "#reports/findings";
import { count, percent } from "#reports/numbers";
import * as about from "#reports/sections/about";
import { describeRules, rulesTable } from "#reports/sections/search";
import { causeBlocks } from "#reports/sections/weaknesses";
import type { ModelReport } from "#reports/summary";
import { readQuestions, readScores } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { chanceLevel, isAboveChance } from "#scoring/chance";
import { getReader } from "#scoring/readers/readers";
import { report } from "#experiments/results/report";
import type { ReportTools } from "#experiments/results/results";
import { showQuestion, type ShownQuestion } from "#experiments/results/show";

type Diagnosis = Awaited<ReturnType<typeof diagnosis>>;

export const diagnosis = async (
  { run: reference = "latest" }: { readonly run?: string },
  tools: ReportTools,
) => {
  const run = await tools.store.findRun(reference);
  const told = await report({ run: run.id, judge: true }, tools);
  const models = [];
  for (const [subject, model] of told.models.entries()) {
    const ids = await wrongExamples(tools.store, run, subject, model.causes ?? []);
    const examples: ShownQuestion[] = [];
    for (const question of ids) {
      const shown = await showQuestion({ run: run.id, question }, tools);
      const replies = shown.replies.filter((reply) => reply.model === model.name).slice(0, 1);
      examples.push({ ...shown, replies });
    }
    models.push({ model, examples });
  }
  return { report: told, models };
};

const maxExamples = 2;

/** Which wrong answers are shown: one for each of the first causes, else any, and both answers where it can be. */
const wrongExamples = async (
  store: Store,
  run: Run,
  subject: number,
  causes: readonly Pick<NamedCause, "rule">[],
): Promise<readonly string[]> => {
  const wrong = new Set<string>();
  for await (const { questionId, verdict } of readScores(store, run, {
    reader: getReader(run).name,
    subject,
  }))
    if (verdict.outcome === "incorrect") wrong.add(questionId);
  const found: { readonly id: string; readonly cause: number; readonly length: number }[] = [];
  for await (const { id, text, problem } of readQuestions(store, run)) {
    if (!wrong.has(id)) continue;
    const rules = problem === undefined ? new Set<string>() : requiredRules(problem);
    const cause = causes.findIndex(({ rule }) => rule !== null && rules.has(rule));
    found.push({ id, cause: cause < 0 ? causes.length : cause, length: text.length });
  }
  // The first causes first, and of each the shortest question.
  const ranked = found.toSorted((a, b) => a.cause - b.cause || a.length - b.length);
  const firsts = ranked.filter(({ cause }, i) => i === 0 || ranked[i - 1]!.cause !== cause);
  return [...new Set([...firsts, ...ranked].map(({ id }) => id))].slice(0, maxExamples);
};

/** The document of a diagnosis; `seconds` is how long asking took. */
export const diagnosisDocument = (
  { report: told, models }: Diagnosis,
  { seconds }: { readonly seconds?: number } = {},
): Document => ({
  title: `Diagnosis of ${models.map(({ model }) => model.name).join(", ")}`,
  facts: about.runFacts(about.suiteText(told, "questions with proved answers"), told),
  sections: present([
    about.summarySection(models.flatMap(({ model }) => modelFindings(model))),
    ...models.flatMap((one) => getSections(one, models.length > 1)),
    about.sentSection(told),
    section("again", "Reproduce", [
      told.command !== undefined && { kind: "code", code: told.command },
      seconds !== undefined && text(`This command took ${secondsText(seconds)}.`, "note"),
    ]),
  ]),
});

const secondsText = (seconds: number): string =>
  seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(1)} min`;

const getSections = ({ model, examples }: Diagnosis["models"][number], isOneOfMany: boolean) => {
  const of = isOneOfMany ? ` of ${model.name}` : "";
  const id = isOneOfMany ? `-${model.name.replaceAll(/[^a-z\d]+/gi, "-")}` : "";
  const rules = describeRules(model);
  const others = present([
    rules !== undefined && { text: rules },
    isAboveChance(model) === true && describeSteps(model),
  ]);
  return present([
    section(`weak${id}`, `Features associated with wrong answers${of}`, causeBlocks(model)),
    others.length > 0 &&
      section(`otherwise${id}`, `Other findings${of}`, [{ kind: "list", items: others }, rulesTable(model)]),
    ...examples.map((shown, i) =>
      exampleSection(shown, `Wrong answer ${i + 1}${of}`, `example${id}-${i + 1}`),
    ),
  ]);
};

type Item = { readonly text: string; readonly note?: string };

const describeSteps = ({
  byLength,
  bySteps: groups = byLength,
  causes = [],
}: ModelReport): Item | undefined => {
  if (groups.length < 2) return undefined;
  const values = groups.map(
    ({ name, accuracy: { value, n } }) => `${percent(value)} % at ${name} (n ${count(n)})`,
  );
  const found = causes.find(({ kind }) => kind === "steps");
  const claim =
    found === undefined
      ? `The number of steps has no significant effect${causes.length > 0 ? " beyond that of the features above" : ""}.`
      : `The accuracy falls with ${found.name}.`;
  return { text: `Accuracy by number of steps: ${values.join(", ")}. ${claim}` };
};

const exampleSection = (shown: ShownQuestion, title: string, id: string): Section => {
  const { text: question, key, grounds, replies } = shown;
  const reply = replies[0] === undefined ? "no reply" : quoteReply(replies[0]);
  const blocks: readonly Maybe<Block>[] = [
    text(question),
    text(`Gold answer: ${key}. Reply: ${reply}`, "verdict"),
    grounds !== null && text(proofWords(shown)),
    ...(grounds === null || shown.steps.length === 0 ? [] : grounds.told.map(background)),
    grounds !== null &&
      background(["In symbols: ", { code: `${grounds.premises.join("; ")} ⊢ ${grounds.conclusion}` }]),
  ];
  return section(id, title, blocks);
};

const maxShown = 160;

const quoteReply = ({ text: reply, span, answer }: ShownQuestion["replies"][number]): string => {
  if (reply === null) return "no reply";
  if (reply.length <= maxShown) return `“${reply}”`;
  const [start, end] = span ?? [reply.length, reply.length];
  const first = Math.max(0, Math.min(start, end - maxShown / 2, reply.length - maxShown));
  const last = Math.min(reply.length, Math.max(end, first + maxShown));
  const words = `${first > 0 ? "… " : ""}${reply.slice(first, last).trim()}${last < reply.length ? " …" : ""}`;
  return `“${words}”, extracted answer “${answer ?? "–"}”`;
};

const proofWords = ({ steps, grounds }: ShownQuestion): string =>
  steps.length === 0
    ? (grounds?.told ?? []).join(" ")
    : `Proof: ${steps.map(({ skill, from, to }) => `${from.join(", ")} give ${to} by ${skill}`).join("; ")}.`;

/** The diagnosis as JSON: causes as `report --section weaknesses --json` has them, and what the screen says beside. */
export const diagnosisJson = ({ report: told, models }: Diagnosis) => ({
  run: told.run,
  command: told.command,
  models: models.map(({ model, examples }) => ({
    model: model.id,
    accuracy: model.accuracy,
    responseAccuracy: model.responseAccuracy,
    responseRate: model.responseRate,
    chanceLevel: chanceLevel(model) ?? null,
    /** Null without a readable answer. A model that is not above chance has no causes and no rules. */
    isAboveChance: isAboveChance(model) ?? null,
    causes: (isAboveChance(model) === true ? (model.causes ?? []) : []) satisfies readonly NamedCause[],
    rules: model.search?.rules ?? [],
    asked: model.search?.asked ?? null,
    isFinished: model.search?.isFinished ?? null,
    byLength: model.byLength,
    bySteps: model.bySteps,
    biases: model.biases ?? null,
    outcomes: model.outcomes,
    cost: model.cost,
    teaching: model.teaching ?? [],
    examples,
  })),
});
