/**
 * A small designed study of biases: the same arguments asked in several ways, so that a difference in the answers is
 * one of words, wording or order and of nothing else. The arguments are pairs of twins (profile balanced: half yes,
 * half no), each asked
 *
 *   in everyday, plausible, counterintuitive and nonsense words (the lexicons share formulas index by index),
 *   said in the papers' patterns and in symbols, with the everyday words,
 *   with its premises in reverse order, where it has more than one.
 *
 * FSE text §5.1 asks that no decision be “based on … shortcut learning on commonsense”; here that is measured.
 */
import { createRandom } from "#arguments/random";
import type { Lexicon } from "#language/lexicon";
import { counterintuitive, plausible } from "#language/lexicons/plausible";
import { everyday } from "#language/lexicons/everyday";
import { nonsense } from "#language/lexicons/nonsense";
import { natural } from "#language/styles/natural";
import { paper } from "#language/styles/paper";
import { symbolic } from "#language/styles/symbolic";
import type { Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { createGenerator } from "./generate.ts";
import type { ProblemLine } from "./problem-line.ts";
import { inStyle, reordered } from "./variants.ts";

/** Where a question stands in the design. */
export type BiasQuestion = {
  /** What is one argument, however it is put: the name that its ways share. */
  readonly argument: string;
  /** The name that twins share. */
  readonly pair: string;
  /** How it is put: a lexicon's name, a style's, or "reversed". */
  readonly way: string;
  /** Whether its conclusion says something of somebody or denies it. */
  readonly conclusion: "said" | "denied" | undefined;
};

type BiasPlan = {
  readonly seed: number;
  /** How many pairs of twins. */
  readonly pairs: number;
};

/** A question of the design with its item. */
export type BiasItem = BiasQuestion & { readonly item: ProblemLine<"rule"> };

const lexicons: readonly Lexicon[] = [everyday, plausible, counterintuitive, nonsense];

/** The design: argument by argument, each in all its ways. Fewer pairs where the rules give no more. */
export function* biasDesign({ seed, pairs }: BiasPlan): Generator<BiasItem> {
  const generators = lexicons.map((lexicon) => ({
    way: lexicon.name,
    generator: createGenerator({ profile: "balanced", length: 1, seed, style: natural, lexicon }),
  }));
  const rules = generators[0]?.generator.skills.length ?? 0;
  const order = createRandom(`biases/${seed}`).shuffle(Array.from({ length: rules }, (_, place) => place));
  let made = 0;
  for (let k = 0; made < pairs && k < pairs + 20 * rules; k++) {
    const place = order[k % rules]! + Math.floor(k / rules) * rules;
    const twins = [2 * place, 2 * place + 1].map((index) =>
      generators.flatMap(({ way, generator }) => {
        const outcome = generator.at(index);
        return "item" in outcome ? [{ way, item: outcome.item }] : [];
      }),
    );
    // A pair counts where all words are to be had for both twins.
    if (twins.some((worded) => worded.length < lexicons.length)) continue;
    made += 1;
    for (const worded of twins) yield* inAllWays(worded, `${place}`);
  }
}

function* inAllWays(
  worded: readonly { readonly way: string; readonly item: ProblemLine<"rule"> }[],
  pair: string,
): Generator<BiasItem> {
  const [base] = worded;
  if (base === undefined) return;
  const { item } = base;
  const known = { argument: item.id, pair, conclusion: signOf(parse(item.conclusion)) };
  for (const { way, item: said } of worded) {
    // The lexicons are laid out so that equal indices give equal formulas; what is not equal is not compared.
    const same = said.premises.join(";") === item.premises.join(";") && said.conclusion === item.conclusion;
    if (same) yield { ...known, way, item: said };
  }
  for (const style of [paper, symbolic]) yield { ...known, way: style.name, item: inStyle(item, style) };
  if (item.premises.length > 1)
    yield {
      ...known,
      way: "reversed",
      item: reordered(item, item.premises.map((_, place) => place).toReversed()),
    };
}

/** Whether a conclusion says something of somebody or denies it; undefined where it does neither. */
const signOf = (formula: Formula): BiasQuestion["conclusion"] => {
  switch (formula.kind) {
    case "atom":
      return "said";
    case "not":
      return formula.body.kind === "atom" ? "denied" : undefined;
    case "forall":
    case "exists":
      return signOf(formula.body);
    default:
      return undefined;
  }
};
