/**
 * The public names of "organon": what a user may rely on. A name is added here with its docstring and example, and taken away
 * with a line in the changelog.
 */

/** Functions, each with an example in its docstring that a test runs. */
export const documentedNames: readonly string[] = `
  decide parseSequent print writeLine openSuite functionModel generatedSuite lengthsSuite diagnosisSuite
  choiceSuite generate evaluate openModels openStore run report weaknesses compare
  improve teach probe audit importQuestions auditDataset createGrader importRun
  importResults exportQuestions exportRun extend defineConfig defineStudy
`
  .trim()
  .split(/\s+/);

/** Everything that "organon" exports. */
export const publicNames: readonly string[] = [
  ...documentedNames.map((name) => (name === "weaknesses" ? "diagnose" : name)),
  "fileSuite",
  "version",
  "AnswerFunction",
  "CallError",
  "Config",
  "Extension",
  "Family",
  "Grader",
  "Formula",
  "Judgement",
  "LanguageModel",
  "OrganonError",
  "ProblemLine",
  "Prompt",
  "ProvedQuestion",
  "Question",
  "Reply",
  "Report",
  "Response",
  "Run",
  "RunPlan",
  "Score",
  "Sequent",
  "Store",
  "Suite",
];

/** Everything that "organon-logic" exports. */
export const logicNames: readonly string[] = `
  OrganonError Referee checkDerivation createReferee decide evaluate parse parseSequent print printFitch printInterpretation printSequent
  DecisionLimits Derivation Formula FormulaError Interpretation Interpretations Judgement Relation Sequent
`
  .trim()
  .split(/\s+/);
