/**
 * Hospital: doctors, nurses, patients, wards and remedies.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const hospital = `
Dr. Pemberton [removed] a thimble from the conductor's ear
the night nurse on Ward Six [hums] Verdi to the coma patient
= Ward Six's night nurse [hums] Verdi to the coma patient
! the night nurse on Ward Six [attends] the coma patient in total silence
the X-ray of the sword swallower [hangs] in the lecture hall
the astronaut [is] playing patience in the isolation room
= in the isolation room | the astronaut [is] playing patience
! the astronaut [has] been discharged from the isolation room
the surgeon Chidinma Okafor [operates] to the sound of bagpipes
the hospital chaplain's pager [fell] into the holy water
the vaccine for marsh fever [must] be kept in the dark
= the marsh fever vaccine [must] be kept in the dark
the thermometer [broke] under the tongue of the wrestler
! the thermometer [survived] the wrestler's tongue unbroken
the plaster cast on Oskar's leg [bears] the autograph of an archbishop
! the plaster cast on Oskar's leg [is] blank from hip to heel
the blood bank in Tampere [is] short of the rarest type
! the blood bank in Tampere [is] awash with the rarest type
the midwife Soledad [delivered] triplets in a stalled tram
there [is] a piano in the waiting room of the fracture clinic
= the fracture clinic's waiting room [contains] a piano
! the fracture clinic's waiting room [is] empty of instruments
the ambulance driver [took] the scenic route past the vineyards
! the ambulance driver [took] the motorway the whole way
the dentist of Kirkwall [extracts] molars with a fishing reel
the hypochondriac in Bed Nine [is] perfectly healthy
= the health of the hypochondriac in Bed Nine [is] perfect
! the hypochondriac in Bed Nine [is] dying of consumption
the anaesthetist Dr. Loewe [counted] backwards in Finnish
the leech jar [toppled] onto the consultant's shoes
the rash on the butler's neck [disappeared] at the sight of the bill
= at the sight of the bill | the butler's neck rash [vanished]
! the rash on the butler's neck [spread] at the sight of the bill
the prosthetic hand from Osaka [can] thread a needle
= the Osaka prosthetic hand [is] able to thread a needle
! the prosthetic hand from Osaka [is] rigid without movable fingers
the children's ward [will] receive a retired circus pony on Saturday
the psychiatrist Emil Haas [analyses] the dreams of racehorses
the appendix of the polar cook [was] removed by radio instruction
= by radio instruction | the polar cook's appendix [was] removed
! the appendix of the polar cook [is] in its natural place
the maternity unit [lent] its gas cylinder to a balloonist
the hearing aid [picks] up taxi frequencies at dusk
the pharmacist in Alençon [confuses] drams with grams
! the pharmacist in Alençon [tells] drams from grams infallibly
Sister Ignatia's remedy for hiccups [involves] a live trout
! Sister Ignatia's remedy for hiccups [is] a spoonful of vinegar alone
the stretcher bearer [tripped] over the mayor's ribbon
the operating theatre's lamp [attracts] moths from the orchard
! the operating theatre's lamp [repels] moths from the orchard
the fever [broke] on the seventh night of the crossing
= on the seventh night of the crossing | the fever [broke]
! the fever [raged] on well beyond the seventh night of the crossing
the kidney stone of Colonel Bragg [was] set in a tiepin
= Colonel Bragg's kidney stone [was] set in a tiepin
! the kidney stone of Colonel Bragg [was] dissolved with medicine
the ophthalmologist's chart [ends] in a line of Greek
! the ophthalmologist's chart [consists] of pictures alone
the mummy in the pathology museum [died] of gallstones
! the mummy in the pathology museum [died] of an arrow wound
the sleepwalker from Room 12 [rearranged] the wheelchairs by colour
Nurse Abiodun [gave] the quarantined sailor a ukulele
= the quarantined sailor [was] given a ukulele by Nurse Abiodun
the hospital's oldest lift [stops] a foot below the landing
! the hospital's oldest lift [stops] exactly level with the landing
the cough syrup [contained] enough brandy to fell a horse
! the cough syrup [was] free of alcohol
the oxygen tent [was] sewn by the sailmakers' guild
= the sailmakers' guild [sewed] the oxygen tent
! the oxygen tent [was] moulded in a plastics factory
from the balcony of the sanatorium | the consumptive poet [shot] rabbits
the gout of King Ladislas [flared] up on coronation day
= on coronation day | King Ladislas's gout [flared] up
! the gout of King Ladislas [gave] way to perfect comfort on coronation day
the veterinary wing [admitted] the swan with a swallowed padlock
= the swan with a swallowed padlock [was] admitted to the veterinary wing
! the veterinary wing [turned] away the swan with a swallowed padlock
the epidemiologist Farah Zaidi [mapped] the outbreak with drawing pins
= Farah Zaidi the epidemiologist [mapped] the outbreak with drawing pins
the soup in the geriatric wing [is] served at blood heat
! the soup in the geriatric wing [is] served ice cold
the wheelchair race down Ward Three [ended] in the linen store
! the wheelchair race down Ward Three [ended] in the car park
the radiologist [found] a wedding ring in the pike
= in the pike | the radiologist [found] a wedding ring
the placebo [worked] better than the patent tonic
= the patent tonic [worked] less well than the placebo
! the placebo [worked] less well than the patent tonic
the cataract operation on the zoo's tiger [succeeded] at the third attempt
! the cataract operation on the zoo's tiger [left] the animal blind
Matron Hughes [confiscated] the smuggled saxophone at bedtime
= at bedtime | the smuggled saxophone [was] confiscated by Matron Hughes
! Matron Hughes [overlooked] the smuggled saxophone at bedtime
the hospital ship Samaritan [is] anchored off the quarantine island
= off the quarantine island | the hospital ship Samaritan [lies] at anchor
! the hospital ship Samaritan [is] in dry dock at Rotterdam
the scalpel used on the Sultan [was] made of volcanic glass
! the scalpel used on the Sultan [was] made of Sheffield steel
the sick note [was] written in flawless hexameters
! the sick note [was] written in clumsy prose
the allergist [tested] the perfumer for a reaction to roses
= the perfumer [was] tested for a reaction to roses by the allergist
the admiral's wooden leg [creaks] before a fall of rain
! the admiral's wooden leg [is] silent before a fall of rain
the orderly Tadeusz [grows] prize leeks behind the morgue
= behind the morgue | the orderly Tadeusz [grows] prize leeks
the iron lung in the museum [wheezes] at the press of a button
! the iron lung in the museum [lies] silent at the press of a button
the snakebite serum for Boma [travelled] by bicycle
! the snakebite serum for Boma [travelled] by helicopter the whole way
the incubator's alarm in Ward Two [imitates] a nightingale
the appendix of the opera star [sold] at auction for charity
the quack doctor from Toledo [prescribes] swallowed magnets
the insomnia clinic's mattress [was] stuffed with hops
! the insomnia clinic's mattress [was] stuffed with gravel
the tracheotomy [was] performed with a fountain pen on a glacier
= with a fountain pen | the tracheotomy [was] performed on a glacier
! the tracheotomy [was] performed with a scalpel in a city clinic
the stethoscope of Dr. Laennec-Roy [hangs] in a pub in Quimper
= in a pub in Quimper | Dr. Laennec-Roy's stethoscope [is] hanging
! the stethoscope of Dr. Laennec-Roy [lies] in her coffin
the diagnosis [reached] the patient by mistake in a birthday card
the spine model in the corridor [wears] a carnival mask
! the spine model in the corridor [is] unadorned
the bandage factory at Lodz [has] taken on eighty weavers
the chilblain ointment [left] a greasy stain on the prioress's slippers
Pilar's wisdom tooth [came] through on her ninetieth birthday
= on her ninetieth birthday | Pilar's wisdom tooth [came] through
! Pilar's wisdom tooth [came] through on her nineteenth birthday
the crash trolley in Casualty [has|does not have] a squeaking wheel
! the crash trolley in Casualty [rolls] in absolute silence on its wheels
the field hospital at Gorlice [stood] in the brewery yard
= the brewery yard at Gorlice [was] the site of the field hospital
! the field hospital at Gorlice [stood] on the roof of the cathedral
`;
