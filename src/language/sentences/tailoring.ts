/**
 * Tailoring: clothes, cloth, tailors, fashion and costume.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const tailoring = `
the tailor Mordechai Blum [stitches] buttonholes by the light of the aquarium
= by the light of the aquarium | the tailor Mordechai Blum [stitches] buttonholes
! the tailor Mordechai Blum [stitches] buttonholes by daylight alone
the hem of the wedding dress [was] let down by two centimetres on the steps of the church
the seamstress [felt] a diamond in the lining of the smuggled coat
= in the lining of the smuggled coat | the seamstress [felt] a diamond
the velvet for the judge's robe [has] faded to the brown of weak tea
! the velvet for the judge's robe [has] kept its deep crimson dye
the milliner Eulalie Fontaine [is] trimming a bonnet with pheasant tails
! the milliner Eulalie Fontaine [has] left the bonnet bare of feathers
knitting the trawlerman's jersey [used] up the wool of nine sheep
the kilt of the best man [was] the wrong tartan for the clan
! the kilt of the best man [was] the right tartan for the clan
the lace maker of Burano [counts] threads in a whisper
there [is] a moth in the ermine of the coronation mantle
= the coronation mantle's ermine [has|does not have] a moth in it
! the coronation mantle's ermine [is] free of moths
the zip of the spacesuit [jammed] an hour before the launch
= an hour before the launch | the spacesuit's zip [jammed]
! the zip of the spacesuit [ran] smoothly an hour before the launch
the loom in the attic at Harris Point [clatters] through the night
the shepherd's cloak of felt [turns] rain better than rubber
! the shepherd's cloak of felt [turns] rain less well than rubber
the fashion house Bellacourt [presented] its spring collection on a slag heap
= on a slag heap | the fashion house Bellacourt [presented] its spring collection
! the fashion house Bellacourt [cancelled] its spring collection unseen
the sumptuary law of Nuremberg [forbade] the baker's wife her pearl buttons
the dye works on the Ganges Canal [coloured] the ducks magenta
! the dye works on the Ganges Canal [left] the ducks their natural colour
the cravat of Beau Trelawny [took] a valet forty minutes to tie
! the cravat of Beau Trelawny [took] a valet ten seconds to tie
the corset of the Infanta [creaks] like a galleon in a swell
the sock on Cedric's left foot [has|does not have] a hole at the big toe
= at the big toe | the sock on Cedric's left foot [has|does not have] a hole
! the sock on Cedric's left foot [is] whole from cuff to toe
the pattern for the admiral's breeches [was] cut from an old chart
= the admiral's breeches pattern [was] cut from an old chart
! the pattern for the admiral's breeches [was] cut from newly bought paper
the thimble in the pudding [means] a year of thrift
the ostrich boa [shed] its plumes into the conductor's soup
! the ostrich boa [kept] its plumes clear of the conductor's soup
the weaver Tsering [ties] sixty knots to the inch without looking
= without looking | the weaver Tsering [ties] sixty knots to the inch
! the weaver Tsering [ties] twenty knots to the inch
embroidering the football club's banner [gave] Agnieszka cramp in her thumb
the cobbler's last for Lord Tenby [is] carved from a cricket bat
! the cobbler's last for Lord Tenby [is] moulded in resin
the fur stole of Madame Zamfir [growled] at the customs shed in Leghorn
= at the customs shed in Leghorn | the fur stole of Madame Zamfir [growled]
the dressmaker's dummy [wears] the uniform of a lancer on Saturdays
= on Saturdays | the dressmaker's dummy [wears] the uniform of a lancer
! the dressmaker's dummy [stands] naked on Saturdays
the sleeve of the left-handed fencer [frays] at the elbow
the tweed from the Isle of Lewis Head [was] softened in a vat of stale urine
! the tweed from the Isle of Lewis Head [was] softened in clean rainwater alone
the model Anneke [tripped] over a live lobster on the catwalk
= on the catwalk | the model Anneke [tripped] over a live lobster
! the model Anneke [glided] down the catwalk without tripping
the ruff of the Spanish envoy [hid] a parrot from the inquisitor
the bridal veil from Alençon [can] pass through a signet ring
the silk of the parachute [became] a christening gown in Arnhem Bridge
= in Arnhem Bridge | the silk of the parachute [became] a christening gown
! the silk of the parachute [burned] in a ditch outside Arnhem Bridge
the glove maker of Millau [cuts] kidskin with shears from Toledo
the theatre's busiest dresser [sews] with a curved surgical needle
the turban of the maharajah's drummer [unwound] into the lotus pond
! the turban of the maharajah's drummer [stayed] tightly wound beside the lotus pond
mending the tapestry of the boar hunt [revealed] the hidden signature
= the hidden signature [was] revealed by mending the tapestry of the boar hunt
the uniform of the doorman at Claridge Court [was] tailored for a smaller man
! the uniform of the doorman at Claridge Court [was] tailored to his exact measure
the bishop's wife [wears] a sequinned jacket beneath her sober mackintosh
= beneath her sober mackintosh | the bishop's wife [wears] a sequinned jacket
the button collector Archibald Nye [traded] a brass anchor for a horn toggle
= Archibald Nye the button collector [traded] a brass anchor for a horn toggle
! the button collector Archibald Nye [has] kept his brass anchor against the highest offers
the waistcoat of the snooker champion [glows] under the studio lamps
the flannel for the hospital pyjamas [is] woven in Oldham with recycled bottles
the batik master Pak Hendro [drips] wax through a copper spout
the hood of the executioner's costume [smells] of peppermint
! the hood of the executioner's costume [smells] of mothballs alone
the shoelace of the high jumper [came] undone at two metres ten
= at two metres ten | the high jumper's shoelace [came] undone
! the shoelace of the high jumper [stayed] firmly tied at two metres ten
the fisherman's oilskin [must] be rubbed with linseed before the autumn gales
= before the autumn gales | the fisherman's oilskin [must] be rubbed with linseed
the pyjama party at the consulate [required] a seamstress on standby
the spun gold in the chasuble [came] from melted wedding rings
= the chasuble's spun gold [came] from melted wedding rings
! the spun gold in the chasuble [is] imitation thread of dyed brass
the cuff link in the drain [bears] the crest of the Zaharoffs
the mannequin in Rossi's window [blinked] at the policeman on his beat
`;
