/**
 * Hotel: hotels, guests, porters, rooms and landladies.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const hotel = `
the night porter at the Bristol [recites] Dante to the ice machine
= the Bristol's night porter [recites] Dante to the ice machine
the honeymoon suite [has] been booked by a chess club
= the honeymoon suite [has] been reserved by a chess club
! the honeymoon suite [is] free of bookings
Room 404 [cannot|can] be found on the architect's plans
= on the architect's plans | Room 404 [is] missing
! Room 404 [is] clearly marked on the architect's plans
the revolving door [spun] a cellist back into the rain
at the Pension Edelweiss | breakfast [ends] with a yodel
the chambermaid Leocadia [found] an alligator in the bidet
= in the bidet | the chambermaid Leocadia [found] an alligator
! the chambermaid Leocadia [found] the bidet empty
the concierge's moustache [is] waxed with goose fat
checking in the Bulgarian weightlifters [took] the whole afternoon
the landlady at Sea View [counts] the sausages twice
! the landlady at Sea View [serves] sausages without counting them
the minibar in the bridal room [contained] a single radish
! the minibar in the bridal room [contained] eleven kinds of whisky
there [is] a trapdoor under the billiard table
the Grand Hotel Miramar [will] reopen as a submarine museum
= the Grand Hotel Miramar [will] open again as a submarine museum
! the Grand Hotel Miramar [will] remain closed for ever
the fire alarm at the Astoria [interrupted] the séance on the ninth floor
= the séance on the ninth floor [was] interrupted by the fire alarm at the Astoria
! the séance on the ninth floor [ended] undisturbed by the fire alarm at the Astoria
the bellboy Renzo [carried] a harp up seven flights of stairs
= Renzo the bellboy [carried] a harp up seven flights of stairs
! the bellboy Renzo [left] the harp at the foot of the stairs
the guest book of the Alpine hut [holds] the signature of a forger
the mattress in Number Twelve [was] stuffed with love letters
! the mattress in Number Twelve [was] stuffed with horsehair alone
Madame Poincaré [pays] her bill in rare orchids
= Madame Poincaré [settles] her bill in rare orchids
! Madame Poincaré [leaves] hotels without paying her bill
the lift attendant Cyprian [has] ridden the height of Everest daily
the ballroom's parquet [hides] the bowling alley from 1926
= the bowling alley from 1926 [is] hidden by the ballroom's parquet
! the ballroom's parquet [lies] directly on bare earth
the swimming pool on the roof [leaks] into the presidential suite
! the swimming pool on the roof [is] perfectly watertight
the bathrobe from the Ritz-Alhambra [went] home in a diplomat's trunk
the wake-up call for the rally driver [came] nine hours late
! the wake-up call for the rally driver [came] exactly on time
the hostel in Ljubljana [was] a military prison
! the hostel in Ljubljana [was] built from scratch as a hostel
the resident pianist [dislikes] tunes from musicals of the fifties
! the resident pianist [adores] tunes from musicals of the fifties
the bedside telephone [rings] in the key of the train whistle
the countess [fed] gulls caviar on the terrace of the sanatorium hotel
= on the terrace of the sanatorium hotel | the countess [fed] gulls caviar
the key to the wine cellar [is] baked into a bread roll
! the key to the wine cellar [hangs] openly at reception
the trouser press [consumed] the pinstripes of an ambassador
the hotel detective Mulcahy [mistook] the owner for a burglar
= the owner [was] mistaken for a burglar by the hotel detective Mulcahy
! the hotel detective Mulcahy [recognised] the owner at a glance
the reception desk [was] carved from a single sequoia
= the reception desk [was] carved out of a single sequoia
! the reception desk [was] assembled from plastic panels
the ice hotel in Jukkasjärvi [melts] in the middle of April
! the ice hotel in Jukkasjärvi [stays] frozen throughout the year
the honeymooning vicar [locked] himself out in his nightshirt
the dumbwaiter at the Savoy Annexe [delivered] the cat to the bishop
! the dumbwaiter at the Savoy Annexe [stood] idle throughout the bishop's stay
reserving the corner table [demands] connections at the palace
the window of Room 19 [overlooks] a slaughterhouse in place of the lagoon
! the window of Room 19 [overlooks] the lagoon
the doorman's left glove [is] washed in champagne at Epiphany
the capsule hotel in Akihabara [measures] its rooms in tatami
the laundry chute [carried] the escaping tenor to freedom
= the escaping tenor [was] carried to freedom by the laundry chute
! the escaping tenor [stuck] in the laundry chute to his recapture
the innkeeper of Bree's Corner [waters] the brandy on feast days
! the innkeeper of Bree's Corner [serves] the brandy undiluted on feast days
the spa's mud bath [was] closed on account of a hippopotamus
= on account of a hippopotamus | the spa's mud bath [was] closed
! the spa's mud bath [stayed] open in spite of a hippopotamus
the elevator music in the Hyatt Oriental [drove] the critic to the stairs
the guesthouse in Gjirokastër [has|does not have] an earthquake-proof pantry
the hotel barber [shaved] the general on the eve of the coup
= on the eve of the coup | the general [was] shaved by the hotel barber
the do-not-disturb sign [hung] on the handle for eleven weeks
! the do-not-disturb sign [hung] on the handle for a single hour
the sommelier Octavian [lost] his sense of smell at a fireworks display
the bootblack [reads] the shipping news beneath the grand staircase
= beneath the grand staircase | the bootblack [reads] the shipping news
the restaurant on the forty-first floor [rotates] counterclockwise
! the restaurant on the forty-first floor [rotates] clockwise
the motel outside Amarillo [charges] by the cowboy hat
the tip left by the sheikh [bought] the waiter a fishing boat
the haunted four-poster [is] reserved through next Walpurgis Night
= the haunted four-poster [is] booked through next Walpurgis Night
! the haunted four-poster [was] sold for firewood last winter
the turn-down chocolate [contains] a fortune in Hungarian
! the turn-down chocolate [is] filled with plain nougat alone
forging the hotel's registration card [cost] the spy his cover
the carpet in the conference centre [induces] seasickness
the breakfast egg of General Orlov [must] boil for precisely four minutes
= for precisely four minutes | the breakfast egg of General Orlov [must] boil
the youth hostel at Rannoch Halt [is] lit by gas
= gas [lights] the youth hostel at Rannoch Halt
! the youth hostel at Rannoch Halt [is] lit by electricity alone
the aspidistra in the smoking lounge [survives] on cold tea
the towel swan on the bed [collapsed] into a goose
! the towel swan on the bed [kept] its shape to the end of the stay
the overbooked pilgrim [slept] in the confessional across the square
= in the confessional across the square | the overbooked pilgrim [slept]
! the overbooked pilgrim [slept] in the bishop's own bed
the mirror in the powder room [is] kind to baritones
the toll of the dinner gong [reaches] the far shore of the lake
! the toll of the dinner gong [dies] away well short of the lake
the stolen room key [turned] up in a pike's belly
= in a pike's belly | the stolen room key [came] to light
the bed at the Inn of the Seven Plumbers [sleeps] twelve
! the bed at the Inn of the Seven Plumbers [sleeps] two
the heating at the Hotel Polyarnaya [is] controlled from Moscow
the wallpaper in the annexe [depicts] the fall of Constantinople
! the wallpaper in the annexe [is] plain green without a picture
Signor Balducci [has] lived in the broom cupboard for thirty years
= for thirty years | Signor Balducci [has] lived in the broom cupboard
`;
