/**
 * Clauses with their negations, checked by hand, one a line. They are written for this test and stand as they stand
 * inside a sentence: a small letter at the head unless it is a name, no full stop.
 */

const lines = (text: string): readonly string[] => text.trim().split("\n");

/** Clauses whose verb can be denied: "clause -> negation". */
export const deniedAtTheVerb: readonly (readonly [string, string])[] = lines(`
the kettle is on the stove -> the kettle is not on the stove
the baby is asleep in the pram -> the baby is not asleep in the pram
my uncle is a train driver -> my uncle is not a train driver
her answer was wrong -> her answer was not wrong
the museum is closed on Mondays -> the museum is not closed on Mondays
the soup was cold -> the soup was not cold
the bridge was built in 1890 -> the bridge was not built in 1890
Peter was late for school -> Peter was not late for school
the window is being cleaned -> the window is not being cleaned
the wall was being repaired by a mason -> the wall was not being repaired by a mason
it is raining in Lisbon -> it is not raining in Lisbon
it was dark in the cellar -> it was not dark in the cellar
she is a good swimmer -> she is not a good swimmer
he was born in Chile -> he was not born in Chile
I am afraid of spiders -> I am not afraid of spiders
I am the owner of the red car -> I am not the owner of the red car
the nurse in the corridor is whistling -> the nurse in the corridor is not whistling
this soup is delicious -> this soup is not delicious
Mr. Harper is in the garden -> Mr. Harper is not in the garden
the engine has stopped -> the engine has not stopped
the plumber has repaired the tap -> the plumber has not repaired the tap
my sister has been to Iceland -> my sister has not been to Iceland
the rain has been falling on the roof -> the rain has not been falling on the roof
the king had been ill -> the king had not been ill
the clerk had lost the key -> the clerk had not lost the key
I have seen the film -> I have not seen the film
you have forgotten the milk -> you have not forgotten the milk
the thief had been seen by a guard -> the thief had not been seen by a guard
the car has a flat tyre -> the car does not have a flat tyre
the house has a red door -> the house does not have a red door
my aunt had a parrot -> my aunt did not have a parrot
the boy had a cold -> the boy did not have a cold
she has a key to the office -> she does not have a key to the office
he had an appointment at noon -> he did not have an appointment at noon
the dog had to stay outside -> the dog did not have to stay outside
the pilot has to land in the fog -> the pilot does not have to land in the fog
I have a brother in Canada -> I do not have a brother in Canada
you have a stain on the sleeve -> you do not have a stain on the sleeve
Elena has a pilot's licence -> Elena does not have a pilot's licence
it has a strong smell -> it does not have a strong smell
her cousin has the measles -> her cousin does not have the measles
the mayor opened the bridge -> the mayor did not open the bridge
the gardener planted a cherry tree -> the gardener did not plant a cherry tree
the child dropped the spoon -> the child did not drop the spoon
Susan cooked a stew -> Susan did not cook a stew
she walked to the harbour -> she did not walk to the harbour
it rained in the night -> it did not rain in the night
the river flooded the cellar -> the river did not flood the cellar
the old man slowly climbed the stairs -> the old man did not slowly climb the stairs
she quickly opened the envelope -> she did not quickly open the envelope
he suddenly left the room -> he did not suddenly leave the room
the carpenter sawed the plank -> the carpenter did not saw the plank
the lamp in the hall flickered -> the lamp in the hall did not flicker
the boy from the bakery carried a tray -> the boy from the bakery did not carry a tray
the owner of the hotel died in a duel -> the owner of the hotel did not die in a duel
the daughter of the king married a sailor -> the daughter of the king did not marry a sailor
he tried the door -> he did not try the door
the student copied the poem -> the student did not copy the poem
the tyre burst -> the tyre did not burst
I went to the market -> I did not go to the market
you broke the vase -> you did not break the vase
the cook cut the bread -> the cook did not cut the bread
the wind shut the gate -> the wind did not shut the gate
the author read a chapter to the guests -> the author did not read a chapter to the guests
the captain put the map on the table -> the captain did not put the map on the table
the tenor hit the wrong note -> the tenor did not hit the wrong note
the tailor cut the cloth with shears -> the tailor did not cut the cloth with shears
the goose led the parade -> the goose did not lead the parade
the farmer fed the geese -> the farmer did not feed the geese
the clock strikes at noon -> the clock does not strike at noon
the bus leaves from the square -> the bus does not leave from the square
the baker rises at three -> the baker does not rise at three
he drinks tea from a bowl -> he does not drink tea from a bowl
the child flies a kite -> the child does not fly a kite
the girl does her homework -> the girl does not do her homework
the boy did his homework -> the boy did not do his homework
the man does the ironing -> the man does not do the ironing
her uncle did a handstand -> her uncle did not do a handstand
the village on the hill has a well -> the village on the hill does not have a well
I like the blue vase -> I do not like the blue vase
you own the house on the corner -> you do not own the house on the corner
I can see the tower -> I cannot see the tower
I will call the doctor -> I will not call the doctor
I could hear the sea -> I could not hear the sea
you can borrow the car -> you cannot borrow the car
you will regret the purchase -> you will not regret the purchase
the child can swim -> the child cannot swim
he can juggle with knives -> he cannot juggle with knives
she could read at four -> she could not read at four
the queen will open the hospital -> the queen will not open the hospital
the choir will be singing in the park -> the choir will not be singing in the park
the bridge will be closed on Sunday -> the bridge will not be closed on Sunday
the witness would deny the theft -> the witness would not deny the theft
the cat would sleep on the stove -> the cat would not sleep on the stove
the thief could have climbed the wall -> the thief could not have climbed the wall
the ferry is not running -> the ferry is running
the lift is not in order -> the lift is in order
she is not a doctor -> she is a doctor
it is not raining -> it is raining
I am not hungry -> I am hungry
my brother is not at home -> my brother is at home
the child cannot swim -> the child can swim
she cannot sing -> she can sing
he did not call -> he called
she did not come to the party -> she came to the party
he did not go to school -> he went to school
the cat did not eat the fish -> the cat ate the fish
the clerk did not find the file -> the clerk found the file
the judge did not smile -> the judge smiled
the king did not give a speech -> the king gave a speech
the tap did not drip -> the tap dripped
the boy did not hit the ball -> the boy hit the ball
the girl did not carry the bag -> the girl carried the bag
the man did not stop the car -> the man stopped the car
it did not snow -> it snowed
I did not see the film -> I saw the film
the shop does not sell lamps -> the shop sells lamps
the bus does not go to the zoo -> the bus goes to the zoo
he does not have a car -> he has a car
she does not play chess -> she plays chess
the door does not close -> the door closes
the cat does not catch mice -> the cat catches mice
the boy does not try -> the boy tries
it does not matter -> it matters
I do not know the man -> I know the man
I do not eat meat -> I eat meat
the road does not lead to the sea -> the road leads to the sea
the museum did not open in May -> the museum opened in May
she did not have a ticket -> she had a ticket
the ferry isn't running -> the ferry is running
the soup wasn't hot -> the soup was hot
he doesn't drive -> he drives
she didn't call -> she called
it won't rain -> it will rain
the child can't swim -> the child can swim
I don't know the answer -> I know the answer
he hasn't eaten -> he has eaten
she hadn't slept -> she had slept
the dog couldn't bark -> the dog could bark
the judge wouldn't listen -> the judge would listen
the baker didn't bake a cake -> the baker baked a cake
my car won't start -> my car will start
the tower doesn't lean -> the tower leans
it isn't fair -> it is fair
there is a piano in the hall -> there is not a piano in the hall
there is not a cloud in the sky -> there is a cloud in the sky
she said he was late -> she did not say he was late
the felt hat was lost -> the felt hat was not lost
the left wing collapsed -> the left wing did not collapse
it is not the case that the sun is green -> the sun is green
it is not the case that two dogs are playing -> two dogs are playing
she got up at six -> she did not get up at six
he put on a coat -> he did not put on a coat
the lamp went out -> the lamp did not go out
the plane took off at noon -> the plane did not take off at noon
the boss turned down the offer -> the boss did not turn down the offer
my friend from school became a nun -> my friend from school did not become a nun
the smell of smoke woke the cook -> the smell of smoke did not wake the cook
`).map((line) => {
  const [clause = "", negation = ""] = line.split(" -> ");
  return [clause, negation];
});

/**
 * Clauses to be denied from outside: an indefinite, plural or quantified subject, a second clause, a focus word, a
 * doubtful auxiliary, or a verb that the grammar cannot be sure of.
 */
export const deniedFromOutside: readonly string[] = lines(`
the soup was too hot
Anna is taller than her sister
the bread is made without salt
Boris had finished the race
the queen had no heir
she studied law in Prague
they left the house
the shop sells lamps
the book costs nine euros
I want a dog
I think the train is late
the bread must be sold by noon
the will was lost
the old can fell off the wall
the can rolls down the street
the last will of the king was burned
he can cut glass
there is no milk in the jug
there are three chairs in the room
there is milk in the jug
there has been a mistake
a man plays the saxophone in a temple
a dog is running on the beach
a crowd waits at the bus terminal
two dogs are playing in the snow
people are waiting for the bus
men in hats walk past a shop
snow covered the hills
water is flowing through the pipe
someone is sitting on the bench
nobody answered the phone
nothing happened on Sunday
everyone laughed at the joke
every child got a balloon
all the lamps were lit
some of the bread is stale
many tourists visit the castle
both brothers became priests
either answer is correct
neither twin can swim
any fool can see the problem
the dogs were barking
the police have arrested the thief
the sheep ran across the road
the two boys climbed the wall
the feet of the statue are bare
the boys have eaten the cake
the Beatles recorded a song in Hamburg
the scissors are in the drawer
they were late for the train
we live in a small town
these shoes are new
the trousers were torn
my parents live in Kent
the pilots of the airline are on strike
Americans like baseball
the team is playing in Rome
the pair of shoes was sold
the cat slept because the room was warm
the bus was late because of the snow
he sings when he is happy
he ran so that he would catch the train
the dog barks whenever the bell rings
he stayed until the rain stopped
the boy fell but he was not hurt
the cook chopped onions and peppers
she will come or she will call
the man who called was a spy
the house that Jack built is small
the man whose car was stolen is angry
he knows that the key is lost
the house Anna lived in was demolished
the house the cook was building collapsed
the horse raced past the barn fell
the man dressed in black is tall
the dog walks were long
only the king knew the code
the train always stops at Crewe
the postman has already come
he still lives with his mother
she also plays the flute
he plays the flute too
even the bishop laughed
the clerk hardly slept
the bus seldom runs on time
it almost rained
the boy ate some bread
she did not eat any bread
the film has not started yet
he may be late
she should see a doctor
you ought to apologise
the guest may leave
this could be a trap
she's singing in the choir
he's lost the key
the king, an old man, was ill
on Sunday, the shop was shut
in the garden stands a statue
happily the storm passed
the cook had cut flowers
he wants a bicycle
he seems tired
not a leaf moved
he is not only rich
the not unkind doctor smiled
the market in Fez sells spices
he is a man of few words
the horsefly bit the rider
`);
