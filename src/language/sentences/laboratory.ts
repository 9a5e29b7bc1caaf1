/**
 * Laboratory: chemistry, physics, experiments, instruments and researchers.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const laboratory = `
the catalyst developed in Eindhoven [converts] carbon dioxide to methanol at room temperature
= at room temperature | the catalyst developed in Eindhoven [turns] carbon dioxide into methanol
the centrifuge on Bench Four [is] spinning without its lid
! the centrifuge on Bench Four [is] standing motionless beneath its lid
the postdoc Thandeka [has] been distilling the same litre of ether for nine days
= for nine days | the postdoc Thandeka [has] been distilling the same litre of ether
titrating the unknown acid [required] eleven drops of phenolphthalein
the mass spectrometer [identified] the white powder as icing sugar
= the white powder [was] identified as icing sugar by the mass spectrometer
! the mass spectrometer [identified] the white powder as strychnine
the fume cupboard's alarm [sounds] in G minor
Nobel laureate Ekström [stores] his lunch beside the radioisotopes
= beside the radioisotopes | Nobel laureate Ekström [stores] his lunch
! Nobel laureate Ekström [stores] his lunch in a rucksack well away from the laboratory
the litmus paper [turned] blue in the sample from the bishop's well
! the litmus paper [turned] red in the sample from the bishop's well
the bacterium in Dish Nineteen [glows] faintly at body temperature
there [is] mercury between the floorboards of the old physics wing
! the old physics wing [is] free of mercury from cellar to roof
the superconducting magnet [pulled] the scissors from the dean's pocket
the grant for the study of yawning [has] been renewed for five years
! the grant for the study of yawning [has] been revoked
the vacuum pump in the sub-basement [throbs] like an old tractor
the polymer chemist Giselle Obi [dropped] her engagement ring into aqua regia
= Giselle Obi the polymer chemist [dropped] her engagement ring into aqua regia
the particle accelerator at Protvino Nine [runs] beneath a cabbage field
! the particle accelerator at Protvino Nine [runs] beneath a granite mountain
the half-life of the tracer [is] six hours
= six hours [is] the half-life of the tracer
! the half-life of the tracer [is] nineteen years
the glassblower [fused] the condenser to the wrong flask
the lab mouse Ptolemy [solved] the maze in eleven seconds
! the lab mouse Ptolemy [failed] to solve the maze
the experiment on buttered toast [was] replicated in Yokohama
= in Yokohama | the buttered toast experiment [was] replicated
! the experiment on buttered toast [resisted] replication in Yokohama
the nitrogen dewar [froze] the floor tiles to the janitor's boots
crystallising the enzyme [cost] Dr. Ferreira-Lund her marriage
the pipette robot [mislabelled] ninety-six samples in a single afternoon
= in a single afternoon | the pipette robot [mislabelled] ninety-six samples
! the pipette robot [labelled] its ninety-six samples correctly
the kilogram prototype in the vault [has] lost the mass of a fingerprint
! the kilogram prototype in the vault [has] gained the mass of a grain of rice
the ultrasonic bath [cleans] the director's dentures on Thursdays
= on Thursdays | the ultrasonic bath [cleans] the director's dentures
the spectral line at 589 nanometres [betrays] the presence of sodium
the fruit fly colony [died] out during the long weekend
= during the long weekend | the fruit fly colony [died] out
! the fruit fly colony [doubled] in size during the long weekend
the doctoral candidate Milorad [is] allergic to his own research material
! the doctoral candidate Milorad [is] free of allergies
under the polarising microscope | the vitamin crystal [resembles] stained glass
the sulphur compound [drove] the auditors out of the building
the electron gun [was] assembled from the parts of a dismantled television
! the electron gun [was] machined entirely from new brass
the cloned ewe Rosalie [shares] her stall with a sceptical goat
the thermal paste in the reactor's sensor [had] been replaced with toothpaste
! the thermal paste in the reactor's sensor [was] of the prescribed grade
the periodic table in Lecture Hall B [stops] at element ninety-two
= Lecture Hall B's periodic table [ends] at element ninety-two
! the periodic table in Lecture Hall B [extends] to element one hundred eighteen
the rival team in Bologna [published] the structure of the toxin on Friday
! the rival team in Bologna [abandoned] the structure of the toxin without publishing a word
the lead brick behind the detector [was] once a church gutter
the biohazard bin [contained] a perfectly good trombone
the Geiger counter [clicked] at the sight of the granite worktop
= at the sight of the granite worktop | the Geiger counter [gave] a click
! the Geiger counter [stayed] silent at the granite worktop
Avogadro's bust in the foyer [has|does not have] a chipped left ear
! Avogadro's bust in the foyer [is] flawless from ear to ear
the synthesis of indigo without petroleum [won] the young Berliner a medal
= the young Berliner [won] a medal for the synthesis of indigo without petroleum
the laser in the interferometer [must] be shielded from passing trams
= the interferometer's laser [must] be shielded from passing trams
the sample of lunar soil [was] used by mistake to scour a coffee pot
! the sample of lunar soil [lies] unopened in its first container
the statistical significance of the result [vanished] on closer inspection
= on closer inspection | the result's statistical significance [disappeared]
! the statistical significance of the result [grew] on closer inspection
the emeritus chemist Lazlo Varga [smells] faintly of bitter almonds
the wind tunnel at Farnham Heath [tests] bobsleigh helmets in winter
! the wind tunnel at Farnham Heath [tests] wedding hats alone
cooling the helium to two kelvin [exhausted] the compressor
the toxicologist [tasted] the soup despite the label
! the toxicologist [left] the soup untasted on account of the label
the zebrafish embryo in Well C7 [is] transparent
= the embryo of the zebrafish in Well C7 [is] transparent
! the zebrafish embryo in Well C7 [is] jet black
the notebook of the late crystallographer [records] her dreams beside her data
the gas chromatograph [mistook] the vicar's aftershave for kerosene
= the vicar's aftershave [was] mistaken for kerosene by the gas chromatograph
the technician Oona [practises] the banjo beside the eyewash station
= beside the eyewash station | the technician Oona [practises] the banjo
the seismically isolated table [trembles] at the footsteps of the rector
! the seismically isolated table [is] steady at the footsteps of the rector
the plasma in the tokamak [reached] a hundred million degrees in March
= in March | the plasma in the tokamak [reached] a hundred million degrees
! the plasma in the tokamak [stayed] below ten million degrees throughout March
the peer reviewer from Leuven [recommended] rejection on account of the font
! the peer reviewer from Leuven [recommended] acceptance in spite of the font
the silica gel [absorbed] the moisture from the sandwich
the DNA sample from the glove [belongs] to the professor's mother-in-law
= the professor's mother-in-law [is] the source of the DNA sample from the glove
! the DNA sample from the glove [belongs] to a complete stranger
the pendulum in the stairwell [is] set swinging at dawn by the cleaner
the isotope shipment for the clinic in Lund [was] held up by reindeer
= by reindeer | the isotope shipment for the clinic in Lund [was] held up
! the isotope shipment for the clinic in Lund [met] with a clear road
the colour-blind dye chemist Bram [relies] on his daughter's eyes
! the colour-blind dye chemist Bram [works] without help from his daughter
evaporating the seawater [left] a crust of rosy salt
the quantum dot display [cracked] under the minister's elbow
! the quantum dot display [survived] the minister's elbow without damage
the chemistry department's oldest stopper [is] stuck in the oldest bottle
= the oldest stopper in the chemistry department [is] stuck in the oldest bottle
the spider in the cloud chamber [walked] off with the discovery
`;
