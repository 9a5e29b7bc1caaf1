/**
 * Reads fields of a record by their paths.
 *
 * `meta.depth` and `choices[0].text` are members; `*` is the first member, `list[].text` a member of each element, and
 * `list[tag=correct]` the first element whose tag is, or holds, "correct". `@file` and `@line` are the record's place, `@name` is its name
 * in an object of records, and `@log` the document around it. `a|b` is the first that is there, `a+b` puts several together.
 * Behind a path, `:/pattern/` keeps what the pattern's group matches, `:/pattern/text $1/i` is that text if it matches, `:name` is the member's own name,
 * `:count` the size of a list, and `:lines` the lines of a text.
 */
import { misuse } from "#logic/error";
import { parsePythonJson } from "#logic/python-json";

export type Field = string;

/** Returns the value of a field; undefined if it is absent or null. */
export const getValue = (record: unknown, field: Field): unknown =>
  splitAlternatives(field)
    .values()
    .map((name) => getMember(record, name))
    .find((value) => value !== undefined && value !== null);

/** Returns the text of a field, trimmed; undefined for other values. */
export const getText = (record: unknown, field: Field): string | undefined => {
  const value = getValue(record, field);
  return typeof value === "string" ? value.trim() : undefined;
};

/** Returns the texts of a field: a text, a list of them, or the members of an object. Undefined for other values. */
export const getTexts = (record: unknown, field: Field): readonly string[] | undefined => {
  for (const alternative of splitAlternatives(field)) {
    const found = splitColumns(alternative).map((name) => toTexts(getMember(record, name)));
    if (found.every((texts) => texts !== undefined)) return found.flat().map((text) => text.trim());
  }
  return undefined;
};

/** Returns a value as a tag: a word or a number as it is, of a list all, of an object the members that are true. */
export const tagText = (value: unknown): string | undefined => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value).trim();
  if (Array.isArray(value)) return value.map(tagText).join(", ");
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value)
    .flatMap(([name, holds]) => (holds === true ? [name] : []))
    .join(", ");
};

/**
 * Returns a record for each member of a list (or object), which stands alone in its place. `*` is the record itself, whose members then
 * lack their siblings; `a+b` are lists side by side.
 */
export const listRecords = (record: unknown, list: Field): readonly object[] => {
  const alternatives = splitAlternatives(list);
  if (alternatives.length > 1)
    return alternatives.map((one) => listRecords(record, one)).find(({ length }) => length > 0) ?? [];
  const [first = "", ...rest] = list.split(".");
  const own = getEntries(record);
  const others = Object.fromEntries(own);
  if (first === "*") {
    const places = Object.fromEntries(own.filter(([name]) => name.startsWith("@")));
    const members = own.filter(([name]) => !name.startsWith("@"));
    const listParts = (value: unknown): readonly unknown[] =>
      rest.length > 0 ? listRecords(value, rest.join(".")) : [value];
    return members.flatMap(([name, value]) => listParts(value).map((part) => ({ ...places, [name]: part })));
  }
  if (rest.length > 0 && !list.includes("+"))
    return listRecords(getMember(record, first), rest.join(".")).map((part) => ({
      ...others,
      [first]: part,
    }));
  const columns = splitColumns(list).map((name) => ({ name, parts: getEntries(getMember(record, name)) }));
  const size = Math.max(...columns.map(({ parts }) => parts.length));
  if (columns.some(({ parts }) => parts.length !== size)) return [];
  return Array.from({ length: size }, (_, at) => {
    const alone = columns.map(({ name, parts }) => [name, parts[at]![1]] as const);
    return { ...others, ...Object.fromEntries(alone), "@name": columns[0]!.parts[at]![0] };
  });
};

/** Returns the members of a list or an object; none of other values. */
export const getMembers = (value: unknown): readonly unknown[] =>
  getEntries(value).map(([, member]) => member);

const getEntries = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** Returns the alternatives of a field: what stands between bars outside of patterns and brackets. */
export const splitAlternatives = (field: Field): readonly Field[] => splitOutside(field, "|");

export const splitColumns = (field: Field): readonly Field[] => splitOutside(field, "+");

/** Returns a field for a message: its paths, without patterns. */
export const printField = (field: Field): string => {
  const paths = splitAlternatives(field).map((one) => one.replace(/:(?:\/.*|name|count|lines|parsed)$/s, ""));
  return `“${[...new Set(paths)].join("|")}”`;
};

const splitOutside = (field: Field, mark: "|" | "+" | ","): readonly Field[] =>
  field.includes(mark)
    ? (field.match(new RegExp(`(?:\\[[^[\\]]*\\]|${pattern.source}|[^${mark}])+`, "g")) ?? [])
    : [field];

/** “:/pattern/”, with flags, or with a replacement and flags. */
const pattern = /:\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\\/[])+\/(?:[^/|+,]*\/)?/;

/** Splits a list of fields or of `part=field` at commas outside of patterns and brackets. */
export const splitFields = (text: string): readonly Field[] => splitOutside(text, ",");

const getMember = (record: unknown, field: Field): unknown => {
  if (typeof record === "object" && record !== null && Object.hasOwn(record, field))
    return Reflect.get(record, field);
  const columns = splitColumns(field);
  if (columns.length > 1) {
    const values = columns.map((one) => getMember(record, one));
    return values.includes(undefined) ? undefined : values;
  }
  const at = field.search(/:(?:\/|(?:name|count|lines)$)/);
  if (at < 0) return followPath(record, splitPath(field)).value;
  const { value, name } = followPath(record, splitPath(field.slice(0, at)));
  return modify(value, name, field.slice(at + 1));
};

const splitPath = (path: string): readonly string[] =>
  path.includes("[") ? (path.match(/\[[^[\]]*\]|[^.[]+/g) ?? []) : path.split(".");

type FieldValue = { readonly value: unknown; readonly name?: string };

const followPath = (record: unknown, path: readonly string[]): FieldValue => {
  let [value, name]: [unknown, string | undefined] = [record, undefined];
  for (const [at, part] of path.entries()) {
    if (typeof value !== "object" || value === null) return { value: undefined };
    if (part === "[]") {
      const rest = path.slice(at + 1);
      const members = getMembers(value).map((member) => followPath(member, rest).value);
      const isNested = rest.includes("[]");
      return { value: (isNested ? members.flat() : members).filter((one) => one !== undefined) };
    }
    name = memberName(value, part);
    if (name === undefined || !Object.hasOwn(value, name)) return { value: undefined };
    value = Reflect.get(value, name);
  }
  return { value, name };
};

const memberName = (value: object, part: string): string | undefined => {
  if (part === "*") return Object.keys(value).find((name) => !name.startsWith("@"));
  const [, inside] = /^\[(.*)\]$/.exec(part) ?? [];
  if (inside === undefined) return part;
  if (!inside.includes("=")) return inside;
  const [field, wanted] = [inside.slice(0, inside.indexOf("=")), inside.slice(inside.indexOf("=") + 1)];
  return Object.entries(value).find(([, member]) => {
    const held = followPath(member, splitPath(field)).value;
    return [held].flat().some((one) => tagText(one) === wanted);
  })?.[0];
};

const modify = (value: unknown, name: string | undefined, modifier: string): unknown => {
  if (modifier === "name") return name;
  if (value === undefined || value === null) return undefined;
  if (modifier === "lines")
    return typeof value === "string" ? value.split("\n").filter((line) => line.trim() !== "") : value;
  if (modifier === "count") {
    const list = typeof value === "string" ? (parseList(value) ?? value.split(",")) : value;
    return getMembers(list).length;
  }
  const [, source = "", replacement, flags = ""] =
    /^\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^\\/[])+)\/(?:([^/]*)\/)?([a-z]*)$/.exec(modifier) ?? [];
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const match = parseRegExp(source, flags, modifier).exec(text);
  if (match === null) return undefined;
  if (replacement === undefined) return match.slice(1).find((group) => group !== undefined) ?? match[0];
  return replacement.replaceAll(/\$(\d|&)/g, (_, group: string) =>
    group === "&" ? match[0] : (match[Number(group)] ?? ""),
  );
};

const parseRegExp = (source: string, flags: string, modifier: string): RegExp => {
  try {
    if (source !== "") return new RegExp(source, flags);
  } catch {}
  throw misuse(`“${modifier}” is not a valid pattern`, "as in --map key=answer:/#### (.+)/");
};

/** Returns the list in a cell of a table; undefined for other texts. */
export const parseList = (text: string): unknown => (/^\s*[[{(]/.test(text) ? parseJson(text) : undefined);

/** Parses JSON; undefined if invalid. */
export const parseJson = (text: string): unknown => {
  try {
    return parsePythonJson(text);
  } catch {
    return undefined;
  }
};

const toTexts = (value: unknown): readonly string[] | undefined => {
  const texts = typeof value === "string" ? [value] : getMembers(value);
  const isListed = typeof value === "string" || (typeof value === "object" && value !== null);
  return isListed && texts.every((one) => typeof one === "string") ? texts : undefined;
};

/** Returns the record's own member of a name: a text from elsewhere may be "constructor". */
export const readOwnProperty = <Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(values, name) ? values[name] : undefined);
