/**
 * People on four-option questions (DivLogicEval §4.2, “Human Study”): first statements that follow or do not, in signs; who answers
 * more than 80 % of them rightly counts on the questions in words. The paper's four people have 86.7 % on 60 questions.
 */
import {
  compareJudgements,
  type Agreement,
  type Annotator,
  type Answers,
  type Judgements,
} from "./agreement.ts";
import { meanEstimate, estimateShare, type Estimate } from "../estimate.ts";

/** The right label of what was asked, and its question type. */
export type HumanKey = { readonly key: string; readonly type: string };

/** Keys by the ids of what was asked. */
type HumanKeys = {
  readonly screening: ReadonlyMap<string, HumanKey>;
  readonly questions: ReadonlyMap<string, HumanKey>;
};

/** Who did how well. */
type PersonOutcome = {
  readonly name: string;
  readonly screening: Estimate;
  /** More than 80 % of the screening right. */
  readonly passed: boolean;
  readonly accuracy: Estimate;
};

/** The outcome of a study: people one by one, and those who passed together. */
export type HumanOutcome = {
  readonly people: readonly PersonOutcome[];
  /** Over the questions, each with the share of those who passed that got it right: people of one question are no further questions. */
  readonly accuracy: Estimate;
  readonly byType: readonly { readonly type: string; readonly accuracy: Estimate }[];
  /** Each two people who passed, on the questions that both answered. */
  readonly agreement: readonly ({ readonly people: readonly [string, string] } & Agreement)[];
};

/** “Only those who achieved an accuracy greater than 80%” (§4.2). */
const screeningBar = 0.8;

/** Judges all answers. Answers to what has no key are left out. */
export const summarizeStudy = (people: readonly Annotator[], keys: HumanKeys): HumanOutcome => {
  const outcomes = people.map(({ name, judgements }): PersonOutcome => {
    const screened = shareRight(judgements, keys.screening);
    return {
      name,
      screening: screened,
      passed: screened.value !== null && screened.value > screeningBar,
      accuracy: shareRight(judgements, keys.questions),
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
      passed
        .slice(i + 1)
        .map((other) => ({
          people: [one.name, other.name] as const,
          ...compareJudgements(one.judgements, other.judgements, (answers, id) =>
            keys.questions.has(id) ? readLabel(answers) : undefined,
          ),
        })),
    ),
  };
};

const readLabel = ({ answer }: Answers = {}): string | undefined => (answer === "" ? undefined : answer);

const shareRight = (judgements: Judgements, keys: ReadonlyMap<string, HumanKey>): Estimate => {
  const right = [...keys].flatMap(([id, { key }]) => {
    const label = readLabel(judgements.get(id));
    return label === undefined ? [] : [label === key];
  });
  return estimateShare(right, Boolean);
};

const accuracyOver = (people: readonly Annotator[], keys: ReadonlyMap<string, HumanKey>): Estimate =>
  meanEstimate(
    [...keys].flatMap(([id, { key }]) => {
      const labels = people.flatMap(({ judgements }) => readLabel(judgements.get(id)) ?? []);
      return labels.length === 0 ? [] : [labels.filter((one) => one === key).length / labels.length];
    }),
  );
