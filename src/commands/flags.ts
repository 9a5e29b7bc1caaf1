/**
 * Flags as tables: one line a flag pairs it with the field that it fills, and declares, reads and prints it. So a command
 * line becomes a verb's plain options, and stored options become the command line that makes them again. A field that no
 * flag was given for is not there: what it then means is the verb's to say.
 */
import { misuse, nearestName } from "#logic/error";
import type { Command } from "commander";

/** How the text behind a flag is read and printed. */
export type Kind<Value> = {
  /** Throws misuse that names the flag. */
  read(text: string, flag: string): Value;
  /** The word behind the flag, one for each time that it is given, where it is not the value as text, or its parts with commas. */
  print?(value: Value): string | readonly string[];
  /** Whether it takes several words or may be given several times. */
  readonly takes?: "nothing" | "several";
  /** What a path is to the command: outputs never replace what it reads. */
  readonly path?: "read" | "written";
};

type Flag<Value> = {
  /** As commander has it: "-k, --limit <n>". */
  readonly declaration: string;
  readonly about: string;
  readonly kind: Kind<Value>;
  /** Known, so that an error can name the alternative; never shown. */
  readonly hidden?: true;
  /** Shown by --help --all only. */
  readonly advanced?: true;
  /** The flag without which it would be passed over: "--batch". */
  readonly needs?: string;
  /** The command whose help explains an advanced flag; the help of others only names it. */
  readonly home?: string;
};

export type FlagTable = Readonly<Record<string, Flag<unknown>>>;

export type FlagValues<Table extends FlagTable> = {
  readonly [Field in keyof Table]?: Table[Field] extends Flag<infer Value> ? Value : never;
};

export const flag = <Value>(declaration: string, about: string, kind: Kind<Value>): Flag<Value> => ({
  declaration,
  about,
  kind,
});

/** A flag that --help --all shows and --help does not. */
export const advancedFlag = <Value>(declaration: string, about: string, kind: Kind<Value>): Flag<Value> => ({
  ...flag(declaration, about, kind),
  advanced: true,
});

/** A table whose advanced flags are explained by the help of one command. */
export const explainedBy = <Table extends FlagTable>(home: string, table: Table): Table => {
  const explained: Table = Object.create(Object.prototype);
  for (const [field, one] of Object.entries(table))
    Reflect.set(explained, field, one.advanced === true ? { ...one, home } : one);
  return explained;
};

/** Whether the help of a command with all flags only names a flag. */
export const isElsewhere = ({ home }: Flag<unknown>, name: string): boolean =>
  home !== undefined && home !== name;

/** Declares a table's flags; of the advanced ones `all` shows those that are explained here. */
export const declareFlags = (command: Command, table: FlagTable, { all }: { readonly all: boolean }) => {
  for (const one of Object.values(table)) {
    const { declaration, about, hidden = false, advanced: isAdvanced = false, kind } = one;
    const isNamed = isAdvanced && (!all || isElsewhere(one, command.name().replace(/^organon /, "")));
    const option = command.createOption(declaration, about);
    if (kind.takes === "several" && !declaration.includes("..."))
      option.argParser((said: string, before: readonly string[] | undefined) => [...(before ?? []), said]);
    command.addOption(option.hideHelp(hidden || isNamed));
  }
};

/**
 * The values of the flags that were given; `given` is what commander gathered. Throws misuse that names the flag, as it
 * stands among the `words` of the command line.
 */
export const readFlags = <Table extends FlagTable>(
  table: Table,
  given: Readonly<Record<string, unknown>>,
  words: readonly string[] = [],
): FlagValues<Table> => {
  const values: FlagValues<Table> = Object.create(Object.prototype);
  for (const [field, { declaration, kind, needs }] of Object.entries(table)) {
    const value = valueOf(given, declaration);
    if (value === undefined || value === false) continue;
    if (needs !== undefined && valueOf(given, needs) === undefined)
      throw misuse(`${nameAmong(words, declaration)} needs ${needs}`, `add ${needs}`);
    const read = (said: unknown): unknown =>
      kind.read(typeof said === "string" ? said : "", nameAmong(words, declaration));
    Reflect.set(values, field, Array.isArray(value) ? value.flatMap(read) : read(value));
  }
  return values;
};

/** The paths among what was given: those that are read and those that are written. */
export const pathsAmong = (table: FlagTable, given: Readonly<Record<string, unknown>>) => {
  const of = (path: "read" | "written"): readonly string[] =>
    Object.values(table)
      .filter(({ kind }) => kind.path === path)
      .flatMap(({ declaration }) => [valueOf(given, declaration)].flat())
      .filter((value) => typeof value === "string");
  return { read: of("read"), written: of("written") };
};

export const pick = <Values extends object, Field extends keyof Values>(
  values: Values,
  ...fields: readonly Field[]
): Pick<Values, Field> => {
  const some: Pick<Values, Field> = Object.create(Object.prototype);
  for (const field of fields) if (Object.hasOwn(values, field)) Reflect.set(some, field, values[field]);
  return some;
};

/** The words that give these values again, ready for a shell but for quoting. Fields without a flag are passed over. */
export const printFlags = (table: FlagTable, values: object): readonly string[] => {
  const known = new Map<string, unknown>(Object.entries(values));
  return Object.entries(table).flatMap(([field, { declaration, kind }]) => {
    const value = known.get(field);
    if (value === undefined || value === false) return [];
    const name = nameOf(declaration);
    if (kind.takes === "nothing") return [name];
    const isOneWord = Array.isArray(value) && kind.takes !== "several";
    const said: unknown = kind.print?.(value) ?? (isOneWord ? value.join(",") : value);
    // A value that may be left out is one only where it stands in the same word.
    const isOptional = declaration.includes("[");
    return [said].flat().flatMap((word) => (isOptional ? [`${name}=${String(word)}`] : [name, String(word)]));
  });
};

/** Refuses a table's flags where one was given that would be passed over. */
export const refuseGiven = (table: FlagTable, values: object, why: string, hint: string): void => {
  for (const [field, { declaration }] of Object.entries(table))
    if (Object.hasOwn(values, field)) throw misuse(`${nameOf(declaration)} ${why}`, hint);
};

/** "--per-leaf" of "--per-leaf <n>", "--limit" of "-k, --limit <n>". */
const nameOf = (declaration: string): string => /--[a-z-]+/.exec(declaration)?.[0] ?? declaration;

/** "-k" where the words have it and not "--limit". */
const nameAmong = (words: readonly string[], declaration: string): string => {
  const [long, short] = [nameOf(declaration), /^-[a-zA-Z]\b/.exec(declaration)?.[0]];
  const has = (name: string): boolean =>
    words.some((word) => word.startsWith(name) && !word.startsWith("--", name.length - 1));
  return short !== undefined && !words.some((word) => word.split("=")[0] === long) && has(short)
    ? short
    : long;
};

/** What was given for a flag. Of `--no-open` commander keeps that “open” is false. */
const valueOf = (given: Readonly<Record<string, unknown>>, declaration: string): unknown =>
  nameOf(declaration).startsWith("--no-")
    ? given[attributeOf(declaration.replace("--no-", "--"))] === false
    : given[attributeOf(declaration)];

/** The name by which commander keeps a flag's value: "perLeaf". */
const attributeOf = (declaration: string): string =>
  nameOf(declaration)
    .slice(2)
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

// ── kinds ──────────────────────────────────────────────────────────────────────────────────────────────────

export const text: Kind<string> = { read: (said) => said };

export const inputFile: Kind<string> = { ...text, path: "read" };

export const outputFile: Kind<string> = { ...text, path: "written" };

export const on: Kind<true> = { takes: "nothing", read: () => true };

/** Texts, the flag given several times or with several words. */
export const texts: Kind<readonly string[]> = { takes: "several", read: (said) => [said] };

export const inputFiles: Kind<readonly string[]> = { ...texts, path: "read" };

/** A whole number within bounds; without an upper one, no more than anybody asks for. */
export const whole = (least = 1, most = maxAsked): Kind<number> => ({
  read: (said, name) => {
    // The sum makes -0 a 0.
    const value = /^-?\d+$/.test(said.trim()) ? 0 + Number(said) : Number.NaN;
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
    const isSmall = value < least || !Number.isFinite(value);
    const isOpen = isSmall && most >= maxAsked;
    const range = !isOpen ? ` from ${least} to ${most}` : least < 0 ? "" : ` of at least ${least}`;
    throw misuse(
      `${name} ${said} is not a whole number${range}`,
      `as in ${name} ${Math.min(Math.max(least, 10), most)}`,
    );
  },
});

export const decimal: Kind<number> = {
  read: (said, name) => {
    const value = said.trim() === "" ? Number.NaN : Number(said);
    if (Number.isFinite(value)) return value;
    throw misuse(`${name} ${said} is not a number`, `as in ${name} 10`);
  },
};

/** Calls at once: more connections than that no machine has. */
export const maxLanes = 10_000;

/** Questions, epochs and the like: more than that nobody asks, and sums of them stay exact. */
export const maxAsked = 1_000_000_000;

export const anyWhole = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** A share as 0.9 or 90%: above 0 and below 1, or up to 1. `example` is one that makes sense. */
export const share = (example = "0.9", max: "below 1" | "up to 1" = "below 1", least = 0): Kind<number> => ({
  read: (said, name) => {
    const [, digits, sign] = /^((?:\d+(?:\.\d+)?|\.\d+)(?:e-\d+)?)\s*(%?)$/.exec(said.trim()) ?? [];
    const value = digits === undefined ? Number.NaN : Number(digits) / (sign === "%" ? 100 : 1);
    if (value > 0 && value < least)
      throw misuse(`${name} ${said} is below ${least}`, `as in ${name} ${example}`);
    if (value > 0 && (value < 1 || (max === "up to 1" && value === 1))) return value;
    throw misuse(
      `${name} ${said} is not a share ${max === "up to 1" ? "above 0 and at most 1" : "between 0 and 1"}`,
      `as in ${name} ${example}`,
    );
  },
});

export const list: Kind<string[]> = {
  read: (said, name) => {
    const parts = said
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    if (parts.length === 0) throw misuse(`${name} is empty`);
    return parts;
  },
};

/** One of a few names. Of few names all are shown: which of them was meant is not guessed. */
export const oneOf = <const Name extends string>(...names: readonly Name[]): Kind<Name> => ({
  read: (said, name) => {
    const found = names.find((one) => one === said);
    if (found !== undefined) return found;
    const meant = nearestName(said, names) ?? names[0];
    throw misuse(
      `${name} ${said} is not ${names.length > 1 ? "one of " : ""}${names.join(", ")}`,
      `as in ${name} ${meant}`,
    );
  },
});

export const someOf = <const Name extends string>(...names: readonly Name[]): Kind<Name[]> => ({
  read: (said, name) => list.read(said, name).map((one) => oneOf(...names).read(one, name)),
});

/** The flags of a result that is also written as a page or as Markdown. */
export const pageFlags = (page = "HTML page, self-contained", markdown = "Markdown file") => ({
  html: flag("--html <file>", page, outputFile),
  markdown: flag("--md <file>", markdown, outputFile),
});

export const usd: Kind<number> = {
  read: (said, name) => {
    const value = /^\$?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/.test(said.trim())
      ? Number(said.trim().replace("$", ""))
      : Number.NaN;
    if (Number.isFinite(value)) return value;
    throw misuse(`${name} ${said} is not an amount in US dollars`, `as in ${name} 2.50`);
  },
};

const mebibyte = 2 ** 20;

/** How much a packed file may unpack to, given in MiB, in bytes. */
export const maxUnpacked = advancedFlag(
  "--max-unpacked <MiB>",
  "limit on the unpacked size of a gzip, zip or Parquet file (default 2048, and 200 times its size)",
  {
    read: (said, name) => mebibyte * whole(1, mebibyte).read(said, name),
    print: (bytes) => String(bytes / mebibyte),
  } satisfies Kind<number>,
);

/** Numbers within bounds as "1-3,7", each once and in order; of `shares` there are no ranges. */
export const numbers = (
  [low, high]: readonly [low: number, high: number],
  example: string,
  shares = false,
): Kind<number[]> => ({
  read: (said, name) => {
    const found = new Set<number>();
    for (const part of said.split(",")) {
      const [, from, to] = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
      const [first, last] = [Number(from), Number(to ?? from)];
      const fits = shares ? to === undefined : Number.isInteger(first);
      if (from === undefined || !fits || first < low || last > high || last < first)
        throw misuse(
          `${name} ${said} is not a list of values from ${low} to ${high}`,
          `as in ${name} ${example}`,
        );
      for (let value = first; value <= last; value++) found.add(value);
    }
    return [...found].toSorted((a, b) => a - b);
  },
});

/** The two ends of a range of whole numbers within bounds, as "0-3"; of "1" both are the same. */
export const range = ([low, high]: readonly [low: number, high: number]): Kind<[number, number]> => ({
  read: (said, name) => {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(said) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (first >= low && last <= high && first <= last) return [first, last];
    throw misuse(
      `${name} ${said} is neither a number nor a range within ${low}-${high}`,
      `as in ${name} ${low + 1} or ${name} ${low}-${high}`,
    );
  },
  print: ([first, last]) => (first === last ? `${first}` : `${first}-${last}`),
});
