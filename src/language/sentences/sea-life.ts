/**
 * Sea life: whales, fish, reefs, divers and the deep.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const seaLife = `
the octopus in Tank Three [unscrewed] the jar from the inside
= from the inside | the octopus in Tank Three [unscrewed] the jar
! the octopus in Tank Three [left] the jar sealed from the inside
the blue whale off Trincomalee [sings] a semitone lower than its ancestors
! the blue whale off Trincomalee [sings] a full octave higher than its ancestors
the pearl diver Haruko [held] her breath for nine minutes
= for nine minutes | the pearl diver Haruko [held] her breath
! the pearl diver Haruko [surfaced] for air within her first minute
the hermit crab on Lido Beach [lives] in a toothpaste cap
! the hermit crab on Lido Beach [lives] in a whelk shell
beside the hydrothermal vent | the tube worm [grew] as tall as a man
Captain Soriano's harpoon [is] lodged in the bowhead's shoulder
= the bowhead's shoulder [has|does not have] Captain Soriano's harpoon lodged in it
! Captain Soriano's harpoon [hangs] unused on a tavern wall
the coral nursery at Bonaire [was] wrecked by a yacht's anchor
! the coral nursery at Bonaire [has] escaped damage from anchors
the marine biologist Tallulah Reyes [tags] manta rays by moonlight
= by moonlight | the marine biologist Tallulah Reyes [tags] manta rays
! the marine biologist Tallulah Reyes [tags] manta rays at midday alone
the anglerfish specimen [lost] its lure in the move to Bergen
= in the move to Bergen | the anglerfish specimen [lost] its lure
the sea cucumber [ejected] its stomach at the inspector
there [is] a message in Portuguese inside the shark
the dolphin known as Percy [pilots] steamers through French Pass
the leatherback on Grande Riviere Beach [laid] ninety eggs
! the leatherback on Grande Riviere Beach [laid] exactly eleven eggs
in the aquarium's foyer | the electric eel [lights] the Christmas tree
the kelp forest near Monterey [shrank] by half in the marine heatwave
= in the marine heatwave | the kelp forest near Monterey [shrank] by half
! the kelp forest near Monterey [doubled] in the marine heatwave
the lobster in the restaurant tank [is] older than the waiter
= the waiter [is] younger than the lobster in the restaurant tank
! the lobster in the restaurant tank [is] younger than the waiter
the submersible Nautilina [touched] bottom at six thousand metres
= at six thousand metres | the submersible Nautilina [touched] bottom
the seahorse father [carried] two hundred young in his pouch
! the seahorse father [carried] fewer than fifty young in his pouch
the mako [bit] through the oceanographer's acoustic cable
= the oceanographer's acoustic cable [was] bitten through by the mako
! the mako [left] the oceanographer's acoustic cable undamaged
the oyster from Whitstable [contained] a pearl the size of a peppercorn
! the oyster from Whitstable [contained] a pearl the size of a grape
the parrotfish beside the wreck [excretes] fine white sand
the walrus at Hammerfest [broke] the ice with its forehead
the jellyfish bloom [shut] down the power station at Oskarsund
= the power station at Oskarsund [was] shut down by the jellyfish bloom
! the power station at Oskarsund [kept] running through the jellyfish bloom
the remora under the hammerhead [has] mistaken a diver for a host
the sardine run off Durban [can] be seen from space
! the sardine run off Durban [is] invisible from space
the starfish on the pier post [is] regrowing its fourth arm
= the fourth arm of the starfish on the pier post [is] growing back
! the starfish on the pier post [is] whole without a growing limb
the cod in the market hall [came] from a fjord above the Arctic Circle
! the cod in the market hall [came] from a fish farm in Scotland
the mermaid's purse on the shelf [belongs] to a skate
the orca Granny Luna [led] her pod past the naval range
the reef at Ningaloo [spawns] after the March full moon
= after the March full moon | the reef at Ningaloo [spawns]
! the reef at Ningaloo [spawns] solely in October
the free diver Umberto [shook] hands with a moray
the plankton net [came] up full of plastic beads
! the plankton net [came] up full of living copepods alone
the giant clam [closed] on the surveyor's tripod
= on the surveyor's tripod | the giant clam [shut]
! the giant clam [stayed] open beneath the surveyor's tripod
the sea otter Olive [cracks] abalone on her chest
the bioluminescent bay at Vieques Norte [dimmed] after the hurricane
= after the hurricane | the bioluminescent bay at Vieques Norte [dimmed]
! the bioluminescent bay at Vieques Norte [brightened] after the hurricane
the puffer fish [swelled] inside the trainee chef's apron
the whale fall in the Clarion Deep [feeds] a colony of bone worms
! the whale fall in the Clarion Deep [lies] barren of life
the sperm whale [wrestled] with a colossal squid off the Azores
= off the Azores | the sperm whale [wrestled] with a colossal squid
the limpet on the groyne [returns] to the same scar at low water
! the limpet on the groyne [wanders] at random at low water
the archerfish [shot] the moth off the guide's hat
= the moth on the guide's hat [was] shot off by the archerfish
the sturgeon in the Volga delta [weighs] more than a grand piano
! the sturgeon in the Volga delta [weighs] less than a violin
the nudibranch collector Fenella Wu [paints] her finds in gouache
= Fenella Wu the nudibranch collector [paints] her finds in gouache
the tide pool under Hook Light [holds] a blenny of great character
the conch shell on the mantelpiece [hums] in F sharp
! the conch shell on the mantelpiece [hums] in B natural
the narwhal tusk in the cathedral treasury [passed] for a unicorn's horn
the salmon ladder at Pitlochry [is] blocked by a shopping trolley
! the salmon ladder at Pitlochry [is] clear from top to bottom
the mantis shrimp [smashed] the wall of its glass prison
! the mantis shrimp [left] the wall of its glass prison whole
the albatross [followed] the tuna boat from Cape Horn to Hobart
the eel larva [drifts] from the Sargasso to the mouth of the Severn
! the eel larva [drifts] from the Baltic to the mouth of the Nile
the ghost net on Pinnacle Reef [must] be cut away by hand
= by hand | the ghost net on Pinnacle Reef [has|does not have] to be cut away
the horseshoe crab's blood [is] a pale blue
= pale blue [is] the colour of the horseshoe crab's blood
! the horseshoe crab's blood [is] a deep red
the sponge diver of Kalymnos [lost] his hearing at forty fathoms
! the sponge diver of Kalymnos [has|does not have] the keenest hearing on the island
the monk seal on Gyaros [occupies] the admiral's deckchair
= the admiral's deckchair [is] occupied by the monk seal on Gyaros
! the monk seal on Gyaros [lies] in the water far from the admiral's deckchair
the pilot whale stranding at Farewell Spit [drew] a thousand volunteers
the fish counter on the River Foyle [records] a porpoise as a salmon
! the fish counter on the River Foyle [records] a porpoise as a seal
the lionfish [invaded] the lagoon through the ship canal
= the lagoon [was] invaded through the ship canal by the lionfish
! the lionfish [was] stopped at the gates of the ship canal
the squid [inked] the documentary crew's expensive lens
! the squid [jetted] away from the documentary crew without releasing ink
the drowned church at Dunwich [attracts] divers at Michaelmas
the shipworm [reduced] the pier at Tobermory to lace
= the pier at Tobermory [was] reduced to lace by the shipworm
! the pier at Tobermory [resisted] the shipworm completely
the deep-sea cable repairman [ate] a grenadier fish on toast
the sea snake [dozed] in the warm vent of the frigate
! the sea snake [kept] well clear of the frigate
the wolf eel near Quadra Island [accepts] urchins from divers
! the wolf eel near Quadra Island [rejects] urchins from divers
the cuttlefish [turned] checkered on the sunken chessboard
! the cuttlefish [remained] a uniform brown on the sunken chessboard
Ratu [caught] a barracuda with a bamboo spear
= with a bamboo spear | Ratu [caught] a barracuda
the manatee in Crystal Springs [is] scarred by a propeller
! the manatee in Crystal Springs [is] unmarked by propellers
the copepod under the lens [has|does not have] a single red eye
! the copepod under the lens [is] blind without an eye
the mussel raft in the Ría [supports] a family of otters
the fossil shark tooth in Ling's necklace [is] as broad as a saucer
! the fossil shark tooth in Ling's necklace [is] smaller than a lentil
the fisheries patrol [boarded] the longliner off Kerguelen
= off Kerguelen | the longliner [was] boarded by the fisheries patrol
! the fisheries patrol [let] the longliner escape unboarded off Kerguelen
the underwater postbox at Susami [is] emptied daily by a diver
`;
