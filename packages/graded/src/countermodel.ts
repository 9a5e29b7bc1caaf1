/** The task "countermodel": an interpretation in which the premises are true and the goal is false. Any such one is accepted. */
import type { Task } from "organon/tasks";
import type { Interpretation } from "organon-logic/certificate";
import { decide } from "organon-logic/decide";
import texts from "../data/tasks.json" with { type: "json" };
import { checkCountermodel } from "./check-countermodel.ts";
import { readCountermodel } from "./read-countermodel.ts";
import { gradedProblems } from "./problems/problems.ts";
import { acceptedKey, wrapBlock, readTexts, withFormulas, writeQuestion } from "./wording.ts";

const { about, asks } = readTexts("countermodel");

export const countermodelTask: Task = {
  ...about,
  problems: gradedProblems,
  relations: ["neutral"],
  ask: (worded) => {
    const { setting, premises, goal } = withFormulas(worded);
    return { text: writeQuestion({ setting, premises }, asks({ goal })), answers: [], key: acceptedKey };
  },
  answer: {
    kind: "checked",
    accepted: texts.countermodel.accepted,
    check: (reply, { premises, goal }) => {
      const stated = readCountermodel(reply, [...premises, goal]);
      return stated === undefined ? "unreadable" : checkCountermodel(stated, premises, goal);
    },
    solve: (_, certificate) =>
      certificate.kind === "interpretations" ? writeCountermodel(certificate.refuting) : "",
    reason: (_, { premises, goal }) => {
      const judgement = decide({ premises, conclusion: goal });
      return judgement.relation === "neutral" ? writeCountermodel(judgement.certificate.refuting) : undefined;
    },
    guess: () => wrapBlock(["domain = {1}", "a1 = 1", "P1 = {}"]),
  },
};

/** Returns an interpretation in the form that the question asks for. */
export const writeCountermodel = ({ domain, constants, predicates }: Interpretation): string =>
  wrapBlock([
    `domain = {${domain.join(", ")}}`,
    ...Object.entries(constants).map(([name, member]) => `${name} = ${member}`),
    ...Object.entries(predicates).map(
      ([name, tuples]) =>
        `${name} = {${tuples.map((tuple) => (tuple.length === 1 ? tuple[0]! : `(${tuple.join(", ")})`)).join(", ")}}`,
    ),
  ]);
