/**
 * The validity study (§4.4 of the ACL text): two people judge a sample of the questions by the papers' three questions. Yes means no
 * objection. On a blind sheet the target answer is missing: the annotator answers, and c is whether that is the target.
 */
import { createRandom } from "#arguments/random";
import { labelText, type Question } from "#items/question";
import { misuse } from "#logic/error";
import { note, peopleSheet, readPeopleSheet, readSheet, yesOrNo, type Part, type Thing } from "./sheet.ts";
import type { Annotator } from "#scoring/people/agreement";
import { summarizeValidity, validityQuestions, type Validity } from "#scoring/people/validity";
import { requireSameThings } from "./same-things.ts";
import { agreementTable, number, section, table } from "#reports/blocks";
import type { Cell, Document } from "#reports/document";
import { shareText } from "#reports/numbers";

const objections = validityQuestions.map(({ key, text }) => ({
  name: key,
  heading: `${key}) ${text} (yes or no)`,
  options: yesOrNo,
}));

const withTargets: Part = {
  columns: ["number", "id", "question", "target answer"],
  fields: [...objections, note],
};

const blindPart = (questions: readonly Question[]): Part => {
  const labels = [...new Set(questions.flatMap(({ answers }) => answers.map(({ label }) => label)))];
  const own = { name: "answer", heading: `answer (${labels.join(", ")})`, options: labels };
  return {
    columns: ["number", "id", "question"],
    fields: [own, ...objections.filter(({ name }) => name !== "c"), note],
  };
};

const buildThing = ({ id, text, key }: Question): Thing => ({
  id,
  question: text,
  "target answer": labelText(key),
});

type SampleOptions = {
  /** The share of the questions that is drawn, above 0 and at most 1; the papers' tenth where nothing is said. */
  readonly share?: number;
  readonly seed?: number | string;
  /** Annotators are not told the target answers: they answer, and c is whether that is the target. */
  readonly blind?: boolean;
};

const papersShare = 0.1;

/** Draws questions: a sheet, of which each annotator fills in a copy. Throws misuse where there are none. */
export const sample = (
  questions: Iterable<Question>,
  { share = papersShare, seed = 1, blind = false }: SampleOptions = {},
) => {
  const distinct = [...new Map([...questions].map((question) => [question.id, question])).values()];
  if (distinct.length === 0) throw misuse("there are no questions to draw from");
  const drawn = createRandom(typeof seed === "number" ? `sample ${seed}` : seed)
    .shuffle(distinct)
    .slice(0, Math.max(1, Math.round(distinct.length * share)));
  const part = blind ? blindPart(drawn) : withTargets;
  return { of: distinct.length, drawn, sheet: peopleSheet(part, drawn.map(buildThing)) };
};

/** Reads two filled sheets about the questions. Throws misuse for a question that is not among these, and for sheets of different ones. */
export const readSheets = (
  sheets: readonly [name: string, text: string][],
  questions: readonly Question[],
): Validity => {
  if (sheets.length !== 2) throw misuse(`two filled sheets are read, not ${sheets.length}`);
  const targets = new Map(questions.map(({ id, key }) => [id, labelText(key)]));
  const [one, other] = sheets.map(([name, text]): Annotator => {
    const isBlind = readSheet(text)[0]?.cells.some((cell) => /^answer\b/i.test(cell.trim())) ?? false;
    const part = isBlind ? blindPart(questions) : withTargets;
    const { judgements } = readPeopleSheet(part, [name, text], new Set(targets.keys()));
    const withC = [...judgements].map(([id, answers]) => {
      const c = answers["answer"] === targets.get(id) ? "yes" : "no";
      return [id, isBlind ? { ...answers, c } : answers] as const;
    });
    return { name, judgements: new Map(withC) };
  });
  requireSameThings([one!, other!]);
  return summarizeValidity(one!.judgements, other!.judgements);
};

export const validityDocument = ({ n, invalid, valid, atLeast, agreement, answers }: Validity): Document => {
  const ofAll = (value: number): Cell => ({ kind: "percent", value: value / Math.max(1, n), digits: 2 });
  const cases = table(
    ["", ...keys],
    [
      ["count", ...keys.map((key) => number(invalid[key]))],
      ["percentage", ...keys.map((key) => ofAll(invalid[key]))],
    ],
  );
  const agreed = (["a", "b", "c", "valid"] as const).map(
    (key) => [key === "valid" ? "a, b and c together" : key, agreement[key]] as const,
  );
  const own = answers === undefined ? [] : [["own answers", answers] as const];
  return {
    title: "Validity of the questions",
    facts: [
      `Valid: ${shareText(valid)}`,
      `with 95 % confidence at least ${hundredths(atLeast.wald)} by Wald's bound, as the papers have it; ${hundredths(atLeast.exact)} exactly (Clopper and Pearson)`,
    ],
    sections: [
      section("invalid", "Invalid cases", [cases]),
      section(
        "agreement",
        "Agreement of the two annotators",
        agreementTable("question", [...agreed, ...own]),
        { note: "Cohen's kappa; none where both gave one answer only" },
      ),
    ],
  };
};

const keys = ["a", "b", "c", "total"] as const;

/** Per cent with two decimals, as Table 5 has them. */
const hundredths = (value: number): string => `${(100 * value).toFixed(2)} %`;
