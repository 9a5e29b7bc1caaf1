/**
 * Glacier: ice, snow, polar stations, avalanches and mountaineers.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const glacier = `
the tongue of the Skeidar glacier [advanced] nine metres in April
= in April | the Skeidar glacier's tongue [advanced] by nine metres
! the tongue of the Skeidar glacier [retreated] four metres in April
the glaciologist Petra Vogel [lowered] a camera into the moulin
the ice core from Dome Garnet [reaches] back eight hundred millennia
! the ice core from Dome Garnet [reaches] back less than a thousand years
at the foot of the serac | the expedition's cook [buried] the cheese
Sherpa Dawa [fixed] the ropes above the Yellow Shoulder
the weather balloon [froze] to the roof of the polar hut
the crevasse near Camp Two [swallowed] a sledge loaded with paraffin
the meltwater lake [drained] through a tunnel in the ice overnight
= overnight | the meltwater lake [emptied] through an ice tunnel
! the meltwater lake [stayed] full to the brim overnight
the snow bridge [would] bear a fox on its way home
! the snow bridge [would] give way under a fox's weight
there [is] a seed of rye inside the ice mummy's coat
the Adélie penguin colony at Cape Morn [has] doubled in a decade
! the Adélie penguin colony at Cape Morn [has] shrunk by half in a decade
Dr. Halvorsen's beard [snapped] off in the extreme cold
the avalanche [carried] the chapel bell into the larch wood
= the bell of the chapel [was] carried into the larch wood by the avalanche
! the avalanche [passed] well to the east without touching the chapel bell
the katabatic wind [flattened] the meteorologist's tent at the pole
the ice cave beneath Mount Orla [glows] turquoise at midday
= at midday | the ice cave beneath Mount Orla [has|does not have] a turquoise glow
! the ice cave beneath Mount Orla [is] pitch black at midday
the mountaineering club of Innsbruck [lost] its last crampons in a wager
the boulder on the moraine [travelled] from a valley in Norway
! the boulder on the moraine [was] quarried on the spot from the bedrock beneath
the musher Aput Olsen [named] his lead dog after a tax inspector
= Aput Olsen the musher's lead dog [is] named after a tax inspector
the ski plane [skidded] past its landing flags
! the ski plane [halted] well short of its landing flags
the permafrost under Yakutsk's puppet theatre [is] thawing fast
the mountain rescue helicopter [winched] up a goat by mistake
the ice harvest at Lake Varna [was] sold to breweries in Hamburg
! the ice harvest at Lake Varna [was] dumped unsold on the shore
the frostbitten toe of Colonel Strachey [hangs] in the club's bar
the diary found on Fang Ridge [breaks] off in the middle of a recipe
in polar twilight | the biologist Yuki Mori [tagged] a leopard seal
the snow on the Col de Lune [is] pink with algae
! the snow on the Col de Lune [is] pure white from edge to edge
the glacier guide Reto [speaks] to the ice in Romansh
the lifting gas for the aerial survey [leaked] into the mess tent
the ablation stake [has not|has] been read during the last three summers
= the ablation stake [has] gone unread during the last three summers
the iceberg off Tasiilaq [has|does not have] an arch tall enough for a schooner
! the iceberg off Tasiilaq [is] a flat slab without an arch
the thermal drill [melted] a hole through the floating shelf
the crown prince's toboggan [veered] into a snowplough
= the toboggan of the crown prince [veered] into a snowplough
! the crown prince's toboggan [came] to rest without hitting a snowplough
the abandoned whaling station [houses] a colony of fur seals
! the abandoned whaling station [is] empty of animal life
the hanging glacier above Trift [groans] like a cello
the nunatak called Widow's Thimble [pokes] out of the ice sheet
! the nunatak called Widow's Thimble [lies] wholly buried under the ice sheet
the dye in the meltstream [reappeared] nine kilometres downvalley
= nine kilometres downvalley | the dye from the meltstream [came] back into view
! the dye in the meltstream [vanished] for good within its first metre
the snowcat's heater [can] roast a chestnut in its shell
the tunnel to the seismometer vault [is] lined with reindeer hides
! the tunnel to the seismometer vault [is] lined with copper sheets alone
the blizzard of Candlemas [trapped] an opera company in the pass
the ice road to Fort Resolute [opens] in the second week of January
! the ice road to Fort Resolute [opens] in the last week of February
the lantern festival on the frozen fjord [ended] with a loud crack
the chief of the Antarctic station [bakes] rye bread on Sundays
= on Sundays | rye bread [is] baked by the chief of the Antarctic station
! the chief of the Antarctic station [spends] his Sundays asleep without baking
the snow stake beside the hospice [measured] seven metres at Easter
= at Easter | the snow stake beside the hospice [showed] seven metres
! the snow stake beside the hospice [measured] under two metres at Easter
Miss Ellery [traversed] the Bergschrund in a tweed skirt
the pollen in the ice lens [belongs] to an extinct birch
! the pollen in the ice lens [belongs] to a living species of pine
the radar image [shows] a river beneath the ice cap
! the radar image [shows] unbroken ice down to dry rock
the frozen waterfall at Gorran [attracts] climbers from Slovenia
the penguin egg in the vault [is] addled
the permafrost museum's mammoth tusk [was] stolen by a magician
the fog bow over the ice sheet [amazed] the lone skier Ottilie Brandt
= the lone skier Ottilie Brandt [was] amazed by the fog bow over the ice sheet
the mirror signal from Advance Base [meant] a shortage of tea
! the mirror signal from Advance Base [meant] a surplus of tea
the snowfield's albedo [dropped] on account of volcanic soot
= on account of volcanic soot | the albedo of the snowfield [fell]
! the snowfield's albedo [rose] in spite of volcanic soot
the icefall route [will] be closed for the Buddhist new year
! the icefall route [will] stay open through the Buddhist new year
reindeer moss [covers] the roof of the Sami boathouse
= the roof of the Sami boathouse [is] covered with reindeer moss
the Swiss geodesist's theodolite [sank] into the firn
the stranded narwhal [was] freed by a crew of ice fishers
the cornice above the Hut of Saint Bruno [broke] at noon
! the cornice above the Hut of Saint Bruno [held] firm through noon into the night
the sledge dog Bilberry [gave] birth in a mail sack
! the sledge dog Bilberry [is] a neutered male
the oldest photograph of the Rhône ice [was] taken by a hotelier
! the oldest photograph of the Rhône ice [was] taken by a nun
beyond the terminal moraine | the outwash plain [teems] with lupins
the altimeter of the lost climber [stopped] at eight thousand metres
! the altimeter of the lost climber [ran] on without stopping
the stove at the bivouac [burns] yak dung
= yak dung [fuels] the stove at the bivouac
! the stove at the bivouac [burns] bottled propane alone
the ice saw's blade [rusted] in the sea air of Svalbard
Pemba's prayer flag [frayed] to threads on the summit ridge
the lichen on the erratic block [grows] half a millimetre a year
! the lichen on the erratic block [grows] nine centimetres a year
the crampon strap [chafed] Lord Haversham's ankle to the bone
= Lord Haversham's ankle [was] chafed to the bone by the crampon strap
the snow goose [overflew] the camp at the hour of the storm
the sun dog above the plateau [formed] a complete halo
! the sun dog above the plateau [formed] a mere fragment of an arc
the ration box from 1912 [contained] a tin of rhubarb
! the ration box from 1912 [was] found empty of food
the cable car to the ice palace [is] out of service for repairs
= the ice palace's cable car [is] out of service for repairs
! the cable car to the ice palace [is] running at its usual intervals
`;
