/** Options of `organon runs`. */
import { flag } from "../flags.ts";
import { on } from "../values.ts";
import { text } from "#workspace/settings/values";
import { defineCommand } from "../command.ts";

export const options = {
  name: flag("--name <name>", "name of the run, up to 60 characters, accepted wherever its id is", text),
  tag: flag(
    "--tag <tags>",
    'tags of the run, replacing earlier ones ("" removes them); without a run, lists tagged runs',
    text,
  ),
  remove: flag("--remove", "remove the run; its answers stay in the store and are used again", on),
  answers: flag("--answers", "with --remove: also the answers that no other run uses, for good", on, {
    needs: "--remove",
  }),
  yes: flag("-y, --yes", "remove answers without waiting for a yes", on),
  now: flag("--now", "show active runs (rate, cost), batches and unfinished runs", on),
};

export const command = defineCommand({
  name: "runs",
  summary: "List the runs of a store; name, tag or remove a run.",
  example: "organon runs latest --name baseline",
  arguments: [{ name: "[run]", about: "run id, a unique prefix, a name, or latest" }],
  options,
  load: () => import("./run.ts"),
});
