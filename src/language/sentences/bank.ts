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
};

/** Every family of the bank, page by page. Reading it takes a few milliseconds; call it once and keep the list. */
export const readBank = (): readonly Family[] =>
  Object.entries(pages).flatMap(([theme, page]) => familiesOf(theme, page));
