/**
 * Winery: vineyards, cellars, brewers, distillers and drinkers.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const winery = `
the vintage of 1959 [survived] the flood in the cellar of the deaconess
= in the cellar of the deaconess | the vintage of 1959 [survived] the flood
! the vintage of 1959 [was] washed away by the flood in the cellar of the deaconess
the vintner Apolline Rossignol [is] harvesting the late Riesling by moonlight
= by moonlight | the vintner Apolline Rossignol [is] harvesting the late Riesling
! the vintner Apolline Rossignol [has] left the late Riesling to rot on the vine
the cork from the emperor's magnum [broke] off in the neck
pressing the frozen grapes [yielded] a bare thimbleful of syrup
the Georgian clay jar in the museum courtyard [holds] two tons of must
! the Georgian clay jar in the museum courtyard [holds] a single cup of must
in the abbey brewery | the novice Kaspar [stirs] the mash with a crucifix
the phylloxera louse [reached] the slopes of Santorini in an ash cloud
! the phylloxera louse [stopped] short of the slopes of Santorini
the blind taster Honoré [confused] the Burgundy with cough mixture
= the Burgundy [was] confused with cough mixture by the blind taster Honoré
! the blind taster Honoré [told] the Burgundy from cough mixture at the first sip
the gin distilled on the lighthouse ship [tastes] of kelp with coriander
the barrel maker of Cognac [has|does not have] a stave named after his rival
there [is] a goldfish living in the cider vat at Hereford Bridge
= the cider vat at Hereford Bridge [is] home to a living goldfish
the monastery's stout [sank] a tasting panel of nine rugby forwards
the Tokay for the tsar's nursery [was] carried over the Carpathians by ox cart
= by ox cart | the Tokay for the tsar's nursery [was] carried over the Carpathians
! the Tokay for the tsar's nursery [travelled] by rail the whole way
the hydrometer [was] last calibrated in the reign of Queen Wilhelmina
! the hydrometer [was] calibrated on Monday morning
the label on the house red [promises] notes of saddle leather
the vine behind the synagogue at Maribor [is] four centuries old
= the age of the vine behind the synagogue at Maribor [is] four centuries
! the vine behind the synagogue at Maribor [was] planted less than ten years ago
the sherry cask [leaked] its angel's share onto the bishop's hat
the frost candle between the rows [saved] the Chardonnay at Chablis Haut
= the Chardonnay at Chablis Haut [was] saved by the frost candle between the rows
! the Chardonnay at Chablis Haut [perished] in spite of the frost candle between the rows
the moonshiner Jeb Tackett [outran] the sheriff in a milk float
= in a milk float | the moonshiner Jeb Tackett [outran] the sheriff
the champagne riddler Yolande [turns] forty thousand bottles a day
! the champagne riddler Yolande [turns] fewer than ninety bottles a day
the absinthe spoon at the Café Voltaire [was] stolen by a surrealist
the brewer's yeast [overflowed] into the laundry of the almshouse
the wine list of the Orient Palace [weighs] as much as a dachshund
! the wine list of the Orient Palace [weighs] less than a sparrow
bottling the quince brandy [occupied] the nuns through Lent
the hailstorm over Mendoza [shredded] the Malbec in nine minutes
= in nine minutes | the hailstorm over Mendoza [shredded] the Malbec
! the hailstorm over Mendoza [left] the Malbec unharmed
the malt at Ardnamurchan Point [is] dried over burning heather
! the malt at Ardnamurchan Point [is] dried by electric heat alone
the corkscrew in the shape of a mermaid [pinched] the ambassador's finger
Baron Falkenhorst's cellar book [lists] a bottle signed by Goethe
! Baron Falkenhorst's cellar book [lists] spirits alone
the sake brewery in Niigata [washes] its rice in melted snow
= in melted snow | the sake brewery in Niigata [washes] its rice
! the sake brewery in Niigata [washes] its rice in desalinated seawater
the vineyard dog Bacchus [eats] Pinot grapes straight from the trellis
the publican of the Drowned Rat [waters] his geraniums with porter
= the Drowned Rat's publican [waters] his geraniums with porter
the wine auction in Beaune [raised] a record sum for the lepers' hospital
! the wine auction in Beaune [failed] to raise a franc for the lepers' hospital
the sediment at the bottom of the tun [contained] a deacon's spectacles
the temperature in the fermentation hall [is] regulated by opening the belfry door
the mezcal with the worm [was] banned from the senate bar
= the mezcal with the worm in it [was] banned from the senate bar
! the mezcal with the worm [is] served freely at the senate bar
the beer mat collection of Herr Zumthor [covers] the walls of his dental surgery
the vine louse inspector [travels] with a magnifying glass of carved ebony
the Madeira in the ballast [crossed] the equator nine times
= nine times | the Madeira in the ballast [crossed] the equator
! the Madeira in the ballast [spent] its whole life north of the equator
the spittoon at the tasting [was] mistaken for a punch bowl by the consul
= the tasting's spittoon [was] mistaken for a punch bowl by the consul
! the spittoon at the tasting [was] recognised as such by the consul
the hop picker Violet Tanner [wrote] her memoirs on brewery invoices
! the hop picker Violet Tanner [died] without writing a line about her life
sulphuring the barrels [gave] the cellarman's cat a cough
the new bottling line [fills] the brandy at nine hundred an hour
! the new bottling line [fills] the brandy at sixty an hour
the oldest picker [drinks] from a silver boot at the harvest supper
= at the harvest supper | the oldest picker [drinks] from a silver boot
the mead hall at Lejre [smells] of honey through its thatch
the prohibition agent Eliot Crane [hid] a flask inside his Bible
= inside his Bible | the prohibition agent Eliot Crane [hid] a flask
! the prohibition agent Eliot Crane [lived] without touching a flask
the ice wine of Niagara [must] be pressed at minus eight degrees
= at minus eight degrees | the ice wine of Niagara [must] be pressed
the counterfeit Bordeaux [was] exposed by a single Chinese character
! the counterfeit Bordeaux [fooled] the experts for good
the taproom of the Blue Hedgehog [closes] at the first verse of a ballad
! the taproom of the Blue Hedgehog [stays] open through the longest ballad
the coopers' parade through Bernkastel [is] led by a rolling hogshead
the raki at the wedding [ignited] the groom's necktie
= the groom's necktie [was] ignited by the raki at the wedding
! the groom's necktie [came] through the raki at the wedding unsinged
the copper alembic behind the sacristy [has] been polished for the visitation
the amphora wine of Friuli [ages] underground for seven months
= for seven months | the amphora wine of Friuli [ages] underground
! the amphora wine of Friuli [is] drunk within days of the harvest
the thirsty organ tuner [drained] the communion decanter by mistake
= by mistake | the communion decanter [was] drained by the thirsty organ tuner
the vermouth factory in Chambéry [guards] its recipe in a dentist's safe
= in a dentist's safe | the vermouth factory in Chambéry [guards] its recipe
the terrace wall of the steepest vineyard [is] mended without mortar
! the terrace wall of the steepest vineyard [is] mended with cement
the brewing of the bride ale [began] on the night of the betrothal
! the brewing of the bride ale [began] a month ahead of the betrothal
the water of the distillery's spring [runs] over pink granite
= over pink granite | the water of the distillery's spring [flows]
! the water of the distillery's spring [runs] over black slate alone
`;
