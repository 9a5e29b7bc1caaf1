/** Scenes on the way. */
import type { SceneText } from "./scene.ts";

export const journeys: readonly SceneText[] = [
  {
    about: "a night ferry",
    times: "last Friday; in August; last summer",
    noun: "passenger",
    kinds: "bag; letter",
    people: `sleep/slept on deck; lose/lost a passport; play cards; watch the dolphins; drink/drank tea in the bar; sing/sang
      sea shanties; rent a cabin; feed/fed the gulls; film the sunrise; write/wrote a postcard; ask for a blanket; walk the
      poodle; carry a cello; argue with the purser; miss the drill; buy/bought perfume; climb to the bridge`,
    things: `the engine: stop/stopped; the captain: give/gave a speech; the coffee machine: break/broke down; the fog horn: sound; the
      moon: come/came out; the anchor: stick/stuck; the lifeboat: leak`,
  },
  {
    about: "a delayed flight",
    times: "last Monday; in December; last week",
    noun: "traveler",
    kinds: "bag; book",
    people: `complain at the counter; sleep/slept on a bench; buy/bought chocolate; lose/lost a suitcase; phone the hotel; do/did
      yoga at the gate; miss the announcement; win/won a voucher; knit/knitted a sock; talk to the pilot; wear/wore a sun hat;
      carry a violin; eat/ate noodles; charge a laptop; solve a puzzle; change seats; weep/wept at the window`,
    things: `the escalator: stop/stopped; the screen: go/went blank; the sparrow: fly/flew through the hall; the snowplow: arrive; the
      gate: change; the loudspeaker: squeak`,
  },
  {
    about: "a train stuck in the snow",
    times: "last January; in February; last winter",
    noun: "passenger",
    kinds: "bag; soup",
    people: `share a sandwich; build/built a snowman; sing/sang carols; knock on the driver's door; wear/wore two coats; tell/told a
      story; open a window; walk to the village; pour tea; nap/napped under a table; play the harmonica; unpack a chessboard;
      write/wrote a complaint; lend/lent a scarf; borrow a shovel; wave at a farmer; count the carriages`,
    things: `the heating: fail; the conductor: apologize; the whistle: freeze/froze; the dining car: open; the helicopter: circle;
      the signal: turn green`,
  },
  {
    about: "a bus tour of the castles",
    times: "last Tuesday; in September; last autumn",
    noun: "tourist",
    kinds: "room; map",
    people: `photograph the drawbridge; lose/lost a glove; climb the keep; buy/bought a magnet; ask about ghosts; fall/fell asleep
      on the bus; sketch a tower; try on armor; feed/fed the peacocks; toss a coin into the well; drink/drank elderflower juice;
      touch the tapestry; get/got a blister; correct the guide; skip/skipped the dungeon; mail a card; hire an audio guide`,
    things: `the bus: break/broke down; the guide: sing/sang; the drawbridge: creak; the gift shop: was closed; the moat: freeze/froze; the duke: wave`,
  },
  {
    about: "a mountain hike",
    times: "last Sunday; in June; last year",
    noun: "hiker",
    kinds: "tree; bag",
    people: `reach the hut; cross the stream; lose/lost a map; pick/picked a thistle; slide/slid on the scree; eat/ate raisins;
      whistle at a marmot; carry the rope; sprain an ankle; photograph an eagle; sing/sang at the summit; wear/wore gaiters;
      fill a bottle; turn back at the pass; find/found a fossil; wash in the waterfall; borrow a compass`,
    things: `the bridge: sway; the fog: lift; the cable car: stop/stopped; the shepherd: wave; the thunder: roll; the path: was muddy`,
  },
  {
    about: "a caravan across the steppe",
    times: "long ago; one spring; one dry summer",
    noun: "trader",
    kinds: "bag; letter",
    people: `sell/sold silk; buy/bought a falcon; fall/fell off a camel; drink/drank mint tea; trade salt for dates; tell/told a
      legend; sleep/slept under the stars; draw/drew a map; bargain at the well; lose/lost a ring; play the flute; mend a tent;
      taste the melon; race a horse; bury a coin; sharpen a dagger; hire a guide`,
    things: `the well: run/ran dry; the khan: send/sent a gift; the wolves: howl; the river: flood; the sandstorm: pass; the
      oldest camel: limp`,
  },
  {
    about: "an expedition to the South Pole",
    times: "in 1911; a century ago; in 1909",
    noun: "explorer",
    kinds: "map; box",
    people: `repair a sledge; feed/fed the dogs; write/wrote a diary; sew/sewed a mitten; measure the wind; sing/sang at breakfast;
      lose/lost a ski; boil snow; photograph a penguin; grow/grew a beard; climb an iceberg; play dominoes; fall/fell into a
      crevasse; carve a pipe; raise a flag; burn the porridge; dream of oranges`,
    things: `the ship: spring/sprang a leak; the tent: tear/tore; the chronometer: stop/stopped; the storm: last a week; the radio: crackle;
      the seals: come/came close`,
  },
  {
    about: "a space station",
    times: "last year; last month; in 2031",
    noun: "astronaut",
    kinds: "machine; book",
    people: `repair the antenna; grow/grew lettuce; drink/drank recycled water; float through the airlock; tape a checklist to the
      wall; call a school; sleep/slept upside down; photograph the aurora; lose/lost a wrench; play the keyboard; replace a
      filter; exercise before breakfast; miss a briefing; trim/trimmed a beard; catch/caught a floating spoon; learn Russian;
      celebrate a birthday`,
    things: `the alarm: sound; the robot arm: jam/jammed; the printer: leak; the supply ship: dock; the solar panel: crack; the
      coffee: float away`,
  },
];
