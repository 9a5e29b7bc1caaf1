/**
 * What the audit's counter of words gets on the very questions of a run: it has seen four fifths of them with their keys
 * and guesses the rest. An accuracy that is not above it may be had without reasoning.
 */
import { isYesNo } from "#items";
import type { GuesserAccuracy } from "#report";
import type { Run, Store } from "#runs";
import { shortcutsOf, type AuditedItem } from "#scores";
import { surfaceOf } from "../auditing/surface.ts";

/** The first questions of a suite say enough, and a report is not to wait for more; of fewer nothing is learned. */
const [fewest, most] = [100, 600];

/** Its accuracy; undefined where the questions are few, have no sentences of their own, or ask for other answers. */
export const guesserOf = async (run: Run, store: Store): Promise<GuesserAccuracy | undefined> => {
  const surfaces: AuditedItem[] = [];
  for await (const question of store.questions(run)) {
    if (!isYesNo(question) || question.premises === undefined) return undefined;
    surfaces.push(surfaceOf(question));
    if (surfaces.length === most) break;
  }
  if (surfaces.length < fewest) return undefined;
  const { guessers, yes, items } = shortcutsOf(surfaces, { guessers: ["counts"] });
  const accuracy = guessers[0]?.accuracy;
  return accuracy === undefined || yes === 0 || yes === items ? undefined : { accuracy };
};
