/**
 * Which premises are needed: the goal, or that it is false, follows from some of the premises and from no fewer of them. The
 * key is the only minimal core, which the problem proves.
 */
import { questionAbout, type Task } from "./task.ts";

export const neededPremisesTask: Task = {
  name: "premises",
  answer: {
    kind: "labels",
    labels: (shown) => labelsOf(shown),
    chance: () => null,
    // Most are not needed, so that those which neither names do not count.
    credit: (both, either) => (either === 0 ? 1 : both / either),
  },
  title: (goal) => `What is needed: ${goal}`,
  marks: ["Together they settle whether the following is true: "],
  wants: "distractor",
  turns: [["entailment", "contradiction"]],
  ask: (said) => {
    const { problem, goal } = said;
    return {
      text: questionAbout(
        said,
        [
          `Together they settle whether the following is true: ${goal}`,
          "Which of the premises are needed for that? Some may be left out, and it is settled all the same.",
          'Name the numbers of all that are needed and of no others, in one last line such as "Answer: 2, 5".',
        ].join("\n"),
      ),
      answers: labelsOf(said).map((label) => ({ label })),
      key: problem.core.map((place) => String(place + 1)),
    };
  },
};

const labelsOf = ({ premises }: { readonly premises: readonly unknown[] }): readonly string[] =>
  premises.map((_, i) => String(i + 1));
