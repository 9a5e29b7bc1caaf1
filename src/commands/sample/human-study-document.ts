/** The study of people (DivLogicEval §4.2), told: each person, those who passed together, and how far each two agree. */
import type { HumanOutcome } from "#scoring/people/human-study";
import { agreementTable, present, section, share, table } from "#reports/blocks";
import type { Document } from "#reports/document";
import { publishedPeople } from "#reports/divlogiceval/published";
import { count, shareText } from "#reports/numbers";

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
