/**
 * What gives the right one of four options away: the audit's pickers, boosted trees over counts of signs, signed clause graphs as seen
 * in one and two rounds of refinement, options without their passage, and heuristics that learn nothing. Questions are never divided.
 * `node bench/choice-shortcuts.ts QUESTIONS_A_TYPE SEED [RECIPE]`
 */
import { choiceTypes } from "#arguments/choice/types";
import { occurrencesOf, type Occurrence } from "#arguments/refinement";
import { optionTexts } from "#items/formats/choice";
import { choiceItems } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import { choiceSuite } from "#verbs/suites";
import { parse } from "#logic/notation";
import { getOrInsert } from "#logic/memoize";
import { crossValidation } from "#scores/audits/cross-validation";
import { beside, trees, type Counts, type Learner } from "#scores/audits/learners";
import type { Row, Surface } from "#scores/audits/rows";
import { shortcutsOf } from "#scores/audits/shortcuts";

type Literal = `${string}${Occurrence["sign"]}`;
const signedOf = (text: string): readonly Occurrence[] => occurrencesOf(parse(text));
const literalsOf = (text: string): readonly Literal[] =>
  signedOf(text).map(({ atom, sign }): Literal => `${atom}${sign}`);
const denied = (literal: string): string =>
  literal.endsWith("-1") ? `${literal.slice(0, -2)}1` : `${literal.slice(0, -1)}-1`;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Counts of signs around an option: its own letters', their fellows' in sentences, the other options', the goal's. */
const signedCounts = (surface: Surface): Counts => {
  const { premises, conclusion } = surface.formulas!;
  const { place, of } = surface.option!;
  const own = literalsOf(conclusion);
  const stated = premises.map(literalsOf);
  const all = stated.flat();
  const uses = (literal: string): number => all.filter((one) => one === literal).length;
  const others = of.formulas!.filter((_, i) => i !== place).flatMap(literalsOf);
  const atoms = new Set(signedOf(conclusion).map(({ atom }) => atom));
  const goal = of.statesGoal === true ? stated.at(-1)! : [];
  const around = premises.filter((text) => signedOf(text).some(({ atom }) => atoms.has(atom)));
  const fellows = around.flatMap((text) => signedOf(text).filter(({ atom }) => !atoms.has(atom)));
  const numbers: Record<string, number> = {
    same: sum(own.map(uses)),
    opposed: sum(own.map((one) => uses(denied(one)))),
    pure: own.filter((one) => uses(one) === 0 || uses(denied(one)) === 0).length,
    "first opposed": uses(denied(own[0] ?? "")),
    "last opposed": uses(denied(own.at(-1) ?? "")),
    "first same": uses(own[0] ?? ""),
    "last same": uses(own.at(-1) ?? ""),
    "shared with options": others.filter((one) => own.includes(one)).length,
    "denied by options": others.filter((one) => own.some((other) => other === denied(one))).length,
    "goal same": goal.filter((one) => own.includes(one)).length,
    "goal opposed": goal.filter((one) => own.some((other) => other === denied(one))).length,
    fellows: fellows.length,
    "fellows affirmed": fellows.filter(({ sign }) => sign > 0).length,
    "fellows' uses": sum(fellows.map(({ atom }) => uses(`${atom}1`) + uses(`${atom}-1`))),
    "fellows' letters": new Set(fellows.map(({ atom }) => atom)).size,
    "fellows of both sides": fellows.filter(({ atom, sign }) =>
      fellows.some((other) => other.atom === atom && other.sign === -sign),
    ).length,
    "sentences around": around.length,
    "letters around": sum(around.map((text) => signedOf(text).length)),
    "fellows in the goal": fellows.filter(({ atom }) => goal.some((one) => one.startsWith(atom))).length,
    "fellows with the goal's other sign": fellows.filter(({ atom, sign }) =>
      goal.some((one) => one === `${atom}${-sign}`),
    ).length,
  };
  return new Map(Object.entries(numbers));
};

/** Signed counts of the letters that stand beside an option's: what is seen one step farther. */
const farther = (surface: Surface): Counts => {
  const { premises, conclusion } = surface.formulas!;
  const atoms = new Set(signedOf(conclusion).map(({ atom }) => atom));
  const all = premises.flatMap(signedOf);
  const around = premises.flatMap((text) => {
    const places = signedOf(text);
    return places.some(({ atom }) => atoms.has(atom)) ? places.filter(({ atom }) => !atoms.has(atom)) : [];
  });
  const sums = around.map(({ atom, sign }) =>
    sum(all.filter((one) => one.atom === atom).map((one) => one.sign * sign)),
  );
  const opposed = around.map(
    ({ atom, sign }) => all.filter((one) => one.atom === atom && one.sign === -sign).length,
  );
  return new Map([
    ...signedCounts(surface),
    ["fellows' balance", sum(sums)],
    ["least fellow's balance", Math.min(9, ...sums)],
    ["fellows opposed", sum(opposed)],
    ["fellows never opposed", opposed.filter((n) => n === 0).length],
    ["most opposed fellow", Math.max(0, ...opposed)],
  ]);
};

/** The same without the passage: options, and the conclusion of a missing premise. */
const unread = ({ formulas, premises, option, ...surface }: Surface): Surface => {
  const kept = option!.of.statesGoal === true ? -1 : Infinity;
  return {
    ...surface,
    text: premises.slice(kept).join(" "),
    premises: premises.slice(kept),
    formulas: { ...formulas!, premises: formulas!.premises.slice(kept) },
    option,
  };
};

const rowsOf = (line: ProblemLine<"options">, of: NonNullable<Surface["option"]>["of"]): readonly Row[] =>
  optionTexts(line).map((text, place) => ({
    id: `${line.id}/${place}`,
    group: line.id,
    label: place === line.answer ? "yes" : "no",
    part: line.task,
    surface: {
      text: line.question,
      premises:
        line.conclusionText === null ? line.premisesText : [...line.premisesText, line.conclusionText],
      conclusion: text,
      formulas: {
        premises: line.conclusion === null ? line.premises : [...line.premises, line.conclusion],
        conclusion: line.optionFormulas[place]!,
      },
      option: { place, of },
    },
  }));

const [count = "1000", seed = "90210", recipe = "fair"] = process.argv.slice(2);
const rows = new Map<string, Row[]>();
const suite = choiceSuite({
  perType: Number(count),
  seed: Number(seed),
  recipe: recipe === "paper" ? "paper" : "fair",
});
for (const line of choiceItems(suite))
  getOrInsert(rows, line.task, () => []).push(
    ...rowsOf(line, {
      texts: optionTexts(line),
      formulas: line.optionFormulas,
      statesGoal: line.conclusion !== null,
    }),
  );

const pick = (some: readonly Row[], values: (row: number) => number): string => {
  let right = 0;
  for (let first = 0; first < some.length; first += 4) {
    const four = [0, 1, 2, 3].map((i) => values(first + i));
    const best = [0, 1, 2, 3].filter((i) => four[i] === Math.max(...four));
    if (best.some((i) => some[first + i]!.label === "yes")) right += 1 / best.length;
  }
  return `${((400 * right) / some.length).toFixed(1)} %`;
};

const learned = (some: readonly Row[], learner: Learner): string => {
  const { odds } = crossValidation(some, ["no", "yes"], {})(learner);
  return pick(some, (row) => odds[row]!.probabilities[1]!);
};

for (const type of choiceTypes) {
  const own = rows.get(type) ?? [];
  const blind = own.map((row) => ({ ...row, surface: unread(row.surface) }));
  console.log(`${type}, seed ${seed}: ${own.length / 4} questions`);
  const tell = (name: string, share: string): void => console.log(`  ${name} ${share}`);
  for (const [name, some] of [
    ["", own],
    ["unread: ", blind],
  ] as const) {
    const { guessers } = shortcutsOf(some, { asked: "option" });
    for (const { guesser, accuracy } of guessers
      .toSorted((a, b) => (b.accuracy.value ?? 0) - (a.accuracy.value ?? 0))
      .slice(0, 4))
      tell(`${name}${guesser}`, `${(100 * (accuracy.value ?? 0)).toFixed(1)} %`);
    tell(`${name}counts of signs (learned)`, learned(some, trees(beside(signedCounts))));
  }
  tell("signs one step farther (learned)", learned(own, trees(beside(farther))));
  const counts = own.map(({ surface }) => farther(surface));
  const names = [...(counts[0]?.keys() ?? [])];
  const heuristics = names.flatMap((name) =>
    [1, -1].map((way) => ({
      name: `${way > 0 ? "most" : "fewest"}: ${name}`,
      share: pick(own, (row) => way * counts[row]!.get(name)!),
    })),
  );
  for (const { name, share } of heuristics
    .toSorted((a, b) => Number.parseFloat(b.share) - Number.parseFloat(a.share))
    .slice(0, 3))
    tell(`nothing learned, ${name}`, share);
}
