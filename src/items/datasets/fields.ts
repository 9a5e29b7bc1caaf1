/**
 * Fields of a record by their names. "meta.depth" goes into an object, "sentence1|premise" is the first that is there,
 * "facts+rules" puts several together, and a star is the first member ("scores.*.value").
 */

/** The name of a field, or of several. */
export type Field = string;

/** The value of a field; undefined where there is none. */
export const valueAt = (record: unknown, field: Field): unknown => {
  for (const name of field.split("|")) {
    const value = memberAt(record, name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
};

/** The one text of a field, or undefined. */
export const textAt = (record: unknown, field: Field): string | undefined => {
  const value = valueAt(record, field);
  return typeof value === "string" ? value.trim() : undefined;
};

/** The texts of a field: a text, a list of them, or the members of an object. Undefined where anything else is there. */
export const textsAt = (record: unknown, field: Field): readonly string[] | undefined => {
  for (const alternative of field.split("|")) {
    const found = alternative.split("+").map((name) => textsIn(memberAt(record, name)));
    if (found.every((texts) => texts !== undefined)) return found.flat().map((text) => text.trim());
  }
  return undefined;
};

/** What a tag says of a value: a word or a number as it is, of a list all, of an object the members that are true. */
export const tagText = (value: unknown): string | undefined => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value).trim();
  if (Array.isArray(value)) return value.map(tagText).join(", ");
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value)
    .flatMap(([name, holds]) => (holds === true ? [name] : []))
    .join(", ");
};

/** The records in which each member of a list (or object) stands alone in its place, beside all the rest. */
export const eachOf = (record: unknown, list: Field): readonly unknown[] => {
  const [first = "", ...rest] = list.split(".");
  const value = memberAt(record, first);
  const parts = rest.length > 0 ? eachOf(value, rest.join(".")) : membersOf(value);
  return parts.map((part) => ({ ...(typeof record === "object" ? record : {}), [first]: part }));
};

/** The members of a list or an object; none of anything else. */
export const membersOf = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value) : [];

const memberAt = (record: unknown, name: string): unknown => {
  let value = record;
  for (const part of name.split(".")) {
    const member = part === "*" ? (Object.keys(Object(value))[0] ?? "") : part;
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, member)) return undefined;
    value = Reflect.get(value, member);
  }
  return value;
};

const textsIn = (value: unknown): readonly string[] | undefined => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return undefined;
  const texts: readonly unknown[] = Object.values(value);
  return texts.every((one) => typeof one === "string") ? texts : undefined;
};

/** The member of a name that a record has itself: a stranger's text may be "constructor". */
export const ownMember = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
