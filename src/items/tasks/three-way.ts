/**
 * How the premises bear on the goal: yes, it must be true; no, it must be false; unknown, they leave it open.
 */
import { questionAbout, type Task } from "./task.ts";

/** What each relation is answered with. */
const labels = { entailment: "yes", contradiction: "no", neutral: "unknown" } as const;

export const threeWayTask: Task = {
  name: "three-way",
  answer: { kind: "relation", labels },
  marks: ["and unknown if it may be either: "],
  relations: ["entailment", "contradiction", "neutral"],
  ask: (said) => ({
    text: questionAbout(
      said,
      `If all of them are true, is the following true, too? Answer yes if it must be true, no if it must be false, and unknown if it may be either: ${said.goal}`,
    ),
    answers: Object.values(labels).map((label) => ({ label })),
    key: [labels[said.problem.relation]],
  }),
};
