/**
 * Other people's questions, from the user's own copy, as questions that can be audited and asked. Faults of the data are
 * counted and kept; what does not fit the layout is refused by its line.
 */
import { datasets, type Import } from "#items";
import { OrganonError, unknownName } from "#logic";

export type ImportOptions = {
  /** The dataset's name. */
  readonly format: string;
  /** What the text is called where something is wrong with it: its file. */
  readonly name: string;
};

/** The datasets that can be read. */
export const datasetNames: readonly string[] = datasets.map(({ name }) => name);

/**
 * The questions of a dataset's text. Throws misuse for an unknown format and for text in another layout.
 *
 * @example
 * const row = { premises: ["All owls fly.", "Ada is an owl."], conclusion: "Ada flies.", label: "True" };
 * const { questions } = importQuestions(JSON.stringify(row), { format: "folio", name: "row" });
 * questions[0]!.key; // → ["True"]
 */
export const importQuestions = (text: string, { format, name }: ImportOptions): Import => {
  const dataset = datasets.find((one) => one.name === format);
  if (dataset === undefined)
    throw unknownName(
      "format",
      format,
      datasets.map((one) => one.name),
    );
  try {
    return dataset.read(text);
  } catch (error) {
    if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    throw new OrganonError("misuse", `${name}: ${error.message}`, {
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      cause: error,
    });
  }
};
