/**
 * Gardening: gardens, plants, pests, tools and gardeners.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const gardening = `
the wisteria on the rectory wall [has] cracked a drainpipe
= the rectory wall's wisteria [has] cracked a drainpipe
Gwendolen [is] pruning the espaliered apricot with embroidery scissors
= with embroidery scissors | Gwendolen [is] pruning the espaliered apricot
! Gwendolen [is] away from the espaliered apricot for the whole day
the slug trap beside the hostas [is] baited with stale ale
! the slug trap beside the hostas [is] baited with orange peel alone
planting the box maze [took] Monsieur Delacourt forty years
= Monsieur Delacourt [spent] forty years planting the box maze
! planting the box maze [took] Monsieur Delacourt a single weekend
the head gardener at Tilford [forbids] yellow flowers before Whitsun
in the fernery | the bishop's nephew [proposed] to a botanist
the compost at Number Eleven [reached] seventy degrees
! the compost at Number Eleven [stayed] stone cold to its centre
the sweet pea called Lord Nelson [climbed] over the neighbour's trellis
the mole beneath the bowling green [has] outwitted nine trappers
! the mole beneath the bowling green [was] caught by the first trapper
there [is] a tarantula in the banana crate
= the banana crate [has|does not have] a tarantula in it
the lawnmower of Colonel Blimpton [runs] over croquet balls
Mrs. Yamamoto's bonsai juniper [is] older than the United States
= the United States [is] younger than Mrs. Yamamoto's bonsai juniper
! Mrs. Yamamoto's bonsai juniper [is] younger than the United States
the leek in the village hall [won] by a margin of two millimetres
= by a margin of two millimetres | the leek in the village hall [won]
! the leek in the village hall [came] last by a wide margin
the gnome with the fishing rod [was] found in Patagonia
the greenhouse thermostat [failed] during the royal inspection
= during the royal inspection | the thermostat of the greenhouse [failed]
! the greenhouse thermostat [worked] faultlessly during the royal inspection
the dandelion on the putting green [defeated] the groundsman's poison
! the dandelion on the putting green [succumbed] to the groundsman's poison
Brother Fiacre [crossed] a melon with a cucumber in secret
the fountain in the parterre [is] fed by the stream from the moor
= the stream from the moor [feeds] the fountain in the parterre
! the fountain in the parterre [is] fed from the town mains alone
the bindweed along the railings [strangled] the hollyhocks
the seed catalogue from Ghent [arrived] on the shortest day of the year
! the seed catalogue from Ghent [went] astray in the post for good
the rhubarb under the bucket [grows] fast enough to be heard
the topiary peacock at Levens End [lost] its tail to a drunken shearer
! the topiary peacock at Levens End [has] kept its tail in perfect trim
the tulip named after the prime minister [flowered] in a shade of beige
! the tulip named after the prime minister [flowered] in a shade of scarlet
Clement [resigned] over the water butt at the allotment meeting
= at the allotment meeting | Clement [resigned] over the water butt
the vine weevil [devastated] the cyclamen on the widow's balcony
! the vine weevil [spared] the cyclamen on the widow's balcony
the wheelbarrow by the potting shed [squeals] at dawn
the orchid thief of Fakahatchee [wore] rubber waders
! the orchid thief of Fakahatchee [went] barefoot
the hosepipe ban in Wessex [begins] on the first of July
= on the first of July | the hosepipe ban in Wessex [comes] into effect
! the hosepipe ban in Wessex [begins] on the last of August
digging over the bean trench [exposed] a gas main
the rose Madame Hardy [smells] of lemons after rain
the park keeper at Vondel Corner [sleeps] in the tool shed
! the park keeper at Vondel Corner [sleeps] in a hotel suite
the passion flower [covers] the nunnery's east front
= the nunnery's east front [is] covered by the passion flower
! the nunnery's east front [is] bare of climbing plants
the aphid infestation on the broad beans [collapsed] within a week
! the aphid infestation on the broad beans [grew] worse for a month
the root cellar [could] hold a winter's supply of parsnips
the palm house at Schönau [was] shipped in pieces from Glasgow
= in pieces | the palm house at Schönau [was] shipped from Glasgow
! the palm house at Schönau [was] built on the spot from local iron
the hedge trimmer's battery [gave] out at the dragon's left ear
! the hedge trimmer's battery [lasted] beyond the completion of the dragon
the dowager's herbaceous border [is] planned by the phases of the moon
! the dowager's herbaceous border [is] planned by computer alone
the gooseberry from Egton Bridge [broke] the world record
= the world record [was] broken by the gooseberry from Egton Bridge
! the gooseberry from Egton Bridge [fell] short of the world record
the robin on the spade handle [is] waiting for worms
the lavender hedge [conceals] the row of unmarked graves
= the row of unmarked graves [is] concealed by the lavender hedge
! the lavender hedge [conceals] bare gravel alone
the box of ladybirds for the roses [arrived] by courier from Kent
watering the hanging basket [costs] Mr. Crabbe a daily climb
the sunken garden at Hestercombe Park [floods] at Martinmas
! the sunken garden at Hestercombe Park [stays] dry through Martinmas
the giant hogweed [burned] the trespasser's left forearm
= the trespasser's left forearm [was] burned by the giant hogweed
! the giant hogweed [left] the trespasser's left forearm unhurt
the fig against the south wall [ripened] for the first time in a century
the scythe of Jeremiah Stubbs [hangs] over the vestry door
= over the vestry door | Jeremiah Stubbs's scythe [hangs]
! the scythe of Jeremiah Stubbs [was] laid in his coffin
the snowdrop bulb named Ermine [sold] for nine hundred pounds
! the snowdrop bulb named Ermine [sold] for fifty pence
the duchess in evening dress [rescued] a calf from the ha-ha
the moss garden in Kyoto's hills [is] swept with a bamboo whisk
= with a bamboo whisk | the moss garden in Kyoto's hills [is] swept
! the moss garden in Kyoto's hills [is] cleaned solely with a leaf blower
the cold frame [sheltered] a runaway schoolboy overnight
the nurseryman Pettigrew [labelled] the azaleas in Linear B
! the nurseryman Pettigrew [left] the azaleas without labels
the water lily from the Orinoco [can] bear the weight of a child
= the weight of a child [can] be borne by the water lily from the Orinoco
! the water lily from the Orinoco [sinks] under the weight of a wren
the bishop's favourite mulberry [is] doomed by the honey fungus at its root
! the bishop's favourite mulberry [is] safe from the honey fungus at its root
the cactus on the accountant's desk [bloomed] at the end of the audit
the community orchard in Brixton Vale [will] plant a medlar for the mayor
the cloche [shattered] under a meteorite the size of a pea
! the cloche [withstood] a meteorite the size of a pea
the carnivorous sundew [digested] the entomologist's prize gnat
= the entomologist's prize gnat [was] digested by the carnivorous sundew
! the carnivorous sundew [shrivelled] without digesting the entomologist's prize gnat
the garden designer Ilaria Conti [dislikes] straight lines
the potato blight [is] spreading from the sexton's plot
= from the sexton's plot | the potato blight [is] spreading
! the potato blight [is] confined for good to the sexton's plot
the pergola [sank] an inch under the weight of the gourds
the crocus lawn [opened] on the birthday of the late queen
! the crocus lawn [opened] a fortnight behind the birthday of the late queen
the blue poppy from Tibet [refuses] to flower south of Perth
the birdbath [has] frozen around a plastic flamingo
= around a plastic flamingo | the birdbath [has] frozen
! the birdbath [is] full of lukewarm water to the brim
repotting the aspidistra [is] the valet's least favourite duty
the grafting wax [melted] in the glovebox of the estate car
the kale in Plot Nine [reached] the height of a stepladder
the flower show judge Cuthbert Lyle [suffers] from hay fever
! the flower show judge Cuthbert Lyle [is] free of hay fever
the willow tunnel [leads] the children to a locked gate
`;
