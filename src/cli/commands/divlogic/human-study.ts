/**
 * `organon divlogic human-study FILE`: people on four-option questions (DivLogicEval §4.2): a folder of sheets for each person, without
 * the key, and what came of the filled ones.
 */
import { basename, join } from "node:path";
import { humanStudyDocument } from "#report/documents/human-study-document";
import { readChoices } from "#verbs/files/entries";
import { humanStudy as draw, readHumanStudy } from "#verbs/people/human-study";
import { defineVerb } from "../../command.ts";
import {
  anyWhole,
  flag,
  inputFile,
  inputFiles,
  outputFile,
  picked,
  refuseGiven,
  whole,
} from "../../flags.ts";
import { readSheetFile, writeFiles } from "../../sheets.ts";

const drawing = {
  count: flag("-n, --count <n>", "how many questions each person is asked (60)", whole()),
  screening: flag("--screening <n>", "how many statements of the screening, half of them true (20)", whole()),
  people: flag("--people <n>", "for how many people sheets are written (4)", whole()),
  seed: flag("--seed <n>", "any whole number; the same seed draws the same questions (1)", anyWhole),
  output: flag("-o, --output <folder>", "where the sheets go (people)", outputFile),
};

const flags = {
  ...drawing,
  screeningFrom: flag(
    "--screening-from <file>",
    "four-option questions to make the screening of (those of FILE that are not asked)",
    inputFile,
  ),
  read: flag(
    "--read <folders...>",
    "folders of filled sheets, one a person, read instead of drawing",
    inputFiles,
  ),
} as const;

export const humanStudy = defineVerb({
  name: "divlogic human-study",
  folderConfig: false,
  summary: "People on the questions: a screening, sheets without the key, accuracy and agreement.",
  example: "organon divlogic human-study choices.jsonl -n 60 -o people",
  arguments: [{ name: "<file>", about: "four-option questions as JSON lines; - is stdin" }],
  flags,
  run: async (values, { outputs }, [file = "-"]) => {
    const { people = 4, screeningFrom, output = "people", read } = values;
    const items = await readChoices(file);
    const unpolished = screeningFrom === undefined ? undefined : await readChoices(screeningFrom);
    if (read !== undefined) {
      refuseGiven(flags, values, Object.keys(drawing), "belongs to drawing", "--read only reads");
      const sheets = read.map((folder) => ({
        name: basename(folder),
        screening: readSheetFile(join(folder, "screening.csv")),
        questions: readSheetFile(join(folder, "questions.csv")),
      }));
      const told = readHumanStudy([...items, ...(unpolished ?? [])], sheets);
      return { json: told, document: humanStudyDocument(told) };
    }
    const kit = draw(items, picked(values, "count", "screening", "seed"), unpolished);
    const files = Array.from({ length: people }, (_, i) =>
      writeFiles(
        join(output, `person-${i + 1}`),
        {
          "screening.csv": kit.sheets.screening,
          "questions.csv": kit.sheets.questions,
          "instructions.txt": kit.instructions,
        },
        { outputs, existing: "refuse" },
      ),
    ).flat();
    const from = screeningFrom === undefined ? "" : ` --screening-from ${screeningFrom}`;
    const counts = { questions: kit.questions.length, screening: kit.screening.length, people, files };
    const lines = [
      `${kit.questions.length} questions and a screening of ${kit.screening.length} statements, for ${people} people, in ${output}`,
      `then: organon divlogic human-study ${file}${from} --read ${join(output, "person-1")} …`,
    ];
    return { json: counts, lines };
  },
});
