/**
 * What a choice item's letters stand for, and the numbers that it says it was drawn by. A key is proved of formulas; that the
 * sentences say the same rests on families of a bank: independent of each other, each with what is known between its forms.
 * An item in words that no bank at hand has may be sound, but nothing here says so.
 */
import type { Family } from "#language/sentences/family";
import { collectSymbols, truth } from "#logic/formula";
import type { ProblemVariant } from "../problem.ts";
import type { ProblemLine } from "../problem-line.ts";
import { choiceBounds } from "../names.ts";
import { listAdmittedForms } from "./variants.ts";

type ChoiceProblem = ProblemVariant<"options">;

/** A check by the families of a bank, or by topics; it lays them out, which takes some milliseconds: keep it. */
export const createLetterCheck = (
  bank: readonly Family[],
  checkTopic: (problem: ChoiceProblem) => readonly string[],
): ((problem: ChoiceProblem) => readonly string[]) => {
  const families = Map.groupBy(bank, ({ sentence }) => sentence.yes);
  return (problem) => {
    const letters = collectSymbols(...problem.premises, ...problem.asked.map(({ formula }) => formula));
    return [
      ...knobFaults(problem, letters.size),
      ...(problem.line.style === "natural"
        ? [...checkTopic(problem), ...topicFaults(problem.line)]
        : wordFaults(problem.line, letters, families)),
    ];
  };
};

const topicFaults = ({ paraphrase }: ProblemLine<"options">): readonly string[] =>
  paraphrase === "none" ? [] : ["words of a topic have no paraphrases"];

const knobFaults = ({ line, premises, asked }: ChoiceProblem, letters: number): readonly string[] => {
  const { knobs, conclusion, answer } = line;
  const whole = conclusion === null ? premises : [...premises, asked[answer]?.formula ?? truth];
  const facts = whole.filter((one) => (one.kind === "not" ? one.body : one).kind === "atom").length;
  const outside = (["n", "variables", "facts", "steps"] as const).filter((knob) => {
    const [low, high] = choiceBounds[knob];
    return knobs[knob] < low || knobs[knob] > high;
  });
  return [
    ...outside.map(
      (knob) => `the knob ${knob} is ${knobs[knob]}, from ${choiceBounds[knob].join(" to ")} it may be`,
    ),
    ...(facts === knobs.facts ? [] : [`the knob facts is ${knobs.facts}, but there are ${facts} facts`]),
    ...(whole.length - facts <= knobs.n
      ? []
      : [`the knob n is ${knobs.n}, but ${whole.length - facts} propositions were drawn`]),
    ...(letters <= knobs.variables
      ? []
      : [`the knob variables is ${knobs.variables}, but there are ${letters} letters`]),
    ...(knobs.steps <= whole.length
      ? []
      : [`the knob steps is ${knobs.steps}, but there are ${whole.length} propositions`]),
  ];
};

const wordFaults = (
  line: ProblemLine<"options">,
  letters: ReadonlySet<string>,
  families: ReadonlyMap<string, readonly Family[]>,
): readonly string[] => {
  const { lexicon, paraphrase, style } = line;
  if (style === "symbolic")
    return lexicon.length === 0 && paraphrase === "none" ? [] : ["an item in signs has words"];
  const faults: string[] = [];
  const named = Map.groupBy(lexicon, ({ letter }) => letter);
  const seen = new Map<string, string>();
  for (const letter of letters) if (!named.has(letter)) faults.push(`there are no words for ${letter}`);
  for (const [letter, list] of named) {
    if (!letters.has(letter)) faults.push(`there are words for ${letter}, which stands in no formula`);
    const versions = families.get(list[0]?.text ?? "") ?? [];
    const [family] = versions;
    if (family === undefined) {
      faults.push(`no bank at hand has the sentence of ${letter}: “${list[0]?.text ?? ""}”`);
      continue;
    }
    const other = seen.get(family.id);
    if (other !== undefined) faults.push(`${other} and ${letter} stand for the same sentence`);
    seen.set(family.id, letter);
    const isKnown = versions.some((version) => {
      const known = listAdmittedForms(version, paraphrase);
      return (
        known.length === list.length &&
        list.every(({ text, denied, relation }, i) => {
          const form = known[i];
          return form?.clause.yes === text && form.clause.no === denied && form.relation === relation;
        })
      );
    });
    if (!isKnown) faults.push(`the forms of ${letter} are not those of its sentence under “${paraphrase}”`);
  }
  return faults;
};
