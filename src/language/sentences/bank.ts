/**
 * The sentence bank: the hand-written list of its pages (data/sentences/), one a theme, and their families. Original sentences,
 * plain declarative clauses about one definite thing each; what they must keep to is checked in
 * test/language/sentences.test.ts. Source of the idea: DivLogicEval §2.1, "Transforming Into Natural Language".
 */
import archaeology from "../../../data/sentences/archaeology.json" with { type: "json" };
import astronomy from "../../../data/sentences/astronomy.json" with { type: "json" };
import aviation from "../../../data/sentences/aviation.json" with { type: "json" };
import bakery from "../../../data/sentences/bakery.json" with { type: "json" };
import beekeeping from "../../../data/sentences/beekeeping.json" with { type: "json" };
import birds from "../../../data/sentences/birds.json" with { type: "json" };
import building from "../../../data/sentences/building.json" with { type: "json" };
import castle from "../../../data/sentences/castle.json" with { type: "json" };
import chess from "../../../data/sentences/chess.json" with { type: "json" };
import circus from "../../../data/sentences/circus.json" with { type: "json" };
import clocks from "../../../data/sentences/clocks.json" with { type: "json" };
import cycling from "../../../data/sentences/cycling.json" with { type: "json" };
import dance from "../../../data/sentences/dance.json" with { type: "json" };
import desert from "../../../data/sentences/desert.json" with { type: "json" };
import detectives from "../../../data/sentences/detectives.json" with { type: "json" };
import type { Clause } from "../words.ts";
import { familiesOf, type Family } from "./family.ts";
import farm from "../../../data/sentences/farm.json" with { type: "json" };
import football from "../../../data/sentences/football.json" with { type: "json" };
import forest from "../../../data/sentences/forest.json" with { type: "json" };
import gardening from "../../../data/sentences/gardening.json" with { type: "json" };
import geology from "../../../data/sentences/geology.json" with { type: "json" };
import glacier from "../../../data/sentences/glacier.json" with { type: "json" };
import harbour from "../../../data/sentences/harbour.json" with { type: "json" };
import home from "../../../data/sentences/home.json" with { type: "json" };
import hospital from "../../../data/sentences/hospital.json" with { type: "json" };
import hotel from "../../../data/sentences/hotel.json" with { type: "json" };
import insects from "../../../data/sentences/insects.json" with { type: "json" };
import kitchen from "../../../data/sentences/kitchen.json" with { type: "json" };
import laboratory from "../../../data/sentences/laboratory.json" with { type: "json" };
import laundry from "../../../data/sentences/laundry.json" with { type: "json" };
import lawCourt from "../../../data/sentences/law-court.json" with { type: "json" };
import library from "../../../data/sentences/library.json" with { type: "json" };
import market from "../../../data/sentences/market.json" with { type: "json" };
import monastery from "../../../data/sentences/monastery.json" with { type: "json" };
import newspaper from "../../../data/sentences/newspaper.json" with { type: "json" };
import orchestra from "../../../data/sentences/orchestra.json" with { type: "json" };
import parliament from "../../../data/sentences/parliament.json" with { type: "json" };
import postOffice from "../../../data/sentences/post-office.json" with { type: "json" };
import programming from "../../../data/sentences/programming.json" with { type: "json" };
import railway from "../../../data/sentences/railway.json" with { type: "json" };
import school from "../../../data/sentences/school.json" with { type: "json" };
import seaLife from "../../../data/sentences/sea-life.json" with { type: "json" };
import tailoring from "../../../data/sentences/tailoring.json" with { type: "json" };
import taxOffice from "../../../data/sentences/tax-office.json" with { type: "json" };
import theatre from "../../../data/sentences/theatre.json" with { type: "json" };
import weather from "../../../data/sentences/weather.json" with { type: "json" };
import winery from "../../../data/sentences/winery.json" with { type: "json" };
import apartmentHouse from "../../../data/sentences/apartment-house.json" with { type: "json" };
import familyHome from "../../../data/sentences/family-home.json" with { type: "json" };
import localNews from "../../../data/sentences/local-news.json" with { type: "json" };
import office from "../../../data/sentences/office.json" with { type: "json" };
import townCouncil from "../../../data/sentences/town-council.json" with { type: "json" };
import workshop from "../../../data/sentences/workshop.json" with { type: "json" };

/** The pages of the bank by their themes. Their order numbers the families of the whole bank; a new page goes to the end. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  archaeology,
  astronomy,
  aviation,
  bakery,
  beekeeping,
  birds,
  building,
  castle,
  chess,
  circus,
  clocks,
  cycling,
  dance,
  desert,
  detectives,
  farm,
  football,
  forest,
  gardening,
  geology,
  glacier,
  harbour,
  home,
  hospital,
  hotel,
  insects,
  kitchen,
  laboratory,
  laundry,
  "law-court": lawCourt,
  library,
  market,
  monastery,
  newspaper,
  orchestra,
  parliament,
  "post-office": postOffice,
  programming,
  railway,
  school,
  "sea-life": seaLife,
  tailoring,
  "tax-office": taxOffice,
  theatre,
  weather,
  winery,
  "town-council": townCouncil,
  "local-news": localNews,
  "family-home": familyHome,
  "apartment-house": apartmentHouse,
  office,
  workshop,
};

/** Every family of the bank, page by page. Reading it takes a few milliseconds; call it once and keep the list. */
export const readBank = (): readonly Family[] =>
  Object.entries(pages).flatMap(([theme, page]) => familiesOf(theme, page));

/** The pages of plain sentences by voice; all other pages are whimsical. */
const plainPages: Readonly<Record<string, readonly string[]>> = {
  news: ["town-council", "local-news"],
  household: ["family-home", "apartment-house"],
  workplace: ["office", "workshop"],
};

/** No clause of a short family has more words. */
const shortClause = 11;

/** How many short families a topic has at least: enough for the letters of any passage. */
const topicSize = 20;

/** What a passage may be about: families of short clauses, at least twenty, of one page or of neighboring ones. */
export type Topic = readonly Family[];

/**
 * The topics of the bank by voice: news, household, workplace and the whimsical rest. A plain page is a topic; of the
 * whimsical pages, which have few short families each, neighbors are put together.
 */
export const voicesOf = (bank: readonly Family[]): readonly (readonly Topic[])[] => {
  const byTheme = Map.groupBy(bank, ({ theme }) => theme);
  const topicOf = (theme: string): Topic => (byTheme.get(theme) ?? []).flatMap((family) => shortened(family));
  const plain = Object.values(plainPages);
  const known = new Set(plain.flat());
  const whimsical = [...byTheme.keys()].filter((theme) => !known.has(theme)).map(topicOf);
  return [...plain.map((themes) => themes.map(topicOf)), together(whimsical)]
    .map((topics) => topics.filter(({ length }) => length >= topicSize))
    .filter(({ length }) => length > 0);
};

/** Neighbors put together until there are enough; what is left at the end joins the last. */
const together = (topics: readonly Topic[]): readonly Topic[] => {
  const large: Family[][] = [];
  for (const topic of topics) {
    const open = large.at(-1);
    if (open !== undefined && open.length < topicSize) open.push(...topic);
    else large.push([...topic]);
  }
  const last = large.at(-1);
  if (last !== undefined && last.length < topicSize && large.length > 1) large.at(-2)?.push(...large.pop()!);
  return large;
};

/** The family if its sentence is short, with the paraphrase if that is, too, and can be denied like the sentence. */
const shortened = ({ id, theme, subject, sentence, paraphrase }: Family): readonly Family[] => {
  if (!isShort(sentence)) return [];
  return [
    { id, theme, subject, sentence, paraphrase: paraphrase && isShort(paraphrase) ? paraphrase : undefined },
  ];
};

/** Not long, not about the future or what can be, and with a definite subject at its head and at that of its denial. */
const isShort = ({ yes, no }: Clause): boolean =>
  yes.split(" ").length <= shortClause &&
  yes.split(" ")[0] === no.split(" ")[0] &&
  !/^(?:an?|there|it|\w+ing) /.test(yes) &&
  !/\b(?:will|must|need not|can|could|cannot|would)\b/.test(`${yes} ${no}`);
