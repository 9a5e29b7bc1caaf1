/**
 * The sentence bank: the hand-written list of its pages, one a theme, and the families on them. Original sentences,
 * plain declarative clauses about one definite thing each; what they must keep to is checked in
 * test/language/sentences.test.ts. Source of the idea: DivLogicEval §2.1, "Transforming Into Natural Language".
 */
import { archaeology } from "./archaeology.ts";
import { astronomy } from "./astronomy.ts";
import { aviation } from "./aviation.ts";
import { bakery } from "./bakery.ts";
import { beekeeping } from "./beekeeping.ts";
import { birds } from "./birds.ts";
import { building } from "./building.ts";
import { castle } from "./castle.ts";
import { chess } from "./chess.ts";
import { circus } from "./circus.ts";
import { clocks } from "./clocks.ts";
import { cycling } from "./cycling.ts";
import { dance } from "./dance.ts";
import { desert } from "./desert.ts";
import { detectives } from "./detectives.ts";
import type { Clause } from "../words.ts";
import { familiesOf, type Family } from "./family.ts";
import { farm } from "./farm.ts";
import { football } from "./football.ts";
import { forest } from "./forest.ts";
import { gardening } from "./gardening.ts";
import { geology } from "./geology.ts";
import { glacier } from "./glacier.ts";
import { harbour } from "./harbour.ts";
import { home } from "./home.ts";
import { hospital } from "./hospital.ts";
import { hotel } from "./hotel.ts";
import { insects } from "./insects.ts";
import { kitchen } from "./kitchen.ts";
import { laboratory } from "./laboratory.ts";
import { laundry } from "./laundry.ts";
import { lawCourt } from "./law-court.ts";
import { library } from "./library.ts";
import { market } from "./market.ts";
import { monastery } from "./monastery.ts";
import { newspaper } from "./newspaper.ts";
import { orchestra } from "./orchestra.ts";
import { parliament } from "./parliament.ts";
import { postOffice } from "./post-office.ts";
import { programming } from "./programming.ts";
import { railway } from "./railway.ts";
import { school } from "./school.ts";
import { seaLife } from "./sea-life.ts";
import { tailoring } from "./tailoring.ts";
import { taxOffice } from "./tax-office.ts";
import { theatre } from "./theatre.ts";
import { weather } from "./weather.ts";
import { winery } from "./winery.ts";
import { apartmentHouse } from "./apartment-house.ts";
import { familyHome } from "./family-home.ts";
import { localNews } from "./local-news.ts";
import { office } from "./office.ts";
import { townCouncil } from "./town-council.ts";
import { workshop } from "./workshop.ts";

/** The pages of the bank by their themes. Their order numbers the families of the whole bank; a new page goes to the end. */
export const pages: Readonly<Record<string, string>> = {
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
const shortClause = 8;

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
  return [{ id, theme, subject, sentence, ...(paraphrase && isShort(paraphrase) && { paraphrase }) }];
};

/** Not long, not about the future or what can be, and with a definite subject at its head and at that of its denial. */
const isShort = ({ yes, no }: Clause): boolean =>
  yes.split(" ").length <= shortClause &&
  yes.split(" ")[0] === no.split(" ")[0] &&
  !/^(?:an?|there|it|\w+ing) /.test(yes) &&
  !/\b(?:will|must|need not|can|could|cannot|would)\b/.test(`${yes} ${no}`);
