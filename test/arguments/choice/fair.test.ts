/** Fair items: options are exchanges of each other, and so is all that is seen of them in one round. */
import { listOccurrences } from "#arguments/refinement";
import { takesCases } from "#arguments/propagation";
import { createRandom } from "#arguments/random";
import { decideRelation } from "#logic/decide";
import { truth, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { describe, expect, test } from "vitest";
import { createFairSampler, type FairItem } from "../../../src/arguments/choice/fair.ts";
import { choiceTypes } from "../../../src/arguments/choice/types.ts";

const draw = createFairSampler({ seed: 1, n: 11, variables: 15, steps: 2 });
const items = choiceTypes.flatMap((type) =>
  Array.from({ length: 24 }, (_, i) => {
    const random = createRandom(`${type} ${i}`);
    const facts = i % 3;
    const wanted = { type, place: i % 4, facts, needsCases: facts < 2 && i % 2 === 1 };
    for (let tries = 0; tries < 500; tries++) {
      const item = draw(wanted, random);
      if (item !== undefined) return [{ ...wanted, ...item }];
    }
    return [];
  }).flat(),
);

const formulasOf = ({ passage }: FairItem): readonly Formula[] =>
  passage.propositions.map(({ formula }) => formula);

/** What is seen of an option in one round: each letter by its sentences, and these by signs, places, and who is asked about. */
const colourOf = (item: FairItem, option: number): string => {
  const named = new Map<string, string>();
  const name = (formula: Formula | undefined, as: string): void => {
    for (const { atom, sign, path } of formula === undefined ? [] : listOccurrences(formula))
      named.set(
        atom,
        named.has(atom) && as === "other"
          ? named.get(atom)!
          : `${as}${as === "other" ? "" : `${sign}${path}`}`,
      );
  };
  for (const { formula } of item.options) name(formula, "other");
  name(item.goal?.formula, "goal");
  for (const { atom, sign } of listOccurrences(item.options[option]!.formula)) named.set(atom, `own${sign}`);
  const sentences = formulasOf(item).map((formula) => {
    const places = listOccurrences(formula);
    const kind = places
      .map(({ sign, atom }) => `${sign}${named.get(atom) ?? ""}`)
      .toSorted()
      .join(" ");
    return { places, kind: `${formula.kind} ${kind}` };
  });
  const atoms = new Set(sentences.flatMap(({ places }) => places.map(({ atom }) => atom)));
  return [...atoms]
    .map((one) => {
      const around = sentences.flatMap(({ places, kind }) =>
        places.flatMap(({ atom, sign }) => (atom === one ? [`${sign} ${kind}`] : [])),
      );
      return `${named.get(one) ?? ""}: ${around.toSorted().join("; ")}`;
    })
    .toSorted()
    .join("\n");
};

/** How far letters are apart, sentences being joined by any letter: sorted, for each letter of an option. */
const distancesOf = (item: FairItem, option: number): string => {
  const sentences = formulasOf(item).map(
    (formula) => new Set(listOccurrences(formula).map(({ atom }) => atom)),
  );
  const own = listOccurrences(item.options[option]!.formula).map(({ atom }) => atom);
  const from = own.map((start) => {
    const layers = [new Set([start])];
    for (let seen = layers[0]!, next = seen; next.size > 0;) {
      next = new Set(
        sentences.filter((one) => !one.isDisjointFrom(seen)).flatMap((one) => [...one]),
      ).difference(seen);
      if (next.size > 0) layers.push(next);
      seen = seen.union(next);
    }
    const between = layers.findIndex((layer) => own.some((other) => other !== start && layer.has(other)));
    return `${between} ${layers.map(({ size }) => size).join(",")}`;
  });
  return from.toSorted().join("; ");
};

describe("a fair item", () => {
  test("has options over two first and two last letters, each pair once", () => {
    for (const { options } of items) {
      const pairs = options.map(({ formula }) =>
        listOccurrences(formula)
          .map(({ atom }) => atom)
          .toSorted()
          .join(),
      );
      expect(new Set(pairs).size).toBe(4);
      expect(new Set(pairs.join().split(",")).size).toBe(4);
    }
  });

  test("shows the same of each option in distances without signs; with a goal, in one round of refinement, signs included", () => {
    for (const item of items) {
      const places = [0, 1, 2, 3];
      if (item.goal !== undefined)
        expect(
          new Set(places.map((i) => colourOf(item, i))).size,
          formulasOf(item).map(print).join("; "),
        ).toBe(1);
      expect(new Set(places.map((i) => distancesOf(item, i))).size).toBe(1);
    }
  });

  test("has the odd option at its place, says the decision of #logic", () => {
    for (const item of items) {
      const premises = formulasOf(item);
      expect(decideRelation({ premises, conclusion: truth })).toBe("entailment");
      const follows = item.options.map(
        ({ formula }) =>
          decideRelation(
            item.goal === undefined
              ? { premises, conclusion: formula }
              : { premises: [...premises, formula], conclusion: item.goal.formula },
          ) === "entailment",
      );
      expect(follows).toEqual(follows.map((_, i) => (i === item.place) === (item.type !== "3e1c")));
    }
  });

  test("takes a proof by cases or a supposition where that is asked for", () => {
    for (const item of items.filter(({ needsCases }) => needsCases)) {
      const premises = formulasOf(item);
      const claims =
        item.goal === undefined
          ? item.options.map(({ formula }) => ({ premises, conclusion: formula }))
          : [{ premises: [...premises, item.options[item.place]!.formula], conclusion: item.goal.formula }];
      const open = claims.filter(takesCases);
      expect(open.some((claim) => decideRelation(claim) === "entailment")).toBe(true);
    }
  });
});
