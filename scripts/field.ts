/**
 * `node scripts/field.ts AUDIT.json …`: the table of results/published-datasets.md, in Markdown, out of what `organon audit FILE --format DATASET --json`
 * wrote. A file's name says whose it is.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";

const audit = z.object({
  dataset: z.string(),
  semantics: z.string().nullable(),
  questions: z.number(),
  keys: z.record(z.string(), z.number()),
  read: z.number(),
  mended: z.number(),
  judged: z.number(),
  right: z.number(),
  faults: z.array(z.object({ key: z.string(), deserved: z.string().nullable() })),
  ambiguous: z.number(),
  inconsistent: z.record(z.string(), z.number()),
  repeated: z.number(),
  contradicted: z.array(z.unknown()),
  leaks: z.object({ count: z.number() }).optional(),
  words: z.number(),
  diversity: z
    .object({ sets: z.array(z.object({ divergence: z.object({ value: z.number() }) })) })
    .optional(),
  baselines: z.array(
    z.object({
      what: z.string(),
      classifier: z.string(),
      accuracy: z.object({ value: z.number().nullable(), low: z.number(), high: z.number() }),
      chance: z.number(),
    }),
  ),
  referee: z.object({ agreements: z.number(), decided: z.number() }).optional(),
});

type Audit = z.infer<typeof audit>;

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const faultsOf = ({ faults }: Audit): string =>
  [...Map.groupBy(faults, ({ key, deserved }) => `${key}, not ${deserved ?? "any"}`)]
    .map(([kind, { length }]) => `${length} keyed ${kind}`)
    .join("; ");

/** The classifier that comes farthest above chance. */
const getBestBaseline = ({ baselines }: Audit): string => {
  const best = baselines.toSorted(
    (a, b) => (b.accuracy.value ?? 0) - b.chance - (a.accuracy.value ?? 0) + a.chance,
  )[0];
  return best === undefined || best.accuracy.value === null
    ? ""
    : `${best.classifier} (${best.what}): ${percent(best.accuracy.value)} [${percent(best.accuracy.low)}, ${percent(best.accuracy.high)}], chance ${percent(best.chance)}`;
};

const files = process.argv
  .slice(2)
  .map((path) => ({
    name: basename(path, ".json"),
    found: audit.parse(JSON.parse(readFileSync(path, "utf8"))),
  }));

console.log(
  row([
    "file",
    "questions",
    "read",
    "judged",
    "right",
    "keys that are not what follows",
    "premises that cannot be true",
    "other reading, other answer",
    "Z3 agrees",
  ]),
);
console.log(row(Array.from({ length: 9 }, () => "---")));
for (const { name, found } of files.filter((one) => one.found.semantics !== null))
  console.log(
    row([
      name,
      found.questions,
      `${percent(found.read / found.questions)}${found.mended > 0 ? `, ${found.mended} mended` : ""}`,
      found.judged,
      found.right,
      faultsOf(found) || "none",
      Object.entries(found.inconsistent)
        .map(([key, n]) => `${n} keyed ${key}`)
        .join(", ") || "none",
      found.ambiguous,
      found.referee === undefined ? "" : `${found.referee.agreements} of ${found.referee.decided}`,
    ]),
  );
console.log();
console.log(
  row([
    "file",
    "keys",
    "repeated",
    "with another key",
    "in the other file",
    "words",
    "KL",
    "best classifier",
  ]),
);
console.log(row(Array.from({ length: 8 }, () => "---")));
for (const { name, found } of files)
  console.log(
    row([
      name,
      Object.entries(found.keys)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 5)
        .map(([key, n]) => `${n} ${key}`)
        .join(", "),
      found.repeated,
      found.contradicted.length,
      found.leaks?.count ?? "",
      found.words,
      found.diversity?.sets[0]?.divergence.value.toFixed(2) ?? "",
      getBestBaseline(found),
    ]),
  );
