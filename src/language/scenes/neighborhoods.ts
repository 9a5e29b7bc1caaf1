/** Scenes in towns, houses and gardens. */
import type { SceneText } from "./scene.ts";

export const neighborhoods: readonly SceneText[] = [
  {
    about: "a garage sale on Elm Street",
    times: "last Saturday; in May; last spring",
    noun: "neighbor",
    kinds: "box; book",
    people: `sell/sold a lamp; buy/bought a bicycle; bargain over a vase; bring/brought lemonade; try on a fur coat; find/found a stamp
      album; donate a sofa; lend/lent a table; play a guitar; hide/hid a painting; repair a toaster; count the money; borrow a van;
      return a ladder; drop/dropped a mirror; give/gave away records; fold the blankets`,
    things: `the dog: bark for hours; the mailman: stop/stopped by; the sign: fall/fell down; the rain: hold/held off; the antique clock: work;
      the ice-cream truck: come/came`,
  },
  {
    about: "a flood in an apartment house",
    times: "last Tuesday; in March; last winter",
    noun: "tenant",
    kinds: "room; bag",
    people: `carry a bucket; call the plumber; save a carpet; lose/lost a photo album; lend/lent a pump; sleep/slept in the lobby; make/made
      soup; turn off the water; move the piano; comfort the cat; mop/mopped the stairs; wear/wore rubber boots; photograph the damage;
      blame the landlord; rescue a fern; knock on the ceiling; dry the curtains`,
    things: `the elevator: stop/stopped; the cellar: fill up; the plumber: bring/brought a dog; the lights: flicker; the ceiling: sag/sagged;
      the insurance agent: visit`,
  },
  {
    about: "a blackout in the city",
    times: "last August; one hot night in July; two years ago",
    noun: "resident",
    kinds: "room; dog",
    people: `walk home; climb nine floors; share ice cream; play the accordion; direct the traffic; light/lit a lantern; sit/sat on the
      roof; sing/sang in the street; tell/told a story; lose/lost a key; help a stranger; cook on a grill; count the stars; find/found a
      radio; sleep/slept on the balcony; phone the power company; meet/met a poet`,
    things: `the subway: stop/stopped; the church bells: ring/rang; the hospital generator: start; the mayor: speak/spoke on the radio; the zoo: was
      quiet; the bridge: close`,
  },
  {
    about: "the building of a playground",
    times: "last weekend; in April; last autumn",
    noun: "volunteer",
    kinds: "tree; machine",
    people: `sand a plank; paint the slide; dig/dug a hole; hammer a thumb; carry sand; bring/brought sandwiches; plant a maple; hang/hung the
      swings; test the seesaw; measure the fence; drive/drove the digger; lose/lost a screw; sweep/swept the path; pour concrete; make/made
      coffee; weld a gate; thank the mayor`,
    things: `the rain: stop/stopped; the truck: arrive late; the drill: break/broke; the paint: dry quickly; the newspaper: send/sent a
      reporter; the sandbox: leak`,
  },
  {
    about: "a neighborhood cat hunt",
    times: "last Thursday; in June; last summer",
    noun: "neighbor",
    kinds: "tree; bag",
    people: `search the attic; shake/shook a box of treats; climb the oak; print posters; whistle in the alley; open a can of tuna; look
      under the porch; question the milkman; wear/wore a headlamp; borrow a ladder; ring/rang the doorbells; follow the pawprints; call
      the fire station; hear/heard a meow; check the garage; carry a net; draw/drew a map`,
    things: `the dog: help; the cat: sleep/slept on the piano; the raccoon: knock over a bin; the fire engine: come/came; the gate: squeak;
      the parrot: meow`,
  },
  {
    about: "a cooking class in the town hall",
    times: "last Wednesday; in November; last month",
    noun: "participant",
    kinds: "pan; wine",
    people: `chop/chopped garlic; burn a pancake; bring/brought an apron; taste the curry; drop/dropped an egg; stir/stirred the risotto;
      ask about saffron; grate the cheese; wash the spinach; photograph the tart; lay/laid the table; sneeze at the pepper; share a stove;
      swap/swapped recipes; take/took leftovers home; sharpen a knife; fold dumplings`,
    things: `the mixer: break/broke; the smoke detector: beep; the dough: rise/rose; the janitor: try the soup; the gas: run/ran out; the
      fridge: leak`,
  },
  {
    about: "a library sleepover",
    times: "last Friday; in October; last year",
    noun: "reader",
    kinds: "poem; map",
    people: `bring/brought a sleeping bag; finish a novel; whisper in the stacks; tell/told a ghost story; build/built a fort; lose/lost a
      bookmark; eat/ate popcorn; hide/hid in the archive; shelve the atlases; snore; use a flashlight; solve a riddle; wear/wore pajamas;
      draw/drew a dragon; recite a limerick; borrow a comic; water the ferns`,
    things: `the clock: chime; the librarian: sing/sang; the heating: rattle; the globe: roll away; the computer: crash; the moon: shine/shone
      through the dome`,
  },
  {
    about: "an auction in a country house",
    times: "last Saturday; in February; last season",
    noun: "bidder",
    kinds: "coin; room",
    people: `buy/bought a harp; raise a paddle; sneeze; inspect the silver; drop/dropped a catalog; recognize a forgery; wear/wore pearls;
      whisper to the owner; arrive by carriage; leave/left after the first lot; phone a museum; sell/sold a clock; admire the rugs; sit/sat in
      the front row; wink at the auctioneer; eat/ate a scone; lose/lost a monocle`,
    things: `the hammer: break/broke; the painting: fall/fell off the wall; the duchess: faint; the parrot: shout; the fireplace: smoke; the
      rain: drum/drummed on the roof`,
  },
];
