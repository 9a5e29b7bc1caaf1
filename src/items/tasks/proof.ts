/**
 * A proof of the goal, or that it is false, line by line. Any is right that the kernel can replay; the first line that does not
 * follow is told.
 */
import texts from "../../../data/tasks.json" with { type: "json" };
import { print } from "#logic/notation";
import { acceptedKey, proofTarget, questionAbout, textsOf, withFormulas, type Task } from "./task.ts";

const { about, asks } = textsOf("proof");

export const proofTask: Task = {
  ...about,
  answer: { kind: "derivation", accepted: texts.proof.accepted },
  relations: ["entailment", "contradiction"],
  ask: (said) => {
    const { problem } = said;
    const { setting, premises, goal } = withFormulas(said);
    const last = problem.premises.length;
    return {
      text: questionAbout(
        { setting, premises },
        asks({
          goal,
          truth: problem.relation === "entailment" ? "true" : "false",
          target: print(proofTarget(problem)),
          last: String(last),
          next: String(last + 1),
          rules: texts.proof.rules.join("\n"),
        }),
      ),
      answers: [],
      key: acceptedKey,
    };
  },
};
