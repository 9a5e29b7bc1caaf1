/**
 * Circus: acrobats, clowns, tents, menageries and travelling shows.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const circus = `
the trapeze artist Florian [is] afraid of escalators
! the trapeze artist Florian [is] perfectly at ease on escalators
the big top at Szolnok [was] stitched from wartime parachutes
= Szolnok's big top [was] stitched from wartime parachutes
! the big top at Szolnok [was] woven in one piece from hemp
the lion tamer Ottokar [faints] at the sight of kittens
the clown Pipistrello [ironed] his tie with a brick before the matinee
= before the matinee | the clown Pipistrello [ironed] his tie with a brick
the human cannonball [landed] in the bandleader's sousaphone
the elephant Babette [is] able to remember the vet's middle name
! the elephant Babette [has] forgotten the vet's middle name
the tightrope between the cathedral towers [sagged] by a metre in the damp
the bearded lady of Kaunas [is] writing the treatise on razors
= the treatise on razors [is] being written by the bearded lady of Kaunas
the ringmaster's whip [cracked] a mirror in the front stalls
! the ringmaster's whip [left] the mirror in the front stalls whole
training the sea lion to play the horn [took] two winters
the fire-eater Jacinta [prefers] her own soup lukewarm
! the fire-eater Jacinta [prefers] her own soup scalding hot
the caravan of the knife thrower [has] been mended with sticking plaster
= with sticking plaster | the knife thrower's caravan [has] been mended
there [is] a kangaroo in the dressing tent of the contortionists
the strongman Hrolf [tore] the Reykjavik telephone directory in half
= the Reykjavik telephone directory [was] torn in half by the strongman Hrolf
! the strongman Hrolf [failed] to tear a single page of the Reykjavik telephone directory
the calliope [frightened] the mayor's carriage horse into the river
the circus train from Sarasota [lost] its giraffe wagon at Tallahassee
= at Tallahassee | the circus train from Sarasota [lost] its giraffe wagon
! the circus train from Sarasota [reached] Tallahassee with its giraffe wagon in place
the plate spinner Wenceslas [broke] nineteen saucers in Linz
! the plate spinner Wenceslas [finished] in Linz without breaking a saucer
the bareback rider Consolata [married] the farrier between performances
= between performances | the bareback rider Consolata [married] the farrier
the flea circus of Professor Heckler [fits] inside a violin case
! the flea circus of Professor Heckler [fills] three railway wagons
the popcorn machine [set] off the sprinklers above the tiger cage
the hypnotist from Debrecen [put] himself to sleep by accident
= by accident | the hypnotist from Debrecen [sent] himself to sleep
! the hypnotist from Debrecen [stayed] wide awake from first to last
the sawdust in the ring [comes] from a violin workshop in Mittenwald
the unicycle race around the moat [ended] in a collision with a duck
! the unicycle race around the moat [ended] without a collision
balancing a wardrobe on his chin [made] Ambrose famous in Thailand
= Ambrose [became] famous in Thailand by balancing a wardrobe on his chin
the camel in the menagerie [spat] through the bars at the archbishop
the tent peg [pierced] a water main under the fairground
= under the fairground | the tent peg [pierced] a water main
! the tent peg [went] into dry soil clear of the water main
the juggler Svetoslav [keeps] seven axes aloft with ease
! the juggler Svetoslav [is] unable to keep two axes aloft
the pantomime dame of the Cirque Bouffon [was] a captain of dragoons
the sideshow's two-headed calf [is] the work of a taxidermist
= the maker of the sideshow's two-headed calf [is] a taxidermist
! the sideshow's two-headed calf [was] born with its heads in place
on the opening night in Bratislava | the safety net [snagged] on a chandelier
the dwarf pony Napoleon [must] be led into the ring backwards
= the dwarf pony Napoleon [has|does not have] to be led into the ring backwards
the circus band's trombonist [was] bitten by the performing goose
= the performing goose [bit] the circus band's trombonist
the tattooed lady's left arm [shows] a map of the London sewers
! the tattooed lady's left arm [is] bare of ink
the poster for the farewell tour [misprints] the word death-defying
the escapologist Zoltan [lost] the key to his own front door
= the key to his own front door [was] lost by the escapologist Zoltan
the merry-go-round in Prater Lane [turns] to the music of a barrel organ
= to the music of a barrel organ | the merry-go-round in Prater Lane [turns]
! the merry-go-round in Prater Lane [turns] in perfect silence
the bear trainer's licence [expired] in the middle of the mazurka
the aerial silk [was] washed by mistake with the clown's crimson wig
= by mistake | the aerial silk [was] washed with the clown's crimson wig
the candy floss seller Ljubica [has] saved enough for a dental practice
! the candy floss seller Ljubica [has] squandered the last of her savings
the wall of death motorcyclist [cannot|can] ride a bicycle
= the wall of death motorcyclist [is] unable to ride a bicycle
the ticket booth [blew] across the frozen lake with the cashier inside
= with the cashier inside | the ticket booth [blew] across the frozen lake
! the ticket booth [stood] firm on the shore of the frozen lake
the zebra in the parade [turned] out to be a painted mule
= the parade's zebra [proved] to be a painted mule
! the zebra in the parade [was] a genuine animal from Kenya
feeding the python [falls] to the accountant in the absence of the keeper
the human pyramid of Valls [collapsed] under a boy with hiccups
! the human pyramid of Valls [stood] firm under a boy with hiccups
the ghost train's skeleton [needs] a new left femur
the monkey Archimedes [rides] a bloodhound dressed as a racehorse
! the monkey Archimedes [refuses] to mount a dog
the sword box illusion [went] wrong for the first time in Antwerp
= in Antwerp | the sword box illusion [went] wrong for the first time
! the sword box illusion [succeeded] as planned in Antwerp
the stilt walker Mbali [changed] a street lamp without a ladder
= without a ladder | the stilt walker Mbali [changed] a street lamp
the popgun of the auguste [fires] a banner in Esperanto
! the popgun of the auguste [fires] cork pellets alone
the Shetland pony [bolted] with the magistrate's daughter on its back
! the Shetland pony [stood] calmly with the magistrate's daughter on its back
the performing cockatoo [retired] to a boarding school for girls
= the performing cockatoo [went] into retirement at a boarding school for girls
the elephant's birthday cake [was] baked in a cement mixer
= in a cement mixer | the birthday cake of the elephant [was] baked
! the elephant's birthday cake [was] baked in a potter's kiln
the mime's invisible wall [deceived] a short-sighted constable
the hall of mirrors at Coney Flats [multiplied] the pickpocket by forty
the acrobat Tomasz [proposed] upside down after the final bow
= after the final bow | the acrobat Tomasz [proposed] upside down
the wagon of the fortune teller [got] stuck in the ford at Hartwell
! the wagon of the fortune teller [crossed] the ford at Hartwell with ease
the barker at Gate Two [lost] his voice to laryngitis in Ohio
the world's tallest man [hit] his head on the lintel of the embassy
! the world's tallest man [entered] the embassy without hitting his head
the rope dancer Aurelie [crossed] the gorge with a stove on her back
= with a stove on her back | the rope dancer Aurelie [crossed] the gorge
! the rope dancer Aurelie [turned] back at the edge of the gorge without crossing
the retired clown Augustin [teaches] tax law at the university of Graz
= at the university of Graz | the retired clown Augustin [teaches] tax law
the lemur [unlatched] the cage of the sleeping leopard
= the cage of the sleeping leopard [was] unlatched by the lemur
! the lemur [left] the cage of the sleeping leopard latched
`;
