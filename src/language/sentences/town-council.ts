/**
 * Town council: mayors, clerks, committees and what a town decides.
 * Short plain sentences of one past, for passages that read as one story; `family.ts` explains the notation.
 */
export const townCouncil = `
the mayor [opened] the new footbridge
= the new footbridge [was] opened by the mayor
the town council [raised] the parking fees
the swimming pool [closed] for the winter
the fire chief [retired] in March
the library [bought] a second van
the school board [hired] a new principal
the county [sold] the old courthouse
= the old courthouse [was] sold by the county
the bus company [dropped] the night route
the museum [lost] its state grant
the sheriff [won] a third term
the water tower [got] a coat of paint
the planning office [rejected] the hotel plans
the city attorney [resigned] on Monday
the farmers' market [moved] to Mill Street
the recycling center [opened] on Sundays
the town clerk [misplaced] the tax rolls
the housing committee [met] behind closed doors
the governor [visited] the flooded village
= the flooded village [was] visited by the governor
the parks department [planted] fifty oaks
the treasurer [published] the budget early
the deputy mayor [supported] the stadium
the traffic light on Elm Street [failed]
the railway station [received] a new roof
the youth center [ran] out of money
the harbor authority [fined] a tanker
the local paper [printed] a correction
the bridge toll [rose] by fifty cents
= the bridge toll [went] up by fifty cents
the zoning board [delayed] its vote
= the zoning board [postponed|did not postpone] its vote
the war memorial [was] restored
the airport [added] a flight to Denver
the public defender [asked] for more staff
the town hall [flew] its flag at half-mast
the sewage plant [passed] its inspection
the snowplow budget [doubled]
the power company [replaced] the old meters
the ferry service [changed] its timetable
the historical society [bought] the mill
= the mill [was] bought by the historical society
the dog park [reopened] in May
the county fair [drew] a record crowd
the health inspector [closed] a diner
the city band [played] at the inauguration
the street festival [ended] before midnight
the police station [installed] solar panels
the cemetery gate [was] repaired
the tourist office [printed] new maps
the bicycle lane [reached] the river
the election office [recounted|did not recount] the votes
the weather station [recorded] a frost
the art center [extended] its spring show
`;
