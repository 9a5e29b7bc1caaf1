/**
 * People on four-option questions (DivLogicEval §4.2, “Human Study”): first statements that follow or do not, in signs; who answers
 * more than 80 % of them rightly counts on the questions in words. The paper's four people have 86.7 % on 60 questions.
 */
import { proportion, type Estimate } from "../estimate.ts";
import { meanEstimate } from "../mean.ts";
import { agreementOf, type Agreement } from "./validity.ts";

/** What one person answered: labels by the ids of what was asked. No `questions` where nobody was asked that far. */
export type PersonAnswers = {
  readonly name: string;
  readonly screening: ReadonlyMap<string, string>;
  readonly questions: ReadonlyMap<string, string>;
};

/** The right label of what was asked, and its question type. */
export type HumanKey = { readonly key: string; readonly type: string };

/** Keys by the ids of what was asked. */
export type HumanKeys = {
  readonly screening: ReadonlyMap<string, HumanKey>;
  readonly questions: ReadonlyMap<string, HumanKey>;
};

/** Who did how well. */
export type PersonOutcome = {
  readonly name: string;
  readonly screening: Estimate;
  /** More than 80 % of the screening right. */
  readonly passed: boolean;
  readonly accuracy: Estimate;
};

/** What came of a study: people one by one, and those who passed together. */
export type HumanOutcome = {
  readonly people: readonly PersonOutcome[];
  /** Over the questions, each with the share of those who passed that got it right: people of one question are no further questions. */
  readonly accuracy: Estimate;
  readonly byType: readonly { readonly type: string; readonly accuracy: Estimate }[];
  /** Each two people who passed, on the questions that both answered. */
  readonly agreement: readonly ({ readonly people: readonly [string, string] } & Agreement)[];
};

/** “Only those who achieved an accuracy greater than 80%” (§4.2). */
export const screeningBar = 0.8;

/** Judges all answers. Answers to what has no key are left out. */
export const humanOutcomeOf = (people: readonly PersonAnswers[], keys: HumanKeys): HumanOutcome => {
  const outcomes = people.map(({ name, screening, questions }): PersonOutcome => {
    const screened = shareRight(screening, keys.screening);
    return {
      name,
      screening: screened,
      passed: screened.value !== null && screened.value > screeningBar,
      accuracy: shareRight(questions, keys.questions),
    };
  });
  const passed = people.filter((_, i) => outcomes[i]?.passed);
  const types = [...new Set([...keys.questions.values()].map(({ type }) => type))].toSorted();
  return {
    people: outcomes,
    accuracy: accuracyOver(passed, keys.questions),
    byType: types.map((type) => ({
      type,
      accuracy: accuracyOver(passed, new Map([...keys.questions].filter(([, one]) => one.type === type))),
    })),
    agreement: passed.flatMap((one, i) =>
      passed.slice(i + 1).map((other) => ({
        people: [one.name, other.name] as const,
        ...agreementOf(
          [...one.questions].flatMap(([id, said]) => {
            const theirs = other.questions.get(id);
            return theirs === undefined ? [] : [[said, theirs] as const];
          }),
        ),
      })),
    ),
  };
};

const shareRight = (answers: ReadonlyMap<string, string>, keys: ReadonlyMap<string, HumanKey>): Estimate => {
  const asked = [...answers].flatMap(([id, said]) => {
    const known = keys.get(id);
    return known === undefined ? [] : [said === known.key];
  });
  return proportion(asked.filter(Boolean).length, asked.length);
};

const accuracyOver = (people: readonly PersonAnswers[], keys: ReadonlyMap<string, HumanKey>): Estimate =>
  meanEstimate(
    [...keys].flatMap(([id, { key }]) => {
      const said = people.flatMap(({ questions }) => questions.get(id) ?? []);
      return said.length === 0 ? [] : [said.filter((one) => one === key).length / said.length];
    }),
  );
