/**
 * The flags that say how few-shot examples are chosen and put before a question.
 */
import { reasonForms } from "#diagnosis/reason-forms";
import { advancedFlag, describeFields, flag } from "./flags.ts";
import { on, acceptOne } from "./values.ts";
import { whole } from "#workspace/settings/values";

export const shotFlags = describeFields("run", {
  shots: flag("--shots <n>", "few-shot examples per question, of random rules", whole(1, 1000)),
  shotsAs: advancedFlag(
    "--shots-as <form>",
    "text before the question, or chat turns (default text)",
    acceptOne("text", "chat"),
  ),
});

export const lessonFlags = describeFields("improve", {
  shots: flag("--shots <n>", "few-shot examples per question (default 4)", whole(1, 1000)),
  as: shotFlags.shotsAs,
  nearest: advancedFlag("--nearest", "also ask with the examples nearest to each question", on),
  reasons: advancedFlag(
    "--reasons <form>",
    `explanations in examples: ${reasonForms.join(", ")} (default short)`,
    acceptOne(...reasonForms),
  ),
});
