/**
 * Certificates told to people: the derivation as numbered prose with the words that close it, or the two worlds
 * that leave a conclusion open.
 */
import type { Clause, Words } from "#language/words";
import type { Interpretations, Judgement, Sequent } from "#logic/certificate";
import { misuse } from "#logic/error";
import { toSequent } from "../problem.ts";
import type { ProblemLine } from "../problem-line.ts";
import { toProblem } from "../to-problem.ts";
import { buildWords } from "../item-words.ts";
import { readJudgement } from "#arguments/written-certificate";
import { sayDerivation } from "./derivation.ts";
import { sayInterpretation } from "./interpretation.ts";

/**
 * The certificate of a line's key in its own words, as lines of text; a wordless line is told in letters. Of a four-option item it is
 * that of one option, the right one where none is named, with each letter in its first sentence. Misuse for formulas that cannot be
 * parsed; nothing where the certificate is none of its relation.
 */
export const sayCertificate = (line: ProblemLine, option?: number): readonly string[] => {
  const known = readCertificate(line, option);
  return known === undefined ? [] : sayJudgement(known.judgement, known.sequent, known.words);
};

const readCertificate = (line: ProblemLine, option?: number) => {
  const problem = toProblem(line);
  if (problem === undefined) return undefined;
  if ("fault" in problem) throw misuse(problem.fault);
  const place = problem.kind === "options" ? (option ?? problem.line.answer) : 0;
  const claim = problem.claims.filter(({ certified }) => certified !== undefined)[place];
  const judgement = claim?.certified && readJudgement(claim.holds[0], claim.certified.certificate);
  if (claim === undefined || judgement === undefined) return undefined;
  const sequent = toSequent(problem, claim);
  if (problem.kind === "options") return { judgement, sequent, words: firstForms(problem.line) };
  const { style, lexicon } = problem.line;
  const { premises } = problem;
  const words = style === "symbolic" ? undefined : buildWords(lexicon, [...premises, claim.formula]);
  return { judgement, sequent, words };
};

const firstForms = ({ lexicon, style }: ProblemLine<"options">): Words | undefined => {
  if (style === "symbolic") return undefined;
  const propositions = new Map<string, Clause>();
  for (const { letter, text, denied } of lexicon)
    if (!propositions.has(letter)) propositions.set(letter, { yes: text, no: denied ?? "" });
  return { propositions, predicates: new Map(), relations: new Map(), constants: new Map() };
};

/** The certificate of a judgement; of an undecided one there is none, and the reason is given. */
export const sayJudgement = (judgement: Judgement, sequent: Sequent, words?: Words): readonly string[] => {
  switch (judgement.relation) {
    case "undecided":
      return [judgement.reason];
    case "neutral":
      return sayInterpretations(judgement.certificate, sequent, words);
    default:
      return [...sayDerivation(judgement.certificate, words), closings[judgement.relation]];
  }
};

/** The countermodel of a yes/no question in its own words; undefined where its certificate has none. */
export const sayCounterexample = (line: ProblemLine<"rule">): string | undefined => {
  if (line.relation !== "neutral" || line.premises.length === 0) return undefined;
  const known = readCertificate(line);
  if (known?.judgement.relation !== "neutral") return undefined;
  const { judgement, sequent, words } = known;
  const formulas = [...sequent.premises, sequent.conclusion];
  const world = sayInterpretation(judgement.certificate.refuting, formulas, words);
  return `${world} In that case ${premisesAre(sequent)} true, but the conclusion is false.`;
};

const premisesAre = ({ premises }: Sequent): string =>
  premises.length === 1 ? "the premise is" : "every premise is";

/** The last sentences of a proof, by its conclusion. */
const closings = {
  entailment: "That is the conclusion, so it follows.",
  contradiction: "That denies the conclusion, so the premises rule it out.",
  inconsistent: "So the premises cannot all be true.",
} as const;

const sayInterpretations = (
  { satisfying, refuting }: Interpretations,
  sequent: Sequent,
  words: Words | undefined,
): readonly string[] => {
  const { premises, conclusion } = sequent;
  const formulas = [...premises, conclusion];
  const [first, second, moral] =
    premises.length === 0
      ? ["what is asked is true.", "what is asked is false.", "So it may be true or false."]
      : [
          `${premisesAre(sequent)} true, and so is the conclusion.`,
          `${premisesAre(sequent)} true as well, but the conclusion is false.`,
          "So the premises leave the conclusion open.",
        ];
  return [
    `${sayInterpretation(satisfying, formulas, words)} In that case ${first}`,
    `${sayInterpretation(refuting, formulas, words)} In that case ${second}`,
    moral,
  ];
};
