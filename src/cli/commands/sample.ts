/**
 * `organon sample FILE`: the validity study (§4.4 of the ACL text). Draws a share of the questions and writes a sheet
 * for each of two annotators, as CSV and as a page to click through, with the target answers or blind; `--read` takes the filled sheets and says how
 * many questions are valid. `--english` is another study, the editor's: texts drawn evenly over lengths and leaves, judged
 * by any number of readers for their grammar, readings and naturalness.
 */
import { englishDocument } from "#report/documents/english-document";
import { validityDocument } from "#report/documents/validity-document";
import { emptyFile } from "#verbs/files/file-error";
import { entriesOf, readQuestions } from "#verbs/files/entries";
import { readEnglishSheets, sampleEnglish } from "#verbs/people/english";
import { readSheets, sample as draw } from "#verbs/people/validity";
import { defineVerb, type Context, type Result } from "../command.ts";
import { anyWhole, flag, inputFiles, on, oneOf, outputFile, refuseGiven, share, whole } from "../flags.ts";
import { readSheetFiles, validityFiles, writeFiles } from "../sheets.ts";

const flags = {
  share: flag("--share <p>", "the share of the questions that is drawn (0.1)", share("0.1", "up to 1")),
  english: flag(
    "--english <what>",
    "a reading of the English instead: questions or sentences, drawn evenly over lengths and leaves",
    oneOf("questions", "sentences"),
  ),
  count: flag("-n, --count <n>", "with --english: how many are drawn (200)", whole()),
  blind: flag(
    "--blind",
    "sheets without the target answer: annotators answer, and are right or not when they are read",
    on,
  ),
  seed: flag("--seed <n>", "any whole number; the same seed draws the same questions (1)", anyWhole),
  output: flag("-o, --output <folder>", "where the sheets go (validity, or english)", outputFile),
  read: flag(
    "--read <sheets...>",
    "filled sheets, read instead of drawing: two, or of --english any number",
    inputFiles,
  ),
} as const;

export const sample = defineVerb({
  name: "sample",
  folderConfig: false,
  summary: "The validity study: sheets for two annotators, and what came of them.",
  example: "organon sample suite.jsonl --share 0.1 --seed 7 -o validity",
  arguments: [{ name: "<file>", about: "items as JSON lines; - is stdin" }],
  flags,
  run: async (values, context, [file = "-"]) => {
    const { english, count, share: part = 0.1, seed = 1, blind = false, read } = values;
    if (english === undefined) {
      refuseGiven(flags, values, ["count"], "belongs to --english", "the validity study draws a --share");
      const questions = await readQuestions(file, { rotations: 1 });
      if (questions.length === 0) throw emptyFile(file, "items");
      if (read !== undefined) {
        const validity = readSheets(readSheetFiles(read, "--read", 2), questions);
        return { json: validity, document: validityDocument(validity) };
      }
      const { of, drawn, sheet, page } = draw(questions, { share: part, seed, blind });
      return writeSheets(values.output ?? "validity", validityFiles({ sheet, page }), context, {
        told: { items: of, drawn: drawn.length, share: part, seed },
        head: `${drawn.length} of ${of} questions drawn; each annotator fills in one of the sheets, or answers on the page:`,
        next: "SHEET SHEET",
      });
    }
    refuseGiven(
      flags,
      values,
      ["share", "blind"],
      "belongs to the validity study",
      "--english draws a --count",
    );
    const entries = [];
    for await (const entry of entriesOf(file)) entries.push(entry);
    if (read !== undefined) {
      const reading = readEnglishSheets(readSheetFiles(read, "--read"), entries);
      return { json: reading, document: englishDocument(reading) };
    }
    const { of, drawn, sheet, page } = sampleEnglish(entries, { of: english, seed, count });
    const files = { "reader-1.csv": sheet, "reader-2.csv": sheet, "texts.txt": page };
    return writeSheets(values.output ?? "english", files, context, {
      told: { of, drawn, what: english, seed },
      head: `${drawn} of ${of} ${english} drawn; each reader fills in a sheet of his own:`,
      next: "SHEET…",
      how: ` --english ${english}`,
    });
  },
});

/** Writes what people are given, and says what to do with it. */
const writeSheets = (
  folder: string,
  sheets: Readonly<Record<string, string>>,
  { outputs }: Pick<Context, "outputs">,
  {
    told,
    head,
    next,
    how = "",
  }: { readonly told: object; readonly head: string; readonly next: string; readonly how?: string },
): Result => {
  const files = writeFiles(folder, sheets, { outputs, existing: "refuse" });
  const then = `Then: organon sample FILE${how} --read ${next}`;
  const lines = [head, ...files.map((path) => `  ${path}`), then];
  return { json: { ...told, files }, isOneLine: true, lines };
};
