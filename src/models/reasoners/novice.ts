/**
 * The novice: a fallible prover. It parses the question and looks for the shortest proofs by the catalog's rules; an application of
 * a rule that it is weak at fails by chance, and a weak fallacy is drawn by chance. It answers by what it finds, so it errs where a
 * weak rule stands on every shortest way. With `learns` it no longer slips on the rules that the demonstrations in its prompt show.
 * With `by: "rule"` it slips on whole questions instead: those that are about a rule it is weak at. It stands in for a language model
 * where one can check afterwards what should have been found.
 */
import { ruleNamed, rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { createProofSearch } from "#arguments/proof-search";
import type { ArgumentReader } from "#items/formats/read-argument";
import { premisesShown, startOfQuestion } from "#items/formats/yes-no";
import type { Sequent } from "#logic/certificate";
import { relationOf } from "#logic/decide";
import { minimalCore } from "#logic/relations-among";
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
  /** What a slip hangs on: an application of a rule, or the rule that a question is about. */
  readonly by?: "proof" | "rule";
};

/** A novice as a function of the prompt's text. An unknown rule is misuse. */
export const createNovice = (
  settings: NoviceSettings,
  reader: ArgumentReader,
  rules: readonly Rule[] = rulesOf("full"),
): ((prompt: string) => string) => {
  const follows = (settings.by === "rule" ? createRecognising : createProving)(settings, reader, rules);
  return (prompt) => {
    const sequent = reader.question(prompt);
    if (sequent === undefined) return "I am not sure that I understand the question.";
    return follows(sequent, prompt) ? "Yes." : "No.";
  };
};

/** Says whether a conclusion follows, as a novice sees it. */
type Judges = (
  settings: NoviceSettings,
  reader: ArgumentReader,
  rules: readonly Rule[],
) => (sequent: Sequent, prompt: string) => boolean;

const createProving: Judges = ({ weak: named, slip, depth, learns, seed }, reader, rules) => {
  const weak = new Map(
    named.map((name) => ruleNamed(rules, name)).map(({ name, category }) => [name, category]),
  );
  const fallacies = [...weak].flatMap(([name, category]) => (category === "fallacy" ? [name] : []));
  const prove = createProofSearch(rules);
  const believe = createProofSearch(rules, fallacies);
  let isAbout: IsAbout | undefined;
  const shownIn = (prompt: string): ReadonlySet<string> =>
    new Set(
      demonstrated(prompt, reader).flatMap((shown) => {
        const used = prove(coreOf(shown), depth)?.used();
        isAbout ??= createQuestionRecogniser(rules);
        return [...(used ?? weak.keys().filter((rule) => isAbout!(shown, rule)))];
      }),
    );
  return (sequent, prompt) => {
    const follows = relationOf(sequent) === "entailment";
    if (!follows && fallacies.length === 0) return false;
    const question = questionOf(prompt);
    const slips = (place: string): boolean => chance(`${seed}/${question}/${place}`) < slip;
    const known = follows ? coreOf(sequent) : sequent;
    const proofs = (follows ? prove : believe)(known, depth);
    // Where no proof was found, only what needs more premises than so many steps can join is beyond its depth for certain.
    if (proofs === undefined) return follows && !(known.premises.length - 1 > depth && slips("depth"));
    const shown = learns ? shownIn(prompt) : new Set<string>();
    return proofs.remainsWith(({ rule, from, to }) => {
      const isFallacy = weak.get(rule) === "fallacy";
      if (!weak.has(rule) || shown.has(rule)) return !isFallacy;
      return slips(`${rule}/${from.join()}/${to}`) === isFallacy;
    });
  };
};

/** The premises that are needed, and the conclusion. */
const coreOf = ({ premises, conclusion }: Sequent): Sequent => ({
  premises: (minimalCore(premises, conclusion) ?? [...premises.keys()]).map((place) => premises[place]!),
  conclusion,
});

const createRecognising: Judges = (settings, reader, rules) => {
  const weak = [...new Set(settings.weak.map((name) => ruleNamed(rules, name).name))];
  const isAbout = createQuestionRecogniser(rules);

  return (sequent, prompt) => {
    const follows = relationOf(sequent) === "entailment";
    const own = weak.filter((rule) => isAbout(sequent, rule));
    const struggles =
      own.length > 0
        ? !settings.learns ||
          own.some((rule) => !demonstrated(prompt, reader).some((shown) => isAbout(shown, rule)))
        : stepsNeeded(sequent) > settings.depth && !isAbout(sequent);
    // The slip hangs on the question alone, so that demonstrations change nothing else.
    const slips = struggles && chance(`${settings.seed}/${questionOf(prompt)}`) < settings.slip;
    return follows !== slips;
  };
};

/** How long a chain an argument that is no single rule looks: each premise beyond the first is a step. */
const stepsNeeded = ({ premises }: Sequent): number => Math.max(2, premises.length - 1);

/** The demonstrations before the last question. */
const demonstrated = (prompt: string, reader: ArgumentReader): readonly Sequent[] => {
  let from = 0;
  return [...prompt.matchAll(verdict)].flatMap((match) => {
    const before = prompt.slice(from, match.index);
    from = match.index + match[0].length;
    return reader.argument(premisesShown(before), match[1] ?? "") ?? [];
  });
};

/** What a demonstration ends with, in the papers' form (Appendix E) or as turns of a chat. */
const verdict = /We (?:can|cannot) infer that: ([^\n]*?\.)(?= Because|\n|$)/g;

const questionOf = (prompt: string): string => prompt.slice(startOfQuestion(prompt));
