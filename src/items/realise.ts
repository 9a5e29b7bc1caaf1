/**
 * Surface realisation: an argument put into words, as a finished item. Each sentence is read back by
 * the style's own reader before it is given out, every time.
 */
import type { Skill } from "#catalog/skill";
import type { Style } from "#language/style";
import type { Words } from "#language/words";
import { constantsOf, type Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { yesNoQuestion } from "./formats/yes-no.ts";
import { difficultyOf } from "./difficulty.ts";
import { namesIn } from "./letters.ts";
import { createIdOf, emptyLine, type ProblemLine } from "./problem-line.ts";
import { yesNoOptions } from "./question.ts";
import { createSayer, settingOf, withNotes } from "./sayer.ts";
import type { Argument } from "#arguments/argument";

/** What an item says of itself beside its argument and words. */
type Facts = {
  readonly seed: number;
  readonly profile: string;
  readonly length: number;
  readonly shortest: ProblemLine<"rule">["shortest"];
  readonly bearing?: ProblemLine["bearing"];
  /** Of a contrast pair: which premises are needed, and up to which round of colour refinement both are alike. */
  readonly core?: readonly number[];
  readonly rounds?: number;
};

/** Items of one argument, by index and words. Throws `bug/second-reading` where a sentence is not read back as its formula. */
export type Realiser = (index: number, words: Words) => ProblemLine<"rule">;

/** What a line about a rule says beside its words and its place; `formulas` are its premises and its conclusion. */
export const ruleForm = <Written extends object>(
  { logic, category, rule, base, extension, kind, label }: Omit<Skill, "id">,
  facts: Facts,
  written: Written,
  formulas: readonly Formula[],
) => ({
  ...emptyLine,
  ...facts,
  logic,
  category,
  rule,
  base,
  extension,
  kind,
  label,
  ...written,
  task: "yes-no",
  difficulty: difficultyOf(formulas, facts.length),
  key: [label],
  answer: label === "yes" ? 0 : 1,
  options: yesNoOptions,
});

/** The realiser of an argument in a style; beside its twin it says before of its words what either needs. */
export const realiserOf = (
  argument: Argument,
  skill: Skill,
  facts: Facts,
  style: Style,
  twin?: Argument,
): Realiser => {
  const { premisesWritten: premises, conclusionWritten: conclusion, relation, certificate, steps } = argument;
  const { rounds, core = null, ...plain } = facts;
  const tags = rounds === undefined ? [] : [{ name: "rounds", value: String(rounds) }];
  const written = { premises, conclusion, relation, core, certificate, steps, style: style.name, tags };
  const form = ruleForm(skill, plain, written, [...argument.premises, argument.conclusion]);
  const idOf = createIdOf(form);
  const constants = constantsOf(...argument.premises, argument.conclusion);
  // Of twins one may have a letter in its chain that the other, whose chain is shorter, does without.
  const isWhole = steps.length > 0 && (twin === undefined || skill.label === "yes");
  const chain = isWhole ? [] : steps.flatMap(({ from, to }) => [...from, to].map((text) => parse(text)));
  const letters = isWhole ? undefined : namesIn([...argument.premises, argument.conclusion, ...chain]);
  const noted = [argument, ...(twin === undefined ? [] : [twin])].flatMap((one) => [
    ...one.premises,
    one.conclusion,
  ]);

  return (index, words) => {
    const say = createSayer(style, words);
    const premisesText = argument.premises.map(say);
    const conclusionText = say(argument.conclusion);
    const setting = withNotes(settingOf(words, constants), style, noted, words);
    const question = yesNoQuestion(premisesText, conclusionText, {
      setting,
      numberedFrom: style.numberedFrom,
      countsPremises: style.staged,
    });
    return {
      ...form,
      id: idOf(question),
      index,
      lexicon: lexiconOf(words, letters),
      setting: setting ?? null,
      premisesText,
      conclusionText,
      question,
    };
  };
};

/** Under these an item's lexicon has what people and things are called; no letter of a formula is a constant by that name. */
const nounLetter = "x";
export const thingLetter = "y";

/** The words of letters, of all or of those given. */
export const lexiconOf = (
  { propositions, predicates, relations, constants, noun, thing }: Words,
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
    .map((word) => ({ ...word, relation: null }))
    .filter(
      ({ letter }) => letter === nounLetter || letter === thingLetter || own === undefined || own.has(letter),
    );
