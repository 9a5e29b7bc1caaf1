/**
 * Farm: fields, barns, animals, harvests and country people.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const farm = `
the ploughman Hesketh [turned] up the bronze sword in the barley field
= the bronze sword in the barley field [was] turned up by the ploughman Hesketh
! the ploughman Hesketh [spent] his whole life without turning up an object of metal
the bull Caesar [is] afraid of the farmer's umbrella
= the farmer's umbrella [frightens] the bull Caesar
! the bull Caesar [is] fearless toward the farmer's umbrella
Widow Krantz [sells] duck eggs from a pram by the roadside
the combine harvester [sank] to its axles in the water meadow
= in the water meadow | the combine harvester [sank] to its axles
! the combine harvester [crossed] the water meadow on firm ground
at the lambing shed | the vet [warmed] the weakling in the bread oven
the scarecrow in the pea patch [wears] a decommissioned general's tunic
! the scarecrow in the pea patch [is] unclothed straw
the goose Philomena [guards] the tractor at night
= at night | the tractor [is] guarded by the goose Philomena
the rye on the northern slope [ripens] nine days later than the southern wheat
= the southern wheat [ripens] nine days earlier than the rye on the northern slope
! the rye on the northern slope [ripens] on the same day as the southern wheat
the milking robot at Sandvik's [plays] accordion music to the heifers
the turnip at the county show [weighed] as much as the judge's daughter
! the turnip at the county show [weighed] a mere ounce
there [is] a fox asleep in the hen house
Grandfather Anselm [grafted] a pear branch onto the quince tree
= Anselm the grandfather [grafted] a pear branch onto the quince tree
! Grandfather Anselm [left] the quince tree ungrafted to the end of his life
the barn at Cold Ashby [was] raised in a single day by Mennonites
! the barn at Cold Ashby [took] a decade to raise
the sow named Countess [farrowed] in the chapel porch
= in the chapel porch | the sow named Countess [gave] birth
! the sow named Countess [died] barren
the irrigation ditch [runs] between the cabbages of the feuding cousins
the shepherd Domenico [whistles] in thirds to his dogs
! the shepherd Domenico [is] incapable of whistling
the silo beside the railway [exploded] from grain dust
= grain dust [made|did not make] the silo beside the railway explode
! the silo beside the railway [stands] as sound as on its first day
the hail of Saint Swithin's [flattened] the flax at Kortrijk
= the flax at Kortrijk [was] flattened by the hail of Saint Swithin's
! the hail of Saint Swithin's [missed] the flax at Kortrijk
the tractor driver Siobhan [learned] Japanese in the cab
= in the cab | the tractor driver Siobhan [learned] Japanese
the pumpkin on the weighbridge [cracked] in front of the bailiff
the beet lifter [belongs] to eleven families in common
! the beet lifter [belongs] to a solitary bachelor outright
the rooster at the parsonage [crows] at the wrong end of the day
! the rooster at the parsonage [crows] punctually at sunrise alone
the buffalo mozzarella dairy [burned] down during the papal election
! the buffalo mozzarella dairy [came] through the papal election unharmed
Farmer Obuya's maize [was] trampled by a hippopotamus
! Farmer Obuya's maize [stood] untrampled up to the day of reaping
the hay bale [rolled] downhill into the vicarage conservatory
= the hay bale [rolled] down the hill into the vicarage conservatory
the cider press [was] seized for unpaid rent
= for unpaid rent | the cider press [was] seized
! the cider press [remains] in the hands of its first owner
the ewe with the black face [nursed] the orphaned roe deer
= the orphaned roe deer [was] nursed by the ewe with the black face
the potato clamp behind the dairy [hid] a wireless set during the war
= during the war | the potato clamp behind the dairy [concealed] a wireless set
! the potato clamp behind the dairy [held] potatoes alone during the war
the cowbell of the lead heifer [rings] a flat E
the stable boy Janek [braided] the mare's mane for the funeral
= the mare's mane [was] braided for the funeral by the stable boy Janek
! the stable boy Janek [left] the mare's mane loose for the funeral
the asparagus bed [must] be manured with seaweed in autumn
= in autumn | the asparagus bed [has|does not have] to be manured with seaweed
the windmill on Polder Nine [pumps] water into the neighbour's cellar
! the windmill on Polder Nine [has not|has] turned a sail during the present century
the muck spreader [sprayed] the wedding marquee by accident
= by accident | the wedding marquee [was] sprayed by the muck spreader
the quinoa terrace above Juli [was] built by the Incas
! the quinoa terrace above Juli [was] built within the lifetime of its present owner
the donkey at the threshing floor [is] blindfolded with a red scarf
= the threshing-floor donkey [is] blindfolded with a red scarf
! the donkey at the threshing floor [is] working with uncovered eyes
the auctioneer of Hexham [sold] the ram for the price of a car
= for the price of a car | the ram [was] sold by the auctioneer of Hexham
! the auctioneer of Hexham [withdrew] the ram unsold
the crop circle in the oat field [measures] ninety paces across
! the crop circle in the oat field [measures] exactly twenty paces across
the goatherd Xanthe [fell] asleep against the beehive
the rice paddy beside the airport [freezes] in the first week of December
! the rice paddy beside the airport [stays] unfrozen through the whole of December
the plum harvest at Leskovac [went] into the distillery's copper stills
! the plum harvest at Leskovac [went] wholly into jam
the sheepdog Meg [herded] the delegates into the marquee
the pig trotter museum in Zwolle [closes] in the slaughter season
the tobacco barn at Danville [leans] on its neighbour
! the tobacco barn at Danville [stands] free of its neighbour
the farrier Caradoc [shod] the mayor's pony with silver
= the mayor's pony [was] shod with silver by the farrier Caradoc
! the farrier Caradoc [shod] the mayor's pony with plain iron
the incubator in the farmhouse parlour [hatched] a duckling at midnight
= at midnight | the incubator in the farmhouse parlour [hatched] a duckling
the drought-proof sorghum [grew] taller than the church door
! the drought-proof sorghum [grew] shorter than the church doorstep
the cheese from the summer pasture [travels] down the valley on a cable
the tenant of Lower Spital [pays] his rent in peppercorns
= the rent of the tenant of Lower Spital [is] paid in peppercorns
! the tenant of Lower Spital [pays] his rent in cash alone
the crow on the harrow [had] learned to open the lunch tin
the mushroom tunnel at Saumur [flooded] with river water
the greenhouse tomato [was] pollinated with an electric toothbrush
= the tomato in the greenhouse [was] pollinated with an electric toothbrush
! the greenhouse tomato [was] pollinated by bees alone
along the hawthorn hedge | the pedlar [hung] lanterns for the harvest dance
the calving alarm [woke] the farmer's wife in Tenerife
= the farmer's wife [was] woken in Tenerife by the calving alarm
! the calving alarm [failed] to wake the farmer's wife in Tenerife
the hectare beyond the brook [was] lost in a game of dice
! the hectare beyond the brook [has] belonged to a single family without a break
the barbed wire around the mustard field [tore] the bishop's gaiters
the llama on the hill farm [spat] at the insurance salesman
= the insurance salesman [was] spat at by the llama on the hill farm
! the llama on the hill farm [nuzzled] the insurance salesman without spitting
the colostrum in the freezer [will] save the premature calf
the sugar cane cutter Baltasar [sharpens] his machete on a doorstep
= on a doorstep | the sugar cane cutter Baltasar [sharpens] his machete
the manure heap [steams] in the frosty air like a locomotive
the elderberry wine of the Dowds [exploded] in the larder
! the elderberry wine of the Dowds [lies] safely corked in the larder
the yak at the high pasture [gives] pink milk after eating cloudberries
the foot-and-mouth notice [is] nailed to the chapel gate
= the chapel gate [has|does not have] the foot-and-mouth notice nailed to it
! the foot-and-mouth notice [lies] unposted in a drawer
the sunflower oil mill [runs] on its own husks
= the sunflower oil mill's fuel [is] its own husks
! the sunflower oil mill [runs] on diesel alone
the wheelwright's grandson [turned] the old granary into a cinema
= the old granary [was] turned into a cinema by the wheelwright's grandson
the truffle pig Ottoline [prefers] chocolate to fungus
! the truffle pig Ottoline [prefers] fungus to chocolate
the rain on the tin roof [drowned] out the veterinarian's advice
the olive press in Jaén [stained] the schoolmaster's bicycle green
the maypole field at Padworth [will] be sown with lucerne
= Padworth's maypole field [will] be sown with lucerne
! the maypole field at Padworth [will] lie fallow
the crofter's peat stack [resembles] an upturned boat
the deer fence [stops] short of the strawberry rows
! the deer fence [encloses] the strawberry rows completely
the ox at the water wheel [knows] the noon bell
the ergot in the bread grain [drove] the village of Pont-Saint-Luc mad
= the village of Pont-Saint-Luc [was] driven mad by the ergot in the bread grain
`;
