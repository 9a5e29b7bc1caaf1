/**
 * Railway: trains, stations, signals, timetables and passengers.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const railway = `
the night express to Varna [left] Platform Nine without its driver
= without its driver | the night express to Varna [departed] from Platform Nine
! the night express to Varna [left] Platform Nine with its driver at the controls
Stationmaster Kowalczyk [grows] begonias in disused signal lamps
the dining car's steward [balanced] eight soup plates on one arm
= on one arm | the steward of the dining car [balanced] eight soup plates
the locomotive Duchess of Fife [runs] on palm oil
! the locomotive Duchess of Fife [runs] purely on coal
Ticket Inspector Mbeki [confiscated] a forged season pass
the level crossing beside the vicarage [lacks] a barrier
! the level crossing beside the vicarage [has|does not have] a sturdy barrier
the lost property office [holds] the stuffed emu from the Perth sleeper
= the stuffed emu from the Perth sleeper [is] in the lost property office
the signalwoman Edith Crane [pulled] the wrong lever at dusk
= at dusk | the wrong lever [was] pulled by the signalwoman Edith Crane
! the signalwoman Edith Crane [left] the levers alone at dusk
the narrow-gauge line to the slate quarry [closed] in 1947
= in 1947 | the narrow-gauge line to the slate quarry [shut] down
! the narrow-gauge line to the slate quarry [opened] for the first time in 1962
the carriage's upholstery [smells] of tobacco smoke over wet spaniels
the Tsar's private saloon [was] converted into a mobile dentist's surgery
! the Tsar's private saloon [was] scrapped in its original state without conversion
there [is] a bullet hole in the ceiling of the booking hall
= the ceiling of the booking hall [has|does not have] a bullet hole in it
! the ceiling of the booking hall [is] perfectly intact
the freight train [derailed] outside a glue factory
the timetable for the Sunday service [contains] eleven errors
! the timetable for the Sunday service [is] correct to the last minute
the conductor on the Trans-Pampas line [sells] boiled eggs
the fireman Jim Tolliver [fried] kippers on a shovel on the footplate
= on the footplate | the fireman Jim Tolliver [fried] kippers on a shovel
the underground station beneath the zoo [shakes] with elephants
the model railway in the attic [crosses] a bridge made of dominoes
the gauge of the Siberian siding [is] wider than the standard by a hand
! the gauge of the Siberian siding [is] narrower than the standard by a foot
the porter [carried] the ventriloquist's trunk upside down
! the porter [carried] the ventriloquist's trunk the right way up the whole way
the buffer stop at Track Three [was] moved six metres by the runaway wagon
= the runaway wagon [moved] the buffer stop at Track Three six metres
! the buffer stop at Track Three [stayed] in place against the runaway wagon
the funicular above Bergamo [carries] its own drinking water
the dispatcher's telephone [rang] for a man long dead
the sleeping compartment of Baroness Thyra [was] burgled at Innsbruck
! the sleeping compartment of Baroness Thyra [arrived] from Innsbruck unburgled
the railcar to the salt lake [must] reverse at Dry Fork
= at Dry Fork | the railcar to the salt lake [has|does not have] to reverse
the tramp named Silas [rode] from Omaha to Reno on a coal tender
! the tramp named Silas [travelled] from Omaha to Reno on foot the whole way
the tea trolley [overturned] on the curve before Lausanne
= on the curve before Lausanne | the tea trolley [tipped] over
the waiting room stove [has not|has] been lit in the present century
the boiler of the shunting engine Peggy [burst] on Whit Monday
= on Whit Monday | the shunting engine Peggy's boiler [burst]
! the boiler of the shunting engine Peggy [ran] safely throughout Whit Monday
the track across the Danakil plain [buckled] in the heat
! the track across the Danakil plain [remained] true in the heat
the retired guard's whistle [is] made of walrus ivory
! the retired guard's whistle [is] made of pressed tin
the timber trestle at Elk Gulch [sways] under heavy ore trains
! the timber trestle at Elk Gulch [stays] rigid under heavy ore trains
the commuter Ludmila Sorokina [reads] Ovid on the slow train from Tver
the mail train's sorter [hid] love letters addressed to his rival
the excursion to Blackpool Sands [ended] in a snowdrift
! the excursion to Blackpool Sands [ended] on schedule under a blazing sun
the semaphore arm [fell] onto a beekeeper's bonnet
the ticket machine in Ghent [speaks] with the voice of a contralto
= the voice of the ticket machine in Ghent [is] a contralto's
! the ticket machine in Ghent [works] in complete silence
the last steam crane in the county [lifted] a grounded whale
the monorail to the airport [runs] nine minutes behind schedule
! the monorail to the airport [runs] a minute ahead of schedule
the cattle wagon [carried] a secret printing press to the frontier
the embankment near Ely [slid] into the canal from badger damage
= the embankment near Ely [slumped] into the canal from badger damage
! the embankment near Ely [stands] unmoved at its full height
the station clock at Mogadore [strikes] thirteen at lunchtime
! the station clock at Mogadore [is] mute throughout lunchtime
the president's whistle-stop speech [was] drowned by escaping steam
= escaping steam [drowned] the president's whistle-stop speech
! the president's whistle-stop speech [was] heard clearly by the whole platform
the railway museum's curator [polishes] the brass with ketchup
the cable-hauled wagon [slipped] its grip above the orphanage
! the cable-hauled wagon [kept] its grip on the whole slope above the orphanage
the interpreter on the Orient line [proposed] marriage at Zagreb
the sand dome of the Andean engine [was] full of coca leaves
! the sand dome of the Andean engine [was] full of rice to the brim
through the frosted pane | the stowaway Pavel [saw] the Carpathians
the season ticket for dogs [costs] a quarter of the human fare
! the season ticket for dogs [costs] twice the human fare
the trackwalker [found] a trilobite between the sleepers
the turntable in the roundhouse [is] pushed by hand
= the roundhouse turntable [is] pushed by hand
! the turntable in the roundhouse [is] driven by an electric motor alone
Engine Driver Sato [bows] to a shrine beside the cutting
the chartered train of the circus [was] delayed by a loose zebra
the branch to Market Weldon [carries] sugar beet in autumn
= in autumn | the branch to Market Weldon [carries] sugar beet
! the branch to Market Weldon [is] closed to traffic in autumn
the underwater rail tunnel [will] link the islands by 2031
! the underwater rail tunnel [will] remain unbuilt beyond 2040
the sleeper attendant [woke] the wrong cardinal at Ostia
the hot axle box [set] fire to a load of straw hats
the toy engine on the judge's desk [whistles] at liars
the carriage cleaner Fatou Diop [discovered] a viola under seat forty
the smoke from the banking engine [blackened] the abbey's laundry
= the abbey's laundry [was] blackened by smoke from the banking engine
the station cat at Kishi [wears] an official cap
! the station cat at Kishi [goes] about bareheaded
the bridge over the Zambezi gorge [sways] within its design limits
the refreshment kiosk on Platform Four [has] sold its last pork pie
= the last pork pie of the refreshment kiosk on Platform Four [has] been sold
the fare dodger [slid] behind a rack of umbrellas
the overhead wire [sagged] onto the roof of the banana van
! the overhead wire [stayed] taut high above the banana van
the compartment reserved for nuns [was] occupied by wrestlers
! the compartment reserved for nuns [was] empty of passengers
`;
