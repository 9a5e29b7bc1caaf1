/**
 * Reads the options of a record: a list of texts, of objects with a label and a text, lists of texts and labels side by side, an
 * object by label, columns, or any of these as JSON. Labels that the record gives are kept; other options are lettered by position.
 */
import { isRecord } from "#logic/is-record";
import { labelsFault } from "../problem-line.ts";
import { optionLabel, type AnswerOption } from "../question.ts";
import { splitAlternatives, splitColumns, getMembers, parseList, getValue, type Field } from "./fields.ts";

/** The options of a record, in the order shown. */
export type OptionList = {
  readonly options: readonly AnswerOption[];
  /** True if the labels are the record's own. */
  readonly isLabelled: boolean;
  /** The names of the fields or members in which the options are, if these are not their labels. */
  readonly names?: readonly string[];
  /** True if the record has numbers in place of texts. */
  readonly areNumbers?: boolean;
  readonly fault?: string;
};

/** More can't be lettered. */
const maxOptions = 26;

/** Returns a record's options, or the reason why it has none. `key` is the value of its answer key, which is no list of labels. */
export const readOptions = (record: unknown, field: Field, key: unknown): OptionList | string => {
  const found = splitAlternatives(field).reduce<OptionTexts | undefined>((first, name) => {
    if (first !== undefined) return first;
    const columns = splitColumns(name);
    return columns.length > 1 ? listColumns(record, columns) : listMembers(record, name, key);
  }, undefined);
  if (found === undefined) return "it lists no options, and no labels are given";
  const texts = found.texts.map(toWords);
  const size = 1 + texts.findLastIndex((text) => text !== "");
  if (size < 2) return "it lists fewer than two options";
  if (size > maxOptions) return `it lists more than ${maxOptions} options`;
  const shown = texts.slice(0, size);
  const isTwice = new Set(shown).size < size;
  const fault = shown.includes("")
    ? "an option is empty"
    : isTwice
      ? "two options have the same words"
      : undefined;
  const areNumbers = found.texts.slice(0, size).every((text) => typeof text === "number");
  return { ...labelOptions(shown, found.labels?.slice(0, size)), names: found.names, areNumbers, fault };
};

type OptionTexts = {
  readonly texts: readonly unknown[];
  readonly labels?: readonly unknown[];
  readonly names?: readonly string[];
};

const toWords = (value: unknown): string =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value).trim() : "";

const listColumns = (record: unknown, columns: readonly string[]): OptionTexts | undefined => {
  const texts = columns.map((column) => getValue(record, column));
  if (texts.every((text) => text === undefined)) return undefined;
  const names = columns.map((column) => column.split(".").at(-1)!);
  const [first = ""] = names;
  const start = first.split("").findIndex((sign, at) => names.some((name) => name[at] !== sign));
  const ends = names.map((name) => name.slice(Math.max(0, start)));
  if (!ends.every((end) => /^[a-z]$/i.test(end))) return { texts, names };
  return { texts, names, labels: start > 0 ? ends.map((end) => end.toUpperCase()) : ends };
};

const listMembers = (record: unknown, field: Field, key: unknown): OptionTexts | undefined => {
  const found = getValue(record, field);
  const value = typeof found === "string" ? parseList(found) : found;
  if (Array.isArray(value)) {
    if (value.some(isRecord))
      return { texts: value.map((one) => getValue(one, textFields)), labels: getLabels(value) };
    const beside = field.includes(".") ? getValue(record, field.slice(0, field.lastIndexOf("."))) : record;
    const labels = getValue(beside, labelFields);
    return { texts: value, labels: labels === key || labels === found ? undefined : toList(labels) };
  }
  if (!isRecord(value)) return undefined;
  const texts = toList(getValue(value, textFields));
  if (texts !== undefined) return { texts, labels: toList(getValue(value, labelFields)) };
  const names = Object.keys(value);
  return {
    texts: getMembers(value),
    names,
    labels: names.every((name) => isMark.test(name)) ? names : undefined,
  };
};

const textFields = "text|texts|value|content|body|option|choice|answer";
const labelFields = "label|labels|letter|letters|key|id";
const isMark = /^\(?(?:[a-z]|\d{1,2})[).:]?$/i;

const getLabels = (options: readonly unknown[]): readonly unknown[] =>
  options.map((option) => getValue(option, labelFields));

const toList = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

const labelOptions = (
  texts: readonly string[],
  given: readonly unknown[] | undefined,
): Pick<OptionList, "options" | "isLabelled"> => {
  const own = given?.map((label) => toWords(label).replace(/^\(?(.+?)[).:]?$/, "$1"));
  if (own?.length === texts.length && labelsFault(own) === undefined)
    return { options: texts.map((text, at) => ({ label: own[at]!, text })), isLabelled: true };
  const marked = texts.map((text) => listMark.exec(text));
  const marks = marked.map((mark) => mark?.[1] ?? mark?.[2] ?? "");
  const isLabelled = isCount(marks);
  return {
    isLabelled,
    options: texts.map((text, at) =>
      isLabelled
        ? { label: marks[at]!, text: text.slice(marked[at]![0].length) }
        : { label: optionLabel(at), text },
    ),
  };
};

/** “A) ”, “(b)”, “C.”, “1. ”; “1.5” is a number. */
const listMark = /^\(?(?:([a-z])[).:]\s*|(\d{1,2})(?:\)\s*|[.:]\s+))(?=\S)/i;

/** True if marks are the first letters or numbers, in any order. */
const isCount = (marks: readonly string[]): boolean => {
  const places = marks.map((mark) => (/^\d/.test(mark) ? Number(mark) : mark.codePointAt(0)!));
  const least = Math.min(...places);
  const starts = [0, 1, "A".codePointAt(0), "a".codePointAt(0)];
  return (
    starts.includes(least) &&
    new Set(places).size === marks.length &&
    Math.max(...places) - least < marks.length
  );
};

/** Returns the options of the last list in a text: lines “A. …” or “1. …”, or “(A) 40 (B) 62” within a line. */
export const inlineOptions = (text: string): readonly AnswerOption[] => {
  for (const style of inlineMarks) {
    const marks = [...text.matchAll(style)].map((match) => ({
      label: match[1]!,
      start: match.index,
      end: match.index + match[0].length,
    }));
    const first = marks.findLastIndex(
      ({ label }, at) => /^[Aa01]$/.test(label) && marks[at + 1]?.label === nextMark(label),
    );
    if (first < 0) continue;
    let last = first;
    while (marks[last + 1]?.label === nextMark(marks[last]!.label)) last++;
    return marks.slice(first, last + 1).map(({ label, end }, at) => {
      const [line = ""] = text
        .slice(end, at < last - first ? marks[first + at + 1]!.start : undefined)
        .split("\n");
      return { label, text: line.replace(/(?<![\s,;])[\s,;]+$/, "") };
    });
  }
  return [];
};

const inlineMarks = [
  /^[ \t]*\(?([A-Za-z]|\d{1,2})[).:][ \t]+(?=\S)/gm,
  /\(([A-Za-z])\)[ \t]*(?=\S)/g,
  /(?:^|[ \t])([A-Z])[).:][ \t]*(?=\S)/gm,
] as const;

const nextMark = (mark: string): string =>
  /\d/.test(mark) ? String(Number(mark) + 1) : String.fromCharCode(mark.charCodeAt(0) + 1);
