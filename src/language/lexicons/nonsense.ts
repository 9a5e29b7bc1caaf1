/**
 * The nonsense lexicon: pronounceable words without a meaning, so that no belief about the world helps or
 * hinders ("If Mary drems, then it is grawsome"). The words were made by hand and looked up in a list of
 * fifty thousand English words; no two of them differ by one letter only. Since nothing is known of them,
 * each is independent of all others and is a group of its own.
 */

import { act, be, impersonal, type Entry, type Lexeme, type Lexicon } from "../lexicon.ts";
import { names } from "./everyday/names.ts";

const nouns: readonly string[] = [
  ..."blick nallick zorp tovick fep snarq plimmet vork trunnock glorn skave".split(" "),
  ..."froob pellick tandle mozzle garbin fendle drosk plond crund glibe spoff".split(" "),
  ..."trell vimp narbock churble dorple flarn grobbet hux jormet kellop lurdock".split(" "),
  ..."mibble noddick orvel plinter quorm seftin tulver vandock wendock zabble brevock".split(" "),
  ..."crelm florp grintle harvick klom lavock mandrip nurble oslin prandle quimber".split(" "),
  ..."slork thrimble ulfen vastel wendrick zemper blandock crivet dunnip flerrin gessel".split(" "),
  ..."hobbock jessamock kindrel limmock morvel nestrel oppin yindle zerrick stuvel quandle".split(" "),
  ..."brillock tremmit wolvet drassle fommet gorvin hestle".split(" "),
];

const adjectives: readonly string[] = [
  ..."wuggish blunnid snorky plumid frindle gleeby vorpid zimsy quandish brillid crobby".split(" "),
  ..."tulgish dostic fulvent grendous hiblish jorvial klemmy lurvish noftic ombly prushy".split(" "),
  ..."quelsome relvish slethy tamvous uffrid welmy yastrid zentish blurfy crundish drovy".split(" "),
  ..."elvous flommid grolly hespid jenthic kepprous lorbid mulgid nertish oblent pralish".split(" "),
  ..."rumbid skeffy thrulous vostly wendous yelmish briskal dralous fenchid glandous hulvous".split(" "),
  ..."jaskish klarid lemby morgish nalvy orpish plenkid quoddish rindous tronid velmous".split(" "),
  ..."snellid brostid".split(" "),
];

/** Bases, with the past behind a stroke where its consonant doubles. */
const verbs: readonly string[] = [
  ..."drem/dremmed ganter plonder blurn truddle vishel glembor zarnt quobble brimp chorl".split(" "),
  ..."frabble gamph hargle jarp klont lurmp mofe nerl praffle quentle rinsel".split(" "),
  ..."slarm tweld vorsle wexle yarf zonter blesk crinfle flannick grunce jeddle".split(" "),
  ..."krodd lommer norve plisk rosk thrab/thrabbed ulver vimble wumple yibber zilt".split(" "),
  ..."bruffle clonter dreeve fasp glaum jusk krelt lorsk mencher prent quilver".split(" "),
  ..."ristle smoof trulk yorl zoddle blunce corvle drimple fesh jommel kloop".split(" "),
  ..."luntle skorve vrill shumble".split(" "),
];

/** Verbs that take an object. */
const transitives: readonly string[] = [
  ..."gromple vintle scrabe traspen floomer snibber brasket drizzen grundel hoskle jimber".split(" "),
  ..."lemptor mottick nobben parvle rondle shreeve tropple vasker whindle zaffin clompet".split(" "),
  ..."pruddick skelvo blanzel chaffle dornick fraggen glaxen imber jostrel kervish lombrick".split(" "),
  ..."mustrin ostle pleck quaffet rudvin sprindle tovel undrick wesker yolder".split(" "),
];

const happenings: readonly string[] = [
  ..."snivid grawsome tholly murvous plashous drimsome culvish wemmish harpid skelsome gowly".split(" "),
  ..."brannid fulmid torvish yarrish".split(" "),
];

const alone = (entry: Entry): Lexeme => {
  const { id, forms } = entry("");
  return { id, group: id, forms };
};

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

/** Invented words said of people with ordinary names. */
export const nonsense: Lexicon = {
  name: "nonsense",
  subjects: names,
  predicates: [
    ...nouns.map((noun) => alone(be(withArticle(noun)))),
    ...adjectives.map((adjective) => alone(be(adjective))),
    ...verbs.map((base) => alone(act(base))),
  ],
  relations: transitives.map((base) => alone(act(base))),
  impersonals: happenings.map((adjective) => impersonal(alone(be(adjective)))),
};
