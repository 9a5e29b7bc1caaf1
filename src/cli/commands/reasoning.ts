/**
 * `organon reasoning RUN`: the reasoning in a run's replies read back and checked step by step; nothing is asked.
 */
import { reasoningDocument } from "#report/documents/reasoning-document";
import { reasoning } from "#verbs/reasoning";
import { defineVerb, runArgument } from "../command.ts";
import { flag, whole } from "../flags.ts";

export const reasoningVerb = defineVerb({
  name: "reasoning",
  endsAtOnce: true,
  summary:
    "Reads the reasoning in a run's replies back into formulas and tells how many right answers rest on a step that does not follow.",
  example: "organon reasoning latest",
  arguments: [runArgument],
  flags: {
    examples: flag("--examples <n>", "how many such steps are shown, for each model (3)", whole(0, 500)),
  },
  pages: true,
  run: async ({ examples = 3 }, { terminal, open }, [run = "latest"]) => {
    const onReply = terminal.progress("reading replies").update;
    const found = await reasoning({ run, examples }, { store: await open("read"), onReply });
    return { json: found, document: reasoningDocument(found) };
  },
});
