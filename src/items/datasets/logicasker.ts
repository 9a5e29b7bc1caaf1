/**
 * The LogicAsker authors' own questions, from the user's copy of their files. Questions: CSV with the columns
 * id, logic, rule_category, rule, problem, query, answer. Lengths: a JSON array of {id, method, input, output,
 * target}, with ids as in “len_3_17” for the 17th question of length 3, and no rule. Names become the catalog's:
 * “De Morgan's laws” is De Morgan, `equivalent` equivalence, problem `inference` our valid or fallacy.
 */
import { ruleNamed, rulesOf, type Rule } from "#catalog";
import { OrganonError } from "#logic";
import { sentencesOf } from "../formats/read-argument.ts";
import { partsOfQuestion } from "../formats/yes-no.ts";
import { hash128 } from "#arguments";
import { readCsv, type Row } from "./csv.ts";
import { yesNo, type Question } from "../question.ts";
import type { Import, ImportFault } from "./import.ts";

/**
 * Reads a file's text, CSV or JSON. What does not fit the layout is misuse that names the line (CSV) or entry (JSON)
 * from 1; known faults of the data are kept and reported.
 */
export const readLogicAsker = (text: string): Import => {
  const rows = /^\s*\[/.test(text.replace(/^\uFEFF/, "")) ? lengthRows(text) : questionRows(text);
  return { questions: rows.map(({ question }) => question), faults: faultsOfRows(rows) };
};

/** A row as a question, with the parts that faults are looked for in. */
type ReadRow = Plain & { readonly line: number; readonly question: Question };

/** What both layouts come to; the rest follows. */
type Plain = {
  readonly sourceId: string;
  readonly text: string;
  readonly length: number;
  /** Undefined where the source names no rule. */
  readonly leaf: LeafTags | undefined;
  readonly answer: string;
  readonly place: string;
};

type LeafTags = Readonly<Record<"logic" | "category" | "rule" | "base" | "extension" | "kind", string>>;

const columns = ["id", "logic", "rule_category", "rule", "problem", "query", "answer"] as const;

const questionRows = (text: string): readonly ReadRow[] => {
  const [header, ...rows] = readCsv(text);
  const places = columns.map((name) => {
    const place = header?.cells.findIndex((cell) => cell.trim() === name) ?? -1;
    if (place < 0)
      throw new OrganonError("misuse", `line ${header?.line ?? 1}: there is no column “${name}”`, {
        hint: `LogicAsker's questions have the columns ${columns.join(",")}`,
      });
    return place;
  });
  const rules = rulesOf("full");
  return rows.map((row) => {
    const [id, logic, category, rule, problem, query, answer] = cellsAt(row, places, header);
    const place = `line ${row.line}`;
    const leaf = leafOf(rules, { logic, category, rule, problem, place });
    return rowOf({ sourceId: id, text: query, length: 1, leaf, answer, place }, row.line);
  });
};

type Cells = readonly [string, string, string, string, string, string, string];

const cellsAt = ({ line, cells }: Row, places: readonly number[], header: Row | undefined): Cells => {
  if (cells.length !== header?.cells.length)
    throw new OrganonError(
      "misuse",
      `line ${line}: ${cells.length} cells where the header has ${header?.cells.length ?? 0}`,
    );
  const [id = "", logic = "", category = "", rule = "", problem = "", query = "", answer = ""] = places.map(
    (i) => cells[i]?.trim(),
  );
  return [id, logic, category, rule, problem, query, answer];
};

const categories: ReadonlyMap<string, string> = new Map([
  ["equivalent", "equivalence"],
  ["inference", "inference"],
  ["fallacy", "fallacy"],
]);

const problems: readonly string[] = ["inference", "contradiction", "unrelated"];

const leafOf = (
  rules: readonly Rule[],
  told: {
    readonly logic: string;
    readonly category: string;
    readonly rule: string;
    readonly problem: string;
    readonly place: string;
  },
): LeafTags => {
  const { place, problem } = told;
  const category = categories.get(told.category);
  const expect = (fits: boolean, what: string, value: string, known: readonly string[]): void => {
    if (!fits) throw new OrganonError("misuse", `${place}: ${what} is “${value}”, not ${known.join(" or ")}`);
  };
  expect(category !== undefined, "rule_category", told.category, [...categories.keys()]);
  expect(problems.includes(problem), "problem", problem, problems);
  const { name, base, extension, ...rule } = knownRule(rules, told.rule, place);
  expect(rule.logic === told.logic, `the logic of ${name}`, told.logic, [rule.logic]);
  expect(rule.category === category, `the rule_category of ${name}`, told.category, [rule.category]);
  expect(category !== "fallacy" || problem === "inference", `the problem of the fallacy ${name}`, problem, [
    "inference",
  ]);
  const kind = problem !== "inference" ? problem : category === "fallacy" ? "fallacy" : "valid";
  return { logic: rule.logic, category: rule.category, rule: name, base, extension, kind };
};

/** The catalog's rule for a name as the authors spell it. */
const knownRule = (rules: readonly Rule[], name: string, place: string): Rule => {
  const ours = name
    .replaceAll("’", "'")
    .replace(/\b[Ll]aws? of\s+(?:the\s+)?/, "")
    .replace(/(?:'s)?\s+laws?$/i, "")
    .replace(/\bDe ?Morgan(?:'s)?\b/i, "De Morgan")
    .replace(/\bbidirectional\b/i, "biconditional")
    .trim();
  try {
    return ruleNamed(rules, ours);
  } catch (cause) {
    throw new OrganonError("misuse", `${place}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
};

const lengthRows = (text: string): readonly ReadRow[] =>
  entriesOf(text).map((entry, index) => {
    const place = `entry ${index + 1}`;
    const [id, input, target] = ["id", "input", "target"].map((name) => textOf(entry, name, place));
    const length = Number(/^len_(\d+)_\d+$/.exec(id ?? "")?.[1]);
    if (!(length >= 1))
      throw new OrganonError("misuse", `${place}: the id “${id}” names no length`, {
        hint: "as in len_3_17",
      });
    const plain = {
      sourceId: id ?? "",
      text: input ?? "",
      length,
      leaf: undefined,
      answer: target ?? "",
      place,
    };
    return rowOf(plain, index + 1);
  });

const entriesOf = (text: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (Array.isArray(value)) return value;
  } catch (cause) {
    throw new OrganonError("misuse", `not JSON: ${cause instanceof Error ? cause.message : ""}`, { cause });
  }
  throw new OrganonError("misuse", "not a JSON array of questions");
};

const textOf = (entry: unknown, name: string, place: string): string => {
  const value: unknown =
    typeof entry === "object" && entry !== null ? new Map(Object.entries(entry)).get(name) : undefined;
  if (typeof value === "string") return value;
  throw new OrganonError("misuse", `${place}: there is no text “${name}”`, {
    hint: "LogicAsker's lengths are an array of {id, method, input, output, target}",
  });
};

const rowOf = (plain: Plain, line: number): ReadRow => {
  const { text, length, leaf, answer, place } = plain;
  const label = answer.toLowerCase();
  if (label !== "yes" && label !== "no")
    throw new OrganonError("misuse", `${place}: the answer is “${answer}”, not yes or no`);
  const parts = partsOfQuestion(text.replace(/\s+/g, " ").trim());
  if (parts === undefined)
    throw new OrganonError("misuse", `${place}: the question is not in the papers' words`, {
      hint: "Consider the following premises: … Can we infer the following from them? Answer yes or no: …",
    });
  const { rule = "unknown", kind = "unknown" } = leaf ?? {};
  const essence = ["logicasker", rule, kind, length, label, text].join("\n");
  return {
    ...plain,
    line,
    question: {
      id: hash128(essence)
        .map((word) => word.toString(16).padStart(8, "0"))
        .join(""),
      text,
      answers: yesNo,
      key: [label],
      tags: { dataset: "logicasker", ...leaf, length: String(length) },
      premises: sentencesOf(parts.premises),
      conclusion: parts.conclusion,
    },
  };
};

/** Faults that the published files are known to have, found in these rows. */
const faultsOfRows = (rows: readonly ReadRow[]): readonly ImportFault[] =>
  [
    { fault: "the same question as an earlier row", lines: repeated(rows, ({ text }) => text) },
    { fault: "the same id as an earlier row", lines: repeated(rows, ({ sourceId }) => sourceId) },
    { fault: "an earlier row asks the same and has the other answer", lines: contradicted(rows) },
    {
      fault: "the answer is not that of its problem (yes for a sound inference, no for all else)",
      lines: linesWhere(
        rows,
        ({ leaf, question: { key } }) =>
          leaf !== undefined && (leaf.kind === "valid") !== key.includes("yes"),
      ),
    },
    {
      fault: "universal generalization from one individual: keyed yes, though it does not follow classically",
      lines: linesWhere(
        rows,
        ({ leaf, question: { key, premises = [] } }) =>
          leaf?.rule === "universal generalization" &&
          key.includes("yes") &&
          premises.some(isOfOneIndividual),
      ),
    },
    {
      fault: "a premise speaks of a free variable",
      lines: linesWhere(
        rows,
        ({ leaf, question: { premises = [] } }) => leaf === undefined && premises.some(isOfOneIndividual),
      ),
    },
    { fault: "no premise", lines: linesWhere(rows, ({ question }) => question.premises?.length === 0) },
    { fault: "no conclusion", lines: linesWhere(rows, ({ question }) => question.conclusion === "") },
  ].filter(({ lines }) => lines.length > 0);

/** “X_21 is a soldier.”: a sentence whose subject is a bare variable. */
const isOfOneIndividual = (sentence: string): boolean => /^[b-hj-z](?:_?\d+)?\s/i.test(sentence);

const linesWhere = (rows: readonly ReadRow[], holds: (row: ReadRow) => boolean): readonly number[] =>
  rows.filter(holds).map(({ line }) => line);

const repeated = (rows: readonly ReadRow[], keyOf: (row: ReadRow) => string): readonly number[] => {
  const seen = new Set<string>();
  return linesWhere(rows, (row) => {
    const key = keyOf(row);
    const known = seen.has(key);
    seen.add(key);
    return known;
  });
};

const contradicted = (rows: readonly ReadRow[]): readonly number[] => {
  const first = new Map<string, string>();
  return linesWhere(rows, ({ text, answer }) => {
    const known = first.get(text);
    if (known === undefined) first.set(text, answer.toLowerCase());
    return known !== undefined && known !== answer.toLowerCase();
  });
};
