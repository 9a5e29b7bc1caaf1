/**
 * Questions as problems of the TPTP library, for provers: of each formula that is asked about, whether the premises entail it, and
 * whether they entail its denial. `problems.csv` has the status that each problem has by our certificates. Questions without formulas
 * are left out. Source: G. Sutcliffe, The TPTP Problem Library, JAR 59 (2017).
 */
import { isEquality, not, type Formula, type Term } from "#logic/formula";
import { parse } from "#logic/notation";
import { hasConclusion, hasOptions, isProblem } from "../problem-line.ts";
import type { Question } from "../question.ts";
import { isKept, type SuiteExport, type TextFile } from "./export.ts";

export const tptp: SuiteExport = {
  name: "tptp",
  about: "TPTP: problems for provers, with their statuses",
  rows: () => [
    {
      path: "problems.csv",
      kind: "text",
      holds: (question) => isKept(question) && listProblems(question).length > 0,
      head: "file,status\n",
      each: (question) =>
        listProblems(question)
          .map(({ path, status }) => `${path},${status}\n`)
          .join(""),
      files: (question) => listProblems(question).map(writeProblem),
    },
  ],
};

/** A problem whose formulas are not parsed yet; `isDenied` asks about the denial. */
type Problem = {
  readonly path: string;
  readonly status: "Theorem" | "CounterSatisfiable";
  readonly premises: readonly string[];
  readonly asked: string;
  readonly isDenied: boolean;
};

const listProblems = ({ problem }: Question): readonly Problem[] => {
  if (problem === undefined || !isProblem(problem)) return [];
  const { id, premises } = problem;
  if (hasConclusion(problem)) return buildBothProblems(id, premises, problem.conclusion, problem.relation);
  if (!hasOptions(problem)) return [];
  const { optionFormulas, relations, conclusion } = problem;
  return optionFormulas.flatMap((option, i) => {
    const given = conclusion === null ? premises : [...premises, option];
    return buildBothProblems(`${id}-${i}`, given, conclusion ?? option, relations[i]!);
  });
};

const buildBothProblems = (
  name: string,
  premises: readonly string[],
  asked: string,
  relation: string,
): readonly Problem[] =>
  (["entailment", "contradiction"] as const).map((wanted) => {
    const isDenied = wanted === "contradiction";
    return {
      path: `problems/${name}${isDenied ? "-denied" : ""}.p`,
      status: relation === wanted ? "Theorem" : "CounterSatisfiable",
      premises,
      asked,
      isDenied,
    };
  });

const writeProblem = ({ path, status, premises, asked, isDenied }: Problem): TextFile => {
  const conclusion = parse(asked);
  const conjecture = printTptp(isDenied ? not(conclusion) : conclusion);
  const axioms = premises.map((text, i) => `fof(premise_${i + 1}, axiom, ${printTptp(parse(text))}).\n`);
  return { path, text: `% Status   : ${status}\n${axioms.join("")}fof(asked, conjecture, ${conjecture}).\n` };
};

const signs = { and: "&", or: "|", implies: "=>", iff: "<=>", forall: "!", exists: "?" } as const;

const printTptp = (formula: Formula): string => {
  switch (formula.kind) {
    case "true":
    case "false":
      return `$${formula.kind}`;
    case "atom": {
      const terms = formula.terms.map(printTerm);
      if (isEquality(formula)) return `(${terms.join(" = ")})`;
      return terms.length === 0 ? quoteName(formula.name) : `${quoteName(formula.name)}(${terms.join(", ")})`;
    }
    case "not":
      return `~ ${printTptp(formula.body)}`;
    case "forall":
    case "exists":
      return `${signs[formula.kind]} [${printVariable(formula.variable)}] : ${printTptp(formula.body)}`;
    default:
      return `(${printTptp(formula.left)} ${signs[formula.kind]} ${printTptp(formula.right)})`;
  }
};

const printTerm = ({ kind, name }: Term): string =>
  kind === "variable" ? printVariable(name) : quoteName(name);

const printVariable = (name: string): string => `V${name.replaceAll("'", "_prime")}`;

const quoteName = (name: string): string => `'${name.replaceAll("'", "_prime")}'`;
