/** Checks data of unknown shape, such as parsed JSON. */
type Members = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object with members: neither null nor a list. */
export const isRecord = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns whether a value is a record with all these own members. */
export const hasMembers = (value: unknown, ...names: readonly string[]): value is Members =>
  isRecord(value) && names.every((name) => Object.hasOwn(value, name));
