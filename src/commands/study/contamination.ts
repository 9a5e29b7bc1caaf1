/**
 * True if a model has seen a set of questions (DivLogicEval §3.3): the share of masked wrong options that it fills with the very
 * words, compared with fresh questions of the same recipe, which no model can have seen.
 */
import { answeredCalls } from "#runs/answers";
import { maskQuestion, isSameOption } from "#items/choice/masked-question";
import { openSuite } from "#items/open-suite";
import type { Question } from "#items/question";
import type { Suite } from "#items/suite";
import { misuse } from "#logic/error";
import type { LanguageModel, Response } from "#models/language-model";
import { chance, gap, rate, section, share, table, text } from "#reports/blocks";
import type { Section } from "#reports/document";
import { publishedGuessing } from "#reports/divlogiceval/published";
import { computeHash } from "#runs/plan";
import { demonstrationSeed } from "#runs/recipes/improvement";
import type { Run } from "#runs/store";
import { sumQuestions, countReadable, createOutcomes } from "#scoring/by-question";
import { proportion } from "#scoring/estimate";
import { independentDifference } from "#scoring/independent";
import type { Verdict } from "#scoring/verdict";
import { bare, planQuestions, type AskingTools } from "#experiments/asking/asking";
import { choiceSuite } from "#experiments/suites";
import { nameSubjects } from "#experiments/results/names";
import { fileSuite } from "#workspace/files/entries";
import { streamLines } from "#workspace/files/lines";
import { flag, type Values } from "../flags.ts";
import { inputFile } from "../values.ts";
import { whole } from "#workspace/settings/values";
import type { Study, StudyTools } from "./study.ts";

const options = {
  file: flag("--suite <file>", "file of four-option questions (JSON lines)", inputFile),
  limit: flag("--limit <n>", "number of questions", whole()),
};

type Settings = {
  readonly suite: Suite;
  readonly models: readonly LanguageModel[];
  /** The most questions of the set, and of the fresh ones. */
  readonly limit?: number | undefined;
};

export const study: Study<Settings> = {
  name: "contamination",
  about: "Test whether a model has seen the questions: masked options, compared with new questions.",
  example: "organon study contamination -m reasoner:oracle --suite set.jsonl",
  options,
  async read({ limit, file }: Values<typeof options>, { openModels }) {
    if (file === undefined)
      throw misuse(
        "no set is named",
        "give --suite, as in --suite set.jsonl of organon generate --task four-option",
      );
    return { suite: await fileSuite(file), models: openModels(), limit };
  },
  parts: maskedParts,
  tables: async (_reports, { models }, tools) => {
    const json = await findGuesses(models, tools);
    const facts = ["one wrong option of each question is masked; 95 % intervals"];
    return { document: { title: "Contamination", facts, sections: [guessingSection(json)] }, json };
  },
  published: publishedGuessing,
};

const [ofSet, ofFresh] = ["option guessing", "option guessing, fresh questions"] as const;

/** Masked questions of a set, and as many fresh ones. Misuse for a set without options. */
export async function maskedParts({ suite, models, limit = Infinity }: Settings) {
  const set = await readMasked(suite, limit);
  if (set.length === 0)
    throw misuse("no question of the set has wrong options in its text", "ask four-option questions");
  const fresh = await readMasked(freshSuite(suite, set.length), set.length);
  return { [ofSet]: toPart(ofSet, set, models), [ofFresh]: toPart(ofFresh, fresh, models) };
}

/** Questions of the same recipe and another seed: no set of the plan has them. */
const freshSuite = (suite: Suite, count: number): Suite => {
  const { first: _first, ...own } = suite.kind === "choice" ? suite : choiceSuite();
  return { ...own, seed: demonstrationSeed(own.seed), perType: Math.max(1, Math.ceil(count / 3)) };
};

const readMasked = async (suite: Suite, limit: number): Promise<readonly Question[]> => {
  const questions: Question[] = [];
  for await (const question of openSuite(suite, { readLines: streamLines })) {
    if (questions.length >= limit) break;
    const masked = (question.tags["rotation"] ?? "0") === "0" ? maskQuestion(question) : undefined;
    if (masked !== undefined) questions.push(masked);
  }
  return questions;
};

const toPart = (what: string, questions: readonly Question[], models: readonly LanguageModel[]) => {
  const hash = computeHash(questions.map(({ id, text: asked }) => [id, asked]));
  const plan = { suite: { kind: "derived", from: "options", hash }, prompt: { style: "direct" } } as const;
  return planQuestions(what, questions, models, plan, bare);
};

/** How often each model filled masked options word for word, of the set and of fresh questions. */
export const findGuesses = async (models: readonly LanguageModel[], { store, runs }: StudyTools) => {
  const [set, fresh] = [runs.get(ofSet)!, runs.get(ofFresh)!];
  const found = [];
  const names = nameSubjects(models);
  for (const [i, { id }] of models.entries()) {
    const [own, control] = [await readFilled(store, set, id), await readFilled(store, fresh, id)];
    const difference = independentDifference(own.share, control.share);
    found.push({
      model: names[i]!,
      set: own.share,
      fresh: control.share,
      difference,
      /** Significantly more often than of fresh questions. */
      hasSeen: (difference.low ?? 0) > 0,
      responses: { set: own.responses, fresh: control.responses },
      example: own.example,
    });
  }
  return { models: found };
};

const readFilled = async (store: AskingTools["store"], run: Run, model: string) => {
  const outcomes = createOutcomes();
  let example: string | undefined;
  for await (const { subject, question, response } of answeredCalls(store, run)) {
    if (run.subjects[subject]?.id !== model) continue;
    const option = question.answers[0]?.text ?? "";
    const outcome = judgeReply(response, option);
    outcomes[outcome] += 1;
    if (outcome === "correct") example ??= option;
  }
  const asked = sumQuestions(outcomes);
  const responses = { responseRate: proportion(countReadable(outcomes), asked), outcomes };
  return { share: proportion(outcomes.correct, asked), responses, example };
};

const judgeReply = ({ status, text: reply }: Response, option: string): Verdict["outcome"] => {
  if (status !== "answered") return status;
  if (reply.trim() === "") return "empty";
  return isSameOption(reply, option) ? "correct" : "incorrect";
};

/** There is no sign of contamination where it can have added at most this share of options filled word for word. */
const ruledOut = 0.1;

const columns =
  "model, of the set, of fresh questions, response rate (set), response rate (fresh), difference, p, verdict";

export const guessingSection = ({ models }: Awaited<ReturnType<typeof findGuesses>>): Section => {
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
  const filled = models.flatMap(({ model, example }) =>
    example === undefined ? [] : [text(`${model} filled: ${example}`)],
  );
  const note =
    "shares of all asked; a model that fills a masked option exactly has seen it. After DivLogicEval, §3.3";
  const blocks = [table(columns.split(", "), rows), ...filled];
  return section("guessing", "Masked options filled word for word", blocks, { note });
};
