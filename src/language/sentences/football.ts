/**
 * Football: matches, players, referees, clubs and supporters.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const football = `
the goalkeeper Bruno Salgado [saved] the penalty with his knee
= the penalty [was] saved by the goalkeeper Bruno Salgado with his knee
! the goalkeeper Bruno Salgado [let] the penalty slip between his legs
the referee's whistle [froze] to his lower lip
in stoppage time | the centre-half [headed] the ball into his own net
= the centre-half [scored] an own goal with his head in stoppage time
the club from Ouro Branco [plays] in lilac stripes
! the club from Ouro Branco [plays] in plain black
the left-back Oyvind Strand [is] a qualified undertaker
= Oyvind Strand the left-back [is] a qualified undertaker
! the left-back Oyvind Strand [lacks] a qualification for a trade outside sport
the cup final at Marazion Park [was] decided by the toss of a coin
= the toss of a coin [decided] the cup final at Marazion Park
! the cup final at Marazion Park [was] decided by a goal in normal time
the groundsman [has] sown the pitch with the wrong grass
= the pitch [has] been sown with the wrong grass by the groundsman
! the groundsman [has] sown the pitch with exactly the right grass
the mascot's foam head [rolled] onto the running track
the transfer of Idrissa Keita [broke] down over a clause about cheese
! the transfer of Idrissa Keita [went] through without a dispute
the manager of the Harriers [chews] liquorice root on the touchline
the fog over the lower stand [hid] the equaliser from the crowd
= the equaliser [was] hidden from the crowd by the fog over the lower stand
! the fog over the lower stand [lifted] in time for the crowd to see the equaliser
there [is] a grave under the centre circle at Oldmoor
! the ground under the centre circle at Oldmoor [is] free of graves
the winger Callum Tait [scored] direct from a corner against the breeze
the ball for the charity match [had] been signed by an archbishop
! the ball for the charity match [bore] the signature of a rapper alone
the away supporters' coach [took] a wrong turning at Doncaster
the physiotherapist [treats] bruises with frozen peas from the canteen
the scoreboard at Estadio Luz Norte [shows] the temperature of the sea
! the scoreboard at Estadio Luz Norte [shows] the goals alone
the linesman's flag [was] mistaken for a picnic cloth
the striker Ewa Nowak [changed] her boots for the second half
= for the second half | the striker Ewa Nowak [changed] her boots
! the striker Ewa Nowak [wore] the same boots from kick-off to the final whistle
the red card [was] shown to the assistant coach's father-in-law
= the assistant coach's father-in-law [was] shown the red card
! the red card [stayed] in the referee's pocket throughout the match
the crossbar in the schoolyard [sags] like a washing line
! the crossbar in the schoolyard [is] as straight as a ruler
the sweeper Lothar Kranz [reads] philosophy on the team bus
! the sweeper Lothar Kranz [spends] his time on the team bus asleep
the derby against Saltney Town [drew] a crowd of ninety thousand
! the derby against Saltney Town [was] played behind closed doors
the chairman [sold] the training ground to a lemonade firm
= the training ground [was] sold to a lemonade firm by the chairman
! the chairman [gave] the training ground to the players free of charge
the hat-trick by Pilar Echeverria [came] within seven minutes
! the hat-trick by Pilar Echeverria [took] more than an hour to complete
the trophy [spent] the winter in a pawnbroker's window
at the first attempt | the offside trap [caught] the entire Uruguayan front line
! the offside trap [failed] to catch a single Uruguayan at the first attempt
the substitute Yannick Sow [had] left his shirt in the team hotel
= the shirt of the substitute Yannick Sow [had] been left in the team hotel
! the substitute Yannick Sow [had] brought his shirt from the team hotel
the under-elevens' coach [bans] parents from the dugout
the hooligan known as Teapot [took] up embroidery in gaol
= in gaol | the hooligan known as Teapot [started] to embroider
! the hooligan known as Teapot [left] gaol without touching a needle
the turf at the Arctic League's stadium [is] heated from below
= the Arctic League's stadium [has|does not have] turf heated from below
! the turf at the Arctic League's stadium [is] unheated
the commentator [lost] his voice at four goals to nil
! the commentator [kept] his voice to the end of the broadcast
the free kick from thirty yards [bent] around the wall
! the free kick from thirty yards [flew] straight into the wall
behind the north goal | the drummer [beats] a Moroccan rhythm
the amateur side from the lighthouse islands [fields] two postmen
the youth academy [released] its smallest midfielder on Boxing Day
= on Boxing Day | the youth academy's smallest midfielder [was] released
! the youth academy's smallest midfielder [was] kept on through Boxing Day
the corner flag [snapped] in the captain's celebration
! the corner flag [survived] the captain's celebration intact
Maribel Duarte [can] juggle a ball on her forehead for an hour
! Maribel Duarte [is] unable to balance a ball on her forehead
the world's oldest clubhouse [stands] on a traffic island
the sponsorship deal with the coffin maker [runs] for three seasons
! the sponsorship deal with the coffin maker [runs] for a single match
the fixture list [pits] the brewers against the teetotallers
the stadium announcer [mispronounced] the name of the Welsh fullback
! the stadium announcer [pronounced] the name of the Welsh fullback perfectly
the video referee [overruled] the goal after nine minutes
= after nine minutes | the goal [was] overruled by the video referee
! the video referee [confirmed] the goal within nine seconds
the tifo of a giant octopus [covered] the south terrace
the penalty spot [was] washed away by a cloudburst
the five-a-side court on the supermarket roof [floods] at the near post
the veteran playmaker Dejan Vukic [smokes] a pipe in the shower
the shirt number nine [has] been retired in memory of a whippet
= in memory of a whippet | the shirt number nine [has] been withdrawn
! the shirt number nine [is] worn by the new Croatian striker
the penalty shoot-out in Lille [went] to nineteen kicks a side
! the penalty shoot-out in Lille [ended] with fewer than six kicks a side
the club accountant [pays] the players in cowrie shells
the nutmeg [humiliated] the bishop's team in the seminary league
the match ball's bladder [leaked] throughout the first half
! the match ball's bladder [held] its pressure throughout the first half
the broadcast contract for the island derby [went] to a cable station in Guam
the diving header by Sipho Mabena [won] the Lowveld Shield
= the Lowveld Shield [was] won by the diving header of Sipho Mabena
! the diving header by Sipho Mabena [flew] harmlessly over the bar
the groundhopper Colin Pugh [has] visited six hundred stadiums
! the groundhopper Colin Pugh [has] visited exactly forty stadiums
the artificial pitch at Sollentuna [smells] of burnt rubber
the team photograph of 1934 [includes] the borrowed sheep
= the borrowed sheep [appears] in the team photograph of 1934
! the team photograph of 1934 [shows] human beings alone
from the kick-off | Fenerköy's captain [shot] straight at goal
the wall chart of the tournament [hangs] crooked in the fish shop
the friendly against the monks [ended] with a shared meal of lentils
the bootroom [will] be demolished to make way for a sauna
= to make way for a sauna | the bootroom [will] be pulled down
! the bootroom [will] be preserved as a listed monument
the promotion of Rovers [depended] on the goal difference of a rival
the water boy [tripped] the opposing centre-forward with a hose
the backpass [stuck] in a puddle short of the keeper
! the backpass [rolled] cleanly into the keeper's arms
the Sunday league fixture at Hackney [was] invaded by geese
! the Sunday league fixture at Hackney [passed] without a goose in sight
the scout from Turin [fell] in love with a defender's mother
the turnstile at Gate K [clicks] backwards at full time
! the turnstile at Gate K [clicks] forwards alone at full time
the legendary dribbler Mané Pinto [was] born with bowed legs
! the legendary dribbler Mané Pinto [was] born with perfectly straight legs
the floodlight pylon [serves] as a perch for a peregrine
the goal net at the convent [was] knotted by the novices
! the goal net at the convent [was] machine-made in a Chinese factory
the captaincy of the national side [passed] to a teenager
! the captaincy of the national side [passed] to a player of thirty-eight
Old Trevor's rattle [deafened] the row in front
= the row in front [was] deafened by Old Trevor's rattle
the disputed throw-in [led] to a lawsuit in Skopje
! the disputed throw-in [was] forgotten by the next morning
`;
