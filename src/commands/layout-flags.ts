/** The flags that name the parts of a question in another layout. */
import { keyReadings } from "#items/names";
import { flag } from "./flags.ts";
import { list, acceptOne, texts } from "./values.ts";

export const layoutFlags = {
  map: flag(
    "--map <part=field>",
    "field of a part (premises, conclusion, question, options, key, group, each, tag.NAME; of logs also id, reply, model, verdict, finish, labels, file); repeatable",
    texts,
    { explainedBy: "import" },
  ),
  labels: flag(
    "--labels <labels>",
    "possible answers, separated by commas, with their words: A=True,B=False",
    list,
    { explainedBy: "import" },
  ),
  keys: flag(
    "--keys <reading>",
    `meaning of answer keys: ${keyReadings.join(", ")} (default: the one that all keys fit)`,
    acceptOne(...keyReadings),
    { explainedBy: "import" },
  ),
};
