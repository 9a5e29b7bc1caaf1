/** Scenes of trades and pastimes that are seldom told. */
import type { SceneText } from "./scene.ts";

export const curiosities: readonly SceneText[] = [
  {
    about: "a puppet workshop",
    times: "last Tuesday; in November; last winter",
    noun: "apprentice",
    kinds: "box; letter",
    people: `whittle a nose; string/strung a marionette; varnish a crocodile; embroider a waistcoat; plait a wig; misplace a thimble; glue an
      eyebrow; rehearse a squabble; tickle the donkey's ear; swivel a jaw; stain a table; gild a crown; unscrew a kneecap; hem/hemmed a
      cloak; borrow pliers; doze by the stove; ruin a glove`,
    things: `the hinge: squeal; the varnish: bubble; the goblin: tumble off the shelf; the skeleton: rattle; the lathe: overheat; the
      landlady: knock`,
  },
  {
    about: "a cheese cellar inspection",
    times: "last Wednesday; in February; last month",
    noun: "cheesemaker",
    kinds: "box; machine",
    people: `scrub/scrubbed a rind; sniff a gouda; stack the shelves; salt the brine; skim/skimmed the cream; crumble a feta; wax an edam; pierce a
      roquefort; rotate the wheels; label a jar; misplace a thermometer; hose the gutters; drop/dropped a ladle; nibble a rind; weigh a
      cheddar; wrap/wrapped a camembert; strain a ricotta`,
    things: `the inspector: slip/slipped; the pump: gurgle; the brine: freeze/froze; the goat: break/broke in; the cellar door: swell/swelled;
      the barometer: drop/dropped`,
  },
  {
    about: "a clockmakers' convention",
    times: "last May; in Geneva last autumn; two years ago",
    noun: "clockmaker",
    kinds: "machine; coin",
    people: `wind/wound the cuckoo clock; oil a pendulum; engrave a dial; solder a spring; dismantle an alarm; squint at a gear; auction a
      chronometer; lecture on escapements; pocket a screw; synchronize watches; gossip about sundials; polish a pocket watch; mislabel a
      bolt; haggle over a brooch; adjust a lever; patent a chime; applaud the keynote`,
    things: `the tower clock: strike/struck thirteen; the cuckoo: stick/stuck; the hourglass: shatter; the projector: overheat; the moderator:
      ramble; the metronome: break/broke`,
  },
  {
    about: "a monastery garden in a drought",
    times: "one August; long ago; last summer",
    noun: "gardener",
    kinds: "book; room",
    people: `hoe the turnips; bless the cabbages; haul a barrel; copy a psalm; ferment plums; transplant thyme; chant at noon; scare a crow;
      compost the peelings; ration the water; graft a pear tree; harvest lavender; tend the beehives; ring/rang the vesper bell; distill a
      liqueur; sketch a beetle; fast for a day`,
    things: `the cistern: crack; the abbot: pray for rain; the vines: wither; the sundial: topple; the bees: swarm; the pilgrims: bring/brought
      water`,
  },
  {
    about: "a robot contest",
    times: "last March; in Osaka last year; two years ago",
    noun: "engineer",
    kinds: "machine; box",
    people: `calibrate a gripper; rewire a motor; debug/debugged the firmware; solder a sensor; damage a ramp; swap/swapped the battery; bribe the
      referee; repaint a chassis; film a duel; tighten a bolt; patch the software; unplug/unplugged a drone; cheer for a rival; print a cog;
      lubricate an axle; design a logo; sprint to the arena`,
    things: `the battery: overheat; the referee: trip/tripped; the wireless network: collapse; the smallest robot: dance; the sponsor: hand out caps; the scoreboard: freeze/froze`,
  },
  {
    about: "a ghost tour of the old prison",
    times: "last Halloween; in October; one foggy night",
    noun: "sightseer",
    kinds: "room; painting",
    people: `shriek in the corridor; rattle a chain; photograph an orb; clutch a lantern; stumble over a doorstep; giggle in cell nine; faint on
      the gallows; interrogate the guide; sprinkle salt; translate an inscription; drop/dropped a rosary; imitate a howl; peek through a keyhole; vanish
      for ten minutes; hold/held a seance; record an echo; refuse to enter`,
    things: `the floorboards: groan; the bats: flutter out; the guide: vanish; the iron gate: slam/slammed; the organ: play by itself; the
      thermometer: plunge`,
  },
  {
    about: "a pirate radio broadcast",
    times: "one night in 1968; in 1967; one summer night",
    noun: "announcer",
    kinds: "song; letter",
    people: `dedicate a ballad; mispronounce a village; interview a smuggler; play a waltz; chuckle on air; predict hail; improvise a jingle;
      advertise soap; tune the transmitter; warn the fishermen; recite a limerick; insult a minister; swallow a fly; burp; spill gravy on the
      console; impersonate an admiral; misplace the playlist`,
    things: `the antenna: bend/bent; the coast guard: circle; the turntable: wobble; the generator: splutter; the seagull: squawk; the record:
      scratch`,
  },
  {
    about: "a beekeepers' picnic",
    times: "last May; in June; last summer",
    noun: "beekeeper",
    kinds: "cake; box",
    people: `smoke a hive; lick a honeycomb; swat/swatted a hornet; catch/caught the swarm; mend a veil; photograph a wasp; toast the queen; taste the mead; smear ointment; hum/hummed a lullaby to the drones; decorate a hive; brew nettle tea; exchange jars; filter pollen; run/ran from the bear; praise the clover; dance barefoot`,
    things: `the swarm: settle on a hat; the bear: peek over the hedge; the picnic cloth: catch/caught fire; the linden: blossom; the honey:
      crystallize; the rainbow: appear`,
  },
  {
    about: "a stamp collectors' fair",
    times: "last December; in Vienna last year; last spring",
    noun: "collector",
    kinds: "letter; coin",
    people: `trade a triangle; unmask a forgery; steam an envelope; describe a rarity; sneeze on an album; question a dealer; soak a postcard;
      congratulate a rival; buy/bought a misprint; insure an album; flatter the expert; borrow tweezers; faint at a price; tear/tore a corner;
      open a shoebox; photocopy a watermark; lose/lost a fortune`,
    things: `the magnifying glass: roll away; the loudspeaker: hum/hummed; the rarest stamp: vanish; the postmaster: retire; the glass case: shatter;
      the queue: dissolve`,
  },
  {
    about: "a rehearsal of the fire brigade",
    times: "last Sunday; in May; last month",
    noun: "firefighter",
    kinds: "machine; dog",
    people: `unroll a hose; slide/slid down the pole; rescue a mannequin; soak the mayor; polish a helmet; sound the siren; climb the ladder; douse the haystack; resuscitate a dummy; sprain a thumb; splice a rope; salute the captain; fill the tanker; splash a bystander; inflate a cushion; barbecue
      ribs; parade with the dalmatian`,
    things: `the hydrant: gush; the siren: wail; the ladder: bend/bent; the dalmatian: chase a cyclist; the haystack: smolder; the tanker:
      stall`,
  },
  {
    about: "an underwater dig off Crete",
    times: "last September; in 2018; two summers ago",
    noun: "diver",
    kinds: "coin; map",
    people: `surface early; chart a wreck; lift an amphora; befriend an octopus; drop/dropped an anchor; inflate a raft; misplace a flipper; clean a mosaic; decipher a seal; shiver on deck; spear a grouper; sieve the silt; snap/snapped a strap; share oxygen; chase a moray; catalog the nails;
      blog/blogged about the wreck`,
    things: `the compressor: choke; the current: shift; the sonar: ping/pinged; the dolphins: circle; the winch: jam/jammed; the ministry: grant a permit`,
  },
  {
    about: "a wine tasting in a castle",
    times: "last September; in October; last autumn",
    noun: "taster",
    kinds: "room; painting",
    people: `swirl a burgundy; spit/spat into a bucket; name a vineyard; decant a port; mistake/mistook a riesling for water; nibble walnuts; stain a cravat;
      detect cork; quarrel about oak; hiccup loudly; scribble a score; topple a decanter; recommend a chateau; praise the cellar; tip/tipped the butler; serenade the
      countess; eat/ate a pretzel`,
    things: `the cork: snap/snapped; the suit of armor: topple; the countess: recite Homer; the butler: blush; the oldest bottle: explode; the candelabra:
      sway`,
  },
];
