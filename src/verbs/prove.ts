/**
 * What premises say of a conclusion, with a derivation or interpretations that show it, and what it took; told in English
 * where that is wanted, and decided by a referee, too, where one is handed in.
 */
import { writeDerivationCertificate, writeInterpretations, type WrittenCertificate } from "#arguments";
import { sayJudgement, wordsFor } from "#items";
import { lexiconNamed } from "#language";
import {
  decide,
  defaultDecisionLimits,
  FormulaError,
  OrganonError,
  readNotation,
  readParts,
  type DecisionLimits,
  type Judgement,
  type Notation,
  type Relation,
  type Sequent,
} from "#logic";
import type { Referee } from "#runs";
import { z } from "zod";

/** How far to search, whether to say it in English, and who decides too. */
export type ProveOptions = {
  readonly limits?: DecisionLimits;
  /** Put the certificate into English, with words of this lexicon for the letters where one is named. */
  readonly english?: { readonly lexicon?: string };
  readonly referee?: Referee;
};

/** What the premises say of the conclusion, and what shows it. */
export type Proof = {
  readonly judgement: Judgement;
  /** As it is written to files; null where the search met its limits. */
  readonly certificate: WrittenCertificate | null;
  readonly milliseconds: number;
  readonly english?: readonly string[];
  readonly referee?: {
    readonly relation: Relation;
    readonly disagrees: boolean;
    /** What the referee has to show, where it disagrees. */
    readonly grounds: readonly string[];
  };
};

/** Decides a sequent. */
export const prove = async (
  sequent: Sequent,
  { limits = {}, english, referee }: ProveOptions = {},
): Promise<Proof> => {
  const began = performance.now();
  const judgement = decide(sequent, limits);
  const milliseconds = Math.round((performance.now() - began) * 1000) / 1000;
  const words = english?.lexicon === undefined ? undefined : wordsFor(sequent, lexiconNamed(english.lexicon));
  const second = await referee?.relation(sequent);
  const isDecided = judgement.relation !== "undecided" && second !== "undecided";
  const disagrees = second !== undefined && isDecided && second !== judgement.relation;
  return {
    judgement,
    certificate: written(judgement),
    milliseconds,
    ...(english === undefined ? {} : { english: sayJudgement(judgement, sequent, words) }),
    ...(second === undefined
      ? {}
      : {
          referee: {
            relation: second,
            disagrees,
            grounds: disagrees ? ((await referee?.judge(sequent))?.grounds ?? []) : [],
          },
        }),
  };
};

/** A proof as the contract's one line. */
export const proofDocument = (
  { judgement, certificate, milliseconds, english, referee }: Proof,
  limits: DecisionLimits = {},
): object => {
  const isUndecided = judgement.relation === "undecided";
  return {
    relation: judgement.relation,
    certificate,
    ...(isUndecided ? { reason: judgement.reason } : {}),
    spent: { milliseconds, ...(isUndecided ? { ...defaultDecisionLimits, ...limits } : {}) },
    ...(english === undefined ? {} : { english }),
    ...(referee === undefined
      ? {}
      : {
          referee: {
            name: "z3",
            relation: referee.relation,
            ...(referee.disagrees ? { grounds: referee.grounds } : {}),
          },
        }),
  };
};

const written = (judgement: Judgement): WrittenCertificate | null => {
  switch (judgement.relation) {
    case "undecided":
      return null;
    case "neutral":
      return writeInterpretations(judgement.certificate);
    case "inconsistent":
      return writeDerivationCertificate(judgement.certificate);
    default:
      return writeDerivationCertificate(judgement.certificate, judgement.witness);
  }
};

// ── reading ────────────────────────────────────────────────────────────────────────────────────────────────

/** The sequent of a text; what cannot be read is misuse that shows where. */
export const sequentOf = (text: string, notation: Notation = "organon", file?: string): Sequent => {
  try {
    return readNotation(notation, text);
  } catch (error) {
    if (error instanceof FormulaError) throw pointedAt(error, text, file);
    throw error;
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
export const sequentOfLine = (text: string, notation: Notation = "organon"): Sequent | BadLine => {
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
