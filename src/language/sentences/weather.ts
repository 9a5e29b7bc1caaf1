/**
 * Weather: storms, forecasts, seasons, floods and clouds.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const weather = `
the hurricane named Odette [is] weakening over the Bay of Campeche
= over the Bay of Campeche | the hurricane named Odette [is] losing strength
! the hurricane named Odette [is] gaining strength over the Bay of Campeche
Friday's forecast for the lowlands [calls] for scattered thunderstorms
the hail [dented] the roof of Svetlana's taxi yesterday afternoon
= yesterday afternoon | the hail [dented] the roof of Svetlana's taxi
the barometer in the schoolhouse [had] been falling for six hours
= for six hours | the barometer in the schoolhouse [had] been dropping
! the barometer in the schoolhouse [had] been rising for six hours
drizzle [blurred] the chalk lines on the tennis court
the meteorologist Aino Virtanen [has] been studying frost flowers in Lapland
the monsoon [is] expected to reach Kerala on the second of June
! the monsoon [is] expected to reach Kerala in the last week of July
forecasting the path of the tornado [took] eleven supercomputers
= the forecast of the tornado's path [required] eleven supercomputers
the rainbow over the reservoir [formed] a nearly perfect circle
! the rainbow over the reservoir [formed] a mere stump of colour
the Venetian lagoon [froze] from shore to shore in the winter of 1709
= in the winter of 1709 | the Venetian lagoon [froze] from shore to shore
! the Venetian lagoon [stayed] liquid from shore to shore in the winter of 1709
the humidity inside the orchid pavilion [exceeds] ninety per cent
! the humidity inside the orchid pavilion [lies] below thirty per cent
the lightning conductor on Saint Elmo's [was] stolen for its copper
the dam at Vallorbe [will] overflow by daybreak
! the dam at Vallorbe [will] be half empty at daybreak
our hemisphere's wettest inhabited place [lies] in Meghalaya
the flood of Corpus Christi [swept] the piano factory into the sea
= the piano factory [was] swept into the sea by the flood of Corpus Christi
! the flood of Corpus Christi [stopped] at the doorstep of the piano factory
there [is] a ring of mist around the gasworks
the dew on the putting green [delayed] the women's semifinal
= the women's semifinal [was] delayed by the dew on the putting green
! the women's semifinal [began] on time in spite of the dew on the putting green
Zephyrin the glassblower [predicts] squalls from the ache in his elbow
the anticyclone centred on the Faroes [refuses] to budge
the mercury at Oymyakon [dropped] to minus sixty-four degrees
= at Oymyakon | the mercury [fell] to minus sixty-four degrees
! the mercury at Oymyakon [stayed] above minus forty degrees throughout
the storm petrel's arrival [warned] the islanders of foul weather
the sirocco [coated] the mayor's white limousine with red dust
= the mayor's white limousine [was] coated with red dust by the sirocco
! the sirocco [left] the mayor's white limousine spotless
heat haze above the motorway [made] the toll booth shimmer
the icicle on the town hall clock [points] at half past four
the ship's log for the ninth of August [mentions] a waterspout
! the ship's log for the ninth of August [describes] a dead calm alone
the rain dance at the agricultural college [produced] a dust devil
the cloud seeding over Hebei [is] due to begin on Wednesday
= on Wednesday | the cloud seeding over Hebei [is] due to start
! the cloud seeding over Hebei [has] been called off for good
Mr. Oberholzer's umbrella [turned] inside out beside the cenotaph
! Mr. Oberholzer's umbrella [stayed] furled beside the cenotaph
the thaw [exposed] the milk float buried in January
= the milk float buried in January [was] exposed by the thaw
the wettest August in the annals of Bergen [ended] with a frost
! the wettest August in the annals of Bergen [ended] with a heatwave
the weather ship Polaris [has] been recalled to Stavanger
= the weather ship Polaris [has] been called back to Stavanger
! the weather ship Polaris [remains] on station off Greenland
the tidal bore [reached] the steps of the cathedral at the equinox
= at the equinox | the tidal bore [reached] the steps of the cathedral
the wind turbine on Cairn Hill [shut] itself down in the gusts
! the wind turbine on Cairn Hill [kept] turning in the gusts
the snow globe of the meteorological institute [contains] real hail
Nephele's largest watercolour [depicts] a bank of altocumulus over Crete
the pressure gradient across the strait [is] steepening hour by hour
! the pressure gradient across the strait [is] flattening hour by hour
the cyclone shelter at Cox's Landing [can] hold nine hundred villagers
! the cyclone shelter at Cox's Landing [can] hold fifty villagers at the utmost
the drought commissioner [drank] the last glass of the reservoir
the föhn [gave] the organist of Altdorf a splitting headache
= the organist of Altdorf [got] a splitting headache from the föhn
Beaufort's original scale [was] based on the sails of a frigate
! Beaufort's original scale [was] based on the motion of wheat
the first snowflake of the decade [landed] on the consul's cigar
the rain shadow of the cordillera [keeps] the vineyard dry
= the vineyard [is] kept dry by the rain shadow of the cordillera
! the rain shadow of the cordillera [ends] short of the rain-soaked vineyard
fog [has] closed the mountain railway for the fifth day running
= for the fifth day running | the mountain railway [has] been closed by fog
! the mountain railway [has] run without a closure for the past five days
the ice storm [brought] down the cables between Trois-Rivières with its weight
the television weatherman Rex Donnelly [is] allergic to wool
the sea breeze [tempers] the heat of the hospital garden
= the heat of the hospital garden [is] tempered by the sea breeze
the thunderclap at the graveside [silenced] the trumpet
! the thunderclap at the graveside [went] unheard behind the trumpet
the ozone layer above Halley Station [is] slowly mending
! the ozone layer above Halley Station [is] thinning at a steady pace
installing the rooftop anemometer [cost] the firm a window
the flood mark on the apothecary's wall [is] higher than the lintel
= the lintel [is] lower than the flood mark on the apothecary's wall
! the flood mark on the apothecary's wall [is] lower than the lintel
sunshine [woke] the tortoise from its long sleep on Palm Sunday
= on Palm Sunday | the tortoise [was] woken from its long sleep by sunshine
! the tortoise [slept] on beyond Palm Sunday without waking
Wednesday's gale [ripped] the awning from the fishmonger's stall
= the awning of the fishmonger's stall [was] ripped away by Wednesday's gale
! the awning of the fishmonger's stall [withstood] Wednesday's gale
the halo round the moon [foretold] sleet in the almanac's opinion
the climate archive in Uccle [dates] back to the reign of Leopold
! the climate archive in Uccle [was] founded within the last ten years
along the Skeleton Shore | the dawn mist [nourishes] the lichens
the storm drain under Rua Direita [swallowed] the carnival queen's slipper
= the carnival queen's slipper [was] swallowed by the storm drain under Rua Direita
the radiosonde [came] down in the yard of a maximum security prison
! the radiosonde [came] down in the sea beyond recovery
the crosswind on the Öresund bridge [toppled] a lorry of mattresses
measuring the depth of the puddle [fell] to the junior clerk
the ball lightning [passed] through the vicarage without breaking a cup
! the ball lightning [smashed] the whole of the vicarage's china
the meteorological office's oldest computer [is] named after a sheep
the snow line [crept] down to the bus shelter during the night
= during the night | the snow line [descended] to the bus shelter
! the snow line [retreated] far uphill from the bus shelter during the night
the heatwave [forced] the zoo to serve the bears frozen fish
= the zoo [was] forced by the heatwave to serve the bears frozen fish
the equatorial calm [held] the copra schooner prisoner for a fortnight
= for a fortnight | the copra schooner [was] held prisoner by the equatorial calm
the mist over Loch Awe [is] expected to lift by eleven
! the mist over Loch Awe [is] expected to last past sunset
black ice [sent] the milk tanker sliding into the vestry wall
the cumulonimbus [towered] above the delta to a height of twelve kilometres
Ludmila's washing line [serves] the village as a wind gauge
the avalanche bulletin for the Engadine [lists] danger level four
! the avalanche bulletin for the Engadine [lists] danger level one
the midday gun [could not|could] be heard above the downpour
= above the downpour | the midday gun [was] inaudible
! the midday gun [rang] out clearly above the downpour
the willy-willy [carried] a hymn book as far as Broken Ridge
the solar halo [was] mistaken for a divine sign at Pskov
= at Pskov | the solar halo [was] taken for a divine sign by error
the yearly snowfall at Aomori [has] topped eight metres
! the yearly snowfall at Aomori [has] stayed under two metres
the squall line [is] moving eastward at forty knots
! the squall line [is] moving westward at ten knots
the verger [blamed] the leaning spire on prevailing winds
`;
