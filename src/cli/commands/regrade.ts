/**
 * `organon regrade RUN`: reads all stored responses of a run again, by one reader or by all, asking nothing; then says
 * how far the readers agree, and shows replies on which they do not, with the words that each read.
 */
import { readerLines, renderDisagreement, type ReaderGroup, type ToldDisagreement } from "#report";
import { answerReader, answerReaders, readerNamed } from "#scores";
import { regrade as judgeAgain } from "#runs";
import { openStore } from "../asking.ts";
import type { Verb } from "../command.ts";
import { textFlag, wholeFlag } from "../flags.ts";
import { disagreementsOf, readerGroups } from "../readings.ts";

export const regrade: Verb = {
  name: "regrade",
  summary: "Read the stored responses of a run again and judge them anew; nothing is asked.",
  example: "organon regrade latest --reader all",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option(
        "--reader <name>",
        `all, or one of ${answerReaders.map(({ name }) => name).join(", ")}`,
        answerReader.name,
      )
      .option(
        "--show <n>",
        "how many replies to show on which readers differ, for each (5; all with --json)",
      );
  },
  run: async ([reference = "latest"], flags, context) => {
    const named = textFlag(flags, "reader") ?? answerReader.name;
    const chosen = named === "all" ? answerReaders : [readerNamed(named)];
    const shown = wholeFlag(flags, "show", 0);
    const { terminal, common, signal } = context;
    const store = openStore(context, "append");
    try {
      const run = await store.findRun(reference);
      // What the others are compared with must have judged everything.
      await judgeAgain({ store, run, reader: answerReader, again: false });
      let judged = 0;
      const progress = terminal.progress("judging");
      const { length } = chosen;
      for (const [place, reader] of chosen.entries()) {
        signal.throwIfAborted();
        judged = await judgeAgain({ store, run, reader, again: true });
        progress.update(place + 1, length, ` readers, ${judged} responses each`);
      }
      progress.end();
      const models: { readonly model: string; readonly readers: readonly ReaderGroup[] }[] = [];
      for (const { id } of run.subjects) {
        const readers = await readerGroups(store, run, id);
        if (readers !== undefined) models.push({ model: id, readers });
      }
      const others = chosen.map(({ name }) => name).filter((name) => name !== answerReader.name);
      if (common.json) {
        const disagreements: ToldDisagreement[] = [];
        for (const name of others)
          for await (const told of firstOf(disagreementsOf(store, run, name), shown))
            disagreements.push(told);
        await terminal.out(
          JSON.stringify({ run: run.id, reader: named, judged, models, disagreements }, null, 1),
        );
        return 0;
      }
      const names = chosen.map(({ name }) => name).join(", ");
      await terminal.out(`${judged} responses of run ${run.id} judged anew by ${names}`);
      for (const { model, readers } of models)
        await terminal.out(`\n${[model, ...readerLines(readers, terminal)].join("\n")}`);
      const most = shown ?? 5;
      for (const name of most === 0 ? [] : others) {
        const differs = models.flatMap(
          ({ readers }) => readers.find((reader) => reader.name === name)?.differs ?? 0,
        );
        const total = differs.reduce((sum, count) => sum + count, 0);
        if (total === 0) continue;
        await terminal.out(`\n${name} and ${answerReader.name} differ on ${total} replies`);
        for await (const told of firstOf(disagreementsOf(store, run, name), most))
          await terminal.out(renderDisagreement(told, terminal.width));
        if (total > most) await terminal.out(`… and ${total - most} more: --show ${total}, or --json`);
      }
      return 0;
    } finally {
      await store.close();
    }
  },
};

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
