/**
 * A proof written as JSON: `{ "steps": [{ "n": 3, "formula": "q", "rule": "MP", "from": [1, 2] }] }`, under whatever of the
 * usual names a model gives the members, in a code block or alone.
 */
import { fencedBlocks } from "./blocks.ts";

/** A step as it was written: each member as text, undefined where there is none. */
export type JsonStep = {
  readonly label: string | undefined;
  readonly formula: string;
  readonly reason: string;
  /** Labels and ranges, each as text. */
  readonly cites: readonly string[] | undefined;
};

/** The steps of the last JSON of a reply that holds any; undefined where none does. */
export const jsonSteps = (text: string): readonly JsonStep[] | undefined => {
  for (const candidate of candidatesIn(text)) {
    const steps = stepsIn(valueOf(candidate));
    if (steps !== undefined) return steps;
  }
  return undefined;
};

/** The last value of a reply that is JSON and an object or a list; undefined where none is. */
export const jsonValue = (text: string): object | undefined => {
  for (const candidate of candidatesIn(text)) {
    const value = valueOf(candidate);
    if (typeof value === "object" && value !== null) return value;
  }
  return undefined;
};

/** Texts that may be JSON: fenced blocks from the last to the first, then from the first bracket to the last. */
function* candidatesIn(text: string): Generator<string> {
  yield* fencedBlocks(text, 6);
  for (const [open, close] of [
    ["{", "}"],
    ["[", "]"],
  ] as const) {
    const [start, end] = [text.indexOf(open), text.lastIndexOf(close)];
    if (start >= 0 && end > start) yield text.slice(start, end + 1);
  }
}

const valueOf = (text: string): unknown => {
  const trimmed = text.trim();
  if (!/^[{[]/.test(trimmed)) return undefined;
  try {
    return JSON.parse(trimmed.replace(/,(\s*[\]}])/g, "$1"));
  } catch {
    return undefined;
  }
};

const stepsIn = (value: unknown): readonly JsonStep[] | undefined => {
  const list = Array.isArray(value) ? value : member(value, "steps lines proof derivation");
  if (!Array.isArray(list)) return Array.isArray(member(list, "steps lines")) ? stepsIn(list) : undefined;
  const steps = list.map(stepOf).filter((step) => step !== undefined);
  return steps.length === 0 ? undefined : steps;
};

const stepOf = (value: unknown): JsonStep | undefined => {
  const formula = member(value, "formula statement proposition sentence line_formula expression claim");
  if (typeof formula !== "string") return undefined;
  const label = member(value, "n line number step id index no");
  const cites = member(value, "from cites refs references premises lines uses citations depends");
  const discharged = member(value, "discharges discharge assumptions closes");
  const reason = member(value, "rule reason justification by inference");
  return {
    label: typeof label === "number" || typeof label === "string" ? labelOf(String(label)) : undefined,
    formula,
    reason: typeof reason === "string" ? reason : "",
    cites: cites === undefined ? undefined : [...written(cites), ...written(discharged)],
  };
};

/** "Line 3" and "L3" are 3. */
const labelOf = (text: string): string => text.trim().replace(/^(?:line|step|l)[ .]*(?=\d)/i, "");

/** What is cited as texts: [1, [2, 4], "5-7"] is 1, 2-4, 5-7. */
const written = (value: unknown): readonly string[] => {
  if (Array.isArray(value))
    return value.flatMap((one) =>
      Array.isArray(one) && one.length === 2 ? [`${String(one[0])}-${String(one[1])}`] : written(one),
    );
  return typeof value === "number" || typeof value === "string" ? [labelOf(String(value))] : [];
};

/** The first member that an object has under one of some names. */
const member = (value: unknown, names: string): unknown => {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = new Map(Object.entries(value).map(([name, content]) => [name.toLowerCase(), content]));
  const name = names.split(" ").find((one) => entries.get(one) !== undefined && entries.get(one) !== null);
  return name === undefined ? undefined : entries.get(name);
};
