/**
 * Surface realisation: an argument put into words, as a finished item. Each sentence is read back by
 * the style's own reader before it is given out, every time.
 */
import type { Skill } from "#catalog/skill";
import type { Sequent } from "#logic/certificate";
import type { Manner, Style } from "#language/style";
import type { Words } from "#language/words";
import { equal, iff, not, type Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { memoize, once } from "#logic/memoize";
import { parse } from "#logic/notation";
import { openerOf, pronounPlaces } from "./formats/discourse.ts";
import { inclusiveOrNote, smallHash, yesNoQuestion } from "./formats/yes-no.ts";
import { computeDifficulty } from "./difficulty.ts";
import { findRowName } from "./item-words.ts";
import { collectNames } from "./letters.ts";
import { createIdHash, emptyLine, type ProblemLine } from "./problem-line.ts";
import { yesNoOptions } from "./question.ts";
import { createVerbalizer, getSetting, createStyleSpeaker, countTurns } from "./sayer.ts";
import type { Argument } from "#arguments/argument";
import { argumentHash } from "#arguments/argument-hash";
import { compileTheory, withFallback } from "#arguments/satisfiability";

/** An item's data beside its argument and words. */
export type Facts = {
  readonly seed: number;
  readonly profile: string;
  readonly length: number;
  readonly shortest: ProblemLine<"rule">["shortest"];
  readonly requiredRules?: ProblemLine["requiredRules"];
  readonly depth?: ProblemLine["depth"];
  /** Of a contrast pair: which premises are needed. */
  readonly core?: readonly number[];
};

/** Items of one argument, by index and words. Throws `bug/second-reading` where a sentence is not read back as its formula. */
export type Realiser = (index: number, words: Words) => ProblemLine<"rule">;

/** Returns the data of a rule's line beside its words and its place; `formulas` are its premises and its conclusion. */
export const ruleForm = <Written extends object>(
  { logic, category, rule, base, extension, kind, label }: Omit<Skill, "id">,
  facts: Facts,
  written: Written,
  formulas: readonly Formula[],
) => ({
  ...emptyLine(),
  ...facts,
  logic,
  category,
  rule,
  base,
  extension,
  kind,
  label,
  ...written,
  argument: argumentHash(formulas.slice(0, -1), formulas.at(-1)!),
  task: "yes-no",
  difficulty: computeDifficulty(formulas, facts.length),
  key: [label],
  answer: label === "yes" ? 0 : 1,
  options: yesNoOptions,
});

/** The realiser of an argument in a style, alone or as one of twins. */
export const createRealiser = (
  argument: Argument,
  skill: Skill,
  facts: Facts,
  style: Style,
  together: PairVerbalizer = createPairVerbalizer([argument], style),
): Realiser => {
  const { premisesWritten: premises, conclusionWritten: conclusion, relation, certificate, steps } = argument;
  const { core = null, ...plain } = facts;
  const proved = { premises, conclusion, relation, core, certificate, steps, style: style.name };
  const formulas = [...argument.premises, argument.conclusion];
  const form = ruleForm(skill, plain, proved, formulas);
  const hashId = createIdHash(form);
  const other = together.all.find((one) => one !== argument);
  // Of twins one may have a letter in its chain that the other, whose chain is shorter, does without.
  const isWhole = steps.length > 0 && (other === undefined || skill.label === "yes");
  const chain = isWhole ? [] : steps.flatMap(({ from, to }) => [...from, to].map((text) => parse(text)));
  const letters = isWhole ? undefined : collectNames([...formulas, ...chain]);
  return (index, words) => {
    const say = createVerbalizer(style, words, { isInclusive: together.isInclusive() });
    const conclusionText = say(argument.conclusion);
    const said = together.verbalize(words);
    const besideText = other && said.get(other);
    const sentences = said.get(argument) ?? [];
    const note = style.notesOr === true && together.isInclusive() ? inclusiveOrNote : undefined;
    const setting = getSetting(words, formulas) ?? note;
    const premisesText = argument.premises.map((line, i) => say(line, sentences[i]));
    const question = yesNoQuestion(premisesText, conclusionText, {
      setting,
      isStaged: style.staged,
      allowed: besideText && pronounPlaces(besideText, openerOf(setting), words.pronouns),
      pronouns: words.pronouns,
    });
    return {
      ...form,
      id: hashId(question),
      index,
      lexicon: buildLexicon(words, letters),
      setting: setting ?? null,
      premisesText,
      conclusionText,
      question,
    };
  };
};

/**
 * True if the key could be another one for who hears "or" as leaving no room for both: in the premises, in what is asked, or
 * in both. Then each "or" of the question says how it is meant.
 */
export const isExclusionSensitive = ({ premises, conclusion }: Sequent): boolean => {
  const lines = [...premises, conclusion];
  const heard = lines.map(toExclusive);
  const changed = lines
    .keys()
    .filter((i) => !equal(heard[i]!, lines[i]!))
    .toArray();
  if (changed.length === 0) return false;
  const goal = premises.length;
  return withFallback(() => {
    // One theory answers everything: the lines as they are, then as they are heard.
    const theory = compileTheory([...lines, ...heard]);
    const canBe = (isHeard: (i: number) => boolean, sign: -1 | 1): boolean =>
      theory.satisfiable(
        Int8Array.from(
          [false, true].flatMap((way) =>
            lines.map((_, i) => (isHeard(i) === way ? (i === goal ? sign : 1) : 0)),
          ),
        ),
      );
    const [canBeTrue, canBeFalse] = [canBe(() => false, 1), canBe(() => false, -1)];
    const ways = [
      ...changed.map((place) => (i: number) => i === place),
      (i: number) => i !== goal,
      () => true,
    ];
    return ways.some((isHeard) => canBe(isHeard, 1) !== canBeTrue || canBe(isHeard, -1) !== canBeFalse);
  }, true);
};

const toExclusive = (formula: Formula): Formula =>
  formula.kind === "or"
    ? not(iff(toExclusive(formula.left), toExclusive(formula.right)))
    : mapParts(formula, toExclusive);

/** An argument, or twins, whose premises are said together. */
export type PairVerbalizer = {
  readonly all: readonly Argument[];
  /** True if the key of one could be another where "or" is heard as leaving no room for both. */
  readonly isInclusive: () => boolean;
  /** Returns the premises of each argument in words, unchecked. */
  readonly verbalize: (words: Words) => ReadonlyMap<Argument, readonly string[]>;
};

/** So many draws of frames are tried until both twins show the same words. */
const maxDraws = 6;

/** Arguments said in a style by the first draw of frames in which all show the same words, else in the plainest frames, the last of which have no kinds. */
export const createPairVerbalizer = (
  all: readonly Argument[],
  style: Style,
  isInclusive = once(() => all.some(isExclusionSensitive)),
): PairVerbalizer => {
  // Both twins are laid out by one of them, whichever is asked.
  const [driver] = all.toSorted((one, other) => (joinPremises(one) < joinPremises(other) ? -1 : 1));
  const turns = countTurns(driver?.premises ?? []);
  const verbalizeAll = (words: Words): ReturnType<PairVerbalizer["verbalize"]> => {
    const speak = createStyleSpeaker(style, words);
    const drawn = hashWords(words);
    for (let draw = 0; ; draw++) {
      const getManner = (i: number): Manner => ({
        turn: draw < maxDraws ? drawn + draw + turns[i]! : undefined,
        isPlain: draw > maxDraws,
        isInclusive: isInclusive(),
      });
      const said = all.map(({ premises }) => premises.map((line, i) => speak(line, getManner(i))));
      if (draw > maxDraws || all.length === 1 || new Set(said.map(sortWords)).size === 1)
        return new Map(all.map((one, i) => [one, said[i]!]));
    }
  };
  return { all, isInclusive, verbalize: memoize(verbalizeAll, { limit: 1 }) };
};

const joinPremises = ({ premisesWritten }: Argument): string => premisesWritten.join("; ");

const sortWords = (sentences: readonly string[]): string =>
  sentences
    .join(" ")
    .toLowerCase()
    .split(/[ .,]+/)
    .toSorted()
    .join(" ");

const hashWords = ({ propositions, predicates, constants }: Words): number => {
  const phrases = [...propositions.values(), ...predicates.values()].map(({ yes }) => yes);
  return smallHash([...phrases, ...constants.values()].join("")) % 1_000_003;
};

/** Under these an item's lexicon has what people and things are called; no letter of a formula is a constant by that name. */
const nounLetter = "x";
const thingLetter = "y";

/** The words of letters, of all or of those given. */
export const buildLexicon = (
  { propositions, predicates, relations, constants, noun, thing, pronouns }: Words,
  own: ReadonlySet<string> | undefined,
): ProblemLine<"rule">["lexicon"] =>
  [
    ...[...propositions, ...predicates, ...(relations ?? [])].map(([letter, { yes, no }]) => ({
      letter,
      text: yes,
      denied: no,
    })),
    ...constants.entries().map(([letter, text]) => ({ letter, text, denied: null })),
    ...(noun === undefined ? [] : [{ letter: nounLetter, text: noun, denied: null }]),
    ...(thing === undefined ? [] : [{ letter: thingLetter, text: thing, denied: null }]),
  ]
    .map((word) => {
      const pronoun = pronouns?.get(findRowName(word) ?? "");
      return { ...word, relation: null, ...(pronoun && { pronoun }) };
    })
    .filter(
      ({ letter }) => letter === nounLetter || letter === thingLetter || own === undefined || own.has(letter),
    );
