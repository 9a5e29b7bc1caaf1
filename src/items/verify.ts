/**
 * A problem examined from its line alone: every certificate replayed by the two trusted files, every other claim decided, steps
 * checked, sentences parsed. Nothing here depends on how problems are made. What only one layout claims stands in its own file.
 */
import { argumentHash } from "#arguments/argument-hash";
import { readJudgement, type WrittenCertificate } from "#arguments/written-certificate";
import type { Rule } from "#catalog/skill";
import type { Lexicon } from "#language/lexicon";
import { readBank } from "#language/sentences/bank";
import type { Family } from "#language/sentences/family";
import { canonical } from "#logic/canonical";
import type { Interpretation, Relation, Sequent } from "#logic/certificate";
import { decideRelation } from "#logic/decide";
import { checkDerivation } from "#logic/derivation";
import { orMisuse } from "#logic/error";
import { constant, collectConstants, equal, instantiate, not, type Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { print } from "#logic/notation";
import { createRelationDecider } from "#logic/relations-among";
import { maxEvaluationSteps, truthFault } from "#logic/truth-fault";
import { isIrredundant, compileTheory, withFallback } from "#arguments/satisfiability";
import { choiceFaults } from "./choice/choice-faults.ts";
import { optionsQuestion } from "./formats/choice.ts";
import { createLetterCheck } from "./choice/letter-faults.ts";
import { taskFaults } from "./tasks/task-faults.ts";
import { createLabelCheck, ruleLineFaults } from "./label-faults.ts";
import { toSequent, type Claim, type Problem, type ProblemVariant } from "./problem.ts";
import {
  hasOptions,
  computeId,
  isAboutRule,
  isProblem,
  listForeignMembers,
  type ProblemLine,
} from "./problem-line.ts";
import { labelText } from "./question.ts";
import { toProblem } from "./to-problem.ts";
import { createWordCheck } from "./word-faults.ts";

/** Finds what is wrong with a line, or with the problem made of it; an empty list where nothing is. */
export type FaultFinder = (given: ProblemLine | ReturnType<typeof toProblem>) => readonly string[];

/** Lists the faults of a problem's formulas, certificates and sentences. Doesn't check labels and the meaning of words. */
export const findFaults: FaultFinder = (given) => runChecks(given, () => []);

/**
 * Finds all that is wrong, by the program's own rules, lexicons and sentences, or by others. The first problem of a layout takes
 * some milliseconds more than the rest: keep the finder.
 */
export const createFaultFinder = ({ rules, lexicons, bank }: FaultSources = {}): FaultFinder => {
  let items: readonly ((problem: ProblemVariant<"rule">) => readonly string[])[] | undefined;
  let words: ReturnType<typeof createWordCheck> | undefined;
  let choices: ((problem: ProblemVariant<"options">) => readonly string[]) | undefined;
  return (given) =>
    runChecks(given, (problem) => {
      switch (problem.kind) {
        case "rule":
          words ??= createWordCheck(lexicons);
          items ??= [createLabelCheck(rules), words];
          return items.flatMap((check) => catchMisuse(() => check(problem)));
        case "options":
          words ??= createWordCheck(lexicons);
          choices ??= createLetterCheck(bank ?? readBank(), words);
          return choices(problem);
        case "graded":
          words ??= createWordCheck(lexicons);
          return words(problem);
        default:
          return problem satisfies never;
      }
    });
};

/** The sources with which labels and words are compared. */
type FaultSources = {
  readonly rules?: readonly Rule[];
  readonly lexicons?: readonly Lexicon[];
  readonly bank?: readonly Family[];
};

type Check = (problem: Problem) => readonly string[];

const runChecks = (given: Parameters<FaultFinder>[0], own: Check): readonly string[] => {
  const problem = given === undefined || "line" in given || "fault" in given ? given : toProblem(given);
  if (problem === undefined) return [];
  if ("fault" in problem) return [problem.fault];
  const checks: readonly Check[] = [
    ({ line }) => lineFaults(line),
    listKindFaults,
    argumentFaults,
    numberFaults,
    claimFaults,
    stepFaults,
    sentenceFaults,
    own,
  ];
  return [...new Set(checks.flatMap((check) => catchMisuse(() => check(problem))))];
};

const catchMisuse = (check: () => readonly string[]): readonly string[] =>
  orMisuse(check, ({ message }) => [message]);

/** Lists the faults of a line, without its formulas. */
export const lineFaults = (line: ProblemLine): readonly string[] => [
  ...(isProblem(line) && line.id !== computeId(line) ? ["the id is not the hash of the problem"] : []),
  ...(line.label === null || labelText(line.key) === line.label ? [] : ["the label is not the answer key"]),
  ...((line.answer === null && line.label === null) || line.options[line.answer ?? -1]?.label === line.label
    ? []
    : [`the answer ${line.answer} is not the place of the label`]),
  ...listForeignMembers(line).map((name) => `a problem of its kind has no ${name}`),
  ...(isAboutRule(line) ? ruleLineFaults(line) : []),
  ...(hasOptions(line) && line.question !== optionsQuestion(line)
    ? ["the question is not made of its sentences"]
    : []),
];

const listKindFaults = (problem: Problem): readonly string[] => {
  switch (problem.kind) {
    case "options":
      return choiceFaults(problem);
    case "graded":
      return taskFaults(problem);
    case "rule":
      return [];
    default:
      return problem satisfies never;
  }
};

const numberFaults = ({ line: { seed, index }, depth, difficulty }: Problem): readonly string[] => [
  ...(Number.isSafeInteger(seed) ? [] : [`the seed ${seed} is not a whole number`]),
  ...(Number.isSafeInteger(index) && index >= 0
    ? []
    : [`the index ${index} is not a whole number from 0 up`]),
  ...(depth === undefined ||
  (["premises", "rounds", "cases"] as const).every((part) => depth.stated?.[part] === depth.counted[part])
    ? []
    : [
        `the depth is ${JSON.stringify(depth.stated)}, but that of its formulas is ${JSON.stringify(depth.counted)}`,
      ]),
  ...(difficulty === undefined || difficulty.stated === difficulty.counted
    ? []
    : [`the difficulty is ${difficulty.stated}, but that of its formulas is ${difficulty.counted}`]),
];

const hashProblem = ({ kind, line, premises, asked }: Problem): string | undefined => {
  const conclusion = kind === "options" ? (asked[4] ?? asked[line.answer]) : asked[0];
  return conclusion && argumentHash(premises, conclusion.formula);
};

const argumentFaults = (problem: Problem): readonly string[] =>
  problem.line.argument === hashProblem(problem) ? [] : ["argument is not the hash of the argument"];

const claimFaults = (problem: Problem): readonly string[] => {
  const decide = createDecider(problem);
  return problem.claims.flatMap((claim) => {
    const { certified } = claim;
    if (certified !== undefined)
      return certificateFaults(claim.holds[0], certified.certificate, toSequent(problem, claim)).map(
        (fault) => `the certificate of ${certified.label}: ${fault}`,
      );
    const relation = decide(claim);
    if (claim.holds.includes(relation)) return [];
    return [relation === "undecided" ? `${claim.fault}, or that is left undecided` : claim.fault];
  });
};

const certificateFaults = (
  relation: Relation | undefined,
  certificate: WrittenCertificate,
  { premises, conclusion }: Sequent,
): readonly string[] => {
  const judgement = readJudgement(relation, certificate);
  if (judgement === undefined) return ["it is not of its relation's kind"];
  const findUntruth = (name: string, interpretation: Interpretation, formulas: readonly Formula[]) => {
    const fault = truthFault(interpretation, formulas, maxEvaluationSteps);
    return fault === undefined ? [] : [`${name} interpretation: ${fault}`];
  };
  if (judgement.relation === "neutral") {
    const { satisfying, refuting } = judgement.certificate;
    return [
      ...findUntruth("satisfying", satisfying, [...premises, conclusion]),
      ...findUntruth("refuting", refuting, [...premises, not(conclusion)]),
    ];
  }
  const proved = judgement.relation === "entailment" ? conclusion : not(conclusion);
  const fault = checkDerivation(judgement.certificate, premises, proved);
  return [
    ...(fault === undefined ? [] : [`derivation: ${fault}`]),
    ...findUntruth("witness", judgement.witness, premises),
  ];
};

const createDecider = (problem: Problem): ((claim: Claim) => Relation) => {
  const shared = Map.groupBy(
    problem.claims.filter(({ certified, and }) => certified === undefined && and === undefined),
    ({ formula }) => formula,
  );
  const amongAll = memoize((formula: Claim["formula"]) => createRelationDecider(problem.premises, formula));
  return (claim) =>
    claim.and === undefined && (shared.get(claim.formula)?.length ?? 0) > 1
      ? amongAll(claim.formula)(claim.given)
      : decideRelation(toSequent(problem, claim));
};

/** Each step is sound or, as a fallacy's last one, unsound; uses lines that are there; repeats none; no premise is superfluous. */
const stepFaults = ({ steps, length, premises, derived }: Problem): readonly string[] => {
  if (steps === undefined) return [];
  const faults =
    steps.length === length ? [] : [`the length is ${length}, but there are ${steps.length} steps`];
  const lines = premises.map(canonical);
  /** A step may cite an instance of a universal premise. */
  const isInstance = (formula: Formula): boolean =>
    premises.some(
      (line) =>
        line.kind === "forall" &&
        collectConstants(formula).some((name) =>
          equal(canonical(instantiate(line.body, line.variable, constant(name))), formula),
        ),
    );
  for (const [i, { from, to, isFallacy, mayRepeat }] of steps.entries()) {
    const line = canonical(to);
    const unsound = withFallback<boolean | undefined>(
      () => compileTheory([...from, line]).satisfiable([...from.map(() => 1), -1]),
      undefined,
    );
    if (unsound === undefined) faults.push(`whether step ${i + 1} follows is left undecided`);
    else if (unsound !== isFallacy) faults.push(`step ${i + 1} ${isFallacy ? "follows" : "does not follow"}`);
    const cited = from.map(canonical);
    if (cited.some((formula) => !lines.some((one) => equal(one, formula)) && !isInstance(formula)))
      faults.push(`step ${i + 1} uses a line that is not there`);
    if (!mayRepeat && lines.some((one) => equal(one, line))) faults.push(`step ${i + 1} repeats a line`);
    lines.push(line);
  }
  if (premises.some((_, i) => lines.findIndex((line) => equal(line, lines[i]!)) < i))
    faults.push("a premise stands twice");
  const isNeeded =
    derived === undefined ||
    withFallback<boolean | undefined>(
      () => isIrredundant(compileTheory([...premises, derived]), [...premises.map(() => 1), -1]),
      undefined,
    );
  if (isNeeded === undefined) faults.push("whether every premise is needed is left undecided");
  else if (!isNeeded) faults.push("a premise is superfluous");
  return faults;
};

const sentenceFaults = ({ line, premises, premisesText, asked, read }: Problem): readonly string[] => {
  if (read === undefined) return [`no reader for the style ${line.style}`];
  if (premisesText.length !== premises.length) return ["premises and sentences differ in number"];
  const sentences = [...premises.map((formula, i) => ({ formula, text: premisesText[i]! })), ...asked];
  return sentences.flatMap(({ formula, text }) =>
    catchMisuse(() => {
      const readings = read(text);
      if (readings.length !== 1) return [`“${text}” has ${readings.length} readings`];
      return equal(readings[0]!, formula)
        ? []
        : [`“${text}” is read back as something else than ${print(formula)}`];
    }),
  );
};
