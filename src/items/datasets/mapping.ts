/**
 * Datasets of a plain layout, one row of a mapping each: which fields of a record are the text, the answers and the key. A
 * dataset with quirks that no row can say has a file of its own. Rows that do not fit are counted with their lines and left
 * out.
 */
import { hash128 } from "#arguments";
import { OrganonError } from "#logic";
import { optionLabel, type AnswerOption, type Question, type Tags } from "../question.ts";
import type { Import } from "./import.ts";

/** A field of a record; a dot goes into an object, as in "meta.depth". */
type Field = string;

export type DatasetMapping = {
  readonly name: string;
  readonly licence: string;
  /** One JSON record a line, or one JSON array. */
  readonly layout: "lines" | "array";
  readonly id?: Field;
  /** What is given: a text, or a list of sentences. */
  readonly premises: Field;
  /** The question in the source's own words. */
  readonly question?: Field;
  /** A statement that is judged, and the words that ask for its judgement. */
  readonly conclusion?: Field;
  readonly asks?: string;
  /** The field that lists the options, or the labels that a key can be. */
  readonly answers: { readonly options: Field } | { readonly labels: readonly string[] };
  readonly key: Field;
  /** How the key says the right answer: by its label (or letter), or by its place from 0. */
  readonly keyIs: "label" | "place";
  /** Tag → field. */
  readonly tags?: Readonly<Record<string, Field>>;
};

/** Reads a text in a mapping's layout. Throws misuse for a text that is not JSON, or holds no record that fits. */
export const readMapped = (mapping: DatasetMapping, text: string): Import => {
  const questions: Question[] = [];
  const faults = new Map<string, number[]>();
  const fault = (what: string, line: number): void => {
    faults.set(what, [...(faults.get(what) ?? []), line]);
  };
  const seen = new Set<string>();
  for (const { record, line } of recordsOf(mapping, text)) {
    const found = questionOfRecord(mapping, record);
    if (typeof found === "string") {
      fault(`left out: ${found}`, line);
      continue;
    }
    if (seen.has(found.id)) fault("the same question and key as an earlier row", line);
    seen.add(found.id);
    questions.push(found);
  }
  if (questions.length === 0)
    throw new OrganonError("misuse", `no record fits the layout of ${mapping.name}`, {
      hint: [...faults.keys()].slice(0, 3).join("; ") || "there is none at all",
    });
  return { questions, faults: [...faults].map(([what, lines]) => ({ fault: what, lines })) };
};

/** The question of a record, or what keeps it from being one. */
const questionOfRecord = (mapping: DatasetMapping, record: unknown): Question | string => {
  const premises = textsAt(record, mapping.premises);
  if (premises === undefined) return `“${mapping.premises}” is neither a text nor a list of texts`;
  const question = mapping.question === undefined ? "" : textAt(record, mapping.question);
  if (question === undefined) return `“${mapping.question ?? ""}” is not a text`;
  const conclusion = mapping.conclusion === undefined ? "" : textAt(record, mapping.conclusion);
  if (conclusion === undefined) return `“${mapping.conclusion ?? ""}” is not a text`;
  const answers = answersIn(mapping, record);
  if (answers === undefined) return "it has no list of options";
  const key = keyIn(mapping, record, answers);
  if (key === undefined) return `“${mapping.key}” names none of the answers`;
  const text = [
    premises.join(" "),
    [question, mapping.asks ?? "", conclusion].filter((part) => part !== "").join("\n"),
    answers
      .flatMap(({ label, text: words }) => (words === undefined ? [] : [`${label}. ${words}`]))
      .join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  return {
    id: hash128([mapping.name, key, text].join("\n"))
      .map((word) => word.toString(16).padStart(8, "0"))
      .join(""),
    text,
    answers,
    key: [key],
    tags: tagsIn(mapping, record),
    premises,
    ...(conclusion === "" ? {} : { conclusion }),
  };
};

const answersIn = ({ answers }: DatasetMapping, record: unknown): readonly AnswerOption[] | undefined => {
  if ("labels" in answers) return answers.labels.map((label) => ({ label }));
  const options = valueAt(record, answers.options);
  if (!isTexts(options) || options.length < 2) return undefined;
  return options.map((option, place) => {
    const label = optionLabel(place);
    return { label, text: withoutLetter(option, label) };
  });
};

/** "B) The owl sang." without the letter that its place gives it anyhow. */
const withoutLetter = (option: string, label: string): string =>
  option.startsWith(label) && /^[).:] /.test(option.slice(1)) ? option.slice(3).trim() : option.trim();

const keyIn = (
  { key, keyIs }: DatasetMapping,
  record: unknown,
  answers: readonly AnswerOption[],
): string | undefined => {
  const said = valueAt(record, key);
  if (keyIs === "place") return typeof said === "number" ? answers[said]?.label : undefined;
  const wanted = String(said).trim().toLowerCase();
  return answers.find(({ label }) => label.toLowerCase() === wanted)?.label;
};

const tagsIn = ({ name, tags = {} }: DatasetMapping, record: unknown): Tags => ({
  dataset: name,
  ...Object.fromEntries(
    Object.entries(tags).flatMap(([tag, field]) => {
      const value = valueAt(record, field);
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
        ? [[tag, String(value)] as const]
        : [];
    }),
  ),
});

// ── records ────────────────────────────────────────────────────────────────────────────────────────────────

function* recordsOf(
  { layout }: DatasetMapping,
  text: string,
): Generator<{ readonly record: unknown; readonly line: number }> {
  const body = text.replace(/^\uFEFF/, "");
  if (layout === "array") {
    const value = parsed(body, "the file");
    if (!Array.isArray(value)) throw new OrganonError("misuse", "the file is no JSON array of records");
    for (const [index, record] of value.entries()) yield { record, line: index + 1 };
    return;
  }
  let line = 0;
  for (const one of body.split("\n")) {
    line += 1;
    if (one.trim() !== "") yield { record: parsed(one, `line ${line}`), line };
  }
}

const parsed = (text: string, place: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OrganonError("misuse", `${place}: not JSON: ${cause instanceof Error ? cause.message : ""}`, {
      cause,
    });
  }
};

const valueAt = (record: unknown, field: Field): unknown => {
  let value = record;
  for (const name of field.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(name);
  }
  return value;
};

const textAt = (record: unknown, field: Field): string | undefined => {
  const value = valueAt(record, field);
  return typeof value === "string" ? value.trim() : undefined;
};

const textsAt = (record: unknown, field: Field): readonly string[] | undefined => {
  const value = valueAt(record, field);
  if (typeof value === "string") return [value.trim()];
  return isTexts(value) ? value.map((one) => one.trim()) : undefined;
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
