/**
 * Questions whose difficulty is set by dials, as JSON lines in order.
 */
import { dialledItems, dialledQuestion, dialPlanOf, lineOf, type SuiteOf } from "#items";

/** Where lines go, and who watches. */
export type GenerateDialledOptions = {
  /** Writes a line without its end; the next one waits for it. */
  readonly write: (line: string) => Promise<void>;
  readonly progress?: (made: number, asked: number) => void;
  readonly signal?: AbortSignal;
};

/** What was asked for, what was made, and why skeletons were dropped. */
export type DialledSummary = {
  readonly asked: number;
  readonly made: number;
  readonly dropped: Readonly<Record<string, number>>;
  readonly complete: boolean;
};

/** Makes the questions of a suite of dials. Misuse for names that nobody knows and dials that do not go together. */
export const generateDialled = async (
  suite: SuiteOf<"dials">,
  { write, progress, signal }: GenerateDialledOptions,
): Promise<DialledSummary> => {
  const plan = dialPlanOf(suite);
  const settings = Object.values(suite.dials).reduce((count, values) => count * values.length, 1);
  const asked = Math.min(
    suite.limit ?? Number.POSITIVE_INFINITY,
    (suite.perPoint ?? Number.POSITIVE_INFINITY) * settings * suite.tasks.length,
  );
  const dropped = new Map<string, number>();
  let made = 0;
  for (const outcome of dialledItems(plan)) {
    signal?.throwIfAborted();
    if ("dropped" in outcome) dropped.set(outcome.dropped, (dropped.get(outcome.dropped) ?? 0) + 1);
    else {
      await write(lineOf(dialledQuestion(outcome.item)));
      made++;
    }
    progress?.(made, asked);
    // Gives signals a turn.
    if (made % 64 === 0) await new Promise(setImmediate);
  }
  return { asked, made, dropped: Object.fromEntries(dropped), complete: made >= asked };
};
