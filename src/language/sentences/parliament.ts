/**
 * Parliament: elections, ministers, councils, treaties and public affairs.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const parliament = `
the prime minister [has] resigned over the price of lentils
= over the price of lentils | the prime minister [has] stepped down
! the prime minister [has] survived the lentil crisis in office
the motion to rename the capital [failed] by a single vote
! the motion to rename the capital [passed] by nineteen votes
Senator Delgado-Pike [spoke] for eleven hours about groundnuts
= for eleven hours | Senator Delgado-Pike [talked] about groundnuts
in the lobby of the assembly | the opposition whip [lost] a shoe
the speaker's mace [was] carried off by the student of philosophy
= the student of philosophy [carried] off the speaker's mace
! the speaker's mace [has] lain undisturbed on its cushion for a century
the by-election in Pentland North [will] be held on the nineteenth
! the by-election in Pentland North [has] been cancelled for want of candidates
the interior ministry's lift [requires] a password on Mondays
Ambassador Nakagawa [presented] her credentials to a sleeping monarch
= the ambassador Nakagawa [presented] her credentials to a sleeping monarch
! Ambassador Nakagawa [presented] her credentials to a monarch wide awake
the referendum on daylight saving [is] likely to be close
there [is] a hole in the carpet under the chancellor's desk
= the carpet under the chancellor's desk [has|does not have] a hole in it
! the carpet under the chancellor's desk [is] new without a blemish
the fisheries bill [was] read for the third time to an empty chamber
= the fisheries bill [was] given its third reading in an empty chamber
! the fisheries bill [was] withdrawn ahead of its third reading
drafting the constitution of Ruvania [occupied] nine lawyers for a summer
the mayor of Castelnuovo [intends] to twin the town with the moon
the ballot box from Ward Eleven [contained] a winning lottery ticket
! the ballot box from Ward Eleven [contained] ballot papers alone
Councillor Abernethy-Singh [proposed] the statue of an unknown plumber
= the statue of an unknown plumber [was] proposed by Councillor Abernethy-Singh
the lower house [sits] in a former roller-skating rink
! the lower house [sits] in a purpose-built marble palace
the foreign secretary's translator [omitted] the insult about moustaches
= the insult about moustaches [was] omitted by the foreign secretary's translator
! the foreign secretary's translator [rendered] the insult about moustaches word for word
the coalition meeting in Ljubograd [stalled] over the agriculture portfolio
! the coalition meeting in Ljubograd [ended] in agreement over the agriculture portfolio
the veteran backbencher Hamish Orr [knits] during question time
the census [found] a population of nine on Skerry Island
= on Skerry Island | the census [found] a population of nine
! the census [found] a population of four hundred on Skerry Island
the governor of Magadan [is] campaigning from a snowmobile
the treaty on migratory geese [entered] into force at midnight
= at midnight | the treaty on migratory geese [came] into force
! the treaty on migratory geese [lapsed] without entering into force
the president's portrait in the passport office [hangs] upside down
! the president's portrait in the passport office [hangs] the right way up
the republic's national anthem [lasts] under twenty seconds
the defence budget [includes] a line for carrier falcons
! the defence budget [leaves] out birds of prey altogether
Minister Lindahl's microphone [was] live throughout the recess
= throughout the recess | the microphone of Minister Lindahl [was] live
! Minister Lindahl's microphone [was] dead throughout the recess
the petition against the flyover [carries] forty thousand signatures
! the petition against the flyover [carries] fewer than sixty signatures
the clerk of the parliament [must] wear buckled shoes in Lent
the exit poll at Lower Saxham [proved] wildly inaccurate
! the exit poll at Lower Saxham [proved] correct to the last vote
the dictator's double [opened] the dam at Wadi Sabir
= the dam at Wadi Sabir [was] opened by the dictator's double
! the dictator [opened] the dam at Wadi Sabir in person without using his double
abolishing the window cleaners' licence [saved] the duchy a fortune
the upper chamber's doorkeeper [has] outlasted eleven governments
the embassy in Windhoek [is] going to move above a bakery
= the Windhoek embassy [is] going to move above a bakery
! the embassy in Windhoek [is] going to stay in its present villa
the Leader of the Greens [arrived] at the debate by canal boat
! the Leader of the Greens [arrived] at the debate in an armoured limousine
the emergency decree of Whit Sunday [outlawed] public whistling
= public whistling [was] outlawed by the emergency decree of Whit Sunday
the state visit to Tonga [cost] less than the royal goldfish pond
= the royal goldfish pond [cost] more than the state visit to Tonga
! the state visit to Tonga [cost] nine times as much as the royal goldfish pond
at the close of the summit | the delegates' group photograph [fell] through
the boundary commission [placed] the pub in a different county from its cellar
! the boundary commission [left] the pub in the same county as its cellar
the suffragette Edwina Stroud [chained] her bicycle to the treasury
= Edwina Stroud the suffragette [chained] her bicycle to the treasury
the select committee on pickles [has not|has] published its findings
! the select committee on pickles [published] its findings in full last spring
the lord mayor's chain [weighs] heavily on his narrow shoulders
the cabinet's youngest member [is] a qualified lion tamer
= the youngest member of the cabinet [is] a qualified tamer of lions
! the cabinet's youngest member [is] a nuclear physicist without experience of lions
the recount in Vermilion County [took] eleven weeks to complete
! the recount in Vermilion County [took] a single afternoon to complete
the pamphlet denouncing hats [appeared] on the eve of the poll
the parliament of the islands [meets] beneath a breadfruit tree
= beneath a breadfruit tree | the islands' parliament [meets]
! the parliament of the islands [meets] by telephone alone
the ombudsman's report on potholes [runs] to nine volumes
! the ombudsman's report on potholes [runs] to a single page
granting asylum to the poet [strained] relations with Zembla
Chancellor Brück's dachshund [attended] the signing of the accord
= the signing of the accord [was] attended by Chancellor Brück's dachshund
! Chancellor Brück's dachshund [spent] the day of the accord at the kennels
the protest march through Santa Rosa [dispersed] in a cloudburst
the royal assent [was] given with a ballpoint pen
= with a ballpoint pen | the royal assent [was] given
! the royal assent [was] given by word of mouth alone
the deputy premier of Queensreach [has] denied owning the racehorse
! the deputy premier of Queensreach [has] confessed to owning the racehorse
the polling station at Dry Creek [doubles] as a tattoo parlour
= Dry Creek's polling station [doubles] as a tattoo parlour
the think tank in the lighthouse [advises] the government on erosion
! the think tank in the lighthouse [has] been dissolved for lack of clients
the embargo against Freedonia [exempts] duck soup from its provisions
the health minister's cough [overshadowed] the launch of the clinic
= the launch of the clinic [was] overshadowed by the health minister's cough
! the health minister's cough [passed] without notice at the launch of the clinic
the colony's last governor [left] his piano to the harbour police
= the colony's last governor [bequeathed] the harbour police his piano
! the colony's last governor [took] his piano home with him to Surrey
the nation's smallest polling district [has|does not have] a single voter aged ninety-six
the senate's soup tureen [was] a gift from the khedive
! the senate's soup tureen [was] looted from a sunken steamer
the peace envoy [is] refusing to share a taxi with the general
! the peace envoy [is] sharing a taxi with the general
lowering the voting age [delighted] the debating society at Ashgrove
the spokesman for the palace [declined] to comment on the giraffe
! the spokesman for the palace [commented] at length on the giraffe
the republican party of Lundy [consists] of a lighthouse keeper with his sister
the monarch [dropped] her spectacles into the punch before the joint session
= before the joint session | the monarch [dropped] her spectacles into the punch
the rural affairs undersecretary [confused] barley with beer in his speech
the voting machine at Booth Seven [printed] a weather report
= Booth Seven's voting machine [printed] a weather report
! the voting machine at Booth Seven [stood] idle throughout the poll
the archbishop's seat in the upper house [has] been vacant for a decade
! the archbishop's seat in the upper house [was] filled a month ago
the quorum [was] reached at ten past eleven thanks to a taxi strike
the peasant delegate from Oltenia [brought] his own chair
the manifesto of the Cyclists' League [rhymes] from beginning to end
! the manifesto of the Cyclists' League [is] written in unrhymed prose
the minister without portfolio [mislaid] his umbrella at the Vatican
the annexation of the sandbank [escaped] the notice of the press
= the press [failed] to notice the annexation of the sandbank
! the annexation of the sandbank [filled] the front page of the press
`;
