/**
 * What comes of reading somebody else's questions: their words, their keys and what their source says of them. They have no
 * certificate, so a key is a claim.
 */
import { hexHash } from "#arguments/random";
import { misuse } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import type { Question } from "../question.ts";
import type { KeyReading } from "../names.ts";

/** Something that is wrong with a source, and the lines (from 1) or entries where it is. */
export type ImportFault = { readonly fault: string; readonly lines: readonly number[] };

/** The result of reading a source. */
export type Import = {
  readonly questions: readonly Question[];
  /** Of rows that are kept all the same: they are what the source publishes. */
  readonly faults: readonly ImportFault[];
  /** Rows that are no questions, and why. */
  readonly dropped: readonly ImportFault[];
  /** How many answer keys were read in which way. */
  readonly keyReadings: Readonly<Partial<Record<KeyReading, number>>>;
};

/** A row: a question with its fault, or the reason why it is none. */
export type ReadRow = {
  readonly line: number;
  readonly question: Question | string;
  readonly fault?: string;
  readonly reading?: KeyReading;
};

/** The questions of some rows. Throws misuse where there is none; `hint` says what might be done. */
export const collectImport = (rows: Iterable<ReadRow>, name: string, hint?: () => string): Import => {
  const questions: Question[] = [];
  const [faults, dropped] = [createFaults(), createFaults()];
  const seen = new Set<string>();
  const keyReadings: Partial<Record<KeyReading, number>> = {};
  for (const { line, question, fault, reading = "labels" } of rows) {
    if (typeof question === "string") {
      dropped.add(question, line);
      continue;
    }
    if (seen.has(question.id)) faults.add("the same question and key as an earlier row", line);
    seen.add(question.id);
    if (fault !== undefined) faults.add(fault, line);
    keyReadings[reading] = (keyReadings[reading] ?? 0) + 1;
    questions.push(question);
  }
  if (questions.length === 0)
    throw misuse(
      `no record fits the layout of ${name}`,
      [...dropped.read().map(({ fault, lines }) => `line ${lines[0]}: ${fault}`), hint?.() ?? ""]
        .filter((part) => part !== "")
        .slice(0, 3)
        .join("; "),
    );
  return { questions, faults: faults.read(), dropped: dropped.read(), keyReadings };
};

const createFaults = () => {
  const lineNumbers = new Map<string, number[]>();
  return {
    add: (fault: string, line: number): void => {
      getOrInsert(lineNumbers, fault, () => []).push(line);
    },
    read: (): readonly ImportFault[] => Array.from(lineNumbers, ([fault, lines]) => ({ fault, lines })),
  };
};

/** A name for what some texts say together: 32 hexadecimal digits. */
export const hashName = (...essence: readonly string[]): string => hexHash(essence.join("\n"));
