/**
 * Datasets of a plain layout, as data: which fields of a record are the text, the answers and the key. A record may ask
 * several questions. What no layout can say, a reader of records says first (its file is named after the set). Rows that do
 * not fit are counted with their lines and left out.
 */
import { unknownName, misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { labelsFault } from "../problem-line.ts";
import type { AnswerOption, Question, Tags } from "../question.ts";
import {
  listRecords,
  readOwnProperty,
  printField,
  splitFields,
  tagText,
  getText,
  getTexts,
  getValue,
  type Field,
} from "./fields.ts";
import { collectImport, hashName, type Import, type ReadRow } from "./import.ts";
import { chooseKeys, readKey, type RecordKey } from "./keys.ts";
import type { KeyReading } from "../names.ts";
import { readOptions, type OptionList } from "./options.ts";
import { readAnyRecords, wholeRecords, type RecordReader, type SourceRecord } from "./records.ts";

/** A tag's field; `as` gives its values (in lower case) other names, and those it does not name none. */
type TagField = Field | { readonly field: Field; readonly as: Readonly<Record<string, string | undefined>> };

/** The field (or fields) of the options, or the labels that a key can be; a caller's labels are in the order of numbers. */
type Answers =
  | { readonly options: Field }
  | { readonly labels: readonly string[]; readonly isOrdered?: true };

/** Where a question is in a record. */
export type Layout = {
  /** How the records are found; by the look of the text where it does not say. */
  readonly records?: RecordReader;
  /** Lists of which each member is a question of its own, the outer first: "samples", "samples.qa_pairs". */
  readonly each?: readonly Field[];
  /** The premises: a text, or a list of sentences. */
  readonly premises?: Field;
  /** The question in the source's own words. */
  readonly question?: Field;
  /** A statement that is judged. */
  readonly conclusion?: Field;
  /** The words, ours, that ask for a judgement. */
  readonly asks?: string;
  readonly answers?: Answers;
  readonly key: Field;
  /** Returns the label that a text commits to, for keys such as `solution:parsed`. */
  readonly parseAnswer?: (text: string, answers: readonly AnswerOption[]) => string | undefined;
  /** How the source spells a label, in lower case → the label. */
  readonly spellings?: Readonly<Record<string, string | undefined>>;
  /** How keys are read, where that is known of the set. */
  readonly keys?: KeyReading;
  /** The group of questions about one text. */
  readonly group?: Field;
  readonly tags?: Readonly<Record<string, TagField | undefined>>;
  /** Where the source gives formulas. */
  readonly formulas?: { readonly premises: Field; readonly conclusion: Field };
  /** Tags that all have. */
  readonly fixed?: Tags;
};

/** Reads a text in that of the layouts in which most of it makes sense. Throws misuse where nothing does, or where keys have two readings. */
export const readLayouts = (
  dataset: string,
  layouts: readonly Layout[],
  text: string,
  name: string,
): Import => {
  const tries = layouts.map((layout) => ({ layout, drafts: [...readDrafts(layout, text, name)] }));
  const sense = ({ drafts }: (typeof tries)[number]): number =>
    drafts.filter(({ draft }) => typeof draft !== "string").length;
  const best = tries.reduce((before, one) => (sense(one) > sense(before) ? one : before));
  return collectImport(questionRows(dataset, best.layout, best.drafts), dataset, () =>
    describeFields(text, name),
  );
};

/** A caller's changes to a layout: `map` names its fields, and `tag.NAME` a tag's. */
export type LayoutChanges = {
  readonly map?: Readonly<Record<string, Field>>;
  readonly labels?: readonly string[];
  readonly keys?: KeyReading;
  readonly parseAnswer?: Layout["parseAnswer"];
};

const mappedFields: readonly string[] = ["premises", "question", "conclusion", "key", "group", "options"];

/** Reads a caller's map: fields of parts, fields of tags, and lists. Throws misuse for an unknown part, and for labels that are read alike. */
export const readChanges = (
  { map = {}, labels = [] }: LayoutChanges,
  parts: readonly string[],
  what: string,
): {
  readonly fields: Readonly<Record<string, Field>>;
  readonly tags: Readonly<Record<string, Field>>;
  readonly each?: readonly Field[];
} => {
  const fault = labelsFault(listLabels(labels).options.map(({ label }) => label));
  if (fault !== undefined)
    throw misuse(fault, "name one of them; keys that spell it otherwise are taken for it");
  const tags: Record<string, Field> = {};
  const fields: Record<string, Field> = {};
  for (const [name, field] of Object.entries(map))
    if (name.startsWith("tag.")) tags[name.slice("tag.".length)] = field;
    else if (name === "each" || parts.includes(name)) fields[name] = field;
    else throw unknownName(what, name, [...parts, "each", "tag.NAME"]);
  const { each, ...named } = fields;
  return { fields: named, tags, each: each === undefined ? undefined : splitFields(each) };
};

/** A layout with some of its fields named anew. Throws misuse for a name that a layout does not have. */
export const changeLayout = (layout: Layout, changes: LayoutChanges): Layout => {
  const { labels, keys = layout.keys, parseAnswer } = changes;
  const { fields, tags, each = layout.each } = readChanges(changes, mappedFields, "field of a question");
  const { options, ...named } = fields;
  const answers = labels
    ? { labels, isOrdered: true as const }
    : options === undefined
      ? layout.answers
      : { options };
  return { ...layout, ...named, each, parseAnswer, answers, keys, tags: { ...layout.tags, ...tags } };
};

/** The parts of a question in a record. */
export type QuestionParts = {
  readonly record: unknown;
  readonly premises: readonly string[];
  readonly question: string;
  readonly conclusion: string;
  /** Undefined if the layout has neither options nor labels. */
  readonly list?: OptionList;
};

/** A record's parts, with its key in every reading. */
type Draft = QuestionParts & { readonly list: OptionList; readonly key: RecordKey };

/** A record: the parts of a question, or the reason why it is none. */
type DraftRow = { readonly line: number; readonly draft: Draft | string };

function* readDrafts(layout: Layout, text: string, name: string): Generator<DraftRow> {
  for (const read of readRecords(layout, text, name)) {
    const { line } = read;
    yield { line, draft: "wrong" in read ? read.wrong : readDraft(layout, read.record, line) };
  }
}

/** Yields the records of a text, one for each member of the lists in `each`, with their places (`@file`, `@line`, `@name`). */
export function* readRecords(
  { records = readAnyRecords, each = [] }: Pick<Layout, "records" | "each">,
  text: string,
  name: string,
): Generator<SourceRecord> {
  const read = each[0]?.startsWith("*") === true ? wholeRecords : records;
  for (const source of read(text, name)) yield* recordParts(source, each, name);
}

/** Yields the parts of a record that `each` names; a record that is no object is the member `@record`. */
export function* recordParts(
  source: SourceRecord,
  each: readonly Field[],
  name: string,
): Generator<SourceRecord> {
  if ("wrong" in source) {
    yield source;
    return;
  }
  const { line, record } = source;
  const place = { "@file": name, "@line": line, "@name": source.name };
  const parts = each.reduce<readonly unknown[]>(
    (whole, list) => whole.flatMap((one) => listRecords(one, list)),
    [isRecord(record) ? { ...record, ...place } : { "@record": record, ...place }],
  );
  if (parts.length === 0) yield { line, wrong: `“${each.join(", ")}” lists nothing` };
  for (const part of parts) yield { line, record: part };
}

const readDraft = (layout: Layout, record: unknown, line: number): Draft | string => {
  if (layout.question === undefined && layout.conclusion === undefined)
    return "no field is named for a question or a conclusion";
  const said = readKeyField(layout, record);
  const parts = readParts(layout, record, said);
  if (typeof parts === "string") return parts;
  const { list } = parts;
  if (list === undefined || list.options.length < 2) return "it lists no options, and no labels are given";
  const { answers, spellings } = layout;
  const isOrdered = answers !== undefined && ("options" in answers || answers.isOrdered === true);
  const key = readKey(said, list, { line, spellings, isOrdered });
  if (typeof key !== "string") return { ...parts, list, key };
  return key.startsWith("names") ? `${printField(layout.key)} ${key}` : key;
};

/** Returns the parts of a question apart from its key, or the reason why a record has none. `key` is the value of its answer key. */
export const readParts = (layout: Layout, record: unknown, key: unknown): QuestionParts | string => {
  const { answers } = layout;
  const premises = layout.premises === undefined ? [] : getTexts(record, layout.premises);
  if (premises === undefined)
    return `${printField(layout.premises ?? "")} is neither a text nor a list of texts`;
  const question = layout.question === undefined ? "" : getTexts(record, layout.question)?.join("\n\n");
  if (question === undefined) return `${printField(layout.question ?? "")} is not a text`;
  const conclusion = layout.conclusion === undefined ? "" : getText(record, layout.conclusion);
  if (conclusion === undefined) return `${printField(layout.conclusion ?? "")} is not a text`;
  if (answers === undefined) return { record, premises, question, conclusion };
  const list = listAnswers(answers, record, key);
  return typeof list === "string" ? list : { record, premises, question, conclusion, list };
};

/** Returns the value of a record's answer key; `:parsed` is the answer that its text commits to. */
export const readKeyField = (
  { key, parseAnswer, answers }: Layout,
  record: unknown,
  given?: OptionList,
): unknown => {
  const field = key.replace(/:parsed$/, "");
  const said = getValue(record, field);
  if (field === key || typeof said !== "string") return said;
  const list = given ?? (answers === undefined ? undefined : listAnswers(answers, record, said));
  return typeof list === "object" ? parseAnswer?.(said, list.options) : undefined;
};

const listAnswers = (answers: Answers, record: unknown, key: unknown): OptionList | string =>
  "labels" in answers ? listLabels(answers.labels) : readOptions(record, answers.options, key);

/** Returns labels with their words: “A=True” is the label A of True. */
export const listLabels = (labels: readonly string[]): OptionList => ({
  options: labels.map((label) => {
    const [, mark = label, text] = /^([^=]+)=(.+)$/s.exec(label) ?? [];
    return text === undefined ? { label: mark } : { label: mark.trim(), text: text.trim() };
  }),
  isLabelled: false,
});

function* questionRows(dataset: string, layout: Layout, drafts: readonly DraftRow[]): Generator<ReadRow> {
  const keys = drafts.flatMap(({ draft }) => (typeof draft === "string" ? [] : draft.key));
  const chosen = chooseKeys(keys, layout.keys);
  for (const { line, draft } of drafts) {
    const key = typeof draft === "string" ? undefined : chosen.get(draft.key);
    if (typeof draft === "string") yield { line, question: draft };
    else if (key === undefined)
      yield { line, question: `${printField(layout.key)} names none of the answers` };
    else {
      const question = buildQuestion(dataset, layout, draft, key.at);
      yield { line, question, reading: key.reading, fault: draft.list.fault };
    }
  }
}

const buildQuestion = (dataset: string, layout: Layout, draft: Draft, at: number): Question => {
  const { record, premises, conclusion, list } = draft;
  const key = list.options[at]!.label;
  const text = printParts(layout, draft);
  const group = layout.group === undefined ? undefined : getValue(record, layout.group);
  return {
    id: hashName(dataset, key, text),
    text,
    answers: list.options,
    key: [key],
    tags: readTagFields(dataset, layout, record),
    group: group === undefined ? undefined : hashName(dataset, JSON.stringify(group)),
    premises: premises.length === 0 ? undefined : premises,
    conclusion: conclusion === "" ? undefined : conclusion,
    ...readFormulas(layout, record),
  };
};

/** Returns the text of a question: premises, question and conclusion, and the options with words. */
export const printParts = (
  layout: Pick<Layout, "asks" | "answers">,
  { premises, question, conclusion, list }: Omit<QuestionParts, "record">,
): string => {
  const { answers } = layout;
  const labels =
    answers !== undefined && "labels" in answers
      ? listLabels(answers.labels).options.map(({ label, text = label }) => text)
      : undefined;
  const asks = layout.asks ?? (conclusion === "" || labels === undefined ? "" : buildInstruction(labels));
  return joinParts("\n\n", [
    premises.join(" "),
    joinParts("\n", [question, asks, conclusion]),
    joinParts(
      "\n",
      (list?.options ?? []).map(({ label, text }) => (text === undefined ? "" : `${label}. ${text}`)),
    ),
  ]);
};

const readFormulas = ({ formulas }: Layout, record: unknown): Pick<Question, "formulas"> => {
  if (formulas === undefined) return {};
  const given = getTexts(record, formulas.premises);
  const conclusion = getText(record, formulas.conclusion);
  if (given === undefined || conclusion === undefined) return {};
  const premises = given.flatMap((text) => text.split("\n")).filter((text) => text.trim() !== "");
  return { formulas: { premises, conclusion } };
};

const joinParts = (between: string, parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(between);

const buildInstruction = (labels: readonly string[]): string =>
  `Is the following statement ${labels.slice(0, -1).join(", ")}${labels.length > 2 ? "," : ""} or ${labels.at(-1) ?? ""}?`;

const readTagFields = (dataset: string, { tags = {}, fixed = {} }: Layout, record: unknown): Tags => ({
  dataset,
  ...fixed,
  ...Object.fromEntries(
    Object.entries(tags).flatMap(([tag, from]) => {
      if (from === undefined) return [];
      const said = tagText(getValue(record, typeof from === "string" ? from : from.field));
      const value =
        typeof from === "string" || said === undefined ? said : readOwnProperty(from.as, said.toLowerCase());
      return value === undefined || value === "" ? [] : [[tag, value] as const];
    }),
  ),
});

const describeFields = (text: string, name: string): string => {
  for (const read of readAnyRecords(text, name))
    if ("record" in read && typeof read.record === "object" && read.record !== null)
      return `its first record has the fields ${Object.keys(read.record).slice(0, 12).join(", ")}; --map names those of a question`;
  return "the file has no record; docs/datasets.md describes the layouts";
};
