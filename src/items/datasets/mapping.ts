/**
 * Datasets of a plain layout, as data: which fields of a record are the text, the answers and the key. A record may ask
 * several questions. What no layout can say, a reader of records says first (its file is named after the set). Rows that do
 * not fit are counted with their lines and left out.
 */
import { unknownName, misuse } from "#logic/error";
import { labelsFault } from "../problem-line.ts";
import type { Question, Tags } from "../question.ts";
import { eachOf, ownMember, printField, tagText, textAt, textsAt, valueAt, type Field } from "./fields.ts";
import { importOf, nameOf, type Import, type ReadRow } from "./import.ts";
import { chooseKeys, readKey, type RecordKey } from "./keys.ts";
import type { KeyReading } from "../names.ts";
import { readOptions, type OptionList } from "./options.ts";
import { anyRecords, type RecordReader } from "./records.ts";

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
  /** What is given: a text, or a list of sentences. */
  readonly premises?: Field;
  /** The question in the source's own words. */
  readonly question?: Field;
  /** A statement that is judged. */
  readonly conclusion?: Field;
  /** The words, ours, that ask for a judgement. */
  readonly asks?: string;
  readonly answers: Answers;
  readonly key: Field;
  /** How the source spells a label, in lower case → the label. */
  readonly spellings?: Readonly<Record<string, string | undefined>>;
  /** How keys are read, where that is known of the set. */
  readonly keys?: KeyReading;
  /** What questions of one text share. */
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
  const tries = layouts.map((layout) => ({ layout, drafts: [...draftsOf(layout, text, name)] }));
  const sense = ({ drafts }: (typeof tries)[number]): number =>
    drafts.filter(({ draft }) => typeof draft !== "string").length;
  const best = tries.reduce((before, one) => (sense(one) > sense(before) ? one : before));
  return importOf(questionRows(dataset, best.layout, best.drafts), dataset, () => fieldsIn(text, name));
};

/** What a caller changes in a layout: `map` names its fields, and `tag.NAME` a tag's. */
export type LayoutChanges = {
  readonly map?: Readonly<Record<string, Field>>;
  readonly labels?: readonly string[];
  readonly keys?: KeyReading;
};

const mapped = ["premises", "question", "conclusion", "key", "group", "options", "each"] as const;

/** A layout with some of its fields named anew. Throws misuse for a name that a layout does not have. */
export const changeLayout = (layout: Layout, { map = {}, labels, keys }: LayoutChanges): Layout => {
  const unread = labelsFault(labels ?? []);
  if (unread !== undefined)
    throw misuse(unread, "name one of them; keys that spell it otherwise are taken for it");
  const { options, each, ...rest } = map;
  const named = Object.entries(rest).map(([name, field]) => {
    if (!name.startsWith("tag.") && !mapped.some((one) => one === name))
      throw unknownName("field of a question", name, [...mapped, "tag.NAME"]);
    return [name, field] as const;
  });
  const isTag = ([name]: readonly [string, Field]): boolean => name.startsWith("tag.");
  const tags = named.filter(isTag).map(([name, field]) => [name.slice("tag.".length), field] as const);
  return {
    ...layout,
    ...Object.fromEntries(named.filter((one) => !isTag(one))),
    each: each?.split(",") ?? layout.each,
    answers: labels ? { labels, isOrdered: true } : options === undefined ? layout.answers : { options },
    asks: layout.asks,
    keys: keys ?? layout.keys,
    tags: { ...layout.tags, ...Object.fromEntries(tags) },
  };
};

/** A record's parts, with its key in every reading. */
type Draft = {
  readonly record: unknown;
  readonly premises: readonly string[];
  readonly question: string;
  readonly conclusion: string;
  readonly list: OptionList;
  readonly key: RecordKey;
};

/** What a record is: the parts of a question, or what keeps it from being one. */
type DraftRow = { readonly line: number; readonly draft: Draft | string };

function* draftsOf(layout: Layout, text: string, name: string): Generator<DraftRow> {
  const { records = anyRecords, each = [] } = layout;
  for (const read of records(text, name)) {
    const { line } = read;
    if ("wrong" in read) {
      yield { line, draft: read.wrong };
      continue;
    }
    const place = { "@file": name, "@line": line, "@name": read.name };
    const parts = each.reduce<readonly unknown[]>(
      (whole, list) => whole.flatMap((one) => eachOf(one, list)),
      [typeof read.record === "object" ? { ...read.record, ...place } : read.record],
    );
    if (parts.length === 0) yield { line, draft: `“${each.join(", ")}” lists nothing` };
    for (const part of parts) yield { line, draft: draftOf(layout, part, line) };
  }
}

const draftOf = (layout: Layout, record: unknown, line: number): Draft | string => {
  const { answers, spellings } = layout;
  if (layout.question === undefined && layout.conclusion === undefined)
    return "no field is named for a question or a conclusion";
  const premises = layout.premises === undefined ? [] : textsAt(record, layout.premises);
  if (premises === undefined)
    return `${printField(layout.premises ?? "")} is neither a text nor a list of texts`;
  const question = layout.question === undefined ? "" : textsAt(record, layout.question)?.join("\n\n");
  if (question === undefined) return `${printField(layout.question ?? "")} is not a text`;
  const conclusion = layout.conclusion === undefined ? "" : textAt(record, layout.conclusion);
  if (conclusion === undefined) return `${printField(layout.conclusion ?? "")} is not a text`;
  const said = valueAt(record, layout.key);
  const list = "labels" in answers ? listLabels(answers.labels) : readOptions(record, answers.options, said);
  if (typeof list === "string") return list;
  const isOrdered = "options" in answers || answers.isOrdered === true;
  const key = readKey(said, list, { line, spellings, isOrdered });
  if (typeof key !== "string") return { record, premises, question, conclusion, list, key };
  return key.startsWith("names") ? `${printField(layout.key)} ${key}` : key;
};

const listLabels = (labels: readonly string[]): OptionList | string =>
  labels.length < 2
    ? "it lists no options, and no labels are given"
    : { options: labels.map((label) => ({ label })), isLabelled: false };

function* questionRows(dataset: string, layout: Layout, drafts: readonly DraftRow[]): Generator<ReadRow> {
  const keys = drafts.flatMap(({ draft }) => (typeof draft === "string" ? [] : draft.key));
  const chosen = chooseKeys(keys, layout.keys);
  for (const { line, draft } of drafts) {
    const key = typeof draft === "string" ? undefined : chosen.get(draft.key);
    if (typeof draft === "string") yield { line, question: draft };
    else if (key === undefined)
      yield { line, question: `${printField(layout.key)} names none of the answers` };
    else {
      const question = questionOf(dataset, layout, draft, key.at);

      yield { line, question, reading: key.reading, fault: draft.list.fault };
    }
  }
}

const questionOf = (dataset: string, layout: Layout, draft: Draft, at: number): Question => {
  const { record, premises, question, conclusion, list } = draft;
  const key = list.options[at]!.label;
  const asks =
    layout.asks ?? (conclusion === "" || "options" in layout.answers ? "" : asksFor(layout.answers.labels));
  const text = joined("\n\n", [
    premises.join(" "),
    joined("\n", [question, asks, conclusion]),
    joined(
      "\n",
      list.options.map(({ label, text: words }) => (words === undefined ? "" : `${label}. ${words}`)),
    ),
  ]);
  const group = layout.group === undefined ? undefined : valueAt(record, layout.group);
  return {
    id: nameOf(dataset, key, text),
    text,
    answers: list.options,
    key: [key],
    tags: tagsIn(dataset, layout, record),
    group: group === undefined ? undefined : nameOf(dataset, JSON.stringify(group)),
    premises: premises.length === 0 ? undefined : premises,
    conclusion: conclusion === "" ? undefined : conclusion,
    ...formulasIn(layout, record),
  };
};

/** The formulas of a record; a text of several lines is a list. */
const formulasIn = ({ formulas }: Layout, record: unknown): Pick<Question, "formulas"> => {
  if (formulas === undefined) return {};
  const given = textsAt(record, formulas.premises);
  const conclusion = textAt(record, formulas.conclusion);
  if (given === undefined || conclusion === undefined) return {};
  const premises = given.flatMap((text) => text.split("\n")).filter((text) => text.trim() !== "");
  return { formulas: { premises, conclusion } };
};

const joined = (between: string, parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(between);

/** "Is the following statement True, False, or Unknown?" */
const asksFor = (labels: readonly string[]): string =>
  `Is the following statement ${labels.slice(0, -1).join(", ")}${labels.length > 2 ? "," : ""} or ${labels.at(-1) ?? ""}?`;

const tagsIn = (dataset: string, { tags = {}, fixed = {} }: Layout, record: unknown): Tags => ({
  dataset,
  ...fixed,
  ...Object.fromEntries(
    Object.entries(tags).flatMap(([tag, from]) => {
      if (from === undefined) return [];
      const said = tagText(valueAt(record, typeof from === "string" ? from : from.field));
      const value =
        typeof from === "string" || said === undefined ? said : ownMember(from.as, said.toLowerCase());
      return value === undefined || value === "" ? [] : [[tag, value] as const];
    }),
  ),
});

/** The fields of the first record, for somebody who has to name them. */
const fieldsIn = (text: string, name: string): string => {
  for (const read of anyRecords(text, name))
    if ("record" in read && typeof read.record === "object" && read.record !== null)
      return `its first record has the fields ${Object.keys(read.record).slice(0, 12).join(", ")}; --map names those of a question`;
  return "the file has no record; docs/datasets.md describes the layouts";
};
