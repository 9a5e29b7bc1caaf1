/**
 * Options of commands as shapes: each member pairs a field with a flag, its help and the kind of its values. Flags, help and
 * checks come from the shape. A field is absent where its flag was not given; the command says what that means.
 */
import type { Command as Parser } from "commander";
import { misuse } from "#logic/error";
import { on, outputFile, share } from "./values.ts";
import { Rejection, type ValueKind } from "#workspace/settings/values";

type About = {
  /** Shown by --help --all only. */
  readonly advanced?: true;
  /** The flag without which it has no effect: "--batch". */
  readonly needs?: string;
  /** The command whose --help --all explains it; others only name it. */
  readonly explainedBy?: string;
};

/** An option: its flag as commander has it ("-k, --limit <n>"), its help and its values. */
export type Option<Value> = About & {
  readonly declaration: string;
  readonly description: string;
  readonly kind: ValueKind<Value>;
};

export type Shape = Readonly<Record<string, Option<unknown>>>;

/** The values of a shape's flags: those that were given. */
export type Values<Fields extends Shape> = {
  [Field in keyof Fields]?: Fields[Field] extends Option<infer Value> ? Value : never;
};

/** A member of a shape: its flag, its help and its values. */
export const flag = <Value>(
  declaration: string,
  description: string,
  kind: ValueKind<Value>,
  more: About = {},
): Option<Value> => ({ declaration, description, kind, ...more });

/** A flag that --help --all shows and --help does not. */
export const advancedFlag = <Value>(
  declaration: string,
  description: string,
  kind: ValueKind<Value>,
  more: About = {},
): Option<Value> => ({ declaration, description, kind, advanced: true, ...more });

/** The flag of a setting that a configuration holds, too. */
export const settingFlag = <Value>(
  declaration: string,
  { about, kind }: { readonly about: string; readonly kind: ValueKind<Value> },
  more: About = {},
): Option<Value> => flag(declaration, about, kind, more);

/** The same flag with other help. */
export const described = <Value>(option: Option<Value>, description: string): Option<Value> => ({
  ...option,
  description,
});

/** The shape, its advanced flags explained by one command's help. */
export const describeFields = <Fields extends Shape>(command: string, shape: Fields): Fields => {
  const explained: Fields = Object.create(Object.prototype);
  for (const [field, option] of Object.entries(shape))
    Reflect.set(explained, field, option.advanced === true ? { ...option, explainedBy: command } : option);
  return explained;
};

const isExplained = ({ advanced, explainedBy: other }: About, command: string, all: boolean): boolean =>
  (other === undefined || other === command) && (all || advanced !== true);

/** The flags that a command's help with --all only names, by the command that explains them. */
export const namedFlags = (command: string, shape: Shape): ReadonlyMap<string, readonly string[]> => {
  const rest = Object.values(shape).filter((option) => !isExplained(option, command, true));
  const byCommand = Map.groupBy(rest, (option) => option.explainedBy ?? "");
  return new Map([...byCommand].map(([other, some]) => [other, some.map((one) => getName(one.declaration))]));
};

/** Declares a command's flags; `all` explains the advanced ones. */
export const declareFlags = (
  parser: Parser,
  shape: Shape,
  { command, all }: { readonly command: string; readonly all: boolean },
): void => {
  for (const about of Object.values(shape)) {
    const { declaration, description, kind } = about;
    const option = parser.createOption(declaration, description);
    if (kind.isList === true && !declaration.includes("..."))
      option.argParser((given: string, before: readonly string[] | undefined) => [...(before ?? []), given]);
    parser.addOption(option.hideHelp(!isExplained(about, command, all)));
  }
};

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
  for (const [field, { declaration, needs, kind }] of Object.entries(shape)) {
    const value = getValue(given, declaration);
    if (value === undefined || value === false) continue;
    const name = nameAmong(words, declaration);
    if (needs !== undefined && getValue(given, needs) === undefined)
      throw misuse(`${name} needs ${needs}`, `add ${needs}`);
    Reflect.set(values, field, kind.isList === true ? value : readValue(kind, value, name));
  }
  return values;
};

const readValue = ({ read }: ValueKind<unknown>, given: unknown, name: string): unknown => {
  const said = typeof given === "string" ? given : "";
  try {
    return read(said);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const { message, hint, part = said } = error;
    throw misuse(`${name} ${part} ${message}`.replaceAll("{flag}", name), hint?.replaceAll("{flag}", name));
  }
};

/** True if a flag of the shape names a file to be written. */
export const writesPath = (shape: Shape): boolean =>
  Object.values(shape).some(({ kind }) => kind.path === "written");

/** The paths among what was given: those that are read and those that are written. */
export const pathsAmong = (shape: Shape, given: Readonly<Record<string, unknown>>) => {
  const of = (use: "read" | "written"): readonly string[] =>
    Object.values(shape)
      .filter(({ kind }) => kind.path === use)
      .flatMap(({ declaration }) => [getValue(given, declaration)].flat())
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
export const refuseFlags = (shape: Shape, values: object, why: string, hint: string): void => {
  for (const [field, { declaration }] of Object.entries(shape))
    if (Object.hasOwn(values, field)) throw misuse(`${getName(declaration)} ${why}`, hint);
};

/** "--per-skill" of "--per-skill <n>", "--limit" of "-k, --limit <n>". */
export const getName = (declaration: string): string => /--[a-z-]+/.exec(declaration)?.[0] ?? declaration;

const nameAmong = (words: readonly string[], declaration: string): string => {
  const [long, short] = [getName(declaration), /^-[a-zA-Z]\b/.exec(declaration)?.[0]];
  const has = (name: string): boolean =>
    words.some((word) => word.startsWith(name) && !word.startsWith("--", name.length - 1));
  return short !== undefined && !words.some((word) => word.split("=")[0] === long) && has(short)
    ? short
    : long;
};

const getValue = (given: Readonly<Record<string, unknown>>, declaration: string): unknown =>
  getName(declaration).startsWith("--no-")
    ? given[getAttribute(declaration.replace("--no-", "--"))] === false
    : given[getAttribute(declaration)];

const getAttribute = (declaration: string): string =>
  getName(declaration)
    .slice(2)
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The flags of a result that is also written as a page or as Markdown. */
export const pageFlags = (page = "HTML page, self-contained", markdown = "Markdown file") => ({
  html: flag("--html <file>", page, outputFile),
  markdown: flag("--md <file>", markdown, outputFile),
});

/** The flags of a report with a gate. `measure` is what the gate holds: the accuracy, Circular, or whichever of both a stored run has. */
export const gateFlags = (measure = "the accuracy") => ({
  failUnder: flag("--fail-under <p>", `gate: exit 1 if the lower bound of ${measure} is below p`, share()),
  ...pageFlags(undefined, "Markdown file"),
  full: flag("--full", "every section on the terminal", on),
});
