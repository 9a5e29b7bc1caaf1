/**
 * The audit's classifiers on profile `balanced`, all or those that are named, with the rules that each predicts above 65 %.
 * `node bench/shortcuts.ts LENGTH QUESTIONS SEED [CLASSIFIER…]`
 */
import { createGenerator } from "#items/generate";
import { strainOfLine } from "#items/strain";
import { lexiconNamed } from "#language/lists";
import { natural } from "#language/styles/natural";
import { parse } from "#logic/notation";
import type { Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";

const [length = 3, count = 3000, seed = 20_261] = process.argv.slice(2, 5).map(Number);
const classifiers = process.argv.length > 5 ? process.argv.slice(5) : undefined;
const { at } = createGenerator({
  profile: "balanced",
  length,
  seed,
  style: natural,
  lexicon: lexiconNamed("scenes"),
});
const rows: (Row & { readonly rounds: number })[] = [];
const known = new Set<number>();
const beside: number[] = [];
/** A line of more strain holds what is hard to read, or a word that nobody says. */
const stilted = 2;
let [lines, hard] = [0, 0];
for (let index = 0; index < count; index++) {
  const outcome = at(index);
  if (!("item" in outcome)) continue;
  const { id, twin, group, key, rule, question: text, tags } = outcome.item;
  const { premises, conclusion, premisesText, conclusionText } = outcome.item;
  known.add(outcome.argument);
  const { core } = outcome.item;
  if (core !== null && core.length > 0) beside.push(premises.length / core.length - 1);
  const strains = [...premises, conclusion].map((line) => strainOfLine(parse(line)));
  lines += strains.length;
  hard += strains.filter((strain) => strain >= stilted).length;
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
beside.sort((a, b) => a - b);
console.log(
  `side premises for each needed one: median ${beside[beside.length >> 1]?.toFixed(2)}, ` +
    `mean ${(beside.reduce((sum, n) => sum + n, 0) / beside.length).toFixed(2)}; ` +
    `lines of strain ${stilted} and more: ${((100 * hard) / lines).toFixed(1)} % of ${lines}`,
);
const percent = (share: number | null): string => `${(100 * (share ?? 0)).toFixed(1)} %`;
for (const { classifier, balanced, excess, byRule } of findShortcuts(rows, { classifiers }).classifiers) {
  const above =
    excess === undefined
      ? ""
      : `, excess ${percent(excess.value)} [${percent(excess.low)}, ${percent(excess.high)}]`;
  console.log(`${classifier} ${percent(balanced.value)}${above}`);
  for (const { rule, balanced: own } of byRule)
    if ((own.value ?? 0) > 0.65) console.log(`  ${rule} ${percent(own.value)} of ${own.n}`);
}
