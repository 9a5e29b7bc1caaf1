/**
 * Desert: dunes, caravans, oases, salt and the life of dry places.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const desert = `
the caravan from Ghat [reached] the salt market on the Prophet's birthday
= on the Prophet's birthday | the caravan from Ghat [arrived] at the salt market
! the caravan from Ghat [perished] in the dunes far short of the salt market
the camel named Duchess [spat] on the geologist's map
= the geologist's map [was] spat on by the camel named Duchess
the oasis of Tamezret [has] dried up for the third year running
! the oasis of Tamezret [is] brimming with sweet water
the drummer Ousmane [pitched] a goatskin tent in the lee of the dune
= in the lee of the dune | the drummer Ousmane [pitched] a goatskin tent
the sandstorm [scoured] the number plate off the postal van
! the sandstorm [left] the number plate of the postal van untouched
the solar farm at Noor Plain [powers] a distant cement works
the fennec under the water tank [has] adopted the orphaned puppy
= the orphaned puppy [has] been adopted by the fennec under the water tank
the Tuareg silversmith Amastan [hides] his savings in a hollow saddle
= in a hollow saddle | the Tuareg silversmith Amastan [hides] his savings
! the Tuareg silversmith Amastan [keeps] his savings in a bank in Niamey alone
the lost city beneath the Rub al Khali [was] located by satellite
= the lost city beneath the Rub al Khali [was] found by satellite
there [is] a grand piano half buried near Swakop
the saguaro outside the sheriff's office [is] two hundred years old
= the age of the saguaro outside the sheriff's office [is] two hundred years
! the saguaro outside the sheriff's office [is] less than ten years old
the mirage on Highway Nine [took] the shape of a fairground
the date harvest [must] be finished before the hot wind
= before the hot wind | the date harvest [has|does not have] to be finished
the well digger Ibrahim [struck] fresh water at ninety metres
! the well digger Ibrahim [struck] bare basalt alone to a depth of two hundred metres
the petrol station at Alice Gap [sells] frozen wallaby pies
the meteor crater in the Nubian flats [is] used as a cattle pen
! the meteor crater in the Nubian flats [is] fenced off from livestock
the thorny devil [drinks] dew through its skin
! the thorny devil [drinks] solely through its mouth
the monastery at Wadi Mina [keeps] its wine in ostrich eggs
= in ostrich eggs | the monastery at Wadi Mina [stores] its wine
! the monastery at Wadi Mina [keeps] its wine in oak barrels alone
the Land Rover's radiator [was] refilled with apricot nectar
the dune called Big Daddy [sings] in a westerly wind
= in a westerly wind | the dune called Big Daddy [gives] out a singing sound
! the dune called Big Daddy [is] soundless in a westerly wind
Princess Nura's litter [was] upholstered in peach damask
! Princess Nura's litter [was] a bare plank without upholstery
the railway to the phosphate mine [lies] under nine feet of sand
! the railway to the phosphate mine [is] swept clear of sand
the scorpion in the surveyor's boot [was] without its sting
! the scorpion in the surveyor's boot [had|did not have] its sting in full working order
the fog net on the Atacama ridge [collects] forty litres a night
= the nightly yield of the fog net on the Atacama ridge [is] forty litres
! the fog net on the Atacama ridge [collects] less than a litre a night
the Bedouin poet Salma [recites] to her goats at milking time
the ghost town of Kolmarsk [is] knee-deep in drifting sand
! the ghost town of Kolmarsk [is] free of sand from end to end
the gravel plain [turned] violet with blossom after a single cloudburst
= after a single cloudburst | the gravel plain [turned] violet with blossom
the mummy of the merchant Pa-di [wears] sandals of woven palm
! the mummy of the merchant Pa-di [is] barefoot
the camel race at Al Wathba [was] won by a robot jockey
= the winner of the camel race at Al Wathba [was] a robot jockey
! the camel race at Al Wathba [was] won by a retired plumber
the quicksand near the dry lake [claimed] a tax inspector's hat
the Foreign Legion fort at Zinder [is] a museum of stamps
! the Foreign Legion fort at Zinder [is] a heap of unvisited rubble
the rock painting of swimmers [puzzled] the hydrologist from Uppsala
= the hydrologist from Uppsala [was] puzzled by the rock painting of swimmers
the sand cat [buried] a viper for later
the guide's grandfather [crossed] the Empty Quarter on a racing bicycle
! the guide's grandfather [spent] his whole life within sight of the sea
the borax wagon at Furnace Creek [needed] twenty mules to pull it
! the borax wagon at Furnace Creek [needed] a team of four mules
the ostrich farm outside Oudtshoorn [exports] feather dusters to Korea
! the ostrich farm outside Oudtshoorn [sells] its feather dusters at home alone
the painted tortoise of the Mojave [carries] a radio transmitter
the underground irrigation canal at Turpan [collapsed] near its seventh shaft
= near its seventh shaft | the underground irrigation canal at Turpan [caved] in
! the underground irrigation canal at Turpan [is] sound along its entire length
the fuel drum [serves] the outpost as a bread oven
= the outpost's bread oven [is] the fuel drum
! the fuel drum [lies] sealed with its first load of petrol
the glass in the pharaoh's brooch [was] formed by a meteor
! the glass in the pharaoh's brooch [was] blown in a Venetian workshop
Omar the truck driver [navigates] by the smell of the sand
! Omar the truck driver [lost] his sense of smell in infancy
the salt flat at Uyuni [doubles] as a runway for mail planes
the nomads' school [moves] from pasture to pasture with its blackboard
! the nomads' school [stands] on a permanent concrete foundation
the rain gauge in Arica [has] been empty for fourteen years
= for fourteen years | the rain gauge in Arica [has] remained empty
! the rain gauge in Arica [overflowed] with rain last winter
the tamarisk hedge [protects] the onion beds from the simoom
! the tamarisk hedge [exposes] the onion beds to the simoom
the archaeologist Gertrud Falk [slept] inside a looted sarcophagus
the signpost to Timbuktu [gives] the distance in days
! the signpost to Timbuktu [gives] the distance in miles alone
the vulture on the telegraph pole [watched] the bride's convoy
the brackish spring at Ain Zara [cures] warts in local opinion
= in local opinion | the brackish spring at Ain Zara [cures] warts
the ultramarathon across the Namib [claimed] eleven toenails from the winner
the gypsum crystal from White Sands [glitters] on the hairdresser's counter
the frankincense tree beside the checkpoint [bleeds] pale resin
! the frankincense tree beside the checkpoint [has] withered to a dead stump
the desert monitor [swallowed] the ornithologist's lens cap
= the ornithologist's lens cap [was] swallowed by the desert monitor
the Sunday service at Opal Ridge [is] held down a disused shaft
= down a disused shaft | the Sunday service at Opal Ridge [is] held
! the Sunday service at Opal Ridge [is] held on the open hilltop
the aviator's skeleton [was] identified by a gold cigarette case
! the aviator's skeleton [remains] unidentified in a police store
the old salt road to Murzuk [is] marked with camel skulls
the wind tower of the merchant's house [cools] the library by ten degrees
= the library [is] cooled by ten degrees by the wind tower of the merchant's house
! the wind tower of the merchant's house [heats] the library by ten degrees
the cactus wren [nests] in the skull of a longhorn
= the nest of the cactus wren [is] in the skull of a longhorn
! the cactus wren [nests] in the sheriff's gutter alone
the drought of 1973 [emptied] the village of Ouadane
the water seller's donkey [knows] the way to the barracks by heart
the border between the two sultanates [shifts] with the barchans
! the border between the two sultanates [is] fixed by concrete pillars
the Gobi's Bactrian herd [grew] winter coats in August
= in August | the Gobi's Bactrian herd [grew] its winter coats
from the crest of the escarpment | the cartographer [drew] the dead river
the hermitage of Father Charles [was] built from basalt boulders
! the hermitage of Father Charles [was] built from sun-dried mud brick
the baobab at the crossroads [houses] a post office in its trunk
= the trunk of the baobab at the crossroads [houses] a post office
! the baobab at the crossroads [is] solid wood to the core
the coyote outside Tucson [ate] the wedding bouquet of white roses
= the wedding bouquet of white roses [was] eaten by the coyote outside Tucson
the gerbil's burrow [stays] cool at the hottest hour
= at the hottest hour | the gerbil's burrow [remains] cool
! the gerbil's burrow [bakes] like a furnace at the hottest hour
the ransom for the kidnapped camel [was] a crate of sardines
! the ransom for the kidnapped camel [was] nine gold sovereigns
Lady Hester's tomb [faces] the ruins of Palmyra Minor
the melon patch at the military post [is] guarded by a corporal
= the guard of the melon patch at the military post [is] a corporal
! the melon patch at the military post [lies] open without a guard
the meteorological mast [attracted] lightning on a rainless night
the leather water bag [split] along its seam near Bilma
= near Bilma | the seam of the leather water bag [split]
the Polish hitchhiker Jacek [taught] the drovers a polka
the sphinx moth [pollinated] the night-blooming cereus before dawn
= before dawn | the night-blooming cereus [was] pollinated by the sphinx moth
`;
