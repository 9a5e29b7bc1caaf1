/**
 * Apartment house: tenants, stairs and the caretaker.
 * Short plain sentences of one past, for passages that read as one story; `family.ts` explains the notation.
 */
export const apartmentHouse = `
the elevator [stopped] between two floors
the janitor [found] a silver ring
the landlord [painted] the stairwell
the tenant in 3B [adopted] a parrot
the mailbox of the dentist [overflowed]
the heating [came] on in October
the violin teacher [moved] to the ground floor
the roof [was] repaired in June
the fire escape [got] a new ladder
the night porter [read] a detective novel
the laundry room [closed] at nine
the bicycle cellar [flooded]
= the bicycle cellar [was] flooded
the retired judge [complained] about the noise
the student in the attic [cooked] curry
the courtyard fountain [froze] in January
the doorbell of the widow [rang] at dawn
the chimney sweep [came] on a Friday
the rent [went] up in the spring
= the rent [rose] in the spring
the piano mover [scratched] the banister
the beagle on the second floor [howled|did not howl]
the caretaker [watered] the palm
= the palm [was] watered by the caretaker
the burglar alarm [went] off on Sunday
the tailor's shop [sold] its last hat
the architect [measured] the balcony
the newlyweds [bought] a sofa
the gas meter [was] read in May
the locksmith [changed] the front lock
= the front lock [was] changed by the locksmith
the rooftop garden [won] a prize
the delivery boy [took] the stairs
the superintendent [banned] barbecues
the intercom [crackled|did not crackle]
the tenant meeting [lasted] three hours
the storage room [held] a canoe
the pigeon on the ledge [laid] an egg
the parking garage [was] full
the cleaner [lost] a bunch of keys
the house rules [forbade] drums
the glass roof [leaked] in the storm
the accountant upstairs [danced] at midnight
the bakery downstairs [opened] at five
the paint in the hallway [peeled]
the water pressure [dropped] in August
= the water pressure [fell] in August
the moving van [blocked] the driveway
the Christmas tree [stayed] up for months
the cable company [drilled] a hole
the welcome mat [disappeared]
= the welcome mat [vanished]
the stair light [flickered]
the poet on the fourth floor [snored]
the renovation [began] in the kitchen
= the renovation [started] in the kitchen
`;
