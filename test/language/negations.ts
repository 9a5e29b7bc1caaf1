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
his name is Ferdinand -> his name is not Ferdinand
the road to the coast is blocked by snow -> the road to the coast is not blocked by snow
the bridge was built in 1890 -> the bridge was not built in 1890
the letter was written by hand -> the letter was not written by hand
the dog is barking at the postman -> the dog is not barking at the postman
the choir is singing in the square -> the choir is not singing in the square
Peter was late for school -> Peter was not late for school
the president is visiting Oslo -> the president is not visiting Oslo
the shop was selling umbrellas -> the shop was not selling umbrellas
our neighbour is painting the fence -> our neighbour is not painting the fence
the window is being cleaned -> the window is not being cleaned
the wall was being repaired by a mason -> the wall was not being repaired by a mason
the key is under the mat -> the key is not under the mat
the last bus was full -> the last bus was not full
the coffee is ready -> the coffee is not ready
it is raining in Lisbon -> it is not raining in Lisbon
it was dark in the cellar -> it was not dark in the cellar
she is a good swimmer -> she is not a good swimmer
he was born in Chile -> he was not born in Chile
I am afraid of spiders -> I am not afraid of spiders
I am the owner of the red car -> I am not the owner of the red car
the moon is visible from the roof -> the moon is not visible from the roof
the nurse in the corridor is whistling -> the nurse in the corridor is not whistling
the man with the ladder was whistling -> the man with the ladder was not whistling
the girl in the green coat is waiting for the tram -> the girl in the green coat is not waiting for the tram
the teacher from Bristol was reading a newspaper -> the teacher from Bristol was not reading a newspaper
the lamp on the desk is broken -> the lamp on the desk is not broken
the price of bread is rising -> the price of bread is not rising
the end of the film was sad -> the end of the film was not sad
Doctor Meyer is on holiday -> Doctor Meyer is not on holiday
Maria was the first to arrive -> Maria was not the first to arrive
the water in the pool is warm -> the water in the pool is not warm
this soup is delicious -> this soup is not delicious
this bicycle was stolen from a shed -> this bicycle was not stolen from a shed
their garden is full of roses -> their garden is not full of roses
your coat is on the chair -> your coat is not on the chair
its roof is made of tin -> its roof is not made of tin
the cat was hiding behind the piano -> the cat was not hiding behind the piano
the train from Leeds is delayed -> the train from Leeds is not delayed
Mr. Harper is in the garden -> Mr. Harper is not in the garden
Mrs. Okafor was at the dentist -> Mrs. Okafor was not at the dentist
Dr. Lind is a surgeon -> Dr. Lind is not a surgeon
the concert was canceled -> the concert was not canceled
the engine has stopped -> the engine has not stopped
the plumber has repaired the tap -> the plumber has not repaired the tap
the jury has reached a verdict -> the jury has not reached a verdict
the sun has risen over the bay -> the sun has not risen over the bay
my sister has been to Iceland -> my sister has not been to Iceland
the rain has been falling on the roof -> the rain has not been falling on the roof
the king had been ill -> the king had not been ill
the clerk had lost the key -> the clerk had not lost the key
the ship had sailed from Cadiz -> the ship had not sailed from Cadiz
her father has written a book -> her father has not written a book
he has broken the window -> he has not broken the window
she has eaten the cake -> she has not eaten the cake
it has snowed in the hills -> it has not snowed in the hills
I have seen the film -> I have not seen the film
you have forgotten the milk -> you have not forgotten the milk
the bakery has sold the last loaf -> the bakery has not sold the last loaf
the wind has changed -> the wind has not changed
the price of oil has fallen -> the price of oil has not fallen
the manager has resigned -> the manager has not resigned
the patient had slept on the floor -> the patient had not slept on the floor
Clara has moved to Madrid -> Clara has not moved to Madrid
the volcano has been quiet -> the volcano has not been quiet
the village has been abandoned -> the village has not been abandoned
the thief had been seen by a guard -> the thief had not been seen by a guard
the car has a flat tyre -> the car does not have a flat tyre
the house has a red door -> the house does not have a red door
my aunt had a parrot -> my aunt did not have a parrot
the boy had a cold -> the boy did not have a cold
she has a key to the office -> she does not have a key to the office
he had an appointment at noon -> he did not have an appointment at noon
the college has its own orchestra -> the college does not have its own orchestra
the dog had to stay outside -> the dog did not have to stay outside
the pilot has to land in the fog -> the pilot does not have to land in the fog
I have a brother in Canada -> I do not have a brother in Canada
you have a stain on the sleeve -> you do not have a stain on the sleeve
the town has a museum -> the town does not have a museum
Elena has a pilot's licence -> Elena does not have a pilot's licence
the shed has a hole in the roof -> the shed does not have a hole in the roof
it has a strong smell -> it does not have a strong smell
the cook had the recipe in a drawer -> the cook did not have the recipe in a drawer
the actor had a sore throat -> the actor did not have a sore throat
her cousin has the measles -> her cousin does not have the measles
the mayor opened the bridge -> the mayor did not open the bridge
the gardener planted a cherry tree -> the gardener did not plant a cherry tree
the child dropped the spoon -> the child did not drop the spoon
the guard locked the gate -> the guard did not lock the gate
the professor canceled the lecture -> the professor did not cancel the lecture
the chef tasted the sauce -> the chef did not taste the sauce
the storm destroyed the pier -> the storm did not destroy the pier
the farmer borrowed a plough -> the farmer did not borrow a plough
my brother missed the bus -> my brother did not miss the bus
her husband painted the ceiling -> her husband did not paint the ceiling
the lawyer answered the question -> the lawyer did not answer the question
Susan cooked a stew -> Susan did not cook a stew
Henry repaired the clock -> Henry did not repair the clock
Ravi climbed the tower -> Ravi did not climb the tower
she walked to the harbour -> she did not walk to the harbour
he laughed at the joke -> he did not laugh at the joke
it rained in the night -> it did not rain in the night
the cat jumped onto the table -> the cat did not jump onto the table
the horse kicked the bucket -> the horse did not kick the bucket
the nurse checked the pulse -> the nurse did not check the pulse
the tailor measured the sleeve -> the tailor did not measure the sleeve
the bus stopped at the corner -> the bus did not stop at the corner
the bell rang at noon -> the bell did not ring at noon
the judge smiled at the witness -> the judge did not smile at the witness
the river flooded the cellar -> the river did not flood the cellar
the goat chewed the rope -> the goat did not chew the rope
the singer canceled a concert in Rome -> the singer did not cancel a concert in Rome
the mechanic borrowed a torch from the driver -> the mechanic did not borrow a torch from the driver
the old man slowly climbed the stairs -> the old man did not slowly climb the stairs
she quickly opened the envelope -> she did not quickly open the envelope
he suddenly left the room -> he did not suddenly leave the room
the waiter quietly closed the door -> the waiter did not quietly close the door
the fox crossed the frozen lake -> the fox did not cross the frozen lake
the carpenter sawed the plank -> the carpenter did not saw the plank
the tourist asked for a map -> the tourist did not ask for a map
the fire burned in the grate -> the fire did not burn in the grate
the boat drifted past the island -> the boat did not drift past the island
the lamp in the hall flickered -> the lamp in the hall did not flicker
the boy from the bakery carried a tray -> the boy from the bakery did not carry a tray
the woman with the umbrella waited in the rain -> the woman with the umbrella did not wait in the rain
the dentist in the village retired in June -> the dentist in the village did not retire in June
the roof of the chapel collapsed -> the roof of the chapel did not collapse
the owner of the hotel died in a duel -> the owner of the hotel did not die in a duel
the daughter of the king married a sailor -> the daughter of the king did not marry a sailor
the clerk at the station shouted at a pigeon -> the clerk at the station did not shout at a pigeon
he tried the door -> he did not try the door
the baker hurried to the oven -> the baker did not hurry to the oven
the student copied the poem -> the student did not copy the poem
the doctor carried a bag -> the doctor did not carry a bag
the plan worked -> the plan did not work
the cup slipped from her hand -> the cup did not slip from her hand
the committee agreed to a pause -> the committee did not agree to a pause
the painter mixed the colours -> the painter did not mix the colours
the driver stopped the van -> the driver did not stop the van
the host begged for silence -> the host did not beg for silence
the dancer tripped on the carpet -> the dancer did not trip on the carpet
the priest nodded -> the priest did not nod
the witness admitted the theft -> the witness did not admit the theft
the coach shrugged -> the coach did not shrug
the vase shattered -> the vase did not shatter
the mouse escaped -> the mouse did not escape
the spy vanished in the fog -> the spy did not vanish in the fog
the sky darkened -> the sky did not darken
the tyre burst -> the tyre did not burst
the thief ran into the wood -> the thief did not run into the wood
the boy ate the last plum -> the boy did not eat the last plum
the girl wrote a poem -> the girl did not write a poem
the king gave the page a ring -> the king did not give the page a ring
the queen took the crown to London -> the queen did not take the crown to London
the ship sank in the bay -> the ship did not sink in the bay
the bird flew over the wall -> the bird did not fly over the wall
the teacher drew a circle on the board -> the teacher did not draw a circle on the board
the pilot drove a van to the airport -> the pilot did not drive a van to the airport
the runner fell at the finish -> the runner did not fall at the finish
the choir sang a hymn -> the choir did not sing a hymn
the man threw the ball into the river -> the man did not throw the ball into the river
the wind blew the hat off the wall -> the wind did not blow the hat off the wall
the dog shook its head -> the dog did not shake its head
she began the lesson with a song -> she did not begin the lesson with a song
he knew the answer -> he did not know the answer
she forgot the umbrella -> she did not forget the umbrella
he woke at dawn -> he did not wake at dawn
I went to the market -> I did not go to the market
I bought a lamp -> I did not buy a lamp
you broke the vase -> you did not break the vase
it froze in April -> it did not freeze in April
Anna swam across the lake -> Anna did not swim across the lake
Tom rode a camel -> Tom did not ride a camel
Ingrid spoke to the ambassador -> Ingrid did not speak to the ambassador
my mother kept the receipt -> my mother did not keep the receipt
his aunt sold the farm -> his aunt did not sell the farm
our cat caught a mouse -> our cat did not catch a mouse
the burglar stole a clock -> the burglar did not steal a clock
the soldier slept in a barn -> the soldier did not sleep in a barn
the guide lost the way -> the guide did not lose the way
the cook cut the bread -> the cook did not cut the bread
the wind shut the gate -> the wind did not shut the gate
the author read a chapter to the guests -> the author did not read a chapter to the guests
the captain put the map on the table -> the captain did not put the map on the table
the worm bit the apple -> the worm did not bite the apple
the clerk paid the bill -> the clerk did not pay the bill
the agent met the painter in Geneva -> the agent did not meet the painter in Geneva
the baby drank the milk -> the baby did not drink the milk
the tenor hit the wrong note -> the tenor did not hit the wrong note
the tailor cut the cloth with shears -> the tailor did not cut the cloth with shears
the sun shone on the roof -> the sun did not shine on the roof
the mason built a wall -> the mason did not build a wall
the editor left the office at six -> the editor did not leave the office at six
the child found a coin in the sand -> the child did not find a coin in the sand
the monk told the abbot a secret -> the monk did not tell the abbot a secret
the artist hung the picture in the hall -> the artist did not hang the picture in the hall
the goose led the parade -> the goose did not lead the parade
the mayor stood on a box -> the mayor did not stand on a box
the vase stood in the corner -> the vase did not stand in the corner
the letter lay on the desk -> the letter did not lie on the desk
the river rose in the night -> the river did not rise in the night
the tree grew beside the wall -> the tree did not grow beside the wall
the actor wore a cape -> the actor did not wear a cape
the pianist chose a waltz -> the pianist did not choose a waltz
the ice broke near the bank -> the ice did not break near the bank
the manager sent a telegram -> the manager did not send a telegram
the bell rang in the tower -> the bell did not ring in the tower
the farmer fed the geese -> the farmer did not feed the geese
the rope held -> the rope did not hold
the boy hid under the bed -> the boy did not hide under the bed
the peasant dug a well -> the peasant did not dig a well
the lawyer brought a parrot to court -> the lawyer did not bring a parrot to court
the dog understood the command -> the dog did not understand the command
she taught Greek in Cairo -> she did not teach Greek in Cairo
he fought in the war -> he did not fight in the war
she felt a draught -> she did not feel a draught
the shop sells a map of the city -> the shop does not sell a map of the city
the river flows through a gorge -> the river does not flow through a gorge
the cook salts the broth -> the cook does not salt the broth
my cousin works in a bank -> my cousin does not work in a bank
her son plays the cello -> her son does not play the cello
the clock strikes at noon -> the clock does not strike at noon
the bus leaves from the square -> the bus does not leave from the square
the guard sleeps in the tower -> the guard does not sleep in the tower
the gardener talks to the roses -> the gardener does not talk to the roses
the baker rises at three -> the baker does not rise at three
Anna lives in Turin -> Anna does not live in Turin
Karl teaches Latin -> Karl does not teach Latin
he drinks tea from a bowl -> he does not drink tea from a bowl
she drives a tractor -> she does not drive a tractor
it smells of smoke -> it does not smell of smoke
the soup tastes of garlic -> the soup does not taste of garlic
the road leads to the quarry -> the road does not lead to the quarry
the lamp hangs over the table -> the lamp does not hang over the table
the museum opens at nine -> the museum does not open at nine
the film ends with a kiss -> the film does not end with a kiss
the teacher wears a wig -> the teacher does not wear a wig
the vine grows on the wall -> the vine does not grow on the wall
the boat belongs to the doctor -> the boat does not belong to the doctor
the coat fits the boy -> the coat does not fit the boy
the cat watches the bird -> the cat does not watch the bird
the knife cuts the rope -> the knife does not cut the rope
the nurse carries a torch -> the nurse does not carry a torch
the office closes at five -> the office does not close at five
the wind blows from the north -> the wind does not blow from the north
the judge knows the thief -> the judge does not know the thief
the queen hates noise -> the queen does not hate noise
the chapel stands on a hill -> the chapel does not stand on a hill
the plumber charges by the hour -> the plumber does not charge by the hour
the dog obeys the child -> the dog does not obey the child
the wheel turns in the wind -> the wheel does not turn in the wind
the child flies a kite -> the child does not fly a kite
the clerk tries the key -> the clerk does not try the key
the girl does her homework -> the girl does not do her homework
the boy did his homework -> the boy did not do his homework
the man does the ironing -> the man does not do the ironing
her uncle did a handstand -> her uncle did not do a handstand
the village on the hill has a well -> the village on the hill does not have a well
the house at the corner belongs to a spy -> the house at the corner does not belong to a spy
the man in the hat owns a bakery -> the man in the hat does not own a bakery
the path behind the church leads to the sea -> the path behind the church does not lead to the sea
I like the blue vase -> I do not like the blue vase
I know the way to the station -> I do not know the way to the station
I live in a lighthouse -> I do not live in a lighthouse
I need a new pair of shoes -> I do not need a new pair of shoes
I play the oboe -> I do not play the oboe
you own the house on the corner -> you do not own the house on the corner
you look tired -> you do not look tired
you speak fluent Danish -> you do not speak fluent Danish
I hate this song -> I do not hate this song
I remember the flood -> I do not remember the flood
I drove to Ghent -> I did not drive to Ghent
you lost the bet -> you did not lose the bet
I saw the comet -> I did not see the comet
I can see the tower -> I cannot see the tower
I will call the doctor -> I will not call the doctor
I could hear the sea -> I could not hear the sea
you can borrow the car -> you cannot borrow the car
you will regret the purchase -> you will not regret the purchase
the child can swim -> the child cannot swim
the crane can lift a bus -> the crane cannot lift a bus
the parrot can say grace -> the parrot cannot say grace
he can juggle with knives -> he cannot juggle with knives
she could read at four -> she could not read at four
the dog could smell the fox -> the dog could not smell the fox
the train will stop at Crewe -> the train will not stop at Crewe
the queen will open the hospital -> the queen will not open the hospital
my sister will marry a sailor -> my sister will not marry a sailor
it will snow in the hills -> it will not snow in the hills
he will be late -> he will not be late
the choir will be singing in the park -> the choir will not be singing in the park
the bridge will be closed on Sunday -> the bridge will not be closed on Sunday
the witness would deny the theft -> the witness would not deny the theft
the cat would sleep on the stove -> the cat would not sleep on the stove
she would be a good judge -> she would not be a good judge
the roof can be repaired -> the roof cannot be repaired
the thief could have climbed the wall -> the thief could not have climbed the wall
the ferry is not running -> the ferry is running
the lift is not in order -> the lift is in order
the soup was not hot -> the soup was hot
she is not a doctor -> she is a doctor
he was not in the garden -> he was in the garden
it is not raining -> it is raining
I am not hungry -> I am hungry
my brother is not at home -> my brother is at home
the king was not dead -> the king was dead
the gate is not locked -> the gate is locked
the letter was not sent -> the letter was sent
the dog has not barked -> the dog has barked
the plumber has not called -> the plumber has called
she has not seen the sea -> she has seen the sea
he had not paid the rent -> he had paid the rent
it had not rained -> it had rained
I have not read the book -> I have read the book
the child cannot swim -> the child can swim
she cannot sing -> she can sing
I cannot find the key -> I can find the key
you cannot park in the square -> you can park in the square
the crane cannot lift a bus -> the crane can lift a bus
the boy could not sleep -> the boy could sleep
the train will not stop -> the train will stop
he will not sign the letter -> he will sign the letter
she would not open the door -> she would open the door
the boss would not listen -> the boss would listen
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
you do not own the house -> you own the house
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
there is a fly in the soup -> there is not a fly in the soup
there was a crack in the wall -> there was not a crack in the wall
there was an owl in the barn -> there was not an owl in the barn
there is an error in the text -> there is not an error in the text
there is not a cloud in the sky -> there is a cloud in the sky
there was not a sound -> there was a sound
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
she danced with the consul of Peru -> she did not dance with the consul of Peru
the parcel from Ghent arrived at the office -> the parcel from Ghent did not arrive at the office
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
the crowd in the square cheered
she studied law in Prague
the team won the cup
they left the house
the shop sells lamps
the book costs nine euros
I want a dog
I think the train is late
the bread must be sold by noon
the driver must turn at the mill
she must sign the form
the will was lost
the old can fell off the wall
the can rolls down the street
the last will of the king was burned
he can cut glass
there is no milk in the jug
there are three chairs in the room
there were guards at the gate
there is milk in the jug
there has been a mistake
there will be a storm
a man plays the saxophone in a temple
a dog is running on the beach
an old woman sells flowers
a boy in a red shirt jumps into the pool
a crowd waits at the bus terminal
two dogs are playing in the snow
three men carry a ladder
people are waiting for the bus
children are playing football in the street
men in hats walk past a shop
birds sing in the garden
snow covered the hills
water is flowing through the pipe
someone is sitting on the bench
somebody left a bag on the train
nobody answered the phone
nothing happened on Sunday
no one saw the thief
everyone laughed at the joke
everybody knows the song
every child got a balloon
each guest brought a gift
all the lamps were lit
some of the bread is stale
many tourists visit the castle
most students passed the exam
few of the boats returned
several houses burned down
both brothers became priests
either answer is correct
neither twin can swim
any fool can see the problem
the children are asleep
the dogs were barking
the children played in the yard
the women sang a hymn
the police have arrested the thief
the sheep ran across the road
the two boys climbed the wall
the people in the square cheered
the feet of the statue are bare
the boys have eaten the cake
the windows were broken
the Beatles recorded a song in Hamburg
the scissors are in the drawer
the stairs creaked
they were late for the train
they have a house in Spain
we live in a small town
we went to the cinema
these shoes are new
those clouds look dark
the trousers were torn
my parents live in Kent
his sisters sing in the choir
the tourists from Spain took a taxi
the leaves fell from the tree
the guests left the hotel
the pilots of the airline are on strike
Americans like baseball
the team is playing in Rome
the pair of shoes was sold
the cat slept because the room was warm
the bus was late because of the snow
he sings when he is happy
she reads while the baby sleeps
he ran so that he would catch the train
the shop will close if it rains
the dog barks whenever the bell rings
the king died before the war ended
she left after the film had started
he stayed until the rain stopped
the boy fell but he was not hurt
the girl sang and the boy danced
the cook chopped onions and peppers
she will come or she will call
the door was open although it was cold
the man who called was a spy
the house that Jack built is small
the man whose car was stolen is angry
the house where she was born is a museum
he knows that the key is lost
the boy thought the soup was cold
the house Anna lived in was demolished
the house Anna was building is big
the house the cook was building collapsed
the horse raced past the barn fell
the man dressed in black is tall
the boat named Ada sank
the lamp made in China broke
the dog walks were long
only the king knew the code
the queen only drinks milk
the train always stops at Crewe
he never smiles
she is always late
the postman has already come
he still lives with his mother
she also plays the flute
he plays the flute too
even the bishop laughed
the clerk hardly slept
she often walks to work
he usually takes the tram
the bus seldom runs on time
she rarely eats meat
he sometimes forgets his hat
it almost rained
he has just left
the boy ate some bread
she did not eat any bread
the film has not started yet
he may be late
it might rain in the night
she should see a doctor
you ought to apologise
he must not smoke
the guest may leave
this could be a trap
this was built by monks
she's singing in the choir
he's lost the key
they'll be late
I'd like a cup of tea
you're a good friend
the king, an old man, was ill
on Sunday, the shop was shut
in the garden stands a statue
happily the storm passed
the shop had baked goods
the cook had cut flowers
he wants a bicycle
she believes the story
it seems a pity
he seems tired
not a leaf moved
he is not only rich
the not unkind doctor smiled
the market in Fez sells spices
he is a man of few words
the horsefly bit the rider
his ally betrayed the duke
the family left for Spain
`);
