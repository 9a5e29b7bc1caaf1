/**
 * Yes rate: how often a subject says yes, whatever the key. Near 0 or 1 it answers without reading the question,
 * and its accuracy is that of the keys' balance.
 */
import type { PartOf } from "../by-question.ts";

/** Yes over readable. */
export const yesRate: PartOf = ({ outcomes: { correct, incorrect }, yes }) => [yes, correct + incorrect];
