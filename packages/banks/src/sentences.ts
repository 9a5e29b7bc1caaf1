/**
 * `organon bank sentences import|check|stats`: banks of sentences. The own bank needs no file; others are made
 * from a user's own copy of SNLI or MNLI, with all that was dropped counted. `organon bank templates -m MODEL`: more wordings of
 * the implication, those that read back to A → C; what is rejected is shown with its reason.
 */
import {
  anyWhole,
  type Context,
  defineCommand,
  flag,
  misuse,
  modelsNamed,
  acceptOne,
  openLines,
  OrganonError,
  outputFile,
  readBank,
  readBankFile,
  type Result,
  text,
  unknownName,
  type Values,
  whole,
} from "organon/commands";
import { bankLines, type BankStatistics, computeStatistics } from "./bank-statistics.ts";
import { proposeWordings, templatesText } from "./propose-wordings.ts";
import { importBank as importFamilies } from "./import-bank.ts";

const sources: readonly string[] = ["snli", "mnli"];

const flags = {
  output: flag("-o, --output <file>", "import: output file; - is stdout (default -)", outputFile),
  recipe: flag(
    "--recipe <name>",
    "import: filters: fair, or paper (the paper's only) (default fair)",
    acceptOne("fair", "paper"),
  ),
  limit: flag("--limit <n>", "import: limit on pairs", whole()),
  items: flag("--items <n>", "stats: number of questions (default 900)", whole()),
  seed: flag("--seed <n>", "stats: seed (default 7)", anyWhole),
};

type FlagValues = Values<typeof flags>;

const example = "organon bank sentences import snli snli_1.0_train.jsonl -o snli-bank.json";

export const sentences = defineCommand({
  name: "bank sentences",
  summary: "Import, check or count sentence banks.",
  example,
  arguments: [
    {
      name: "<operation>",
      about: "import snli|mnli FILE, check FILE, or stats [FILE] (default: the built-in bank)",
    },
    { name: "[arguments...]", about: "arguments of the operation" },
  ],
  options: flags,
  load: async () => ({
    run: async (values, context, [deed = "", ...rest]) => {
      const deeds: Readonly<Record<string, () => Promise<Result | number>>> = {
        import: () => importBank(rest, values, context),
        check: () => checkBank(rest),
        stats: () => countBank(rest, values),
      };
      const run = Object.hasOwn(deeds, deed) ? deeds[deed] : undefined;
      if (run === undefined) throw unknownName("action", deed, Object.keys(deeds));
      return run();
    },
  }),
});

const importBank = async (
  [source = "", file = "", ...more]: readonly string[],
  { recipe = "fair", limit, output = "-" }: FlagValues,
  context: Context,
): Promise<Result | number> => {
  const { terminal, signal } = context;
  if (!sources.includes(source)) throw unknownName("set", source, sources);
  if (file === "" || more.length > 0) throw misuse("import takes one file", example);
  const progress = terminal.progress(`reading ${file}`);
  const { counts, summary, families } = await importFamilies(file, {
    source,
    recipe,
    limit,
    signal,
    onProgress: (read) => progress.update(read, undefined),
  });
  if (counts.families === 0)
    throw new OrganonError("finding", `${file}: none of ${counts.rows} pairs gave a sentence`, {
      hint: summary.join("; "),
    });
  const lines = await openLines(output, context);
  for (const line of bankLines({ source, families })) await lines.write(line);
  await lines.close();
  const notice = summary.join("\n");
  if (output !== "-") return { json: { source, recipe, ...counts }, isOneLine: true, lines: [], notice };
  terminal.notice(notice);
  return 0;
};

const checkBank = async ([file = "", ...more]: readonly string[]): Promise<Result> => {
  if (file === "" || more.length > 0)
    throw misuse("check takes one file", "organon bank sentences check bank.json");
  const { source, families } = await readBankFile(file);
  return {
    json: { file, source, families: families.length, faults: [] },
    isOneLine: true,
    lines: [`${file}: a bank of ${families.length} families from ${source}`],
  };
};

const countBank = async ([file, ...more]: readonly string[], { items = 900, seed = 7 }: FlagValues) => {
  if (more.length > 0) throw misuse("stats takes one file at most");
  const families = file === undefined ? readBank() : (await readBankFile(file)).families;
  const counts = computeStatistics(families, items, seed);
  return { json: counts, isOneLine: true, lines: renderCounts(counts) };
};

const renderCounts = (counts: BankStatistics): readonly string[] => [
  `${counts.families} families on ${counts.themes} themes`,
  `${counts.paraphrases} with a paraphrase, ${counts.entailed} with a sentence that follows, ${counts.contraries} with a contrary`,
  `${counts.words} different words; sentences of ${counts.length.least} to ${counts.length.most} words, ${counts.length.median} in the middle`,
  `${counts.frames.different} frames, none used more than ${counts.frames.maxUsed} times`,
  `${counts.drawn.words} different words in ${counts.drawn.items} items of eight sentences`,
];

export const templates = defineCommand({
  name: "bank templates",
  summary: "Ask a language model for wordings of the implication; keep those that parse back.",
  example: "organon bank templates --model ollama:llama3.2 -o wordings.json",
  options: {
    model: flag("-m, --model <model>", "language model", text),
    count: flag("--limit <n>", "number of wordings (default 30)", whole()),
    output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile),
  },
  load: async () => ({
    run: async ({ model: named, count = 30, output = "-" }, context) => {
      const { terminal, common, signal } = context;
      const [model] = modelsNamed(named === undefined ? [] : [named], context);
      if (model === undefined) throw misuse("no model is named");
      const { admitted, rejected } = await proposeWordings(model, count, { signal });
      terminal.notice(
        [
          `${model.id} proposed ${admitted.length + rejected.length}: ${admitted.length} admitted, ${rejected.length} rejected`,
          ...admitted.map((wording) => `  admitted  ${wording}`),
          ...rejected.map((one) => `  rejected  ${one.text}: ${one.reason}`),
        ].join("\n"),
      );
      if (admitted.length === 0)
        throw new OrganonError("finding", `nothing that ${model.id} proposed could be admitted`, {
          hint: "a wording must mean A → C and nothing else; increase --limit, or use another model",
        });
      const lines = await openLines(output, context);
      await lines.write(templatesText({ v: 1, model: model.id, wordings: [...admitted] }));
      await lines.close();
      if (common.json && output !== "-")
        await terminal.out(JSON.stringify({ model: model.id, admitted, rejected }));
      return 0;
    },
  }),
});
