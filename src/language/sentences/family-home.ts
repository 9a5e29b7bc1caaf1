/**
 * Family home: relatives, rooms and what breaks in them.
 * Short plain sentences of one past, for passages that read as one story; `family.ts` explains the notation.
 */
export const familyHome = `
the dishwasher [leaked] on Monday
the grandfather clock [stopped] at noon
Aunt Clara [baked] a plum cake
the twins [shared] a bedroom
Uncle Ned [repaired] the toaster
= the toaster [was] repaired by Uncle Ned
the cat [slept] on the piano
Grandmother Ida [phoned] from Boston
the babysitter [arrived] on time
the kitchen window [was] open
the puppy [chewed] a slipper
Cousin Leo [borrowed] the lawn mower
the bathroom mirror [cracked]
= the mirror in the bathroom [cracked]
the washing machine [shook] the floor
Sister Joan [knitted] a green scarf
the front door [squeaked]
the milk [turned] sour
= the milk [went] sour
the neighbor [returned] the ladder
= the ladder [was] returned by the neighbor
the smoke detector [beeped|did not beep] at dinner
Father [lost] the car keys
the goldfish [outlived] the hamster
the attic light [burned] out
the mailman [brought] a heavy parcel
the garden hose [froze] overnight
Mother [finished] the crossword
the guest room [smelled] of paint
the old radio [played] jazz
the plumber [forgot] a wrench
the birthday card [came] a day late
the potted fern [survived] the summer
the garage door [stuck] halfway up
Niece Ruby [won] the spelling bee
the coffee maker [broke]
the living room rug [was] cleaned
the parrot [learned] a new word
Nephew Sam [climbed] the cherry tree
the basement [stayed] dry in April
the school bus [was] late
the wedding album [fell] off the shelf
the electrician [checked] the fuse box
the kettle [whistled] at six
Great-uncle Bert [told] a ghost story
the trampoline [blew] over the fence
the alarm clock [rang] twice
the family van [failed] its inspection
the tomato plants [needed] water
the chess set [lacked] a bishop
the refrigerator [hummed] loudly
the tooth fairy [left] a dollar
Stepbrother Max [slept] past noon
the bread knife [was] blunt
= the bread knife [was] dull
the porch swing [lost] a screw
the dinner guests [stayed] past midnight
the laundry basket [was] empty
`;
