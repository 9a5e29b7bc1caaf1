/**
 * What premises say of a conclusion, with a derivation or interpretations that show it, and what it took; told in English
 * where that is wanted, and decided by a referee, too, where one is handed in.
 */
import { withDefaults } from "#logic/with-defaults";
import {
  writeDerivationCertificate,
  writeInterpretations,
  type WrittenCertificate,
} from "#arguments/written-certificate";
import type { Judgement, Sequent } from "#logic/certificate";
import { decide, defaultDecisionLimits, type DecisionLimits } from "#logic/decide";
import { FormulaError, misuse, OrganonError } from "#logic/error";
import { readNotation, type Notation } from "#logic/notations/notations";
import type { Referee } from "#logic/z3";

export type ProveOptions = {
  readonly limits?: DecisionLimits;
  /** Put the certificate into English, with words of this lexicon for the letters where one is named. */
  readonly english?: { readonly lexicon?: string };
  readonly referee?: Referee;
};

/** Decides how premises bear on a conclusion, and shows why. */
export const prove = async (sequent: Sequent, { limits = {}, english, referee }: ProveOptions = {}) => {
  const began = performance.now();
  const judgement = decide(sequent, limits);
  const milliseconds = Math.round((performance.now() - began) * 1000) / 1000;
  const second = await referee?.relation(sequent);
  const isDecided = judgement.relation !== "undecided" && second !== "undecided";
  const disagrees = second !== undefined && isDecided && second !== judgement.relation;
  return {
    judgement,
    /** As it is written to files; null where the search met its limits. */
    certificate: writeCertificate(judgement),
    milliseconds,
    english: english && (await describeJudgement(judgement, sequent, english.lexicon)),
    referee: second && {
      relation: second,
      disagrees,
      /** The referee's evidence, if it disagrees. */
      grounds: disagrees ? ((await referee?.judge(sequent))?.grounds ?? []) : [],
    },
  };
};

const describeJudgement = async (judgement: Judgement, sequent: Sequent, lexicon: string | undefined) => {
  const { sayJudgement } = await import("#items/explanations/certificate");
  if (lexicon === undefined) return sayJudgement(judgement, sequent);
  const [{ findWords }, { findLexicon }] = await Promise.all([
    import("#items/wording"),
    import("#language/lists"),
  ]);
  return sayJudgement(judgement, sequent, findWords(sequent, findLexicon(lexicon)));
};

/** A proof as the contract's one line. */
export const proofDocument = (
  { judgement, certificate, milliseconds, english, referee }: Awaited<ReturnType<typeof prove>>,
  limits: DecisionLimits = {},
): object => {
  const isUndecided = judgement.relation === "undecided";
  return {
    relation: judgement.relation,
    certificate,
    reason: isUndecided ? judgement.reason : undefined,
    spent: isUndecided ? { milliseconds, ...withDefaults(defaultDecisionLimits, limits) } : { milliseconds },
    english,
    referee: referee && {
      name: "z3",
      relation: referee.relation,
      grounds: referee.disagrees ? referee.grounds : undefined,
    },
  };
};

const writeCertificate = (judgement: Judgement): WrittenCertificate | null => {
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

export const parseArgument = (text: string, notation: Notation = "organon", file?: string): Sequent => {
  try {
    return readNotation(notation, text);
  } catch (error) {
    if (error instanceof FormulaError) throw pointAtError(error, text, file);
    throw error;
  }
};

const pointAtError = (error: FormulaError, text: string, file: string | undefined): OrganonError => {
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
  return misuse(`${what}\n  ${part}\n  ${" ".repeat(column - 1 - from)}^`, error.hint, error);
};

/** Characters shown on either side of the trouble. */
const shown = 40;
