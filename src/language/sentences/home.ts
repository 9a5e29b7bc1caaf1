/**
 * Home: family life, neighbours, rooms, errands and ordinary days.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const home = `
Aunt Rosario [is] coming to stay in the spare room over Easter
= over Easter | Aunt Rosario [is] coming to stay in the spare room
! Aunt Rosario [is] going to spend Easter on a cruise ship
the tap in the downstairs bathroom [has] been dripping for a week
= for a week | the downstairs bathroom tap [has] been dripping
! the tap in the downstairs bathroom [has] been perfectly dry for a week
Gemma's new flat [is] on the ninth floor of a building without a lift
! Gemma's new flat [is] on the ground floor of a terraced cottage
Dennis [dropped] his house keys down a grating on his way to work
= on his way to work | Dennis [dropped] his house keys down a grating
the baby next door [cries] at the sound of the hairdryer
assembling the wardrobe [took] Pedro an entire weekend
= Pedro [spent] an entire weekend assembling the wardrobe
! assembling the wardrobe [took] Pedro less than ten minutes
the electricity bill for February [was] twice as high as expected
! the electricity bill for February [was] half as high as expected
Mrs. Sundaram from upstairs [borrowed] a cup of sugar on Monday
the television remote [turned] up behind the sofa cushions
= behind the sofa cushions | the television remote [came] to light
! the television remote [has] been lost for good
Joel [would] rather sleep on the floor than share a bunk with his cousin
there [is] a birthday cake hidden in the garage
the alarm clock by Harriet's bed [rings] at a quarter past five
= at a quarter past five | the alarm clock by Harriet's bed [goes] off
! the alarm clock by Harriet's bed [rings] at half past eleven
the front door of Number Nineteen [needs] a fresh coat of paint
my brother's budgie [escaped] through the cat flap
! my brother's budgie [has] spent its whole life inside its cage
Wojtek [forgot] to put the bins out before the holiday
! Wojtek [put] the bins out before the holiday
the wallpaper in the hall [is] peeling away from the plaster
= the hall wallpaper [is] peeling away from the plaster
! the wallpaper in the hall [is] stuck fast to the plaster from end to end
the babysitter [let] the children watch a film about sharks
Grandpa Milos [sold] his motorcycle to a priest in Nis
the washing-up liquid [ran] out halfway through the saucepans
! the washing-up liquid [lasted] well beyond the saucepans
the smoke detector [began] to chirp in the middle of the night
= in the middle of the night | the smoke detector [began] to chirp
Fatima's lodger [pays] her rent a month in advance
= Fatima's lodger [pays] her rent ahead of time by a month
! Fatima's lodger [is] a month behind with her rent
the sofa from the catalogue [cannot|can] be carried round the bend of the stairs
! the sofa from the catalogue [fits] easily round the bend of the stairs
the neighbours' teenage son [practises] the drums on Sunday mornings
= on Sunday mornings | the neighbours' teenage son [practises] the drums
! the neighbours' teenage son [is] away at boarding school on Sunday mornings
Yvonne [has] decided to dye the curtains aubergine
the cat [brought] a live vole into the conservatory
= the cat [carried] a live vole into the conservatory
the loft hatch in the hallway [is] sealed with layers of old paint
! the loft hatch in the hallway [opens] at the touch of a finger
the family's annual quarrel about the thermostat [began] in October
! the family's annual quarrel about the thermostat [began] in December
the doorbell [plays] the opening bars of a tango
! the doorbell [gives] a single plain buzz
the lasagne for Friday's guests [is] defrosting on the draining board
= on the draining board | the lasagne for Friday's guests [is] defrosting
! the lasagne for Friday's guests [is] frozen hard in the freezer
cleaning the gutters [gave] Stepdad Ian a touch of vertigo
the rug from Aunt Magda's estate [clashes] with the orange settee
! the rug from Aunt Magda's estate [matches] the orange settee perfectly
the plumber [promised] Olga a return visit by Wednesday
= Olga [was] promised a return visit by Wednesday by the plumber
the toaster on the windowsill [ejects] crumpets as far as the sink
Little Anders [stuck] a raisin up his nose during grace
= during grace | Little Anders [pushed] a raisin up his nose
! Little Anders [sat] through grace without touching his nose
the picnic blanket [smells] of last summer's bonfire
the estate agent [valued] the bungalow at nearly half a million
= the bungalow [was] valued at nearly half a million by the estate agent
! the estate agent [valued] the bungalow at exactly ninety thousand
Naomi's sister-in-law [is] expecting triplets in the spring
= in the spring | Naomi's sister-in-law [is] expecting triplets
! Naomi's sister-in-law [is] expecting a single child in the autumn
the paddling pool [sprang] a leak on the hottest afternoon
= on the hottest afternoon | the paddling pool [began] to leak
! the paddling pool [held] its water throughout the hottest afternoon
the dishwasher at Holly Cottage [must] be emptied before bedtime
= before bedtime | the dishwasher at Holly Cottage [has|does not have] to be emptied
the insurance company [refused] to pay for the stained carpet
! the insurance company [paid] in full for the stained carpet
Uncle Jorge [snores] loudly enough to wake the goldfish
the hamster wheel [squeaks] through the small hours
! the hamster wheel [turns] without a squeak through the small hours
the light bulb in the cellar [flickers] at the passing of the tram
Petra [taught] her grandmother to use the video telephone
= Petra's grandmother [was] taught by her to use the video telephone
! Petra's grandmother [died] without using a video telephone
the garden shed [was] flattened by the neighbour's cherry tree
= the neighbour's cherry tree [flattened] the garden shed
! the garden shed [stands] unharmed beside the neighbour's cherry tree
packing for the move to Leeds [has] exhausted the whole household
the recipe box of Great-Aunt Thelma [disappeared] at the wake
= at the wake | Great-Aunt Thelma's recipe box [vanished]
the bathroom scale [flatters] the lodger by four pounds
! the bathroom scale [adds] nine pounds to the lodger's true weight
the pram in the porch [has|does not have] a puncture in its rear tyre
! the pram in the porch [has|does not have] four sound tyres of solid rubber
Kelvin's first attempt at pastry [could] have roofed a house
the fish finger sandwich on the stairs [belongs] to Maeve
= Maeve [is] the owner of the fish finger sandwich on the stairs
! the fish finger sandwich on the stairs [belongs] to the dog
the spare duvet [is] kept in a vacuum bag beneath the guest bed
= beneath the guest bed | the spare duvet [is] kept in a vacuum bag
! the spare duvet [is] kept loose on top of the wardrobe
the school run [lasts] longer in the rain by a quarter of an hour
at the kitchen table | Lorna [filled] in her citizenship form
! Lorna [left] her citizenship form blank
the ironing pile [reaches] as high as the windowsill
! the ironing pile [reaches] as high as the ceiling
Cousin Bettina's wedding speech [went] on for fifty minutes
! Cousin Bettina's wedding speech [went] on for under a minute
the key under the flowerpot [fits] the back door of the house opposite
! the key under the flowerpot [fits] a bicycle padlock alone
the boiler engineer [arrived] a day later than agreed
= a day later than agreed | the boiler engineer [arrived]
! the boiler engineer [arrived] at the agreed hour
the milk in the fridge [went] off on the first of the month
the Hendersons' trampoline [landed] in the reservoir during the storm
= during the storm | the Hendersons' trampoline [landed] in the reservoir
! the Hendersons' trampoline [stayed] bolted to the lawn during the storm
the pocket money for August [went] on a plastic sword
the piano in the front room [has not|has] been tuned within the last twenty years
! the piano in the front room [was] tuned on Tuesday
Zainab's commute to the hospital [takes] ninety minutes by bus
= by bus | Zainab's commute to the hospital [takes] ninety minutes
! Zainab's commute to the hospital [takes] four minutes by bus
`;
