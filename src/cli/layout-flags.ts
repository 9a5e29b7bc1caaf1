/** The flags that name the parts of a question in another layout. */
import { misuse } from "#logic/error";
import { advancedFlag, explainedBy, flag, list, text, texts } from "./flags.ts";

export const layoutFlags = explainedBy("import", {
  map: flag(
    "--map <part=field>",
    "field of a part (premises, conclusion, question, options, key, group, each, tag.NAME); repeatable",
    texts,
  ),
  labels: flag("--labels <labels>", "possible answers, separated by commas", list),
  asks: advancedFlag("--asks <text>", "sentence that asks for a label", text),
});

/** The fields by parts, of `--map premises=context --map key=answer` or `--map premises=context,key=answer`. */
export const fieldsFrom = (map: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(map.flatMap((said) => said.split(/,(?=[\w.-]+=)/)).map(partOf));

/** "premises=context" as a pair. */
const partOf = (said: string): readonly [string, string] => {
  const at = said.indexOf("=");
  if (at > 0 && at < said.length - 1) return [said.slice(0, at), said.slice(at + 1)];
  throw misuse(`--map ${said} has no field`, "as in --map premises=context");
};
