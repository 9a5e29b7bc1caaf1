/**
 * `organon divlogic VERB`: the DivLogicEval half. The one list of its verbs, each loaded when it is called.
 */
import { entry, type VerbGroup } from "../command.ts";

export const divlogic: VerbGroup = {
  name: "divlogic",
  summary: "four-option questions in varied English (DivLogicEval)",
  verbs: [
    entry(
      "generate",
      "generate questions with four options and proved answers",
      () => import("./generate.ts"),
    ),
    entry("run", "ask language models, each question in four option orders", () => import("./run.ts")),
    entry("symbolic", "rewrite questions in symbols", () => import("./diversity.ts")),
    entry("sentences", "import, check or count sentence banks", () => import("./sentences.ts")),
    entry(
      "polish",
      "correct grammar with a language model and a person's approval",
      () => import("./polish.ts"),
    ),
    entry(
      "diversity",
      "count distinct words and their divergence from Wikipedia",
      () => import("./diversity.ts"),
    ),
    entry("templates", "collect wordings from a language model", () => import("./sentences.ts")),
  ],
};
