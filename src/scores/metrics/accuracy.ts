/**
 * Accuracy: N_correct / N_satisfy of §3.3 of the ACL text, that is correct over readable. A reply that cannot be
 * read and a call that failed are no wrong answers; the response rate beside it shows how many there were.
 */
import { asked, readable, type Counts } from "../counts.ts";
import { proportion, type Estimate } from "../estimate.ts";

/** Correct over readable. */
export const accuracy = (counts: Counts): Estimate => proportion(counts.correct, readable(counts));

/** Correct over asked: what accuracy would be if silence counted as wrong. */
export const accuracyOfAsked = (counts: Counts): Estimate => proportion(counts.correct, asked(counts));
