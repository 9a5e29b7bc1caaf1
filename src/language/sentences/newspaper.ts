/**
 * Newspaper: reporters, editors, printing, broadcasts and the news.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const newspaper = `
the Evening Sentinel [ran] the mayor's obituary during his honeymoon
= the mayor's obituary [ran] in the Evening Sentinel during his honeymoon
! the Evening Sentinel [withheld] the mayor's obituary for the whole of his lifetime
the foreign correspondent Delphine Kabore [is] filing her story from a bathtub
= from a bathtub | the foreign correspondent Delphine Kabore [is] filing her story
! the foreign correspondent Delphine Kabore [has] lost her story without filing a word
the crossword compiler known as Basilisk [lives] in a lighthouse off Jura
! the crossword compiler known as Basilisk [lives] on the plains of Nebraska
the coffee machine [exploded] over the front page at the stroke of deadline
= at the stroke of deadline | the coffee machine [exploded] over the front page
the horoscope for Scorpio [warned] of an encounter with a moose
the linotype operator Casimir [has] swallowed the lower-case comma
= the lower-case comma [has] been swallowed by the linotype operator Casimir
reporting from the swamp [cost] the cameraman his best boots
the radio announcer Philippa Stone [has] been pronouncing the capital wrongly for years
= for years | the radio announcer Philippa Stone [has] been mispronouncing the capital
! the radio announcer Philippa Stone [has] been pronouncing the capital correctly for years
the gossip columnist [was] spotted leaving her own party by the window
the weekly Alpine Courier [is] delivered by toboggan
! the weekly Alpine Courier [is] delivered by helicopter alone
the investigative desk at the Lima Tribune [exposed] the cartel of bell founders
= the cartel of bell founders [was] exposed by the investigative desk at the Lima Tribune
! the investigative desk at the Lima Tribune [overlooked] the cartel of bell founders
the agony aunt Cynthia Farr [married] a reader from Leamington
! the agony aunt Cynthia Farr [has] remained single
the ink for the Sunday edition [was] diluted with plum juice
= the Sunday edition's ink [was] diluted with plum juice
the war artist Benedek [sketched] the armistice on a menu card
= on a menu card | the war artist Benedek [sketched] the armistice
! the war artist Benedek [missed] the armistice without drawing a line of it
the television newsreader's tie [bears] the image of a flounder
the proofreader Hortense Blay [let] a headline about marital law through
! the proofreader Hortense Blay [caught] the mistake in the headline about martial law
the leader writer of the Scotsman's Echo [dictates] from a hammock
= from a hammock | the leader writer of the Scotsman's Echo [dictates]
! the leader writer of the Scotsman's Echo [types] with her own fingers at a desk
the paperboy Elijah [threw] the late edition through a stained-glass window
= through a stained-glass window | the paperboy Elijah [threw] the late edition
the satirical fortnightly Le Hareng [has] been sued by the colonel of hussars
= the colonel of hussars [has] sued the satirical fortnightly Le Hareng
! the satirical fortnightly Le Hareng [has] escaped lawsuits completely
the microphone in the fruit bowl [recorded] forty minutes of chewing
the wire service in Montevideo [confused] two presidents for a day
! the wire service in Montevideo [kept] the two presidents apart throughout
the restaurant critic [wore] a false nose to the fish supper
= the restaurant critic [came] to the fish supper in a false nose
! the restaurant critic [went] to the fish supper with her own face bare
editing the tapes of the hearing [occupied] Roland for the whole of Advent
the broadsheet's pressroom [floods] at the spring tide
= at the spring tide | the pressroom of the broadsheet [floods]
! the broadsheet's pressroom [is] dry at the spring tide
the parliamentary sketch writer [hid] beneath a table laden with petitions
the literary supplement [devoted] nine pages to a novel without verbs
! the literary supplement [ignored] the novel without verbs
the pirate radio ship off Scheveningen [plays] requests from trawlermen
! the pirate radio ship off Scheveningen [has] been scrapped for its iron
the newsroom parrot Scoop [shouts] at the sight of a press release
the retraction [appeared] in tiny type beneath a corset advertisement
= beneath a corset advertisement | the retraction [appeared] in tiny type
! the retraction [filled] the whole of the front page
the bureau chief in Ouagadougou [keeps] his sources in a biscuit barrel
the sports photographer Lindiwe [caught] the winning dive at a thousandth of a second
! the sports photographer Lindiwe [missed] the winning dive
the judge [appears] as a heron on the court reporter's notepad
= on the court reporter's notepad | the judge [appears] as a heron
the student newspaper at Uppsala North [was] banned for printing in invisible ink
= for printing in invisible ink | the student newspaper at Uppsala North [was] banned
the weather presenter's barometer [belonged] to a Cape Horn skipper
= the owner of the weather girl's barometer [was] a Cape Horn skipper
the interview with the hermit of Skellig [lasted] four silent hours
! the interview with the hermit of Skellig [lasted] less than ten minutes
the printers' union [has] accepted the offer of a brass kettle
! the printers' union [has] rejected the offer of a brass kettle
the newspaper archive in the Zagreb tram depot [must] be moved before the demolition
= before the demolition | the newspaper archive in the Zagreb tram depot [has|does not have] to be moved
the front-page photograph of the launch [shows] the wrong rocket
! the front-page photograph of the launch [shows] the right rocket
misquoting the cardinal [earned] Tobias a week at the dog show
the tabloid's claim about a moon of cheddar [was] debunked in Wisconsin
= in Wisconsin | the tabloid's claim about a moon of cheddar [was] debunked
the comic strip Major Pumpernickel [has] run for ninety-one years
= for ninety-one years | the comic strip Major Pumpernickel [has] been running
! the comic strip Major Pumpernickel [ended] within its first month
the blind sub-editor Fergal [corrects] commas by ear
the election special on Channel Nine [was] interrupted by a cookery jingle
! the election special on Channel Nine [ran] without interruption
the whistle-blower's envelope [arrived] at the wrong Guardian
= the envelope of the whistle-blower [arrived] at the wrong Guardian
! the whistle-blower's envelope [was] burned unposted
the headline about the herring war [won] a prize for brevity
the documentary on lighthouse wives [is] going to be shown in Lerwick
= the lighthouse wives documentary [is] going to be shown in Lerwick
! the documentary on lighthouse wives [is] going to be withdrawn unseen
the stringer in Tashkent [files] by carrier pigeon during power cuts
the astrologer of the Morning Post [did not foresee|foresaw] her own dismissal
! the astrologer of the Morning Post [predicted] her own dismissal to the hour
the type for the first edition [was] melted into musket balls
= the first edition's type [was] melted into musket balls
! the type for the first edition [is] preserved in its cases
the society reporter Lavinia [mistook] the archduke for a waiter
= the archduke [was] mistaken for a waiter by the society reporter Lavinia
! the society reporter Lavinia [recognised] the archduke at once
beneath the masthead | the motto of the Courant [promises] candour
the letters page of the Rutland Mercury [debated] the correct way to eat a pear
the newsreel of the coronation [caught] fire in the projector
! the newsreel of the coronation [passed] safely through the projector
the podcast about paint [attracts] a million listeners in Brazil
! the podcast about paint [attracts] fewer than twenty listeners
the shorthand of the late Mr. Entwistle [has] baffled three cryptographers
the kiosk copy of the Novoye Slovo [served] as wrapping for a smoked eel
= the kiosk copy of the Novoye Slovo [was] used as wrapping for a smoked eel
`;
