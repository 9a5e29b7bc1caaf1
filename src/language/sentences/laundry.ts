/**
 * Laundry: washing, ironing, stains, soap and the people of the laundry.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const laundry = `
the laundress Perpetua Gomes [starches] the bishop's collars with rice water
! the laundress Perpetua Gomes [leaves] the bishop's collars unstarched
the washing machine in the basement [walked] across the floor during its spin
= during its spin | the washing machine in the basement [walked] across the floor
the red sock in the boil wash [dyed] the whole regiment's undershirts pink
! the red sock in the boil wash [came] through without losing its dye
the ambassador's nightshirt [froze] stiff on the line behind the embassy
= on the line behind the embassy | the ambassador's nightshirt [froze] stiff
the steam press at Lo's [hisses] in the key of G
the coin slot of Dryer Four [is] jammed with a Peruvian sol
! the coin slot of Dryer Four [is] clear of obstruction
Mrs. Brannigan's mangle [flattened] the pewter button from Wales
= the pewter button from Wales [was] flattened by Mrs. Brannigan's mangle
the soap from Aleppo [contains] oil of laurel
= there [is] oil of laurel in the soap from Aleppo
! the soap from Aleppo [is] made without plant oil of a single sort
the laundromat on Delancey Row [hosts] poetry readings at midnight
= at midnight | the laundromat on Delancey Row [hosts] poetry readings
! the laundromat on Delancey Row [locks] its doors well before midnight
the lipstick on the surgeon's gown [came] out with glycerine
! the lipstick on the surgeon's gown [resisted] glycerine completely
the hotel's linen chute [swallowed] a bellboy's cap
the clothes peg on Fergus's nose [was] a protest against sulphur
there [is] a love letter in the lint trap
= the lint trap [has|does not have] a love letter in it
! the lint trap [is] perfectly empty
the dry cleaner Aram Sarkisian [lost] the tuxedo with a pearl button
= the tuxedo with a pearl button [was] lost by the dry cleaner Aram Sarkisian
! the dry cleaner Aram Sarkisian [returned] the tuxedo with a pearl button in good order
the washerwoman on the ghat [sings] louder than the temple bell
! the washerwoman on the ghat [works] in strict silence
the grass stain on the umpire's trousers [dates] from the semifinal
! the grass stain on the umpire's trousers [dates] from the opening ceremony
the convent laundry at Ennis [has] switched from coal to gas
= the convent laundry at Ennis [has] given up coal for gas
! the convent laundry at Ennis [runs] on coal as in former times
the iron [scorched] the shape of a boat onto the tablecloth
the magician's cape [must] be washed separately from his handkerchiefs
Baroness von Thun [sends] her handkerchiefs to Paris for bleaching
the drying tunnel's conveyor [tore] the fringe off the altar cloth
= the fringe of the altar cloth [was] torn off by the conveyor of the drying tunnel
! the altar cloth's fringe [survived] the conveyor of the drying tunnel whole
the detergent salesman Kip Dooley [drank] his own product for a bet
= for a bet | the detergent salesman Kip Dooley [drank] his own product
the wrinkle in the flag [annoyed] the colonel more than the rain
= the colonel [was] annoyed more by the wrinkle in the flag than by the rain
! the wrinkle in the flag [annoyed] the colonel less than the rain
the eider quilt [takes] three days to dry in the attic
! the eider quilt [dries] in the attic within an hour
the tumble dryer [shrank] the referee's jersey to a doll's size
= the referee's jersey [was] shrunk to a doll's size by the tumble dryer
! the tumble dryer [stretched] the referee's jersey to twice its width
the bluing agent [turned] Sister Benedicta's wimple lavender
= Sister Benedicta's wimple [was] turned lavender by the bluing agent
! the bluing agent [left] Sister Benedicta's wimple a spotless white
the receipt for the velvet curtains [went] through the rinse cycle
the village wash fountain at Grasse [has] been a meeting place for four centuries
= for four centuries | the village wash fountain at Grasse [has] served as a meeting place
! the village wash fountain at Grasse [was] built within living memory
the valet [presses] the newspaper with a warm iron
! the valet [leaves] the newspaper creased from the letterbox
the mildew on the tent canvas [smells] like blue cheese
the fabric softener advertisement [stars] a talking bear in a bonnet
the ironing board [collapsed] onto the sleeping dachshund
! the ironing board [stood] firm above the sleeping dachshund
the silk kimono [was] cleaned with breadcrumbs by the curator
= the curator [cleaned] the silk kimono with breadcrumbs
! the silk kimono [was] cleaned with petrol by the curator
the ink from Samuel's pocket [ruined] the batch of choir robes
= the batch of choir robes [was] ruined by the ink from Samuel's pocket
! the ink from Samuel's pocket [spared] the choir robes
the clothesline between the tenements [carries] messages in baby socks
the hamper in the nursery [hides] the runaway tortoise
= the runaway tortoise [is] hidden in the nursery hamper
! the hamper in the nursery [contains] bedding alone
the lye kettle [boiled] over into the nasturtium bed
the missing glove [turned] up inside a pillowcase
= inside a pillowcase | the missing glove [came] to light
! the missing glove [remains] lost to the world
the monogram on the towel [belongs] to a bankrupt shipping line
! the monogram on the towel [belongs] to the house of Habsburg
with a darning needle | Gudrun [rescued] the admiral's stocking
= the admiral's stocking [was] rescued by Gudrun with a darning needle
the laundry van for the west district [burned] outside the fire station
= outside the fire station | the west district's laundry van [burned]
! the laundry van for the west district [is] roadworthy without a scorch mark
the beet juice on the christening gown [yielded] to lemon
the fluff from the blanket factory [settled] on the cathedral pigeons
the folding table at Wash World [wobbles] on its short leg
= on its short leg | the folding table at Wash World [wobbles]
! the folding table at Wash World [stands] rock steady
the borrowed cravat [came] back smelling of turpentine
the nylon stocking [melted] on the surface of the flatiron
! the nylon stocking [survived] the flatiron's surface unmelted
the launderette owner Chidi Obi [repairs] zips free of charge
= free of charge | the launderette owner Chidi Obi [mends] zips
! the launderette owner Chidi Obi [charges] a fee for the repair of zips
the vapour of the bleach [drove] the parrot from the scullery
= the parrot [was] driven from the scullery by the vapour of the bleach
! the parrot [stayed] in the scullery in defiance of the vapour of the bleach
the tide of foam from the burst pipe [filled] the ballroom
the christening shawl of the Duffys [is] washed in milk
! the christening shawl of the Duffys [is] washed solely in rainwater
the rotary airer in the back garden [took] flight in the gale
= in the gale | the rotary airer in the back garden [took] off
! the rotary airer in the back garden [stood] rooted through the gale
the sorting hall at Prison Nine [smells] of carbolic soap
the laundry mark in the victim's collar [led] the detective to Hull
= the detective [was] led to Hull by the laundry mark in the victim's collar
! the laundry mark in the victim's collar [baffled] the detective completely
the pillow fight [left] a drift of feathers in the rinse tank
the scrubbing board [became] a percussion instrument in Ernestine's band
= in Ernestine's band | the scrubbing board [became] a percussion instrument
! the scrubbing board [was] chopped into firewood before reaching Ernestine's band
the cashmere cardigan [is] drying flat on a Turkish towel
= on a Turkish towel | the cashmere cardigan [is] drying flat
! the cashmere cardigan [is] dangling by its sleeves from a hook
the launderers' strike in Mumbai [entered] its eleventh week
! the launderers' strike in Mumbai [ended] within its first day
the sailcloth [required] nine buckets of hot soda
! the sailcloth [required] a single cup of cold water
Uncle Teodor [irons] his shoelaces on the eve of elections
= on the eve of elections | Uncle Teodor [irons] his shoelaces
the temperature dial of Washer Two [lies] by thirty degrees
! the temperature dial of Washer Two [is] exact to the degree
the collar stud [clattered] through the drain into the canal
the horsehair wig [was] deloused with steam at the opera
the ghost costume [is] the mayor's best bedsheet with eye holes
= the mayor's best bedsheet with eye holes [is] the ghost costume
! the ghost costume [was] sewn from newly bought gauze
the bath mat from the Ritz [has] travelled as far as Hobart
the mothball in the cedar chest [has] shrunk to a crumb
! the mothball in the cedar chest [has] kept its original size
the stain expert from Lyon [identified] the blot as squid ink
= the blot [was] identified as squid ink by the stain expert from Lyon
! the stain expert from Lyon [identified] the blot as red wine
the trousers press in Room 212 [toasted] a cheese sandwich
! the trousers press in Room 212 [has] been broken from the day of its delivery
the apron string of the head ironer [caught] in the calender roll
the spare button [rolled] beneath the soda ash barrel
the soap bubble in the skylight [lasted] for nine minutes
! the soap bubble in the skylight [burst] within a second
the laundry list of Commodore Pike [is] exhibited in Annapolis
= in Annapolis | the laundry list of Commodore Pike [is] on exhibition
! the laundry list of Commodore Pike [was] burned unread by his widow
the wool programme on the new machine [plays] a Swedish lullaby
the mud on the wedding train [came] from the churchyard
the carpet beater's rhythm [irritated] the novelist upstairs
= the novelist upstairs [was] irritated by the rhythm of the carpet beater
! the carpet beater's rhythm [soothed] the novelist upstairs
the water softener [ran] out of salt in the feast week
`;
