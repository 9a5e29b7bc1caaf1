/**
 * The plausible lexicon: what agrees with common sense when it is said of any person ("breathes air", "was
 * born"), and what is plainly true of the world ("it is cold in Antarctica"). Every atom is believable, every
 * negated atom is not.
 *
 * It is the twin of the counterintuitive lexicon, line by line: the same groups, the same number of lexemes in
 * each, the same tenses, the same number of words. So item k of a plan is one argument in both, but for what
 * its words claim, and the difference between the two scores is belief bias and nothing else. Source of the
 * idea: DivLogicEval §2.1, whose statements go against common sense.
 */

import { impersonal, type Lexeme, type Lexicon } from "../lexicon.ts";
import { lexemesOf } from "../word-page.ts";
import { names } from "./everyday/names.ts";

const predicates: readonly Lexeme[] = lexemesOf(`
# The body at work.
breathing: exhale; breathe air; inhale oxygen; is dependent on oxygen; have lungs (now)
blinking: blink
sweating: sweat; secrete sweat
yawning: yawn
sneezing: sneeze
coughing: cough
hiccups: hiccup
burping: burp
eating: eat/ate food; chew food; digest food; survive on food; get/got hungry
drinking: drink/drank liquids; get/got thirsty; need water
saliva: salivate; secrete saliva
toilet: need a toilet
itching: itch
scratching: scratch
shivering: shiver; feel/felt cold; is sensitive to cold
squinting: squint
stretching: stretch
growing: mature; grow/grew fingernails
aging: age; grow/grew older
healing: heal
warmth: produce body heat
calories: burn calories; use energy
sleep: sleep/slept; dream; wake/woke up
resting: rest; relax; get/got tired
movement: turn around
pain: feel/felt pain; get/got headaches
illness: get/got sick; catch/caught colds; recover from colds; is vulnerable to disease
germs: carry germs; host bacteria
tears: cry; shed/shed tears

# The body itself.
heart: have a heart (now); have a pulse (now)
brain: have a brain (now)
stomach: have a stomach (now)
liver: have a liver (now)
kidneys: have kidneys (now)
bones: have bones (now); have a skull (now); have a spine (now)
muscles: have muscles (now)
skin: have skin (now); have pores (now)
blood: have red blood (now); have blood cells (now); have veins (now)
nerves: have nerves (now)
throat: have a throat (now)
nose: have a nose (now)
mouth: have a mouth (now)
tongue: have a tongue (now)
chin: have a chin (now); have a jaw (now)
ears: have ears (now)
neck: have a neck (now)
knees: have knees (now)
elbows: have elbows (now)
shoulders: have shoulders (now)
navel: have a navel (now)
toes: have toes (now)
fingers: have fingerprints (now)
eyes: have tear ducts (now)

# What a person is.
species: is a biped (now); is a creature (now); is a social animal (now); is two-legged (now)
  is descended from mammals (now); is related to humans (now); have human relatives (now)
life: is mortal (now)
substance: is made of atoms (now); contain carbon
space: is three-dimensional (now); occupy space
hardness: is softer than diamond (now)
size: is smaller than Jupiter (now); fit/fit inside a house
weight: weigh under a ton
temperature: is colder than lava (now)
lifetime: is younger than Rome (now); is younger than the moon (now)
birth: is born (past); come/came from a womb (past); have a birthday (now); have a mother (now)
  have ancestors (now)
genes: inherit genes (past)
childhood: is a baby (past); is a toddler (past); experience childhood (past)
baby-teeth: lose/lost baby teeth (past)
names: have a name (now)
looks: look like a human

# The body in the world.
gravity: obey gravity; fall/fell downward; is subject to gravity
light: cast/cast a shadow; reflect light; is opaque (now); is visible from nearby (now)
images: appear in mirrors; appear in photographs
traces: leave/left footprints
home: live on Earth; live in a building; is a resident of Earth; is in the universe
floors: stand/stood on floors
pavement: step/stepped on pavement
chairs: sit/sat on chairs
entering: enter through doors
doors: open doors
stairs: climb stairs
streets: cross streets
travel: travel slower than light
vehicles: ride/rode in vehicles
jumping: jump over puddles
floating: float in seawater
swimming: swim/swam in water
wetness: get/got wet underwater
stumbling: stumble; trip/tripped over cables
lifting: lift cups
throwing: throw/threw balls
dropping: drop/dropped objects
pushing: push buttons
tools: use tools; hold/held pencils; cut/cut cardboard with scissors

# The senses.
seeing: see/saw trees
hearing: hear/heard thunder
listening: listen to music
tasting: taste salt
smelling: smell smoke
touching: touch fabric
noises: react to noises
sunsets: watch sunsets

# The mind.
thinking: ponder; wonder
learning: learn; is capable of learning
adapting: adapt
choosing: choose/chose; make/made choices
hesitation: hesitate
mistakes: err; make/made mistakes
forgetting: forget/forgot things
memory: remember the past
plans: plan/planned for tomorrow
opinions: have/had opinions
wishes: hope; have/had wishes
feelings: have/had moods
habits: have/had habits
expression: laugh; smile; frown
sighing: sigh
blushing: blush
gasping: gasp
fidgeting: fidget
worry: worry
grief: grieve
boredom: get/got bored
complaint: complain
affection: need affection
hugs: hug/hugged friends
comfort: enjoy comfort
exercise: benefit from exercise
poison: avoid poison
headaches: dislike headaches

# Among others.
communication: converse; gesture; tell/told stories; speak/spoke with humans; ask questions
whispering: whisper
strangers: meet/met strangers
electricity: use electricity
clothes: wear/wore clothes
washing: bathe; wash with water; use soap
nails: trim/trimmed fingernails
money: spend/spent money; buy/bought groceries
belongings: own furniture
shelter: need shelter
holidays: celebrate holidays
clocks: look at clocks
cooking: cook with heat
`);

/** What people can do to each other, and to themselves. */
const relations: readonly Lexeme[] = lexemesOf(`
greeting: can greet
recognition: can recognize
remembering: can remember
photographing: can photograph
thanks: can thank
teaching: can teach
interview: can interview
pursuit: can follow
portrait: can draw
embrace: can hug
feeding: can feed
comforting: can comfort
description: can describe
mentioning: can mention
surprise: can surprise
insult: can insult
amusement: can amuse
visit: can visit
invitation: can invite
phoning: can phone
applause: can applaud
pardon: can forgive
ignoring: can ignore
quotation: can quote
helping: can help
trusting: can trust
praising: can praise
tickling: can tickle
interruption: can interrupt
advice: can advise
persuasion: can persuade
`);

const impersonals: readonly Lexeme[] = lexemesOf(`
antarctica: is cold in Antarctica
volcano: is hot in volcanoes
night: is dark at midnight
summit: is cold on Mount Everest
desert: is sunny in the desert
rain: rain downward; rain in the jungle
snow: snow in Siberia
thunder: thunder in storms
sea: is wet in the sea
space: is silent in outer space
moon: is airless on the moon
sun: is hot on the sun
dawn: get/got light at dawn
evening: get/got cooler after sunset
ice: is slippery on ice
sauna: is steamy in saunas
cave: is dark in deep caves
city: is crowded in downtown Tokyo
farm: smell/smelled of hay on farms
concert: is noisy at rock concerts
moon-travel: is far to the moon (now)
mars-travel: take/took months to reach Mars
bread: cost/cost money to buy bread
elephants: is hard to lift elephants (now)
eggs: is easy to break eggs (now)
crocodiles: is dangerous to wrestle crocodiles (now)
walking: is easier to walk than fly (now)
`).map(impersonal);

/** What every person does, has and is; what the world is like. */
export const plausible: Lexicon = { name: "plausible", subjects: names, predicates, relations, impersonals };
