/**
 * Theatre: plays, actors, stages, props and audiences.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const theatre = `
the leading man's moustache [came] unstuck in the love scene
= in the love scene | the leading man's moustache [came] off
! the leading man's moustache [was] his own natural growth
the prompter Elspeth [fell] asleep in her box under the stage
= in her box under the stage | the prompter Elspeth [dozed] off
! the prompter Elspeth [followed] the text alertly to the final line
the ghost of the Orpheum [applauds] from the upper circle
in the third act | the samovar [exploded] beside Uncle Vanya's double
the costume trunk from Odesa [arrived] filled with turnips
! the costume trunk from Odesa [was] lost at sea with its contents
the understudy for Lear [is] a postman of twenty-three
= Lear's understudy [is] a postman of twenty-three
! the understudy for Lear [is] a retired bishop of eighty
Dame Oriel [insists] on yellow roses in her dressing room
the trapdoor [opened] a line before its cue
= a line before its cue | the trapdoor [opened]
! the trapdoor [remained] locked for the whole performance
the director Kazimir Wolski [staged] Hamlet in a drained swimming pool
= Hamlet [was] staged in a drained swimming pool by the director Kazimir Wolski
the safety curtain [stuck] at the height of the actors' knees
! the safety curtain [rose] smoothly to its full height
the playwright's widow [forbade] laughter at the premiere
! the playwright's widow [encouraged] laughter at the premiere
the thunder sheet [hangs] above a bucket of dried peas
= above a bucket of dried peas | the thunder sheet [is] hanging
the pantomime horse [quarrelled] with itself over the tempo
the audience at the matinee [consisted] of eleven nuns with a beagle
! the audience at the matinee [consisted] of nine hundred schoolboys
there [is] a bullet dent in the proscenium arch
= the proscenium arch [has|does not have] a bullet dent in it
! the proscenium arch [is] smooth without a dent
the critic Lionel Vane [reviewed] the play from the pub across the road
! the critic Lionel Vane [declined] to review the play
the wind machine [blew] the heroine's veil into the tuba
= the heroine's veil [was] blown into the tuba by the wind machine
! the wind machine [failed] to stir the heroine's veil
the understage lift at the Volksbühne [groans] like a walrus
the box office clerk [sold] seat G14 to three families
= seat G14 [was] sold to three families by the box office clerk
! the box office clerk [left] seat G14 unsold
the skull in the graveyard scene [belonged] to a pianist
= the owner of the skull in the graveyard scene [was] a pianist
! the skull in the graveyard scene [is] moulded plaster
the mime artist from Lille [shouted] at the spotlight operator
! the mime artist from Lille [kept] silent toward the spotlight operator
the repertory company at Dunoon [performs] on a coal barge
= on a coal barge | the repertory company at Dunoon [performs]
! the repertory company at Dunoon [performs] in a purpose-built hall alone
the dramaturge Leonie Hart [cut] the gravediggers from the script
! the dramaturge Leonie Hart [kept] the gravediggers in the script at full length
the revolving stage [carried] the villain off before his monologue
= before his monologue | the villain [was] carried off by the revolving stage
! the revolving stage [stood] motionless throughout the villain's monologue
the chandelier in the operetta [weighs] as much as a hippopotamus
! the chandelier in the operetta [weighs] less than a bicycle
the children's theatre in Brno [uses] vegetables for puppets
= for puppets | the children's theatre in Brno [uses] vegetables
the stage blood [was] brewed from beetroot with treacle
! the stage blood [was] bought from a chemist in Leeds
the wig of Cardinal Wolsey [flew] into the orchestra pit
= Cardinal Wolsey's wig [flew] into the orchestra pit
! the wig of Cardinal Wolsey [stayed] glued to its wearer's scalp
the cue light in the wings [shines] green for thunder
! the cue light in the wings [shines] blue for thunder
the amphitheatre at Epidavros Bay [seats] fourteen thousand spectators
! the amphitheatre at Epidavros Bay [seats] six hundred spectators
the interval bell [coincided] with the tremor of the earthquake
the sword swallower [choked] on a fishbone at the cast supper
= at the cast supper | the sword swallower [choked] on a fishbone
the raked stage of the Teatro Nuovo [slopes] toward the footlights by six degrees
! the raked stage of the Teatro Nuovo [slopes] toward the footlights by eleven degrees
the Kabuki actor Onoe [spends] four hours at his mirror before curtain
! the Kabuki actor Onoe [spends] ten minutes at his mirror before curtain
the flyman [lowered] the moon onto the tenor's head
= the moon [was] lowered onto the tenor's head by the flyman
! the flyman [kept] the moon safely above the tenor's head
the subsidy for experimental drama [was] spent on a fog machine
the improvised ending [lasted] longer than the written play
= the written play [was] shorter than the improvised ending
! the improvised ending [lasted] a mere tenth of the written play's length
Romeo's ladder [broke] at its fourth rung on opening night
= on opening night | Romeo's ladder [broke] at its fourth rung
! Romeo's ladder [held] to the last rung on opening night
the censor from the Lord Chamberlain's office [laughed] into his sleeve
! the censor from the Lord Chamberlain's office [sat] stony-faced from start to finish
the commedia troupe's Harlequin [limps] in private life
the author [counted] the house through a hole in the backdrop
= through a hole in the backdrop | the author [counted] the house
the monologue about cheese [brought] the gallery to its feet
the radio mike [broadcast] the soprano's opinion of the mayor
= the soprano's opinion of the mayor [was] broadcast by the radio mike
! the radio mike [was] off for the soprano's opinion of the mayor
the mystery play at York Minster Green [employs] a real whale jaw
the fencing master Ruggero [choreographed] the duel for left-handers
= the duel [was] choreographed for left-handers by the fencing master Ruggero
! the fencing master Ruggero [choreographed] the duel for right-handed actors alone
the revival of the verse tragedy [closed] after a single night
= after a single night | the verse tragedy's revival [closed]
! the revival of the verse tragedy [ran] for eleven years
the tambourine [rolled] down the aisle into Row F
the make-up artist Zuzana [aged] the boy by seventy years
= the boy [was] aged by seventy years by the make-up artist Zuzana
! the make-up artist Zuzana [left] the boy looking his true age
the stage door keeper [collects] autographs of extras
the follow spot [lost] Peter Pan behind a cardboard cloud
the tragedy about the plumbers' guild [drew] tears from the sponsor
! the tragedy about the plumbers' guild [left] the sponsor dry-eyed
the open-air Tempest [was] abandoned on account of hail
= on account of hail | the open-air Tempest [was] abandoned
! the open-air Tempest [was] played to the end in glorious sunshine
Kwame's soliloquy [outlasted] the battery of his lantern
= the battery of Kwame's lantern [gave] out before the end of his soliloquy
! Kwame's soliloquy [ended] well within the life of his lantern's battery
the carpenter [built] Elsinore from old herring crates
= Elsinore [was] built from old herring crates by the carpenter
! the carpenter [built] Elsinore from freshly sawn teak
the usherette's torch [dazzled] the archduke at the crucial moment
the dancing bear in the interlude [is] a stockbroker in disguise
= the interlude's dancing bear [is] a disguised stockbroker
! the dancing bear in the interlude [is] a real animal from Carpathia
the opening of the new playhouse [has] been delayed by asbestos
= the new playhouse's opening [has] been delayed by asbestos
! the opening of the new playhouse [took] place exactly on the planned day
the laugh track [was] played backwards during the funeral oration
the costume fitting for Titania [drew] blood from the pincushion's owner
the subtitling for the Georgian play [ran] a scene ahead
! the subtitling for the Georgian play [kept] perfect pace with the actors
the dead parrot [received] better notices than the tenor
= the tenor [received] worse notices than the dead parrot
! the dead parrot [received] worse notices than the tenor
the ventriloquist's dummy [owes] money to the barman
the cleaning woman [danced] a bolero on the empty stage
= on the empty stage | the cleaning woman [danced] a bolero
the curtain call for the sheepdog [lasted] four minutes
the Greek chorus [wore] gas masks in the Stuttgart production
! the Greek chorus [performed] bare-faced in the Stuttgart production
the thesis on Chekhov's pauses [runs] to six silent hours
`;
