/**
 * Datasets of a plain layout, as data: which fields of a record are the text, the answers and the key. A record may ask
 * several questions. What no layout can say, a reader of records says first (its file is named after the set). Rows that do
 * not fit are counted with their lines and left out.
 */
import { unknownName, misuse } from "#logic/error";
import { labelsFault } from "../problem-line.ts";
import { type Question, type Tags, optionLabel, type AnswerOption } from "../question.ts";
import { eachOf, tagText, textAt, textsAt, valueAt, type Field, memberNames } from "./fields.ts";
import { importOf, nameOf, type Import, type ReadRow } from "./import.ts";
import { anyRecords, type RecordReader } from "./records.ts";

/** A tag's field; `as` gives its values (in lower case) other names, and those it does not name none. */
type TagField = Field | { readonly field: Field; readonly as: Readonly<Record<string, string | undefined>> };

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
  /** Keys that say that there is no right answer. */
  readonly unkeyed?: readonly string[];
  /** What questions of one text share. */
  readonly group?: Field;
  readonly tags?: Readonly<Record<string, TagField | undefined>>;
  /** Where the source gives formulas. */
  readonly formulas?: { readonly premises: Field; readonly conclusion: Field };
  /** Tags that all have. */
  readonly fixed?: Tags;
};

/** Reads a text in that of the layouts in which most of it makes sense. Throws misuse where nothing does. */
export const readLayouts = (
  dataset: string,
  layouts: readonly Layout[],
  text: string,
  name: string,
): Import => {
  const tries = layouts.map((layout) => [...rowsOf(dataset, layout, text, name)]);
  const sense = (rows: readonly ReadRow[]): number =>
    rows.filter(({ question }) => typeof question !== "string").length;
  const best = tries.reduce((before, rows) => (sense(rows) > sense(before) ? rows : before));
  return importOf(best, dataset, () => fieldsIn(text, name));
};

/** What a caller changes in a layout: `map` names its fields, and `tag.NAME` a tag's. */
export type LayoutChanges = {
  readonly map?: Readonly<Record<string, Field>>;
  readonly labels?: readonly string[];
  readonly asks?: string;
};

const mapped = ["premises", "question", "conclusion", "key", "group", "options", "each"] as const;

/** A layout with some of its fields named anew. Throws misuse for a name that a layout does not have. */
export const changeLayout = (layout: Layout, { map = {}, labels, asks }: LayoutChanges): Layout => {
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
    answers: labels ? { labels } : options === undefined ? layout.answers : { options },
    asks: asks ?? layout.asks,
    tags: { ...layout.tags, ...Object.fromEntries(tags) },
  };
};

function* rowsOf(dataset: string, layout: Layout, text: string, name: string): Generator<ReadRow> {
  const { records = anyRecords, each = [] } = layout;
  for (const read of records(text, name)) {
    const { line } = read;
    if ("wrong" in read) {
      yield { line, question: read.wrong };
      continue;
    }
    const parts = each.reduce<readonly unknown[]>(
      (whole, list) => whole.flatMap((one) => eachOf(one, list)),
      [read.record],
    );
    if (parts.length === 0) yield { line, question: `“${each.join(", ")}” lists nothing` };
    for (const part of parts) yield { line, question: questionOfRecord(dataset, layout, part) };
  }
}

/** The question of a record, or what keeps it from being one. */
const questionOfRecord = (dataset: string, layout: Layout, record: unknown): Question | string => {
  if (layout.question === undefined && layout.conclusion === undefined)
    return "no field is named for a question or a conclusion";
  const premises = layout.premises === undefined ? [] : textsAt(record, layout.premises);
  if (premises === undefined) return `“${layout.premises ?? ""}” is neither a text nor a list of texts`;
  const question = layout.question === undefined ? "" : textAt(record, layout.question);
  if (question === undefined) return `“${layout.question ?? ""}” is not a text`;
  const conclusion = layout.conclusion === undefined ? "" : textAt(record, layout.conclusion);
  if (conclusion === undefined) return `“${layout.conclusion ?? ""}” is not a text`;
  if (layout.unkeyed?.includes(saidAt(record, layout.key)) === true) return "it has no right answer";
  const answers = answersIn(record, layout.answers);
  if (answers === undefined) return "it lists no options, and no labels are given";
  const key = keyIn(record, layout.key, layout.answers, answers, layout.spellings);
  if (key === undefined) return `“${layout.key}” names none of the answers`;
  const asks =
    layout.asks ?? (conclusion === "" || "options" in layout.answers ? "" : asksFor(layout.answers.labels));
  const text = joined("\n\n", [
    premises.join(" "),
    joined("\n", [question, asks, conclusion]),
    joined(
      "\n",
      answers.map(({ label, text: words }) => (words === undefined ? "" : `${label}. ${words}`)),
    ),
  ]);
  const group = layout.group === undefined ? undefined : valueAt(record, layout.group);
  return {
    id: nameOf(dataset, key, text),
    text,
    answers,
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

/** The field (or fields) of the options, or the labels that a key can be. */
export type Answers = { readonly options: Field } | { readonly labels: readonly string[] };

/** More cannot be lettered. */
const maxOptions = 26;

/** What can be answered; undefined where it is not said, or fewer than two. */
export const answersIn = (record: unknown, answers: Answers): readonly AnswerOption[] | undefined => {
  if ("labels" in answers)
    return answers.labels.length < 2 ? undefined : answers.labels.map((label) => ({ label }));
  const options = textsAt(record, answers.options);
  if (options === undefined || options.length < 2 || options.length > maxOptions) return undefined;
  const letter = /^[A-Z][).:]\s*/;
  const areLettered = options.every(
    (text, place) => text.startsWith(optionLabel(place)) && letter.test(text),
  );
  return options.map((text, place) => ({
    label: optionLabel(place),
    text: areLettered ? text.replace(letter, "") : text,
  }));
};

/** The label of the right answer; undefined where the key names none. `spellings` are in lower case. */
export const keyIn = (
  record: unknown,
  key: Field,
  answers: Answers,
  shown: readonly AnswerOption[],
  spellings: Readonly<Record<string, string | undefined>> = {},
): string | undefined => {
  const said = saidAt(record, key);
  const wanted = (ownMember(spellings, said) ?? said).toLowerCase();
  const labelled = shown.find(({ label }) => label.toLowerCase() === wanted);
  if (labelled !== undefined || "labels" in answers) return labelled?.label;
  const place = /^\d+$/.test(said)
    ? Number(said)
    : memberNames(valueAt(record, answers.options)).findIndex((name) => name.toLowerCase() === said);
  return (shown[place] ?? shown.find(({ text }) => text?.toLowerCase() === said))?.label;
};

/** The member of a name that a record has itself: a stranger's text may be "constructor". */
const ownMember = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What the record's key says, in lower case; nothing where there is none. */
export const saidAt = (record: unknown, key: Field): string => {
  const value = valueAt(record, key);
  return (tagText(value) ?? "").toLowerCase();
};
