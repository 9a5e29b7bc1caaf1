/**
 * `organon sample FILE`: sheets for people, out and back in. The validity study (§4.4 of the ACL text) draws a share of the questions for
 * two annotators; `english` is the editor's, whose texts are drawn evenly over lengths and skills; `people` screens people and asks them
 * four-option questions (DivLogicEval §4.2); `errors` has people decide why a run's wrong options were picked. `--read` takes the filled sheets.
 */
import { basename, join } from "node:path";
import { misuse } from "#logic/error";
import type { Document } from "#reports/document";
import { englishDocument, readEnglishSheets, sampleEnglish } from "./english.ts";
import { errorsDocument } from "#experiments/people/errors-document";
import { readSheets, sample as draw, validityDocument } from "#experiments/people/validity";
import { readEntries, readChoices, readQuestions } from "#workspace/files/entries";
import { emptyFile } from "#workspace/files/file-error";
import { readText } from "#workspace/files/whole-file";
import { errorCases, errorSheet } from "#experiments/people/errors";
import { humanStudy, humanStudyDocument, readHumanStudy } from "./human-study.ts";
import { type Context, type Result } from "../command.ts";
import { pick, type Values } from "../flags.ts";
import { makeFolder } from "#workspace/files/file-error";
import type { Outputs } from "#workspace/files/outputs";
import { options } from "./options.ts";

type Given = Values<typeof options>;

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [file]: readonly string[],
): Promise<Result | number> => {
  const { study = "validity" } = values;
  if (file === undefined && study !== "errors")
    throw misuse("no question file is named", "name a file of items, or - for standard input");
  return { validity, english, people, errors }[study](file ?? "latest", values, context);
};

type Study = (file: string, values: Given, context: Context) => Promise<Result>;

const validity: Study = async (file, values, context) => {
  const { share: part = 0.1, seed = 1, read } = values;
  const questions = await readQuestions(file, { rotations: 1 });
  if (questions.length === 0) throw emptyFile(file, "items");
  if (read !== undefined)
    return buildResult(readSheets(await readSheetFiles(read, 2), questions), validityDocument);
  const { of, drawn, sheet } = draw(questions, { share: part, seed, ...pick(values, "blind") });
  return writeSheets(
    { "annotator-1.csv": sheet, "annotator-2.csv": sheet },
    values.output ?? "validity",
    context,
    {
      json: { items: of, drawn: drawn.length, share: part, seed },
      head: `${drawn.length} of ${of} questions drawn; each annotator fills in one of the sheets:`,
      next: "organon sample FILE --read SHEET SHEET",
    },
  );
};

const english: Study = async (file, values, context) => {
  const { seed = 1, count, read } = values;
  const entries = await Array.fromAsync(readEntries(file));
  if (read !== undefined)
    return buildResult(readEnglishSheets(await readSheetFiles(read), entries), englishDocument);
  const drawn = sampleEnglish(entries, { seed, count });
  const files = { "reader-1.csv": drawn.sheet, "reader-2.csv": drawn.sheet, "texts.txt": drawn.page };
  return writeSheets(files, values.output ?? "english", context, {
    json: { of: drawn.of, drawn: drawn.drawn, seed },
    head: `${drawn.drawn} of ${drawn.of} questions drawn; each reader fills in a sheet of his own:`,
    next: "organon sample FILE --study english --read SHEET…",
  });
};

const people: Study = async (file, values, { outputs }) => {
  const { people: count = 4, output = "people", read } = values;
  const items = await readChoices(file);
  if (read !== undefined) {
    const sheets = [];
    for (const folder of read)
      sheets.push({
        name: basename(folder),
        screening: await readText(join(folder, "screening.csv")),
        questions: await readText(join(folder, "questions.csv")),
      });
    return buildResult(readHumanStudy(items, sheets), humanStudyDocument);
  }
  const { sheets, ...kit } = humanStudy(items, pick(values, "count", "seed"));
  const own = {
    "screening.csv": sheets.screening,
    "questions.csv": sheets.questions,
    "instructions.txt": kit.instructions,
  };
  const files = Array.from({ length: count }, (_, i) =>
    writeFiles(join(output, `person-${i + 1}`), own, outputs),
  ).flat();
  const [questions, screening] = [kit.questions.length, kit.screening.length];
  return {
    json: { questions, screening, people: count, files },
    lines: [
      `${questions} questions and a screening of ${screening} statements, for ${count} people, in ${output}`,
      `then: organon sample ${file} --study people --read ${join(output, "person-1")} …`,
    ],
  };
};

const errors: Study = async (run, { output, read = [] }, { open, outputs, terminal }) => {
  const found = await errorCases({ run, sheets: await readSheetFiles(read) }, { store: await open("read") });
  if (output !== undefined) {
    writeNew(output, errorSheet(found.cases), outputs);
    terminal.notice(`wrote ${found.cases.length} wrong answers to ${output}`);
  }
  return buildResult(found, errorsDocument);
};

const buildResult = <Found>(found: Found, documentOf: (found: Found) => Document): Result => ({
  json: found,
  document: documentOf(found),
});

const writeSheets = (
  sheets: Readonly<Record<string, string>>,
  folder: string,
  { outputs }: Pick<Context, "outputs">,
  { json, head, next }: { readonly json: object; readonly head: string; readonly next: string },
): Result => {
  const files = writeFiles(folder, sheets, outputs);
  const lines = [head, ...files.map((path) => `  ${path}`), `Then: ${next}`];
  return { json: { ...json, files }, isOneLine: true, lines };
};

/** Writes some files and gives their paths. What is there may hold somebody's work: it is refused. */
const writeFiles = (
  folder: string,
  files: Readonly<Record<string, string>>,
  outputs: Outputs,
): readonly string[] => {
  makeFolder(folder);
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeNew(path, content, outputs);
    return path;
  });
};

/** Writes a table that a person fills in; one that is there is refused, since it may hold somebody's work. */
const writeNew = (path: string, content: string, outputs: Outputs): void =>
  outputs.save(path, content, { isPrivate: false, keep: "somebody's answers" });

/** The texts of the filled sheets of --read, with their paths; `wanted` says how many there must be. */
const readSheetFiles = async (
  paths: readonly string[],
  wanted?: 2,
): Promise<[name: string, content: string][]> => {
  if (wanted !== undefined && paths.length !== wanted)
    throw misuse(`--read takes two sheets, not ${paths.length}`, "as in --read one.csv other.csv");
  return Promise.all(paths.map(async (path) => [path, await readText(path)]));
};
