/**
 * What another harness made of its replies beside what our reader made of them: how often they agree, and the replies on which they do not.
 */
import type { Verdict } from "#scores/verdict";
import { number, present, section, table, text } from "../blocks.ts";
import type { Document } from "../document.ts";
import { count } from "../numbers.ts";
import { clipped } from "../printable.ts";

/** A reply on which they and we differ. */
export type Misreading = {
  readonly id: string;
  readonly model: string;
  readonly key: string;
  readonly reply: string;
  readonly theirs: { readonly isCorrect: boolean; readonly answer?: string };
  readonly ours: Verdict;
};

/** What came of another harness's log. */
export type ImportedLog = {
  readonly run: string;
  readonly format: string;
  readonly questions: number;
  readonly answers: number;
  /** Records that were no answers, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Replies that both judged, and those on which they agree. */
  readonly judgedByBoth: number;
  readonly agreed: number;
  readonly misreadings: readonly Misreading[];
};

/** Differences that are shown; --json has all. */
const shown = 12;

/** An imported log, told. */
export const misreadingsDocument = (told: ImportedLog): Document => ({
  title: `${told.format}: ${count(told.answers)} answers to ${count(told.questions)} questions`,
  facts: [
    `run ${told.run}`,
    ...Object.entries(told.dropped).map(([reason, n]) => `${n} left out: ${reason}`),
  ],
  sections: present([
    section(
      "agreement",
      "Their verdicts and ours",
      table(
        ["", "replies"],
        [
          ["judged by both", number(told.judgedByBoth)],
          ["agreed", number(told.agreed)],
          [
            "right by us, wrong by them",
            number(told.misreadings.filter(({ ours }) => ours.outcome === "correct").length),
          ],
          [
            "wrong by us, right by them",
            number(told.misreadings.filter(({ theirs }) => theirs.isCorrect).length),
          ],
        ],
      ),
    ),
    told.misreadings.length > 0 &&
      section("differences", "Where they differ", [
        table(
          ["question", "key", "they", "we read", "the end of the reply"],
          told.misreadings
            .slice(0, shown)
            .map(({ id, key, theirs, ours, reply }) => [
              clipped(id, 12),
              key,
              `${theirs.isCorrect ? "right" : "wrong"}${theirs.answer === undefined ? "" : ` (${clipped(theirs.answer, 12)})`}`,
              ours.answer ?? ours.outcome,
              clipped(reply.trim().slice(-60), 60),
            ]),
        ),
        told.misreadings.length > shown &&
          text(`and ${told.misreadings.length - shown} more; --json has all`, "note"),
      ]),
  ]),
});
