/**
 * The sheets of studies in which people judge things, as files: written, never over filled ones, and read.
 */
import { join } from "node:path";
import { misuse } from "#logic/error";
import { makeFolder } from "#workspace/files/file-error";
import { textOf } from "#workspace/files/whole-file";
import type { Outputs } from "#workspace/files/outputs";

/** Writes some files and gives their paths. What is there may hold somebody's work: it is refused. */
export const writeFiles = (
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
export const writeNew = (path: string, content: string, outputs: Outputs): void =>
  outputs.save(path, content, { isPrivate: false, keep: "somebody's answers" });

/** The texts of the filled sheets of --read, with their paths; `wanted` says how many there must be. */
export const readSheetFiles = async (
  paths: readonly string[],
  wanted?: 2,
): Promise<[name: string, content: string][]> => {
  if (wanted !== undefined && paths.length !== wanted)
    throw misuse(`--read takes two sheets, not ${paths.length}`, "as in --read one.csv other.csv");
  return Promise.all(paths.map(async (path) => [path, await textOf(path)]));
};
