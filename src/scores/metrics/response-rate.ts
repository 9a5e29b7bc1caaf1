/**
 * Response rate: N_satisfy over the number of questions (§3.3 and §4.1 of the ACL text), that is the share of
 * questions whose reply gave an answer in the asked form.
 */
import { asked, readable, type Counts } from "../counts.ts";
import { proportion, type Estimate } from "../estimate.ts";

/** Readable over asked. */
export const responseRate = (counts: Counts): Estimate => proportion(readable(counts), asked(counts));
