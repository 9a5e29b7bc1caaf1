/**
 * Reads a log: finds its answers, their questions and its models. An id counts where it has one question and key, and a model under
 * several prompts is several models.
 */
import { createHash, hash } from "node:crypto";
import { OrganonError, misuse } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import { requirePlannable } from "../stores/rows.ts";
import { printField } from "#items/datasets/fields";
import type { Question, AnswerOption } from "#items/question";
import { readAnswers } from "./answers.ts";
import type {
  ForeignAnswer,
  ForeignVerdict,
  FoundAnswer,
  FoundQuestion,
  LogOptions,
  LogFile,
} from "./foreign.ts";
import { changeFormat, type LogFormat } from "./formats.ts";
import { chooseKeys, readKey, type RecordKey } from "#items/datasets/keys";
import { listLabels } from "#items/datasets/mapping";
import { inlineOptions, type OptionList } from "#items/datasets/options";

type LogAnswers = {
  /** The questions with answers, by their ids in the log. */
  readonly questions: ReadonlyMap<string, LogQuestion>;
  readonly models: readonly string[];
  readonly size: number;
  readonly epochs: number;
  /** Identifies the answers: another log of the same questions and models has another. */
  readonly hash: string;
  /** The number of skipped records by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Notes on the fields taken for a question and a model. */
  readonly notes: readonly string[];
  readonly read: () => AsyncGenerator<ForeignAnswer>;
};

export type LogQuestion = Pick<ForeignAnswer, "text" | "key" | "tags" | "group" | "answers">;

/** Reads a log's files. Questions with known ids have their own answers and keys. */
export const readLog = async (
  format: LogFormat,
  files: readonly LogFile[],
  options: LogOptions,
  known: ReadonlyMap<string, Pick<Question, "answers" | "key">> = new Map(),
): Promise<LogAnswers> => {
  const changed = changeFormat(format, options);
  const about = { ...options, isSeveral: files.length > 1, isKnown: (id: string) => known.has(id) };
  const streamAnswers = async function* (): AsyncGenerator<FoundAnswer | string> {
    for (const [at, file] of files.entries())
      for await (const one of readAnswers(changed, file, about))
        if (typeof one === "string" || one.sample === undefined) yield one;
        else yield { ...one, sample: `${at} ${one.sample}` };
  };
  const index = new LogIndex();
  const sum = createHash("sha256");
  for await (const one of streamAnswers()) {
    index.add(one);
    if (typeof one !== "string") sum.update(JSON.stringify([one.prompt.messages, one.response]));
  }
  const all = index.entries;
  const entries = all.filter((entry) => entry !== undefined);
  identify(entries, (id) => known.has(id));
  const notes = nameVariants(entries);
  const firsts = new Map(entries.toReversed().map(({ question }) => [question.id, question]));
  const open = new Map([...firsts].toReversed().filter(([id]) => !known.has(id)));
  const settled = settleKeys(open, options, printField(changed.fields["key"] ?? "key"));
  const questions = new Map<string, LogQuestion>();
  for (const entry of entries) {
    const { id } = entry.question;
    const question = known.get(id) ?? settled.get(id)!;
    if (typeof question === "string") index.drop(question);
    else if (index.place(entry, format.name) && !questions.has(id))
      questions.set(id, { ...firsts.get(id)!, answers: question.answers, key: question.key });
  }
  const fields = [...new Map(entries.map(({ question: { id, field } }) => [id, field])).values()];
  const identity = [...Map.groupBy(fields, String)].map(([field, { length }]) => `${length} by ${field}`);
  const read = async function* (): AsyncGenerator<ForeignAnswer> {
    let at = 0;
    for await (const one of streamAnswers()) {
      const entry = typeof one === "string" ? undefined : all[at++];
      if (typeof one === "string" || entry?.epoch === undefined) continue;
      const { question, model, epoch, theirs = one.theirs } = entry;
      const { answers, key } = questions.get(question.id)!;
      const { said: _said, list: _list, sample: _sample, ...rest } = one;
      yield { ...rest, id: question.id, model, epoch, theirs, answers, key };
    }
  };
  const { dropped } = index;
  const placed = entries.filter(({ epoch }) => epoch !== undefined);
  for (const { model, question, epoch } of placed)
    sum.update(`${JSON.stringify([model, question.id, epoch])}\n`);
  return {
    questions,
    models: [...new Set(placed.map(({ model }) => model))],
    size: placed.length,
    epochs: placed.reduce((most, { epoch = 0 }) => Math.max(most, epoch + 1), 1),
    hash: sum.digest("hex").slice(0, 12),
    dropped,
    notes: [`questions identified: ${identity.join(", ")}`, ...notes],
    read,
  };
};

type IdentifiedQuestion = FoundQuestion & { readonly meaning: string; id: string; field: string };

type Entry = {
  readonly question: IdentifiedQuestion;
  model: string;
  readonly ownEpoch?: number;
  /** Undefined if a run cannot hold it. */
  epoch?: number;
  readonly variant?: Variant;
  /** The verdicts of all filters, if each has a record. */
  theirs?: readonly ForeignVerdict[];
};

type Variant = { readonly name: string; readonly isNamed: boolean };

class LogIndex {
  /** The entry of each answer in the files; undefined for one that repeats another's sample. */
  readonly entries: (Entry | undefined)[] = [];
  readonly dropped: Record<string, number> = {};
  readonly #questions = new Map<string, IdentifiedQuestion>();
  readonly #variants = new Map<string, Variant>();
  readonly #epochs = new Map<string, number>();
  readonly #samples = new Map<string, Entry>();

  drop(reason: string): void {
    this.dropped[reason] = (this.dropped[reason] ?? 0) + 1;
  }

  add(answer: FoundAnswer | string): void {
    if (typeof answer === "string") return this.drop(answer);
    const { model, ids, epoch, sample, theirs } = answer;
    const before = this.#samples.get(sample ?? "");
    if (before?.theirs !== undefined) {
      before.theirs = [...before.theirs, ...theirs];
      this.entries.push(undefined);
      return;
    }
    const meaning = computeMeaning(answer);
    const { text, key, said, list, tags, group } = answer;
    const name = JSON.stringify([meaning, ids]);
    const about = {
      ids,
      text,
      key,
      said,
      list,
      tags,
      group,
      meaning,
      id: meaning,
      field: "question and key",
    };
    const entry: Entry = {
      question: getOrInsert(this.#questions, name, () => about),
      model,
      ownEpoch: epoch,
      variant: this.#buildVariant(answer),
      theirs: sample === undefined ? undefined : theirs,
    };
    if (sample !== undefined) this.#samples.set(sample, entry);
    this.entries.push(entry);
  }

  #buildVariant({ variant, epoch, prompt }: FoundAnswer): Variant | undefined {
    if (variant === undefined && epoch !== undefined) return undefined;
    const value = variant?.value ?? hash("sha256", JSON.stringify(prompt));
    const start = (variant?.name ?? prompt.messages[0]?.content ?? "").slice(0, 60);
    // A slice would keep the whole prompt in memory.
    const name = Buffer.from(start).toString();
    return getOrInsert(this.#variants, value, () => ({ name, isNamed: variant !== undefined }));
  }

  /** Counts an answer's epoch. Returns whether a run can hold it. */
  place(entry: Entry, format: string): boolean {
    const place = JSON.stringify([entry.model, entry.question.id]);
    const epoch = entry.ownEpoch ?? this.#epochs.get(place) ?? 0;
    try {
      requirePlannable({ models: [`${format}:${entry.model}`], epochs: epoch + 1 });
    } catch (error) {
      if (!(error instanceof OrganonError)) throw error;
      this.drop(error.message);
      return false;
    }
    this.#epochs.set(place, epoch + 1);
    entry.epoch = epoch;
    return true;
  }
}

/**
 * Names the question of each answer by the first of its ids that has one question and key in the whole log, and that other
 * models share if they share questions; an answer without such an id by its question and key.
 */
const identify = (entries: readonly Entry[], isKnown: (id: string) => boolean): void => {
  const [meanings, users] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (map: Map<string, Set<string>>, name: string, value: string): number =>
    getOrInsert(map, name, () => new Set()).add(value).size;
  const shared = new Set<string>();
  for (const { question, model } of entries) {
    if (note(users, question.meaning, model) > 1) shared.add("question and key");
    for (const { field, value } of question.ids) {
      note(meanings, `${field} ${value}`, question.meaning);
      if (note(users, `${field} ${value}`, model) > 1) shared.add(field);
    }
  }
  const isOwn = (id: string): boolean => isKnown(id) || isOwnId(id);
  for (const question of new Set(entries.map((entry) => entry.question))) {
    const sound = question.ids.filter(
      ({ field, value }) =>
        meanings.get(`${field} ${value}`)!.size === 1 &&
        (isKnown(value) || shared.has(field) || !shared.has("question and key")),
    );
    const id = sound.find(({ value }) => isOwn(value)) ?? sound[0];
    if (id === undefined) continue;
    const isPlain = id.field === question.ids[0]?.field || isOwn(id.value);
    question.id = isPlain ? id.value : `${id.field} ${id.value}`;
    question.field = id.field;
  }
};

const computeMeaning = ({ content, text, key }: FoundAnswer): string =>
  hash("sha256", JSON.stringify([content ?? text, key.toSorted()])).slice(0, 32);

/** Returns whether an id is one of Organon's own. */
export const isOwnId = (id: string): boolean => /^[0-9a-f]{32}(?:\/\d)?$/.test(id);

const nameVariants = (entries: readonly Entry[]): readonly string[] => {
  const prompts = new Map<string, Map<Variant | undefined, number>>();
  const numbers = entries.map(({ model, question: { id }, ownEpoch, variant }) => {
    const place = JSON.stringify(variant?.isNamed === true || ownEpoch !== undefined ? [model] : [model, id]);
    const known = getOrInsert(prompts, place, () => new Map());
    return getOrInsert(known, variant, () => known.size + 1);
  });
  const several = new Set(entries.flatMap(({ model }, at) => (numbers[at]! > 1 ? [model] : [])));
  const names = new Map<string, string>();
  for (const [at, entry] of entries.entries()) {
    if (!several.has(entry.model)) continue;
    entry.model = `${entry.model}, prompt ${numbers[at]}`;
    getOrInsert(names, entry.model, () => entry.variant?.name ?? "");
  }
  return Array.from(names, ([model, name]) => `${model}: “${name}”`);
};

type SettledKey = { readonly answers: readonly AnswerOption[]; readonly key: readonly string[] };

/** Returns the answers and key of each question by its id, or the reason why it has none. Throws misuse if keys have two readings. */
const settleKeys = (
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
