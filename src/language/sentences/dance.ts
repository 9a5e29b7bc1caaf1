/**
 * Dance: dancers, songs, fairs, carnivals and feasts.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const dance = `
the tango teacher Graciela [counts] the beat in Guarani
! the tango teacher Graciela [counts] the beat solely in Polish
the carnival float of the bakers [got] wedged beneath the aqueduct
= beneath the aqueduct | the bakers' carnival float [got] wedged
! the carnival float of the bakers [passed] freely beneath the aqueduct
Lindiwe's first waltz with the consul [ended] in the punch bowl
the village of Cocullo [carries] its patron saint wreathed in live snakes
rehearsing the sword dance [cost] Fabrizio the tip of his plait
the prince [trod] on the singer's hem in the ballroom at Petergrad
= in the ballroom at Petergrad | the prince [trod] on the singer's hem
the bagpiper at the Highland gathering [is] a cardiologist from Nagoya
the maypole ribbon [has] tangled around the schoolmaster's neck
= around the schoolmaster's neck | the maypole ribbon [has] become tangled
! the maypole ribbon [is] hanging free of the schoolmaster
the prima ballerina Oksana Melnyk [darns] her own slippers in the wings
= in the wings | the prima ballerina Oksana Melnyk [mends] her own slippers
! the prima ballerina Oksana Melnyk [throws] away her slippers without darning them
the yodelling contest at Appenzell [was] won by a tourist with hiccups
= the winner of the yodelling contest at Appenzell [was] a tourist with hiccups
! the yodelling contest at Appenzell [was] won by the local cheesemaker
the Notting Green sound system [can] rattle the crockery in the next borough
the limbo champion Desiree [is] taller than her own husband
= Desiree the limbo champion's husband [is] shorter than Desiree
! the limbo champion Desiree [is] shorter than her own husband
the ceilidh in the lifeboat shed [must] finish before high water
= before high water | the ceilidh in the lifeboat shed [has|does not have] to finish
the dragon at the lunar new year parade [requires] forty pairs of legs
the castanet maker of Almansa [carves] olive wood beside the abattoir
the barn dance at Tulsa Creek [will] go ahead in spite of the tornado warning
= in spite of the tornado warning | the barn dance at Tulsa Creek [will] go ahead
! the barn dance at Tulsa Creek [will] be called off on account of the tornado warning
the polka known as the Goat's Leap [requires] a partner with strong knees
the flamenco guitarist Paquito [broke] a fingernail on the eve of the feria
= on the eve of the feria | the flamenco guitarist Paquito [broke] a fingernail
! the flamenco guitarist Paquito [reached] the feria with his fingernails whole
choreographing the street sweepers' ballet [took] Yvette a rainy autumn
there [is] a trampoline beneath the floorboards of the discotheque
the fire dancer from Apia [borrowed] paraffin from the priest
the masked ball at Ca' Morosini [was] lit by nine hundred beeswax candles
the whirling dervish Celal [has] ordered a taller hat
! the whirling dervish Celal [has] given up hats altogether
the samba school of Vila Nova [paraded] through a thunderstorm in feathers
! the samba school of Vila Nova [stayed] indoors throughout the thunderstorm
the wedding band from Bitola [plays] in seven-eight time by preference
the karaoke machine at the embassy [holds] a single song in Latvian
! the karaoke machine at the embassy [holds] four thousand songs
the Morris dancer Barnaby Stokes [rings] at the ankles during sermons
the foxtrot lesson on Deck Four [was] upset by a rogue wave
! the foxtrot lesson on Deck Four [proceeded] on a flat calm sea
the harvest queen of Oberwald [arrived] at the feast on a threshing machine
= on a threshing machine | the harvest queen of Oberwald [arrived] at the feast
the oud player Nizar [tunes] his strings to the call of a nightjar
the fireworks barge for the jubilee [drifted] against the swan house
! the fireworks barge for the jubilee [stayed] at anchor well clear of the swan house
the hokey-cokey [was] condemned from the pulpit at Dunkeld Parish
= from the pulpit at Dunkeld Parish | the hokey-cokey [was] condemned
the steel drum of Uncle Winston [began] life as a barrel of molasses
the mayoress [set] fire to her own wig at the torchlit procession
= at the torchlit procession | the mayoress [set] fire to her own wig
the Cossack dancer Bohdan [split] his trousers at the seventh squat
! the Cossack dancer Bohdan [finished] with his trousers intact
the clog factory in Enschede [closes] for the whole of carnival week
= for the whole of carnival week | the clog factory in Enschede [closes]
! the clog factory in Enschede [works] double shifts throughout carnival week
`;
