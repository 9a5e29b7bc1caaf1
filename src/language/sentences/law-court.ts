/**
 * Law court: judges, juries, barristers, clerks and their cases.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const lawCourt = `
Judge Abernathy [adjourned] the perjury trial over a burst radiator
= the perjury trial [was] adjourned over a burst radiator by Judge Abernathy
the barrister in the mauve cravat [cross-examined] a ventriloquist
on the second morning | the foreman of the jury [asked] for a dictionary
= the foreman of the jury [requested] a dictionary on the second morning
the stolen harpsichord [will] be produced as Exhibit Twelve
! the stolen harpsichord [will] be returned to its owner before the trial without being shown in court
the usher's handbell [was] cast from a melted church chandelier
Magistrate Okoro [fined] the balloonist for trespass on a vicarage roof
! Magistrate Okoro [acquitted] the balloonist of trespass on a vicarage roof
the defendant's twin [sat] in the public gallery beneath a veil
= beneath a veil | the twin of the defendant [sat] in the public gallery
in the robing room | the Attorney General's wig [caught] moths
the verdict in the lighthouse murder [was] overturned on appeal
= on appeal | the lighthouse murder verdict [was] overturned
! the verdict in the lighthouse murder [has] survived the whole course of appeals untouched
the bailiff [seized] a grand piano in settlement of the milliner's debt
the notary Eusebio Prat [stamped] the will with a signet of jade
the witness for the Crown [identified] the burglar by his whistling
= the burglar [was] identified by his whistling by the witness for the Crown
the law library's copy of Blackstone [is] chained to a lectern
= the copy of Blackstone in the law library [is] chained to a lectern
! the law library's copy of Blackstone [was] sold without its chain to a dealer in Cork
the plaintiff in the beehive case [demands] nine hundred crowns
! the plaintiff in the beehive case [demands] exactly two hundred crowns
Mr. Justice Pell [could] recite the Statute of Marlborough in his sleep
! Mr. Justice Pell [was] unable to recite a single clause of the Statute of Marlborough
there [is] a clause about falconry in the tenancy agreement
= the tenancy agreement [contains] a clause about falconry
under oath | the chiropodist [denied] owning a crossbow
= the chiropodist [denied] ownership of a crossbow under oath
the arbitrator's decision [binds] the brewery for a decade
! the arbitrator's decision [was] annulled before taking effect
the prisoner at the bar [wore] a carnation the colour of rust
! the prisoner at the bar [wore] an unadorned coat without a flower
counsel for the zoo [produced] a live armadillo from a satchel
= from a satchel | the zoo's counsel [brought] forth a live armadillo
the injunction against the bell-ringers [expires] at Michaelmas
! the injunction against the bell-ringers [remains] in force for ever
Lady Chatsworth's libel suit [ended] in a handshake over sherry
the juror in seat five [dozed] through the ballistics testimony
! the juror in seat five [stayed] wide awake through the ballistics testimony
the coroner [recorded] death by misadventure with a trombone
! the coroner [recorded] a verdict of murder in the matter of the trombone
the divorce petition of the Earl of Wick [runs] to four hundred pages
! the divorce petition of the Earl of Wick [fits] on a single sheet of paper
the bewigged portrait above the bench [depicts] a notorious hanging judge
the paralegal Ngozi Eze [misfiled] the deposition under seafood
= the deposition [was] misfiled under seafood by the paralegal Ngozi Eze
the patent dispute over the folding violin [is] in its ninth year
! the patent dispute over the folding violin [was] settled within its first month
the probation officer [has not|has] seen the forger within the last month
at the Old Custom House | the tribunal [hears] claims about shipwrecked cargo
the executor of the estate [auctioned] the deceased's glass eye
the alibi offered by the taxidermist [collapsed] over a tram timetable
= over a tram timetable | the taxidermist's alibi [fell] to pieces
! the alibi offered by the taxidermist [held] firm against the prosecution's questions
the balance in Justice's bronze hand [tilts] slightly toward the fountain
the youngest silk in chambers [declined] the brief from the arms dealer
= the brief from the arms dealer [was] declined by the youngest silk in chambers
! the youngest silk in chambers [accepted] the brief from the arms dealer with delight
the extradition hearing for the yachtsman [must] take place in camera
= the yachtsman's extradition hearing [has|does not have] to take place in camera
the affidavit sworn by the beekeeper [contradicts] the tide charts
the interpreter from Tbilisi [translated] the oath into Mingrelian
the bankrupt's creditors' meeting [descended] into a pillow fight
the blackmail letter [was] pasted together from knitting patterns
! the blackmail letter [was] handwritten from beginning to end in violet ink
the legal aid office above the bakery [smells] of cardamom buns
the clerk of assize [locked] the jury in with a hamper of pork pies
= with a hamper of pork pies | the jury [was] locked in by the clerk of assize
the smugglers' ringleader [pleaded] guilty to possessing an unlicensed donkey
! the smugglers' ringleader [denied] the charge of possessing an unlicensed donkey
in chambers | Judge Lindqvist [feeds] crumbs to a one-legged sparrow
the copyright on the yodelling manual [lapsed] in the spring of 1958
! the copyright on the yodelling manual [runs] uninterrupted for another thirty years
Constable Birtwhistle's notebook [went] missing from the evidence room
= the notebook of Constable Birtwhistle [disappeared] from the evidence room
the appellate bench [split] four to three over the definition of a sandwich
! the appellate bench [agreed] unanimously on the definition of a sandwich
the sentence for the counterfeiter of stamps [was] eighteen months
= eighteen months [was] the sentence for the counterfeiter of stamps
! the sentence for the counterfeiter of stamps [was] seven years
the heiress's prenuptial contract [forbids] trombones in the house
the deed to Blackthorn Manor [surfaced] inside a hollow croquet mallet
the bail for the acrobat [had] been set at a thousand guineas
! the bail for the acrobat [had] been set at five guineas
after the recess | the prosecutor [spoke] through a speaking trumpet
Sheriff Delacroix's star [is] fastened with a safety pin
the hearsay about the duchess [was] struck from the record
= the hearsay concerning the duchess [was] struck from the record
! the hearsay about the duchess [stands] in the record to the last word
the surrogate for the absent judge [dislikes] lawyers with squeaky shoes
the landmark ruling on hedgerows [delighted] the county's dormouse society
the contempt charge against the harpist [has] been withdrawn
! the contempt charge against the harpist [is] pending before the high court
the fingerprint on the sugar bowl [matches] the butler's left thumb
= the butler's left thumb [matches] the fingerprint on the sugar bowl
! the fingerprint on the sugar bowl [belongs] to a total stranger from overseas
during the sidebar conference | the court sketch artist [broke] her charcoal
the conveyancer's office cat [sleeps] on the mortgage deeds
the antitrust case against the umbrella guild [reopens] in Rotterdam
the small claims registrar [awarded] the baker the cost of eleven wedding cakes
= the cost of eleven wedding cakes [was] awarded to the baker by the small claims registrar
the subpoena [reached] the hermit by carrier pigeon
= by carrier pigeon | the hermit [received] the subpoena
the jurisprudence lecturer [illustrated] negligence with a snail in a bottle
the pardon for the chimney sweep [arrived] a day after his funeral
! the pardon for the chimney sweep [arrived] in good time to save his life
the treaty's third protocol [was] drafted in a railway buffet
the debtors' prison on Fleet Lane [became] a school of dance
the advocate Mireille Toussaint [won] her first case on a point of grammar
! the advocate Mireille Toussaint [lost] her first case on a point of grammar
the parole board [listened] to the safecracker's poem in stony silence
the easement across the cricket pitch [dates] from the reign of King John
! the easement across the cricket pitch [was] created within the last five years
`;
