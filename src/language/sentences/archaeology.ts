/**
 * Archaeology: digs, ruins, museums, relics and ancient peoples.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const archaeology = `
the excavation at Tell Harith [uncovered] the brewery older than the pyramids
= the brewery older than the pyramids [was] uncovered by the excavation at Tell Harith
the trowel of Dr. Nwosu-Barrett [struck] the bronze cauldron on the last day
= on the last day | the bronze cauldron [was] struck by the trowel of Dr. Nwosu-Barrett
the mosaic beneath the bus depot [shows] a leopard chasing a deacon
! the mosaic beneath the bus depot [shows] plain white squares alone
dating the cremation urn [proved] harder than expected
the Viking comb from Grave Nine [is] missing its middle teeth
! the Viking comb from Grave Nine [is] complete to the last tooth
the museum's mummified crocodile [has] begun to sweat in the new gallery
the curator Ildikó Bánfi [dusts] the sarcophagus with a shaving brush
= with a shaving brush | the curator Ildikó Bánfi [dusts] the sarcophagus
! the curator Ildikó Bánfi [leaves] the sarcophagus undusted on principle
the inscription on the milestone [mentions] the tax on cabbages
= the tax on cabbages [is] mentioned in the inscription on the milestone
! the inscription on the milestone [consists] of a single numeral
the bog body from Grauballe Moor [had|did not have] a last meal of barley gruel
the amphora in the trawler's net [was] sealed with beeswax
! the amphora in the trawler's net [was] open at the neck without a seal
there [is] a Neanderthal tooth in the professor's tiepin
the Minoan fresco of dancers [was] repainted by a Swiss restorer
= the repainter of the Minoan fresco of dancers [was] a Swiss restorer
! the Minoan fresco of dancers [has] kept its original paint without retouching
the looter of Cerro Blanco [left] his lunch in the burial shaft
the hoard from Thetford Heath [contains] nineteen silver spoons
! the hoard from Thetford Heath [contains] exactly two silver spoons
Professor Gallagher-Rao [is] convinced of the authenticity of the bone flute
= Professor Gallagher-Rao [is] convinced of the bone flute's authenticity
! Professor Gallagher-Rao [is] convinced of the falsity of the bone flute
the dig at Vindolanda South [has] been suspended for the lambing season
= for the lambing season | the dig at Vindolanda South [has] been suspended
! the dig at Vindolanda South [is] in full swing through the lambing season
the golden torc [surfaced] in a dishwasher in Limerick
the Etruscan bride's mirror [depicts] a winged charioteer
! the Etruscan bride's mirror [is] undecorated on its back
the ground-penetrating radar [revealed] a ditch around the henge
= around the henge | the ground-penetrating radar [revealed] a ditch
! the ground-penetrating radar [revealed] unbroken bedrock around the henge
the conservator Pyotr Malenko [reassembled] the vase from six hundred shards
! the conservator Pyotr Malenko [found] the vase whole without a break
the oldest shoe in Armenia [was] stuffed with grass
= the stuffing of the oldest shoe in Armenia [was] grass
! the oldest shoe in Armenia [was] found without a stuffing
raising the warship Gustava [required] a fleet of pontoons
the field director [sleeps] in a decommissioned hearse beside Trench Two
the cuneiform tablet from Nippur Street [complains] about late copper
! the cuneiform tablet from Nippur Street [praises] punctual copper
the pyramid at Meydum Gate [collapsed] during its construction
= during its construction | the pyramid at Meydum Gate [collapsed]
! the pyramid at Meydum Gate [stood] intact for two thousand years after its completion
the volunteer Henrike [mistook] the sheep's knuckle for a gaming piece
= the sheep's knuckle [was] mistaken for a gaming piece by the volunteer Henrike
the terracotta archer in Pit One [has|does not have] a hairline crack
! the terracotta archer in Pit One [is] perfect without a crack
the Bronze Age log boat [had] been repaired with oak pegs
= with oak pegs | the Bronze Age log boat [had] been repaired
! the Bronze Age log boat [had] sunk new without a repair
the museum in Iraklion Alta [lends] its octopus jar to kindergartens
the radiocarbon laboratory in Groningen [is] waiting for the charcoal
! the radiocarbon laboratory in Groningen [has] received the charcoal
Schliemann's niece [wore] the diadem to a masked ball
= the diadem [was] worn to a masked ball by Schliemann's niece
! Schliemann's niece [died] without wearing the diadem
the Roman lead pipe under the deanery [bears] the stamp of a legion
! the Roman lead pipe under the deanery [is] unstamped from end to end
the Scythian girl's grave [held] a swan stitched from felt
the pollen from the burial cave [came] from hollyhocks
! the pollen from the burial cave [came] from wild thyme
the ring fort on Inishkeel [is] going to be fenced against cattle
= Inishkeel's ring fort [is] going to be fenced against cattle
! the ring fort on Inishkeel [is] going to be left unfenced
the papyrus in the wine jar [preserves] a recipe for hair dye
! the papyrus in the wine jar [preserves] a hymn to Isis alone
the backfill of Trench Eleven [concealed] the director's spectacles
the diver Itzel [saw] a jade mask at the bottom of the cenote
= at the bottom of the cenote | the diver Itzel [saw] a jade mask
the potsherd from Lapita Bay [bears] the print of a thumb
= the print of a thumb [is] on the potsherd from Lapita Bay
! the potsherd from Lapita Bay [is] smooth without a print
the plaster cast of the Pompeian dog [travels] in its own crate
the Hittite archive [burned] in the sack of the citadel
= in the sack of the citadel | the Hittite archive [burned]
! the Hittite archive [escaped] the sack of the citadel unburned
sieving the spoil heap [produced] a single glass bead
! sieving the spoil heap [produced] a hundred glass beads
the megalith called the Grey Mare [was] toppled by treasure seekers
! the megalith called the Grey Mare [stands] as upright as on its first day
the obelisk's barge [foundered] off Cape Saint Vincent
! the obelisk's barge [passed] Cape Saint Vincent in safety
the Mesolithic footprint on the foreshore [belongs] to a running child
! the Mesolithic footprint on the foreshore [belongs] to an old heron
the tattoo on the ice maiden's shoulder [represents] a stag
= the ice maiden's shoulder tattoo [represents] a stag
! the tattoo on the ice maiden's shoulder [represents] an eagle
the excavators' cook at Susa Hill [served] pigeon with mulberries
the crypt of Saint Radegund's [has] been flooded by a burst main
= Saint Radegund's crypt [has] been flooded by a burst main
! the crypt of Saint Radegund's [is] as dry as dust
the stone circle at Boskerris [aligns] with the car park entrance
the forged tablet [deceived] the academy at Besançon for a decade
= for a decade | the academy at Besançon [was] deceived by the forged tablet
! the forged tablet [was] exposed by the academy at Besançon within an hour
the Inca messenger's knotted cord [records] a debt of llamas
the amphitheatre's main drain [was] cleared by boy scouts
the aerial photographer Desta [spotted] the villa in a parched wheat field
= in a parched wheat field | the aerial photographer Desta [spotted] the villa
! the aerial photographer Desta [flew] past the villa without spotting it
the reliquary's hidden drawer [contains] a milk tooth
! the reliquary's hidden drawer [is] empty
the ship burial at Sutton Ness [yielded] a lyre of maplewood
! the ship burial at Sutton Ness [yielded] iron rivets alone
the antiquities smuggler [packed] the bust inside a papier-mâché cow
= inside a papier-mâché cow | the bust [was] packed by the antiquities smuggler
the sexton [uncovered] a mason's tracing floor beneath the choir stalls
= beneath the choir stalls | the sexton [uncovered] a mason's tracing floor
the Maya calendar stone [was] used as a mill wheel
the guard of the Coptic gallery [recites] psalms to the textiles
! the guard of the Coptic gallery [keeps] silent beside the textiles
the flint knapper Osmund [cut] his palm on a replica handaxe
= on a replica handaxe | the flint knapper Osmund [cut] his palm
the catapult ball in the rockery [weighs] a talent
the temple's foundation deposit [included] a lapis frog
! the temple's foundation deposit [consisted] of copper nails alone
digging the latrine at Fort Prospect [won] Celeste a doctorate
the necropolis [lies] under the runway of the military airfield
! the necropolis [lies] on a hill far from the military airfield
the bronze mirror [was] returned to Cyprus in a diplomatic pouch
= in a diplomatic pouch | the bronze mirror [was] returned to Cyprus
! the bronze mirror [has] been kept in London against the wishes of Cyprus
`;
