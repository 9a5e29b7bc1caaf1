/**
 * `organon regrade RUN`: reads all stored responses of a run again, by one reader or by all, asking nothing; then says
 * how far the readers agree, and shows replies on which they do not, with the words that each read.
 */
import {
  disagreementDocument,
  readersDocument,
  type ToldDisagreement,
} from "#report/documents/readers-document";
import type { Document } from "#report/document";
import { regrade as judge, readerNames } from "#verbs/regrade";
import { defineVerb, runArgument } from "../command.ts";
import { flag, text, whole } from "../flags.ts";

const [usual = ""] = readerNames;

export const regrade = defineVerb({
  name: "regrade",
  summary: "Read the stored responses of a run again and judge them anew; nothing is asked.",
  example: "organon regrade latest --reader all",
  arguments: [runArgument],
  flags: {
    reader: flag("--reader <name>", `all, or one of ${readerNames.join(", ")} (${usual})`, text),
    show: flag(
      "--show <n>",
      "how many replies to show on which readers differ, for each (5; all with --json)",
      whole(0),
    ),
  },
  run: async ({ reader = usual, show }, { terminal, common, signal, open }, [run = "latest"]) => {
    const progress = terminal.progress("judging");
    const found = await judge(
      { run, reader },
      {
        store: await open("append"),
        signal,
        onReader: (done, of, judged) => progress.update(done, of, ` readers, ${judged} responses each`),
      },
    );
    const { judged, questions, readAlike, models } = found;
    const others = found.readers.filter((name) => name !== usual);
    const most = show ?? (common.json ? undefined : 5);
    const disagreements: ToldDisagreement[] = [];
    const lines: (string | Document)[] = [];
    for (const name of others) {
      const differs = models.flatMap(({ readers }) => readers.find((one) => one.name === name)?.differs ?? 0);
      const total = differs.reduce((sum, count) => sum + count, 0);
      if (total === 0 || most === 0) continue;
      lines.push(`\n${name} and ${usual} differ on ${total} replies`);
      for await (const one of firstOf(found.disagreements(name), most)) {
        disagreements.push(one);
        lines.push(disagreementDocument(one));
      }
      if (total > (most ?? total))
        lines.push(`… and ${total - (most ?? 0)} more: --show ${total}, or --json`);
    }
    return {
      json: { run: found.run.id, reader, judged, questions, readAlike, models, disagreements },
      lines: [
        `${judged} responses of run ${found.run.id} judged anew by ${found.readers.join(", ")}`,
        ...(readAlike > 0
          ? [
              `${readAlike} of ${questions} questions are read by ${usual} whatever --reader says: other readers read yes and no only`,
            ]
          : []),
        ...models.flatMap(({ model, readers }) => ["", readersDocument(model, readers)]),
        ...lines,
      ],
    };
  },
});

/** The first so many; all where no number is given. */
async function* firstOf<Value>(
  values: AsyncIterable<Value>,
  most: number | undefined,
): AsyncGenerator<Value> {
  let count = 0;
  if (most === 0) return;
  for await (const value of values) {
    yield value;
    count += 1;
    if (count === most) return;
  }
}
