/**
 * The order in which premises are told, by one of three plans: what is so before what leads to what, the other way round, or by
 * what they have in common. The plans look at shapes and shared letters; of twins, whose premises have one order, chance says
 * whose letters count, so that order tells no answer.
 */
import { eachAtom, type Formula } from "#logic/formula";
import type { Random } from "./random.ts";

/** The places of premises as they are told; `lists` are those of one argument, or of twins. */
export const storyOrder = (lists: readonly (readonly Formula[])[], random: Random): readonly number[] => {
  const premises = random.pick(lists);
  const shuffled = random.shuffle([...premises.keys()]);
  const plan = random.pick(["facts", "rules", "topics"] as const);
  if (plan === "topics") return byTopic(premises, shuffled);
  const isFirst = (place: number): boolean => isFact(premises[place]!) === (plan === "facts");
  return [...shuffled.filter(isFirst), ...shuffled.filter((place) => !isFirst(place))];
};

/** A clause, or one said of all or some. */
const isFact = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "not":
    case "forall":
    case "exists":
      return isFact(formula.body);
    case "and":
      return isFact(formula.left) && isFact(formula.right);
    default:
      return formula.kind === "atom";
  }
};

/** Each premise behind one that it shares a letter with, as far as there is such. */
const byTopic = (premises: readonly Formula[], places: readonly number[]): readonly number[] => {
  const lettersOf = (place: number): ReadonlySet<string> => {
    const letters = new Set<string>();
    eachAtom(premises[place]!, ({ name }) => void letters.add(name));
    return letters;
  };
  const letters = new Map(places.map((place) => [place, lettersOf(place)]));
  const left = [...places];
  const order = left.splice(0, 1);
  while (left.length > 0) {
    const last = letters.get(order.at(-1)!)!;
    const near = left.findIndex((place) => !last.isDisjointFrom(letters.get(place)!));
    order.push(...left.splice(Math.max(0, near), 1));
  }
  return order;
};
