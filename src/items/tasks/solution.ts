/** The right answer to a question that a checker judges, from its line alone: for training, and for tests of the answer parsers. */
import { readDerivation, readInterpretations } from "#arguments/written-certificate";
import type { Derivation, Interpretation } from "#logic/certificate";
import { printFitch } from "#logic/fitch";
import type { ProblemLine } from "../problem-line.ts";

/** A reply that is right: the proof, or the countermodel. */
export const taskSolution = ({ certificate }: Pick<ProblemLine<"graded">, "certificate">): string =>
  certificate.kind === "derivation"
    ? saidProof(readDerivation(certificate.steps))
    : caseTable(readInterpretations(certificate).refuting);

/** A derivation as the proof that is asked for. */
export const saidProof = (derivation: Derivation): string => inBlock(printFitch(derivation));

/** An interpretation as the table that a countermodel is asked for in. */
export const caseTable = ({ domain, constants, predicates }: Interpretation): string => {
  const rows = [
    `domain = {${domain.join(", ")}}`,
    ...Object.entries(constants).map(([name, member]) => `${name} = ${member}`),
    ...Object.entries(predicates).map(
      ([name, tuples]) =>
        `${name} = {${tuples.map((tuple) => (tuple.length === 1 ? tuple[0]! : `(${tuple.join(", ")})`)).join(", ")}}`,
    ),
  ];
  return inBlock(rows.join("\n"));
};

const inBlock = (text: string): string => `\`\`\`\n${text}\n\`\`\``;
