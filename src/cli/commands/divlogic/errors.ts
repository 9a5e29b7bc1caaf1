/**
 * `organon divlogic errors RUN`: wrong answers beside the derivation, tagged with the causes of DivLogicEval §4.2 that fit; as a table for
 * people to decide, and what they decided.
 */
import { errorsDocument } from "#report/documents/errors-document";
import { errorCases, errorSheet } from "#verbs/people/errors";
import { defineVerb, runArgument } from "../../command.ts";
import { flag, inputFiles, outputFile } from "../../flags.ts";
import { readSheetFile, writeNew } from "../../sheets.ts";

export const errors = defineVerb({
  name: "divlogic errors",
  summary: "Wrong answers beside the derivation, with the causes that fit; a table for people to decide.",
  example: "organon divlogic errors latest -o errors.csv",
  arguments: [runArgument],
  flags: {
    output: flag(
      "-o, --output <file>",
      "write all wrong answers as a table, whose column “cause” a person fills in",
      outputFile,
    ),
    read: flag("--read <files...>", "filled tables; of two, their agreement is told", inputFiles),
  },
  run: async ({ output, read = [] }, { open, outputs, terminal }, [run = "latest"]) => {
    const store = await open("read");
    const sheets = read.map((path) => [path, readSheetFile(path)] as const);
    const told = await errorCases({ run, sheets }, { store });
    if (output !== undefined) {
      writeNew(output, errorSheet(told.cases), outputs);
      terminal.notice(`wrote ${told.cases.length} wrong answers to ${output}`);
    }
    return { json: told, document: errorsDocument(told) };
  },
});
