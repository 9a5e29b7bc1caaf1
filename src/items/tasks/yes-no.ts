/**
 * Whether the goal follows: yes, or no where it is denied or left open. In the words of the papers' questions.
 */
import { yesNo } from "../question.ts";
import { yesNoQuestion } from "../formats/yes-no.ts";
import type { Task } from "./task.ts";

const labels = { entailment: "yes", contradiction: "no", neutral: "no" } as const;

export const yesNoTask: Task = {
  name: "yes-no",
  answer: { kind: "relation", labels },
  // Read by the papers' question.
  marks: [],
  wants: "exchange",
  turns: [
    ["entailment", "contradiction"],
    ["entailment", "neutral"],
  ],
  ask: ({ problem, setting, premises, goal }) => ({
    text: yesNoQuestion(premises, goal, { setting, numberedFrom: 1 }),
    answers: yesNo,
    key: [labels[problem.relation]],
  }),
};
