/** The forms of explanations in few-shot examples (`reasons.ts`). */
export const reasonForms = ["short", "proof", "none"] as const;
export type ReasonForm = (typeof reasonForms)[number];
