/**
 * The novice: reasons like the oracle, but slips on the rules it is weak at and beyond its depth. It knows
 * which rule a question is about only from the question's sentences. With `learns` it no longer slips on the
 * rules that the demonstrations in its prompt show. It stands in for a language model where one can check
 * afterwards what should have been found.
 */
import { ruleNamed, rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import type { ArgumentReader } from "#items/formats/read-argument";
import { startOfQuestion } from "#items/formats/yes-no";
import type { Sequent } from "#logic/certificate";
import { relationOf } from "#logic/decide";
import { createQuestionRecogniser, type IsAbout } from "./recognise-questions.ts";
import { chance } from "./surface.ts";

export type NoviceSettings = {
  /** Names of the rules it is weak at; extensions are rules of their own. */
  readonly weak: readonly string[];
  /** The probability of a wrong answer where it is weak. */
  readonly slip: number;
  /** The longest chain, in steps, that it follows without slipping. */
  readonly depth: number;
  readonly learns: boolean;
  readonly seed: number;
};

/** A novice as a function of the prompt's text. An unknown rule is misuse. */
export const createNovice = (
  settings: NoviceSettings,
  reader: ArgumentReader,
  rules: readonly Rule[] = rulesOf("full"),
): ((prompt: string) => string) => {
  const weak = [...new Set(settings.weak.map((name) => ruleNamed(rules, name).name))];
  const isAbout = createQuestionRecogniser(rules);

  return (prompt) => {
    const sequent = reader.question(prompt);
    if (sequent === undefined) return "I am not sure that I understand the question.";
    const follows = relationOf(sequent) === "entailment";
    const own = weak.filter((rule) => isAbout(sequent, rule));
    const struggles =
      own.length > 0
        ? !settings.learns || own.some((rule) => !isShown(rule, prompt, reader, isAbout))
        : stepsNeeded(sequent) > settings.depth && !isAbout(sequent);
    // The slip hangs on the question alone, so that demonstrations change nothing else.
    const slips = struggles && chance(`${settings.seed}/${questionOf(prompt)}`) < settings.slip;
    return follows === slips ? "No." : "Yes.";
  };
};

/** How long a chain an argument that is no single rule looks: each premise beyond the first is a step. */
const stepsNeeded = ({ premises }: Sequent): number => Math.max(2, premises.length - 1);

/** Whether the demonstrations before the last question show a rule. */
const isShown = (rule: string, prompt: string, reader: ArgumentReader, isAbout: IsAbout): boolean =>
  [...prompt.matchAll(demonstration)].some(([, premises, conclusion]) => {
    const sequent = reader.argument(premises ?? "", conclusion ?? "");
    return sequent !== undefined && isAbout(sequent, rule);
  });

/**
 * A demonstration: premises, verdict, conclusion, in the papers' form (Appendix E) or as a question and its answer in
 * turns of a chat.
 */
const demonstration =
  /Consider the following premises?:[ \n]((?:(?!Consider the following)(?:[^\n]|\n(?=\(\d+\) )))*?)(?:[ \n]Can we infer the following from (?:them|it)\? Answer yes or no: [^\n]*\n(?:(?!Consider the following)[^])*?| )We (?:can|cannot) infer that: ([^\n]*?\.)(?= Because|\n|$)/g;

const questionOf = (prompt: string): string => prompt.slice(startOfQuestion(prompt));
