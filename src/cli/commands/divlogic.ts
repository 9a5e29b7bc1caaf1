/**
 * `organon divlogic VERB`: the DivLogicEval half. The one list of its verbs, each loaded when it is called.
 */
import { entry, type VerbGroup } from "../command.ts";

export const divlogic: VerbGroup = {
  name: "divlogic",
  summary: "questions of propositional logic in varied English, after DivLogicEval",
  verbs: [
    entry(
      "generate",
      "questions with four options and proved answers",
      () => import("./divlogic/generate.ts"),
    ),
    entry("run", "ask language models, each question in four rotations", () => import("./divlogic/run.ts")),
    entry("symbolic", "the same questions in signs instead of words", () => import("./divlogic/symbolic.ts")),
    entry("sentences", "make, check and count banks of sentences", () => import("./divlogic/sentences.ts")),
    entry(
      "polish",
      "grammar mended by a language model, a person decides",
      () => import("./divlogic/polish.ts"),
    ),
    entry(
      "diversity",
      "different words, and how far they are from Wikipedia's",
      () => import("./divlogic/diversity.ts"),
    ),
    entry(
      "templates",
      "more wordings from a language model, if they read back",
      () => import("./divlogic/templates.ts"),
    ),
  ],
  spellings: { errors: "sample --study errors", "human-study": "sample --study people" },
};
