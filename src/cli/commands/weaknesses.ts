/**
 * `organon weaknesses RUN`: the k weakest leaves of each model of a run (§3.3 of the ACL text).
 */
import { reportTools } from "../asking-flags.ts";
import { weaknessesDocument } from "#report/documents/skill-documents";
import { weaknessesJson } from "#report/json";
import { weaknesses as find } from "#verbs/weaknesses";
import { defineVerb, runArgument } from "../command.ts";
import { flag, list, oneOf, text, whole } from "../flags.ts";

export const weaknesses = defineVerb({
  name: "weaknesses",
  endsAtOnce: true,
  summary: "The weakest skills of each model of a run, with their accuracy and an example.",
  example: "organon weaknesses latest -k 10",
  arguments: [runArgument],
  flags: {
    k: flag("-k, --count <n>", "how many (10)", whole()),
    model: flag("-m, --model <name>", "only this model of the run", text),
    ranking: flag(
      "--rank <by>",
      "accuracy, as in the papers, or shrunk: what the whole tree suggests (accuracy)",
      oneOf("accuracy", "shrunk"),
    ),
    by: flag("--by <tag,…>", "groups by these tags, as in dataset or type,propositions (rule,kind)", list),
    minimum: flag("--minimum <n>", "the fewest readable answers of a leaf that is ranked (1)", whole()),
    correction: flag(
      "--correction <name>",
      "bh: the share of false finds; holm: the chance of any (bh)",
      oneOf("bh", "holm"),
    ),
  },
  run: async (values, context, [run = "latest"]) => {
    const found = await find({ run, ...values }, reportTools(await context.open("read"), context));
    return {
      json: weaknessesJson(found),
      lines: found.models.map((model) => weaknessesDocument(model, values.k ?? 10, found)),
    };
  },
});
