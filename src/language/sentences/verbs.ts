/**
 * Verbs: the finite forms that the negation knows, each with its base. A regular verb stands as its base, with
 * `+` behind it when its last letter doubles (stop+ → stopped); an irregular one as base/past or base/past/participle,
 * variants of the past separated by a comma. The list is closed: a form outside it is never guessed at.
 */

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
burn/burned,burnt dream/dreamed,dreamt kneel/knelt,kneeled lean/leaned,leant learn/learned,learnt smell/smelled,smelt
spell/spelled,spelt spill/spilled,spilt spoil/spoiled,spoilt panic/panicked mimic/mimicked picnic/picnicked
frolic/frolicked traffic/trafficked
`;

/** Verbs whose past is spelled by rule. */
const regular = `
abandon absorb accept accompany accuse ache achieve acquire act add admire admit+ adopt advance advise affect afford
agree aim allow amaze amuse announce answer appear applaud apply appoint appreciate approach approve argue arrange
arrest arrive ask assemble assist assume attach attack attempt attend attract avoid award bake balance ban+ bang bark
bathe beg+ behave belong blame blast bless blink block boast boil bolt bomb book borrow bounce bow brake breathe brush
bump bury buzz calculate call camp cancel care carry carve cause celebrate challenge change charge chase chat+ check
cheer chew choke chop+ claim clap+ clean clear climb close collapse collect combine comfort command comment commit+
communicate compare compete complain complete concern conclude conduct confess confirm connect consider consist consult
contain continue control+ convince cook cool copy correct cough count cover crack crash crawl cross crowd crush cry
cure curl cycle damage dance dare decay decide declare decline decorate delay deliver demand deny depend describe
deserve design destroy detect determine develop die disagree disappear discover discuss dislike display divide donate
double doubt drag+ drain dress drift drill drip+ drop+ drown drum+ dry dump earn echo edit educate elect embarrass
embrace employ empty enable encourage end enjoy enter entertain escape establish examine excite excuse exist expand
expect explain explode explore express extend face fail fasten fax fear fetch file fill film finish fire fit+ fix flap+
flash float flood flow flower fold follow fool force form found frame frighten fry gain gather gaze glow glue grab+
grade grate grease greet grin+ grip+ groan guard guess guide hammer hand handle happen harm hate haunt head heal heat
help hire honour hook hop+ hope host hover hug+ hum+ hunt hurry identify ignore imagine impress improve include
increase influence inform inject injure insist inspect install instruct intend interest interrupt introduce invent
invest invite involve iron issue jail jam+ jog+ join joke judge juggle jump justify kick kill kiss knit+ knock label+
lack land last laugh launch leak lick lift like limit link list listen live load lock long look love maintain manage
march mark marry match matter measure melt memorize mend mention milk mind miss mix moan monitor move muddle murder nail
name need nest nod+ note notice number obey object observe obtain occupy occur+ offend offer open operate order
organize overflow owe own pack paddle paint park part pass paste pat+ pause peel peep perform permit+ phone pick pinch
place plan+ plant play please plug+ point poke polish pop+ possess post pour practise praise pray preach prefer+
prepare present preserve press pretend prevent prick print produce promise protect prove provide publish pull pump
punch punish push question queue race rain raise reach realize receive recognize record reduce reflect refuse regret+
reign reject rejoice relate relax release rely remain remember remind remove repair repeat replace reply report request
rescue respond rest retire return review rhyme rinse risk rob+ rock roll rot+ rub+ ruin rule rush sail satisfy save saw
scare scatter scold scorch scrape scratch scream screw scrub+ seal search select separate serve settle shade share
shave shelter shiver shock shop+ shrug+ sigh sign signal+ sip+ ski skip+ slap+ slip+ slow smash smile smoke snatch
sneeze sniff snore snow soak soothe sound spare spark sparkle spot+ spray sprout squash squeak squeal squeeze stain
stamp stare start stay steer step+ stir+ stitch stop+ store strap+ strengthen stretch strip+ stroke stuff succeed suck
suffer suggest suit supply support suppose surprise surround suspect suspend switch talk tame tap+ taste tease telephone
tempt terrify test thank thaw tick tickle tie time tip+ tire touch tour tow trace trade train transport trap+ travel+
treat tremble trick trip+ trot+ trouble trust try tug+ tumble turn twist type undress unfasten unite unlock unpack untie
use vanish visit wail wait walk wander want warm warn wash waste watch water wave weigh welcome whine whip+ whirl
whisper whistle wink wipe wish wobble wonder work worry wrap+ wreck wrestle wriggle yawn yell zip+ zoom
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

const thirdPerson = (base: string): string => {
  if (base === "have") return "has";
  if (base.endsWith("quiz") || base.endsWith("whiz")) return `${base}zes`;
  if (/(?:s|x|z|ch|sh|[^o]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

const regularPast = (head: string): string => {
  if (head.endsWith("+")) return `${head.slice(0, -1)}${head.at(-2) ?? ""}ed`;
  if (head.endsWith("e")) return `${head}d`;
  return /[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ied` : `${head}ed`;
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
