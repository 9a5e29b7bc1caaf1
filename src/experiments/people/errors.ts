/**
 * The wrong answers of a run over four-option questions of ours, each beside the certificate of the option picked; and which of
 * the causes of DivLogicEval §4.2 people decided on. No cause is suggested: a suggestion would anchor the annotator. Nothing is asked.
 */
import { answeredCalls } from "#runs/answers";
import type { ProblemLine } from "#items/problem-line";
import { sayJudgement } from "#items/explanations/certificate";
import { getOptionIndex } from "#items/formats/rotation";
import type { Question } from "#items/question";
import type { Suite } from "#items/suite";
import type { Sequent } from "#logic/certificate";
import { decide } from "#logic/decide";
import { misuse } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import { parse } from "#logic/notation";
import {
  errorCauses,
  type DecidedCase,
  type ErrorCase,
  type ErrorCause,
  type ErrorReport,
} from "./errors-document.ts";
import { note, peopleSheet, readPeopleSheet, type FilledSheet, type Part, type Thing } from "./sheet.ts";
import type { Run, Store } from "#runs/store";
import { compareJudgements, type Answers } from "#scoring/people/agreement";
import { answerReader } from "#scoring/readers/readers";
import { readChoiceSuite } from "#workspace/files/entries";
import { nameSubjects } from "../results/names.ts";

const errorPart: Part = {
  columns: ["model", "item", "type", "question", "picked", "right", "why", "reply"],
  key: ["model", "item"],
  fields: [{ name: "cause", heading: `cause (${errorCauses.join("; ")})`, options: errorCauses }, note],
  gaps: "always",
};

const buildThing = ({ why, ...one }: ErrorCase): Thing => ({ ...one, why: why.join("\n") });

export const errorSheet = (cases: readonly ErrorCase[]): string =>
  peopleSheet(errorPart, cases.map(buildThing));

type ErrorCaseOptions = {
  readonly run?: string;
  readonly sheets?: readonly (readonly [name: string, text: string])[];
};

export const errorCases = async (
  { run: reference = "latest", sheets = [] }: ErrorCaseOptions,
  { store }: { readonly store: Store },
): Promise<ErrorReport> => {
  const run = await store.findRun(reference);
  const wrong = await wrongAnswers(store, run);
  const items = await itemsNamed(run.plan.suite, new Set(wrong.map(({ itemId }) => itemId)));
  const names = nameSubjects(run.subjects);
  const cases = wrong.flatMap((one): readonly ErrorCase[] => {
    const item = items.get(one.itemId);
    return item === undefined ? [] : [buildCase(item, one, names[one.subject] ?? "")];
  });
  const people = sheets.map((sheet) => readPeopleSheet(errorPart, sheet));
  return { run: run.id, name: run.name, cases, ...summarizeDecisions(people) };
};

const summarizeDecisions = (people: readonly FilledSheet[]): Pick<ErrorReport, "decided" | "agreement"> => {
  const [one, other] = people;
  if (one === undefined) return {};
  return {
    decided: people.map(({ name, judgements, things }) => ({
      name,
      cases: [...things].flatMap(([id, { model = "", item = "" }]): readonly DecidedCase[] => {
        const cause = readCause(judgements.get(id));
        return cause === undefined ? [] : [{ model, item, cause }];
      }),
    })),
    agreement: other && compareJudgements(one.judgements, other.judgements, readCause),
  };
};

const readCause = ({ cause }: Answers = {}): ErrorCause | undefined =>
  errorCauses.find((one) => one === cause);

type WrongAnswer = {
  readonly subject: number;
  readonly itemId: string;
  readonly question: Question;
  /** The option's number before rotation. */
  readonly picked: number;
  readonly reply: string;
};

const wrongAnswers = async (store: Store, run: Run): Promise<readonly WrongAnswer[]> => {
  const found = new Map<string, WrongAnswer[]>();
  for await (const { subject, question, epoch, response } of answeredCalls(store, run)) {
    const { group: itemId, tags } = question;
    const verdict = answerReader.judge(question, response);
    if (epoch > 0 || itemId === undefined || tags["rotation"] === undefined) continue;
    if (verdict.outcome !== "incorrect") continue;
    const place = question.answers.findIndex(({ label }) => label === verdict.answer);
    const picked = getOptionIndex(place, Number(tags["rotation"]));
    const name = `${subject} ${itemId}`;
    const own = getOrInsert(found, name, () => []);
    own.push({ subject, itemId, question, picked, reply: response.text });
  }
  return Array.from(found.values(), (own) => {
    const countTimes = (picked: number): number => own.filter((one) => one.picked === picked).length;
    return own.reduce((best, one) => (countTimes(one.picked) > countTimes(best.picked) ? one : best));
  });
};

const itemsNamed = async (suite: Suite, ids: ReadonlySet<string>) => {
  const items = new Map<string, ProblemLine<"options">>();
  if (ids.size === 0) return items;
  if (suite.kind !== "choice" && (suite.kind !== "file" || suite.file === undefined))
    throw misuse("this needs generated four-option questions", "organon run --task four-option asks them");
  for await (const item of readChoiceSuite(suite)) {
    if (ids.has(item.id)) items.set(item.id, item);
    if (items.size === ids.size) break;
  }
  return items;
};

const buildCase = (item: ProblemLine<"options">, wrong: WrongAnswer, model: string): ErrorCase => {
  const { question, picked, reply } = wrong;
  return {
    model,
    item: item.id,
    type: item.task,
    question: question.text,
    picked: item.options[picked]?.text ?? "",
    right: item.options[item.answer]?.text ?? "",
    why: listReasons(item, picked),
    reply,
  };
};

const listReasons = (item: ProblemLine<"options">, option: number): readonly string[] => {
  const passage = item.premises.map((text) => parse(text));
  const formula = parse(item.optionFormulas[option] ?? "");
  const sequent: Sequent =
    item.conclusion === null
      ? { premises: passage, conclusion: formula }
      : { premises: [...passage, formula], conclusion: parse(item.conclusion) };
  return [
    ...Array.from(
      Map.groupBy(item.lexicon, ({ letter }) => letter),
      ([letter, forms]) => `${letter}: ${forms[0]!.text}`,
    ),
    ...item.premises.map((text, i) => `statement ${i + 1}: ${text}`),
    `picked: ${item.optionFormulas[option] ?? ""}${item.conclusion === null ? "" : `, for ${item.conclusion}`}`,
    ...sayJudgement(decide(sequent), sequent),
  ];
};
