/**
 * Implements the novice, a fallible prover. It parses the question and searches the shortest proofs by the catalog's
 * rules. Applications of its weak rules fail at random, and weak fallacies are drawn at random. It errs if every
 * shortest proof uses a failed rule. With `learns` it makes no errors on rules in the prompt's few-shot examples.
 * With `by: "rule"` it errs on whole questions about a weak rule instead. It simulates a language model whose true
 * weaknesses are known.
 */
import { findRule, listProfileRules } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { createProofSearch } from "#arguments/proof-search";
import type { ArgumentReader } from "#items/formats/read-argument";
import { getPremisesText, findQuestionStart } from "#items/formats/yes-no";
import type { Sequent } from "#logic/certificate";
import { decideRelation } from "#logic/decide";
import { minimalCore } from "#logic/relations-among";
import { chance } from "./surface.ts";
import { argumentHash } from "#arguments/argument-hash";
import { toPropositions, createRecogniser } from "#arguments/recognise";
import { PairFinder } from "#items/pair-finder";
import { memoize } from "#logic/memoize";

export type NoviceSettings = {
  /** Names of the weak rules; extensions are rules of their own. */
  readonly weak: readonly string[];
  /** The error rate on weak rules. */
  readonly slip: number;
  /** The longest derivation, in inference steps, that it follows without errors. */
  readonly depth: number;
  readonly learns: boolean;
  readonly seed: number;
  /** The unit of an error: an application of a rule, or a question about a rule. */
  readonly by?: "proof" | "rule";
};

/** Returns a novice as a function of the prompt's text. Throws misuse for an unknown rule. */
export const createNovice = (
  settings: NoviceSettings,
  reader: ArgumentReader,
  rules: readonly Rule[] = listProfileRules("full"),
): ((prompt: string) => string) => {
  const follows = (settings.by === "rule" ? createRecognising : createProving)(settings, reader, rules);
  return (prompt) => {
    const sequent = reader.question(prompt);
    if (sequent === undefined) return "I am not sure that I understand the question.";
    return follows(sequent, prompt) ? "Yes." : "No.";
  };
};

type Judges = (
  settings: NoviceSettings,
  reader: ArgumentReader,
  rules: readonly Rule[],
) => (sequent: Sequent, prompt: string) => boolean;

const createProving: Judges = ({ weak: named, slip, depth, learns, seed }, reader, rules) => {
  const weak = new Map(
    named.map((name) => findRule(rules, name)).map(({ name, category }) => [name, category]),
  );
  const fallacies = [...weak].flatMap(([name, category]) => (category === "fallacy" ? [name] : []));
  const prove = createProofSearch(rules);
  const believe = createProofSearch(rules, fallacies);
  let isAbout: IsAbout | undefined;
  const readShownSkills = (prompt: string): ReadonlySet<string> =>
    new Set(
      demonstrated(prompt, reader).flatMap((shown) => {
        const used = prove(findCore(shown), depth)?.used();
        isAbout ??= createQuestionRecogniser(rules);
        return [...(used ?? weak.keys().filter((rule) => isAbout!(shown, rule)))];
      }),
    );
  return (sequent, prompt) => {
    const follows = decideRelation(sequent) === "entailment";
    if (!follows && fallacies.length === 0) return false;
    const question = cutQuestion(prompt);
    const slips = (place: string): boolean => chance(`${seed}/${question}/${place}`) < slip;
    const known = follows ? findCore(sequent) : sequent;
    const proofs = (follows ? prove : believe)(known, depth);
    // Without a proof, only a question that needs more premises than `depth` steps can join is certainly beyond the depth.
    if (proofs === undefined) return follows && !(known.premises.length - 1 > depth && slips("depth"));
    const shown = learns ? readShownSkills(prompt) : new Set<string>();
    return proofs.hasProof(({ rule, from, to }) => {
      const isFallacy = weak.get(rule) === "fallacy";
      if (!weak.has(rule) || shown.has(rule)) return !isFallacy;
      return slips(`${rule}/${from.join()}/${to}`) === isFallacy;
    });
  };
};

const findCore = ({ premises, conclusion }: Sequent): Sequent => ({
  premises: (minimalCore(premises, conclusion) ?? [...premises.keys()]).map((place) => premises[place]!),
  conclusion,
});

const createRecognising: Judges = (settings, reader, rules) => {
  const weak = [...new Set(settings.weak.map((name) => findRule(rules, name).name))];
  const isAbout = createQuestionRecogniser(rules);

  return (sequent, prompt) => {
    const follows = decideRelation(sequent) === "entailment";
    const own = weak.filter((rule) => isAbout(sequent, rule));
    const struggles =
      own.length > 0
        ? !settings.learns ||
          own.some((rule) => !demonstrated(prompt, reader).some((shown) => isAbout(shown, rule)))
        : stepsNeeded(sequent) > settings.depth && !isAbout(sequent);
    // The error depends on the question alone, so that few-shot examples change nothing else.
    const slips = struggles && chance(`${settings.seed}/${cutQuestion(prompt)}`) < settings.slip;
    return follows !== slips;
  };
};

const stepsNeeded = ({ premises }: Sequent): number => Math.max(2, premises.length - 1);

const demonstrated = (prompt: string, reader: ArgumentReader): readonly Sequent[] => {
  let from = 0;
  return [...prompt.matchAll(verdict)].flatMap((match) => {
    const end = match.index + match[0].length;
    const [before, upTo] = [prompt.slice(from, match.index), prompt.slice(from, end)];
    from = end;
    const conclusion = match[1];
    return conclusion === undefined
      ? (reader.question(upTo) ?? [])
      : (reader.argument(getPremisesText(before, reader.pronouns), conclusion) ?? []);
  });
};

/** The end of a few-shot example: in the papers' form (Appendix E), or a question with its answer behind it. */
const verdict =
  /We (?:can|cannot) infer that: ([^\n]*?\.)(?= Because|\n|$)|Answer yes or no(?:\.|: [^\n]*)(?=\s+(?:Yes|No)\.)/g;

const cutQuestion = (prompt: string): string => prompt.slice(findQuestionStart(prompt));

/** Returns whether a question is about the named rule, or any rule. The first call with additional premises builds all pairs: a second. */
type IsAbout = (sequent: Sequent, rule?: string) => boolean;

/** Returns a recogniser, which caches its results per rule. */
const createQuestionRecogniser = (rules: readonly Rule[]): IsAbout => {
  const { recognise } = createRecogniser(rules);
  const full = new Set(listProfileRules("full").map(({ name }) => name));
  const paired = [...listProfileRules("paper"), ...rules.filter(({ name }) => !full.has(name))];
  const finder = new PairFinder(paired);
  const internSequent = (sequent: Sequent): string => {
    const { premises, conclusion } = toPropositions(sequent);
    return argumentHash(premises, conclusion);
  };
  const internRule = memoize(
    (rule: Rule) => new Set(finder.listAtomicPairs(rule).flatMap(({ sides }) => sides.map(internSequent))),
  );
  return (sequent, wanted) => {
    const isWanted = (name: string): boolean => wanted === undefined || name === wanted;
    const known = recognise(sequent);
    if (known.length > 0) return known.some(({ rule }) => isWanted(rule));
    const number = internSequent(sequent);
    return paired.some((rule) => isWanted(rule.name) && internRule(rule).has(number));
  };
};
