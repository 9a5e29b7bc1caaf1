/**
 * Parses the name of a language model: `provider:model[?param=value&…]`. The first colon ends the provider, and the
 * first question mark ends the model. Names and values may be percent-encoded; a plus sign is literal. The parameter
 * `name` and `organisation` are for reports, and are not sent. `fresh` is not sent either, but is part of a call's
 * identity: the same questions are asked again. Each provider reads its own parameters with `readParameters`. Error
 * messages never repeat the value of an unknown parameter, because it may be an API key.
 */
import { OrganonError, unknownName, misuse } from "#logic/error";

export type ModelSpec = {
  /** As the user wrote it. */
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  /** The display name in reports, if given. */
  readonly name?: string;
  /** Whose model it is in reports, if given. */
  readonly organisation?: string;
  /** The number of this repetition of the same questions, from 2. */
  readonly fresh?: number;
  /** Decoded values, in the order given. */
  readonly parameters: Readonly<Record<string, string>>;
};

/** Parses a model's name; `openModel` checks the provider. Throws misuse that states what is missing. */
export const parseModelSpec = (id: string): ModelSpec => {
  const colon = id.indexOf(":");
  if (colon < 1)
    throw misuse(
      `“${id}” names no provider`,
      "write provider:model, as in ollama:qwen3:8b or reasoner:oracle",
    );
  const provider = id.slice(0, colon);
  const rest = id.slice(colon + 1);
  const mark = rest.indexOf("?");
  const model = mark === -1 ? rest : rest.slice(0, mark);
  if (model === "") throw misuse(`“${provider}:” names no model`, `write ${provider}:NAME`);
  const { name, organisation, fresh, ...parameters } =
    mark === -1 ? {} : parseParameters(rest.slice(mark + 1));
  return {
    id,
    provider,
    model,
    name: name || undefined,
    organisation: organisation || undefined,
    fresh: fresh === undefined ? undefined : Number(readValue("fresh", fresh, "positive")),
    parameters,
  };
};

/** Returns the name with the given parameters added that it lacks, in alphabetical order. */
export const withParameters = (
  id: string,
  parameters: Readonly<Record<string, string | number | boolean>>,
): string => {
  const { parameters: given } = parseModelSpec(id);
  const added = Object.entries(parameters)
    .filter(([name]) => !Object.hasOwn(given, name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  if (added.length === 0) return id;
  return `${id}${id.includes("?") ? "&" : "?"}${added.join("&")}`;
};

/** Returns the same model with one parameter changed. */
export const withParameter = (id: string, name: string, value: string | number | boolean): string => {
  const { provider, model, parameters, organisation, fresh } = parseModelSpec(id);
  const given = { ...parameters, ...(organisation && { organisation }), ...(fresh && { fresh }) };
  return withParameters(`${provider}:${model}`, { ...given, [name]: value });
};

const parseParameters = (query: string): Readonly<Record<string, string>> => {
  const parameters = new Map<string, string>();
  for (const pair of query.split("&").filter((part) => part !== "")) {
    const equals = pair.indexOf("=");
    if (equals < 1)
      throw misuse(
        `the model's parameter “${pair}” is not name=value`,
        "as in ollama:qwen3:8b?temperature=0&seed=7",
      );
    const name = decode(pair.slice(0, equals));
    if (parameters.has(name))
      throw misuse(`the model's parameter “${name}” is given twice`, "leave one of them out");
    parameters.set(name, decode(pair.slice(equals + 1)));
  }
  return Object.fromEntries(parameters);
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The kind of a parameter: a number ≥ 0, an integer, a positive integer, text, true/false, or one of a list. */
type ParameterKind = "number" | "whole" | "positive" | "text" | "flag" | readonly string[];

type ParameterValue<K extends ParameterKind> = K extends "number" | "whole" | "positive"
  ? number
  : K extends "flag"
    ? boolean
    : K extends readonly (infer Choice)[]
      ? Choice
      : string;

export type ParameterValues<Kinds extends Readonly<Record<string, ParameterKind>>> = {
  readonly [Name in keyof Kinds]?: ParameterValue<Kinds[Name]>;
};

/**
 * Returns the spec's parameters, typed by the table of those that the model supports. Throws misuse for a parameter
 * that is not in the table, or a value of another kind.
 */
export const readParameters = <const Kinds extends Readonly<Record<string, ParameterKind>>>(
  spec: ModelSpec,
  kinds: Kinds,
): ParameterValues<Kinds> => {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, text] of Object.entries(spec.parameters)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined)
      throw unknownName(`parameter of ${spec.provider} models`, name, Object.keys(kinds));
    values[name] = readValue(name, text, kind);
  }
  if (!isReadBy(values, kinds))
    throw new OrganonError("bug/parameters", "a parameter without a kind was read");
  return values;
};

const isReadBy = <Kinds extends Readonly<Record<string, ParameterKind>>>(
  values: object,
  kinds: Kinds,
): values is ParameterValues<Kinds> => Object.keys(values).every((name) => Object.hasOwn(kinds, name));

/** How values of a kind are written, what they are called, and how they are read. */
const spellings = {
  text: [/./s, "a text", String],
  flag: [/^(?:true|false)$/, "true or false", (text: string): boolean => text === "true"],
  number: [/^\d+(\.\d+)?$|^\.\d+$/, "a number from 0 up", Number],
  whole: [/^-?\d+$/, "a whole number", Number],
  positive: [/^[1-9]\d*$/, "a whole number from 1 up", Number],
} as const;

const readValue = (name: string, text: string, kind: ParameterKind): string | number | boolean => {
  const [spelling, right, read] =
    typeof kind === "string"
      ? spellings[kind]
      : ([{ test: (given: string) => kind.includes(given) }, `one of ${kind.join(", ")}`, String] as const);
  const value = read(text);
  const isExact = kind === "number" || typeof value !== "number" || Number.isSafeInteger(value);
  if (spelling.test(text) && isExact) return value;
  throw misuse(`the model's parameter “${name}” is “${text}”, which is not ${right}`, `give ${right}`);
};
