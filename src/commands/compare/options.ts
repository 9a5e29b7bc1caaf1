/** Options of `organon compare`. */
import { runArgument, defineCommand } from "../command.ts";
import { flag } from "../flags.ts";
import { on, share, acceptSome, texts } from "../values.ts";

export const options = {
  models: flag("-m, --model <name>", "models to compare; three or more are ranked; repeatable", texts),
  shared: flag("--shared", "compare only the questions that all were asked", on),
  listed: flag(
    "--questions <which,…>",
    "list the questions of which only A's (lost) or only B's (gained) answer is correct, with both replies",
    acceptSome("lost", "gained"),
  ),
  failDrop: flag(
    "--fail-drop <p>",
    "gate: exit 1 unless B's accuracy is above A's minus this with 95 % confidence, for example 0.02",
    share("0.02"),
  ),
};

export const command = defineCommand({
  name: "compare",
  endsAtOnce: true,
  summary: "Compare two runs or two models on the same questions; rank three or more.",
  example: "organon compare 7f3a 04b8 --fail-drop 0.02",
  arguments: [
    { ...runArgument, name: "[a]" },
    { name: "[b...]", about: "other runs (default: the same run)" },
  ],
  pages: true,
  options,
  load: () => import("./run.ts"),
});
