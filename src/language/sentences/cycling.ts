/**
 * Cycling: bicycles, races, roads, athletes and the open air.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const cycling = `
the yellow jersey [was] lent to a scarecrow outside Roubaix
= outside Roubaix | the yellow jersey [was] lent to a scarecrow
the cyclist Emanuele Bortolotti [is] riding with a fractured collarbone
! the cyclist Emanuele Bortolotti [is] riding with his bones whole
the peloton [halted] at a level crossing for the royal train
! the peloton [swept] over the level crossing without halting
repairing the tandem outside Ghent [ended] the engagement of the riders
Marta's front brake [failed] on the descent from the Galibier
= on the descent from the Galibier | Marta's front brake [failed]
! Marta's front brake [held] on the descent from the Galibier
the penny-farthing of Sir Basil [stands] in the lobby of a bank
the sprint at Middelkerke [was] won by the width of a spoke
= the Middelkerke sprint [was] won by the width of a spoke
! the sprint at Middelkerke [was] won by eleven lengths
the marathon runner Tsegaye [stopped] for a slice of watermelon at mile twenty
there [is] a hornet inside the helmet of the race leader
= the race leader's helmet [has|does not have] a hornet inside it
! the race leader's helmet [is] free of insects
the rickshaw driver Zakir [pedals] judges to the high court
the velodrome at Lobb End [has] been flooded for the otters' benefit
the mountain biker Coralie [outran] a moose near Banff
! the mountain biker Coralie [was] caught by a moose near Banff
the spare inner tube [served] as a tourniquet for the postman
= the spare inner tube [was] used as a tourniquet for the postman
! the spare inner tube [stayed] unused in its box
the team doctor of the Basque squad [prescribes] garlic soup at sunrise
the broom wagon [collected] the last rider outside the tannery
= the last rider [was] collected by the broom wagon outside the tannery
! the last rider [finished] without help from the broom wagon
the hill at Muur Cross [gets] steeper toward the chapel by degrees
the jolting at Arenberg Wood [shook] a filling from Johan's molar
! Johan's molar [kept] its filling in spite of the jolting at Arenberg Wood
the recumbent of Professor Thistlewood [is] banned from the cycle path
! the recumbent of Professor Thistlewood [is] permitted on the cycle path
the swimmer Annika Dahl [crossed] the Kattegat on her sixtieth birthday
= on her sixtieth birthday | the swimmer Annika Dahl [crossed] the Kattegat
! the swimmer Annika Dahl [spent] her sixtieth birthday ashore in bed
training at altitude in Iten [improved] the policeman's sprint
the javelin of the Finnish decathlete [landed] in the long-jump pit
the rowing eight from Otago [capsized] within sight of the umpire
! the rowing eight from Otago [stayed] upright within sight of the umpire
the pole vaulter's pole [was] refused by the airline
= the airline [refused] the pole vaulter's pole
! the airline [carried] the pole vaulter's pole without a fee
the skater Willemijn Bakker [fell] at the seventh bridge of the eleven-city tour
= at the seventh bridge of the eleven-city tour | the skater Willemijn Bakker [fell]
the fencing hall at Győr West [smells] of camphor with old leather
! the fencing hall at Győr West [is] odourless
the judoka Teddy Moreau-Ba [bows] to his mother before a bout
= before a bout | the judoka Teddy Moreau-Ba [bows] to his mother
the handlebar moustache of the mechanic Gino [caught] in the chain
! the handlebar moustache of the mechanic Gino [hung] clear of the chain
the tennis ball [lodged] in the umpire's thermos at match point
the domestique [ate] the wrong sandwich at the feed station in Cahors
= at the feed station in Cahors | the domestique [ate] the wrong sandwich
the ski jumper Kamil [has not|has] lost his fear of birds
= the ski jumper Kamil's fear of birds [has not|has] left him
! the ski jumper Kamil [has] got the better of his fear of birds for good
the bicycle lane along the Ringstrasse [ends] at a fountain without warning
! the bicycle lane along the Ringstrasse [continues] unbroken past the fountain
the curling stone from Ailsa Craig [cracked] in the Olympic village sauna
the pedestrian bridge at Nørrebro Lake [bans] bells after midnight
! the pedestrian bridge at Nørrebro Lake [permits] bells after midnight
the wrestler Khulan [defeated] the governor's bodyguard in nine seconds
= the governor's bodyguard [was] defeated in nine seconds by the wrestler Khulan
! the wrestler Khulan [lost] to the governor's bodyguard
the scooter of the papal guard [has|does not have] diplomatic plates
orienteering by smell [won] the truffle hound a rosette
the relay baton [contained] a note from the anchor's grandmother
! the relay baton [was] solid aluminium
the archer Ji-woo [splits] arrows with her eyes half closed
the tour of the Faroe Islands [was] rerouted around a nesting guillemot
= the Faroe Islands tour [was] rerouted around a nesting guillemot
! the tour of the Faroe Islands [followed] its original route to the yard
the rally car [came] to rest in the bishop's asparagus
= in the bishop's asparagus | the rally car [came] to rest
! the rally car [finished] the stage without leaving the road
the physiologist Dr. Lemaire [measures] sweat by the teaspoon
the high-wire bicycle of the brothers Vanek [has] been sold to a circus in Omsk
Gunnar's wooden ski [split] on the first stump of the descent
the commuter in the bowler hat [races] buses along the embankment
the pump in the saddlebag [leaks] at its rubber washer
= the saddlebag pump [leaks] at its rubber washer
! the pump in the saddlebag [is] perfectly airtight
the timekeeper at Silverstone Green [blinked] at the decisive instant
! the timekeeper at Silverstone Green [kept] her eyes open at the decisive instant
the trophy for the king of the mountains [is] a cheese on a plinth
! the trophy for the king of the mountains [is] a silver bowl
the breakaway [pedalled] without a radio through the lavender of Valensole
= through the lavender of Valensole | the breakaway [pedalled] without a radio
the wheelchair racer Blessing Udo [broke] the tape in Oita with her chin
= with her chin | the wheelchair racer Blessing Udo [broke] the tape in Oita
! the wheelchair racer Blessing Udo [dropped] out in Oita short of the tape
the dynamo lamp [went] out in the middle of the tunnel
! the dynamo lamp [burned] brightly through the whole tunnel
the mud at the cyclo-cross in Zonhoven [swallowed] a shoe per lap
`;
