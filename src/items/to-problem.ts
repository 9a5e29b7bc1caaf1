/**
 * The problem of a line, layout by layout. Formula text is parseOnce here, once.
 */
import { computeDepth } from "#arguments/depth";
import { readProposition } from "#language/connectives/read";
import { buildCustomGrammar } from "#language/connectives/understand";
import { styles } from "#language/lists";
import { createVocabulary } from "#language/words";
import { OrganonError } from "#logic/error";
import type { Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { parse } from "#logic/notation";
import { indexForms } from "./choice/choice-faults.ts";
import { toChoiceClaims } from "./choice/claims.ts";
import { identifyForms, toPassageWords } from "./choice/variants.ts";
import { computeDifficulty } from "./difficulty.ts";
import type { Claim, Problem, ProblemVariant } from "./problem.ts";
import { hasOptions, isAboutRule, isGraded, type ProblemLine } from "./problem-line.ts";
import { buildWords } from "./item-words.ts";

/** The problem of a line, or why a formula of it cannot be parseOnce; undefined for a line that has none. */
export const toProblem = (line: ProblemLine): Problem | { readonly fault: string } | undefined => {
  try {
    if (hasOptions(line)) return toOptionsProblem(line);
    if (isAboutRule(line)) return toRuleProblem(line);
    return isGraded(line) ? toGradedProblem(line) : undefined;
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return { fault: error.message };
    throw error;
  }
};

const listPlaces = (list: readonly unknown[]): readonly number[] => list.map((_, place) => place);

const withConclusion = <Line extends ProblemLine<"conclusion">>(line: Line, asked = "the conclusion") => {
  const parseOnce = memoize((text: string) => parse(text));
  const [premises, conclusion] = [line.premises.map(parseOnce), parseOnce(line.conclusion)];
  const { relation, certificate } = line;
  const claim: Claim = {
    formula: conclusion,
    given: listPlaces(premises),
    holds: [relation],
    fault: `the relation is not ${relation}`,
    certified: { label: asked, certificate },
  };
  const common = {
    line,
    premises,
    premisesText: line.premisesText,
    asked: [{ formula: conclusion, text: line.conclusionText }],
    claims: [claim],
    read: createReader(line, [...premises, conclusion]),
  };
  return { common, conclusion, parseOnce };
};

const coreClaims = (
  { core, relation }: ProblemLine<"conclusion">,
  premises: readonly Formula[],
  formula: Formula,
): readonly Claim[] =>
  core === null || core.some((place) => premises[place] === undefined)
    ? []
    : [
        { formula, given: core, holds: [relation], fault: "the core does not settle the goal" },
        ...core.map((place): Claim => ({
          formula,
          given: listPlaces(premises).filter((one) => one !== place),
          holds: ["neutral"],
          fault: `premise ${place + 1} is not needed`,
        })),
      ];

const toRuleProblem = (item: ProblemLine<"rule">): ProblemVariant<"rule"> => {
  const { common, conclusion, parseOnce } = withConclusion(item);
  const { kind, steps } = item;
  const last = steps.at(-1);
  const derived = last?.to ?? (kind === "valid" ? item.conclusion : undefined);
  const needed = kind === "valid" ? coreClaims(item, common.premises, conclusion) : [];
  return {
    ...common,
    kind: "rule",
    claims: [...common.claims, ...needed],
    steps: steps.map((step) => ({
      from: step.from.map(parseOnce),
      to: parseOnce(step.to),
      isFallacy: kind === "fallacy" && step === last,
      mayRepeat: step.skill === "universal generalization",
    })),
    // Of a pair only the one that follows has a whole chain; the other has what tempts to the goal, or nothing.
    length: item.twin !== null && item.label === "no" ? steps.length : item.length,
    derived:
      derived === undefined || kind === "fallacy" || item.core !== null ? undefined : parseOnce(derived),
    depth: toDepth(item, common.premises, last && parseOnce(last.to)),
    difficulty: {
      stated: item.difficulty,
      counted: computeDifficulty([...common.premises, conclusion], item.length),
    },
  };
};

/** The depth of a pair's other question is that of the one that follows. */
const toDepth = (
  { kind, depth, twin, core }: ProblemLine<"rule">,
  premises: readonly Formula[],
  derived: Formula | undefined,
): Problem["depth"] => {
  if (derived === undefined || (twin !== null && kind !== "valid")) return undefined;
  const required = core === null ? premises : core.flatMap((place) => premises[place] ?? []);
  return { stated: depth, counted: computeDepth(required, derived, kind !== "fallacy") };
};

const toGradedProblem = (item: ProblemLine<"graded">): ProblemVariant<"graded"> => {
  const { common, conclusion: goal, parseOnce } = withConclusion(item, "the goal");
  const isOpen = item.relation === "neutral";
  return {
    ...common,
    kind: "graded",
    claims: [...common.claims, ...(isOpen ? [] : coreClaims(item, common.premises, goal))],
    steps: item.steps.map(({ from, to }) => ({
      from: from.map(parseOnce),
      to: parseOnce(to),
      isFallacy: false,
      mayRepeat: false,
    })),
    length: isOpen ? 0 : (item.parameters["length"] ?? 0),
  };
};

const toOptionsProblem = (item: ProblemLine<"options">): ProblemVariant<"options"> => {
  const parseOnce = memoize((text: string) => parse(text));
  const premises = item.premises.map(parseOnce);
  const options = item.optionFormulas.map(parseOnce);
  const goal = item.conclusion === null ? undefined : parseOnce(item.conclusion);
  return {
    kind: "options",
    line: item,
    premises,
    premisesText: item.premisesText,
    asked: [
      ...options.map((formula, i) => ({ formula, text: item.options[i]?.text ?? "" })),
      ...(goal === undefined ? [] : [{ formula: goal, text: item.conclusionText ?? "" }]),
    ],
    claims: toChoiceClaims(item, { passage: premises, options, goal }),
    difficulty: {
      stated: item.difficulty,
      counted: computeDifficulty([...premises, ...options, ...(goal ? [goal] : [])], item.knobs.steps),
    },
    read: createOptionsReader(item, [...premises, ...options, ...(goal ? [goal] : [])]),
  };
};

const createReader = (
  { style: name, lexicon }: Pick<ProblemLine<"conclusion" | "options">, "style" | "lexicon">,
  formulas: readonly Formula[],
): Problem["read"] => {
  const style = styles.find((one) => one.name === name);
  if (style === undefined) return undefined;
  let vocabulary: ReturnType<typeof createVocabulary> | undefined;
  return (sentence) => [
    style.read(sentence, (vocabulary ??= createVocabulary(buildWords(lexicon, formulas)))),
  ];
};

const createOptionsReader = (
  { style, wordings, lexicon }: ProblemLine<"options">,
  formulas: readonly Formula[],
): Problem["read"] => {
  if (style === "symbolic") return (sentence) => [parse(sentence)];
  if (style !== "english") return createReader({ style, lexicon }, formulas);
  const words = toPassageWords(indexForms(lexicon));
  const grammar = buildCustomGrammar(wordings);
  return (sentence) => readProposition(sentence, words, grammar).map(identifyForms);
};
