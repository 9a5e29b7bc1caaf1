/**
 * Clauses with their negations, checked by hand, one a line. They are written for this test and stand as they stand
 * inside a sentence: a small letter at the head unless it is a name, no full stop.
 */

const lines = (text: string): readonly string[] => text.trim().split("\n");

/** Clauses whose verb can be denied: "clause -> negation". */
export const deniedAtTheVerb: readonly (readonly [string, string])[] = lines(`
the kettle is on the stove -> the kettle is not on the stove
my uncle is a train driver -> my uncle is not a train driver
the museum is closed on Mondays -> the museum is not closed on Mondays
the bridge was built in 1890 -> the bridge was not built in 1890
the window is being cleaned -> the window is not being cleaned
it is raining in Lisbon -> it is not raining in Lisbon
she is a good swimmer -> she is not a good swimmer
I am afraid of spiders -> I am not afraid of spiders
the nurse in the corridor is whistling -> the nurse in the corridor is not whistling
Mr. Harper is in the garden -> Mr. Harper is not in the garden
the plumber has repaired the tap -> the plumber has not repaired the tap
the rain has been falling on the roof -> the rain has not been falling on the roof
the clerk had lost the key -> the clerk had not lost the key
you have forgotten the milk -> you have not forgotten the milk
the car has a flat tyre -> the car does not have a flat tyre
my aunt had a parrot -> my aunt did not have a parrot
she has a key to the office -> she does not have a key to the office
the dog had to stay outside -> the dog did not have to stay outside
I have a brother in Canada -> I do not have a brother in Canada
Elena has a pilot's licence -> Elena does not have a pilot's licence
her cousin has the measles -> her cousin does not have the measles
the gardener planted a cherry tree -> the gardener did not plant a cherry tree
Susan cooked a stew -> Susan did not cook a stew
it rained in the night -> it did not rain in the night
the old man slowly climbed the stairs -> the old man did not slowly climb the stairs
he suddenly left the room -> he did not suddenly leave the room
the lamp in the hall flickered -> the lamp in the hall did not flicker
the owner of the hotel died in a duel -> the owner of the hotel did not die in a duel
he tried the door -> he did not try the door
the tyre burst -> the tyre did not burst
you broke the vase -> you did not break the vase
the wind shut the gate -> the wind did not shut the gate
the captain put the map on the table -> the captain did not put the map on the table
the tailor cut the cloth with shears -> the tailor did not cut the cloth with shears
the farmer fed the geese -> the farmer did not feed the geese
the bus leaves from the square -> the bus does not leave from the square
he drinks tea from a bowl -> he does not drink tea from a bowl
the girl does her homework -> the girl does not do her homework
the man does the ironing -> the man does not do the ironing
the village on the hill has a well -> the village on the hill does not have a well
you own the house on the corner -> you do not own the house on the corner
I will call the doctor -> I will not call the doctor
you can borrow the car -> you cannot borrow the car
the child can swim -> the child cannot swim
she could read at four -> she could not read at four
the choir will be singing in the park -> the choir will not be singing in the park
the witness would deny the theft -> the witness would not deny the theft
the thief could have climbed the wall -> the thief could not have climbed the wall
the lift is not in order -> the lift is in order
it is not raining -> it is raining
my brother is not at home -> my brother is at home
she cannot sing -> she can sing
she did not come to the party -> she came to the party
the cat did not eat the fish -> the cat ate the fish
the judge did not smile -> the judge smiled
the tap did not drip -> the tap dripped
the girl did not carry the bag -> the girl carried the bag
it did not snow -> it snowed
the shop does not sell lamps -> the shop sells lamps
he does not have a car -> he has a car
the door does not close -> the door closes
the boy does not try -> the boy tries
I do not know the man -> I know the man
the road does not lead to the sea -> the road leads to the sea
she did not have a ticket -> she had a ticket
the soup wasn't hot -> the soup was hot
she didn't call -> she called
the child can't swim -> the child can swim
he hasn't eaten -> he has eaten
the dog couldn't bark -> the dog could bark
the baker didn't bake a cake -> the baker baked a cake
the tower doesn't lean -> the tower leans
there is a piano in the hall -> there is not a piano in the hall
she said he was late -> she did not say he was late
the left wing collapsed -> the left wing did not collapse
it is not the case that two dogs are playing -> two dogs are playing
he put on a coat -> he did not put on a coat
the plane took off at noon -> the plane did not take off at noon
my friend from school became a nun -> my friend from school did not become a nun
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
