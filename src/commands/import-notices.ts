/** Notices of an import, and its field names from --map. */
import { splitFields } from "#items/datasets/fields";
import type { Import } from "#items/datasets/import";
import { readingNames } from "#items/datasets/keys";
import { keyReadings } from "#items/names";
import { misuse } from "#logic/error";

/** Lists the notices of an import: how its answer keys were read, the faults of its rows, and which rows were left out. */
export const importNotices = ({ keyReadings: read, faults, dropped }: Import): readonly string[] => [
  `  answer keys read as ${keyReadings.flatMap((one) => (read[one] ? `${readingNames[one]}: ${read[one]}` : [])).join(", ")}`,
  ...faults.map(({ fault, lines }) => `  ${lines.length} × ${fault}: line ${getSome(lines)}`),
  ...dropped.map(({ fault, lines }) => `  ${lines.length} left out: ${fault}: line ${getSome(lines)}`),
];

const getSome = (lines: readonly number[]): string =>
  lines.length <= 8 ? lines.join(", ") : `${lines.slice(0, 8).join(", ")}, …`;

/** The fields by parts, of `--map premises=context --map key=answer` or `--map premises=context,key=answer`. */
export const buildFields = (map: readonly string[] = []): Readonly<Record<string, string>> => {
  const pairs: [string, string][] = [];
  for (const said of map)
    for (const [at, piece] of splitFields(said).entries())
      if (at > 0 && !/^[\w.-]+=/.test(piece)) pairs.at(-1)![1] += `,${piece}`;
      else pairs.push(getPart(piece));
  return Object.fromEntries(pairs);
};

/** "premises=context" as a pair. */
const getPart = (said: string): [string, string] => {
  const at = said.indexOf("=");
  if (at > 0 && at < said.length - 1) return [said.slice(0, at), said.slice(at + 1)];
  throw misuse(`--map ${said} has no field`, "as in --map premises=context");
};
