/**
 * A sequent as a JSON line `{"premises": […], "conclusion": "…"}`, and what stands in the place of a line that is none.
 */
import { clip } from "#reports/printable";
import type { Sequent } from "#logic/certificate";
import { FormulaError, OrganonError } from "#logic/error";
import { readParts, type Notation } from "#logic/notations/notations";
import { z } from "zod";

const line = z.object({ premises: z.array(z.string()), conclusion: z.string() });

/** The result in place of a bad line: `at` is a column of the text that `in` names, or of the line. */
export type BadLine = { readonly error: string; readonly at: number; readonly in?: string };

export const parseLine = (text: string, notation: Notation = "organon"): Sequent | BadLine => {
  try {
    const parsed = line.safeParse(JSON.parse(text));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return { error: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not a sequent"}`, at: 1 };
    }
    const { premises, conclusion } = parsed.data;
    try {
      return readParts(notation, premises, conclusion).sequent;
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      const place = error.textIndex < premises.length ? `premises.${error.textIndex}` : "conclusion";
      return { error: error.message, at: error.position, in: place };
    }
  } catch (error) {
    if (error instanceof SyntaxError) return { error: `not JSON: ${clip(error.message, 200)}`, at: 1 };
    if (error instanceof OrganonError && error.code === "misuse") return { error: error.message, at: 1 };
    throw error;
  }
};
