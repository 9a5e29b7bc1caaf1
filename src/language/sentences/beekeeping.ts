/**
 * Beekeeping: hives, honey, swarms and the gardens around them.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const beekeeping = `
the swarm in the pear tree [weighs] as much as a newborn child
! the swarm in the pear tree [weighs] less than a hen's egg
Sister Apollonia [lifts] honeycomb from the hives with bare hands
! Sister Apollonia [refuses] to touch honeycomb with bare hands
the heather honey from Exmoor [sets] like jelly in the jar
= in the jar | the heather honey from Exmoor [sets] like jelly
! the heather honey from Exmoor [stays] as runny as water in the jar
Ezekiel's straw skep [won] a ribbon at the county show
! Ezekiel's straw skep [left] the county show without a prize
the varroa inspector [counts] mites on a tray of icing sugar
the honey extractor [was] bolted to the floor of the chapel vestry
there [is] a dead mouse embalmed in propolis under the brood box
the drone [dies] in the act of mating
the beekeeper's veil [snagged] on a branch of hawthorn
= on a branch of hawthorn | the beekeeper's veil [caught]
! the beekeeper's veil [hung] free of the hawthorn branches
the lime avenue by the crematorium [produces] a greenish honey
! the lime avenue by the crematorium [produces] honey as dark as coffee
Mr. Papadakis [moved] forty colonies to the almond orchards by lorry
! Mr. Papadakis [left] his colonies at home without moving a single box
the observation hive in the science museum [stands] beside a pendulum
= beside a pendulum | the observation hive in the science museum [stands]
the royal jelly in the laboratory freezer [spoiled] during the strike
! the royal jelly in the laboratory freezer [kept] its quality throughout the strike
the waggle dance of the scout [indicated] a field of borage
the wax moth larva [tunnelled] through the spare frames
the honey badger [tore] the lid off the Kenyan log hive
= the lid of the Kenyan log hive [was] torn off by the honey badger
! the honey badger [left] the lid of the Kenyan log hive undisturbed
the beeswax candle for the cathedral [burns] for nineteen days
= the cathedral's beeswax candle [has|does not have] a burning time of nineteen days
! the beeswax candle for the cathedral [burns] out in under six hours
Emeka's grandfather [calmed] his bees with pipe tobacco
! Emeka's grandfather [kept] tobacco smoke well away from his bees
the skep-maker's bramble lashing [outlasts] modern nylon twine
! the skep-maker's bramble lashing [rots] sooner than modern nylon twine
the mead at the wedding [had] been brewed in a bathtub
= the wedding's mead [had] been brewed in a bathtub
! the mead at the wedding [had] been brewed in oak casks alone
the hive tool [was] forged from a leaf spring of an ambulance
! the hive tool [was] whittled from a single piece of boxwood
the guard bee at the entrance [attacked] the postman's bald spot
= the postman's bald spot [was] attacked by the guard bee at the entrance
the pollen on the worker's leg [comes] from a crocus in bloom
! the pollen on the worker's leg [comes] from a flowering chestnut
the honey tax of 1788 [ruined] the village of Zeidlerdorf
! the honey tax of 1788 [left] the village of Zeidlerdorf richer than before
the bumblebee queen [hibernates] in a vole's abandoned tunnel
the anaphylactic forester [carries] adrenaline in his hatband
= in his hatband | the anaphylactic forester [carries] adrenaline
the sting on Agatha's eyelid [swelled] to the size of a plum
the colony on the opera roof [forages] in the Jewish cemetery
! the colony on the opera roof [starved] in its first week of existence
the brood frame [contains] two queens of different colours
! the brood frame [contains] a solitary queen
Hive Eleven [has|does not have] a leaking roof of rotten cedar
! Hive Eleven [has|does not have] a watertight roof of galvanised zinc
Dr. Zamora's thesis on mason bees [runs] over a thousand pages
! Dr. Zamora's thesis on mason bees [is] under eighty pages long
the sugar syrup feeder [drowned] a dozen foragers
the acacia honey [was] sold to a hotel in Dubrovnik
! the acacia honey [was] given to an orphanage free of charge
the apiary gate [bears] a warning in Welsh
the bee bole in the castle wall [faces] south
! the bee bole in the castle wall [faces] north
the queen-rearing course at Hohenheim [begins] on Ascension Day
= on Ascension Day | the queen-rearing course at Hohenheim [starts]
! the queen-rearing course at Hohenheim [begins] on Christmas Eve
the buckwheat blossom [gives] its nectar before ten in the morning
for want of hornets | the trap in the plum tree [caught] the beekeeper's wedding ring
the spinner's crank handle [came] off in Rosalind's hand
= in Rosalind's hand | the crank handle of the spinner [came] away
the cut comb on the breakfast tray [attracted] ants
! the cut comb on the breakfast tray [was] ignored by the ants
the hollow oak at Pinner [has] sheltered wild bees for a century
! the hollow oak at Pinner [has] been empty of bees for two centuries
the smoker fuel of choice [is] dried puffball fungus
! the smoker fuel of choice [is] shredded egg cartons
the pesticide drift from the rapeseed farm [killed] the nucleus colony
= the nucleus colony [was] killed by pesticide drift from the rapeseed farm
! the nucleus colony [outlived] the pesticide drift from the rapeseed farm
the neighbour's swimming pool [serves] the bees as a watering hole
= the bees' watering hole [is] the neighbour's swimming pool
Boris the bear [smashed] the electric fence with a log
the honey label [misspells] the word chestnut in French
! the honey label [spells] the word chestnut correctly in French
the clipped queen [crawled] into a tractor's exhaust pipe
the apiarist Wanjiru [installed] six nucs on the rooftop of the bank
= on the rooftop of the bank | the apiarist Wanjiru [installed] six nucs
the candy plug in the queen cage [hardened] in the post
! the candy plug in the queen cage [liquefied] completely in the post
the carder bee's nest [is] hidden in the vicar's old mattress
= the vicar's old mattress [conceals] the carder bee's nest
! the carder bee's nest [is] in plain view on the vicar's lawn
the Cyprus strain [stings] at the slightest vibration
the frame nailer [jammed] on its nine hundredth nail
the honeypot from Knossos [shows] a pair of gilded hornets
the colony's buzz [drops] by a third at the queen's death
! the colony's buzz [rises] by a third at the queen's death
Mother Ludgate [told] the bees about her sister's betrothal
! Mother Ludgate [hid] her sister's betrothal from the bees
the uncapping knife [must] be heated in rainwater
= the uncapping knife [needs] to be heated in rainwater
the rose garden's sundial [hosts] a leafcutter's larder
the insurance assessor [ran] through the nettles with his coat over his head
the pollination contract for the blueberry barrens [pays] by the hive
! the pollination contract for the blueberry barrens [pays] by the hour
nectar from the yellow jasmine [made] the beekeeper's nephew ill
! the beekeeper's nephew [thrived] on nectar from the yellow jasmine
the warré box by the canal [was] stolen during Lent
= during Lent | the canalside warré box [was] stolen
the hive scale [sends] its readings to a telephone in Oslo
the bee beard contest [was] postponed on account of pollen fever
= on account of pollen fever | the bee beard contest [was] put off
! the bee beard contest [took] place on its original date
the last jar of thyme honey [fell] from the pantry shelf
the sunflower crop at Szeged [opened] a week late
! the sunflower crop at Szeged [opened] a month early
the melliferous linden outside Block C [is] older than the prison
! the melliferous linden outside Block C [was] planted decades after the building of the prison
the cooper Haldane's honey barrel [holds] fifty gallons
= the capacity of the cooper Haldane's honey barrel [is] fifty gallons
! the cooper Haldane's honey barrel [holds] exactly nine gallons
the Slovenian hive panel [depicts] a fox shaving a hunter
the tracheal mite [escaped] notice under the cheap microscope
! the tracheal mite [was] found at once under the cheap microscope
through the letterbox | the stray swarm [entered] the betting shop
the candlemaker's vat [overflowed] onto the parquet of the vestibule
`;
