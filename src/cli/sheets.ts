/**
 * The files of a validity sample, of a reading of English and of a study of people: sheets for each of them, and the filled ones
 * read back.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OrganonError } from "#logic";
import { fileError, type Sample } from "#verbs";
import { makeFolder } from "./terminal.ts";

/**
 * Writes the sheets of a sample and gives their paths, the page last. A sheet that is there may hold somebody's work and is
 * never written over: that is refused, or the sheet is kept.
 */
export const writeSheets = (
  { sheet, page }: Pick<Sample, "sheet" | "page">,
  folder: string,
  existing: "refuse" | "keep",
): readonly string[] => {
  return writeFiles(
    folder,
    { "annotator-1.csv": sheet, "annotator-2.csv": sheet, "questions.html": page },
    existing,
  );
};

/** Writes the sheets of a reading of English and gives their paths, the texts to read last. */
export const writeEnglishSheets = (
  { sheet, page }: Pick<Sample, "sheet" | "page">,
  folder: string,
): readonly string[] =>
  writeFiles(folder, { "reader-1.csv": sheet, "reader-2.csv": sheet, "texts.txt": page }, "refuse");

/** Writes some files and gives their paths. What is there may hold somebody's work: it is refused, or kept. */
export const writeFiles = (
  folder: string,
  files: Readonly<Record<string, string>>,
  existing: "refuse" | "keep",
): readonly string[] => {
  makeFolder(folder);
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    if (existing === "refuse" || !existsSync(path)) writeNew(path, content);
    return path;
  });
};

/** Writes a table that a person fills in; one that is there is refused, since it may hold somebody's work. */
export const writeNew = (path: string, content: string): void => {
  try {
    writeFileSync(path, content, { flag: "wx" });
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST")
      throw new OrganonError("misuse", `${path} is there already, and may hold somebody's answers`, {
        hint: "name another folder with -o",
        cause,
      });
    throw fileError(path, cause);
  }
};

/** The texts of the filled sheets that a flag names, with their paths; `wanted` says how many there must be. */
export const readSheetFiles = (
  paths: readonly string[],
  flag: "--read" | "--sheets",
  wanted?: 2,
): [name: string, content: string][] => {
  if (wanted !== undefined && paths.length !== wanted)
    throw new OrganonError("misuse", `${flag} takes two sheets, not ${paths.length}`, {
      hint: `as in ${flag} one.csv other.csv`,
    });
  return paths.map((path) => [path, readSheetFile(path)]);
};

/** The text of a filled sheet. */
export const readSheetFile = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw fileError(path, cause);
  }
};
