/**
 * Everyday lexicon: happenings said with "it". Source of the first ones: Appendix D.3 of the ACL text.
 * Sky and temperature are one group, since each bears on the other ("snowing" and "hot",
 * "humid" and "freezing"); the further groups speak of named places, of the calendar and of the clock.
 */

import { impersonal, type Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Whole clauses: "it is raining", "it was late", "it will be Monday". */
export const impersonals: readonly Lexeme[] = lexemesOf(`
weather: rain, raining; snow, snowing; drizzle, drizzling; hail, hailing; is sunny; is cloudy; is overcast
  is foggy; is misty; is humid; is cold; is hot; is freezing
wind: is windy; is breezy; is gusty
clock: is late; is early; is time for breakfast; is time for lunch; is bedtime
day: is Monday; is Wednesday; is Friday; is the weekend; is a public holiday
season: is spring; is autumn; is March; is October
year: is a leap year
moon: is a full moon; is a new moon
tide: is high tide; is low tide
quiet: is quiet in the library; is noisy in the library
crowd: is crowded on the bus; is crowded at the station; is busy at the market
smell: smell of paint; smell of smoke; smell of fresh bread; smell of roses
cellar: is damp in the cellar; is dusty in the cellar; is chilly in the cellar
attic: is stuffy in the attic; is drafty in the attic
kitchen: is warm in the kitchen; is steamy in the kitchen
distance: is far to the airport (now); is a short walk to the beach (now); is a long way to the station (now)
echo: echo in the tunnel; echo in the hall
underfoot: is slippery on the stairs; is muddy by the pond
parking: cost/cost money to park downtown; is easy to park downtown
`).map(impersonal);
