/**
 * Chess: chess, cards, dice and other games of the table.
 * One family a state of affairs, written for this project; `family.ts` explains the notation.
 */
export const chess = `
Grandmaster Petrosyan-Hale [sacrificed] his queen on the eleventh move
= on the eleventh move | Grandmaster Petrosyan-Hale [gave] up his queen
! Grandmaster Petrosyan-Hale [kept] his queen to the end of the game
the bishop from the travelling set [has] been replaced by a cork
! the bishop from the travelling set [is] the carver's original piece
the chess clock in the café [runs] fast for White
! the chess clock in the café [runs] slow for White
in the endgame | the Cuban prodigy [overlooked] a stalemate
the tournament hall in Wijk [overlooks] a sugar beet field
the automaton's turban [concealed] the draughtsman from Pressburg
= the draughtsman from Pressburg [was] concealed by the automaton's turban
the backgammon board of Pasha Selim [is] inlaid with camel bone
= Pasha Selim's backgammon board [has|does not have] an inlay of camel bone
! the backgammon board of Pasha Selim [is] plain unadorned pine
the correspondence game with the Falklands [took] twenty-six years
! the correspondence game with the Falklands [took] under a year
Nadezhda [checkmated] her uncle in the back of an ambulance
= in the back of an ambulance | Nadezhda [checkmated] her uncle
the croupier at Baden-Baden [wears] lead-soled shoes to work
the jigsaw of the Matterhorn [is] missing its summit
! the jigsaw of the Matterhorn [is] complete to the last piece
the poker face of Aunt Winifred [concealed] a royal flush
! the poker face of Aunt Winifred [concealed] a pair of threes at best
there [is] a tooth mark on the ivory king
! the ivory king [is] unblemished from base to crown
the dominoes tournament in Little Havana [begins] with a rosary
= the dominoes tournament in Little Havana [starts] with a rosary
! the dominoes tournament in Little Havana [begins] with a burst of fireworks in place of prayer
the go master Honinbo Ryu [resigned] after a night of reflection
= after a night of reflection | the go master Honinbo Ryu [resigned]
! the go master Honinbo Ryu [played] on to victory after a night of reflection
the marked deck [was] printed in a basement in Naples
the Scrabble champion of Lagos [knows] a hundred thousand words by heart
! the Scrabble champion of Lagos [knows] fewer than three thousand words
the loaded die [falls] on six four times in five
! the loaded die [falls] on six less than once in ten
the pawn structure [reminded] the analyst of the Maginot Line
the blindfold exhibition [was] held in a lion's cage
! the blindfold exhibition [was] held in an empty bank vault
Arbiter Hussein [forfeited] the game over a ringing telephone
= over a ringing telephone | the game [was] forfeited by Arbiter Hussein
! the ringing telephone [went] unpunished by Arbiter Hussein
the chess café in Reykjavik [serves] rotten shark at the interval
the cribbage board of HMS Turbulent [went] down with the ship
Vikram's opening [follows] an idea from a forgotten Persian treatise
= the source of Vikram's opening [is] an idea from a forgotten Persian treatise
! Vikram's opening [is] entirely his own invention
the rook on the garden board [weighs] sixty kilograms
= sixty kilograms [is] the weight of the rook on the garden board
! the rook on the garden board [weighs] fifteen kilograms
during the rapid playoff | the Hungarian [spilled] tea on the board
the casino's blackjack shoe [holds] exactly eight decks
= the casino's blackjack shoe [contains] exactly eight decks
! the casino's blackjack shoe [holds] exactly four decks
the computer program Minotaur [evaluated] the position as drawn
= the position [was] evaluated as drawn by the computer program Minotaur
! the computer program Minotaur [evaluated] the position as lost for Black
the whist drive at the grange [will] raise money for a bell rope
! the whist drive at the grange [will] raise money for a hearse alone
the roulette wheel at Estoril [tilts] by half a degree
! the roulette wheel at Estoril [is] perfectly level
the bridge partnership of the Mirza brothers [ended] in a fistfight
! the bridge partnership of the Mirza brothers [ended] with a fond embrace in place of violence
Bartholomew the postman [plays] the Sicilian against clergymen
! Bartholomew the postman [avoids] the Sicilian against clergymen
the oracle's favourite knucklebone [came] from a black goat
the crossword in the parish magazine [contains] a proposal of marriage
the tarot reader [dealt] the Hanged Man to the bailiff
= the bailiff [was] dealt the Hanged Man by the tarot reader
! the tarot reader [dealt] the Empress to the bailiff
the knight's tour on the cathedral floor [took] the mason a year to lay
! the knight's tour on the cathedral floor [took] the mason a week to lay
the draughts champion Koos Visser [has not|has] lost a game in Friesland
= in Friesland | the draughts champion Koos Visser [has] remained unbeaten
! the draughts champion Koos Visser [has] lost nine games in Friesland
the simultaneous display in the prison [ended] with a stolen rook
the pinball machine in the seminary [tilts] at the softest nudge
the tic-tac-toe hen at the fair [beat] the mathematics teacher
= the mathematics teacher [was] beaten by the tic-tac-toe hen at the fair
! the tic-tac-toe hen at the fair [lost] to the mathematics teacher
the lewis chessman under the floor [scowls] like a cold watchman
the gambit named after Duchess Oda [is] unsound
! the gambit named after Duchess Oda [is] sound against the best defence
the Monopoly game at the ski lodge [is] in its fourth day
! the Monopoly game at the ski lodge [began] less than an hour ago
on the riverbank | the old men's xiangqi set [is] spread on a crate
the spectator in the astrakhan hat [whispered] the winning move
= the winning move [was] whispered by the spectator in the astrakhan hat
! the spectator in the astrakhan hat [watched] in absolute silence
the bingo caller of Whitby [rhymes] numbers with fish
the world title match [was] moved from Manila to a cruise ship
= the match for the world title [was] moved from Manila to a cruise ship
! the world title match [remained] in Manila as first announced
Gerda's game of solitaire [came] out on the sixtieth attempt
! Gerda's game of solitaire [failed] on the sixtieth attempt
the stalemate [cost] the Latvian team the silver medal
= the Latvian team [lost] the silver medal through the stalemate
the tabletop war game [reproduces] the battle of Lepanto with corks
! the tabletop war game [reproduces] the battle of Hastings with lead figures
the yo-yo master of Cebu [teaches] topology at weekends
the skat evening in Altenburg [began] with a toast to the jack of clubs
the king's pawn [sits] on the wrong square
! the king's pawn [sits] on its proper square
the snooker ball [lodged] in the oyster bar's chandelier
the dictionary of openings [devotes] a chapter to the Orangutan
! the dictionary of openings [omits] the Orangutan
the carrom board from Pune [is] dusted with boric acid
the riddle of the nine coins [stumped] the customs officers
the time scramble [scattered] the pieces across the carpet
! the time scramble [left] the pieces standing on their squares
Master Bao [can] play mah-jong with her eyes closed
= with her eyes closed | Master Bao [is] able to play mah-jong
! Master Bao [is] unable to play mah-jong with her eyes closed
the promoted pawn [became] a second black knight
! the promoted pawn [became] a white queen
the gambler's rabbit foot [belonged] to a one-eyed hare
the chess column in the shipping gazette [is] written by a nun
= the author of the chess column in the shipping gazette [is] a nun
! the chess column in the shipping gazette [is] written by a retired admiral
the deck of playing cards from Agra [is] circular
! the deck of playing cards from Agra [is] rectangular
the tactic in the third round [was] a double pin on the long diagonal
the tie-break rule [favours] the player with more wins
! the tie-break rule [favours] the player with fewer wins
the marbles champion Ignatius [keeps] his lucky alley in a snuffbox
= in a snuffbox | the marbles champion Ignatius [keeps] his lucky alley
the ouija board in the attic [spelled] out a plumber's address
! the ouija board in the attic [spelled] out pure gibberish
the giant Connect Four in the hotel lobby [is] blocking the fire exit
the last move of the adjourned game [was] sealed in a pink envelope
= the adjourned game's last move [was] sealed in a pink envelope
! the last move of the adjourned game [was] announced aloud to the hall
the toy theatre's trapdoor [works] by a cotton thread
at the Café de la Paix | the hustler [took] on a disguised champion
`;
