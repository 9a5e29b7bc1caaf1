/**
 * Which families an item's letters stand for: different ones, of different themes and subjects. Themes are sampled
 * in rounds without replacement, as many items to a round as it has themes for; each time a theme is drawn it gives the
 * next of its families in a seeded order. So item k's words are a pure function of (bank, seed, k), and a set uses every family before it uses one again.
 */
import type { Family } from "#language/sentences/family";
import { misuse } from "#logic/error";
import { permute } from "#arguments/permutation";
import { hash128 } from "#arguments/random";

/** The families of item `index`, one for each variable. */
export type FamilySampler = (index: number) => readonly Family[];

/** A sampler of `variables` families an item. Throws misuse where the bank has too few. */
export const createFamilySampler = (
  bank: readonly Family[],
  variables: number,
  seed: number,
): FamilySampler => {
  const themes = groupThemes(bank, variables);
  const itemsInRound = Math.floor(themes.length / variables);
  return (index) => {
    const round = Math.floor(index / itemsInRound);
    const first = (index % itemsInRound) * variables;
    const drawn: Family[] = [];
    for (let place = first; drawn.length < variables; place++) {
      const number = permute(place % themes.length, themes.length, hash128(`${seed}/themes/${round}`));
      drawn.push(firstFit(themes[number] ?? [], `${seed}/${number}`, round, drawn));
    }
    return drawn;
  };
};

const groupThemes = (bank: readonly Family[], variables: number): readonly (readonly Family[])[] => {
  const byTheme = Map.groupBy(bank, ({ theme }) => theme);
  if (byTheme.size >= variables) return [...byTheme.values()];
  if (bank.length < variables) throw misuse(`${bank.length} sentences cannot stand for ${variables} letters`);
  return bank.map((family) => [family]);
};

const firstFit = (
  families: readonly Family[],
  key: string,
  turn: number,
  drawn: readonly Family[],
): Family => {
  const getFamily = (offset: number): Family => {
    const place = (turn + offset) % families.length;
    const round = Math.floor((turn + offset) / families.length);
    return families[permute(place, families.length, hash128(`${key}/${round}`))]!;
  };
  for (let offset = 0; offset < families.length; offset++) {
    const family = getFamily(offset);
    if (!drawn.some(({ subject }) => subject === family.subject)) return family;
  }
  return getFamily(0);
};
