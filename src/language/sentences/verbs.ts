/**
 * Verbs: the finite forms that the negation knows, each with its base. A regular verb stands as its base, with
 * `+` behind it when its last letter doubles (stop+ → stopped); an irregular one as base/past or base/past/participle,
 * variants of the past separated by a comma. The list is closed: a form outside it is never guessed at.
 */
import { regularPast, thirdPerson } from "../inflection.ts";

/** Verbs with a past of their own. */
const irregular = `
arise/arose/arisen awake/awoke/awoken bear/bore/borne beat/beat/beaten become/became/become befall/befell/befallen
begin/began/begun behold/beheld bend/bent beset/beset bet/bet bid/bid bind/bound bite/bit/bitten bleed/bled
blow/blew/blown break/broke/broken breed/bred bring/brought broadcast/broadcast browbeat/browbeat/browbeaten
build/built burst/burst buy/bought cast/cast catch/caught choose/chose/chosen cling/clung come/came/come cost/cost
creep/crept cut/cut deal/dealt dig/dug do/did/done draw/drew/drawn drink/drank/drunk drive/drove/driven
dwell/dwelt eat/ate/eaten fall/fell/fallen feed/fed feel/felt fight/fought find/found flee/fled fling/flung
fly/flew/flown forbid/forbade/forbidden forecast/forecast foresee/foresaw/foreseen forget/forgot/forgotten
forgive/forgave/forgiven forgo/forwent/forgone forsake/forsook/forsaken freeze/froze/frozen get/got give/gave/given
go/went/gone grind/ground grow/grew/grown hang/hung have/had hear/heard hide/hid/hidden hit/hit hold/held
hurt/hurt inlay/inlaid keep/kept kneel/knelt know/knew/known lay/laid lead/led leap/leapt leave/left lend/lent let/let
lie/lay/lain light/lit lose/lost make/made mean/meant meet/met mislay/mislaid mislead/misled misread/misread
mistake/mistook/mistaken misunderstand/misunderstood mow/mowed/mown offset/offset outbid/outbid outdo/outdid/outdone
outgrow/outgrew/outgrown outlay/outlaid outrun/outran/outrun outsell/outsold outshine/outshone
overcome/overcame/overcome overhear/overheard overlay/overlaid override/overrode/overridden overrun/overran/overrun
oversee/oversaw/overseen oversleep/overslept overtake/overtook/overtaken overthrow/overthrew/overthrown
partake/partook/partaken pay/paid proofread/proofread put/put quit/quit read/read rebuild/rebuilt recast/recast
redo/redid/redone redraw/redrew/redrawn remake/remade repay/repaid resell/resold reset/reset
rethink/rethought rewind/rewound rewrite/rewrote/rewritten rid/rid ride/rode/ridden ring/rang/rung rise/rose/risen
run/ran/run say/said see/saw/seen seek/sought sell/sold send/sent set/set sew/sewed/sewn shake/shook/shaken
shear/sheared/shorn shed/shed shine/shone shoot/shot show/showed/shown shrink/shrank/shrunk shut/shut sing/sang/sung
sink/sank/sunk sit/sat slay/slew/slain sleep/slept slide/slid sling/slung slink/slunk slit/slit sow/sowed/sown
speak/spoke/spoken spend/spent spin/spun spit/spat split/split spread/spread spring/sprang/sprung stand/stood
steal/stole/stolen stick/stuck sting/stung stink/stank/stunk strew/strewed/strewn stride/strode/stridden
strike/struck string/strung strive/strove/striven sublet/sublet swear/swore/sworn sweep/swept swell/swelled/swollen
swim/swam/swum swing/swung take/took/taken teach/taught tear/tore/torn tell/told think/thought
throw/threw/thrown thrust/thrust tread/trod/trodden unbind/unbound undercut/undercut undergo/underwent/undergone
understand/understood undertake/undertook/undertaken undo/undid/undone unwind/unwound uphold/upheld upset/upset
wake/woke/woken wear/wore/worn weave/wove/woven weep/wept wet/wet win/won wind/wound withdraw/withdrew/withdrawn
withhold/withheld withstand/withstood wring/wrung write/wrote/written
foretell/foretold overfly/overflew/overflown overhang/overhung shoe/shod burn/burned,burnt dream/dreamed,dreamt lean/leaned,leant learn/learned,learnt smell/smelled,smelt
spell/spelled,spelt spill/spilled,spilt spoil/spoiled,spoilt panic/panicked mimic/mimicked picnic/picnicked
frolic/frolicked traffic/trafficked
`;

/** Verbs whose past is spelled by rule. */
const regular = `
abandon absorb abstain accept accompany accuse ache achieve acquire acquit+ act add adjourn admire admit+ adopt adore
adorn advance advise affect afford age agree aim align allow amaze amplify amuse analyse anger announce annoy answer
apologise appear applaud apply appoint appreciate approach approve argue arrange arrest arrive ask assemble assist
assume attach attack attempt attend attract auction audit avoid award baffle bail bake balance ban+ bang bankrupt
bark baste bathe beg+ behave belong bequeath betray black blacken blame blanket blast bless blink block bloom blur+
board boast boil bolt bomb book bore borrow bounce bow braid brake breathe brew brighten brush buckle bump bury buzz
calculate call calm camp cancel+ capsize capture care carry carve cause cave cease celebrate chafe chain challenge
change charge chart chase chat+ check checkmate cheer chew chirp choke chop+ choreograph circle claim clap+ clash
clatter clean clear click climb clip+ clog+ close coat coil coincide collapse collect colour combine comfort command
commemorate comment commit+ communicate compare compete complain complete compose conceal concern conclude condemn
conduct confess confirm confiscate confuse connect consider consist consult consume contain continue contradict
control+ convert convince cook cool copy corner correct cough count court cover crack crash crawl creak create cross
cross-examine crow crowd crush cry curdle cure curl cycle dam+ damage dance dare darken darn date dazzle deafen
debate decay deceive decide declare decline decorate defeat defy delay delete delight deliver demand dent deny depart
depend depict derail descend describe deserve design destroy detect determine devastate develop deviate devote devour
dictate die differ digest dim+ dip+ direct disagree disappear discover discuss dislike disperse display disturb dive
divide donate doom double doubt doze drag+ drain dress dribble drift drill drip+ drizzle drop+ drown drum+ dry dump
dust dye earn echo edit educate eject elect embarrass embezzle embrace emerge employ empty enable enclose encourage
end enjoy enter entertain erase erupt escape establish estimate evaluate exaggerate examine exceed exchange excite
exclude excrete excuse exempt exhaust exist expand expect expire explain explode explore export expose express extend
extinguish extract face fade fail faint farrow fasten favour fax fear feature feign fell fetch field file fill film
fine finish fire fit+ fix flap+ flare flash flatten flatter flicker float flood flow flower fold follow fool forage
force forfeit form found founder frame fray free frighten fry fuel+ fund fuse gain gather gaze gift-wrap+ glide
glisten glitter glow glue gnaw grab+ grade graft grant grate grease greet grin+ grip+ groan growl guard guess guide
halt halve hammer hand handle happen harden harm hatch hate haunt head heal heat help herd hibernate hire hiss honour
hook hop+ hope host house hover hug+ hum+ humiliate hunt hurl hurry identify ignite ignore illustrate imagine imitate
impale import impress imprint improve include increase indicate induce inflate influence inform ingest inherit inject
injure ink insist inspect inspire install instruct intend interest interrupt introduce invade invent invest invite
involve iron irritate issue itch jail jam+ jet+ jog+ join joke joust judge juggle jump justify kick kill kiss knit+
knock label+ lack land lapse last laugh launch leak lengthen lick lift like limit limp link liquefy list listen live
load lock lodge long look love lower maintain manage map+ march mark marry match matter measure melt memorize mend
mention milk mind misfile misfire mislabel+ misplace misprint mispronounce miss misspell mix moan monitor move muddle
muffle multiply murder nail name nap+ navigate need neglect nest nod+ note notice nourish number nurse nuzzle obey
object observe obtain occupy occur+ offend offer omit+ open operate orbit order organize outlast outlaw outlive
outpace outwit+ overflow overlook overrule overshadow overturn owe own pack paddle paint parade paralyse park part
pass paste pat+ patch pause pawn peak pedal+ peel peep perform perish permit+ phone photograph pick pierce pile pilot
pin+ pinch pit+ pitch place plan+ plant play plead please pluck plug+ poach point poke polish pollard pollinate pop+
pose possess post pour power practise praise pray preach predict prefer+ prepare prescribe present preserve press
pretend prevent prick print proceed prod+ produce promise pronounce prop+ propose protect prove provide provoke
publish pull pump punch puncture punish purify push puzzle quarantine quarrel+ question queue quote race rage raid
rain raise rattle reach realize reappear rearrange reassemble recede receive recite recognise recognize recommend
record reduce reflect refuse register regret+ reign reject rejoice relate relax release rely remain remember remind
remove render reopen repair repeat repel+ replace reply report represent reproduce request require rescue resemble
resign resist resole respond rest retire retreat return reveal revert review rhyme rinse rip+ ripen risk rob+ rock
roll roost rot+ rotate rub+ ruin rule rush rust sacrifice sag+ sail salt satisfy save saw scare scatter scold scorch
score scour scowl scrape scratch scream screw scrub+ seal search seat seize select separate serve settle shade share
sharpen shatter shave shelter shift ship+ shiver shock shop+ short-circuit shortchange shorten shout shred+ shrivel+
shrug+ sicken sigh sight sign signal+ silence simmer singe sip+ sketch ski skid+ skip+ slap+ slash slip+ slope slow
slump smash smile smoke snag+ snap+ snatch sneeze sniff snore snow soak solder solve soothe sort sound spare spark
sparkle spawn specialise spot+ spout spray sprout squander squash squeak squeal squeeze stage stain stall stamp star+
starch stare start startle starve stay steam steer step+ stir+ stitch stock stop+ store strain strangle strap+
strengthen stretch strip+ stroke stuff stumble stump submit+ succeed succumb suck sue suffer suggest suit supply
support suppose suppress surface surprise surround survive suspect suspend swallow sway switch tag+ talk tame tangle
tap+ taste tease teem telephone temper tempt terrify test thank thaw thicken thrive throb+ tick tickle tie tilt time
tint tip+ tire toast top+ topple touch tour tow tower trace trade train translate transmit+ transport trap+ travel+
traverse treat tremble trick trigger trip+ triple trot+ trouble trust try tug+ tumble tune tunnel+ turn twist type
uncover undress unearth unfasten unite unlatch unload unlock unpack unscrew untie use vaccinate value vanish veer
visit vote wade wail wait walk wander want warm warn warp wash waste watch water wave weigh welcome wheel wheeze
whine whip+ whirl whisk whisper whistle whiten winch wink wipe wish wither wobble wonder work worry wrap+ wreck
wrestle wriggle yawn yell yield zip+ zoom
`;

/** A verb's forms. The third person is that of the present; pasts and participles list their variants. */
export type Verb = {
  readonly base: string;
  readonly third: string;
  readonly pasts: readonly string[];
  readonly participles: readonly string[];
};

const verbOf = (entry: string): Verb => {
  const [head = "", past, participle] = entry.split("/");
  const base = head.replace("+", "");
  const pasts = past === undefined ? [regularPast(head)] : past.split(",");
  return {
    base,
    third: thirdPerson(base),
    pasts,
    participles: participle === undefined ? pasts : [participle],
  };
};

/** The verbs of both lists. */
export const verbs: readonly Verb[] = `${irregular}${regular}`
  .split(/\s+/)
  .filter((entry) => entry !== "")
  .map(verbOf);

/** What a finite form can be: the bases it belongs to, one of them in almost every case ("found": find, found). */
export const basesOf: ReadonlyMap<string, readonly string[]> = byForm((verb) => [verb.third, ...verb.pasts]);

/** Past participles, and the bases they belong to. */
export const participles: ReadonlyMap<string, readonly string[]> = byForm((verb) => verb.participles);

/** Bases, and their verbs. */
export const verbOfBase: ReadonlyMap<string, Verb> = new Map(verbs.map((verb) => [verb.base, verb]));

function byForm(formsOf: (verb: Verb) => readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const verb of verbs)
    for (const form of new Set(formsOf(verb))) found.set(form, [...(found.get(form) ?? []), verb.base]);
  return found;
}
