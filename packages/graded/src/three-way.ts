/** The task "three-way": yes if the goal must be true, no if it must be false, unknown if the premises leave it open. */
import type { Task } from "organon/tasks";
import { gradedProblems } from "./problems/problems.ts";
import { parseQuestion, writeQuestion } from "./wording.ts";

const labels = { entailment: "yes", contradiction: "no", neutral: "unknown" } as const;

const mark = "and unknown if it may be either: ";

export const threeWayTask: Task = {
  name: "three-way",
  problems: gradedProblems,
  answer: { kind: "relation", labels },
  relations: ["entailment", "contradiction", "neutral"],
  parse: (prompt) => parseQuestion(prompt, [mark]),
  ask: (worded) => ({
    text: writeQuestion(
      worded,
      `If all of them are true, is the following true, too? Answer yes if it must be true, no if it must be false, ${mark}${worded.goal}`,
    ),
    answers: Object.values(labels).map((label) => ({ label })),
    key: [labels[worded.problem.relation]],
  }),
};
