/**
 * Forest: woods, trees, foresters, mushrooms and woodland animals.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const forest = `
the charcoal burner Radek [lives] in a hut roofed with bark
! the charcoal burner Radek [lives] in a castle with a copper roof
the oak at the crossroads [has] been struck by lightning nine times
! the oak at the crossroads [has] escaped lightning from the day of its sprouting
the forester's hammer [marks] doomed spruces with a blue star
in the clearing by the brook | the badger [buried] a picnic hamper
the mushroom picker Evdokia [mistook] a death cap for a parasol
the tree house in the copper beech [was] rented to a string quartet
! the tree house in the copper beech [was] left unrented to rot
the lynx at Bialystok Reserve [crossed] the road behind a hearse
the wood ants' nest [is] larger than the gamekeeper's cottage
! the wood ants' nest [is] smaller than the gamekeeper's cottage
there [is] a rusted motorcycle in the crown of the lime
! the crown of the lime [holds] leaves alone
the cork oak outside Évora [will] be stripped in midsummer
= in midsummer | the cork oak outside Évora [will] lose its bark to the strippers
! the cork oak outside Évora [will] keep its bark through midsummer
the logger Thibodeau [felled] a pine onto his own truck
= Thibodeau the logger [felled] a pine onto his own truck
the woodpecker [drilled] through the ranger's weatherproof sign
! the woodpecker [left] the ranger's weatherproof sign unharmed
the larch plantation at Glen Etive [turns] gold on the first of November
the poacher's lurcher [returned] a pheasant to its owner
the wild boar's wallow [lies] across the bridle path
! the wild boar's wallow [lies] a mile from the bridle path
the oldest yew in the parish [shelters] a pub table
the moss on the north side of the trunk [glows] after rain
! the moss on the north side of the trunk [shrivels] brown after rain
the truffle under the hazel [was] found by a deaf terrier
! the truffle under the hazel [was] found by a tame boar
Ranger Kapoor [named] the python in the culvert Deborah
= the python in the culvert [was] named Deborah by Ranger Kapoor
the forest kindergarten near Freiburg [has|does not have] walls of woven willow
! the forest kindergarten near Freiburg [has|does not have] walls of poured concrete
the fire tower on Mount Baldwin [swayed] in the chinook
! the fire tower on Mount Baldwin [stood] motionless in the chinook
the sap bucket on the sugar maple [overflowed] during the thaw
= during the thaw | the sugar maple's sap bucket [overflowed]
! the sap bucket on the sugar maple [was] empty throughout the thaw
throughout April | the lonely capercaillie [was] courting the photographer's green rucksack
the birch bark letter from Novgorod [asks] for a comb
! the birch bark letter from Novgorod [asks] for a sword alone
the hollow elm [served] as a confessional during the persecution
= during the persecution | the hollow elm [was] used as a confessional
! the hollow elm [was] shunned throughout the persecution
the pine marten [raided] the organist's loft for eggs
the nightjar's song [reminds] Abel of his late sewing machine
= Abel [is] reminded of his late sewing machine by the nightjar's song
the timber raft on the Kemi [broke] apart above the rapids
! the timber raft on the Kemi [ran] the rapids in one piece
the giant redwood [fell] across the ranger's newly built privy
! the giant redwood [stands] upright beside the ranger's newly built privy
the bluebell carpet in Hallam's Wood [is] past its best
! the bluebell carpet in Hallam's Wood [is] at its very best
the outlaw Kit Marlin [kept] his hens behind the waterfall
= behind the waterfall | the outlaw Kit Marlin [kept] his hens
the stag's antler [punctured] the hunter's rubber dinghy
= the hunter's rubber dinghy [was] punctured by the stag's antler
! the stag's antler [left] the hunter's rubber dinghy airtight
the dormouse in the teapot [slept] through the equinox
! the dormouse in the teapot [woke] well ahead of the equinox
the mistletoe in the orchard's oldest apple [has] been cut by druids
the satellite collar of the she-wolf [stopped] at the state border
= at the state border | the she-wolf's satellite collar [stopped]
the basket maker Ludovic [pollards] the willows in leap years
the fog drip from the laurel forest [feeds] the village fountain
= the village fountain [is] fed by the fog drip from the laurel forest
! the village fountain [is] fed solely by a deep artesian well
the acorn crop [failed] in the summer of the comet
= in the summer of the comet | the acorn crop [failed]
! the acorn crop [was] abundant in the summer of the comet
the mahogany from the Darién [became] a judge's bench in Bristol
! the mahogany from the Darién [became] a canoe in Panama
the salamander [survived] the campfire in a crack of the log
! the salamander [burned] to death in the campfire
the chainsaw sculptor Magnus [carved] a bishop from a stump
= Magnus the chainsaw sculptor [carved] a bishop from a stump
the squirrel's cache [clogged] the engine of the fire truck
! the squirrel's cache [was] nowhere near the engine of the fire truck
the red deer rut [kept] the monks of Beauly awake
the sandalwood smuggler [hid] in a hollow banyan for a month
= for a month | the sandalwood smuggler [was] hiding in a hollow banyan
the trail marker [points] toward the swamp in place of the hotel
! the trail marker [points] straight toward the hotel
the hornbeam coppice [supplies] handles to the axe works
! the hornbeam coppice [supplies] handles to the knife works alone
the wild service tree near Minster [is] the tallest of its kind
! the wild service tree near Minster [is] dwarfed by another of its kind nearby
the firewatcher Juniper Cole [writes] radio plays in her cabin
= in her cabin | the firewatcher Juniper Cole [writes] radio plays
the resin tapper [scored] the trunk in a herringbone pattern
! the resin tapper [scored] the trunk with a single vertical cut
the owl pellet on the doorstep [contained] a signet ring
the bear cub [climbed] the telephone pole outside the courthouse
= outside the courthouse | the bear cub [climbed] the telephone pole
the chestnut blight [reached] the monastery of Rila in June
= in June | the chestnut blight [arrived] at the monastery of Rila
! the chestnut blight [died] out a county away from the monastery of Rila
the tree surgeon Pascoe [fears] heights above four metres
! the tree surgeon Pascoe [is] at ease at forty metres above the ground
under the fallen spruce | the orienteer's compass [lay] broken
the paper mill's effluent [whitened] the alders along the Vuoksi
! the paper mill's effluent [blackened] the alders along the Vuoksi
the juniper berry harvest [supplies] a gin distillery in Schiedam
the forest murmuring meditation [costs] forty euros an hour
! the forest murmuring meditation [is] free of charge
the bramble patch [concealed] the milestone from the reign of Trajan
= the milestone from the reign of Trajan [was] concealed by the bramble patch
! the milestone from the reign of Trajan [stood] in full view of the highway
the slime mould on the log [solved] the commuter map of Osaka
the porcupine [gnawed] the salt from the canoe paddle
! the porcupine [left] the salt on the canoe paddle
the gamekeeper's wedding [took] place at the deer feeder
= at the deer feeder | the gamekeeper's wedding [was] held
! the gamekeeper's wedding [took] place in the registry of a distant town
the toadstool ring on the golf course [puzzled] the Korean champion
the monkey puzzle at the asylum [sheds] its cones in the eighth year
the sawyer Ephraim Tull [lost] his left glove to the band saw
! the sawyer Ephraim Tull [has] kept his left glove out of the band saw
the hedgehog [curled] up inside the croquet hoop
the leaf litter sample [yielded] nine unknown mites
! the leaf litter sample [was] sterile
through the canopy of the dipterocarp | the flying frog [glided] to the pond
the wood pigeon's nest [blocks] the manor's largest chimney
= the largest chimney of the manor [is] blocked by the wood pigeon's nest
! the wood pigeon's nest [is] in a thicket far from the manor's chimneys
the seed vault's pine collection [sprouted] by accident
the juggernaut carrying logs [shed] its load beside the nursery
= beside the nursery | the juggernaut carrying logs [dropped] its load
! the juggernaut carrying logs [passed] the nursery with its load secure
the hermit thrush [would] imitate the park warden's ringtone at dusk
the ash dieback at Ketteridge [spared] a lone sapling
! the ash dieback at Ketteridge [killed] the last surviving sapling
the ghost orchid in the beech hollow [flowered] after thirty years
= after thirty years | the ghost orchid in the beech hollow [bloomed]
! the ghost orchid in the beech hollow [withered] without flowering
the lumber baron's daughter [chained] herself to a cedar
`;
