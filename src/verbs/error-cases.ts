/**
 * The wrong answers of a run over four-option questions of ours, each beside the certificate of the option picked and tagged with the
 * causes of DivLogicEval §4.2 that fit; and what people decided of them. Nothing is asked.
 */
import { choiceItems, optionAt, sayJudgement, type ChoiceItem, type Question, type Suite } from "#items";
import { decide, OrganonError, parse, type Sequent } from "#logic";
import { readErrorSheet, type DecidedCase, type ErrorCase, type ErrorReport } from "#report";
import type { Run, Store } from "#runs";
import { agreementOf, answerReader, fittingCauses, type Verdict } from "#scores";
import { entriesOf } from "./files/lines.ts";
import { namesOf } from "./reporting/names.ts";

/** Which run, and the filled tables of people by their names. */
export type ErrorCaseOptions = {
  readonly run?: string;
  readonly sheets?: readonly (readonly [name: string, text: string])[];
};

/**
 * The wrong answers. Throws misuse for a run of other questions than ours.
 *
 * @example
 * const store = openStore(":memory:");
 * const suite = choiceSuite({ perType: 2 });
 * await run({ suite, models: openModels(["reasoner:affirmer"]) }, { store });
 * const { cases } = await errorCases({}, { store });
 * cases.every(({ why }) => why.length > 0); // → true
 * await store.close();
 */
export const errorCases = async (
  { run: reference = "latest", sheets = [] }: ErrorCaseOptions,
  { store }: { readonly store: Store },
): Promise<ErrorReport> => {
  const run = await store.findRun(reference);
  const wrong = await wrongAnswers(store, run);
  const items = await itemsNamed(run.plan.suite, new Set(wrong.map(({ itemId }) => itemId)));
  const names = namesOf(run.subjects);
  const cases = wrong.flatMap((one): readonly ErrorCase[] => {
    const item = items.get(one.itemId);
    return item === undefined ? [] : [caseOf(item, one, names[one.subject] ?? "")];
  });
  const decided = sheets.map(([name, text]) => ({ name, cases: decidedIn(name, text) }));
  const [first, second] = decided;
  return {
    run: run.id,
    cases,
    ...(decided.length === 0 ? {} : { decided }),
    ...(first === undefined || second === undefined
      ? {}
      : { agreement: agreementOf(pairsOf(first.cases, second.cases)) }),
  };
};

type WrongAnswer = {
  readonly subject: number;
  readonly itemId: string;
  readonly question: Question;
  /** The option's number before rotation. */
  readonly picked: number;
  readonly verdict: Verdict;
  readonly reply: string;
};

/** For each model and item the wrong pick that came most often in its first round, with the first reply that made it. */
const wrongAnswers = async (store: Store, run: Run): Promise<readonly WrongAnswer[]> => {
  const found = new Map<string, WrongAnswer[]>();
  for await (const { subject, question, epoch, response } of store.answered(run)) {
    const { group: itemId, tags } = question;
    const verdict = answerReader.judge(question, response);
    if (epoch > 0 || itemId === undefined || tags["rotation"] === undefined) continue;
    if (verdict.outcome !== "incorrect") continue;
    const place = question.answers.findIndex(({ label }) => label === verdict.answer);
    const picked = optionAt(place, Number(tags["rotation"]));
    const name = `${subject} ${itemId}`;
    const own = found.get(name) ?? [];
    own.push({ subject, itemId, question, picked, verdict, reply: response.text });
    found.set(name, own);
  }
  return Array.from(found.values(), (own) => {
    const timesOf = (picked: number): number => own.filter((one) => one.picked === picked).length;
    return own.reduce((best, one) => (timesOf(one.picked) > timesOf(best.picked) ? one : best));
  });
};

/** The items of a suite that have one of these ids. */
const itemsNamed = async (
  suite: Suite,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ChoiceItem>> => {
  const items = new Map<string, ChoiceItem>();
  if (ids.size === 0) return items;
  for await (const item of itemsOf(suite)) {
    if (ids.has(item.id)) items.set(item.id, item);
    if (items.size === ids.size) break;
  }
  return items;
};

async function* itemsOf(suite: Suite): AsyncGenerator<ChoiceItem> {
  if (suite.kind === "choice") yield* choiceItems(suite);
  else if (suite.kind === "file" && suite.file !== undefined) {
    for await (const entry of entriesOf(suite.file)) if (entry.kind === "choice") yield entry.choice;
  } else
    throw new OrganonError("misuse", "wrong answers are told of four-option questions of ours", {
      hint: "organon divlogic run asks them",
    });
}

const caseOf = (item: ChoiceItem, wrong: WrongAnswer, model: string): ErrorCase => {
  const { question, picked, verdict, reply } = wrong;
  return {
    model,
    item: item.id,
    type: item.type,
    question: question.text,
    picked: item.options[picked] ?? "",
    right: item.options[item.answer] ?? "",
    why: whyOf(item, picked),
    fits: fittingCauses({
      item,
      picked,
      reply,
      ...(verdict.span === undefined ? {} : { span: verdict.span }),
      labels: question.answers.map(({ label }) => label),
      answer: verdict.answer ?? "",
    }),
    reply,
  };
};

/** The certificate of an option in signs, below what its letters stand for. */
const whyOf = (item: ChoiceItem, option: number): readonly string[] => {
  const passage = item.propositions.map((text) => parse(text));
  const formula = parse(item.optionFormulas[option] ?? "");
  const sequent: Sequent =
    item.goal === null
      ? { premises: passage, conclusion: formula }
      : { premises: [...passage, formula], conclusion: parse(item.goal) };
  return [
    ...item.sentences.map(({ letter, forms }) => `${letter}: ${forms[0] ?? ""}`),
    ...item.propositions.map((text, i) => `statement ${i + 1}: ${text}`),
    `picked: ${item.optionFormulas[option] ?? ""}${item.goal === null ? "" : `, for ${item.goal}`}`,
    ...sayJudgement(decide(sequent), sequent),
  ];
};

const decidedIn = (name: string, text: string): readonly DecidedCase[] => {
  try {
    return readErrorSheet(text);
  } catch (error) {
    if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    throw new OrganonError("misuse", `${name}: ${error.message}`, { cause: error });
  }
};

const pairsOf = (one: readonly DecidedCase[], other: readonly DecidedCase[]) => {
  const theirs = new Map(other.map(({ model, item, cause }) => [`${model} ${item}`, cause]));
  return one.flatMap(({ model, item, cause }) => {
    const its = theirs.get(`${model} ${item}`);
    return its === undefined ? [] : [[cause, its] as const];
  });
};
