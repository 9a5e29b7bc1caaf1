/**
 * A case in which all premises are true and the goal is false, as a small table: a domain, names, and of what each predicate
 * holds. Any that does it is right; the kernel evaluates it.
 */
import texts from "../../../data/tasks.json" with { type: "json" };
import { acceptedKey, questionAbout, textsOf, withFormulas, type Task } from "./task.ts";

const { about, asks } = textsOf("countermodel");

export const countermodelTask: Task = {
  ...about,
  answer: { kind: "interpretation", accepted: texts.countermodel.accepted },
  relations: ["neutral"],
  ask: (said) => {
    const { setting, premises, goal } = withFormulas(said);
    return { text: questionAbout({ setting, premises }, asks({ goal })), answers: [], key: acceptedKey };
  },
};
