/**
 * The validity study (§4.4 of the ACL text): a share of some questions drawn for two annotators, and what came of their
 * sheets.
 */
import { createRandom } from "#arguments";
import { faultsOf, isProved, labelText, type Question } from "#items";
import { OrganonError } from "#logic";
import { pairSheets, readValiditySheet, validityPage, validitySheet, type JudgedItem } from "#report";
import { validityOf, type Annotation, type Validity } from "#scores";

/** How many questions are drawn, and by which seed. */
export type SampleOptions = {
  /** The share of the questions that is drawn, above 0 and at most 1; the papers' tenth where nothing is said. */
  readonly share?: number;
  /** The same seed draws the same questions. */
  readonly seed?: number | string;
  /** Annotators are not told the target answers: they answer, and c is whether that is the target. */
  readonly blind?: boolean;
};

/** What annotators get: one sheet, of which each fills in a copy, and the same as a page to click through. */
export type Sample = {
  /** Distinct questions, and those drawn. */
  readonly of: number;
  readonly drawn: readonly Question[];
  readonly sheet: string;
  readonly page: string;
};

const papersShare = 0.1;

/** Draws questions. Throws misuse where there are none. */
export const sample = (
  questions: Iterable<Question>,
  { share = papersShare, seed = 1, blind = false }: SampleOptions = {},
): Sample => {
  const distinct = [...new Map([...questions].map((question) => [question.id, question])).values()];
  if (distinct.length === 0) throw new OrganonError("misuse", "there are no questions to draw from");
  const drawn = createRandom(typeof seed === "number" ? `sample ${seed}` : seed)
    .shuffle(distinct)
    .slice(0, Math.max(1, Math.round(distinct.length * share)));
  const judged = drawn.map(judgedOf);
  const kind = blind ? "blind" : "told";
  return {
    of: distinct.length,
    drawn,
    sheet: validitySheet(judged, kind),
    page: validityPage(judged, `${seed} ${kind} ${drawn.length} ${drawn[0]?.id ?? ""}`, kind),
  };
};

/** How many of some questions a machine finds fault with. */
export const faultyAmong = (questions: readonly Question[]): number =>
  questions.filter((question) => isProved(question) && faultsOf(question.item).length > 0).length;

/** The right answers of questions as they stand on a sheet, by the questions' ids: yes and no, or letters. */
export const targetsOf = (questions: Iterable<Question>): ReadonlyMap<string, string> =>
  new Map([...questions].map(({ id, key }) => [id, labelText(key)]));

/** What two filled sheets say of the questions. Throws misuse for a question that is not among the known. */
export const readSheets = (
  sheets: readonly [name: string, text: string][],
  targets: ReadonlyMap<string, string>,
): Validity => {
  const [one, other, ...more] = sheets;
  if (one === undefined || other === undefined || more.length > 0)
    throw new OrganonError("misuse", `two filled sheets are read, not ${sheets.length}`);
  return validityOf(pairSheets(annotationsIn(one, targets), annotationsIn(other, targets)));
};

const annotationsIn = (
  [name, text]: readonly [string, string],
  targets: ReadonlyMap<string, string>,
): readonly Annotation[] => {
  try {
    const read = readValiditySheet(text, targets);
    if (read.length === 0) throw new OrganonError("misuse", "no question is answered");
    return read;
  } catch (error) {
    if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    throw new OrganonError("misuse", `${name}: ${error.message}`, { cause: error });
  }
};

const judgedOf = ({ id, text, key, answers }: Question): JudgedItem => ({
  id,
  question: text,
  answers: answers.map(({ label }) => label),
  target: labelText(key),
});
