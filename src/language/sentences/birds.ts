/**
 * Birds: birds of all kinds, nests, migration, ringing and watchers.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const birds = `
the barn owl in the belfry [swallowed] the verger's hearing aid
= the verger's hearing aid [was] swallowed by the barn owl in the belfry
! the barn owl in the belfry [starved] without swallowing a morsel
the Arctic tern ringed at Farne Light [was] recovered in Tasmania
the ornithologist Marisol Vega [is] recording a corncrake from inside a hay bale
= from inside a hay bale | the ornithologist Marisol Vega [is] recording a corncrake
the cuckoo in the linnet's nest [weighs] three times as much as the linnet
! the cuckoo in the linnet's nest [weighs] less than the linnet
at the sewage works | the hoopoe [attracted] ninety telescopes
the raven at the Tower [knows] the names of the warders
the ostrich Hildegard [outran] the wedding carriage from Pforzheim
= the wedding carriage from Pforzheim [was] outrun by the ostrich Hildegard
! the ostrich Hildegard [finished] far behind the wedding carriage from Pforzheim
the swift above the brewery [has not|has] touched ground within the last three years
= the swift above the brewery [has not|has] touched the ground within the last three years
! the swift above the brewery [roosted] on the ground throughout last winter
counting the starling roost [gave] the warden a stiff neck
the lyrebird at the sawmill [reproduces] the noise of the lunch whistle
the peacock on the embassy lawn [lost] its tail to a strimmer
! the peacock on the embassy lawn [has|does not have] its tail in full splendour
the emperor penguin [balanced] the egg on its feet through the blizzard
= through the blizzard | the emperor penguin [balanced] the egg on its feet
! the emperor penguin [abandoned] the egg at the start of the blizzard
there [is] a wren's nest in the pocket of the scarecrow
= the pocket of the scarecrow [has|does not have] a wren's nest in it
! the pocket of the scarecrow [is] empty
the falconer Batbayar [flies] his eagle at foxes
! the falconer Batbayar [flies] his eagle at hares alone
the bittern's boom [carries] across the fen for two miles
= for two miles | the bittern's boom [carries] across the fen
! the bittern's boom [fades] within a hundred yards across the fen
the homing pigeon Gustav [brought] news of the landing
the kingfisher below the weir [dived] through the punt's reflection
the toucan in the airport lounge [stole] the consul's olive
= the consul's olive [was] stolen by the toucan in the airport lounge
the sandpiper flock on the mudflat [wheels] like smoke
the last great auk [was] stuffed by a Copenhagen apothecary
! the last great auk [rotted] unstuffed on a skerry
the woodcock [carried] her chick between her thighs
the egret in the rice field [is] following the tractor
= the tractor [is] being followed by the egret in the rice field
! the egret in the rice field [is] fleeing from the tractor
the hummingbird's heart [beats] twelve hundred times a minute
! the hummingbird's heart [beats] forty times a minute
the bird table outside Ward Nine [cheers] the convalescents
the flamingo chick at Camargue Zoo [is] grey
the rookery behind the crematorium [numbers] four hundred nests
= the number of nests in the rookery behind the crematorium [is] four hundred
! the rookery behind the crematorium [numbers] sixty nests
the parakeet colony in Kensal Park [descends] from an escaped pair
! the parakeet colony in Kensal Park [descends] from a cargo of two hundred birds
the warbler [crossed] the Gulf of Mexico in a single night
= in a single night | the warbler [crossed] the Gulf of Mexico
the shrike [impaled] the vole on the barbed wire of the barracks
= the vole [was] impaled on the barbed wire of the barracks by the shrike
! the shrike [swallowed] the vole whole without impaling it
Aunt Clothilde's canary [died] on the night of the gas leak
! Aunt Clothilde's canary [survived] the night of the gas leak
from the hide at Slimbridge Pool | the boy [identified] a ruddy duck
the kakapo chick [was] fed by a volunteer in a sock puppet
! the kakapo chick [was] fed by its own mother alone
the golden eagle on Ben Starav [took] a model aircraft for a rival
the jackdaw [dropped] the wedding ring down the dean's chimney
! the jackdaw [kept] the wedding ring in its nest on the weathercock
the duck crossing on Parkweg [was] painted by the fire brigade
= the fire brigade [painted] the duck crossing on Parkweg
! the duck crossing on Parkweg [was] painted by schoolgirls from Arnhem
the nightingale in Berkeley Yard [sings] over the traffic
the puffin burrow [collapsed] under the weight of the photographer
! the puffin burrow [held] firm under the weight of the photographer
the secretary bird [stamped] on the gamekeeper's garden hose
the stork's bundle of twigs [short-circuited] the village of Hortobágy
= the village of Hortobágy [was] short-circuited by the stork's bundle of twigs
! the stork's bundle of twigs [left] the current of Hortobágy flowing
the budgerigar Admiral Tweet [predicts] election results by nodding
the emu fence [stretches] from the coast to the gold diggings
! the emu fence [ends] within sight of the coast
the buzzard over the A9 [is] circling a picnic
the great tit [learned] to open milk bottles in Southampton
= in Southampton | the great tit [learned] to open milk bottles
the egg collection of Canon Jourdain [fills] eleven mahogany cabinets
= Canon Jourdain's egg collection [fills] eleven cabinets of mahogany
! the egg collection of Canon Jourdain [fits] into a single cigar box
the owl pellet workshop [ended] in tears at the library
the migration of the bar-headed goose [passes] over Makalu
! the migration of the bar-headed goose [passes] well to the south of Makalu
ringing the wren [needs] steadier hands than surgery
the cassowary [kicked] the taxi driver through his own window
the hen harrier chick [was] named by the class in Stornoway
= the class in Stornoway [named] the hen harrier chick
! the hen harrier chick [was] named by a whisky company
the pelican on the Danube quay [swallowed] a mobile telephone
the birdsong recording of 1889 [was] made on a wax cylinder
= on a wax cylinder | the birdsong recording of 1889 [was] made
! the birdsong recording of 1889 [was] made on a steel wire
the vulture restaurant at Moholoholo [serves] roadkill on Sundays
the chiffchaff [reached] the churchyard on the ninth of March
! the chiffchaff [reached] the churchyard on the last day of April
the swan upping on the Thames [has] been postponed by a strike
= the swan upping on the Thames [has] been put off by a strike
! the swan upping on the Thames [is] taking place on its usual date
the weaver bird [tied] a knot in the telegraph wire
the jay's hoard of acorns [grew] into an oakwood
! the jay's hoard of acorns [rotted] to the last nut
the caged finch at the trattoria [whistles] the tune of a detergent
the quail in the emperor's pie [flew] out at the first cut
= at the first cut | the quail in the emperor's pie [flew] out
! the quail in the emperor's pie [lay] roasted through at the first cut
beneath the pier at Aberystwyth Sands | the starling flock [settles] at sundown
the condor fledgling [must] be released before the hunting season
= before the hunting season | the condor fledgling [has|does not have] to be released
the crane dance at Hokkaido's marsh [inspired] a tango
the dodo skeleton in Port Louis [is] assembled from nine birds
! the dodo skeleton in Port Louis [comes] from a single bird
the magpie on the fifth hole [collects] golf tees
the goldcrest [weighs] as little as a coin
the blind ornithologist Ansgar [recognises] six hundred songs
! the blind ornithologist Ansgar [recognises] fewer than forty songs
the turkey Benedict [escaped] from the lorry on Christmas Eve
= on Christmas Eve | the turkey Benedict [escaped] from the lorry
! the turkey Benedict [spent] Christmas Eve in the oven
the sparrowhawk [crashed] into the pane of the meditation room
the nestbox camera [filmed] a burglar climbing the drainpipe
! the nestbox camera [filmed] birds alone
the lapwing [feigned] a broken wing to lure the fox
= to lure the fox | the lapwing [feigned] a broken wing
`;
