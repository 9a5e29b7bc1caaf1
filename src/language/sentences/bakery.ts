/**
 * Bakery: bread, cakes, ovens, flour and the people who rise before dawn.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const bakery = `
the baker's lame [slashed] a wheatsheaf into the crust of the miche
Madame Guérin [delivers] croissants to the barracks on a tricycle
= on a tricycle | Madame Guérin [delivers] croissants to the barracks
! Madame Guérin [makes] her croissant deliveries to the barracks solely by motorboat
the brick oven on Mill Lane [takes] nine hours to cool
= the cooling of the brick oven on Mill Lane [takes] nine hours
! the brick oven on Mill Lane [cools] completely in under an hour
the ninth layer of the wedding cake [leaned] toward the groom's mother
in the proving cupboard | the brioche dough [doubled] within the hour
the rye loaf in the window [is] made of painted plaster
= the window's rye loaf [is] a thing of painted plaster
! the rye loaf in the window [is] fresh bread from the morning batch
Zacharias [forgot] the yeast for the Good Friday buns
= the yeast for the Good Friday buns [was] forgotten by Zacharias
! Zacharias [remembered] to put the yeast in the Good Friday buns
the flour delivery from Kansas [was] infested with weevils
! the flour delivery from Kansas [was] free of insects
the pretzel above the door [creaks] in the north wind
the gingerbread cathedral [lost] its spire to a dachshund
the night baker's radio [plays] Bulgarian folk songs
the dough hook [broke] under the weight of the panettone mix
= under the weight of the panettone mix | the dough hook [broke]
Old Fenwick's pumpernickel [sinks] in the millpond like a cobblestone
! Old Fenwick's pumpernickel [floats] on water like a duck
the bakery's cat [is] named after an archduke
! the bakery's cat [is] named after a brand of soap
the queue for hot cross buns [reached] the fire station
! the queue for hot cross buns [ended] well short of the fire station
there [is] a wedding ring somewhere in the seeded batch
= the seeded batch [has|does not have] a wedding ring somewhere in it
the éclair for the inspector [was] filled with mustard
! the éclair for the inspector [was] filled with vanilla cream alone
Signora Belli's focaccia [glistens] with oil from a Ligurian cousin
the bread peel [doubles] as the confectioner's canoe paddle
the confectioner Ulla Holm [spun] a sugar swan for the admiral
= the confectioner Ulla Holm [made] the admiral a swan of spun sugar
the leaven named Gertrude [is] ninety years old
= the age of the leaven named Gertrude [is] ninety years
! the leaven named Gertrude [is] less than a month old
the price of the poppy-seed roll [will] rise by a penny on Monday
= on Monday | the poppy-seed roll [will] become a penny dearer
! the price of the poppy-seed roll [will] fall by a penny on Monday
the marzipan hedgehog [melted] against the radiator of the van
the miller's donkey [refuses] to cross the footbridge with oats
! the miller's donkey [crosses] the footbridge readily with loads of oats
the strudel of Aunt Rosza [stretches] thinner than a love letter
the shop bell [rings] twice for the postmistress
during the siege | the garrison's bread [contained] sawdust
! the garrison's bread [was] pure wheat during the siege
the apprentice Joao [burned] his forearm on the tray of custard tarts
= on the tray of custard tarts | the apprentice Joao [burned] his forearm
the pistachio macaron [outsells] the raspberry by three to one
! the pistachio macaron [is] outsold by the raspberry by five to one
the muffin tin [was] dented by a falling dictionary
the coeliac society [presented] the patissier with a silver whisk
= the patissier [was] presented with a silver whisk by the coeliac society
the crumb of the ciabatta [is] riddled with holes
! the crumb of the ciabatta [is] dense from end to end without a hole
the cinnamon roll on the museum's pedestal [has] turned to stone
the baker's dozen in Aldershaw [consists] of fourteen loaves
! the baker's dozen in Aldershaw [consists] of exactly thirteen loaves
behind the flour sacks | the accountant [hides] his opera records
! the accountant [keeps] his opera records on open display in the shop window
the sesame flatbread [was] slapped against the oven wall by hand
= by hand | the sesame flatbread [was] slapped against the wall of the oven
the hospital's order [calls] for sixty saltless loaves a day
! the hospital's order [calls] for fifteen saltless loaves a day
the glaze on the fruit tart [contains] apricot kernels
the sugar thermometer [shattered] in a pan of boiling fondant
! the sugar thermometer [survived] the boiling fondant in one piece
the moustache of Bertrand the miller [is] dusted with flour
= flour [dusts] the moustache of Bertrand the miller
the cake stand from Meissen [supports] a single rock bun
! the cake stand from Meissen [is] empty from rim to rim
the profiterole tower at the embassy [toppled] onto the consul
! the profiterole tower at the embassy [stood] firm to the last bite
the shortbread mould [bears] the thistle of Clan Muir
the blackout of 1974 [ruined] a batch of birthday sponges
the hotel's breadbasket [hides] a microphone beneath the napkin
! the hotel's breadbasket [holds] rolls alone from top to bottom
the sourdough from San Telmo [took] the gold medal at Lyon
! the sourdough from San Telmo [took] the bronze medal at Lyon
the oven door's counterweight [is] an old cannonball
the salt in the pretzel dough [comes] from a mine below Hallein
! the salt in the pretzel dough [comes] from evaporated Breton seawater
the pastry brush [sheds] badger hairs on the apple turnovers
the cheesecake [cracked] down the middle like a dry riverbed
Chaim [braids] the challah with six strands of dough
= the challah [is] braided by Chaim with six strands of dough
! Chaim [braids] the challah with exactly four strands of dough
the simnel cake [carries] eleven balls of marzipan
! the simnel cake [carries] nine balls of marzipan
the bun wagon [blocks] the tram line on market day
= on market day | the bun wagon [blocks] the tram line
the burglar at Pym's [ignored] the cash in favour of the lardy cake
! the burglar at Pym's [took] the cash without a glance at the lardy cake
the window display [features] the Eiffel Tower in breadsticks
the mixer's warranty [expired] on the eve of the carnival
= on the eve of the carnival | the warranty of the mixer [ran] out
! the mixer's warranty [covers] repairs throughout the carnival week
the doughnut machine from Cincinnati [drops] rings into hot lard
the village of Staplow [shares] a communal oven behind the chapel
= behind the chapel | the village of Staplow [has|does not have] a communal oven
! the village of Staplow [lacks] an oven for common use
the teacake in the time capsule [was] wrapped in oilcloth
the buckwheat pancake at the fairground [covers] a dinner plate
the croquembouche [must] reach the palace by six
= by six | the croquembouche [has|does not have] to be at the palace
the gluten test strip [turned] purple in the sample of spelt
! the gluten test strip [kept] its white colour in the sample of spelt
the lemon drizzle loaf [fetched] forty pounds at the raffle
the oat crumble topping [slid] off in one sheet
the baker of Pompeii's last batch [is] carbonised in a museum case
= the last batch of the baker of Pompeii [lies] carbonised in a museum case
the treacle drum [burst] in the heat of the delivery yard
! the treacle drum [remained] sealed without a leak in the heat of the delivery yard
Miriam's honey cake [keeps] for a month in a biscuit tin
! Miriam's honey cake [goes] mouldy in a biscuit tin within three days
the scone contest [was] decided by a blindfolded vicar
= the judge in the scone contest [was] a blindfolded vicar
the rolling rack [ran] over the pastry cook's clogs
from the vent above the bakehouse | the scent of nutmeg [drifts] into the prison yard
the Danish pastry lesson [has] been moved to the community hall
! the Danish pastry lesson [remains] in its first place at the bakery school
the crumpet ring [rolled] beneath the chest freezer
the semolina shortage [closed] the halva stall in Nablus
= the halva stall in Nablus [was] closed by the semolina shortage
`;
