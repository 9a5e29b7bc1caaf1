/**
 * Kitchen: cooks, pans, ovens, larders and what happens at the stove.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const kitchen = `
the sous-chef [reduced] the veal stock to a glossy syrup before noon
= before noon | the sous-chef [boiled] the veal stock down to a glossy syrup
! the sous-chef [left] the veal stock untouched in the freezer through the whole morning
Grandmother Ilse's copper saucepan [hangs] from a hook above the stove
= above the stove | Grandmother Ilse's copper saucepan [is] hanging from a hook
! Grandmother Ilse's copper saucepan [was] melted down for church candlesticks
the pressure cooker's gasket [split] during the braising of the oxtail
= during the braising of the oxtail | the gasket of the pressure cooker [split]
Auntie Bisi [peels] ginger with the edge of a teaspoon
! Auntie Bisi [leaves] the skin on her ginger in keeping with family custom
the pantry's bottom shelf [is] reserved for jars of quince paste
= the bottom shelf of the pantry [is] kept for jars of quince paste
! the bottom shelf of the pantry [is] reserved for mousetraps alone
the dishwasher under the window [leaks] suds onto the cork floor
there [is] a scorch mark on the ceiling above the toaster
= the ceiling above the toaster [bears] a scorch mark
! the ceiling above the toaster [is] spotless from wall to wall
Matteo's sourdough starter [escaped] from its crock overnight
= overnight | Matteo's sourdough starter [broke] out of its crock
the mandoline [took] a sliver of skin from Beatrix's thumb
= Beatrix [lost] a sliver of skin from her thumb to the mandoline
the risotto for the ambassador's wife [needs] another ladle of broth
the head cook at the convent [can] skin a rabbit in ninety seconds
= ninety seconds [is] enough time for the head cook at the convent to skin a rabbit
! the head cook at the convent [is] incapable of skinning a rabbit
in the tagine's conical lid | the potter [drilled] a vent for steam
the cleaver with the bone handle [belonged] to a riverboat butcher
= the owner of the cleaver with the bone handle [was] a riverboat butcher
the mayonnaise [curdled] at the third drop of walnut oil
= at the third drop of walnut oil | the mayonnaise [separated] into curds
! the mayonnaise [stayed] smooth from the first drop of walnut oil to the last
Uncle Dragomir [smokes] paprika peppers over plum wood
the icing on the christening cake [was] tinted with beetroot juice
= beetroot juice [gave] the icing on the christening cake its tint
! the icing on the christening cake [was] left pure white
the larder key [has] been missing from its nail for a fortnight
= for a fortnight | the larder key [has] been absent from its nail
! the larder key [has] hung safely on its nail for the whole month
at the stroke of nine | the soup tureen [was] carried in by twins
the cast-iron griddle [weighs] more than the twins' bicycle
= the twins' bicycle [weighs] less than the cast-iron griddle
! the cast-iron griddle [weighs] exactly as much as the twins' bicycle
Chef Laurent [banned] parsley stalks from his consommé
the blender's motor [burned] out halfway through the gazpacho
! the blender's motor [ran] without a hitch through the whole of the gazpacho
the walk-in refrigerator [maintains] a temperature of four degrees
= the temperature of the walk-in refrigerator [is] kept at four degrees
! the walk-in refrigerator [has] broken down beyond repair
old Mr. Takahashi [sharpens] his sashimi knife on a river stone
on the windowsill | the pot of chervil [attracted] a swarm of greenfly
the dumbwaiter [stuck] between floors with a roast goose inside
= with a roast goose inside | the dumbwaiter [jammed] between floors
the garlic press in the second drawer [is] made of pewter
! the garlic press in the second drawer [is] made of olive wood
the caterer's van [delivered] the poached salmon to a funeral by mistake
= by mistake | the caterer's van [brought] the poached salmon to a funeral
the recipe for Zofia's dumplings [is] written on the back of a tram ticket
= Zofia's dumpling recipe [stands] in writing on the back of a tram ticket
! the recipe for Zofia's dumplings [has] been passed down by word of mouth without a scrap of writing
the oven thermometer [reads] thirty degrees below the true heat
= the oven thermometer's reading [is] thirty degrees lower than the true heat
! the oven thermometer [is] accurate to within a single degree
the kitchen cat Pomfret [licked] the butter into the shape of a saddle
Lakshmi's mango pickle [won] a silver spoon at the Madurai fair
! Lakshmi's mango pickle [was] disqualified at the Madurai fair without being tasted
the flambéed crêpe [singed] the headwaiter's false moustache
= the headwaiter's false moustache [was] singed by the flambéed crêpe
the salt cellar shaped like a swan [lacks] its left wing
! the salt cellar shaped like a swan [is] complete to the last feather
the sink in the scullery [is] blocked with lentils
! the scullery's sink [drains] as freely as a waterfall
for the duke's banquet | the kitchen brigade [plucked] ninety partridges
the vanilla pod in the sugar jar [came] from Réunion by airmail
! the vanilla pod in the sugar jar [was] grown in a greenhouse in Leeds
the pastry chef Noor [is] tempering chocolate on a slab of marble
= on a slab of marble | the pastry chef Noor [is] tempering chocolate
the marmalade [boiled] over onto the vicar's clean hob
the stove's fourth burner [has not|has] worked within the last eleven years
= within the last eleven years | the fourth burner of the stove [has not|has] functioned
! the fourth burner of the stove [worked] perfectly for the whole of the past decade
the tomato passata for the winter [filled] two hundred bottles
the trainee Piet [salted] the custard in place of sugaring it
the pepper mill on table four [is] taller than the waitress
= the waitress [is] shorter than the pepper mill on table four
! the pepper mill on table four [is] shorter than a wine glass
the fondue pot [tipped] toward the bishop at the worst moment
the ice cream churn [requires] rock salt for its outer bucket
= rock salt [is] required for the outer bucket of the ice cream churn
Hortensia's pressure on the rolling pin [flattened] the dough to a veil
the stew in the clay oven [simmered] through the night beneath a goatskin
! the stew in the clay oven [was] cooked through in under twenty minutes
the colander [served] the toddler as a crusader's helmet
= the toddler [used] the colander as a crusader's helmet
the waffle iron [stamps] the initials of a bankrupt hotel on its waffles
the cook's assistant Rufus [cannot|can] tell cumin from caraway
= the cook's assistant Rufus [is] unable to tell cumin from caraway
the freezer drawer labelled bones [contains] a birthday cake for a dog
! the freezer drawer labelled bones [is] completely empty
the extractor fan [hums] a steady B flat
the leg of mutton [is] turning on a spit driven by a terrier
! the leg of mutton [is] hanging raw in the smokehouse
Countess Vera's truffle [had|did not have] a bite taken out of it
the chopping board [warped] beside the radiator over the holidays
the almond soufflé [rose] four inches above its ramekin
= the almond soufflé [rose] by four inches above its ramekin
! the almond soufflé [collapsed] to the bottom of its ramekin without rising
the porridge at the boarding school [would] support an upright spoon
in damp weather | the cutlery drawer of the galley [sticks] fast
= the galley's cutlery drawer [jams] in damp weather
Desmond [gave] the neighbour's goat the outer leaves of the artichoke
the tea towel from Lake Bled [caught] fire on the gas ring
the rind of the ripest Stilton [was] nibbled by a harvest mouse
the breakfast cook at the Hotel Minerva [poaches] eggs in red wine
! the breakfast cook at the Hotel Minerva [refuses] to poach an egg in wine
the paella for the regiment [was] stirred with an oar
= the regiment's paella [was] stirred with an oar
! the paella for the regiment [cooked] undisturbed without being stirred
during the power cut | Solveig [whisked] the egg whites by candlelight
the spice merchant's saffron [turned] out to be dyed corn silk
! the spice merchant's saffron [was] genuine to the last thread
the honey ham [will] be glazed with mustard an hour before supper
= an hour before supper | the honey ham [will] receive a glaze of mustard
the teapot's spout [dribbles] onto the lace tablecloth
Cousin Amaru [ground] the maize on his great-grandmother's metate
the walnut cracker in the form of a squirrel [bit] the judge
the bouillabaisse [lacked] fennel in the critic's opinion
= in the critic's opinion | the bouillabaisse [was] short of fennel
the linen apron with the burnt hem [is] a relic of the great fire of 1922
the gravy boat [sailed] across the polished table into Grandfather's lap
the chestnut purée [was] forced through a horsehair sieve
the bain-marie [ran] dry under the hollandaise at the worst hour
the nutmeg grater [scraped] a freckle off Brother Anselm's knuckle
before the eclipse | the tandoor [was] plastered with fresh mud
`;
