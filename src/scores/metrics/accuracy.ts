/**
 * Accuracy: N_correct / N_satisfy of §3.3 of the ACL text, that is correct over readable. A reply that cannot be
 * read and a call that failed are no wrong answers; the response rate beside it shows how many there were.
 */
import type { PartOf } from "../by-question.ts";

/** Correct over readable. */
export const accuracy: PartOf = ({ outcomes: { correct, incorrect } }) => [correct, correct + incorrect];

/** Correct over asked: what accuracy would be if silence counted as wrong. */
export const accuracyOfAsked: PartOf = ({ outcomes: { correct, incorrect, unreadable, unanswered } }) => [
  correct,
  correct + incorrect + unreadable + unanswered,
];
