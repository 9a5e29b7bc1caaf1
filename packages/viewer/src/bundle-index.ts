/** Defines what the page of a bundle finds first. */
/** The index of a bundle: the file of each path, and values in the index itself. */
export type BundleIndex = {
  /** Numbers of files by path. */
  readonly files: Readonly<Record<string, number>>;
  /** States of runs, by id. */
  readonly states: Readonly<Record<string, unknown>>;
  /** Questions in a file; 0 if questions are left out. */
  readonly chunk: number;
};
