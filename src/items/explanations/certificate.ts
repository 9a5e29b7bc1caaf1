/**
 * Certificates told to people: the derivation as numbered prose with the words that close it, or the two worlds
 * that leave a conclusion open.
 */
import { natural, plain, type Clause, type Style, type Words } from "#language";
import { parse, type Derivation, type Interpretations, type Judgement, type Sequent } from "#logic";
import type { ChoiceItem } from "../formats/choice.ts";
import type { Item } from "../item.ts";
import { wordsOf } from "../verify.ts";
import { readDerivation, readInterpretations } from "#arguments";
import { sayDerivation } from "./derivation.ts";
import { sayInterpretation } from "./interpretation.ts";

/** What a certificate is told from. */
export type Certified = Pick<
  Item,
  "premises" | "conclusion" | "style" | "lexicon" | "certificate" | "relation"
>;

/** An item's certificate in its own words, as lines of text; a wordless item is told in letters. */
export const sayCertificate = (item: Certified): readonly string[] => {
  const sequent = { premises: item.premises.map((text) => parse(text)), conclusion: parse(item.conclusion) };
  const formulas = [...sequent.premises, sequent.conclusion];
  const words = item.style === "symbolic" ? undefined : wordsOf(item.lexicon, formulas);
  const { certificate, relation } = item;
  const style = item.style === natural.name || item.style === "varied" ? natural : plain;
  if (certificate.kind === "derivation")
    return sayProof(
      readDerivation(certificate.steps),
      relation === "contradiction" ? "contradiction" : "entailment",
      words,
      style,
    );
  return sayWorlds(readInterpretations(certificate), sequent, words, style);
};

/**
 * The certificate of one option of a four-option item, the right one where none is named, each letter in its first sentence: how the
 * passage bears on it, or, of a missing premise, how both bear on the conclusion.
 */
export const sayChoiceCertificate = (item: ChoiceItem, option = item.answer): readonly string[] => {
  const [formula, certificate, relation] = [
    item.optionFormulas[option],
    item.certificates[option],
    item.relations[option],
  ];
  if (formula === undefined || certificate === undefined || relation === undefined) return [];
  const passage = item.goal === null ? item.propositions : [...item.propositions, formula];
  const sequent: Sequent = {
    premises: passage.map((text) => parse(text)),
    conclusion: parse(item.goal ?? formula),
  };
  const words = item.language === "symbolic" ? undefined : firstForms(item);
  return certificate.kind === "derivation"
    ? sayProof(
        readDerivation(certificate.steps),
        relation === "contradiction" ? "contradiction" : "entailment",
        words,
      )
    : sayWorlds(readInterpretations(certificate), sequent, words);
};

const firstForms = ({ forms }: ChoiceItem): Words => {
  const propositions = new Map<string, Clause>();
  for (const { letter, text, denied } of forms)
    if (!propositions.has(letter)) propositions.set(letter, { yes: text, no: denied });
  return { propositions, predicates: new Map(), relations: new Map(), constants: new Map() };
};

/** The certificate of a judgement; of an undecided one there is none, and the reason is given. */
export const sayJudgement = (judgement: Judgement, sequent: Sequent, words?: Words): readonly string[] => {
  switch (judgement.relation) {
    case "undecided":
      return [judgement.reason];
    case "neutral":
      return sayWorlds(judgement.certificate, sequent, words);
    default:
      return sayProof(judgement.certificate, judgement.relation, words);
  }
};

const sayProof = (
  derivation: Derivation,
  relation: "entailment" | "contradiction" | "inconsistent",
  words: Words | undefined,
  style?: Style,
): readonly string[] => {
  const closing = {
    entailment: "That is the conclusion, so it follows.",
    contradiction: "That denies the conclusion, so the premises rule it out.",
    inconsistent: "So the premises cannot all be true.",
  }[relation];
  return [...sayDerivation(derivation, words, style), closing];
};

const sayWorlds = (
  { satisfying, refuting }: Interpretations,
  { premises, conclusion }: Sequent,
  words: Words | undefined,
  style?: Style,
): readonly string[] => {
  const formulas = [...premises, conclusion];
  const [first, second, moral] =
    premises.length === 0
      ? ["what is asked is true.", "what is asked is false.", "So it may be true or false."]
      : [
          `${premises.length === 1 ? "the premise is" : "every premise is"} true, and so is the conclusion.`,
          `${premises.length === 1 ? "the premise is" : "every premise is"} true as well, but the conclusion is false.`,
          "So the premises leave the conclusion open.",
        ];
  return [
    `${sayInterpretation(satisfying, formulas, words, style)} In that case ${first}`,
    `${sayInterpretation(refuting, formulas, words, style)} In that case ${second}`,
    moral,
  ];
};
