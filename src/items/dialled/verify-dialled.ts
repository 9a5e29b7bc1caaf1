/**
 * A dialled item examined from its line alone, as an outsider would: certificates replayed by the two trusted files, needed
 * premises taken away one at a time, steps counted and each shown to follow, sentences read back. Nothing here knows how such
 * items are made.
 */
import {
  dialNames,
  isLaw,
  measuredDials,
  readDerivation,
  readInterpretation,
  type WrittenInterpretation,
} from "#arguments";
import { styles, vocabularyOf } from "#language";
import {
  checkDerivation,
  equal,
  evaluate,
  interpretationFault,
  not,
  OrganonError,
  parse,
  relationOf,
  relationsAmong,
  type Formula,
} from "#logic";
import type { ShownLine } from "../tasks/task.ts";
import { taskNamed } from "../tasks/tasks.ts";
import { wordsOf } from "../verify.ts";
import { type DialledItem, dialledIdOf } from "./dialled-item.ts";
import { problemOf } from "./read-dialled.ts";

/** What is wrong with a dialled item, in words; an empty list where every claim holds. */
export const dialledFaultsOf = (item: DialledItem): readonly string[] => {
  try {
    const premises = item.premises.map((text) => parse(text));
    const goal = parse(item.goal);
    return [
      ...(item.id === dialledIdOf(item) ? [] : ["the id is not the hash of the item"]),
      ...certificateFaults(item, premises, goal),
      ...coreFaults(item, premises, goal),
      ...stepFaults(item, premises, goal),
      ...dialFaults(item, premises, goal),
      ...sentenceFaults(item, premises, goal),
    ];
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return [error.message];
    throw error;
  }
};

const certificateFaults = (
  { certificate, relation }: DialledItem,
  premises: readonly Formula[],
  goal: Formula,
): readonly string[] => {
  if (certificate.kind === "interpretations")
    return relation === "neutral"
      ? [
          ...worldFaults("satisfying", certificate.satisfying, [...premises, goal]),
          ...worldFaults("refuting", certificate.refuting, [...premises, not(goal)]),
        ]
      : [`the key ${relation} needs a derivation`];
  if (relation === "neutral") return ["an open goal cannot rest on a derivation"];
  const proved = relation === "entailment" ? goal : not(goal);
  const fault = checkDerivation(readDerivation(certificate.steps), premises, proved);
  return [
    ...(fault === undefined ? [] : [`derivation: ${fault}`]),
    ...(certificate.witness === null
      ? ["no witness"]
      : worldFaults("witness", certificate.witness, premises)),
  ];
};

const worldFaults = (
  name: string,
  written: WrittenInterpretation,
  formulas: readonly Formula[],
): readonly string[] => {
  const interpretation = readInterpretation(written);
  const fault = interpretationFault(interpretation, formulas);
  if (fault !== undefined) return [`${name} interpretation: ${fault}`];
  return formulas.every((formula) => evaluate(formula, interpretation))
    ? []
    : [`the ${name} interpretation does not do what it claims`];
};

/** The core settles the goal, and all other premises without one of the core leave it open. */
const coreFaults = (
  { core, relation }: DialledItem,
  premises: readonly Formula[],
  goal: Formula,
): readonly string[] => {
  if (relation === "neutral") return core.length === 0 ? [] : ["an open goal needs no premise"];
  if (core.some((place, i) => premises[place] === undefined || place <= (core[i - 1] ?? -1)))
    return ["the core is no ascending list of premises"];
  const relationTo = relationsAmong(premises, [goal]);
  const all = premises.map((_, place) => place);
  const faults: string[] = [];
  if (relationTo(0, core) !== relation) faults.push("the core does not settle the goal");
  for (const place of core) {
    const without = relationTo(
      0,
      all.filter((one) => one !== place),
    );
    if (without === relation) faults.push(`premise ${place + 1} is not needed`);
    else if (without !== "neutral") faults.push(`whether premise ${place + 1} is needed is ${without}`);
  }
  return faults;
};

/** As many steps as the length says; each goes by two lines, or by a law and its conditions; together they use the core. */
const stepFaults = (
  { steps, core, relation, dials, premises: written }: DialledItem,
  premises: readonly Formula[],
  goal: Formula,
): readonly string[] => {
  if (relation === "neutral") return steps.length === 0 ? [] : ["an open goal has no steps"];
  const faults: string[] = [];
  if (steps.length !== dials.length)
    faults.push(`the length is ${dials.length}, but there are ${steps.length} steps`);
  const lines = new Set(written);
  const used = new Set<string>();
  for (const [i, { from, to }] of steps.entries()) {
    const cited = from.map((text) => parse(text));
    const line = parse(to);
    for (const text of from) {
      used.add(text);
      if (!lines.has(text)) faults.push(`step ${i + 1} uses a line that is not there`);
    }
    lines.add(to);
    const conditions = cited.filter((formula) => !isLaw(formula)).length;
    if (conditions > 2 || cited.length - conditions > 1)
      faults.push(`step ${i + 1} takes more than two lines`);
    if (relationOf({ premises: cited, conclusion: line }) !== "entailment")
      faults.push(`step ${i + 1} does not follow`);
  }
  if (core.some((place) => !used.has(written[place] ?? "")))
    faults.push("the steps leave a needed premise out");
  const last = parse(steps.at(-1)?.to ?? "⊤");
  if (relationOf({ premises: [last], conclusion: goal }) !== relation && premises.length > 0)
    faults.push("the last step does not settle the goal");
  return faults;
};

/** Of an open problem the dials are those of a twin that is not at hand. */
const dialFaults = (
  { dials, core, relation }: DialledItem,
  premises: readonly Formula[],
  goal: Formula,
): readonly string[] => {
  if (relation === "neutral") return [];
  const measured = measuredDials(premises, goal, core);
  return dialNames.flatMap((name) =>
    Math.abs(measured[name] - dials[name]) < 1e-9 ? [] : [`${name} is ${measured[name]}, not ${dials[name]}`],
  );
};

const sentenceFaults = (
  item: DialledItem,
  premises: readonly Formula[],
  goal: Formula,
): readonly string[] => {
  const style = styles.find(({ name }) => name === item.style);
  if (style === undefined) return [`no reader for the style ${item.style}`];
  if (item.premisesText.length !== premises.length) return ["premises and sentences differ in number"];
  const vocabulary = vocabularyOf(wordsOf(item.lexicon, [...premises, goal]));
  const faults = [...item.premisesText, item.goalText].flatMap((sentence, i) =>
    equal(style.read(sentence, vocabulary), premises[i] ?? goal)
      ? []
      : [`“${sentence}” is read back as something else than its formula`],
  );
  const words = wordsOf(item.lexicon, [...premises, goal]);
  const lines = linesOf(item);
  const asked = taskNamed(item.task).ask({
    problem: problemOf(item),
    setting: item.setting ?? undefined,
    premises: item.premisesText,
    goal: item.goalText,
    say: (formula) => style.say(formula, words),
    isWordless: style.wordless === true,
    lines,
  });
  const options = asked.answers.map(({ label, text = null }) => ({ label, text }));
  return asked.text === item.question && isSame(asked.key, item.key) && isSame(options, item.options)
    ? [...faults, ...gapFaults(lines, premises)]
    : [...faults, "the question is not made of its sentences, or its key not of its relation"];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const linesOf = ({ lines }: DialledItem): readonly ShownLine[] =>
  lines.map(({ n, formula, from, isGap }) => ({
    n,
    formula: parse(formula),
    from,
    ...(isGap ? { isGap } : {}),
  }));

/** Where a line is left out, all lines follow. */
const gapFaults = (lines: readonly ShownLine[], premises: readonly Formula[]): readonly string[] => {
  if (lines.every(({ isGap }) => isGap !== true)) return [];
  const formulaAt = (n: number): Formula => premises[n - 1] ?? lines[n - premises.length - 1]!.formula;
  return lines.flatMap(({ n, formula, from }) =>
    from.every((k) => k < n) &&
    relationOf({ premises: from.map(formulaAt), conclusion: formula }) === "entailment"
      ? []
      : [`line ${n} does not follow`],
  );
};
