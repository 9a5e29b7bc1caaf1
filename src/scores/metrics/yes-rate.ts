/**
 * Yes rate: how often a subject says yes, whatever the key. Near 0 or 1 it answers without reading the question,
 * and its accuracy is that of the keys' balance.
 */
import { readable, type Counts } from "../counts.ts";
import { proportion, type Estimate } from "../estimate.ts";

/** Yes over readable. */
export const yesRate = (counts: Counts): Estimate => proportion(counts.yes, readable(counts));
