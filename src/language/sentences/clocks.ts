/**
 * Clocks: clocks, watches, locks, music boxes and fine mechanisms.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const clocks = `
the cuckoo in the hall clock [announces] bedtime at noon
= at noon | the hall clock's cuckoo [announces] bedtime
the watchmaker Séverine Amiel [works] with a loupe inherited from a poacher
! the watchmaker Séverine Amiel [works] without optical aids
the tower clock at Wells Bishop [loses] nine minutes a day in hot weather
= in hot weather | the tower clock at Wells Bishop [loses] nine minutes a day
! the tower clock at Wells Bishop [keeps] perfect time in hot weather
regulating the marine chronometer [demanded] a steady hand on a heaving deck
the restorer [found] a dried plum in the belly of the automaton
= in the belly of the automaton | the restorer [found] a dried plum
the music box from Sainte-Croix [plays] a hymn with two wrong notes
! the music box from Sainte-Croix [plays] its hymn without a single wrong note
the mainspring of Grandfather's repeater [snapped] on the stroke of the new year
= on the stroke of the new year | the mainspring of Grandfather's repeater [snapped]
! the mainspring of Grandfather's repeater [is] in its original condition
the locksmith Ferenc Toth [is] locked out of his own museum
! the locksmith Ferenc Toth [is] sitting comfortably inside his own museum
the water clock in the agora [was] stopped by the frog
= the frog [stopped] the water clock in the agora
! the water clock in the agora [was] stopped by an earthquake
the hour hand on the observatory tower [weighs] as much as a bishop
there [is] a spider living behind the dial of the station regulator
= the station regulator's dial [has|does not have] a spider living behind it
the pocket watch of the hanged highwayman [ticks] in a solicitor's drawer
the mechanical duck of Grenoble [digests] corn with a dreadful noise
! the mechanical duck of Grenoble [has] been motionless from the Revolution onward
the clockmaker's apprentice Benno [swallowed] the escape wheel
= the escape wheel [was] swallowed by the clockmaker's apprentice Benno
! the clockmaker's apprentice Benno [kept] the escape wheel safely in its tray
the pendulum of the long-case clock [swings] above a hoard of sovereigns
the carillon of Mechelen Minor [has] been playing the same waltz for a week
= for a week | the carillon of Mechelen Minor [has] been playing the same waltz
! the carillon of Mechelen Minor [has] been silent for a week
the combination of the vault [is] the birthday of the director's poodle
! the combination of the vault [is] a random number known to a computer alone
the egg timer in the submarine galley [runs] for three minutes at the surface
the clock with the backward dial [hangs] in a barber's shop in Prague
= in a barber's shop in Prague | the clock with the backward dial [is] hanging
! the clock with the backward dial [was] destroyed in a fire in Brno
oiling the town clock [requires] a descent by rope from the belfry
the sundial on the south transept [is] useless after the building of the bank
! the sundial on the south transept [tells] the time perfectly after the building of the bank
the enamel on Queen Sofia's watch [depicts] a shipwreck in miniature
the key of the orrery [was] mislaid in the year of the great comet
= in the year of the great comet | the key of the orrery [was] mislaid
! the key of the orrery [has] hung on its ribbon without being mislaid
the nuclear clock in Boulder Flats [will] lose a second in thirty billion years
the lock on the diary [yielded] to a hairgrip in nine seconds
! the lock on the diary [resisted] a hairgrip completely
the metronomic drip from the ceiling [matched] the ticking of the mantel clock
the horologist Dr. Quist [suspects] the cathedral clock of sarcasm
= the cathedral clock [is] suspected of sarcasm by the horologist Dr. Quist
the alarm of the travelling clock [startled] the juror from her slumber
! the alarm of the travelling clock [failed] to wake the juror from her slumber
the astronomical clock at Lund Gate [shows] the phases of a second moon
the repair of the Zanzibar harbour clock [took] eleven monsoons
! the repair of the Zanzibar harbour clock [took] a single afternoon
Marguerite Oyono [freed] the hairspring with a pair of eyebrow tweezers
= with a pair of eyebrow tweezers | Marguerite Oyono [freed] the hairspring
the time lock at the Banque de Savoie [opens] at dawn on the Tuesday after Epiphany
the wristwatch in the shark's stomach [is] keeping good time
! the wristwatch in the shark's stomach [has] stopped for good
the automaton writer of Neuchâtel [dips] its quill with a nod
the barrel organ's pinned cylinder [was] turned from a pear tree in Waldkirch
= the pinned cylinder of the barrel organ [was] turned from a pear tree in Waldkirch
! the barrel organ's pinned cylinder [was] cast in brass in Birmingham
the night shift at the watch factory [assembles] the smallest screws by candlelight
the clock radio of Mrs. Zielinska [picks] up the shipping forecast at random
the grandmother clock in the lobby [struck] forty at the stroke of two
! the grandmother clock in the lobby [struck] correctly at the stroke of two
the time ball on Signal Hill [drops] at one in the afternoon
= at one in the afternoon | the time ball on Signal Hill [drops]
! the time ball on Signal Hill [drops] at eight in the morning
cutting the teeth of the great wheel [broke] four files
the escapement invented by Father Embriaco [runs] on rainwater
= rainwater [drives] the escapement invented by Father Embriaco
! the escapement invented by Father Embriaco [runs] on quicksilver
the clock tower at Graz [exchanges] the roles of the long hand with the short
the sailor's watch [was] pawned in Valparaíso for a guitar
= the watch of the sailor [was] pawned in Valparaíso for a guitar
the robot scribe in the toy museum [misspells] its maker's name
! the robot scribe in the toy museum [spells] its maker's name correctly
the parking meter outside the conservatory [ticks] in five-four time
the master key to the Doge's cells [was] forged by a prisoner with a spoon
= with a spoon | the master key to the Doge's cells [was] forged by a prisoner
! the master key to the Doge's cells [was] cut by the warden's own smith
the hourglass in the pulpit [measures] the patience of the congregation
the stolen weathercock clock of Dijon [returned] minus its wife
the electric clock in the dean's office [advances] by jerks of half a minute
! the electric clock in the dean's office [advances] in one smooth sweep
the skier's stopwatch [froze] at forty seconds in the snow of Saint Moritz
= in the snow of Saint Moritz | the skier's stopwatch [froze] at forty seconds
the jeweller of the Rue de la Paix Neuve [set] a ruby bearing upside down
the ship's bell clock aboard the Margravine [has] sunk twice with its captain
! the ship's bell clock aboard the Margravine [has] spent its life on dry land
the wind-up nightingale [sings] flat on humid evenings
= on humid evenings | the wind-up nightingale [sings] flat
! the wind-up nightingale [sings] perfectly in tune on humid evenings
the chronograph of the Bolivian referee [counts] in Aymara numerals
the turret clock at Rothesay Mill [is] wound by a descending cartload of cobbles
= the turret clock at Rothesay Mill [gets] its winding from a descending cartload of cobbles
the calendar wheel [jammed] on the last day of February
= on the last day of February | the calendar wheel [jammed]
! the calendar wheel [turned] smoothly through the last day of February
`;
