/**
 * `organon divlogic VERB`: the DivLogicEval half. The one list of its verbs, each loaded when it is called.
 */
import type { VerbGroup } from "../command.ts";

export const divlogic: VerbGroup = {
  name: "divlogic",
  summary: "questions of propositional logic in varied English, after DivLogicEval",
  verbs: [
    {
      name: "sentences",
      summary: "make, check and count banks of sentences",
      load: async () => (await import("./divlogic/sentences.ts")).sentences,
    },
  ],
  laterVerbs: ["generate", "run", "templates", "polish", "contamination"],
};
