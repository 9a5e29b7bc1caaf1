/**
 * Programming: software, computers, networks and the people who keep them running.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const programming = `
the compiler [rejected] Hanna's program over a stray semicolon
= Hanna's program [was] rejected by the compiler over a stray semicolon
! the compiler [accepted] Hanna's program without a murmur
the server under the sink [hosts] the town's lost-cat bulletin
= the town's lost-cat bulletin [is] hosted on the server under the sink
! the server under the sink [has] been switched off for good
the build pipeline [turned] red on the birthday of its author
! the build pipeline [stayed] green throughout the birthday of its author
the variable named banana [holds] the exchange rate in the legacy module
= in the legacy module | the variable named banana [holds] the exchange rate
the database administrator Olu [speaks] to his backups in Yoruba
the garbage collector [pauses] the pacemaker simulator for nine seconds
the intern Marguerite [deleted] the production schema on her first morning
= on her first morning | the production schema [was] deleted by the intern Marguerite
! the intern Marguerite [left] the production schema intact on her first morning
the chatbot for the aquarium [recommends] tartare sauce
! the chatbot for the aquarium [refuses] to mention sauces of a single kind
there [is] an infinite loop in the elevator's firmware
= the elevator's firmware [contains] an infinite loop
! the elevator's firmware [is] free of endless loops
the regular expression for postal codes [matches] the Lord's Prayer
! the regular expression for postal codes [matches] digits alone
Commit 4f2a [reverted] the work of eleven engineers
= the work of eleven engineers [was] reverted by Commit 4f2a
the password on the sticky note [is] the name of the director's iguana
= the name of the director's iguana [is] the password on the sticky note
! the password on the sticky note [is] a string of random digits
the keyboard of the night operator [lacks] its letter Q
! the keyboard of the night operator [is] complete to the last key
the open-source maintainer Dag Solheim [lives] aboard a lightship
= the open-source maintainer Dag Solheim [has|does not have] his home aboard a lightship
! the open-source maintainer Dag Solheim [lives] in a penthouse in Dallas
the quantum annealer in the vault [needs] liquid helium by Thursday
the spam filter [has] quarantined the chief executive's resignation
= the chief executive's resignation [has] been quarantined by the spam filter
! the spam filter [has] let the chief executive's resignation through
the test suite for the torpedo guidance [takes] a weekend to finish
! the test suite for the torpedo guidance [finishes] within ten seconds
the pointer arithmetic in the renderer [walked] off the end of the array
Ada the office parrot [recites] error codes at lunch
the fax gateway [will] be retired in the autumn
= in the autumn | the fax gateway [will] be taken out of service
! the fax gateway [will] stay in service through the winter
the hackathon at the abbey [produced] an app for indulgences
the mainframe at the fish exchange [was] programmed in COBOL by a midwife
= the COBOL programmer of the fish exchange's mainframe [was] a midwife
! the mainframe at the fish exchange [was] programmed solely in Fortran
the cursor on the departure board [blinks] in Morse
the load balancer in Frankfurt [dislikes] the traffic of Tuesdays
the recursion in the tax calculator [overflowed] the stack at depth nine thousand
= at depth nine thousand | the tax calculator's recursion [overflowed] the stack
! the recursion in the tax calculator [ended] safely at depth four
the mouse [was] replaced by a trackball from a missile silo
the accessibility consultant Birgit [navigates] the portal with her eyes shut
= with her eyes shut | the accessibility consultant Birgit [navigates] the portal
! the accessibility consultant Birgit [is] lost in the portal with her eyes shut
the license server [expired] during the rocket's descent
! the license server [stayed] valid throughout the rocket's descent
the neural network [mistook] the bishop for a bollard
= the bishop [was] mistaken for a bollard by the neural network
! the neural network [recognised] the bishop at once
the firewall [blocks] traffic from the staff's own canteen
! the firewall [admits] traffic from the staff's own canteen
the cryptographer Esfandiar [writes] his keys on cigarette papers
= on cigarette papers | the cryptographer Esfandiar [writes] his keys
the unit test for leap years [has] been skipped for a decade
! the unit test for leap years [has] been run nightly for a decade
by sheer accident | the robot vacuum [mapped] the burglar's hiding place
the patch for the insulin pump [arrived] by dial-up modem
= by dial-up modem | the insulin pump's patch [arrived]
! the patch for the insulin pump [arrived] by courier on a compact disc
the logging framework [filled] the disk with haiku
= the disk [was] filled with haiku by the logging framework
the printer driver from 1998 [refuses] to die
the comment above the hash function [apologises] to future readers in Latin
! the comment above the hash function [is] a curt line of English
the sysadmin's cactus [absorbed] the overflow from the cooling unit
the undersea cable to Madeira [was] bitten by a shark
! the undersea cable to Madeira [has] escaped the teeth of sharks
the type system [prevented] the satellite from confusing feet with metres
the code review [descended] into a quarrel over tabs
! the code review [passed] in complete harmony
the startup in the windmill [raised] nine million for an umbrella subscription
= the windmill startup [raised] nine million for an umbrella subscription
! the startup in the windmill [failed] to raise a single cent
the scheduler [gives] the coffee robot priority over the fire alarm
! the scheduler [gives] the fire alarm priority over the coffee robot
the backup tape of the opera archive [was] overwritten with polkas
! the backup tape of the opera archive [holds] its first recording intact
the webcam above the stork's nest [went] viral in Paraguay
= in Paraguay | the webcam above the stork's nest [went] viral
the floating-point error [lost] the brewery nine casks of stout
= the brewery [lost] nine casks of stout through the floating-point error
the time zone library [forgot] the island of Lord Howe
! the time zone library [handles] the island of Lord Howe correctly
Professor Quill's algorithm [sorts] sheep by temperament on arrival
! Professor Quill's algorithm [sorts] sheep by weight alone on arrival
the dark mode switch [crashes] the hearse company's website after midnight
= after midnight | the hearse company's website [is] crashed by the dark mode switch
! the dark mode switch [works] perfectly on the hearse company's website
the captcha [asked] the lighthouse keeper to identify buses
= the lighthouse keeper [was] asked by the captcha to identify buses
the search index [cannot|can] find the word library
! the search index [finds] the word library in an instant
the cloud bill for July [exceeded] the price of the headquarters
! the cloud bill for July [was] smaller than the price of a sandwich
the emulator [runs] a dead company's payroll in a browser tab
= in a browser tab | the emulator [runs] a dead company's payroll
the font on the ballot screen [rendered] the mayor's name as boxes
! the font on the ballot screen [rendered] the mayor's name flawlessly
under the raised floor | the electrician [discovered] a family of stoats
the autocomplete [turned] the condolence note into a limerick
! the autocomplete [left] the condolence note as written
the microservice for stamps [depends] on forty other services
! the microservice for stamps [is] entirely self-contained
the drone's autopilot [landed] the parcel in a baptismal font
= the parcel [was] landed in a baptismal font by the drone's autopilot
! the drone's autopilot [landed] the parcel on the addressee's doorstep
the memory leak in the parking meter [was] traced to a festival calendar
= the parking meter's memory leak [was] traced to a festival calendar
! the memory leak in the parking meter [remains] a mystery
the root certificate [lapsed] on the night of the lottery draw
! the root certificate [was] renewed well ahead of the night of the lottery draw
the video conference [froze] on the auditor's yawn
a minute after midnight | the shell script [emptied] the wine cellar's inventory table
! the shell script [left] the wine cellar's inventory table full a minute after midnight
the girl's calculator [plays] a passable game of tetris
the blockchain for heirloom tomatoes [went] bankrupt in Parma
= in Parma | the blockchain for heirloom tomatoes [went] bankrupt
! the blockchain for heirloom tomatoes [is] thriving in Parma
the hexadecimal tattoo on Rolf's calf [contains] an off-by-one error
! the hexadecimal tattoo on Rolf's calf [is] correct to the last digit
the status page [reports] perfect health during the outage
! the status page [reports] the outage in bold red letters
the developer Saoirse [named] her sons after sorting routines
= Saoirse the developer [named] her sons after sorting routines
the hover text on the volcano alert [gives] a recipe for soup
the checksum of the vaccine file [matches] the printed value
= the vaccine file's checksum [agrees] with the printed value
! the checksum of the vaccine file [differs] from the printed value
the voice assistant [ordered] nine hundred lemons for a toddler
! the voice assistant [ignored] the toddler completely
the wiki page about onboarding [links] to itself
`;
