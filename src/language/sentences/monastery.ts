/**
 * Monastery: monks, nuns, bells, pilgrims and parishes.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const monastery = `
the abbot of Fontevraud Minor [has] taken a vow against rhubarb
the great bell of Saint Pancras [fell] through three floors into the crypt
! the great bell of Saint Pancras [hangs] securely in its tower
Brother Cuthwin [is] painting an ass on the refectory ceiling
= on the refectory ceiling | Brother Cuthwin [is] painting an ass
! Brother Cuthwin [is] away on pilgrimage in Compostela
on the feast of Saint Blaise | the throat of the precentor [is] blessed with candles
the pilgrim Agathe [walked] from Tallinn to Assisi with a goose
= with a goose | the pilgrim Agathe [walked] from Tallinn to Assisi
! the pilgrim Agathe [made] the journey to Assisi by motor coach alone
ringing the angelus [falls] to the youngest oblate in the house
the convent's Emmental [is] exported to the Vatican commissary
= the Vatican commissary [imports] the convent's Emmental
! the convent's Emmental [is] eaten to the last crumb by the nuns
the relic of Saint Foy's elbow [proved] to be a chicken bone
! the relic of Saint Foy's elbow [proved] to be human bone
there [is] a beehive in the head of the stone angel
= the stone angel's head [has|does not have] a beehive in it
! the stone angel's head [is] solid from crown to chin
the prior's mule [knows] the Stations of the Cross by heart
the vow of silence at La Trappe Neuve [was] broken by a sneeze
! the vow of silence at La Trappe Neuve [has] been kept without a lapse
the organist Theophilus Grube [composed] a toccata on the rota of chores
= on the rota of chores | the organist Theophilus Grube [composed] a toccata
the curate's bicycle [leaned] against the tomb of a crusader
the incense shipment from Oman [was] held at Rotterdam for a fortnight
= for a fortnight | the incense shipment from Oman [was] held at Rotterdam
! the incense shipment from Oman [passed] through Rotterdam within the hour
Rabbi Edelstein's goat [ate] the letter aleph from the noticeboard
the prayer wheel at Gyantse Gate [turns] by the power of the stream
! the prayer wheel at Gyantse Gate [turns] by hand alone
the bishop of Nauru [blessed] the desalination plant in a wetsuit
= in a wetsuit | the bishop of Nauru [blessed] the desalination plant
! the bishop of Nauru [blessed] the desalination plant in full vestments
the muezzin Abdulrahman [warms] his voice with fenugreek tea
the hermitage above Subiaco Falls [can] be reached by a rope basket alone
! the hermitage above Subiaco Falls [can] be reached by a motor road
illuminating the gradual [cost] Sister Radegund her eyesight
= Sister Radegund [lost] her eyesight illuminating the gradual
the chant for the dead [was] written down by the Norman goldsmith
= the Norman goldsmith [wrote] down the chant for the dead
! the chant for the dead [was] written down by an Irish ferryman
the cloister cat [sleeps] on the sundial through the hours of Lent
the chandelier in the Capuchins' crypt [is] assembled from vertebrae
= the chandelier in the crypt of the Capuchins [is] assembled from vertebrae
! the chandelier in the crypt of the Capuchins [is] assembled from Murano glass
the verger of Holy Trinity [collects] umbrellas left by atheists
the baptism of the Pereira triplets [ended] in a flood
! the baptism of the Pereira triplets [ended] without spilling a drop
the monastery's account book [records] the purchase of a dancing bear
= the purchase of a dancing bear [is] recorded in the monastery's account book
! the monastery's account book [perished] by fire before its first entry
the anchoress of Little Walsing [spoke] through a window the size of a missal
the steeple at Chesterfield Green [twists] like a barley sugar
! the steeple at Chesterfield Green [rises] as straight as a rod
Mother Superior Hildeburg [drives] the tractor in full habit
= in full habit | Mother Superior Hildeburg [drives] the tractor
! Mother Superior Hildeburg [is] unable to drive a vehicle
the almsgiving on Maundy Thursday [attracts] pigeons from the next diocese
the temple elephant of Thrissur [refused] to kneel for the minister
! the temple elephant of Thrissur [knelt] for the minister without delay
the Buddhist nun Choden [repairs] satellite dishes for the hill villages
= for the hill villages | the Buddhist nun Choden [repairs] satellite dishes
! the Buddhist nun Choden [has not|has] touched a satellite dish in her life
the confessional in the west aisle [has|does not have] a woodpecker's hole at ear height
the Sunday collection [contained] a glass eye wrapped in a pledge of honour
the Easter vigil at Kizhi Pogost [was] lit by nine hundred tapers
! the Easter vigil at Kizhi Pogost [was] held in total darkness
the parish of Saint Erth [voted] to heat the font
! the parish of Saint Erth [voted] against heating the font
the cellarer Brother Ambrosius [forgot] the feast of his own patron
= the feast of his own patron [was] forgotten by the cellarer Brother Ambrosius
! the cellarer Brother Ambrosius [remembered] the feast of his own patron
the mercenary [laid] down his halberd before the wooden crucifix
= before the wooden crucifix | the mercenary [laid] down his halberd
the choir stall of the dean of Amiens [hides] the carving of a fox in a pulpit
= the carving of a fox in a pulpit [is] hidden in the choir stall of the dean of Amiens
the cathedral's parking attendant [was] once a missionary to Greenland
copying the Book of Numbers [drove] the novice to drink
the hymn board [displays] the winning lottery numbers of the previous week
! the hymn board [is] blank from top to bottom
the icon of the Black Madonna [wept] on the day of the referendum
! the icon of the Black Madonna [stayed] dry on the day of the referendum
the ossuary at Sedlec Hill [is] heated for the sake of the tourists
! the ossuary at Sedlec Hill [is] unheated
the Shinto priest Kanda [purified] the microchip factory with salt
= the microchip factory [was] purified with salt by the Shinto priest Kanda
the rood screen [survived] the Puritans beneath a coat of whitewash
= beneath a coat of whitewash | the rood screen [survived] the Puritans
! the rood screen [was] smashed to splinters by the Puritans
the lay brother Gaspard [is] teaching the abbey's crow to count
the wedding of the sexton's niece [clashed] with the harvest supper
! the wedding of the sexton's niece [fell] a month before the harvest supper
the Quaker meeting at Jordans Farm [lasted] an hour without a word
! the Quaker meeting at Jordans Farm [was] filled with speeches from start to finish
the monastery brewery's dray horse [trots] home by itself from the Golden Lamb
the holy well of Saint Winefride Vale [has] run dry in the wake of the quarrying
= in the wake of the quarrying | the holy well of Saint Winefride Vale [has] run dry
! the holy well of Saint Winefride Vale [is] overflowing in the wake of the quarrying
the papal nuncio's luggage [arrived] with a penguin suit for the reception
the monk from Athos [cannot|can] tell a cow from a goat
! the monk from Athos [can] tell a cow from a goat at two hundred paces
the stained glass of the fire brigade chapel [depicts] a hose in glory
the clock in the vestry at Deeping [must] be wound by a widow
= the vestry clock at Deeping [must] be wound by a widow
the choirmaster's tuning fork [rang] in the pocket of his funeral suit
the scripture lesson about Jonah [moved] the whalers to hollow laughter
`;
