/**
 * Which premises are needed: the goal, or that it is false, follows from some of the premises and from no fewer of them. The
 * key is the only minimal core, which the problem proves.
 */
import { questionAbout, textsOf, type Task } from "./task.ts";

const { about, asks } = textsOf("premises");

export const neededPremisesTask: Task = {
  ...about,
  answer: {
    kind: "labels",
    labels: (shown) => labelsOf(shown),
    chance: () => null,
    // Most are not needed, so that those which neither names do not count.
    credit: (both, either) => (either === 0 ? 1 : both / either),
  },
  wants: "like premises",
  turns: [["entailment", "contradiction"]],
  ask: (said) => {
    const { problem, goal } = said;
    return {
      text: questionAbout(said, asks({ goal })),
      answers: labelsOf(said).map((label) => ({ label })),
      key: problem.core.map((place) => String(place + 1)),
    };
  },
};

const labelsOf = ({ premises }: { readonly premises: readonly unknown[] }): readonly string[] =>
  premises.map((_, i) => String(i + 1));
