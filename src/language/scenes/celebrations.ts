/** Scenes of celebrations. */
import type { SceneText } from "./scene.ts";

export const celebrations: readonly SceneText[] = [
  {
    about: "a power cut at a wedding",
    times: "last Saturday; in June; last spring",
    noun: "guest",
    kinds: "song; letter",
    people: `light/lit a candle; sing/sang in the dark; dance with the organist; call the electrician; find/found a
      flashlight; bring/brought a blanket; tell/told a ghost story; taste the cake; break/broke a glass; sit/sat on the
      stairs; play the piano; lose/lost an earring; photograph the bride; feed/fed the dog; make/made a toast; hum/hummed a
      waltz; open a bottle of cider; count the chairs`,
    things: `the generator: start; the band: play outside; the cake: fall/fell over; the vicar: stay until midnight; the
      neighbors: complain; the kitchen: was full of smoke; the taxis: arrive early`,
  },
  {
    about: "a surprise party",
    times: "last Friday; in March; last autumn",
    noun: "guest",
    kinds: "cake; song",
    people: `hide/hid behind the sofa; blow/blew up the balloons; bake a pie; wear/wore a paper hat; bring/brought a ukulele;
      arrive by bicycle; spill juice on the carpet; write/wrote a poem; juggle oranges; borrow a chair; guess the secret;
      laugh at the speech; wash the cups; phone the grandmother; take/took a nap; dance on the balcony; decorate the hallway`,
    things: `the doorbell: ring/rang twice; the candles: burn down; the cat: hide/hid in the wardrobe; the music: was too
      loud; the ice: melt; the balloons: pop/popped`,
  },
  {
    about: "a village fair",
    times: "last summer; in May; two years ago",
    noun: "visitor",
    kinds: "dog; song",
    people: `ride/rode the carousel; win/won a goldfish; buy/bought honey; taste the cheese; pet/petted a goat; lose/lost a
      glove; throw/threw a horseshoe; watch the puppets; climb the tower; eat/ate a waffle; carry a lantern; draw/drew a
      caricature; enter the raffle; drink/drank lemonade; greet the mayor; admire the tractors; join the egg race`,
    things: `the brass band: march past; the tent: leak; the ferris wheel: stop/stopped; the bakery: run/ran out of bread; the
      sheep: escape; the loudspeaker: crackle`,
  },
  {
    about: "a family reunion at a lake",
    times: "last July; last weekend; three years ago",
    noun: "cousin",
    kinds: "tree; dog",
    people: `swim/swam to the raft; catch/caught a trout; burn the sausages; build/built a campfire; paddle a canoe;
      pick/picked blueberries; fall/fell asleep in the hammock; play badminton; chop/chopped wood; bring/brought an album; tell/told
      a joke; lose/lost a sandal; sing/sang by the fire; hang/hung up a swing; fry potatoes; paint a portrait; repair the
      radio`,
    things: `the boat: drift away; the dock: was slippery; the grandfather: give/gave a speech; the raccoons: come/came back;
      the thunderstorm: pass quickly; the car: stay in the mud`,
  },
  {
    about: "a costume ball",
    times: "last winter; on New Year's Eve; in February",
    noun: "dancer",
    kinds: "wine; painting",
    people: `wear/wore a mask; dance a tango; lose/lost a slipper; bow to the host; borrow a cape; sip/sipped punch; carry a
      fan; step/stepped on a gown; recognize the ambassador; leave/left by the garden door; powder a wig; throw/threw confetti;
      hire a carriage; request a polka; tear/tore a sleeve; admire the chandelier; whisper on the terrace`,
    things: `the orchestra: take/took a break; the clock: strike/struck twelve; the fountain: freeze/froze; the punch: was
      strong; the footman: drop/dropped a tray; the ballroom: was crowded`,
  },
  {
    about: "an anniversary dinner at a restaurant",
    times: "last Thursday; in November; last month",
    noun: "diner",
    kinds: "cake; wine",
    people: `order the soup; send/sent back the fish; praise the chef; share a dessert; fold a napkin into a swan; try the
      oysters; leave/left a tip; ask for the recipe; spill the salt; raise a glass; photograph the menu; drop/dropped a fork;
      choose/chose the corner table; arrive late; bring/brought flowers; finish the bread; learn a card trick`,
    things: `the waiter: sing/sang an aria; the oven: break/broke down; the pianist: play until closing time; the lobster:
      escape; the bill: was wrong; the terrace: was closed`,
  },
  {
    about: "the opening of an art gallery",
    times: "last Tuesday; in April; last season",
    noun: "painter",
    kinds: "painting; room",
    people: `sell/sold a landscape; shake/shook hands with the mayor; wear/wore a velvet jacket; sketch the crowd; drink/drank
      sparkling water; give/gave an interview; criticize the lighting; hang/hung a portrait upside down; sign the guest book;
      forget/forgot an umbrella; bring/brought a parrot; nibble on olives; meet/met a collector; buy/bought a sculpture;
      stay past closing; faint; compliment the curator`,
    things: `the alarm: go/went off; the skylight: leak; the critic: leave/left early; the largest statue: wobble; the
      newspaper: send/sent a photographer; the champagne: was warm`,
  },
  {
    about: "a harvest supper in a barn",
    times: "last October; last year; on a Sunday in September",
    noun: "farmhand",
    kinds: "soup; song",
    people: `carve a pumpkin; press apples; stack hay bales; fiddle a reel; ladle out the stew; dance a jig; polish the
      lanterns; bring/brought a cider jug; milk a cow; tell/told a tall tale; sweep/swept the floor; ride/rode the mule;
      knead dough; mend a fence; feed/fed the geese; shell peas; whistle a tune`,
    things: `the rooster: crow at midnight; the roof: creak; the stew: boil over; the owl: fly/flew in; the tractor: refuse to
      start; the barn door: jam/jammed`,
  },
];
