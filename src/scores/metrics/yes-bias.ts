/**
 * Yes-bias: how much more often a subject says yes than the keys do, as a difference of shares on the same
 * questions. 0 is no leaning, whatever the accuracy; who always says yes has the share of no-keys. The p-value is
 * McNemar's: do false alarms and misses balance? (FSE text §4.3: Guanaco's “tendency to provide affirmative answers”.)
 */
import type { AnswerTable } from "../answer-table.ts";
import { pairedDifference, type PairedDifference } from "../paired.ts";

/** Yes-rate minus share of yes-keys: in [-1, 1], null without readable answers. */
export const yesBias = ({ hits, misses, falseAlarms, rejections }: AnswerTable): PairedDifference =>
  pairedDifference({ both: hits, lost: misses, gained: falseAlarms, neither: rejections });
