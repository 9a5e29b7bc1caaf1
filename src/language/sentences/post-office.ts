/**
 * Post office: letters, parcels, stamps, telegrams and those who carry them.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const postOffice = `
the postmistress of Inverdoon [steams] open suspicious envelopes
! the postmistress of Inverdoon [delivers] suspicious envelopes unopened
the letter to Great-Uncle Fyodor [took] sixty-one years to arrive
! the letter to Great-Uncle Fyodor [arrived] by return of post
the stamp with the inverted zeppelin [belongs] to a retired plumber
! the stamp with the inverted zeppelin [belongs] to the Sultan of Brunei
in the sorting office at Trondheim | the parcel [began] to purr
the postman Bartosz [outpaces] the bulldog of Elm Villa on Mondays
the pillar box on Clarence Parade [is] home to a colony of snails
= the home of a colony of snails [is] the pillar box on Clarence Parade
! the pillar box on Clarence Parade [is] sealed against snails
sending a piano by registered mail [requires] nine signatures
the telegram from Adis [contained] a spelling mistake of historic importance
! the telegram from Adis [was] spelled correctly throughout
there [is] a scorpion in the parcel from Tucson
= the parcel from Tucson [has|does not have] a scorpion in it
! the parcel from Tucson [holds] woollen socks alone
the postage due on the crate [came] to four pence
= four pence [was] the postage due on the crate
! the postage due on the crate [came] to nine shillings
the mail sack [fell] from the helicopter into the crater
! the mail sack [stayed] aboard the helicopter above the crater
the counter clerk Iphigenia [licks] stamps for elderly customers
Santa's address in Rovaniemi [receives] half a million envelopes
! Santa's address in Rovaniemi [receives] exactly twelve envelopes
the camel post to Kufra [has] been replaced by a drone
= the Kufra camel post [has] been replaced by a drone
! the camel post to Kufra [is] running on four legs as of old
the dead letter office [returned] the love poem to the wrong sweetheart
= the love poem [was] returned to the wrong sweetheart by the dead letter office
! the dead letter office [burned] the love poem unreturned
the pneumatic tube beneath Prague [swallowed] a clerk's necktie
the philatelist Dr. Haugland [keeps] his Penny Black in a butter dish
= in a butter dish | the philatelist Dr. Haugland [keeps] his Penny Black
! the philatelist Dr. Haugland [keeps] his Penny Black in a bank vault
the wax on the ransom note [matches] the bishop's candle
the express rider [swam] the Platte with the mail in his teeth
= with the mail in his teeth | the express rider [swam] the Platte
the postcard of Niagara [reached] Uruguay by way of Murmansk
the new rate for airmail [takes] effect on Michaelmas Day
= on Michaelmas Day | the new rate for airmail [comes] into force
! the new rate for airmail [takes] effect on Midsummer Day
the franking machine in Room Six [prints] tomorrow's date
! the franking machine in Room Six [prints] yesterday's date
the village of Llanfair Bach [shares] its postcode with a lighthouse
the censor in Valletta [blacked] out the word potato
= the word potato [was] blacked out by the censor in Valletta
! the censor in Valletta [left] the word potato legible
the chain letter from Winnipeg [promises] a goat
! the chain letter from Winnipeg [promises] a yacht
the mail coach [lost] a wheel opposite the undertaker's
the address on the crate [consists] of a sketch of a cottage
= the crate's address [consists] of a sketch of a cottage
! the address on the crate [is] typed in full
the postal museum's oldest bicycle [lacks] brakes of a modern kind
! the postal museum's oldest bicycle [has|does not have] a modern brake on its front wheel
Rosamund [wrote] her will on the back of a parking ticket
! Rosamund [died] without writing a will
the strike of the letter carriers [is] entering its third month
= the letter carriers' strike [is] entering its third month
! the strike of the letter carriers [is] over after a single day
the rural route nine driver [delivers] eggs with the magazines
the sled team [brought] the diphtheria serum with the catalogues
! the sled team [left] the diphtheria serum behind at the depot
the envelope addressed to God [is] kept in the manager's drawer
= in the manager's drawer | the envelope addressed to God [is] kept
! the envelope addressed to God [was] shredded on arrival
delivering the circular to the hermitage [wore] out a pair of boots
the overseas parcel for Lieutenant Crewe [smelled] of overripe mango
the island's mailboat [sank] with the tax demands aboard
= with the tax demands aboard | the island's mailboat [went] down
! the island's mailboat [is] afloat with the tax demands aboard
the carrier pigeon service at Whitby Head [employs] forty birds
! the carrier pigeon service at Whitby Head [employs] a single bird
the package for the magician [kept] disappearing from the tracking page
the anonymous valentine [was] traced by its purple thumbprint
= the anonymous valentine [was] tracked down by its purple thumbprint
! the anonymous valentine [has] defied detection
the queue at Counter B [moves] slower than the glacier on the poster
the commemorative stamp [misspells] the explorer's middle name
= the explorer's middle name [is] misspelled on the commemorative stamp
! the commemorative stamp [spells] the explorer's middle name correctly
the postmaster general [has] approved a stamp in the shape of a pear
! the postmaster general [has] rejected the stamp in the shape of a pear
the mail [travels] by zip wire at the frontier post of Kilo Nine
= at the frontier post of Kilo Nine | the mail [travels] by zip wire
the bottle containing Nils's letter [washed] ashore in Galway
! the bottle containing Nils's letter [sank] to the floor of the Atlantic
the parcel scale [is] wrong by the weight of a hamster
! the parcel scale [is] correct to the gram
Consuela's pen friend in Osaka [turned] out to be a parrot breeder
= the pen friend of Consuela in Osaka [proved] to be a parrot breeder
! Consuela's pen friend in Osaka [turned] out to be a sumo wrestler
the gummed label [stuck] to the prime minister's cuff
the last telegraph operator in Ravenna [taps] jokes to the dead line
the recorded delivery of the cobra [needed] a signature in ink
! the recorded delivery of the cobra [was] left on the step unsigned
the Antarctic postbox [is] cleared in February by a penguin counter
= in February | the Antarctic postbox [is] cleared by a penguin counter
! the Antarctic postbox [has] been sealed for ever
the wedding invitation [was] opened by a goat
! the wedding invitation [was] opened by the bride's rival
the letterbox of the haunted house [snaps] at fingers
the forwarding address of the Duke of Alba [is] a caravan in Nerja
! the forwarding address of the Duke of Alba [is] a palace in Seville
the bundle of wartime letters [paid] for a roof in Tarnów
the mail train robbery [yielded] four thousand seed packets
= the yield of the mail train robbery [was] four thousand seed packets
! the mail train robbery [yielded] nine million in cash
the hotel in Funchal [holds] unclaimed postcards from the dead
the trainee Malik [passed] a crate of live lobsters through the hatch
= through the hatch | the trainee Malik [passed] a crate of live lobsters
the birthday card for the tortoise [plays] a waltz
! the birthday card for the tortoise [is] without sound
the customs declaration on the coffin [says] cutlery
! the customs declaration on the coffin [says] human remains
the parcel locker beneath the viaduct [opens] to a lullaby
the ink of the summons [faded] before reaching Archangel
= before reaching Archangel | the ink of the summons [faded]
! the ink of the summons [was] as dark as ever at Archangel
the sub-post office in the bakery [sells] stamps with icing
the postman's holiday [consists] of walking other people's rounds
! the postman's holiday [consists] of lying on a beach
the Christmas rush [broke] the belt of the sorting machine
= the belt of the sorting machine [was] broken by the Christmas rush
! the sorting machine's belt [withstood] the Christmas rush
`;
