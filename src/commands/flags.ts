/**
 * Options of commands as zod shapes: each member pairs a field with a flag, its help and the schema of its value. Flags, help and
 * checks come from the shape. A field is absent where its flag was not given; the command says what that means.
 */
import type { Command as Parser } from "commander";
import { z } from "zod";
import { misuse, nearestName } from "#logic/error";
import { isRecord } from "#logic/is-record";

type About = {
  /** As commander has it: "-k, --limit <n>". */
  readonly declaration: string;
  readonly description: string;
  /** Shown by --help --all only. */
  readonly advanced?: true;
  /** The flag without which it has no effect: "--batch". */
  readonly needs?: string;
};

/** What a path is to the command: outputs never replace what it reads. */
type PathUse = "read" | "written";

export type Shape = Readonly<Record<string, z.ZodExactOptional<z.ZodType>>>;

/** The values of a shape's flags: those that were given. */
export type Values<Fields extends Shape> = { [Field in keyof Fields]?: z.output<Fields[Field]> };

/** A member of a shape: its flag, its help and its values. */
export const flag = <Schema extends z.ZodType>(
  declaration: string,
  description: string,
  schema: Schema,
  more: Omit<About, "declaration" | "description"> = {},
): z.ZodExactOptional<Schema> => schema.exactOptional().meta({ declaration, description, ...more });

/** A flag that --help --all shows and --help does not. */
export const advancedFlag = <Schema extends z.ZodType>(
  declaration: string,
  description: string,
  schema: Schema,
  more: Omit<About, "declaration" | "description"> = {},
): z.ZodExactOptional<Schema> => flag(declaration, description, schema, { advanced: true, ...more });

/** The flag of a member, and what its help says. */
export const aboutFlag = (member: z.ZodType): About => {
  const { declaration = "", description = "", ...more }: Partial<About> = member.meta() ?? {};
  return { declaration, description, ...more };
};

/** The same flag with other help. */
export const described = <Schema extends z.ZodType>(
  member: z.ZodExactOptional<Schema>,
  description: string,
): z.ZodExactOptional<Schema> => member.meta({ ...aboutFlag(member), description });

/** Declares a shape's flags; of the advanced ones `all` shows each. */
export const declareFlags = (parser: Parser, shape: Shape, { all }: { readonly all: boolean }): void => {
  for (const member of Object.values(shape)) {
    const { declaration, description, advanced = false } = aboutFlag(member);
    const option = parser.createOption(declaration, description);
    if (takesSeveral(member) && !declaration.includes("..."))
      option.argParser((given: string, before: readonly string[] | undefined) => [...(before ?? []), given]);
    parser.addOption(option.hideHelp(advanced && !all));
  }
};

/** Whether a flag takes several words or may be given several times; a list within one word is read from a text. */
const takesSeveral = (member: z.ZodExactOptional<z.ZodType>): boolean =>
  member.unwrap() instanceof z.ZodArray;

/**
 * Returns the values of the flags that were given; `given` is what commander gathered. Throws misuse that names the flag, as it
 * stands among the `words` of the command line.
 */
export const readFlags = <Fields extends Shape>(
  shape: Fields,
  given: Readonly<Record<string, unknown>>,
  words: readonly string[] = [],
): Values<Fields> => {
  const values: Values<Fields> = {};
  for (const [field, member] of Object.entries(shape)) {
    const { declaration, needs } = aboutFlag(member);
    const value = valueOf(given, declaration);
    if (value === undefined || value === false) continue;
    const name = nameAmong(words, declaration);
    if (needs !== undefined && valueOf(given, needs) === undefined)
      throw misuse(`${name} needs ${needs}`, `add ${needs}`);
    // Of "--queue [url]" without an address commander keeps that it was given.
    const isBare = value === true && declaration.includes("[");
    Reflect.set(values, field, checked(member, isBare ? "" : value, name));
  }
  return values;
};

/** A value as its schema has it. Throws misuse with the first issue. */
const checked = (schema: z.ZodType, value: unknown, name: string): unknown => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const params = issue !== undefined && "params" in issue && isRecord(issue.params) ? issue.params : {};
  const { hint, part = value } = params;
  throw misuse(
    `${name} ${String(part)} ${issue?.message ?? "is not valid"}`.replaceAll("{flag}", name),
    typeof hint === "string" ? hint.replaceAll("{flag}", name) : undefined,
  );
};

/** What a flag's path is to the command; undefined where it names none. */
export const pathUse = (member: Shape[string]): unknown => member.unwrap().meta()?.["path"];

/** Whether a flag of the shape names a file to be written. */
export const writesPath = (shape: Shape): boolean =>
  Object.values(shape).some((member) => pathUse(member) === "written");

/** The paths among what was given: those that are read and those that are written. */
export const pathsAmong = (shape: Shape, given: Readonly<Record<string, unknown>>) => {
  const of = (use: PathUse): readonly string[] =>
    Object.values(shape)
      .filter((member) => pathUse(member) === use)
      .flatMap((member) => [valueOf(given, aboutFlag(member).declaration)].flat())
      .filter((value) => typeof value === "string");
  return { read: of("read"), written: of("written") };
};

export const pick = <Given extends object, Field extends keyof Given>(
  given: Given,
  ...fields: readonly Field[]
): Pick<Given, Field> => {
  const some: Pick<Given, Field> = Object.create(Object.prototype);
  for (const field of fields) if (Object.hasOwn(given, field)) Reflect.set(some, field, given[field]);
  return some;
};

/** Rejects a shape's flags where one was given that would have no effect. */
export const refuseGiven = (shape: Shape, values: object, why: string, hint: string): void => {
  for (const [field, member] of Object.entries(shape))
    if (Object.hasOwn(values, field)) throw misuse(`${nameOf(aboutFlag(member).declaration)} ${why}`, hint);
};

/** "--per-skill" of "--per-skill <n>", "--limit" of "-k, --limit <n>". */
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

/** The name by which commander keeps a flag's value: "perSkill". */
const attributeOf = (declaration: string): string =>
  nameOf(declaration)
    .slice(2)
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

// ── schemas of values ──────────────────────────────────────────────────────────────────────────────────────

/** Rejects a value, or a part of it: the message follows the flag and the part; `{flag}` in message and hint is the flag. */
export class Rejection extends Error {
  readonly hint: string | undefined;
  readonly part: string | undefined;
  constructor(message: string, hint?: string, part?: string) {
    super(message);
    this.hint = hint;
    this.part = part;
  }
}

/** A value that is read from the flag's text, and checked by a schema. `read` throws `Rejection`. */
export const fromText = <Schema extends z.ZodType>(
  schema: Schema,
  read: (text: string) => z.output<Schema>,
): z.ZodPreprocess<Schema> =>
  z.preprocess((given, context) => {
    if (typeof given !== "string") return given;
    try {
      return read(given);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const { message, hint, part } = error;
      context.issues.push({ code: "custom", message, params: { hint, part }, input: given });
      return z.NEVER;
    }
  }, schema);

export const text = z.string();

export const inputFile = z.string().meta({ path: "read" satisfies PathUse });

export const outputFile = z.string().meta({ path: "written" satisfies PathUse });

export const on = z.literal(true);

/** Texts, the flag given several times or with several words. */
export const texts = z.array(z.string());

export const inputFiles = z.array(z.string()).meta({ path: "read" satisfies PathUse });

/** Calls at once: more connections than that no machine has. */
export const maxLanes = 10_000;

/** Questions, epochs and the like: more than that nobody asks, and sums of them stay exact. */
export const maxAsked = 1_000_000_000;

/** A whole number within bounds; without an upper one, at most `maxAsked`. */
export const whole = (least = 1, most = maxAsked) =>
  fromText(z.int().min(least).max(most), (said) => readWhole(said, least, most));

export const readWhole = (said: string, least = 1, most = maxAsked): number => {
  // The sum makes -0 a 0.
  const value = /^-?\d+$/.test(said.trim()) ? 0 + Number(said) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const isSmall = value < least || !Number.isFinite(value);
  const isOpen = isSmall && most >= maxAsked;
  const range = !isOpen ? ` from ${least} to ${most}` : least < 0 ? "" : ` of at least ${least}`;
  throw new Rejection(`is not a whole number${range}`, `as in {flag} ${Math.min(Math.max(least, 10), most)}`);
};

export const decimal = fromText(z.number(), (said) => {
  const value = said.trim() === "" ? Number.NaN : Number(said);
  if (Number.isFinite(value)) return value;
  throw new Rejection("is not a number", "as in {flag} 10");
});

export const anyWhole = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** A share as 0.9 or 90%: above 0 and below 1, or up to 1. `example` is one that makes sense. */
export const share = (example = "0.9", max: "below 1" | "up to 1" = "below 1", least = 0) =>
  fromText(z.number().gt(0).max(1), (said) => {
    const [, digits, sign] = /^((?:\d+(?:\.\d+)?|\.\d+)(?:e-\d+)?)\s*(%?)$/.exec(said.trim()) ?? [];
    const value = digits === undefined ? Number.NaN : Number(digits) / (sign === "%" ? 100 : 1);
    if (value > 0 && value < least) throw new Rejection(`is below ${least}`, `as in {flag} ${example}`);
    if (value > 0 && (value < 1 || (max === "up to 1" && value === 1))) return value;
    throw new Rejection(
      `is not a share ${max === "up to 1" ? "above 0 and at most 1" : "between 0 and 1"}`,
      `as in {flag} ${example}`,
    );
  });

const readList = (said: string): string[] => {
  const parts = said
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0) throw new Rejection("is empty", "give a name, or leave {flag} out", "“”");
  return parts;
};

export const list = fromText(z.array(z.string()), readList);

const readName = <const Name extends string>(said: string, names: readonly Name[]): Name => {
  const found = names.find((one) => one === said);
  if (found !== undefined) return found;
  const meant = nearestName(said, names) ?? names[0];
  throw new Rejection(
    `is not ${names.length > 1 ? "one of " : ""}${names.join(", ")}`,
    `as in {flag} ${meant}`,
  );
};

/** One of a few names. Of few names all are shown: which of them was meant is not guessed. */
export const oneOf = <const Name extends string>(
  ...names: readonly Name[]
): z.ZodPreprocess<z.ZodType<Name>> => fromText(z.enum(names), (said) => readName(said, names));

export const someOf = <const Name extends string>(...names: readonly Name[]) =>
  fromText(z.array(z.enum(names)), (said) => readList(said).map((one) => readName(one, names)));

/** The flags of a result that is also written as a page or as Markdown. */
export const pageFlags = (page = "HTML page, self-contained", markdown = "Markdown file") => ({
  html: flag("--html <file>", page, outputFile),
  markdown: flag("--md <file>", markdown, outputFile),
});

export const usd = fromText(z.number().min(0), (said) => {
  const value = /^\$?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/.test(said.trim())
    ? Number(said.trim().replace("$", ""))
    : Number.NaN;
  if (Number.isFinite(value)) return value;
  throw new Rejection("is not an amount in US dollars", "as in {flag} 2.50");
});

const mebibyte = 2 ** 20;

/** How much a packed file may unpack to, given in MiB, in bytes. */
export const maxUnpacked = advancedFlag(
  "--max-unpacked <MiB>",
  "limit on the unpacked size of a gzip, zip or Parquet file (default 2048, and 200 times its size)",
  fromText(z.int().min(1), (said) => mebibyte * readWhole(said, 1, mebibyte)),
);

/** Numbers within bounds as "1-3,7", each once and in order; of `shares` there are no ranges. */
export const numbers = ([low, high]: readonly [low: number, high: number], example: string, shares = false) =>
  fromText(z.array(z.number().min(low).max(high)), (said) => {
    const found = new Set<number>();
    for (const part of said.split(",")) {
      const [, from, to] = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
      const [first, last] = [Number(from), Number(to ?? from)];
      const fits = shares ? to === undefined : Number.isInteger(first);
      if (from === undefined || !fits || first < low || last > high || last < first)
        throw new Rejection(`is not a list of values from ${low} to ${high}`, `as in {flag} ${example}`);
      for (let value = first; value <= last; value++) found.add(value);
    }
    return [...found].toSorted((a, b) => a - b);
  });

/** The two ends of a range of whole numbers within bounds, as "0-3"; of "1" both are the same. */
export const range = ([low, high]: readonly [low: number, high: number]) =>
  fromText(z.tuple([z.int().min(low), z.int().max(high)]), (said): [number, number] => {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(said) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (first >= low && last <= high && first <= last) return [first, last];
    throw new Rejection(
      `is neither a number nor a range within ${low}-${high}`,
      `as in {flag} ${low + 1} or {flag} ${low}-${high}`,
    );
  });
