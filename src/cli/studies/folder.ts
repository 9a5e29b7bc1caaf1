/**
 * Where a study writes its files.
 */
import { mkdirSync } from "node:fs";
import { fileError } from "../terminal.ts";

/** Makes a folder and those above it, or says why it cannot. */
export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw fileError(folder, cause);
  }
};
