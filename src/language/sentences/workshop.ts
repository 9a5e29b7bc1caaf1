/**
 * Workshop: trades, tools and deliveries.
 * Short plain sentences of one past, for passages that read as one story; `family.ts` explains the notation.
 */
export const workshop = `
the welder [repaired] the yellow crane
= the yellow crane [was] repaired by the welder
the forklift [needed] a new battery
the carpenter [delivered] nine chairs
the assembly line [stopped] at ten
the foreman [wore] a red helmet
the paint shop [mixed] the wrong blue
the drill press [was] switched off
the glass furnace [reached] its full heat
the truck from Omaha [arrived] empty
the apprentice [cut] the plank twice
the boiler [passed] the pressure test
the tool shed [was] unlocked
the machinist [worked] through lunch
the conveyor belt [tore]
the quality inspector [rejected] a pump
the sawmill [shut] down for repairs
the night foreman [called] in sick
the copper wire [came] from Chile
the tire shop [ran] a discount
the mechanic [found] a cracked valve
the loading dock [was] swept
the fuel tank [was] half full
the printing press [started] again
the gear factory [lost] its largest client
the electric saw [blew] a fuse
the roofer [finished] the south side
= the south side [was] finished by the roofer
the concrete [dried] in two days
the lathe operator [trained] a newcomer
the delivery from Quebec [was] short
the paper mill [switched] to gas
= the paper mill [changed] over to gas
the locksmith's van [got] a flat tire
the crane driver [spotted] the fire
= the fire [was] spotted by the crane driver
the steel order [was] canceled
= the steel order [was] called off
the workbench [wobbled]
the cooling fan [rattled]
the shift supervisor [changed] the roster
= the roster [was] changed by the shift supervisor
the bicycle frame [was] bent
the ladder [stood] by the gate
the sewing machine [ran] without oil
the potter [fired] the kiln twice
the shipping clerk [lost] a crate
the spare part [arrived] from Ohio
the plasterer [arrived] before dawn
the robot arm [dropped] a bottle
the engine block [weighed] a ton
the safety valve [opened]
the upholsterer [chose] green velvet
the plumber's apprentice [fixed] the tap
= the tap [was] fixed by the plumber's apprentice
the brick kiln [was] cold
the surveyor [measured] the slope again
the delivery bike [lost] its chain
the stonemason [carved] a lion
the scrap yard [bought] the old boiler
`;
