/**
 * `organon sample FILE`: the validity study (§4.4 of the ACL text). Draws a share of the questions and writes a sheet
 * for each of two annotators, as CSV and as a page to click through; `--read` takes the filled sheets and says how
 * many questions are valid.
 */
import { OrganonError } from "#logic";
import { validityDocument } from "#report";
import { entriesOf, questionsOf, readSheets, sample as draw, type Question } from "#verbs";
import { defineVerb } from "../command.ts";
import { anyWhole, flag, share, text, texts } from "../flags.ts";
import { readSheetFiles, writeSheets } from "../sheets.ts";
import { print } from "../printing.ts";

export const sample = defineVerb({
  name: "sample",
  summary: "The validity study: sheets for two annotators, and what came of them.",
  example: "organon sample suite.jsonl --share 0.1 --seed 7 -o validity",
  arguments: [{ name: "<file>", about: "items as JSON lines; - is stdin" }],
  flags: {
    share: flag("--share <p>", "the share of the questions that is drawn (0.1)", share("0.1", "up to 1")),
    seed: flag("--seed <n>", "any whole number; the same seed draws the same questions (1)", anyWhole),
    output: flag("-o, --output <folder>", "where the sheets go (validity)", text),
    read: flag("--read <sheets...>", "two filled sheets, read instead of drawing", texts),
  },
  run: async ({ share: part = 0.1, seed = 1, output = "validity", read }, context, [file = "-"]) => {
    const { terminal, common } = context;
    const questions: Question[] = [];
    for await (const entry of entriesOf(file))
      if (entry.kind !== "choice") questions.push(...questionsOf(entry));
    if (questions.length === 0) throw new OrganonError("misuse", `${file} holds no items`);
    if (read !== undefined) {
      const validity = readSheets(readSheetFiles(read, "--read"), new Set(questions.map(({ id }) => id)));
      await print(context, validity, validityDocument(validity));
      return 0;
    }
    const drawn = draw(questions, { share: part, seed });
    const files = writeSheets(drawn, output, "refuse");
    await terminal.out(
      common.json
        ? JSON.stringify({ items: drawn.of, drawn: drawn.drawn.length, share: part, seed, files })
        : [
            `${drawn.drawn.length} of ${drawn.of} questions drawn; each annotator fills in one of the sheets, or answers on the page:`,
            ...files.map((path) => `  ${path}`),
            "Then: organon sample FILE --read SHEET SHEET",
          ].join("\n"),
    );
    return 0;
  },
});
