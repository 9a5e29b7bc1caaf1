/**
 * Detectives: police work, burglaries, fires, rescues and clues.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const detectives = `
Inspector Valtteri [suspects] the beekeeper of the museum robbery
! Inspector Valtteri [considers] the beekeeper innocent of the museum robbery
the burglar [left] a trail of icing sugar across the parquet
the getaway driver [ran] out of petrol beside the police academy
= beside the police academy | the getaway driver [ran] out of petrol
! the getaway driver [passed] the police academy with a full tank
in the ashes of the paper mill | the fire marshal [found] a melted trombone
dusting the chandelier for prints [kept] Sergeant Mbatha busy through the night
= Sergeant Mbatha [spent] the night dusting the chandelier for prints
the fire engine from Wadebridge [got] stuck behind a funeral
the pickpocket Silvio [returned] the wallet with an apology in verse
= with an apology in verse | the pickpocket Silvio [gave] back the wallet
there [is] a fingerprint on the inside of the aquarium
= the inside of the aquarium [bears] a fingerprint
! the inside of the aquarium [is] free of fingerprints
the police horse Trafalgar [ate] the evidence at the flower show
= at the flower show | the evidence [was] eaten by the police horse Trafalgar
the chief constable [has] offered a reward for the stolen weathercock
! the chief constable [has] refused to offer a reward for the stolen weathercock
the informant known as Marzipan [was] seen boarding the hydrofoil
the safe in the manager's office [had] been opened with a hairpin
= with a hairpin | the safe in the manager's office [had] been opened
! the safe in the manager's office [had] been opened with dynamite
the bloodhound Clarence [lost] the scent at the perfume factory
= at the perfume factory | the bloodhound Clarence [lost] the scent
! the bloodhound Clarence [kept] the scent past the perfume factory
the ransom for the prize marrow [is] to be left in a hollow oak
the arsonist's matchbox [came] from a nightclub in Gdynia
! the arsonist's matchbox [came] from a petrol station in Ghent
Detective Okonjo [solved] the locked-room murder with a teaspoon
= with a teaspoon | Detective Okonjo [solved] the locked-room murder
! Detective Okonjo [gave] up the locked-room murder as insoluble
the victim's wristwatch [stopped] at nineteen minutes past seven
= at nineteen minutes past seven | the victim's wristwatch [stopped]
! the victim's wristwatch [stopped] at exactly eleven
the volunteer fire brigade of Oberndorf [practises] on disused haystacks
rescuing the vicar from the weather vane [required] the longest ladder in the county
= the longest ladder in the county [was] required for rescuing the vicar from the weather vane
the cat burglar Minette [is] allergic to feathers
! the cat burglar Minette [is] free of allergies
the bullet in the grandfather clock [matches] the colonel's pistol
the lifeboat coxswain Bevan [pulled] the tuba player from the surf
= the tuba player [was] pulled from the surf by the lifeboat coxswain Bevan
the surveillance van [is] disguised as a mobile fishmonger's
! the surveillance van [is] painted in the ordinary colours of the police
the alarm at the jeweller's [went] off during the two minutes' silence
= during the two minutes' silence | the jeweller's alarm [went] off
! the alarm at the jeweller's [stayed] silent during the two minutes' silence
the forger's workshop beneath the bakery [smelled] of turpentine with yeast
the constable [cornered] an opera singer on the roof of the casino
= on the roof of the casino | the constable [cornered] an opera singer
the fire at the umbrella warehouse [was] put out by the rain
= the rain [put] out the fire at the umbrella warehouse
! the fire at the umbrella warehouse [raged] on in spite of the rain
the jewel thief's confession [is] written in the style of Proust
! the jewel thief's confession [is] written in terse telegrams
the kidnapped poodle [barked] at the sound of its owner's yacht
the speed camera on Nun's Hill [photographed] an ostrich
! the speed camera on Nun's Hill [has] been out of order from the day of its installation
the detective's pipe [contains] a microphone in place of tobacco
! the detective's pipe [contains] ordinary tobacco
Constable Ferreira [directed] traffic with a pair of maracas
= with a pair of maracas | Constable Ferreira [directed] traffic
! Constable Ferreira [directed] traffic with bare hands
the hydrant on Bellweather Square [has] rusted beyond repair
! the hydrant on Bellweather Square [is] in perfect working order
interrogating the ventriloquist in Bremen [produced] contradictory statements
the mountain rescue dog Barry [carries] peppermint tea in his barrel
the counterfeit banknote [shows] the queen winking at the bearer
! the counterfeit banknote [shows] the queen with her eyes wide open toward the bearer
the missing heiress [was] found running a snail farm in Burgundy
= in Burgundy | the missing heiress [was] found running a snail farm
! the missing heiress [has] vanished without a trace
the fire station's pole [ends] in a paddling pool
the muddy boot on the fire escape [belongs] to the alderman
= the owner of the muddy boot on the fire escape [is] the alderman
! the muddy boot on the fire escape [belongs] to the pastry cook
the smoke from the tyre depot [could] be seen in three counties
! the smoke from the tyre depot [stayed] out of sight of the next village
the suspect [corrected] the police at the reconstruction of the crime
= at the reconstruction of the crime | the suspect [corrected] the police
the kitchen fire [was] smothered with a wet wedding dress
= with a wet wedding dress | the kitchen fire [was] smothered
! the kitchen fire [burned] itself out without being smothered
the poisoner's diary [uses] a cipher based on cake recipes
! the poisoner's diary [is] written in plain Italian
the coastguard helicopter [must] refuel at the oil platform
= at the oil platform | the coastguard helicopter [has|does not have] to refuel
the night watchman at the doll factory [fainted] at a rustle
the stolen Vermeer [hung] for years in the thief's chicken coop
! the stolen Vermeer [lay] throughout in a Zurich strongroom
the chalk outline on the pavement [resembles] a giraffe
the smuggler's tunnel [emerges] behind the altar of Saint Olaf's
= behind the altar of Saint Olaf's | the tunnel of the smuggler [emerges]
! the smuggler's tunnel [ends] blindly in solid clay
lip-reading through binoculars [gave] the agent a false lead
the witness from Nantucket [described] the robber as unusually polite
= the robber [was] described as unusually polite by the witness from Nantucket
! the witness from Nantucket [described] the robber as exceptionally rude
the explosive in the hatbox [turned] out to be plum pudding
= the hatbox explosive [proved] to be plum pudding
! the explosive in the hatbox [was] real dynamite
the retired commissioner Haddad [breeds] canaries in the evidence room
the cold case of the drowned cellist [has] been reopened in Gothenburg
= in Gothenburg | the drowned cellist's cold case [has] been reopened
! the cold case of the drowned cellist [has] been closed for ever
the sniffer pig of the Lüneburg police [detects] buried hashish
the bank's vault [is] ventilated by a shaft from the public baths
the rookie officer Lim [gave] the archbishop a parking ticket
= the archbishop [was] given a parking ticket by the rookie officer Lim
! the rookie officer Lim [let] the archbishop park without a ticket
the burglar alarm of the monastery [plays] plainsong
! the burglar alarm of the monastery [rings] a common bell
the torn photograph in the glove compartment [shows] the wrong twin
! the torn photograph in the glove compartment [shows] the right twin
`;
