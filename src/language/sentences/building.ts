/**
 * Building: carpenters, bricklayers, bridges, houses and engineers.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const building = `
the foundation of the new concert hall [has] cracked in the spring frost
= in the spring frost | the new concert hall's foundation [has] cracked
! the foundation of the new concert hall [is] sound in spite of the spring frost
the carpenter Ivo Marek [measures] in the span of his own hand
the suspension bridge at Clough Narrows [sways] under marching infantry
! the suspension bridge at Clough Narrows [stays] rigid under marching infantry
plastering the dome [cost] the brothers from Bergamo eleven months
the architect Nomvula Dlamini [designed] the bus station in the form of a beetle
= the bus station [was] designed in the form of a beetle by the architect Nomvula Dlamini
! the architect Nomvula Dlamini [designed] the bus station as a plain glass cube
the mason [mixed] bull's blood in the mortar of the chapel wall
= in the mortar of the chapel wall | the mason [mixed] bull's blood
the elevator shaft of the Tower of Winds [remains] without an elevator
! the elevator shaft of the Tower of Winds [has] been fitted with an elevator
there [is] a newspaper from 1888 behind the wainscot
= the wainscot [hides] a newspaper from 1888
! the space behind the wainscot [is] empty
the roofer Aloysius [fell] off the observatory into a compost heap
the thatch on Pilgrim's Cottage [must] be renewed before the winter
= before the winter | the thatch on Pilgrim's Cottage [has|does not have] to be renewed
the tunnel boring machine Ursula [surfaced] in the wrong canton
! the tunnel boring machine Ursula [surfaced] exactly in the right canton
the oak staircase at Marlow Court [creaks] at its seventh tread
= at its seventh tread | the oak staircase at Marlow Court [creaks]
! the oak staircase at Marlow Court [is] noiseless at its seventh tread
the crane operator Guðrún [lifts] a piano as gently as an egg
the concrete for the dam [is] being cooled with river ice
= the dam's concrete [is] being cooled with river ice
! the concrete for the dam [is] setting without artificial cooling
the cathedral's flying buttress [leans] on the bishop's laundry
the bathroom tiling from Delft [arrived] in eleven thousand pieces
the window frame in the attic [has] swollen with the damp
= with the damp | the attic window frame [has] swollen
! the window frame in the attic [has] shrunk in the dry heat
the surveyor's chain [lacks] its last two links
! the surveyor's chain [is] complete to the last link
the scaffolding around the minaret [collapsed] at the hour of prayer
= at the hour of prayer | the scaffolding around the minaret [collapsed]
! the scaffolding around the minaret [stood] firm at the hour of prayer
the plumber of Wittenberg Lane [soldered] his thimble to a cistern
the drawbridge motor [was] salvaged from a bankrupt fairground
= the motor of the drawbridge [was] salvaged from a bankrupt fairground
! the drawbridge motor [was] bought new from the maker
demolishing the gasometer [disturbed] a colony of pipistrelles
the chimney of the brickworks [is] shorter than the campanile by a hand
! the chimney of the brickworks [is] taller than the campanile by a hand
the joiner's glue [was] boiled from the hooves of a derby winner
= the glue of the joiner [was] boiled from the hooves of a derby winner
the aqueduct at Segovia Nova [carries] broadband cables above the rooftops
= above the rooftops | the aqueduct at Segovia Nova [carries] broadband cables
! the aqueduct at Segovia Nova [carries] water alone above the rooftops
the bricklayer Desmond Achebe [whistles] fugues on the scaffold
! the bricklayer Desmond Achebe [works] on the scaffold without making a sound
the ceiling of the ballroom [hangs] from nineteen ship's cables
the burgomaster [placed] a jar of pickles beneath the foundation stone
= beneath the foundation stone | the burgomaster [placed] a jar of pickles
! the burgomaster [placed] a single gold coin alone beneath the foundation stone
the pile driver on the waterfront [keeps] the embassy quarter awake
the mahogany banister [bears] the teeth marks of a lion cub
the building inspector Wilma Krause [condemned] her own veranda
= the veranda of the building inspector Wilma Krause [was] condemned by Wilma herself
! the building inspector Wilma Krause [passed] her own veranda as safe
the solar panel on the synagogue [faces] Jerusalem in place of the sun
! the solar panel on the synagogue [faces] the noonday sun
the rivet in the tenth girder [is] made of solid gold
= the tenth girder's rivet [is] made of solid gold
! the rivet in the tenth girder [is] made of ordinary steel
the cement mixer [poured] the patio into the neighbour's convertible
the revolving restaurant's motor [has] jammed with the diners facing the cemetery
! the revolving restaurant's motor [is] turning without a hitch
the parquet layer Stanislas [hides] a playing card under the last board
= under the last board | the parquet layer Stanislas [hides] a playing card
the keystone of the viaduct [was] lowered into place by the blind engineer
= the blind engineer [lowered] the keystone of the viaduct into place
! the keystone of the viaduct [is] lying in the quarry unset
the glass façade of the insurance tower [melts] bicycles in July
the drainage plan for Lower Marsh [was] drawn on a beer mat
= on a beer mat | the drainage plan for Lower Marsh [was] drawn
! the drainage plan for Lower Marsh [was] drawn by computer alone
the earthquake-proof pagoda in Nara Park [rests] on a hanging pillar
the door of the log cabin [opens] outward for fear of bears
= for fear of bears | the door of the log cabin [opens] outward
! the door of the log cabin [opens] inward
insulating the research hut with straw [proved] cheaper than oil
! insulating the research hut with straw [proved] dearer than oil
the stonemason's daughter Gisela [carved] the gargoyle in her tutor's likeness
= the gargoyle [was] carved in her tutor's likeness by the stonemason's daughter Gisela
the footbridge over the ring road [leads] straight into a hedge
the carpenter's mate [sawed] through the branch beneath his lunch
! the carpenter's mate [left] the branch beneath his lunch uncut
the cellar of the new opera [filled] with seawater on the first night
= on the first night | the new opera's cellar [filled] with seawater
! the cellar of the new opera [was] dry on the first night
the half-timbered inn at Celle [tilts] toward its own reflection
the wrecking ball [missed] the condemned cinema by a yard
! the wrecking ball [struck] the condemned cinema in its very centre
the escalator to the observation deck [runs] on the weight of descending visitors
the marble floor [was] polished for the coronation with potato peelings
= for the coronation | the marble floor [was] polished with potato peelings
! the marble floor [was] left unpolished for the coronation
the brick kiln at Stewartby Fields [fires] forty thousand bricks a day
! the brick kiln at Stewartby Fields [has] been cold for half a century
the cantilevered balcony [sank] beneath the weight of the opera club
= beneath the weight of the opera club | the cantilevered balcony [sank]
! the cantilevered balcony [bore] the weight of the opera club without sinking
the caulker's mallet [rings] like a bell on seasoned teak
the pontoon bridge at Khabarov Ferry [freezes] into the river in November
= in November | the pontoon bridge at Khabarov Ferry [freezes] into the river
! the pontoon bridge at Khabarov Ferry [is] taken ashore well ahead of November
the ironmonger's last hinge [went] to the gate of the dogs' cemetery
= the gate of the dogs' cemetery [got] the ironmonger's last hinge
the sewer beneath Rue Mouffard [follows] the course of a vanished stream
= the course of a vanished stream [is] followed by the sewer beneath Rue Mouffard
! the sewer beneath Rue Mouffard [crosses] the course of a vanished stream at a right angle
`;
