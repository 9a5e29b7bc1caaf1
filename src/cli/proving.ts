/**
 * What `organon prove` is asked: a sequent on the command line, in a file, or line by line, in any notation that the
 * logic room reads. A text that cannot be read is shown with a mark under the character where the trouble is.
 */
import { readFileSync } from "node:fs";
import { text as textOf } from "node:stream/consumers";
import {
  FormulaError,
  notations,
  OrganonError,
  readNotation,
  readParts,
  type DecisionLimits,
  type Notation,
  type Sequent,
} from "#logic";
import type { Command } from "commander";
import { z } from "zod";
import { choiceFlag, wholeFlag, type Flags } from "./flags.ts";
import { fileError } from "./terminal.ts";

/** The options of the search in first-order logic. */
export const declareLimits = (command: Command): void => {
  command
    .option("--max-members <n>", "largest domain in which an interpretation is sought")
    .option("--max-instances <n>", "instances of quantified formulas that a proof may draw")
    .option("--max-conflicts <n>", "conflicts that one of its searches may meet")
    .option("--max-goals <n>", "goals that one attempt at a derivation may set itself");
};

/** The flags of `declareLimits`. */
export const limitFlags = ["maxMembers", "maxInstances", "maxConflicts", "maxGoals"] as const;

export const limitsFromFlags = (flags: Flags): DecisionLimits => {
  const limits = {
    mostMembers: wholeFlag(flags, "maxMembers", 1),
    mostInstances: wholeFlag(flags, "maxInstances", 1),
    mostConflicts: wholeFlag(flags, "maxConflicts", 1),
    mostGoals: wholeFlag(flags, "maxGoals", 1),
  };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
};

export const notationFlag = (flags: Flags): Notation => choiceFlag(flags, "notation", notations) ?? "organon";

/** The sequent of a text; what cannot be read is misuse that shows where. */
export const sequentOf = (notation: Notation, text: string, file?: string): Sequent => {
  try {
    return readNotation(notation, text);
  } catch (error) {
    if (error instanceof FormulaError) throw pointedAt(error, text, file);
    throw error;
  }
};

/** The text of a file, or of standard input for "-". */
export const textOfFile = async (path: string): Promise<string> => {
  try {
    return path === "-" ? await textOf(process.stdin) : readFileSync(path, "utf8");
  } catch (cause) {
    throw fileError(path, cause);
  }
};

/** The error with the part of the text around it, and a mark under the character. */
const pointedAt = (error: FormulaError, text: string, file: string | undefined): OrganonError => {
  const before = Array.from(text).slice(0, error.position - 1);
  const row = before.filter((character) => character === "\n").length;
  const column = before.length - before.lastIndexOf("\n");
  const line = Array.from(text.split("\n")[row] ?? "");
  const from = Math.max(0, column - 1 - shown);
  const part = line
    .slice(from, column - 1 + shown)
    .join("")
    .replaceAll(/[\p{C}\p{Z}]/gu, " ");
  const what =
    file === undefined
      ? error.message
      : `${file}:${row + 1}:${column}: ${error.message.replace(/ \(column \d+\)$/, "")}`;
  return new OrganonError("misuse", `${what}\n  ${part}\n  ${" ".repeat(column - 1 - from)}^`, {
    cause: error,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
  });
};

/** Characters shown on either side of the trouble. */
const shown = 40;

const line = z.object({ premises: z.array(z.string()), conclusion: z.string() });

/** What stands in the place of a bad line: `at` is a column of the text that `in` names, or of the line. */
export type BadLine = { readonly error: string; readonly at: number; readonly in?: string };

/** The sequent of a JSON line. */
export const sequentOfLine = (notation: Notation, text: string): Sequent | BadLine => {
  try {
    const parsed = line.safeParse(JSON.parse(text));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return { error: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not a sequent"}`, at: 1 };
    }
    const { premises, conclusion } = parsed.data;
    try {
      return readParts(notation, premises, conclusion).sequent;
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      const place = error.textIndex < premises.length ? `premises.${error.textIndex}` : "conclusion";
      return { error: error.message, at: error.position, in: place };
    }
  } catch (error) {
    if (error instanceof SyntaxError) return { error: `not JSON: ${shortened(error.message)}`, at: 1 };
    if (error instanceof OrganonError && error.code === "misuse") return { error: error.message, at: 1 };
    throw error;
  }
};

/** A message may quote the line, which may be long. */
const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
