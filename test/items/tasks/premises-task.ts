/** A task of a package in one file: which premises settle the goal? Any premises that do are accepted. */
import { decide } from "organon-logic/decide";
import { minimalCore } from "organon-logic/relations-among";
import type { Task, TaskProblem } from "organon/tasks";
import { gradedProblems } from "../../../packages/graded/src/problems/problems.ts";

const ask = "Which of the premises settle whether this is true? ";

const premisesTask: Task = {
  name: "premises",
  problems: gradedProblems,
  relations: ["entailment", "contradiction"],
  ask: ({ premises, goal }) => ({
    text: [...premises.map((sentence, i) => `(${i + 1}) ${sentence}`), `${ask}${goal}`].join("\n"),
    answers: [],
    key: ["accepted"],
  }),
  parse: (prompt) => {
    const [before, goal] = prompt.split(ask);
    if (before === undefined || goal === undefined) return undefined;
    return { premises: [...before.matchAll(/^\(\d+\) (.*)$/gm)].map(([, text = ""]) => text), goal };
  },
  answer: {
    kind: "checked",
    accepted: "Premises that settle the goal are right.",
    check: (reply, problem) => {
      const places = [...reply.matchAll(/\d+/g)].map(([digits]) => Number(digits) - 1);
      if (places.length === 0) return "unreadable";
      return settles(places, problem) ? undefined : { line: "premises", why: "they leave the goal open" };
    },
    solve: ({ premises }) => numbers(premises.map((_, place) => place)),
    reason: (_, { premises, goal }) =>
      numbers(minimalCore(premises, goal) ?? premises.map((_, place) => place)),
    guess: () => "Premise 1.",
  },
};

const settles = (places: readonly number[], { premises, goal, relation }: TaskProblem): boolean =>
  decide({ premises: places.flatMap((place) => premises[place] ?? []), conclusion: goal }).relation ===
  relation;

const numbers = (places: readonly number[]): string =>
  `Premises ${places.map((place) => place + 1).join(", ")}.`;

export const tasks: readonly Task[] = [premisesTask];
