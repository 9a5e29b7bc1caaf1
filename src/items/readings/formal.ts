/**
 * Sets that give formulas: FOLIO, FLD, logical-entailment. Slips of the pen in FOLIO's are mended and named. And LogicInference (Ontañón et
 * al. 2022, `rules.py` of its generator): in signs, where a quantifier reaches as far as its bracket ("forall x: P(x) -> Q(x)"), or in
 * English, whose templates LogicAsker took over. From premises that cannot all be true its keys infer anything.
 */
import { FormulaError } from "#logic/error";
import { readFld, readFldFacts } from "#logic/notations/fld";
import { readNotation, readParts } from "#logic/notations/notations";
import type { Question } from "../question.ts";
import { createUnread, type ReadQuestion, type Reading, type UnreadQuestion } from "./reading.ts";
import { combineReadings, readSentence, toShape } from "./logicasker.ts";

export const readFolio: ReadQuestion = (question) =>
  formal(question, ({ premises, conclusion }) => {
    const read = (repair: boolean) => readParts("folio", premises, conclusion, { repair });
    try {
      return { kind: "sequent", sequent: read(false).sequent };
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      const { sequent, repairs } = read(true);
      return { kind: "sequent", sequent, repairs: repairs.length === 0 ? ["mended"] : repairs };
    }
  });

export const readFldQuestion: ReadQuestion = (question) =>
  formal(question, ({ premises, conclusion }) => ({
    kind: "sequent",
    sequent: { premises: premises.flatMap(readFldFacts), conclusion: readFld(conclusion) },
  }));

export const readLogicalEntailment: ReadQuestion = ({ premises = [], conclusion = "" }) =>
  catchFaults(() => ({
    kind: "sequent",
    sequent: readNotation("entailment", `${premises.join(" & ")},${conclusion}`),
  }));

const formal = (
  { formulas }: Question,
  read: (formulas: NonNullable<Question["formulas"]>) => Reading,
): Reading | UnreadQuestion =>
  formulas === undefined ? createUnread("it gives no formulas") : catchFaults(() => read(formulas));

const catchFaults = (read: () => Reading): Reading | UnreadQuestion => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return createUnread(error.message.replaceAll(/“[^”]*”/g, "“…”").replace(/ \(column \d+\)$/, ""));
  }
};

export const readLogicInference: ReadQuestion = ({ text }) => {
  const { premises, signs, english } = frame.exec(text)?.groups ?? {};
  if (premises === undefined) return createUnread("it is not in the generator's frame");
  const sentences = premises.split(/\.\s+/);
  if (signs !== undefined)
    return catchFaults(() => ({ kind: "sequent", sequent: readParts("colon", sentences, signs).sequent }));
  const readings = [...sentences, english ?? ""].map((sentence) => ({
    sentence,
    found: readSentence(sentence),
  }));
  const unknown = readings.find(({ found }) => found.length === 0);
  if (unknown !== undefined) return createUnread(`a sentence fits no template: ${toShape(unknown.sentence)}`);
  return combineReadings(readings.map(({ found }) => found));
};

const frame =
  /^Consider the following premises[.:]\s+(?<premises>.+?)\.?\s+Can we infer (?:the following from them\?\s*(?:If we can,[^:]*:\s*)?(?<english>[^.?!\n]+)|(?<signs>.+?) from them\?)/s;
