/**
 * Astronomy: telescopes, planets, comets, observatories and the people who watch the sky.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const astronomy = `
the comet Adebayo-Lind [will] pass within sight of Venus in October
= in October | the comet Adebayo-Lind [will] pass within view of Venus
! the comet Adebayo-Lind [broke] up in August into invisible dust
the dome of the hilltop observatory [rotates] on cannonballs
Professor Yamazaki [discovered] an asteroid from her hospital bed
= from her hospital bed | Professor Yamazaki [discovered] an asteroid
the radio telescope at Karoo Flats [picked] up a taxi dispatcher
the largest crater on the moonlet Tethra [is] named after a washerwoman
! the largest crater on the moonlet Tethra [is] named after an emperor of Japan
the sundial in the cloister garden [runs] eleven minutes slow
! the sundial in the cloister garden [runs] nine minutes fast
through the schoolboy's spyglass | Jupiter [looked] like a flattened pearl
the spectrograph's prism [was] ground from Bohemian flint glass
= the prism of the spectrograph [was] made of ground Bohemian flint glass
! the spectrograph's prism [was] cut from a block of Antarctic ice
the space probe Lantern [has] left the realm of the outer planets
= the realm of the outer planets [has] been left behind by the space probe Lantern
! the space probe Lantern [burned] on its launchpad in Florida
the eclipse over Samarkand [lasted] four minutes in total
! the eclipse over Samarkand [lasted] less than a minute in total
Brother Guy [keeps] the monastery's meteorites in a biscuit tin
the astronomer royal's assistant [fell] asleep during the transit of Mercury
! the astronomer royal's assistant [followed] the transit of Mercury without closing an eye
there [is] a faint ring of ice around the dwarf planet Oma
= the dwarf planet Oma [has|does not have] a faint ring of ice around it
the planetarium's projector [casts] nine thousand artificial stars on the ceiling
the mirror of the Atacama reflector [needs] a new coat of aluminium
Dr. Castellanos [measured] the parallax of a red dwarf in Ophiuchus
= the parallax of a red dwarf in Ophiuchus [was] measured by Dr. Castellanos
the lunar rover Badger [got] stuck in fine grey dust
! the lunar rover Badger [rolled] freely across the dust to its final goal
the brass armillary sphere in the bishop's study [omits] Uranus
! the brass armillary sphere in the bishop's study [shows] Uranus as a blue bead
the aurora above Tromsø [turned] the snowfields green
= the aurora above Tromsø [turned] the fields of snow green
the neutron star in the Crab [spins] thirty times a second
! the neutron star in the Crab [stands] motionless on its axis
the almanac for 1764 [predicted] the tides with rare accuracy
Sultana Begum's astrolabe [was] engraved in a Lahore backstreet
= in a Lahore backstreet | Sultana Begum's astrolabe [was] engraved
! Sultana Begum's astrolabe [was] engraved on the island of Murano
the cloud chamber at the mountain station [registered] a muon shower
the night assistant [brewed] cocoa between exposures of the Orion nebula
the satellite named Perpetua [photographs] Lake Chad twice a day
= twice a day | the satellite named Perpetua [takes] a photograph of Lake Chad
the heat shield of the returning capsule [glowed] white over Kazakhstan
the galaxy in Nadia's photograph [lies] sixty million light years away
= sixty million light years [is] the distance to the galaxy in Nadia's photograph
! the galaxy in Nadia's photograph [lies] nine million light years away
the star map on the pharaoh's coffin lid [faces] inward
! the star map on the pharaoh's coffin lid [faces] outward
on the dark side of Rhea | the orbiter's infrared camera [found] warm patches
the sunspot cycle [peaked] in the year of the great locust plague
! the sunspot cycle [reached] its minimum in the year of the great locust plague
the cosmonaut Irina Volkova [grew] a radish in orbit
the telescope for the blind school [translates] starlight into cello notes
the gamma-ray burst of Easter Monday [outshone] its host galaxy
the azimuth motor [seized] up in the cold of the plateau
! the azimuth motor [ran] smoothly in the cold of the plateau
the retired postman Hugo Lam [holds] the record for sighted novae
the dust storm on Mars [blanketed] the lander's solar panels
the sidereal clock at Greenwich Lodge [ticks] louder than the caretaker's pulse
= the caretaker's pulse [is] quieter than the tick of the sidereal clock at Greenwich Lodge
! the sidereal clock at Greenwich Lodge [ticks] more softly than the caretaker's pulse
the apprentice lens grinder [sneezed] onto a half-polished objective
the Perseid shower [drizzled] sparks over the Galician pilgrims
the exoplanet Kesi [orbits] its sun in nineteen hours
= nineteen hours [is] the orbital period of the exoplanet Kesi
! the exoplanet Kesi [orbits] its sun in four hundred days
the balloon-borne detector [landed] upside down in a rice paddy
! the balloon-borne detector [landed] the right way up on dry concrete
the ancient observatory at Dholavira [aligns] with the midsummer sunrise
the constellation of the Lynx [is] best seen with keen eyesight
the red spot's shrinkage [worries] the editor of the planetary atlas
= the editor of the planetary atlas [is] worried by the shrinkage of the red spot
the launch of the weather satellite [was] scrubbed for want of liquid oxygen
! the launch of the weather satellite [went] ahead with full tanks of liquid oxygen
the meteor over Chelmno [rattled] the confectioner's windowpanes
at perihelion | the icy visitor from the Oort cloud [lost] its tail
! the icy visitor from the Oort cloud [kept] its tail throughout perihelion
the theory of a hollow moon [amused] the geophysicist Ama Darko
the observatory mule Galileo [carried] photographic plates up the ridge
the twin quasar in Ursa Major [is] an illusion of gravity
! the twin quasar in Ursa Major [is] a real pair of separate objects
the cable from the finder scope [was] gnawed by a marmot
= the finder scope's cable [was] gnawed by a marmot
the space station's coffee machine [works] by capillary action
the solar wind [stripped] the young planet of its hydrogen
! the young planet's hydrogen [has] been fully preserved against the solar wind
the leap second of 2016 [crashed] the railway booking system
the zodiac mosaic in the synagogue [places] Libra beside a menorah
the night sky over the oil refinery [appears] orange to the naked eye
! the night sky over the oil refinery [appears] jet black to the naked eye
Tycho's tame elk [drank] a bucket of beer at the castle
the magnetar survey [employs] sixteen doctoral students from Pune
! the magnetar survey [employs] exactly five doctoral students from Pune
the crescent of Venus [could] be traced on smoked glass
the lost notebook of Hypatia Crane [contained] a sketch of Saturn
the parabolic dish [doubles] as a birdbath for the caretaker's finches
the occultation of Antares [was] timed with a metronome
= the timing of the occultation of Antares [was] done with a metronome
the interplanetary dust on the museum roof [weighs] under a gram
! the interplanetary dust on the museum roof [weighs] above a kilogram
the guide at Stonebarrow [calls] the fallen trilith a lunar gate
the photometer's battery [died] in the middle of the eclipse
= in the middle of the eclipse | the battery of the photometer [died]
! the photometer's battery [lasted] well beyond the end of the eclipse
the icy moon Selka [spouts] brine from its southern cracks
the rocket engineer Tariq Aziz-Bey [sketched] the gantry on a napkin
Pluto's demotion [broke] the heart of the kindergarten teacher in Flagstaff
`;
