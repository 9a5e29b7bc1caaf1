/**
 * People on four-option questions (DivLogicEval §4.2): a screening in signs and questions in words, drawn by a seed; what people are
 * given tells no key; and what came of their answers, from sheets or from a page.
 */
import { createRandom } from "#arguments";
import { optionLetters, rotated, symbolicTwin, type ChoiceItem } from "#items";
import { OrganonError } from "#logic";
import {
  humanInstructions,
  humanSheet,
  readHumanSheet,
  readScreeningSheet,
  screeningSheet,
  type HumanQuestion,
  type ScreeningQuestion,
} from "#report";
import { humanOutcomeOf, type HumanKey, type HumanOutcome, type PersonAnswers } from "#scores";

export type HumanStudyOptions = {
  /** How many questions in words; the paper's 60 where nothing is said. */
  readonly count?: number;
  /** How many statements of the screening, half of them true; 20 where nothing is said, the paper tells no number. */
  readonly screening?: number;
  /** The same seed draws the same. */
  readonly seed?: number;
};

/** What is given to people; nothing in it tells a key. */
export type HumanStudyKit = {
  /** Statements in signs, of items that no question is of. */
  readonly screening: readonly ScreeningQuestion[];
  readonly questions: readonly HumanQuestion[];
  readonly sheets: { readonly screening: string; readonly questions: string };
  readonly instructions: string;
};

/** One person's filled sheets. */
export type PersonSheets = { readonly name: string; readonly screening: string; readonly questions: string };

/**
 * Draws a study. `unpolished` is where the screening comes from; without it, what of `items` is not asked. Throws misuse where there
 * is too little to draw from.
 *
 * @example
 * const items = [...choiceItems(choiceSuite({ perType: 10 }))];
 * const { screening, questions } = humanStudy(items, { count: 6, screening: 4 });
 * [screening.length, questions.length]; // → [4, 6]
 */
export const humanStudy = (
  items: readonly ChoiceItem[],
  { count = 60, screening = 20, seed = 1 }: HumanStudyOptions = {},
  unpolished?: readonly ChoiceItem[],
): HumanStudyKit => {
  const random = createRandom(`people ${seed}`);
  const distinct = [...new Map(items.map((item) => [item.id, item])).values()];
  if (distinct.length < count)
    throw new OrganonError("misuse", `${count} questions cannot be drawn from ${distinct.length}`);
  const shuffled = random.shuffle(distinct);
  const asked = shuffled.slice(0, count);
  const askedTwins = new Set(asked.map((item) => symbolicTwin(item).id));
  const others = (unpolished ?? shuffled.slice(count)).filter(
    (item) => !askedTwins.has(symbolicTwin(item).id),
  );
  const statements = screeningFrom(random.shuffle(others), screening);
  const questions = asked.map((item) => ({ id: item.id, text: rotated(item, 0).text }));
  const drawn = random.shuffle(statements);
  return {
    screening: drawn,
    questions,
    sheets: { screening: screeningSheet(drawn), questions: humanSheet(questions) },
    instructions: humanInstructions("screening.csv", "questions.csv"),
  };
};

/** What came of answers that are there already, as of a page. Answers to other items than these are left out. */
export const humanOutcome = (
  items: readonly ChoiceItem[],
  people: readonly PersonAnswers[],
): HumanOutcome => {
  const screening = new Map<string, HumanKey>();
  const questions = new Map<string, HumanKey>();
  const wanted = new Set(
    people.flatMap((person) => [...person.screening.keys(), ...person.questions.keys()]),
  );
  for (const item of items) {
    if (wanted.has(item.id))
      questions.set(item.id, { key: optionLetters[item.answer] ?? "", type: item.type });
    for (const [option, relation] of item.relations.entries()) {
      const id = statementId(item, option);
      if (wanted.has(id)) screening.set(id, { key: String(relation === "entailment"), type: item.type });
    }
  }
  return humanOutcomeOf(people, { screening, questions });
};

/**
 * What came of filled sheets. Who has not begun is left out. Throws misuse for a row without an answer and for one that is of none of
 * these items.
 */
export const readHumanStudy = (
  items: readonly ChoiceItem[],
  sheets: readonly PersonSheets[],
): HumanOutcome => {
  const known = new Set(
    items.flatMap((item) => [item.id, ...item.options.map((_, i) => statementId(item, i))]),
  );
  const people = sheets.flatMap(({ name, screening, questions }): readonly PersonAnswers[] => {
    const screened = labelsOf(`${name}, screening`, () => readScreeningSheet(screening), known);
    if (screened === undefined) return [];
    const answered = labelsOf(`${name}, questions`, () => readHumanSheet(questions), known);
    return [{ name, screening: screened, questions: answered ?? new Map<string, string>() }];
  });
  if (people.length === 0) throw new OrganonError("misuse", "no screening is filled in");
  return humanOutcome(items, people);
};

const labelsOf = (
  place: string,
  read: () => ReadonlyMap<string, string> | undefined,
  known: ReadonlySet<string>,
): ReadonlyMap<string, string> | undefined => {
  try {
    const labels = read();
    const strange = [...(labels?.keys() ?? [])].find((id) => !known.has(id));
    if (strange !== undefined) throw new OrganonError("misuse", `${strange} is of none of the items given`);
    return labels;
  } catch (error) {
    if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    throw new OrganonError("misuse", `${place}: ${error.message}`, { cause: error });
  }
};

/** The name of an option as a statement of its own. */
const statementId = ({ id }: ChoiceItem, option: number): string => `${id}#${option + 1}`;

/** One statement an item, half of them true. */
const screeningFrom = (items: readonly ChoiceItem[], wanted: number): readonly ScreeningQuestion[] => {
  const drawn: ScreeningQuestion[] = [];
  const left = { true: Math.ceil(wanted / 2), false: Math.floor(wanted / 2) };
  for (const item of items) {
    if (left.true + left.false === 0) break;
    const truth = left.true >= left.false ? "true" : "false";
    const option = item.relations.findIndex((relation) => (relation === "entailment") === (truth === "true"));
    if (option < 0) continue;
    left[truth] -= 1;
    drawn.push(statementOf(item, option));
  }
  if (drawn.length < wanted)
    throw new OrganonError("misuse", `a screening of ${wanted} statements needs as many other items`, {
      hint: "give more items, or fewer statements",
    });
  return drawn;
};

/** Whether the option follows from the passage; of a missing premise, whether with it the goal does. */
const statementOf = (item: ChoiceItem, option: number): ScreeningQuestion => {
  const formula = item.optionFormulas[option] ?? "";
  return {
    id: statementId(item, option),
    ...(item.goal === null
      ? { premises: item.propositions, conclusion: formula }
      : { premises: [...item.propositions, formula], conclusion: item.goal }),
  };
};
