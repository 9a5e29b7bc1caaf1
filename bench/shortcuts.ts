/**
 * What gives the keys of profile `balanced` away: the audit's classifiers, and signed clause graphs as seen in one, two and three
 * rounds of refinement. Pairs are never divided. `node bench/shortcuts.ts LENGTH QUESTIONS SEED`
 */
import { occurrencesOf } from "#arguments/refinement";
import { createGenerator } from "#items/generate";
import { lexiconNamed } from "#language/lists";
import { natural } from "#language/styles/natural";
import { parse } from "#logic/notation";
import { crossValidation } from "#scores/audits/cross-validation";
import { linear } from "#scores/audits/learners";
import type { Row, Surface } from "#scores/audits/rows";
import { shortcutsOf } from "#scores/audits/shortcuts";

/** Colours of premises and of the goal's atoms after some rounds, each with how often it comes. */
const signedColoursOf = ({ formulas }: Surface, rounds: number): readonly string[] => {
  const goal = occurrencesOf(parse(formulas?.conclusion ?? "⊤"));
  const premises = (formulas?.premises ?? []).map((text) => occurrencesOf(parse(text)));
  const asked = Map.groupBy(goal, ({ atom }) => atom);
  let clauses = premises.map((one) => `${one.length}`);
  let atoms = new Map(
    [...goal, ...premises.flat()].map(({ atom }) => [
      atom,
      (asked.get(atom) ?? []).map(({ sign, path }) => `${sign}${path}`).join("+"),
    ]),
  );
  const bag: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const before = atoms;
    clauses = premises.map((one, i) =>
      hashed(`${clauses[i]}(${sorted(one.map(({ atom, sign }) => `${sign}${before.get(atom)}`))})`),
    );
    atoms = new Map(
      [...before].map(([atom, own]) => [
        atom,
        hashed(
          `${own}[${sorted(
            premises.flatMap((one, i) =>
              one.flatMap((place) => (place.atom === atom ? [`${place.sign}${clauses[i]}`] : [])),
            ),
          )}]`,
        ),
      ]),
    );
    bag.push(...clauses.map((colour) => `${round} premise ${colour}`));
    bag.push(...[...asked.keys()].map((atom) => `${round} goal ${atoms.get(atom)}`));
    bag.push(`${round} all ${hashed(sorted(clauses))}`);
  }
  return bag;
};

const sorted = (list: readonly string[]): string => list.toSorted().join();

/** A number for a text, so that colours of colours stay short (FNV-1a). */
const hashed = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
};

const [length = 3, count = 3000, seed = 20_261] = process.argv.slice(2).map(Number);
const { at } = createGenerator({
  profile: "balanced",
  length,
  seed,
  style: natural,
  lexicon: lexiconNamed("scenes"),
});
const rows: (Row & { readonly rounds: number })[] = [];
const known = new Set<number>();
for (let index = 0; index < count; index++) {
  const outcome = at(index);
  if (!("item" in outcome)) continue;
  const { id, twin, group, key, rule, question: text, tags } = outcome.item;
  const { premises, conclusion, premisesText, conclusionText } = outcome.item;
  known.add(outcome.argument);
  const surface = {
    text,
    premises: premisesText,
    conclusion: conclusionText,
    formulas: { premises, conclusion },
  };
  const rounds = Number(tags.find(({ name }) => name === "rounds")?.value);
  rows.push({
    id,
    twin: twin ?? undefined,
    group: group ?? undefined,
    label: key[0]!,
    rule,
    surface,
    rounds,
  });
}
const byRounds = [...Map.groupBy(rows, (row) => row.rounds)].toSorted(([one], [other]) => one - other);
console.log(`length ${length}, seed ${seed}: ${rows.length} questions, ${known.size} arguments`);
console.log(byRounds.map(([rounds, some]) => `${rounds} rounds ${some.length}`).join(", "));
for (const { guesser, balanced } of shortcutsOf(rows).guessers)
  console.log(`${guesser} ${(100 * (balanced.value ?? 0)).toFixed(1)} %`);
const rightBy = (some: readonly Row[], rounds: number): string => {
  const { odds } = crossValidation(some, ["no", "yes"], {})(linear((one) => signedColoursOf(one, rounds)));
  const right = some.filter(({ label }, i) => odds[i]!.probabilities[1]! > 0.5 === (label === "yes")).length;
  return `${((100 * right) / some.length).toFixed(1)} % of ${some.length}`;
};
for (const rounds of [1, 2, 3]) {
  const agreeing = rows.filter((row) => row.rounds >= rounds);
  console.log(
    `signed graph, ${rounds} rounds: ${rightBy(rows, rounds)}` +
      (agreeing.length < 100 ? "" : `; where pairs agree on as many: ${rightBy(agreeing, rounds)}`),
  );
}
