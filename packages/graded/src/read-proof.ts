/**
 * Reads the proof in a reply: JSON lines such as `{"n": 3, "formula": "q", "rule": "→E", "from": [1, 2]}`, from the last code
 * block that has one, else from the whole reply. Other rows are skipped. It judges nothing: `check-proof.ts` does.
 */
import { isRecord } from "organon-logic/is-record";
import type { Formula } from "organon-logic/formula";
import { parse } from "organon-logic/notation";
import { pattern } from "./patterns.ts";
import { fencedBlocks } from "./blocks.ts";
import type { ProofLine } from "./proof-line.ts";

const longestReply = (premises: number): number => 60_000 + 2_000 * premises;
const maxLines = (premises: number): number => 400 + 20 * premises;
const longestRow = 2_000;

/** Returns the lines of the proof in a reply to a question with so many premises, none if it has no proof. Never throws. */
export function readProof(reply: string, premises: number): readonly ProofLine[] {
  const text = reply.slice(-longestReply(premises));
  if (pattern("proof taken back").test(text.slice(-600))) return [];
  for (const part of [...fencedBlocks(text, 4), text]) {
    const rows = part.split("\n").filter((row) => row.trimStart().startsWith("{"));
    if (rows.length > 0) return rows.slice(0, maxLines(premises)).map(readLine);
  }
  return [];
}

function readLine(row: string, index: number): ProofLine {
  const value = row.length > longestRow ? undefined : parseJson(row);
  if (!isRecord(value)) return { label: String(index + 1), step: "the row is not a JSON object" };
  const { n, formula, rule, from = [], discharges = [] } = value;
  const label = isLabel(n) ? String(n) : String(index + 1);
  if (!isLabel(n)) return { label, step: "“n” is not a number" };
  if (typeof formula !== "string" || typeof rule !== "string")
    return { label, step: "“formula” and “rule” are not both texts" };
  if (!isLabels(from) || !isLabels(discharges))
    return { label, step: "“from” and “discharges” are not lists of numbers" };
  const parsed = parseFormula(formula);
  if (parsed === undefined) return { label, step: "the formula cannot be read" };
  const names = { from: from.map(String), discharges: discharges.map(String) };
  return { label, step: { formula: parsed, rule: withSigns(rule), ...names } };
}

const isLabel = (value: unknown): value is number | string =>
  Number.isSafeInteger(value) || (typeof value === "string" && /^\d{1,6}$/.test(value));

const isLabels = (value: unknown): value is readonly (number | string)[] =>
  Array.isArray(value) && value.every(isLabel);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseFormula(text: string): Formula | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The signs of rules in ASCII, as formulas may have them. Longer ones come first. */
const signs = [
  ["<->", "↔"],
  ["->", "→"],
  ["forall", "∀"],
  ["exists", "∃"],
  ["false", "⊥"],
  ["true", "⊤"],
  ["&", "∧"],
  ["|", "∨"],
  ["~", "¬"],
] as const;

const withSigns = (rule: string): string =>
  signs.reduce((text, [ascii, sign]) => text.replaceAll(ascii, sign), rule.replaceAll(" ", ""));
