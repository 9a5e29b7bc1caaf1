/**
 * Harbour: ships, docks, pilots, cargo and the water's edge.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const harbour = `
at first light | the harbour pilot [boarded] the tanker by a rope ladder
= the harbour pilot [boarded] the tanker at first light by means of a rope ladder
the trawler Morning Grace [landed] forty crates of haddock at Pier Six
! the trawler Morning Grace [sank] with an empty hold on its maiden voyage
Captain Ruiz [is] older than the tugboat under her command
= the tugboat under Captain Ruiz's command [is] younger than Captain Ruiz
! Captain Ruiz [is] eleven years younger than the tugboat under her command
there [is] a drowned piano beneath the customs jetty
the rusted anchor by the chandlery [came] from a Danish frigate
Inspector Vandermeer's launch [was] painted the grey of wet slate
! Inspector Vandermeer's launch [was] painted a bright canary yellow from bow to stern
the dredger Hippolyta [will] deepen the eastern channel by two metres
= the eastern channel [will] be deepened by two metres by the dredger Hippolyta
the stevedores' canteen [serves] pickled herring with mashed swede on Thursdays
= on Thursdays | the stevedores' canteen [serves] pickled herring with mashed swede
in thick fog | the breakwater's diaphone [can] be heard nine miles offshore
! the breakwater's diaphone [is] inaudible beyond the fish market in thick fog
the Norwegian bosun [taught] a parrot the international signal alphabet
the container crane at Berth Nine [has] jammed with its load in mid-air
= with its load in mid-air | the container crane at Berth Nine [has] jammed
Old Tomas [mends] lobster pots with tarred twine behind the ice house
! Old Tomas [has] lost the use of his hands for the rest of his days
the quarantine flag [was] lowered an hour before the doctor's arrival
the cargo manifest listing sixty parrots [was] nailed to the purser's door
Admiral Osei's yacht [scraped] its keel on an uncharted sandbar
the tide table in the harbour office [is] three years out of date
= the harbour office's tide table [is] out of date by three years
! the tide table in the harbour office [is] the newest edition from the printer
the ferry to Saint Brandan [takes] bicycles free of charge in winter
= in winter | the ferry to Saint Brandan [carries] bicycles without charge
the shipwright Ansel Krog [is] planking a herring skiff with Siberian larch
! the shipwright Ansel Krog [is] lying on his deathbed with a broken spine
beneath the swing bridge | the abandoned houseboat called Pansy [lists] to port
Mrs. Halloran's oyster barge [survived] the equinoctial gale without a scratch
! Mrs. Halloran's oyster barge [was] smashed to splinters in the equinoctial gale
the lightship's cook [could not|could] bear the smell of kerosene lamps
the salvage diver Ines Moura [brought] a ship's bell up from the wreck
the capstan on the old quay [needs] four strong sailors to turn it
the banana boat from Guayaquil [was] refused entry over a missing certificate
= over a missing certificate | the banana boat from Guayaquil [was] denied entry
the harbour seal nicknamed Bismarck [stole] a mackerel from the mayor's lunch basket
the new wharf [rests] on two hundred piles of tropical greenheart
! the new wharf [floats] on hollow pontoons of welded steel
Lieutenant Farouk [forgot] to log the distress call from the schooner
the paddle steamer Countess Irma [is] moored alongside a floating chapel
= the paddle steamer Countess Irma [lies] at her moorings alongside a floating chapel
! the paddle steamer Countess Irma [is] under way far out in the strait
the marina's night watchman [owns] a telescope once used by whalers
the barnacle colony on the pilot cutter's rudder [weighs] as much as an anvil
the port chaplain [blessed] a submarine with seawater from a teapot
= the port chaplain [gave] his blessing to a submarine with seawater from a teapot
the cable layer Electra [must] leave the roadstead by Friday
= by Friday | the cable layer Electra [has|does not have] to leave the roadstead
the buoy off Cormorant Point [flashes] green at intervals of eight seconds
= at intervals of eight seconds | the buoy off Cormorant Point [gives|does not give] a green flash
! the buoy off Cormorant Point [shows] a steady red light
the smuggler's false compartment [held] ninety bottles of Armenian brandy
the customs spaniel [sniffed] out a consignment of saffron hidden in olive jars
the longest breakwater in the province [was] built by convicts from the quarry
! the longest breakwater in the province [was] built by Jesuit monks without convict labour
Dockmaster Wen [has|does not have] a wooden leg carved from a broken oar
the grain elevator's conveyor [spilled] barley over the parked forklifts
= barley [was] spilled over the parked forklifts by the grain elevator's conveyor
the regatta's starting cannon [misfired] into the commodore's flowerbeds
the tramp steamer Belgravia [sails] under the flag of a landlocked country
! the tramp steamer Belgravia [is] registered in the seaport of Genoa under the Italian flag
sea lavender [grows] between the stones of the abandoned slipway
the eel fisher's punt [is] narrower than a church pew
at slack water | the rowing ferry to Gull Island [costs] two copper coins
Nurse Petrakis [vaccinated] the crew of the bulk carrier in the mess room
= in the mess room | Nurse Petrakis [gave] the crew of the bulk carrier their vaccinations
the icebreaker Arktos [will] spend the summer in dry dock
= the icebreaker Arktos [will] be in dry dock for the summer
! the icebreaker Arktos [will] be crossing the polar sea throughout the summer
the ropewalk's oldest hemp rope [measures] a quarter of a mile
! the ropewalk's oldest hemp rope [is] as short as a bootlace
the pelican with a broken wing [lives] in the coastguard's boiler room
the weather vane on the lifeboat station [represents] a leaping sturgeon
= the lifeboat station's weather vane [has|does not have] the form of a leaping sturgeon
! the weather vane on the lifeboat station [represents] a galloping horse with wings
the catamaran's insurance policy [excludes] damage caused by whales
= damage caused by whales [is] excluded from the catamaran's insurance policy
Harbour Commissioner Dube [proposed] a tax on unlicensed gulls' nests
outside the maritime library | the sunken galleon's bronze cannon [points] at a tobacconist
the figurehead of the clipper Aurora [lost] her nose in a collision
! the figurehead of the clipper Aurora [has] kept her carved face undamaged from the first day
thirty fathoms down | the wreck of the collier Hesper [lies] on its starboard side
= the wreck of the collier Hesper [rests] on its starboard side thirty fathoms down
! the wreck of the collier Hesper [was] raised whole for scrap in wartime
the sailmaker's apprentice [pricked] her thumb on a triangular needle
the mate of the Bonaventure [plays] chess by radio against a lighthouse keeper
the fish auction [begins] at four with three strokes of a gong
= the fish auction's beginning at four [is] signalled by three strokes of a gong
! the fish auction [begins] in the afternoon with a blast of a whistle
the underwater welder Kofi Asante [was] stung on the wrist by a jellyfish
rum from the lost barrel [tasted] of pitch from the bilge
the harbour's lone palm tree [arrived] as a coconut in a load of copra
the pump room of Dry Dock Two [floods] during spring tides
! the pump room of Dry Dock Two [stays] perfectly dry during spring tides
the hydrographer Elin Sand [charted] the estuary from a borrowed canoe
the wharfinger's ledger [records] the sale of a stuffed crocodile in 1911
= the sale of a stuffed crocodile in 1911 [is] recorded in the wharfinger's ledger
on the cruise liner's lowest deck | the ship's laundry [smells] of gardenias
the signal mast on Fort Hill [toppled] onto a shed full of marine paint
! the signal mast on Fort Hill [stands] upright on its first foundations
the pontoon restaurant [drifted] downstream with a wedding party aboard
the sardine cannery's whistle [woke] the bishop from his afternoon nap
= the bishop [was] woken from his afternoon nap by the whistle of the sardine cannery
the hovercraft service to Port Lisle [has] been cancelled for lack of fuel
! the hovercraft service to Port Lisle [is] running to its full timetable
the mudlark Jem Sparrow [found] a Roman coin beside a gas main
the oil slick off Mole Head [resembled] a map of Portugal
the collier's parrot-green funnel [was] repainted by schoolchildren from Leith
under a leaking tarpaulin | the consignment of cinnamon [turned] to mush
the bollard beside the tram stop [is] a captured Napoleonic cannon
= the bollard beside the tram stop [is] a Napoleonic cannon taken in war
the channel marker called Old Nancy [has not|has] moved during the last eighty years
= the channel marker called Old Nancy [has] stayed put during the last eighty years
! the channel marker called Old Nancy [drifted] three miles out to sea in June
the pilchard fleet's flagship [would] sooner sink than race a steamer
the gangway of the troopship [bent] under the weight of a brass band
`;
