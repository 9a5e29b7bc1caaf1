/**
 * Response rate: N_satisfy over the number of questions (§3.3 and §4.1 of the ACL text), that is the share of
 * questions whose reply gave an answer in the asked form.
 */
import type { PartOf } from "../by-question.ts";

/** Readable over asked. */
export const responseRate: PartOf = ({ outcomes: { correct, incorrect, unreadable, unanswered } }) => [
  correct + incorrect,
  correct + incorrect + unreadable + unanswered,
];
