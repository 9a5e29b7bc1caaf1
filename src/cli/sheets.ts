/**
 * The files of a validity sample: a sheet for each of two annotators and a page, and the filled sheets read back.
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
  makeFolder(folder);
  const files = [
    [join(folder, "annotator-1.csv"), sheet],
    [join(folder, "annotator-2.csv"), sheet],
    [join(folder, "questions.html"), page],
  ] as const;
  for (const [path, content] of files)
    if (existing === "refuse" || !existsSync(path)) writeNew(path, content);
  return files.map(([path]) => path);
};

const writeNew = (path: string, content: string): void => {
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

/** The texts of the two filled sheets that a flag names, with their paths. */
export const readSheetFiles = (
  paths: readonly string[],
  flag: "--read" | "--sheets",
): [name: string, content: string][] => {
  if (paths.length !== 2) throw new OrganonError("misuse", `${flag} takes two sheets, not ${paths.length}`);
  return paths.map((path) => {
    try {
      return [path, readFileSync(path, "utf8")];
    } catch (cause) {
      throw fileError(path, cause);
    }
  });
};
