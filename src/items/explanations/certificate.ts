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
  if (known === undefined) return [];
  const { judgement, sequent, words } = known;
  return line.task === "yes-no" && judgement.relation === "neutral"
    ? [sayRefutation(judgement.certificate, sequent, words), "So the conclusion does not follow."]
    : sayJudgement(judgement, sequent, words);
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
  const { style, lexicon, setting } = problem.line;
  if (style === "symbolic") return { judgement, sequent, words: undefined };
  // Letters of sentence banks are clauses with several forms; those of topics are as in other questions.
  const isOfBank = problem.kind === "options" && setting === null;
  const words = isOfBank
    ? firstForms(problem.line)
    : buildWords(lexicon, [...sequent.premises, sequent.conclusion]);
  return { judgement, sequent, words };
};

const firstForms = ({ lexicon }: ProblemLine): Words => {
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
  const known = line.relation === "neutral" ? readCertificate(line) : undefined;
  return known?.judgement.relation === "neutral"
    ? sayRefutation(known.judgement.certificate, known.sequent, known.words)
    : undefined;
};

/** The situation in which the premises are true and the conclusion is false. */
const sayRefutation = ({ refuting }: Interpretations, sequent: Sequent, words: Words | undefined): string =>
  `${sayInterpretation(refuting, sequent, false, words)} ${sayPremises(sequent, "but the conclusion is false")}`;

const sayPremises = ({ premises }: Sequent, rest: string): string => {
  if (premises.length === 0) return `Then ${rest.replace(/^(?:but|and so is) /, "")}.`;
  return `Then ${premises.length === 1 ? "the premise is" : "every premise is"} true, ${rest}.`;
};

/** The last sentences of a proof, by its conclusion. */
const closings = {
  entailment: "That is the conclusion, so it follows.",
  contradiction: "That denies the conclusion, so the premises rule it out.",
  inconsistent: "So the premises cannot all be true.",
} as const;

const sayInterpretations = (
  certificate: Interpretations,
  sequent: Sequent,
  words: Words | undefined,
): readonly string[] => [
  `${sayInterpretation(certificate.satisfying, sequent, true, words)} ${sayPremises(sequent, "and so is the conclusion")}`,
  sayRefutation(certificate, sequent, words),
  "So the conclusion may be true or false.",
];
