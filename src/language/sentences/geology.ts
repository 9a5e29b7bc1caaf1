/**
 * Geology: rocks, volcanoes, fossils, earthquakes and mines.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const geology = `
the volcano Ixtal [erupted] on the eve of the geologists' congress
= on the eve of the geologists' congress | the volcano Ixtal [erupted]
! the volcano Ixtal [has] been dormant for nine thousand years
the basalt column behind the chapel [is] hexagonal
! the basalt column behind the chapel [is] perfectly round
the fossil hunter Mary Trewin [sold] an ichthyosaur to the duke
= the duke [was] sold an ichthyosaur by the fossil hunter Mary Trewin
the limestone cliff at Penhale [lost] ten metres in the January storm
= in the January storm | the limestone cliff at Penhale [receded] by ten metres
! the limestone cliff at Penhale [stood] unchanged through the January storm
the seismograph in the convent [recorded] the bishop's fall
the meteorite in the town hall foyer [turned] out to be slag
! the meteorite in the town hall foyer [is] genuine nickel iron
Dr. Vishwanath [licks] sandstone to estimate its porosity
= Dr. Vishwanath [licks] sandstone in order to estimate its porosity
! Dr. Vishwanath [estimates] the porosity of sandstone by instrument alone
the fault line [runs] under the presidential bathtub
! the fault line [passes] nine miles from the presidential bathtub
the opal in the actress's ring [contains] a trapped bubble of ancient water
= there [is] a trapped bubble of ancient water in the actress's opal ring
the quarry at Aldermoor [flooded] with turquoise water
the gypsum mine under Lake Erie [stretches] for six kilometres
! the gypsum mine under Lake Erie [stretches] for less than a hundred metres
the ammonite on the vicar's windowsill [coils] to the left
! the ammonite on the vicar's windowsill [coils] to the right
the hot spring at Norris Gulch [poached] the ranger's hat
there [is] a vein of silver behind the dentist's surgery
the pumice raft from the Tongan eruption [carried] crabs to Fiji
! the pumice raft from the Tongan eruption [sank] within sight of Tonga
the drill bit [broke] on a boulder of pure garnet
= on a boulder of pure garnet | the drill bit [broke]
! the drill bit [passed] smoothly through a boulder of pure garnet
the dinosaur footprint in the car park [belongs] to a sauropod
! the dinosaur footprint in the car park [belongs] to a small theropod
the geyser named Old Reverend [spouts] at irregular hours
! the geyser named Old Reverend [spouts] with the regularity of a clock
Zeynep's geological hammer [was] a present from her surgeon
! Zeynep's geological hammer [was] bought with her own savings
the marble for the mausoleum [came] down the hill on banana skins
the coal measure at Tredannock [holds] the bark of giant ferns
the sinkhole on Maple Drive [devoured] the ice cream van
= the ice cream van [was] devoured by the sinkhole on Maple Drive
! the sinkhole on Maple Drive [stopped] short of the ice cream van
the stalactite in Queen's Grotto [grows] a hair's breadth a year
! the stalactite in Queen's Grotto [has] stopped growing altogether
the jade boulder from Khotan [weighs] eleven tons
= eleven tons [is] the weight of the jade boulder from Khotan
! the jade boulder from Khotan [weighs] four tons
the miners' canary [outlived] the foreman of Shaft Two
! the miners' canary [died] a year ahead of the foreman of Shaft Two
the trilobite's eye [is] made of calcite crystals
! the trilobite's eye [is] made of soft gelatine
the assayer Prosper Nkemelu [detected] gold in the sewage of Durban
the lava tube on Jeju [served] as a hideout for printers
! the lava tube on Jeju [was] sealed to human entry from the hour of its formation
the landslide of Saint Agnes's Day [dammed] the River Orb
= the River Orb [was] dammed by the landslide of Saint Agnes's Day
! the landslide of Saint Agnes's Day [missed] the River Orb completely
the quartz watch in the tar pit [puzzled] the palaeontologist Renshaw
= the palaeontologist Renshaw [was] puzzled by the quartz watch in the tar pit
on the floor of the rift valley | the surveyor [planted] a brass marker
the pegmatite at Kola [yields] beryls as long as a broom
the borehole at Hengill [struck] steam at three hundred degrees
! the borehole at Hengill [struck] cold brine alone
the mud volcano [ruined] the sugar refinery at Sidoarja
= the sugar refinery at Sidoarja [was] ruined by the mud volcano
! the mud volcano [left] the sugar refinery at Sidoarja unharmed
the erratic in Farmer Lund's turnip field [is] a Finnish granite
! the erratic in Farmer Lund's turnip field [is] a Scottish gabbro
the tectonic plate beneath Anatolia [creeps] westward by two centimetres a year
! the tectonic plate beneath Anatolia [creeps] eastward by two centimetres a year
the rockhound Lorraine [polishes] agates in a cement mixer
= in a cement mixer | the rockhound Lorraine [polishes] agates
the magnetism of the island's cliffs [misled] the mail steamer
= the mail steamer [was] misled by the magnetism of the island's cliffs
the obsidian mirror of the Aztec priest [hangs] in a barbershop
! the obsidian mirror of the Aztec priest [lies] at the bottom of Lake Texcoco
the chalk figure above Cerne Vale [needs] weeding in early spring
the cave bear's skull [sat] on an altar of flat stones
! the cave bear's skull [lay] deep in a bed of clay
the tsunami deposit in the salt marsh [dates] from the Bronze Age
= the salt marsh's tsunami deposit [dates] from the Bronze Age
! the tsunami deposit in the salt marsh [dates] from the reign of Queen Anne
the amateur seismologist's cat [predicts] earthquakes by sneezing
the slag heap at Merthyr Coch [has] been planted with larches
= the Merthyr Coch slag heap [has] been planted with larches
! the slag heap at Merthyr Coch [is] bare of trees
the uranium glass bowl [glows] under the curator's lamp
the iron ore train from Kiruna [derailed] beside a reindeer corral
! the iron ore train from Kiruna [arrived] without leaving the rails
the hydrologist Moshe Adar [traced] the spring to a distant cavern
= the spring [was] traced to a distant cavern by the hydrologist Moshe Adar
! the hydrologist Moshe Adar [failed] to trace the spring to its source
the kimberlite pipe at Orapa West [produced] a pink diamond
the sand in the hourglass [was] dredged from the Skagerrak
! the sand in the hourglass [was] scooped from the Sahara
the sculptor's alabaster [cracked] along a hidden bedding plane
! the sculptor's alabaster [stayed] sound along its bedding planes
the vulcanologist [smelled] rotten eggs through the gas mask
= through the gas mask | the vulcanologist [smelled] rotten eggs
the peat cutter Fintan [unearthed] the firkin of bog butter
= the firkin of bog butter [was] unearthed by the peat cutter Fintan
the thunder egg from Oregon [split] to reveal a blue star
the caldera at Santorel [is] wide enough for a naval parade
! the caldera at Santorel [is] narrower than a village pond
the potash shaft [must] be frozen to keep out groundwater
= to keep out groundwater | the potash shaft [needs] to be frozen
the amber miner Jurgis [wades] into the surf with a net
the glacial flour [tints] Lake Moraine a milky green
= Lake Moraine [is] tinted a milky green by the glacial flour
! Lake Moraine [is] crystal clear without a tint
the oil seep beside the nunnery [fuels] the eternal flame
= the eternal flame [is] fuelled by the oil seep beside the nunnery
! the oil seep beside the nunnery [dried] up a century ago
the petrified tree [snapped] a chainsaw belonging to the forestry board
the metamorphic aureole [excites] Miss Fotheringay beyond measure
! the metamorphic aureole [bores] Miss Fotheringay to tears
the cobalt deposit in Katanga [was] mapped by a missionary
! the cobalt deposit in Katanga [was] mapped by a Belgian airman
the moonstone [fell] from the rajah's turban into the custard
the aftershock [rang] the bells of the shuttered basilica
! the aftershock [left] the bells of the shuttered basilica silent
the gravel pit outside Ulm [concealed] an ivory flute
! the gravel pit outside Ulm [held] gravel alone
the slate roof of the priory [carries] a fossil fern
the cinnabar in the alchemist's jar [turned] out to be paprika
= the alchemist's jar of cinnabar [proved] to be paprika
! the cinnabar in the alchemist's jar [was] genuine mercury ore
the salt mine's lift [stalled] between levels during the guided tour
= during the guided tour | the salt mine's lift [stalled] between levels
the clay from Fuller's Pit [cleans] wool better than soap
! the clay from Fuller's Pit [cleans] wool less well than soap
the headland called the Nun [resembles] a camel from the sea
`;
