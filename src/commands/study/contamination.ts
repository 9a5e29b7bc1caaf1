/**
 * Whether a model has seen a set of questions (DivLogicEval §3.3): a wrong option of each is masked, and the share is told that it
 * fills with the very words; beside it the same of fresh questions of the same recipe, which nobody can have seen.
 */
import { answeredCalls } from "#runs/answers";
import { maskedQuestion, sameOption } from "#items/choice/masked-question";
import { openSuite } from "#items/open-suite";
import type { Question } from "#items/question";
import type { Suite, SuiteOf } from "#items/suite";
import { misuse } from "#logic/error";
import type { LanguageModel, Response } from "#models/language-model";
import { chance, gap, rate, section, share, table, text } from "#report/blocks";
import type { Document, Section } from "#report/document";
import { publishedContamination, publishedGuessing } from "#report/divlogiceval/published";
import { hashOf } from "#runs/plan";
import { demonstrationSeed } from "#runs/recipes/improvement";
import type { Run } from "#runs/store";
import { countAsked, countReadable, createOutcomes } from "#scores/by-question";
import { proportion } from "#scores/estimate";
import { independentDifference } from "#scores/independent";
import type { Verdict } from "#scores/verdict";
import { bare, createPhases, runOf, type AskingTools } from "#experiments/asking/asking";
import { linesOf } from "#workspace/files/lines";
import { choiceSuite } from "#experiments/suites";

type ContaminationOptions = {
  readonly suite: Suite;
  readonly models: readonly LanguageModel[];
  /** The most questions that are asked of the set, and of the fresh ones: all where it is not said. */
  readonly limit?: number;
};

/** Asks what is missing and tells who fills masked options word for word. Misuse for a set without options. */
export const contamination = async (options: ContaminationOptions, tools: AskingTools) => {
  const ask = createPhases(tools);
  const [set, fresh] = await planContamination(options);
  const setRun = await ask(set!);
  const freshRun = await ask(fresh!);
  const models = [];
  for (const { id } of options.models) {
    const found = await filled(tools.store, setRun, id);
    const control = await filled(tools.store, freshRun, id);
    const difference = independentDifference(found.share, control.share);
    models.push({
      model: id,
      set: found.share,
      fresh: control.share,
      difference,
      /** More often than of fresh questions, beyond chance. */
      hasSeen: (difference.low ?? 0) > 0,
      responses: { set: found.responses, fresh: control.responses },
      example: found.example,
    });
  }
  return { runs: { set: setRun.id, fresh: freshRun.id }, models };
};

export const planContamination = async ({ suite, models, limit = Infinity }: ContaminationOptions) => {
  const set = await maskedOf(suite, limit);
  if (set.length === 0)
    throw misuse("no question of the set has wrong options in its text", "ask four-option questions");
  const fresh = await maskedOf(freshSuite(suite, set.length), set.length);
  return [
    planned("option guessing", set, models),
    planned("option guessing, fresh questions", fresh, models),
  ];
};

/** Questions of the same recipe that no set of the plan's has: those of another seed. */
const freshSuite = (suite: Suite, count: number): SuiteOf<"choice"> => {
  const own = suite.kind === "choice" ? suite : choiceSuite();
  const { first: _, ...whole } = own;
  return { ...whole, seed: demonstrationSeed(own.seed), perType: Math.max(1, Math.ceil(count / 3)) };
};

const maskedOf = async (suite: Suite, limit: number): Promise<readonly Question[]> => {
  const questions: Question[] = [];
  for await (const question of openSuite(suite, { linesOf })) {
    if (questions.length >= limit) break;
    if ((question.tags["rotation"] ?? "0") !== "0") continue;
    const masked = maskedQuestion(question);
    if (masked !== undefined) questions.push(masked);
  }
  return questions;
};

const planned = (what: string, questions: readonly Question[], models: readonly LanguageModel[]) => {
  const hash = hashOf(questions.map(({ id, text }) => [id, text]));
  const plan = { suite: { kind: "derived", from: "options", hash }, prompt: { style: "direct" } } as const;
  return runOf(what, questions, models, plan, bare);
};

/** The share of a run's masked options that a model filled word for word, of those asked: calls that failed are left out. */
const filled = async (store: AskingTools["store"], run: Run, model: string) => {
  const place = run.subjects.findIndex(({ id }) => id === model);
  const outcomes = createOutcomes();
  let example: string | undefined;
  for await (const { subject, question, response } of answeredCalls(store, run)) {
    if (subject !== place) continue;
    const option = question.answers[0]?.text ?? "";
    const outcome = outcomeOf(response, option);
    outcomes[outcome] += 1;
    if (outcome === "correct") example ??= option;
  }
  const asked = countAsked(outcomes);
  return {
    share: proportion(outcomes.correct, asked),
    responses: { responseRate: proportion(countReadable(outcomes), asked), outcomes },
    example,
  };
};

const outcomeOf = ({ status, text: reply }: Response, option: string): Verdict["outcome"] => {
  if (status !== "answered") return status;
  if (reply.trim() === "") return "empty";
  return sameOption(reply, option) ? "correct" : "incorrect";
};

type GuessingReport = Awaited<ReturnType<typeof contamination>>;

export const guessingDocument = (report: GuessingReport): Document => ({
  title: "Contamination",
  facts: ["one wrong option of each is masked; 95 % intervals"],
  sections: [guessingSection(report)],
});

/** There is no sign of contamination where it can have added at most this share of options filled word for word. */
const ruledOut = 0.1;

export const guessingSection = ({ models }: GuessingReport): Section => {
  const rows = models.map(({ model, set, fresh, difference, hasSeen, responses }) => [
    model,
    share(set),
    share(fresh),
    rate(responses.set),
    rate(responses.fresh),
    gap(difference, difference.n),
    chance(difference.p, Math.min(...difference.n)),
    hasSeen ? "has seen the set" : difference.high > ruledOut ? "unknown: too few" : "no sign of it",
  ]);
  const rates = ["response rate, set", "response rate, fresh"];
  const columns = ["model", "of the set", "of fresh questions", ...rates, "difference", "p", "verdict"];
  const seen = models.flatMap(({ model, example }) =>
    example === undefined ? [] : [text(`${model} filled: ${example}`)],
  );
  const { once, origin } = publishedContamination()[1];
  const theirs = `The paper: GPT-3.5 filled ${(100 * publishedGuessing).toFixed(1)} % word for word. Its Table 5 (pretraining on the sentences, ${origin} to ${once} %) is organon study pretraining.`;
  return section(
    "guessing",
    "Masked options filled word for word",
    [table(columns, rows), ...seen, text(theirs)],
    { note: "shares of all asked; who fills a masked option exactly has seen it. After DivLogicEval, §3.3" },
  );
};
