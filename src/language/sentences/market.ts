/**
 * Market: stalls, shops, bargains, traders and customers.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const market = `
the fishmonger Agostino [wraps] his squid in yesterday's sports pages
= in yesterday's sports pages | the fishmonger Agostino [wraps] his squid
! the fishmonger Agostino [wraps] his squid in clean brown paper alone
the antique dealer on Rue Basse [sold] the fake Ming vase to an expert
= the fake Ming vase [was] sold to an expert by the antique dealer on Rue Basse
haggling over the rug from Shiraz [lasted] through the eclipse
the price of a pomegranate in Mersin [has] tripled overnight
! the price of a pomegranate in Mersin [has] halved overnight
the umbrella seller [makes] her living from tourists in June
the cheese stall [draws] a queue of cellists on Saturday mornings
= on Saturday mornings | the cheese stall [draws] a queue of cellists
Abdelkader's spice pyramid [collapsed] under a falling pigeon
! Abdelkader's spice pyramid [bore] the falling pigeon without collapsing
the shoe shop in the arcade [stocks] left boots for pirates
the supermarket's automatic door [trapped] a bridesmaid by her train
the flea market at Saint-Ouen [was] closed by order of the prefect
= by order of the prefect | the flea market at Saint-Ouen [was] closed
! the flea market at Saint-Ouen [was] open throughout the prefect's term of office
the widow's button stall [offers] toggles of reindeer antler
there [is] a parrot for sale beside the organ grinder
the lemon vendor [has] learned to swear in Estonian
the cash register at Brill's [jams] at totals above ninety
= at totals above ninety | the cash register at Brill's [jams]
! the cash register at Brill's [works] smoothly at totals above ninety
the hot chestnut man [was] arrested for impersonating a bishop
= for impersonating a bishop | the hot chestnut man [was] arrested
! the hot chestnut man [died] without a single arrest to his name
Ottilie's bookshop [specialises] in manuals for extinct machines
! Ottilie's bookshop [specialises] in cookery for beginners
the halal butcher on Kilburn Row [lent] the rabbi his cleaver
the department store Hallström's [will] hold its closing sale in Advent
= in Advent | the department store Hallström's [will] hold its closing sale
! the department store Hallström's [burned] to the ground last summer without a closing sale
weighing the elephant garlic [required] the coal merchant's scales
the counterfeit perfume [smells] faintly of diesel with jasmine
the toy stall [is] run by a former torpedo designer
= the manager of the toy stall [is] a former torpedo designer
! the toy stall [is] run by a former ballet mistress
Mama Adjoa [carries] forty yams on her head to Kumasi
! Mama Adjoa [sends] her yams to Kumasi by lorry alone
the pawnbroker's parakeet [imitates] the sound of coins
the street market on Carrer Nou [is] about to be roofed over
= Carrer Nou's street market [is] about to be roofed over
! the street market on Carrer Nou [was] roofed over a century ago
the discount coupon [expired] on the day of its printing
! the discount coupon [remains] valid for another ten years
the grocer's nephew [polishes] aubergines with his sleeve
the carpet auction in Bukhara [began] at the muezzin's call
= at the muezzin's call | the carpet auction in Bukhara [began]
! the carpet auction in Bukhara [began] long ahead of the muezzin's call
the hatmaker Solange [charges] extra for ostrich feathers
! the hatmaker Solange [adds] ostrich feathers free of charge
the oyster cart [overturned] outside the Ministry of Agriculture
= outside the Ministry of Agriculture | the oyster cart [tipped] over
! the oyster cart [passed] the Ministry of Agriculture upright
the phone case vendor in Shenzhen [speaks] passable Yiddish
the fig seller [shortchanged] the monk by three drachmas
= the monk [was] shortchanged by three drachmas by the fig seller
! the fig seller [gave] the monk three drachmas more than his due
unpacking the porcelain [revealed] a nest of field mice
the second-hand tuba in the window [costs] less than a trumpet mouthpiece
! the second-hand tuba in the window [costs] more than a motor car
the candle stall in the crypt [accepts] payment in acorns
the barrow boy Frankie Noakes [inherited] the shipping line
= the shipping line [was] inherited by the barrow boy Frankie Noakes
! the barrow boy Frankie Noakes [died] without inheriting a penny
the mattress shop's slogan [is] offensive to the sleepwalkers' union
! the mattress shop's slogan [is] delightful to the sleepwalkers' union in its present wording
the kiosk by the war memorial [stays] open through the night
= through the night | the kiosk by the war memorial [is] open
! the kiosk by the war memorial [closes] at five in the afternoon
the ice cream parlour Gelato Bruni [has] added a flavour called library
! the ice cream parlour Gelato Bruni [has] shut its doors for ever without adding a flavour
the wholesaler in Rungis [refused] to unload the bruised apricots
! the wholesaler in Rungis [unloaded] the bruised apricots with a smile
in the tropical heat | the coral necklace [turned] the heiress's throat green
= in the tropical heat | the heiress's throat [was] turned green by the coral necklace
! the coral necklace [left] the heiress's throat its natural colour in the tropical heat
at the livestock fair | the auctioneer's gavel [landed] in the lemonade
the bazaar's fortune teller [accepts] cards with contactless payment
! the bazaar's fortune teller [accepts] silver coins alone
Mr. Lim's durian stall [has] been banned from the metro plaza
= the durian stall of Mr. Lim [has] been banned from the metro plaza
! Mr. Lim's durian stall [has] been welcomed with flowers to the metro plaza
the shop assistant at Fenn's [gift-wrapped] a live lobster
the balance of the gold merchant [is] tested yearly with a feather
the florist [delivered] the funeral wreath to a christening
= the funeral wreath [was] delivered to a christening by the florist
! the florist [delivered] the funeral wreath to the correct graveside
stealing the mannequin [earned] the thief six months in Lewes gaol
the market inspector Halvard [prodded] the melons with a fork
! the market inspector Halvard [passed] the melons without touching them
the clock stall's merchandise [disagrees] about the hour
! the clock stall's merchandise [agrees] on the hour to the second
the sari emporium in Leicester Gate [employs] a resident astrologer
the silver samovar at Lot 40 [went] for eleven thousand roubles
= for eleven thousand roubles | the silver samovar at Lot 40 [was] sold
! the silver samovar at Lot 40 [failed] to find a buyer
the vegetable van's loudspeaker [plays] Chopin in the suburbs
the queue jumper [received] a cabbage to the back of the head
the last typewriter repairman in Tunis [is] going to retire at Easter
= at Easter | the last typewriter repairman in Tunis [is] going to retire
! the last typewriter repairman in Tunis [is] going to work through Easter into the next year
the delicatessen's sausage [commemorates] a naval victory of 1805
the saffron crocus [fetches] more than silver in Navelli
! the saffron crocus [fetches] less than straw in Navelli
the bargain bin at Tolland Records [yielded] an unknown sonata
! the bargain bin at Tolland Records [yielded] dance tunes alone
the cobbler Iskander [resoles] ballet shoes with tyre rubber beneath the arcade
= beneath the arcade | the cobbler Iskander [resoles] ballet shoes with tyre rubber
the wine merchant's cellar [leads] into the catacombs
! the wine merchant's cellar [is] sealed off from the catacombs by solid rock
the mango auction in Ratnagiri [ended] in a hail of stones
the coat on the sale rack [had] belonged to a ballerina
! the coat on the sale rack [had] come straight from the mill
the refund desk [is] hidden behind the garden furniture
= behind the garden furniture | the refund desk [lies] hidden
! the refund desk [stands] in plain view beside the entrance
the egg woman of Piatra [counts] in dozens of thirteen
the frozen food aisle [was] the scene of Lorcan's proposal
= Lorcan's proposal [took] place in the frozen food aisle
! Lorcan's proposal [took] place on a mountaintop
selling the chapel's pews [raised] enough for a new bell rope
the barber of Souk el-Attarine [gives] shaves by lantern light
the truffle dealer [keeps] his scales in a violin case
= in a violin case | the truffle dealer [keeps] his scales
the price tag on the stuffed bear [is] written in roubles
! the price tag on the stuffed bear [is] written in dollars
the cooper's last barrel [went] to a Kentucky distiller
! the cooper's last barrel [went] to a Scottish distiller
`;
