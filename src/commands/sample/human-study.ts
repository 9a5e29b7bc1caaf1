/**
 * People on four-option questions (DivLogicEval §4.2): a screening in signs and questions in words, drawn by a seed; what people are
 * given holds no answer key; and what came of their answers.
 */
import type { ProblemLine } from "#items/problem-line";
import { createRandom } from "#arguments/random";
import { symbolicTwin, optionLetters } from "#items/formats/choice";
import { misuse } from "#logic/error";
import { note, peopleSheet, readPeopleSheet, type Part, type Thing } from "#experiments/people/sheet";
import type { Annotator, Judgements } from "#scoring/people/agreement";
import { summarizeStudy, type HumanKey, type HumanOutcome } from "#scoring/people/human-study";
import { agreementTable, present, section, share, table } from "#reports/blocks";
import type { Document } from "#reports/document";
import { publishedPeople } from "#reports/divlogiceval/published";
import { count, shareText } from "#reports/numbers";

const screeningPart: Part = {
  columns: ["number", "id", "statements", "conclusion"],
  fields: [{ name: "answer", heading: "answer (true or false)", options: ["true", "false"] }],
  gaps: "not begun",
};

const questionsPart: Part = {
  columns: ["number", "id", "question"],
  fields: [{ name: "answer", heading: "answer (A, B, C or D)", options: ["A", "B", "C", "D"] }, note],
  gaps: "not begun",
};

const instructions = `First screening.csv: statements in symbols, and a conclusion. Answer true if the conclusion must be true
whenever all the statements are, and false if not.

  ¬A      A is not true
  A ∧ B   A is true, and so is B
  A ∨ B   A is true, or B, or both
  A → B   if A is true, so is B; where A is not true, nothing is said of B

Then questions.csv: the same in words. Answer with the letter of one option, from what stands there alone, likely or not. Work alone,
and answer every row; a note is for what you found unclear.
`;

const usualCount = 60;
/** Statements of the screening, half of them true; the paper tells no number. */
const screeningSize = 20;

type HumanStudyOptions = {
  /** How many questions in words; the paper's 60 where nothing is said. */
  readonly count?: number;
  readonly seed?: number;
};

type PersonSheets = { readonly name: string; readonly screening: string; readonly questions: string };

/**
 * Draws what is given to people, without an answer key: statements in symbols, of items that no question is of, and questions. Throws misuse where there
 * is too little to draw from.
 */
export const humanStudy = (
  items: readonly ProblemLine<"options">[],
  { count = usualCount, seed = 1 }: HumanStudyOptions = {},
) => {
  const random = createRandom(`people ${seed}`);
  const distinct = [...new Map(items.map((item) => [item.id, item])).values()];
  if (distinct.length < count) throw misuse(`${count} questions cannot be drawn from ${distinct.length}`);
  // As many of each type, in turn.
  const types = [...Map.groupBy(random.shuffle(distinct), ({ task }) => task).values()];
  const shuffled = distinct.flatMap((_, turn) => types.flatMap((own) => own[turn] ?? []));
  const asked = random.shuffle(shuffled.slice(0, count));
  const askedTwins = new Set(asked.map((item) => symbolicTwin(item).id));
  const others = shuffled.slice(count).filter((one) => !askedTwins.has(symbolicTwin(one).id));
  const statements = drawScreening(random.shuffle(others), screeningSize);
  const questions = asked.map((item) => ({ id: item.id, question: item.question }));
  const drawn = random.shuffle(statements);
  return {
    screening: drawn,
    questions,
    sheets: {
      screening: peopleSheet(screeningPart, drawn),
      questions: peopleSheet(questionsPart, questions),
    },
    instructions,
  };
};

const humanOutcome = (items: readonly ProblemLine<"options">[], people: readonly Annotator[]) => {
  const screening = new Map<string, HumanKey>();
  const questions = new Map<string, HumanKey>();
  const wanted = new Set(people.flatMap(({ judgements }) => [...judgements.keys()]));
  for (const item of items) {
    if (wanted.has(item.id))
      questions.set(item.id, { key: optionLetters[item.answer] ?? "", type: item.task });
    for (const [option, relation] of item.relations.entries()) {
      const id = statementId(item, option);
      if (wanted.has(id)) screening.set(id, { key: String(relation === "entailment"), type: item.task });
    }
  }
  return summarizeStudy(people, { screening, questions });
};

/**
 * What came of filled sheets. A person who has not begun is left out. Throws misuse for a row without an answer and for one that is of
 * none of these items.
 */
export const readHumanStudy = (items: readonly ProblemLine<"options">[], sheets: readonly PersonSheets[]) => {
  const known = new Set(
    items.flatMap((item) => [item.id, ...item.options.map((_, i) => statementId(item, i))]),
  );
  const people = sheets.flatMap(({ name, screening, questions }): readonly Annotator[] => {
    const read = (part: Part, sheet: string, text: string): Judgements =>
      readPeopleSheet(part, [`${name}, ${sheet}`, text], known).judgements;
    const screened = read(screeningPart, "screening", screening);
    if ([...screened.values()].every(({ answer }) => answer === "")) return [];
    return [{ name, judgements: new Map([...screened, ...read(questionsPart, "questions", questions)]) }];
  });
  if (people.length === 0) throw misuse("no screening is filled in");
  return humanOutcome(items, people);
};

/** The name of an option as a statement of its own. */
const statementId = ({ id }: ProblemLine<"options">, option: number): string => `${id}#${option + 1}`;

const drawScreening = (items: readonly ProblemLine<"options">[], wanted: number): readonly Thing[] => {
  const drawn: Thing[] = [];
  const left = { true: Math.ceil(wanted / 2), false: Math.floor(wanted / 2) };
  for (const item of items) {
    if (left.true + left.false === 0) break;
    const truth = left.true >= left.false ? "true" : "false";
    const option = item.relations.findIndex((relation) => (relation === "entailment") === (truth === "true"));
    if (option < 0) continue;
    left[truth] -= 1;
    drawn.push(buildStatement(item, option));
  }
  if (drawn.length < wanted)
    throw misuse(`a screening of ${wanted} statements needs as many other items`, "give more items");
  return drawn;
};

const buildStatement = (item: ProblemLine<"options">, option: number): Thing => {
  const formula = item.optionFormulas[option] ?? "";
  return {
    id: statementId(item, option),
    ...(item.conclusion === null
      ? { statements: item.premises.join("; "), conclusion: formula }
      : { statements: [...item.premises, formula].join("; "), conclusion: item.conclusion }),
  };
};

/** Each person, those who passed together, and how far each two agree. */
export const humanStudyDocument = ({ people, accuracy, byType, agreement }: HumanOutcome): Document => {
  const passed = people.filter((person) => person.passed).length;
  return {
    title: "People on the questions",
    facts: [
      `${count(passed)} of ${count(people.length)} passed the screening`,
      `Accuracy of those who passed: ${shareText(accuracy)}`,
      `the paper: ${publishedPeople.people} people, ${publishedPeople.questions} questions, ${publishedPeople.accuracy} %, without an interval`,
    ],
    sections: present([
      section(
        "people",
        "Each person",
        table(
          ["person", "screening", "passed", "accuracy"],
          people.map(({ name, screening, passed: did, accuracy: own }) => [
            name,
            share(screening),
            did ? "yes" : "no",
            own.n === 0 ? "not asked" : share(own),
          ]),
        ),
        { note: "passed: more than 80 % of the screening right" },
      ),
      section(
        "types",
        "By question type",
        table(
          ["questions", "accuracy"],
          [["all", share(accuracy)], ...byType.map(({ type, accuracy: own }) => [type, share(own)])],
        ),
        {
          note: "of those who passed; n is questions, each with the share of people who got it right, so that the interval is for these people",
        },
      ),
      agreement.length > 0 &&
        section(
          "agreement",
          "Agreement",
          agreementTable(
            "people",
            agreement.map(({ people: pair, ...agreed }) => [pair.join(", "), agreed]),
          ),
          { note: "Cohen's kappa over the four letters; none where both gave one answer only" },
        ),
    ]),
  };
};
