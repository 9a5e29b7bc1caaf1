/**
 * Everyday lexicon: music, crafts, sport and outings. Games stand elsewhere (group `moment`, since "plays a
 * game" covers them), and so do running and planes.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups of pastimes. */
export const leisure: readonly Lexeme[] = lexemesOf(`
singing: sing/sang; hum/hummed; yodel; join a choir (not now)
whistling: whistle
dancing: dance; waltz; tap-dance; take/took ballet lessons
instrument: play the piano; play the violin; play the guitar; play the flute; play the cello; play the trumpet
  play the harp; play the clarinet; play the accordion; beat/beat a drum; ring/rang handbells
  strum/strummed a banjo
music-taste: like jazz; love opera; enjoy folk music; hate techno; prefer/preferred classical music
concerts: go/went to concerts; attend music festivals; buy/bought concert tickets
screen: watch films; watch cartoons; watch television; go/went to the cinema; like westerns; love thrillers
  stream documentaries
stage: attend plays; enjoy musicals; join a drama club (not now); go/went to the circus; watch puppet shows
radio: listen to the radio; listen to podcasts; listen to audiobooks

drawing: draw/drew; sketch; doodle; scribble
photography: own a camera; photograph waterfalls; photograph sunsets; photograph bridges; take/took selfies
textiles: knit/knitted; crochet; sew/sewed; embroider; weave/wove baskets; darn socks
pottery: make/made clay pots; glaze tiles; own a kiln
paper: fold paper cranes; make/made paper flowers; make/made collages
models: build/built model ships; build/built model trains; paint tin soldiers; own a dollhouse
carving: whittle; carve pumpkins; carve spoons
handicraft: make/made candles; make/made soap; string/strung beads
collecting: collect stamps; collect coins; collect seashells; collect antiques; collect dolls
  collect minerals; collect buttons; collect autographs; collect fridge magnets; sell/sold antiques
puzzles: solve crosswords; solve riddles; do/did jigsaw puzzles
circus-arts: juggle; do/did card tricks; balance on stilts; spin/spun plates
recital: recite poems; memorize poems
diary-writing: keep/kept a diary; blog/blogged; keep/kept a scrapbook

swimming: swim/swam; snorkel; surf; windsurf; do/did the backstroke; go/went diving
rowing: row; canoe; kayak; own a rowboat
skiing: ski; snowboard; go/went sledding
skating: skate; ice-skate; roller-skate; skateboard
snow-play: build/built snowmen; throw/threw snowballs
cycling: cycle; ride/rode a bicycle; ride/rode a unicycle; ride/rode a tandem; own a bicycle
riding: ride/rode horses; own a saddle; groom horses; ride/rode camels
gymnastics: somersault; do/did cartwheels; do/did handstands; do/did the splits
yoga: stretch; meditate; do/did yoga; do/did Pilates
martial-arts: fence; do/did judo; do/did karate
flying: paraglide; ride/rode in balloons
kites: fly/flew kites; fly/flew model planes; launch toy rockets
fairground: ride/rode roller coasters; ride/rode the carousel; win/won teddy bears; visit fairgrounds
climbing: abseil; climb trees; climb ropes
walking: walk; stroll; hike; wander; tiptoe
camping: camp; pitch tents; toast marshmallows; own a sleeping bag

transport: hitchhike; take/took the bus; take/took the train; take/took the ferry; take/took the subway
  ride/rode the tram; hail taxis
seats: sit/sat by the window; sit/sat in the back row; prefer/preferred aisle seats
vehicles: own a car; own a van; own a truck; own a caravan; own a motorcycle; ride/rode a motorcycle
  wash the car
lodging: stay in hotels; stay at youth hostels; book guesthouses
abroad: visit Italy; visit Japan; visit Egypt; visit Peru; visit Iceland; visit Portugal
sights: visit museums; visit art galleries; visit castles; visit aquariums; go/went on guided tours
orientation: get/got lost; use a compass; follow maps; ask for directions; own an atlas
`);
