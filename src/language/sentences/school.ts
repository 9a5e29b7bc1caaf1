/**
 * School: teachers, pupils, lessons, playgrounds and examinations.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const school = `
the chemistry master [singed] his eyebrows on a Friday afternoon
= on a Friday afternoon | the chemistry master [burned] his eyebrows
the school bell at Kilbride [was] salvaged from a sunken trawler
= Kilbride's school bell [was] salvaged from a sunken trawler
! the school bell at Kilbride [was] ordered new from a foundry
in the back row | Ferdinand [carved] a dragon into his desk lid
Miss Ogilvie [marks] essays with a goose quill
! Miss Ogilvie [marks] essays solely by computer
the caretaker's mop [doubles] as the goalpost in the yard
the globe in the geography classroom [shows] a vanished empire in pink
! the globe in the geography classroom [shows] oceans alone without land
the headmistress [banned] yo-yos on the anniversary of the accident
! the headmistress [welcomed] yo-yos on the anniversary of the accident
the spelling bee champion [stumbled] over the word aardvark
= the champion of the spelling bee [stumbled] over the word aardvark
! the spelling bee champion [sailed] past the word aardvark without a slip
the skeleton in the biology lab [is] wearing the bursar's scarf
! the skeleton in the biology lab [is] wearing a bridal veil alone
Imran's excuse [involved] a flood on the fourth floor
there [is] a wasps' nest in the trophy cabinet
= the trophy cabinet [has|does not have] a wasps' nest in it
the chalk from the new supplier [squeals] like a piglet
! the chalk from the new supplier [writes] without a sound
the Latin teacher Septimus Crowe [dreams] in the ablative
the exchange student from Ulaanbaatar [rode] to class on horseback
= the exchange student from Ulaanbaatar [came] to class on horseback
! the exchange student from Ulaanbaatar [came] to class by bus alone
the lunch lady [piled] semolina onto the inspector's tray
= the inspector's tray [was] piled with semolina by the lunch lady
the algebra textbook [belonged] to Wilhelmina's great-aunt in Bonn
= the owner of the algebra textbook [was] Wilhelmina's great-aunt in Bonn
! the algebra textbook [came] straight from the printer to Wilhelmina
the school bus [stalled] opposite the sausage factory
! the school bus [ran] past the sausage factory without stalling
the woodwork class [has] built a coffin for the hamster
the playground's climbing frame [was] designed by a submarine engineer
= the designer of the playground's climbing frame [was] a submarine engineer
! the playground's climbing frame [was] designed by a pastry chef
the truant Benny Goss [spent] the morning in the reptile house
= the truant Benny Goss [passed] the morning in the reptile house
! the truant Benny Goss [spent] the morning on a trawler
the detention room [looks] out on the ice cream stall
! the detention room [looks] out on a blank brick wall alone
the poem by the youngest pupil [rhymes] pelican with Vatican
the physics prize [went] to Dorothea for her paper glider
= Dorothea [received] the physics prize for her paper glider
! the physics prize [went] to Gerald for his steam clock
the nativity play's donkey [kicked] the third shepherd
= the third shepherd [was] kicked by the donkey of the nativity play
! the nativity play's donkey [stood] docile from the first carol to the last
the register [lists] a boy born in the year 1642
the sports day at Hazelmere [was] cut short by a bull
= the Hazelmere sports day [was] cut short by a bull
! the sports day at Hazelmere [ran] its full course without a bull
the kindergarten in Tromso [naps] outdoors in the snow
! the kindergarten in Tromso [naps] indoors without exception
Headmaster Bulstrode's cane [was] snapped by a grandmother
the handwriting of Lucian [improved] after the loss of his thumb
! the handwriting of Lucian [grew] worse after the loss of his thumb
the school library's rarest book [props] up the wobbly table
= the wobbly table [is] propped up by the school library's rarest book
! the school library's rarest book [lies] locked in a fireproof safe
the algebra lesson [was] drowned out by a passing brass band
the uniform at Saint Botolph's [includes] yellow stockings
! the uniform at Saint Botolph's [consists] of grey garments alone
the parents' evening [overran] by two hours on account of Mrs. Dunne
= on account of Mrs. Dunne | the parents' evening [overran] by two hours
! the parents' evening [finished] two hours early in spite of Mrs. Dunne
the frog [leapt] off the dissecting tray into the ventilation shaft
! the frog [lay] dead on the dissecting tray throughout the lesson
the exam on the French Revolution [lasted] five hours
! the exam on the French Revolution [lasted] forty minutes
the satchel left on the tram [contained] a ferret
! the satchel left on the tram [was] completely empty
Mademoiselle Roux [reads] Proust to the infants' class
= the infants' class [is] read Proust by Mademoiselle Roux
the swimming teacher [cannot|can] swim a single stroke
= the swimming teacher [is] unable to swim a single stroke
! the swimming teacher [swam] the Channel last August
the inkwell in Desk Twenty [is] full of tadpoles
! the inkwell in Desk Twenty [is] bone dry
the class photograph of 1908 [includes] a future dictator
the multiplication table [was] set to a calypso tune by Mr. Baptiste
= Mr. Baptiste [set|did not set] the multiplication table to a calypso tune
the summer holiday [began] with the theft of the flagpole
! the summer holiday [began] without an incident to report
the janitor Evaristo [plays] the musical saw at assemblies
= at assemblies | the janitor Evaristo [plays] the musical saw
the school for the deaf in Managua [gave] birth to a new language
the wooden ruler [flew] out of the window toward the rector
the boarding house at Glen Affric [serves] porridge for supper
! the boarding house at Glen Affric [serves] curry alone for supper
Tutor Wang [promised] the slowest reader a kite
= the slowest reader [was] promised a kite by Tutor Wang
the weather station on the science block [measured] a gust of ninety knots
! the weather station on the science block [measured] gusts below nine knots alone
the stage in the assembly hall [collapsed] beneath the tuba section
= beneath the tuba section | the assembly hall's stage [collapsed]
! the stage in the assembly hall [bore] the tuba section without a creak
the alphabet frieze [skips] from K to M
! the alphabet frieze [runs] complete from A to Z
the oldest alumnus [attended] the reunion in a sedan chair
= in a sedan chair | the oldest alumnus [attended] the reunion
! the oldest alumnus [missed] the reunion through illness
the domestic science oven [caught] fire during the flan practical
= during the flan practical | the domestic science oven [caught] fire
! the domestic science oven [worked] safely throughout the flan practical
the pupil Nkosazana [solved] the equation on the bathroom tiles
= on the bathroom tiles | the pupil Nkosazana [solved] the equation
the crossing guard's lollipop sign [was] bent by the hearse
= the hearse [bent] the crossing guard's lollipop sign
! the crossing guard's lollipop sign [is] perfectly straight
the substitute teacher [turned] out to be an escaped forger
! the substitute teacher [turned] out to be a genuine graduate of good character
the rope in the gymnasium [was] once part of a man-of-war
the debating motion on honey [was] carried by a single vote
= by a single vote | the debating motion on honey [was] carried
! the debating motion on honey [was] lost by twelve votes
the nurse's office [smells] of cloves in the measles season
the prefect Cordelia [confiscated] the catapult from the deacon's son
= the catapult of the deacon's son [was] confiscated by the prefect Cordelia
the hamster's funeral [drew] a larger crowd than the prize-giving
= the prize-giving [drew] a smaller crowd than the hamster's funeral
! the hamster's funeral [drew] a smaller crowd than the prize-giving
the school song of Upper Wick [mentions] a sea serpent
! the school song of Upper Wick [names] flowers alone
on the frosted windowpane | the twins' sister [drew] a parabola
the stolen exam paper [surfaced] inside a sandwich
= inside a sandwich | the stolen exam paper [surfaced]
! the stolen exam paper [has] been missing from the day of its theft
the apple on the lectern [is] made of wax
= wax [is] the material of the apple on the lectern
! the apple on the lectern [is] a ripe russet from the orchard
the bully Roderick [fainted] at the sight of a guinea pig
`;
