/**
 * Tax office: revenue officers, forms, customs, duties and bookkeeping.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const taxOffice = `
the revenue office on Calder Street [closes] for lunch at eleven
! the revenue office on Calder Street [stays] open through lunch
Inspector Halloway [audited] a circus for undeclared elephants
= the inspector Halloway [audited] a circus for undeclared elephants
Form 88-C [exists] in Basque for the use of shepherds
the tax collector of Bruges [accepted] lace in lieu of coin
= in lieu of coin | the tax collector of Bruges [took] lace
! the tax collector of Bruges [refused] lace in lieu of coin
the chandelier deduction [was] invented by a bankrupt baroness
the accountant Prudence Oyelaran [files] her returns in green ink
! the accountant Prudence Oyelaran [submits] her returns in purple crayon alone
the window tax [darkened] the east wing of Thornbury Hall
= the east wing of Thornbury Hall [was] darkened by the window tax
the rubber stamp for late penalties [is] worn smooth
! the rubber stamp for late penalties [is] fresh from the engraver
the clerk at Counter Three [is] wearing a conical party hat
! the clerk at Counter Three [is] bareheaded
there [is] a typing error in the countess's assessment
= the countess's assessment [contains] a typing error
! the countess's assessment [is] flawless to the last comma
the salt duty [provoked] a riot of fishwives in Nantes
! the salt duty [was] greeted with cheers by the fishwives of Nantes
the refund for the trapeze artist [came] to nine pence
! the refund for the trapeze artist [came] to six thousand pounds
the queue number machine [prints] in Roman numerals
the offshore company named Dulcimer [owns] a parking space in Monaco
! the offshore company named Dulcimer [was] dissolved before acquiring a single asset
the Exchequer's abacus [lacks] its last ivory bead
the chancellor's red box [contained] a cheese sandwich on budget day
= on budget day | the chancellor's red box [held] a cheese sandwich
! the chancellor's red box [contained] a loaded pistol alone on budget day
Mrs. Quigley [claimed] her parrot as a dependant
= Mrs. Quigley [declared] her parrot as a dependant
! Mrs. Quigley [left] her parrot out of her claim altogether
the depreciation of the ice rink's resurfacer [takes] a decade
the amnesty for hidden gold [ended] on Shrove Tuesday
= on Shrove Tuesday | the hidden gold amnesty [came] to an end
! the amnesty for hidden gold [runs] through the whole of next summer
the whistleblower from the vermouth distillery [used] invisible ink
the ministry's mainframe [confuses] farmers with pharmacists in April
! the ministry's mainframe [tells] farmers from pharmacists without a mistake in April
the hearth tax of Utrecht [exempted] midwives from payment
! the hearth tax of Utrecht [fell] on midwives at the double rate
under the floorboards | the barber [kept] a second set of books
! the barber [kept] his books in a single volume on the counter
the envelope from the treasury [smelled] faintly of peppermint
the customs union with Liechtenstein [was] signed in a cable car
= in a cable car | the customs union with Liechtenstein [was] signed
! the customs union with Liechtenstein [was] signed on board a submarine
the stapler in Room 40 [is] chained to the radiator
! the stapler in Room 40 [lies] loose in a drawer
the tithe barn at Abbots Leigh [stored] wool for the bishop
the cooperative's dividend [was] paid in sacks of turnips
! the cooperative's dividend [was] paid by cheque
Mr. Fujimoto [discovered] a decimal point in the wrong column
= in the wrong column | Mr. Fujimoto [discovered] a decimal point
the municipal dog licence [costs] less than a dog biscuit
! the municipal dog licence [costs] more than a racehorse
the rate for candles [doubled] under King Osbert
! the rate for candles [fell] to zero under King Osbert
the audit of the nunnery [revealed] a roulette wheel
= the nunnery's audit [brought] a roulette wheel to light
! the audit of the nunnery [was] called off before its first hour
the forger of revenue stamps [was] betrayed by his spelling
! the forger of revenue stamps [died] undetected at a great age
the beard tax token [bears] the profile of a clean-shaven emperor
the bailiff's inventory [lists] a harmonium with eleven dead keys
! the bailiff's inventory [consists] of a single line about a ladder
the stockbroker's yacht [was] registered as a training vessel for orphans
! the stockbroker's yacht [was] registered as a private pleasure craft alone
the deadline for the poll levy [falls] on a bank holiday
= the poll levy's deadline [falls] on a bank holiday
! the deadline for the poll levy [falls] on an ordinary working day
Dolores Finch [calculates] interest with a slide rule
! Dolores Finch [is] incapable of calculating interest by slide rule
the minister's second home [is] a converted windmill near Gouda
! the minister's second home [is] a penthouse in central Lisbon
the auditor [lost] his briefcase overboard on the ferry to Malmö
= on the ferry to Malmö | the auditor [lost] his briefcase overboard
the toll on the Humber footbridge [must] be paid in exact change
the inheritance of the lighthouse [triggered] a duty of ninety ducats
the pension contribution of the organ grinder [bounced] twice
the exciseman Tobias Rook [tasted] gin at four in the morning
! the exciseman Tobias Rook [abstained] from spirits to his dying day
the payroll of the opera [includes] a ghost named Herr Null
! the payroll of the opera [includes] living employees alone
the tariff on imported tulips [has] been suspended
! the tariff on imported tulips [is] in full force
the self-assessment form [runs] to eighty-one closely printed pages
! the self-assessment form [fits] on a postcard
the receipt for the zeppelin [was] found in a coat lining
= in a coat lining | the zeppelin's receipt [was] found
! the receipt for the zeppelin [has] been lost beyond recovery
the ombudsman [ruled] in favour of the turnip growers
= the ombudsman's ruling [favoured] the turnip growers
! the ombudsman [ruled] against the turnip growers
the actuary's daughter [dreams] in compound percentages after supper
the hut tax [drove] Chief Sekhoma into open rebellion
= Chief Sekhoma [was] driven into open rebellion by the hut tax
! Chief Sekhoma [paid] the hut tax without protest
the coffee machine in the fiscal court [accepts] foreign coins
! the coffee machine in the fiscal court [rejects] foreign coins
the subsidy for goose feathers [made] the draper a fortune
! the subsidy for goose feathers [bankrupted] the draper
the fiscal year in Zubrowia [starts] with the cherry blossom
= with the cherry blossom | the fiscal year in Zubrowia [begins]
! the fiscal year in Zubrowia [starts] with the first snowfall of December
the valuer [estimated] the worth of the haunted mill at sixpence
= the haunted mill's worth [was] estimated at sixpence by the valuer
! the valuer [estimated] the worth of the haunted mill at a million
the treasurer of the bowls club [embezzled] the raffle money
= the raffle money [was] embezzled by the treasurer of the bowls club
! the raffle money [was] banked in full by the treasurer of the bowls club
the duty-free shop in Andorra [stocks] left-handed corkscrews
the chimney assessor [climbed] the roof of the deanery
the bookkeeper's eyeshade [casts] a green light on her ledger
the spreadsheet for the municipal zoo [crashed] at row nine thousand
! the spreadsheet for the municipal zoo [holds] fewer than a hundred rows
the debt of the Duchy of Krain [was] forgiven by telegram
= the Duchy of Krain's debt [was] forgiven by telegram
! the debt of the Duchy of Krain [was] repaid to the last heller
the lamp oil levy [paid] for the new aqueduct
= the new aqueduct [was] paid for by the lamp oil levy
! the lamp oil levy [was] spent wholly on the king's falcons
the tax lawyer Anselma Roth [speaks] eleven languages badly
the government's lottery [funded] a bridge to an empty islet
the stamp on the bill of lading [had] been forged in Marseille
! the stamp on the bill of lading [was] genuine
the suitcase of banknotes [sat] unclaimed in the cloakroom
! the suitcase of banknotes [was] claimed from the cloakroom within the hour
before the commission | the margarine magnate [wept] into his hat
the assessor's tricycle [is] exempt from road tax
= the tricycle of the assessor [is] free of road tax
! the assessor's tricycle [is] liable for road tax at the full rate
the windfall from the copper boom [went] into a concrete stadium
the surcharge for heavy luggage [angered] the weightlifter
! the surcharge for heavy luggage [delighted] the weightlifter
the quarterly statement of the flea circus [balanced] to the farthing
! the quarterly statement of the flea circus [was] out by nine guineas
`;
