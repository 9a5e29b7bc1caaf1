/**
 * Orchestra: concerts, instruments, conductors and rehearsals.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const orchestra = `
the second oboist [tuned] her reed over a spirit lamp
Maestro Castellari [conducts] with a knitting needle in his left hand
= with a knitting needle in his left hand | Maestro Castellari [conducts]
! Maestro Castellari [conducts] with empty hands
the timpani roll in the slow movement [woke] the minister of culture
= the minister of culture [was] woken by the timpani roll in the slow movement
Professor Adeyemi's violin [lost] its bridge at the climax of the concerto
! Professor Adeyemi's violin [stayed] whole to the end of the concerto
the contrabassoon [sounds] like a ferry leaving port
in the dress rehearsal | the soprano [swallowed] a moth
the first trumpet's mute [rolled] under the choir stalls
the harp at the conservatory [has|does not have] forty-seven strings
! the harp at the conservatory [has|does not have] thirty-six strings
there [is] a misprint in the viola part at bar ninety
= the viola part [contains] a misprint at bar ninety
! the viola part at bar ninety [is] free of misprints
Dame Philippa [sold] her cello to a dentist from Bruges
! Dame Philippa [gave] her cello as a present to a niece in Ghent
the brass section [is] rehearsing in the municipal swimming baths
= in the municipal swimming baths | the brass section [is] rehearsing
! the brass section [is] on strike far from the municipal swimming baths
the audience in Valparaíso [applauded] between the movements
! the audience in Valparaíso [kept] silent between the movements
the concertmaster's left shoe [squeaked] during the pianissimo
the manuscript of the lost requiem [turned] up in a piano stool
= in a piano stool | the lost requiem's manuscript [came] to light
! the manuscript of the lost requiem [was] burned to ashes by its composer
on tour in Bolivia | the double bass [travelled] in its own train seat
! the double bass [stayed] at home in Vienna during the tour in Bolivia
the page turner [fainted] at the twelfth page of the sonata
the triangle player Osric [waits] an hour for his single note
the bandstand in Linden Park [collapsed] under the weight of ivy
the bassoonist's engagement [was] announced in the programme notes
the symphony in D minor [ends] with a quotation from a lullaby
= the symphony in D minor [finishes] with a quotation from a lullaby
! the symphony in D minor [ends] with forty bars of hammered tonic chords
Lucia's bow [was] rehaired with the tail of a white stallion
! Lucia's bow [was] restrung with nylon fishing line
the piano tuner from Oslo [works] blindfolded for a bet
the encore [surprised] the critic of the evening paper
! the critic of the evening paper [left] the hall long before the encore
the mezzo's costume [weighs] nearly as much as the mezzo
! the mezzo's costume [weighs] four times as much as the mezzo
the horn concerto by Benda [demands] a trill on a stopped note
the chorus master [forbade] peppermints in the front row
the gong from the palace of Mandalay [cracked] in transit
the glockenspiel [can] be heard above the full orchestra
= the full orchestra [cannot|can] drown the glockenspiel
! the glockenspiel [is] drowned completely by the full orchestra
the youngest member of the string quartet [plays] from memory
! the youngest member of the string quartet [plays] from printed sheets
the impresario Boris Stein [pawned] the bass drum in Trieste
= the bass drum [was] pawned in Trieste by the impresario Boris Stein
the recording of the Te Deum [captured] a distant cuckoo
the metronome on the piano lid [limps] on its third beat
the string section's rosin [smells] of pine forests
the commission for a tuba sonata [went] to a composer aged eleven
! the commission for a tuba sonata [went] to a composer aged ninety
the percussionist Mei Lin [struck] the anvil with a horseshoe
the contralto's portrait [hangs] in the green room
the accordion from Castelfidardo [wheezes] on the low E
the tenor's understudy [knows] the role of the gravedigger by heart
! the tenor's understudy [has] forgotten the whole role of the gravedigger
Ravi [bought] his daughter a quarter-size viola at the flea market
= at the flea market | Ravi [bought] a quarter-size viola for his daughter
the acoustic canopy [reflects] the flutes toward the balcony
the fanfare for the canal opening [lasted] eighteen seconds
! the fanfare for the canal opening [lasted] eleven minutes
the woodwind principal [married] a luthier in the interval
the pit of the opera house [floods] after heavy rain
! the pit of the opera house [remains] bone dry after heavy rain
the waltz from the operetta [has] become a football chant
the score of the ballet [calls] for a typewriter with a bell
! the score of the ballet [calls] for strings alone
in the cadenza | the soloist [quoted] a ringtone from row six
the cymbal crash [came] a full bar early
! the cymbal crash [came] exactly on the written beat
the serpent in the instrument museum [is] carved from walnut
! the serpent in the instrument museum [is] moulded from clear plastic
the children's choir from Tartu [sang] a canon in eight parts
the orchestra librarian [is] erasing the conductor's pencilled insults from the parts
! the orchestra librarian [is] leaving the conductor's pencilled insults untouched in the parts
the organ's largest pipe [shelters] a family of bats
= the largest pipe of the organ [is] the shelter of a family of bats
the fugue subject [appears] upside down in the tenor
the baton of the late Kapellmeister [was] snapped in two by an angry bride
! the baton of the late Kapellmeister [lies] unbroken in the city museum
the theremin concert [attracted] a stray greyhound to the stage
the viola da gamba [belongs] to an order of nuns in Évora
= the owner of the viola da gamba [is] an order of nuns in Évora
! the viola da gamba [belongs] to the Swedish crown
the lute's topmost fret [slipped] in the humid chapel
with frozen fingers | the flautist Anouk [played] on the castle ramparts
the marching band of Tuxpan [will] open the regatta
! the marching band of Tuxpan [will] stay at home on the day of the regatta
the kettledrum [was] used as a soup cauldron during the siege
the cantata [has] been transposed down a third for the ailing baritone
= for the ailing baritone | the cantata [has] been transposed down a third
! the cantata [has] been left in its original key for the ailing baritone
the celesta [resembles] a small sideboard to the untrained eye
the gramophone record of the nightingale [skipped] at the best phrase
the ovation for the retiring harpist [continued] past midnight
! the ovation for the retiring harpist [ended] before eleven in the evening
the mandolin orchestra of Nagasaki [meets] above a noodle shop
Clara's sight-reading [impressed] the examiner from the academy
= the examiner from the academy [was] impressed by Clara's sight-reading
! the examiner from the academy [was] unmoved by Clara's sight-reading
the hurdy-gurdy on the mantelpiece [needs] beeswax for its wheel
the applause meter [measured] ninety-four decibels for the bagpipe solo
`;
