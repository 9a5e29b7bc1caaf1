/**
 * Insects: beetles, moths, ants, spiders' prey and entomologists.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const insects = `
the stag beetle in the matchbox [answers] to the name of Hannibal
Dr. Oduya [has] pinned a new species of weevil to the cork board
the death's-head hawkmoth [squeaked] inside the collector's killing jar
= inside the collector's killing jar | the death's-head hawkmoth [gave] a squeak
! the death's-head hawkmoth [died] in the collector's killing jar without a sound
the dung beetle [rolled] its ball across the embassy lawn
= across the embassy lawn | the dung beetle [rolled] its ball
! the dung beetle [abandoned] its ball before reaching the embassy lawn
on the underside of the nettle leaf | the peacock butterfly [laid] her eggs
the locust plague of Wadi Hamra [stripped] the date palms bare
! the locust plague of Wadi Hamra [spared] the date palms
the leafcutter ants' fungus garden [collapsed] during the power failure
the termite mound near Kunene [is] taller than a giraffe
= the termite mound near Kunene [exceeds] a giraffe in height
! the termite mound near Kunene [is] shorter than a footstool
Professor Lindgren [would] rather catalogue gnats than attend weddings
the cicada brood of Tennessee [emerges] at intervals of thirteen years
! the cicada brood of Tennessee [emerges] at intervals of six years
the bedbug registry in Winnipeg [has] lost its funding
! the bedbug registry in Winnipeg [has] kept its funding in full
the firefly jar [lit] the tent brightly enough for reading
! the firefly jar [gave] less light than a dying ember
the earwig [crawled] out of the mayor's microphone
there [is] a praying mantis on the piano teacher's hat
= the piano teacher's hat [has|does not have] a praying mantis on it
the caddis fly larva [built] its case from grains of garnet
= the case of the caddis fly larva [was] built from grains of garnet
! the caddis fly larva [built] its case solely from twigs
the mosquito over Grandpa Leonid's cot [bit] him on the earlobe
= Grandpa Leonid [was] bitten on the earlobe by the mosquito over his cot
! the mosquito over Grandpa Leonid's cot [starved] without biting him
the museum beetle [ate] its way through the stuffed okapi
the silk moth farm outside Como [supplied] thread for a papal slipper
= thread for a papal slipper [came] from the silk moth farm outside Como
the entomology lecture [was] interrupted by a hornet
! the entomology lecture [ran] to its end without interruption
the flea on the emperor's spaniel [jumped] into the holy water
! the flea on the emperor's spaniel [was] combed out long before reaching the chapel
the butterfly house in Krefeld [must] be kept above twenty-six degrees
= the temperature in the butterfly house in Krefeld [must] be kept above twenty-six degrees
the pond skater [drowned] in water treated with detergent
! the pond skater [walked] safely across water treated with detergent
the crane fly [is] tangled in the barrister's horsehair wig
= in the barrister's horsehair wig | the crane fly [is] entangled
! the crane fly [is] flying freely about the barrister's garden
the cochineal harvest at Oaxaca [dyed] the cardinal's new robe
the army ant column [took] two hours to pass the clinic
! the army ant column [passed] the clinic in under five minutes
the wasp in the jam pot [can] count to four
! the wasp in the jam pot [is] incapable of counting to two
the cockroach race at the Brisbane pub [ended] in a dead heat
! the cockroach race at the Brisbane pub [was] won by eleven lengths
the amber from Gdansk [encloses] a perfect midge
= the amber from Gdansk [has|does not have] a perfect midge inside it
! the amber from Gdansk [is] pure resin without an inclusion
the scarab ring of the archivist [opens] on a hidden hinge
the woodworm in the cathedra [ceased] its gnawing at Pentecost
! the woodworm in the cathedra [gnawed] on throughout Pentecost
the cricket behind the refrigerator [chirps] faster in hot weather
= in hot weather | the cricket behind the refrigerator [chirps] at a faster rate
! the cricket behind the refrigerator [chirps] more slowly in hot weather
the dragonfly nymph [seized] a tadpole with its hinged lip
the tsetse trap beside the river [is] dyed electric blue
! the tsetse trap beside the river [is] dyed a dull brown
the moth trap's generator [annoys] the Trappists at vespers
! the moth trap's generator [pleases] the Trappists at vespers
the nocturnal pollinator of the Madagascar orchid [has|does not have] a tongue a foot long
= the tongue of the Madagascar orchid's nocturnal pollinator [is] a foot long
! the nocturnal pollinator of the Madagascar orchid [has|does not have] a tongue an inch long
the bombardier beetle [sprayed] the toad with boiling acid
= the toad [was] sprayed with boiling acid by the bombardier beetle
! the bombardier beetle [was] swallowed without resisting the toad
the monarch caterpillar on the milkweed [shed] its skin at breakfast
! the monarch caterpillar on the milkweed [died] in its first skin
the glow-worm cave at Waitomo [attracts] choirs for the echo
the lacewing [is] the greenhouse keeper's chief ally against aphids
= the chief ally of the greenhouse keeper against aphids [is] the lacewing
the stick insect in the classroom [posed] as a pencil
the schoolboy's pet tarantula hawk [paralysed] the janitor's spider
= the janitor's spider [was] paralysed by the schoolboy's pet tarantula hawk
! the schoolboy's pet tarantula hawk [fled] from the janitor's spider
Lepidopterist Anya Korsakova [chased] a swallowtail into a minefield
the ant farm on the submarine [survived] the depth charge
! the ant farm on the submarine [perished] to the last worker in the depth charge
the mayfly dance above the weir [lasts] a single evening
! the mayfly dance above the weir [lasts] for three full weeks
the horsefly [raised] the welt on the jockey's neck
= the welt on the jockey's neck [was] raised by the horsefly
the blind cave beetle of Postojna [is] named after a dictator
! the blind cave beetle of Postojna [is] named after a soprano
the pheromone lure in the orchard [smells] of pear drops to humans
! the pheromone lure in the orchard [is] odourless to humans
the boll weevil monument in Enterprise [holds] its insect overhead
the carpenter ant's jaw [can] cut balsa wood
the tiger beetle larva [waits] head first in its burrow
the gall on the oak twig [houses] a family of tiny wasps
= the oak twig's gall [is] home to a family of tiny wasps
! the gall on the oak twig [is] hollow without inhabitants
the honeypot ant of Alice Flats [hangs] from the ceiling like a grape
the mole cricket's burrow [amplifies] its song like a trumpet
= the song of the mole cricket [is] amplified by its burrow like a trumpet
! the mole cricket's burrow [muffles] its song to a whisper
the harlequin bug [tastes] of mustard to the lizard
the insect hotel at the rectory [was] made from bamboo offcuts
! the insect hotel at the rectory [was] made purely from bricks
the head louse under the microscope [frightened] the school nurse
= the school nurse [was] frightened by the head louse under the microscope
! the head louse under the microscope [delighted] the school nurse
the white admiral [has] returned to Blean Wood after forty years
the hoverfly [mimics] a wasp from stripes to buzz
the elm bark beetle [doomed] the avenue at Castle Howe
! the elm bark beetle [was] wiped out before reaching the avenue at Castle Howe
the kissing bug [transmits] a fever in the Gran Chaco
the entomophagous chef Somchai [serves] silkworm fritters at the gala
! the entomophagous chef Somchai [serves] steamed rice alone at the gala
Mrs. Abara's fig tree [relies] on a wasp the size of a comma
the ichneumon's ovipositor [pierced] two inches of pine
! the ichneumon's ovipositor [failed] to scratch the bark of the pine
the clothes moth [digested] a cashmere scarf in a fortnight
the processionary caterpillar in front [led] the column in a circle
= the column [was] led in a circle by the processionary caterpillar in front
! the processionary caterpillar in front [led] the column in a straight line
the water boatman [swims] on its back beneath the jetty
! the water boatman [swims] belly down beneath the jetty
the black fly season at Moosonee [drives] the geologists underground
the rhinoceros beetle [lifted] a brass weight eighty times its own
Linnaeus's lost cabinet [contained] a hoax butterfly with painted wings
! Linnaeus's lost cabinet [contained] genuine specimens alone
the dust mite poster [hangs] over the allergist's couch
= over the allergist's couch | the poster of the dust mite [is] hanging
the emerald ash borer [crossed] the Great Lakes in firewood
= in firewood | the emerald ash borer [travelled] across the Great Lakes
at the windowpane | the bluebottle [buzzed] through the whole sermon
the jewel beetle's wing case [adorns] a Victorian evening gown
! the jewel beetle's wing case [is] on the living beetle in a Thai forest
the scorpionfly courtship [involves] the gift of a dead aphid
the spittlebug's foam [dripped] onto the botanist's sandwich
! the spittlebug's foam [dried] on the stem without dripping
`;
