/** Scenes at work, in kitchens, wards and courts. */
import type { SceneText } from "./scene.ts";

export const workplaces: readonly SceneText[] = [
  {
    about: "a night shift at a hospital",
    times: "last Thursday; in January; last week",
    noun: "nurse",
    kinds: "room; letter",
    people: `drink/drank cold coffee; comfort a child; lose/lost a key; call the porter; eat/ate a banana; change a bandage; wear/wore
      blue clogs; spill iodine; run/ran to the lift; fold the blankets; hum/hummed a lullaby; label the samples; skip/skipped
      dinner; visit the roof; water the plants; phone the pharmacy; nap/napped in the lounge`,
    things: `the monitor: beep; the lift: stop/stopped; the ambulance: arrive empty; the printer: jam/jammed; the vending machine: break/broke;
      the surgeon: sneeze`,
  },
  {
    about: "the Monday meeting of a newspaper",
    times: "last week; in May; last month",
    noun: "reporter",
    kinds: "poem; letter",
    people: `suggest a headline; miss a deadline; interview the mayor; defend the comics; correct a date; bring/brought doughnuts;
      doodle on the agenda; leak a story; praise the intern; argue about commas; quote a poet; lose/lost a notebook; phone the
      printer; type a review; ask for a raise; wear/wore a bow tie; leave/left early`,
    things: `the editor: shout; the projector: fail; the presses: stop/stopped; the coffee: run/ran out; the lawyer: phone; the blinds:
      fall/fell down`,
  },
  {
    about: "the lunch hour in a restaurant kitchen",
    times: "last Saturday; in July; last week",
    noun: "cook",
    kinds: "cake; box",
    people: `chop/chopped onions; burn the rice; taste the sauce; drop/dropped a ladle; whisk the eggs; sharpen a knife; fillet a
      salmon; peel potatoes; poach a pear; wash the lettuce; shout at the waiter; invent a dessert; wear/wore an apron; oversalt the
      soup; polish the copper pans; roll out the dough; sing/sang at the stove`,
    things: `the dishwasher: leak; the inspector: come/came by; the freezer: break/broke down; the delivery: was late; the lobster:
      escape; the critic: order twice`,
  },
  {
    about: "an excavation of a Roman villa",
    times: "last summer; in June; ten years ago",
    noun: "archaeologist",
    kinds: "room; map",
    people: `find/found a coin; clean a mosaic; break/broke a trowel; draw/drew the walls; wear/wore a straw hat; photograph a skull;
      label the shards; dig/dug a trench; fall/fell into the pit; sift the sand; date a lamp; argue about the bath; glue a vase;
      make/made coffee; write/wrote the log; chase a lizard; measure the cellar`,
    things: `the rain: fill the trench; the museum: send/sent a truck; the wall: collapse; the mayor: visit; the tent: blow/blew away;
      the drone: crash`,
  },
  {
    about: "a bakery before dawn",
    times: "last Sunday; in winter; last week",
    noun: "baker",
    kinds: "pan; bag",
    people: `knead the dough; sift the flour; burn a tray; braid a loaf; taste the jam; whistle; sweep/swept the floor; weigh the
      butter; decorate a cake; open the shutters; scrub/scrubbed the table; sneeze; warm the milk; invent a roll; grind/ground coffee;
      carry the sacks; dust the counter`,
    things: `the oven: smoke; the cat: catch/caught a mouse; the van: refuse to start; the yeast: overflow; the milkman: knock;
      the window: steam up`,
  },
  {
    about: "a fire drill in an office",
    times: "last Wednesday; in March; last spring",
    noun: "clerk",
    kinds: "room; bag",
    people: `use the stairs; grab/grabbed a coat; ignore the alarm; carry a cactus; count the staff; lock a drawer; finish an email;
      lose/lost a shoe; hold/held the door; film the smoke; eat/ate a muffin outside; hide/hid in the archive; wear/wore a yellow vest;
      phone a friend; faint; joke with the fireman; forget/forgot a badge`,
    things: `the sprinklers: go/went off; the lift: stop/stopped; the fireman: applaud; the printer: catch/caught fire; the parking lot: was
      full; the boss: arrive late`,
  },
  {
    about: "a court hearing about a stolen violin",
    times: "last Monday; in October; last year",
    noun: "witness",
    kinds: "painting; room",
    people: `recognize the violin; cry; point at the map; contradict the lawyer; wear/wore a hat; drop/dropped a letter; remember the
      date; draw/drew a floor plan; ask for water; laugh; whisper to the clerk; mention the gardener; look at the clock; sign a
      statement; arrive late; bring/brought an umbrella; imitate a voice`,
    things: `the judge: yawn; the microphone: fail; the violin: lose/lost a string; the jury: smile; the window: break/broke; the
      stenographer: sneeze`,
  },
  {
    about: "a laboratory after a spill",
    times: "last Friday; in April; last month",
    noun: "chemist",
    kinds: "machine; box",
    people: `wear/wore goggles; break/broke a flask; open a window; take/took notes; mop/mopped the floor; label a bottle; call the
      safety officer; rinse the sink; lose/lost a glove; calibrate the scale; repeat the experiment; heat a beaker; faint; publish a
      photo; order a filter; discover a crystal; scold the trainee`,
    things: `the alarm: ring/rang; the fan: stop/stopped; the solution: turn blue; the mouse: escape; the freezer: thaw; the fire door:
      close`,
  },
];
