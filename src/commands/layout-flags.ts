/** The flags that name the parts of a question in another layout. */
import { misuse } from "#logic/error";
import type { Import } from "#items/datasets/import";
import { keyReadings, readingNames } from "#items/datasets/keys";
import { advancedFlag, flag } from "./flags.ts";
import { list, oneOf, text, texts } from "#workspace/settings/values";

export const layoutFlags = {
  map: flag(
    "--map <part=field>",
    "field of a part (premises, conclusion, question, options, key, group, each, tag.NAME); repeatable",
    texts,
  ),
  labels: flag("--labels <labels>", "possible answers, separated by commas", list),
  keys: flag(
    "--keys <reading>",
    `meaning of answer keys: ${keyReadings.join(", ")} (default: the one that all keys fit)`,
    oneOf(...keyReadings),
  ),
  asks: advancedFlag("--asks <text>", "sentence that asks for a label", text),
};

/** What is said of an import: how its answer keys were read, the faults of its rows, and which rows were left out. */
export const importNotices = ({ keyReadings: read, faults, dropped }: Import): readonly string[] => [
  `  answer keys read as ${keyReadings.flatMap((one) => (read[one] ? `${readingNames[one]}: ${read[one]}` : [])).join(", ")}`,
  ...faults.map(({ fault, lines }) => `  ${lines.length} × ${fault}: line ${someOf(lines)}`),
  ...dropped.map(({ fault, lines }) => `  ${lines.length} left out: ${fault}: line ${someOf(lines)}`),
];

const someOf = (lines: readonly number[]): string =>
  lines.length <= 8 ? lines.join(", ") : `${lines.slice(0, 8).join(", ")}, …`;

/** The fields by parts, of `--map premises=context --map key=answer` or `--map premises=context,key=answer`. */
export const fieldsFrom = (map: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(map.flatMap((said) => said.split(/,(?=[\w.-]+=)/)).map(partOf));

/** "premises=context" as a pair. */
const partOf = (said: string): readonly [string, string] => {
  const at = said.indexOf("=");
  if (at > 0 && at < said.length - 1) return [said.slice(0, at), said.slice(at + 1)];
  throw misuse(`--map ${said} has no field`, "as in --map premises=context");
};
