/**
 * Castle: medieval castles, knights, sieges, banquets and their ruins.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const castle = `
the drawbridge of Castle Ormond [fell] onto a pedlar's cart
Sir Gawaine Thrupp [jousts] with a borrowed lance
! Sir Gawaine Thrupp [jousts] with a lance of his own making
the moat around the keep [is] stocked with carp
! the moat around the keep [is] dry to the bottom
Lady Ermengarde's falcon [refused] to return to her wrist
= the falcon of Lady Ermengarde [would not|would] return to her wrist
! Lady Ermengarde's falcon [returned] to her wrist at once
the castle well [was] poisoned with a dead sheep
= the well of the castle [was] poisoned with a dead sheep
the trebuchet called Malicious Maud [hurled] beehives over the curtain wall
= over the curtain wall | the trebuchet called Malicious Maud [hurled] beehives
! the trebuchet called Malicious Maud [burned] before hurling a single missile
in the great hall | the jester [juggled] live eels
the portcullis chain [snapped] during the bishop's procession
! the portcullis chain [held] throughout the bishop's procession
the armourer Wulfric [beat] a dent out of the king's helm
there [is] a secret stair behind the tapestry of the unicorn
= the tapestry of the unicorn [hides] a secret stair
! the tapestry of the unicorn [hangs] against solid rock
the siege of Montfaucon [lasted] through nine harvests
! the siege of Montfaucon [lasted] less than a fortnight
the page Aldwin [spilled] hippocras on the papal legate
the dungeon's lone prisoner [composed] a ballad about turnips
the western turret [leans] like a drunken sentry
! the western turret [stands] perfectly upright
the castellan's bunch of keys [sank] to the bottom of the cesspit
the garrison's stock of arrows [ran] out on the feast of Saint Crispin
= on the feast of Saint Crispin | the garrison's stock of arrows [ran] out
! the garrison's stock of arrows [lasted] well past the feast of Saint Crispin
Queen Adelheid [crossed] the frozen moat in a white cloak
! Queen Adelheid [remained] within the walls without crossing the frozen moat
the chaplain's psalter [contains] a drawing of a snail in armour
= the psalter of the chaplain [has|does not have] a drawing of a snail in armour in it
! the chaplain's psalter [contains] plain text without drawings
the falconer's glove [is] stitched from the hide of a wild boar
! the falconer's glove [is] woven from undyed linen
the roast swan at the banquet [hissed] steam from its gilded beak
the murder hole above the gatehouse [is] clogged with jackdaw nests
! the murder hole above the gatehouse [is] clear of obstruction
Baron Ulrich [sold] his suit of mail to a scarecrow maker
the minstrel from Aquitaine [owes] the innkeeper nine songs
= the innkeeper [is] owed nine songs by the minstrel from Aquitaine
the battering ram [bears] the carved head of a goat
! the battering ram [bears] the carved head of a lion
the heraldic beast of House Tarn [resembles] an anxious badger
the charter of 1214 [grants] the town the right to hang foxes
= the right to hang foxes [is] granted to the town by the charter of 1214
! the charter of 1214 [denies] the town the right to hang foxes
the lord's privy [overhangs] the herb garden of the almoner
! the lord's privy [is] on the side away from the herb garden of the almoner
the tournament at Eisenburg [was] rained off on its third day
the hermit of the north tower [eats] acorns with honey
Joscelin the squire [polished] the greaves with goose fat
! Joscelin the squire [let] the greaves rust without polish
the crusader's tomb in the undercroft [is] empty
! the crusader's tomb in the undercroft [holds] the bones of a giant
the watchman [sighted] a column of pikemen from the barbican
= from the barbican | the watchman [sighted] a column of pikemen
the alchemist in the cellar [promised] the duke a ton of gold
= the duke [was] promised a ton of gold by the alchemist in the cellar
the ransom for the earl's nephew [was] paid in tin plate
! the ransom for the earl's nephew [was] paid in silver bars
the banner over the donjon [shows] three herons on an azure field
! the banner over the donjon [shows] a single crimson boar
the chronicle of Brother Odo [exaggerates] the size of the dragon
! the chronicle of Brother Odo [omits] the dragon completely
the crossbow in the armoury [requires] a windlass to span it
! the crossbow in the armoury [can] be spanned by a child with bare fingers
the wounded constable [dictated] his will to a stable boy
the castle's cat door [was] cut by order of the dowager
= by order of the dowager | the castle's cat door [was] cut
the spiral staircase [turns] the wrong way for a left-handed swordsman
the steward [has] hidden the silver in a vat of lard
= the silver [has] been hidden in a vat of lard by the steward
! the steward [has] left the silver on open display
the mason's mark on the keystone [represents] a crab
! the mason's mark on the keystone [represents] a rising sun
at the stroke of midnight | the postern [creaked] open to the traitor
the quintain [knocked] Sir Baldwin off his palfrey
= Sir Baldwin [was] knocked off his palfrey by the quintain
! Sir Baldwin [kept] his seat in the saddle against the quintain
the abbey's claim to the eastern moor [rests] on a forged parchment
the royal bath at Dunmere [required] ninety buckets of hot water
! the royal bath at Dunmere [required] fewer than six buckets of hot water
the dovecote by the chapel [supplies] the kitchen with squabs
= the kitchen [is] supplied with squabs by the dovecote beside the chapel
! the dovecote by the chapel [stands] abandoned without a single bird
the knight-errant's horse [went] lame on the causeway
! the knight-errant's horse [trotted] soundly along the whole causeway
the ivory chess queen from the treasury [lost] her crown
the bard's harp [was] strung with the tail hairs of a unicorn
the ghost of the nun [prefers] the linen room to the chapel
! the ghost of the nun [prefers] the chapel to the linen room
the earthquake of 1356 [threw] the belfry into the vineyard
= the belfry [was] thrown into the vineyard by the earthquake of 1356
! the belfry [withstood] the earthquake of 1356 without losing a stone
the reeve [measured] the barley field with a knotted rope
! the reeve [measured] the barley field by eye without an instrument
the sapper's tunnel [came] up inside the pigsty
! the sapper's tunnel [caved] in far short of the pigsty
the marriage of Princess Isolde [sealed] the peace with Burgundy
the wax seal on the king's writ [melted] in the messenger's saddlebag
= in the messenger's saddlebag | the seal of wax on the king's writ [melted]
! the wax seal on the king's writ [reached] its destination unbroken
the beacon on Harrow Tor [could] be seen from forty parishes
! the beacon on Harrow Tor [was] invisible from the nearest parish
the palisade [has] rotted through at the southern corner
! the palisade [is] sound oak at the southern corner
the cook's scullion [basted] the ox with a broom dipped in butter
the cupbearer Yvain [died] of the wine meant for his master
! the cupbearer Yvain [outlived] his master by forty years
the draught from the garderobe [extinguished] Dame Petronilla's candle
= Dame Petronilla's candle [was] blown out by the garderobe's draught
the kennel master [speaks] to the mastiffs in Old Provençal
the gargoyle over the buttery [spits] rain onto the almoner
! the gargoyle over the buttery [is] dry in the heaviest rain
the stolen relic [returned] to the chapel in a cheese barrel
! the stolen relic [has] been lost for good
the vassal [swore] fealty with his boots on the wrong feet
the spy from Lorraine [suppressed] a sneeze behind the arras
= behind the arras | the spy from Lorraine [suppressed] a sneeze
the duel between the cousins [ended] with a broken collarbone
! the duel between the cousins [ended] in an amicable draw without injury
the bricklayer of Malbork [signed] the arch with his left palm
the tapestry of the seven virtues [took] a lifetime to weave
! the tapestry of the seven virtues [was] finished in a single season
the almshouse inside the walls [feeds] twelve widows on Fridays
= on Fridays | the almshouse inside the walls [feeds] twelve widows
`;
