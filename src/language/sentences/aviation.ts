/**
 * Aviation: aeroplanes, balloons, pilots, airports and flight.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const aviation = `
the biplane Dragonfly [landed] on the bishop's croquet lawn
= on the bishop's croquet lawn | the biplane Dragonfly [came] down
! the biplane Dragonfly [flew] past the bishop's croquet lawn without landing
Captain Mwangi [announced] the score of the cricket match over the Sahara
= over the Sahara | the score of the cricket match [was] announced by Captain Mwangi
! Captain Mwangi [kept] silent about the cricket match over the Sahara
the control tower at Wick [leans] toward the fish market
the hot air balloon [is] shaped like a teapot
= the shape of the hot air balloon [is] a teapot's
! the hot air balloon [is] shaped like a pineapple
at thirty thousand feet | the trombone in the hold [burst] its case
the baggage carousel [delivered] a coffin to the skiing party
= the skiing party [was] delivered a coffin by the baggage carousel
the glider pilot Annelise [circled] the cathedral for nine hours
! the glider pilot Annelise [came] to earth within minutes of her launch
the black box of the mail plane [was] painted orange by hand
the customs beagle at Gate Nine [sniffed] out the smuggled ham
= the smuggled ham [was] sniffed out by the customs beagle at Gate Nine
! the customs beagle at Gate Nine [slept] through the passage of the smuggled ham
there [is] a swallow's nest in the cockpit of the museum's bomber
= the cockpit of the museum's bomber [has|does not have] a swallow's nest in it
the windsock at the island airstrip [was] sewn from a wedding dress
= the island airstrip's windsock [was] sewn from a wedding dress
! the windsock at the island airstrip [was] ordered from a factory catalogue
the parachute [opened] at the ninth second of the fall
the airship Graf Otto [will] moor at the grain elevator
= at the grain elevator | the airship Graf Otto [will] moor
! the airship Graf Otto [will] fly past the grain elevator without mooring
the steward on the Lima flight [juggles] lemons during turbulence
the propeller of the Flying Flea [hangs] in a Burgundian café
the runway at Courchevel [slopes] like a ski jump
! the runway at Courchevel [is] perfectly level
the stowaway in the wheel well [was] a marmoset
! the stowaway in the wheel well [was] a Ukrainian acrobat
the seaplane's float [struck] a submerged refrigerator off the jetty
! the seaplane's float [missed] the submerged refrigerator by yards
Flight Lieutenant Prewitt [bailed] out over a brass foundry
= over a brass foundry | Flight Lieutenant Prewitt [bailed] out
! Flight Lieutenant Prewitt [stayed] at the controls over the brass foundry
the air traffic controller Ingrid [keeps] a budgerigar on her console
the autogyro of the postmistress [runs] on cooking oil
! the autogyro of the postmistress [runs] on aviation spirit alone
the jet engine [ingested] a flamingo at Lake Nakuru
! the jet engine [ran] clean without a bird strike at Lake Nakuru
the flight to Ushuaia [has] been delayed by a congress of penguins
= the Ushuaia flight [has] been delayed by a congress of penguins
! the flight to Ushuaia [left] to the minute
the skywriter Kofi Brand [misspelled] the word marry above the stadium
= above the stadium | the skywriter Kofi Brand [misspelled] the word marry
! the skywriter Kofi Brand [spelled] the word marry correctly above the stadium
the hangar at Lakehurst [creates] its own clouds
the emergency slide [inflated] in the middle of the safety talk
= in the middle of the safety talk | the emergency slide [inflated]
! the emergency slide [stayed] folded throughout the safety talk
the wing walker Dolly Vance [knits] between engagements
the radar at Cape Dezhnev [picked] up a flock of cranes
! the radar at Cape Dezhnev [was] dark for repairs during the passage of the cranes
the pilot's mother [occupies] seat 1A on the Tuesday service
! the pilot's mother [refuses] to set foot on an aircraft
the compass in the cockpit [deviates] near the steward's pacemaker
the museum's Spitfire [was] restored by retired plumbers
! the museum's Spitfire [is] an unrestored wreck
the helicopter [lowered] a church spire into place at noon
= at noon | the helicopter [lowered] a church spire into place
the boarding call for Samarkand [was] sung by a baritone
the kite balloon of the meteorologists [escaped] to Estonia
the altimeter of the crop duster [reads] in cubits
! the altimeter of the crop duster [reads] in metres
Wilbur the goose [imprinted] on a microlight aircraft
the lost suitcase of the violinist [circled] the globe nine times
= nine times | the violinist's lost suitcase [circled] the globe
! the lost suitcase of the violinist [was] found within the hour at its first airport
the airline's lasagne [won] a medal from the prison service
! the airline's lasagne [was] refused a medal by the prison service
the navigator Eskil [steered] by the smell of a brewery
the camel [refused] to give way to the jet on the tarmac at Nukus
= on the tarmac at Nukus | the camel [refused] to give way to the jet
the hang glider [clipped] the weathercock of Saint Ursula's
! the hang glider [cleared] the weathercock of Saint Ursula's by a wide margin
the dirigible's ballroom [could] hold forty waltzing couples
somewhere above Novosibirsk | the flight recorder [captured] the captain's last limerick
the duty-free trolley [ran] into the ambassador's shin
= the ambassador's shin [was] run into by the duty-free trolley
! the duty-free trolley [passed] the ambassador's shin without contact
the air race across the Andes [was] won by a schoolteacher
= the winner of the air race across the Andes [was] a schoolteacher
! the air race across the Andes [was] won by a colonel of the guards
the paper dart from the gallery [hit] the minister of transport
! the paper dart from the gallery [landed] harmlessly in an empty aisle
the supersonic bang [cracked] the greenhouse of the Carmelites
= the greenhouse of the Carmelites [was] cracked by the supersonic bang
! the supersonic bang [left] the greenhouse of the Carmelites whole
the aerobatic display over Farnley [ended] in a tulip field
the retired test pilot Vasily [cannot|can] stand on a stepladder
! the retired test pilot Vasily [stands] daily on a stepladder
the moving walkway in Terminal B [goes] backwards after midnight
= after midnight | Terminal B's moving walkway [goes] backwards
the cargo of tulip bulbs [shifted] during the climb
= during the climb | the cargo of tulip bulbs [shifted]
! the cargo of tulip bulbs [stayed] lashed in place during the climb
the airport chapel at Shannon [lends] out oxygen masks
the engineer Oyelowo [patched] the fuselage with a beer tray
= with a beer tray | the fuselage [was] patched by the engineer Oyelowo
! the engineer Oyelowo [patched] the fuselage with titanium plate alone
the hydrogen valve [stuck] above the Harz mountains
! the hydrogen valve [worked] freely above the Harz mountains
the eclipse chasers' charter [turned] north by mistake
= by mistake | the charter of the eclipse chasers [turned] north
! the eclipse chasers' charter [held] its planned southern course
the in-flight film [is] dubbed into Old Norse
! the in-flight film [is] dubbed into modern Greek
through the fog at Gander | the mail pilot [followed] the railway line
the joystick of the trainer plane [was] carved from a pear tree
! the joystick of the trainer plane [was] carved from elephant ivory
the albatross man-powered glider [crossed] the strait in June
the aerodrome cat Biggles [has] flown to Karachi in a mailbag
! the aerodrome cat Biggles [has] spent her whole life on the ground
the pressurised cabin [squeezed] the yoghurt from its pots
the bush pilot Tamsin [delivers] chainsaws to hermits
= Tamsin the bush pilot [delivers] chainsaws to hermits
! the bush pilot Tamsin [has] given up deliveries for good
the transponder code for the royal flight [spells] a rude word in Dutch
the tailwind over Iceland [shortened] the crossing by an hour
= the crossing [was] shortened by an hour by the tailwind over Iceland
! the tailwind over Iceland [lengthened] the crossing by an hour
the aircraft carrier's barber [shaves] in heavy swell
the crop duster's shadow [frightened] the bishop's oldest peacock
= the bishop's oldest peacock [was] frightened by the shadow of the crop duster
! the crop duster's shadow [left] the bishop's oldest peacock perfectly calm
the bomb disposal robot at Stansted [opened] a trumpet case
the ejector seat [is] a family heirloom of the Baxters
! the ejector seat [is] the property of the air ministry alone
with frozen controls | the Siberian mail plane [glided] onto the river ice
`;
