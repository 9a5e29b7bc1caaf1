/**
 * Which families an item's letters stand for: different ones, of different themes and subjects. Themes are dealt like
 * cards, as many hands to a deck as it has; each time a theme is dealt it gives the next of its families in a seeded
 * order. So item k's words are a pure function of (bank, seed, k), and a set uses every family before it uses one again.
 */
import type { Family } from "#language";
import { OrganonError } from "#logic";
import { permute, hash128 } from "#arguments";

/** The families of item `index`, one for each variable. */
export type Dealer = (index: number) => readonly Family[];

/** A dealer of `variables` families a hand. Throws misuse where the bank has too few. */
export const createDealer = (bank: readonly Family[], variables: number, seed: number): Dealer => {
  const themes = themesOf(bank, variables);
  const hands = Math.floor(themes.length / variables);
  return (index) => {
    const deck = Math.floor(index / hands);
    const first = (index % hands) * variables;
    const hand: Family[] = [];
    for (let card = first; hand.length < variables; card++) {
      const number = permute(card % themes.length, themes.length, hash128(`${seed}/themes/${deck}`));
      const family = firstFit(themes[number] ?? [], `${seed}/${number}`, deck, hand);
      hand.push(family);
    }
    return hand;
  };
};

/** The families by theme; where a bank has fewer themes than a hand has cards, each family stands for itself. */
const themesOf = (bank: readonly Family[], variables: number): readonly (readonly Family[])[] => {
  const byTheme = new Map<string, Family[]>();
  for (const family of bank) {
    const theme = byTheme.get(family.theme);
    if (theme === undefined) byTheme.set(family.theme, [family]);
    else theme.push(family);
  }
  if (byTheme.size >= variables) return [...byTheme.values()];
  if (bank.length < variables)
    throw new OrganonError("misuse", `${bank.length} sentences cannot stand for ${variables} letters`);
  return bank.map((family) => [family]);
};

/** The family of a theme's turn, or the next whose subject is none of the hand's. */
const firstFit = (
  families: readonly Family[],
  key: string,
  turn: number,
  hand: readonly Family[],
): Family => {
  const at = (offset: number): Family => {
    const place = (turn + offset) % families.length;
    const round = Math.floor((turn + offset) / families.length);
    return families[permute(place, families.length, hash128(`${key}/${round}`))]!;
  };
  for (let offset = 0; offset < families.length; offset++) {
    const family = at(offset);
    if (!hand.some(({ subject }) => subject === family.subject)) return family;
  }
  return at(0);
};
