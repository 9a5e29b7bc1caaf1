/**
 * Everyday lexicon: happenings said with "it". Source of the first ones: Appendix D.3 of the ACL text.
 * Sky and temperature are one group, since each bears on the other ("snowing" and "hot",
 * "humid" and "freezing"); the further groups speak of named places, of the calendar and of the clock.
 */

import { act, be, doing, impersonal, lexemes, present, type Lexeme } from "../../lexicon.ts";

/** Whole clauses: "it is raining", "it was late", "it will be Monday". */
export const impersonals: readonly Lexeme[] = lexemes({
  weather: [
    doing("rain", "raining"),
    doing("snow", "snowing"),
    doing("drizzle", "drizzling"),
    doing("hail", "hailing"),
    be("sunny"),
    be("cloudy"),
    be("overcast"),
    be("foggy"),
    be("misty"),
    be("humid"),
    be("cold"),
    be("hot"),
    be("freezing"),
  ],
  wind: [be("windy"), be("breezy"), be("gusty")],
  clock: [be("late"), be("early"), be("time for breakfast"), be("time for lunch"), be("bedtime")],
  day: [be("Monday"), be("Wednesday"), be("Friday"), be("the weekend"), be("a public holiday")],
  season: [be("spring"), be("autumn"), be("March"), be("October")],
  year: [be("a leap year")],
  moon: [be("a full moon"), be("a new moon")],
  tide: [be("high tide"), be("low tide")],
  quiet: [be("quiet in the library"), be("noisy in the library")],
  crowd: [be("crowded on the bus"), be("crowded at the station"), be("busy at the market")],
  smell: [act("smell of paint"), act("smell of smoke"), act("smell of fresh bread"), act("smell of roses")],
  cellar: [be("damp in the cellar"), be("dusty in the cellar"), be("chilly in the cellar")],
  attic: [be("stuffy in the attic"), be("drafty in the attic")],
  kitchen: [be("warm in the kitchen"), be("steamy in the kitchen")],
  distance: [
    present(be("far to the airport")),
    present(be("a short walk to the beach")),
    present(be("a long way to the station")),
  ],
  echo: [act("echo in the tunnel"), act("echo in the hall")],
  underfoot: [be("slippery on the stairs"), be("muddy by the pond")],
  parking: [act("cost/cost money to park downtown"), be("easy to park downtown")],
}).map(impersonal);
