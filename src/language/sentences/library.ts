/**
 * Library: books, libraries, scholars, manuscripts and languages.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const library = `
the dictionary of Old Frisian [breaks] off at the word for herring
= at the word for herring | the dictionary of Old Frisian [breaks] off
! the dictionary of Old Frisian [runs] complete to its final letter
the librarian at Saint Gallen Road [whispers] to the encyclopaedias
Volume Nine of the atlas [was] returned forty-six years late
! Volume Nine of the atlas [was] returned a day early
the palimpsest beneath the cookery book [preserves] the speech by Hyperides
= the speech by Hyperides [is] preserved in the palimpsest beneath the cookery book
cataloguing the pamphlets [will] occupy Miss Trelawney for the rest of her career
the humidifier [leaked] onto a first folio in the rare books room
= in the rare books room | the humidifier [leaked] onto a first folio
the novelist Anselm Dupré [writes] with a feather from his own goose
! the novelist Anselm Dupré [dictates] without touching a pen
the bookworm in the Book of Job [has] eaten the word patience
the poetry section [is] arranged by the mood of the poet
= the poetry section [is] arranged by the poet's mood
! the poetry section [is] arranged alphabetically by surname
the sole speaker of Ter Sami in the village [argues] with a parrot
there [is] a pressed violet at page two hundred of the logbook
the mobile library for the outer isles [travels] aboard a fishing smack
= aboard a fishing smack | the outer isles' mobile library [travels]
! the mobile library for the outer isles [travels] by hovercraft alone
the translator Kumiko Hayashi [rendered] the sonnet as a crossword
= the sonnet [was] rendered as a crossword by the translator Kumiko Hayashi
! the translator Kumiko Hayashi [gave] up the sonnet without rendering a line
the bookbinder on Quai Voltaire [glued] his sleeve to a breviary
the footnote about turnips [outgrew] the chapter above it
! the footnote about turnips [is] shorter than the chapter above it
the medieval bestiary [gives] the elephant the feet of a hen
! the medieval bestiary [gives] the elephant the feet of a horse
the overdue fine on Moby-Dick [exceeds] the price of a small whale
borrowing the Gutenberg leaf [requires] a letter from two archbishops
the linguist Ezra Feldmann [is] compiling the grammar of whistled Spanish
= the grammar of whistled Spanish [is] being compiled by the linguist Ezra Feldmann
! the linguist Ezra Feldmann [has] abandoned his grammar of whistled Spanish
the bestseller about beige [was] remaindered within a week
! the bestseller about beige [stayed] at full price for three years
the janitor [discovered] a sealed door behind the card catalogue
= behind the card catalogue | the janitor [discovered] a sealed door
the hieroglyph for gratitude [resembles] a startled quail
the scribe's complaint in the margin [concerns] cold feet
! the scribe's complaint in the margin [concerns] hot weather alone
the spelling reform of Volapük [split] the movement in two
! the spelling reform of Volapük [united] the movement
the illuminated capital [shows] the rabbit beheading a hound
= the rabbit beheading a hound [appears] in the illuminated capital
the Braille edition of the railway guide [fills] sixteen crates
= the railway guide's Braille edition [fills] sixteen crates
! the Braille edition of the railway guide [fits] in a coat pocket
the biographer of Countess Orlova [inherited] her debts with her diaries
the ladder in the law library [rolled] away beneath the dean
! the ladder in the law library [stood] firmly beneath the dean
the sixth tone of the hill dialect [can] be heard solely by grandmothers
the copyist's error at Monte Ardo [turned] the saint into a goat
= the saint [was] turned into a goat by the copyist's error at Monte Ardo
the manuscript of the unfinished epic [was] fed to a stove in Odesa
! the manuscript of the unfinished epic [survives] in a museum in Lviv
Professor Quarles's lecture on silence [ran] twenty minutes over
= the lecture of Professor Quarles on silence [overran] by twenty minutes
! Professor Quarles's lecture on silence [ended] twenty minutes early
the detective novel on the night table [lacks] its final chapter
= the final chapter [is] missing from the detective novel on the night table
! the detective novel on the night table [is] complete to the final page
the manuscript thief of Bologna [hid] vellum inside his violin
= inside his violin | the manuscript thief of Bologna [hid] vellum
with a straight face | the sign language interpreter [translated] the tenor's hiccup
! the sign language interpreter [left] the tenor's hiccup untranslated
the Rosetta replica in the foyer [has] been licked smooth by schoolboys
the interlibrary loan from Ulm [arrived] gnawed at one corner
! the interlibrary loan from Ulm [arrived] in pristine condition
the phrasebook for travellers in Moldavia [begins] with a threat
= the phrasebook for travellers in Moldavia [opens] with a threat
! the phrasebook for travellers in Moldavia [begins] with a greeting
the archive of the Whaling Board [must] be kept below nine degrees
! the archive of the Whaling Board [needs] heating above thirty degrees
the children's story hour [was] taken over by the retired bosun
= the retired bosun [took] over the children's story hour
the oldest bookshop in Leuven [sells] its dust by the gram
the theologian's index [omits] the devil by accident
= by accident | the devil [was] left out of the theologian's index
! the theologian's index [lists] the devil at length
learning the runic alphabet [helped] Ragnhild to label her jam
the haiku about the photocopier [won] the staff competition
! the haiku about the photocopier [came] last in the staff competition
the sound archive [owns] a recording of the last speaker of Ubykh
the rubber plant in the periodicals room [is] older than the periodicals
! the rubber plant in the periodicals room [is] younger than the periodicals
the encyclopaedia salesman [became] trapped in the revolving door
= in the revolving door | the encyclopaedia salesman [became] trapped
the chained Bible at Wimborne Cross [has|does not have] a bullet lodged in Leviticus
! the chained Bible at Wimborne Cross [is] free of bullets
the dialect word for puddle [changes] at the county boundary
the forged diary of the general [mentions] a brand of biscuit unknown to him
the gilder [misplaced] a vowel on the spine of the thesaurus
= on the spine of the thesaurus | the gilder [misplaced] a vowel
the desert library at Chinguetti Wells [is] threatened by termites
= the desert library at Chinguetti Wells [is] under threat from termites
! the desert library at Chinguetti Wells [is] safe from termites
the typewriter of the exiled playwright [jams] at the letter M
! the typewriter of the exiled playwright [types] the letter M with ease
Abbot Trithemius's cipher [took] a Welsh schoolgirl eleven minutes to break
! Abbot Trithemius's cipher [resisted] the Welsh schoolgirl for good
the ghostwriter of the admiral [suffers] from seasickness
! the ghostwriter of the admiral [is] free of seasickness
the errata slip [contains] an error of its own
! the errata slip [is] free of errors
the microfilm of the parish register [shows] a thumb on folio eleven
the accent of the newsagent from Cork [thickens] on the telephone
! the accent of the newsagent from Cork [vanishes] on the telephone
the prize for the worst opening sentence [goes] to the tax lawyer from Hull
= the tax lawyer from Hull [receives] the prize for the worst opening sentence
! the prize for the worst opening sentence [goes] to a nun from Padua
lending the atlas to the pirates' museum [was] a mistake in hindsight
the shushing of Miss Oduya-Clark [can] be felt in the basement
! the shushing of Miss Oduya-Clark [is] imperceptible in the basement
the bookplate of Viscount Melrose [depicts] an owl reading a bill
the calligrapher Rashid Al-Din [sharpens] his reeds at sunrise
= at sunrise | the calligrapher Rashid Al-Din [sharpens] his reeds
! the calligrapher Rashid Al-Din [sharpens] his reeds solely after nightfall
`;
