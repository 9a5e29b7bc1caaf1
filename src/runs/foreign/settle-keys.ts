/**
 * Finds the possible answers and the answer key of each question of a log. The answers are those of the record, the caller's labels, the
 * options at the end of the question, or else the labels that all keys of the log spell.
 */
import { chooseKeys, readKey, type RecordKey } from "#items/datasets/keys";
import { listLabels } from "#items/datasets/mapping";
import { inlineOptions, type OptionList } from "#items/datasets/options";
import type { AnswerOption } from "#items/question";
import { misuse } from "#logic/error";
import type { FoundQuestion, LogOptions } from "./foreign.ts";

export type SettledKey = { readonly answers: readonly AnswerOption[]; readonly key: readonly string[] };

/** Returns the answers and key of each question by its id, or the reason why it has none. Throws misuse if keys have two readings. */
export const settleKeys = (
  questions: ReadonlyMap<string, FoundQuestion>,
  { labels, keys: asked }: LogOptions,
  field: string,
): ReadonlyMap<string, SettledKey | string> => {
  const lists = listAll(questions, labels);
  const drafts = new Map<string, { list: OptionList; keys: readonly RecordKey[] } | string>();
  for (const [id, found] of questions) {
    const list = lists.get(id)!;
    if (typeof list === "string") {
      drafts.set(id, list);
      continue;
    }
    const isOrdered = found.list !== undefined || labels !== undefined;
    const read = isSeveral(found.said, list)
      ? found.key.map((one) => readKey(one, list, { line: 1, isOrdered }))
      : [readKey(found.said, list, { line: 1, isOrdered })];
    const fault = read.find((one) => typeof one === "string");
    drafts.set(id, fault ?? { list, keys: read.filter((one) => typeof one !== "string") });
  }
  const all = [...drafts.values()].flatMap((draft) => (typeof draft === "string" ? [] : draft.keys));
  const chosen = chooseKeys(all, asked);
  return new Map(
    Array.from(drafts, ([id, draft]) => {
      if (typeof draft === "string")
        return [id, draft.startsWith("names") ? `${field} ${draft}` : draft] as const;
      const key = draft.keys.flatMap((one) => draft.list.options[chosen.get(one)?.at ?? -1]?.label ?? []);
      const isWhole = key.length === draft.keys.length;
      return [id, isWhole ? { answers: draft.list.options, key } : `${field} names none of the answers`];
    }),
  );
};

const isSeveral = (said: unknown, { options }: OptionList): boolean =>
  Array.isArray(said) &&
  said.length > 1 &&
  !(said.length === options.length && said.every((one) => /^(?:[01]|true|false)$/i.test(String(one))));

const listAll = (
  questions: ReadonlyMap<string, FoundQuestion>,
  labels: readonly string[] | undefined,
): ReadonlyMap<string, OptionList | string> => {
  const lists = new Map<string, OptionList | string>();
  const open: [string, FoundQuestion][] = [];
  for (const [id, found] of questions) {
    const list = found.list ?? (labels === undefined ? listInline(found) : withWords(labels, found.text));
    if (list === undefined) open.push([id, found]);
    else lists.set(id, list);
  }
  for (const [id, list] of gatherLists(open, lists.size === 0)) lists.set(id, list);
  return lists;
};

/** Each file may ask with its own labels; files that share one have the same, if they are few. Throws misuse if `isAll` and none are found. */
const gatherLists = (
  open: readonly OpenQuestion[],
  isAll: boolean,
): readonly (readonly [id: string, list: OptionList | string])[] => {
  let groups: (readonly OpenQuestion[])[] = [];
  for (const some of Map.groupBy(open, ([, { tags }]) => tags["file"]).values()) {
    const labels = new Set(collectLabels(some));
    const like = groups.filter(
      (group) =>
        collectLabels(group).some((label) => labels.has(label)) &&
        typeof gatherLabels([...group, ...some]) !== "string",
    );
    groups = [...groups.filter((group) => !like.includes(group)), [...like.flat(), ...some]];
  }
  const lists = groups.map((questions) => ({ questions, list: gatherLabels(questions) }));
  const fault = lists.find(({ list }) => typeof list === "string")?.list;
  if (isAll && typeof fault === "string" && lists.every(({ list }) => typeof list === "string"))
    throw misuse(
      fault,
      "add --labels A,B,C,D if each question has these answers, or --suite FILE with the questions",
    );
  return lists.flatMap(({ questions, list }) => questions.map(([id]) => [id, list] as const));
};

const collectLabels = (questions: readonly OpenQuestion[]): readonly string[] =>
  questions.flatMap(([, { key }]) => key.map((label) => label.toLowerCase()));

type OpenQuestion = readonly [id: string, found: FoundQuestion];

const listInline = ({ text, key }: FoundQuestion): OptionList | undefined => {
  const options = inlineOptions(text);
  const marks = key.map((one) => one.replaceAll(/[().:\s]/g, ""));
  return marks.every((mark) => options.some(({ label }) => label === mark))
    ? { options, isLabelled: true }
    : undefined;
};

const withWords = (labels: readonly string[], text: string): OptionList => {
  const { options, isLabelled } = listLabels(labels);
  const inline = inlineOptions(text);
  return {
    isLabelled,
    options: options.map(({ label, text: own }) => {
      const mark = label.replaceAll(/[().:]/g, "");
      const words = own ?? inline.find((option) => option.label === mark)?.text;
      return words === undefined ? { label } : { label, text: words };
    }),
  };
};

const gatherLabels = (questions: readonly OpenQuestion[]): OptionList | string => {
  const labels = spelledOnce(questions.flatMap(([, { key }]) => key));
  if (labels.length < 2)
    return `the log does not say what question ${questions[0]?.[0]} can be answered with`;
  const isFew = labels.length <= maxLabels && 2 * labels.length <= questions.length;
  if (!isFew && !labels.every((label) => usualLabel.test(label)))
    return `${questions.length} questions have ${labels.length} different right answers, such as “${labels[0]!.slice(0, 40)}”: open answers are not read`;
  // Yes stands before no, as everywhere.
  const order = labels.join().toLowerCase() === "no,yes" ? labels.toReversed() : labels;
  return { options: order.map((label) => ({ label })), isLabelled: true };
};

const maxLabels = 26;
const usualLabel =
  /^(?:\(?[a-j]\)?|yes|no|true|false|unknown|uncertain|neither|none|maybe|neutral|entailment|contradiction|(?:in)?valid|(?:in)?correct)$/i;

/** Labels in order, one spelling of each: “yes” in one row and “Yes” in another are one label. */
const spelledOnce = (labels: readonly string[]): readonly string[] => {
  const spelled = new Map<string, string>();
  for (const label of labels.toSorted())
    if (!spelled.has(label.toLowerCase())) spelled.set(label.toLowerCase(), label);
  return [...spelled.values()];
};
