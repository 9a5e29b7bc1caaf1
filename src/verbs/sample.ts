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
  { share = papersShare, seed = 1 }: SampleOptions = {},
): Sample => {
  const distinct = [...new Map([...questions].map((question) => [question.id, question])).values()];
  if (distinct.length === 0) throw new OrganonError("misuse", "there are no questions to draw from");
  const drawn = createRandom(typeof seed === "number" ? `sample ${seed}` : seed)
    .shuffle(distinct)
    .slice(0, Math.max(1, Math.round(distinct.length * share)));
  const judged = drawn.map(judgedOf);
  return {
    of: distinct.length,
    drawn,
    sheet: validitySheet(judged),
    page: validityPage(judged, `${seed} ${drawn.length} ${drawn[0]?.id ?? ""}`),
  };
};

/** How many of some questions a machine finds fault with. */
export const faultyAmong = (questions: readonly Question[]): number =>
  questions.filter((question) => isProved(question) && faultsOf(question.item).length > 0).length;

/** What two filled sheets say of the questions. Throws misuse for a question that is not among the known. */
export const readSheets = (
  sheets: readonly [name: string, text: string][],
  known: ReadonlySet<string>,
): Validity => {
  const [one, other, ...more] = sheets;
  if (one === undefined || other === undefined || more.length > 0)
    throw new OrganonError("misuse", `two filled sheets are read, not ${sheets.length}`);
  return validityOf(pairSheets(annotationsIn(one, known), annotationsIn(other, known)));
};

const annotationsIn = (
  [name, text]: readonly [string, string],
  known: ReadonlySet<string>,
): readonly Annotation[] => {
  try {
    const read = readValiditySheet(text);
    if (read.length === 0) throw new OrganonError("misuse", "no question is answered");
    const strange = read.find(({ id }) => !known.has(id));
    if (strange) throw new OrganonError("misuse", `the question ${strange.id} is not in the items' file`);
    return read;
  } catch (error) {
    if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    throw new OrganonError("misuse", `${name}: ${error.message}`, { cause: error });
  }
};

const judgedOf = ({ id, text, key }: Question): JudgedItem => ({
  id,
  question: text,
  label: labelText(key) === "yes" ? "yes" : "no",
});
