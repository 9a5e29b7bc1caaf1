/**
 * The nonsense lexicon: pronounceable words without a meaning, so that no belief about the world helps or
 * hinders ("If Mary drems, then it is grawsome"). The words were made by hand and looked up in a list of
 * fifty thousand English words; no two of them differ by one letter only. Since nothing is known of them,
 * each is independent of all others and is a group of its own.
 */

import { impersonal, type Lexicon } from "../lexicon.ts";
import { names } from "./everyday/names.ts";
import { lexemeOf } from "../word-page.ts";

const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

const nouns = wordsIn(`
blick nallick zorp tovick fep snarq plimmet vork trunnock glorn skave froob pellick tandle mozzle garbin
fendle drosk plond crund glibe spoff trell vimp narbock churble dorple flarn grobbet hux jormet kellop lurdock
mibble noddick orvel plinter quorm seftin tulver vandock wendock zabble brevock crelm florp grintle harvick
klom lavock mandrip nurble oslin prandle quimber slork thrimble ulfen vastel wendrick zemper blandock crivet
dunnip flerrin gessel hobbock jessamock kindrel limmock morvel nestrel oppin yindle zerrick stuvel quandle
brillock tremmit wolvet drassle fommet gorvin hestle
`);

const adjectives = wordsIn(`
wuggish blunnid snorky plumid frindle gleeby vorpid zimsy quandish brillid crobby tulgish dostic fulvent
grendous hiblish jorvial klemmy lurvish noftic ombly prushy quelsome relvish slethy tamvous uffrid welmy
yastrid zentish blurfy crundish drovy elvous flommid grolly hespid jenthic kepprous lorbid mulgid nertish
oblent pralish rumbid skeffy thrulous vostly wendous yelmish briskal dralous fenchid glandous hulvous jaskish
klarid lemby morgish nalvy orpish plenkid quoddish rindous tronid velmous snellid brostid
`);

/** Bases, with the past behind a stroke where its consonant doubles. */
const verbs = wordsIn(`
drem/dremmed ganter plonder blurn truddle vishel glembor zarnt quobble brimp chorl frabble gamph hargle jarp
klont lurmp mofe nerl praffle quentle rinsel slarm tweld vorsle wexle yarf zonter blesk crinfle flannick
grunce jeddle krodd lommer norve plisk rosk thrab/thrabbed ulver vimble wumple yibber zilt bruffle clonter
dreeve fasp glaum jusk krelt lorsk mencher prent quilver ristle smoof trulk yorl zoddle blunce corvle drimple
fesh jommel kloop luntle skorve vrill shumble
`);

/** Verbs that take an object. */
const transitives = wordsIn(`
gromple vintle scrabe traspen floomer snibber brasket drizzen grundel hoskle jimber lemptor mottick nobben
parvle rondle shreeve tropple vasker whindle zaffin clompet pruddick skelvo blanzel chaffle dornick fraggen
glaxen imber jostrel kervish lombrick mustrin ostle pleck quaffet rudvin sprindle tovel undrick wesker yolder
`);

const happenings = wordsIn(`
snivid grawsome tholly murvous plashous drimsome culvish wemmish harpid skelsome gowly brannid fulmid torvish
yarrish
`);

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

/** Invented words said of people with ordinary names. */
export const nonsense: Lexicon = {
  name: "nonsense",
  subjects: names,
  predicates: [
    ...nouns.map((noun) => lexemeOf(`is ${withArticle(noun)}`)),
    ...adjectives.map((adjective) => lexemeOf(`is ${adjective}`)),
    ...verbs.map((verb) => lexemeOf(verb)),
  ],
  relations: transitives.map((verb) => lexemeOf(verb)),
  impersonals: happenings.map((adjective) => impersonal(lexemeOf(`is ${adjective}`))),
};
