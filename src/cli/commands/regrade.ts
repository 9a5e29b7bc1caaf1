/**
 * `organon regrade RUN`: reads all stored responses of a run again, asking nothing.
 */
import { answerReader } from "#scores";
import { regrade as judgeAgain } from "#study";
import { openStore } from "../asking.ts";
import type { Verb } from "../command.ts";

export const regrade: Verb = {
  name: "regrade",
  summary: "Read the stored responses of a run again and judge them anew; nothing is asked.",
  example: "organon regrade latest",
  declare: (command) => {
    command.argument("[run]", "a run's id, a unique prefix of it, or latest", "latest");
  },
  run: async ([reference = "latest"], _, context) => {
    const store = openStore(context, "write");
    try {
      const run = await store.findRun(reference);
      const judged = await judgeAgain({ store, run, reader: answerReader, again: true });
      const { terminal, common } = context;
      await terminal.out(
        common.json
          ? JSON.stringify({ run: run.id, reader: answerReader.name, judged })
          : `${judged} responses of run ${run.id} judged anew by ${answerReader.name}`,
      );
      return 0;
    } finally {
      await store.close();
    }
  },
};
