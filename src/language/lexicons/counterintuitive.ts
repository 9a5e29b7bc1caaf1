/**
 * The counterintuitive lexicon: what goes against common sense when it is said of any person ("breathes lava",
 * "is older than the moon"), and what is plainly false of the world ("it rains upward"). Every atom is
 * unbelievable, every negated atom a matter of course.
 *
 * It is the twin of the plausible lexicon, line by line; that file says what for. Different groups are
 * independent all the same: whoever imagines one of these may imagine another, or leave it. Source of the idea:
 * DivLogicEval §2.1, statements joined against common sense, so that nothing but the logic gives the answer.
 */

import { impersonal, type Lexeme, type Lexicon } from "../lexicon.ts";
import { lexemesOf } from "../word-page.ts";
import { names } from "./everyday/names.ts";

const predicates: readonly Lexeme[] = lexemesOf(`
# The body at work.
breathing: photosynthesize; breathe lava; inhale bricks; is dependent on moonlight; have gills (now)
blinking: evaporate
sweating: rust; secrete uranium
yawning: levitate
sneezing: detonate
coughing: ripen
hiccups: ricochet
burping: effervesce
eating: eat/ate planets; chew anvils; digest steel; survive on gravel; get/got pollinated
drinking: drink/drank thunderstorms; get/got laminated; absorb magma
saliva: caramelize; secrete gasoline
toilet: need a launchpad
itching: fluoresce
scratching: self-replicate
shivering: ferment; feel/felt triangular; is resistant to lava
squinting: sprout
stretching: molt
growing: pixelate; grow/grew antlers
aging: germinate; grow/grew younger
healing: ionize
warmth: produce solar eclipses
calories: burn plutonium; bottle starlight
sleep: hibernate; hatch; freeze/froze solid
resting: melt; deflate; get/got magnetized
movement: spin/spun galaxies
pain: feel/felt magnetism; get/got barnacles
illness: get/got unplugged; catch/caught meteors; recover from vaporization; is invulnerable to bullets
germs: carry mountains; host dinosaurs
tears: condense; shed/shed leaves

# The body itself.
heart: have seven hearts (now); have a beak (now)
brain: have four brains (now)
stomach: have nine stomachs (now)
liver: have ten livers (now)
kidneys: have tusks (now)
bones: have hooves (now); have a blowhole (now); have an exoskeleton (now)
muscles: have tentacles (now)
skin: have plumage (now); have spinnerets (now)
blood: have green blood (now); have square cells (now); have chlorophyll (now)
nerves: have stamens (now)
throat: have a proboscis (now)
nose: have six noses (now)
mouth: have eleven mouths (now)
tongue: have a stinger (now)
chin: have a snout (now); have twelve heads (now)
ears: have antennae (now)
neck: have five necks (now)
knees: have fangs (now)
elbows: have wings (now)
shoulders: have fins (now)
navel: have an udder (now)
toes: have talons (now)
fingers: have thorns (now)
eyes: have compound eyes (now)

# What a person is.
species: is a mollusk (now); is a fungus (now); is a neutron star (now); is battery-powered (now)
  is descended from mushrooms (now); is related to spoons (now); have spider DNA (now)
life: is immortal (now)
substance: is made of moonbeams (now); contain volcanoes
space: is two-dimensional (now); occupy galaxies
hardness: is harder than diamond (now)
size: is larger than Jupiter (now); fit/fit inside a thimble
weight: weigh a billion tons
temperature: is hotter than lava (now)
lifetime: is older than Rome (now); is older than the moon (now)
birth: is manufactured (past); come/came from a toolbox (past); have a warranty (now); have an inventor (now)
  have rivets (now)
genes: inherit galaxies (past)
childhood: is a tadpole (past); is a caterpillar (past); experience metamorphosis (past)
baby-teeth: lose/lost nine heads (past)
names: have a keel (now)
looks: look like a galaxy

# The body in the world.
gravity: defy gravity; fall/fell upward; is immune to gravity
light: cast/cast a rainbow; repel/repelled sunlight; is transparent (now); is visible from Saturn (now)
images: appear in molecules; appear in meteorites
traces: leave/left auroras
home: live on Saturn; live in a teapot; is a resident of Pluto; is outside the universe
floors: stand/stood on ceilings
pavement: step/stepped on lightning
chairs: sit/sat on sunbeams
entering: enter through walls
doors: open wormholes
stairs: climb rainbows
streets: cross supernovas
travel: travel faster than light
vehicles: ride/rode in raindrops
jumping: jump over Canada
floating: float in granite
swimming: swim/swam in concrete
wetness: stay dry underwater
stumbling: bifurcate; trip/tripped over starlight
lifting: lift skyscrapers
throwing: throw/threw cathedrals
dropping: drop/dropped oceans
pushing: push Iceland
tools: use telekinesis; hold/held thunderclaps; cut/cut granite with eyelashes

# The senses.
seeing: see/saw neutrinos
hearing: hear/heard sunlight
listening: listen to gravity
tasting: taste daylight
smelling: smell numbers
touching: touch decades
noises: rhyme with noises
sunsets: cancel/canceled sunsets

# The mind.
thinking: reboot; defragment
learning: pupate; is capable of telepathy
adapting: dematerialize
choosing: echolocate; make/made planets
hesitation: depolarize
mistakes: implode; make/made comets
forgetting: alphabetize clouds
memory: remember the future
plans: sail for Neptune
opinions: have/had claws
wishes: teleport; have/had mandibles
feelings: have/had feelers
habits: have/had paws
expression: curdle; fossilize; calcify
sighing: combust
blushing: coagulate
gasping: refuel
fidgeting: polymerize
worry: spawn
grief: erode
boredom: get/got vulcanized
complaint: refract
affection: emit/emitted neutrons
hugs: hug/hugged tornadoes
comfort: juggle glaciers
exercise: benefit from explosions
poison: collect hurricanes
headaches: harvest headaches

# Among others.
communication: dissolve; pulsate; recite earthquakes; speak/spoke with glaciers; interview volcanoes
whispering: subdivide
strangers: meet/met mammoths
electricity: lay/laid eggs
clothes: wear/wore continents
washing: crystallize; wash with earthquakes; swallow lighthouses
nails: trim/trimmed sunshine
money: spend/spent asteroids; buy/bought Tuesdays
belongings: own Jupiter
shelter: devour comets
holidays: postpone eclipses
clocks: run/ran on diesel
cooking: cook with shadows
`);

/** What nobody can do to anybody. */
const relations: readonly Lexeme[] = lexemesOf(`
greeting: can swallow
recognition: can hatch
remembering: can teleport
photographing: can evaporate
thanks: can unscrew
teaching: can inhale
interview: can digest
pursuit: can fossilize
portrait: can refuel
embrace: can unfold
feeding: can clone
comforting: can rewind
description: can laminate
mentioning: can distill
surprise: can uninstall
insult: can reboot
amusement: can magnetize
visit: can pollinate
invitation: can detonate
phoning: can eclipse
applause: can orbit
pardon: can levitate
ignoring: can liquefy
quotation: can recharge
helping: can pulverize
trusting: can unplug
praising: can colonize
tickling: can deflate
interruption: can caramelize
advice: can alphabetize
persuasion: can fumigate
`);

const impersonals: readonly Lexeme[] = lexemesOf(`
antarctica: is tropical in Antarctica
volcano: is freezing in volcanoes
night: is dark at midday
summit: is hot on Mount Everest
desert: is icy in the desert
rain: rain upward; rain in the toaster
snow: snow in furnaces
thunder: thunder in teacups
sea: is dry in the sea
space: is noisy in outer space
moon: is rainy on the moon
sun: is snowy on the sun
dawn: get/got dark at dawn
evening: get/got hotter after sunset
ice: is sticky on ice
sauna: is frosty in saunas
cave: is sunny in deep caves
city: is crowded in downtown Neptune
farm: smell/smelled of hay on Mars
concert: is noisy inside wooden spoons
moon-travel: is downhill to the moon (now)
mars-travel: take/took seconds to reach Mars
bread: cost/cost galaxies to buy bread
elephants: is easy to lift elephants (now)
eggs: is hard to break eggs (now)
crocodiles: is relaxing to wrestle crocodiles (now)
walking: is easier to fly than walk (now)
`).map(impersonal);

/** What nobody does, has or is; what the world is not like. */
export const counterintuitive: Lexicon = {
  name: "counterintuitive",
  subjects: names,
  predicates,
  relations,
  impersonals,
};
