/**
 * The flags that say how skills are grouped, ranked and tested.
 */
import { advancedFlag, flag } from "./flags.ts";
import { list, oneOf } from "./values.ts";
import { whole } from "#workspace/settings/values";

export const rankingFlags = {
  k: flag("-k, --limit <n>", "with --section weaknesses: number of skills (default 10)", whole()),
  ranking: advancedFlag(
    "--rank <by>",
    "order: accuracy, as in the papers, or shrunk (pooled along the tree) (default accuracy)",
    oneOf("accuracy", "shrunk"),
  ),
  by: advancedFlag(
    "--by <tag,…>",
    "tags to group by, for example dataset or type,propositions (default rule,kind)",
    list,
  ),
  minimum: advancedFlag("--minimum <n>", "minimum of readable answers per ranked skill (default 1)", whole()),
};
