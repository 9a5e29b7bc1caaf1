/**
 * The problem of a line, layout by layout. Formula text is parsed here, once.
 */
import { depthFrom } from "#arguments/depth";
import { readProposition } from "#language/connectives/read";
import { grammarWith } from "#language/connectives/understand";
import { styles } from "#language/lists";
import { vocabularyOf } from "#language/words";
import { OrganonError } from "#logic/error";
import type { Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { parse } from "#logic/notation";
import { formsByLetter } from "./choice/choice-faults.ts";
import { toChoiceClaims } from "./choice/claims.ts";
import { identifyForms, wordsOfForms } from "./choice/variants.ts";
import { difficultyOf } from "./difficulty.ts";
import type { Claim, Problem, ProblemOf } from "./problem.ts";
import { hasOptions, isAboutRule, isGraded, type ProblemLine } from "./problem-line.ts";
import { wordsOf } from "./item-words.ts";

/** The problem of a line, or why a formula of it cannot be parsed; undefined for a line that has none. */
export const toProblem = (line: ProblemLine): Problem | { readonly fault: string } | undefined => {
  try {
    if (hasOptions(line)) return ofOptions(line);
    if (isAboutRule(line)) return ofRule(line);
    return isGraded(line) ? ofGraded(line) : undefined;
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return { fault: error.message };
    throw error;
  }
};

const placesOf = (list: readonly unknown[]): readonly number[] => list.map((_, place) => place);

/** What a line with one conclusion says: premises, sentences, and how all premises bear on what is asked, with the certificate. */
const withConclusion = <Line extends ProblemLine<"conclusion">>(line: Line, asked = "the conclusion") => {
  const parsed = memoize((text: string) => parse(text));
  const [premises, conclusion] = [line.premises.map(parsed), parsed(line.conclusion)];
  const { relation, certificate } = line;
  const claim: Claim = {
    formula: conclusion,
    given: placesOf(premises),
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
    read: readerIn(line, [...premises, conclusion]),
  };
  return { common, conclusion, parsed };
};

/** That the core settles the goal, and that without any one of it all other premises leave it open. */
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
          given: placesOf(premises).filter((one) => one !== place),
          holds: ["neutral"],
          fault: `premise ${place + 1} is not needed`,
        })),
      ];

const ofRule = (item: ProblemLine<"rule">): ProblemOf<"rule"> => {
  const { common, conclusion, parsed } = withConclusion(item);
  const { kind, steps } = item;
  const last = steps.at(-1);
  const derived = last?.to ?? (kind === "valid" ? item.conclusion : undefined);
  const required = (item.core ?? common.premises.keys().toArray()).flatMap((i) => common.premises[i] ?? []);
  const needed = kind === "valid" ? coreClaims(item, common.premises, conclusion) : [];
  return {
    ...common,
    kind: "rule",
    claims: [...common.claims, ...needed],
    steps: steps.map((step) => ({
      from: step.from.map(parsed),
      to: parsed(step.to),
      isFallacy: kind === "fallacy" && step === last,
      mayRepeat: step.skill === "universal generalization",
    })),
    // Of a pair only the one that follows has a whole chain; the other has what tempts to the goal, or nothing.
    length: item.twin !== null && item.label === "no" ? steps.length : item.length,
    derived: derived === undefined || kind === "fallacy" || item.core !== null ? undefined : parsed(derived),
    depth:
      kind === "valid" && item.depth !== null
        ? { stated: item.depth, counted: depthFrom(required, conclusion) }
        : undefined,
    difficulty: {
      stated: item.difficulty,
      counted: difficultyOf([...common.premises, conclusion], item.length),
    },
  };
};

const ofGraded = (item: ProblemLine<"graded">): ProblemOf<"graded"> => {
  const { common, conclusion: goal, parsed } = withConclusion(item, "the goal");
  const isOpen = item.relation === "neutral";
  return {
    ...common,
    kind: "graded",
    claims: [...common.claims, ...(isOpen ? [] : coreClaims(item, common.premises, goal))],
    steps: item.steps.map(({ from, to }) => ({
      from: from.map(parsed),
      to: parsed(to),
      isFallacy: false,
      mayRepeat: false,
    })),
    length: isOpen ? 0 : (item.parameters["length"] ?? 0),
  };
};

const ofOptions = (item: ProblemLine<"options">): ProblemOf<"options"> => {
  const parsed = memoize((text: string) => parse(text));
  const premises = item.premises.map(parsed);
  const options = item.optionFormulas.map(parsed);
  const goal = item.conclusion === null ? undefined : parsed(item.conclusion);
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
      counted: difficultyOf([...premises, ...options, ...(goal ? [goal] : [])], item.knobs.steps),
    },
    read: optionsReaderIn(item, [...premises, ...options, ...(goal ? [goal] : [])]),
  };
};

const readerIn = (
  { style: name, lexicon }: Pick<ProblemLine<"conclusion" | "options">, "style" | "lexicon">,
  formulas: readonly Formula[],
): Problem["read"] => {
  const style = styles.find((one) => one.name === name);
  if (style === undefined) return undefined;
  let vocabulary: ReturnType<typeof vocabularyOf> | undefined;
  return (sentence) => [style.read(sentence, (vocabulary ??= vocabularyOf(wordsOf(lexicon, formulas))))];
};

const optionsReaderIn = (
  { style, wordings, lexicon }: ProblemLine<"options">,
  formulas: readonly Formula[],
): Problem["read"] => {
  if (style === "symbolic") return (sentence) => [parse(sentence)];
  if (style !== "english") return readerIn({ style, lexicon }, formulas);
  const words = wordsOfForms(formsByLetter(lexicon));
  const grammar = grammarWith(wordings);
  return (sentence) => readProposition(sentence, words, grammar).map(identifyForms);
};
