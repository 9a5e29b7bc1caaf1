/**
 * Defines the one error class. Misuse and invalid input throw it with what failed, where, and what to do; entry
 * points print it and set the exit code. Broken invariants have a code that starts with `bug/` and are never caught
 * below an entry point.
 */

/** The kind of error, which entry points map to the exit codes. */
export type ErrorCode =
  | "misuse" // 2: unknown name, bad flag, malformed input
  | "finding" // 1: fewer items than asked, a gate missed
  | "incomplete" // 3: server not there, disk full; the same command continues
  | "access" // 4: API key missing or refused
  | "budget" // 5: budget reached
  | `bug/${string}`; // 70: a bug in Organon

export class OrganonError extends Error {
  readonly code: ErrorCode;
  /** A remedy for the user. */
  readonly hint: string | undefined;

  constructor(code: ErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = "OrganonError";
    this.code = code;
    this.hint = options.hint;
  }
}

/** Returns a misuse error, with a hint at valid input. */
export const misuse = (message: string, hint?: string, cause?: unknown): OrganonError =>
  new OrganonError("misuse", message, { hint, cause });

/** The error of a formula that can't be parsed, with the position of the fault. */
export class FormulaError extends OrganonError {
  /** The column of the fault in the text, counted from 1 in characters. */
  readonly position: number;
  /** Which of several texts read together (premises first, then the conclusion), counted from 0. */
  readonly textIndex: number;

  constructor(message: string, position: number, options: { hint?: string; textIndex?: number } = {}) {
    super("misuse", `${message} (column ${position})`, { hint: options.hint });
    this.name = "FormulaError";
    this.position = position;
    this.textIndex = options.textIndex ?? 0;
  }
}

/** Returns the result of `run`, or what `otherwise` returns for its misuse. */
export const orMisuse = <T, U>(run: () => T, otherwise: (error: OrganonError) => U): T | U => {
  try {
    return run();
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return otherwise(error);
    throw error;
  }
};

/** Returns the result of `run`, or undefined if `run` throws exactly `expected`. */
export const unlessThrown = <T>(expected: unknown, run: () => T): T | undefined => {
  try {
    return run();
  } catch (error) {
    if (error === expected) return undefined;
    throw error;
  }
};

/** Returns the result of `read`. Prefixes the message of its misuse with the place, such as a file. */
export const withPlace = <Value>(place: string, read: () => Value): Value =>
  orMisuse(read, (error) => {
    throw misuse(`${place}: ${error.message}`, error.hint, error);
  });

/**
 * Returns the error for an unknown name, with the most similar known one, and all known names if they are few. `what`
 * is the kind of thing, for example "skill" or "model".
 */
export const unknownName = (what: string, name: string, known: readonly string[]): OrganonError => {
  const meant = nearestName(name, known);
  const said =
    name === ""
      ? `no ${what} is named`
      : `unknown ${what} “${name}”${meant === undefined ? "" : `; did you mean “${meant}”?`}`;
  const quoted = known.some((one) => one.includes(",")) ? known.map((one) => `“${one}”`) : known;
  if (known.length === 0) return misuse(said, "there is none to choose from");
  if (known.length <= 40) return misuse(said, `known: ${quoted.join(", ")}`);
  return misuse(said, `the nearest of ${known.length}: ${rankNames(name, known).slice(0, 3).join(", ")}`);
};

/** Returns the one of that name; throws misuse for an unknown name. */
export const findNamed = <T extends { name: string }>(what: string, name: string, all: readonly T[]): T => {
  const names = all.map((one) => one.name);
  const found = all[names.indexOf(name)];
  if (found === undefined) throw unknownName(what, name, names);
  return found;
};

/** Returns the known name most similar to a misspelt one, or the only one that starts with it; undefined if none is similar. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const begun = known.filter((one) => name.length > 2 && one.toLowerCase().startsWith(name.toLowerCase()));
  if (begun.length === 1) return begun[0];
  return rankNames(name, known).find((one) => measureDistance(name, one) <= Math.max(2, name.length / 3));
};

const rankNames = (name: string, known: readonly string[]): readonly string[] =>
  known.toSorted((a, b) => measureDistance(name, a) - measureDistance(name, b));

const measureDistance = (a: string, b: string): number => editDistance(a.toLowerCase(), b.toLowerCase());

/** Returns the minimal number of characters inserted, deleted or replaced between two texts (Levenshtein 1966). */
export const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[to.length] ?? 0;
};
