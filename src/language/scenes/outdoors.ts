/** Scenes under the sky. */
import type { SceneText } from "./scene.ts";

export const outdoors: readonly SceneText[] = [
  {
    about: "a sailing lesson on the bay",
    times: "last Sunday; in July; last summer",
    noun: "sailor",
    kinds: "map; bag",
    people: `tie a knot; fall/fell overboard; steer the boat; hoist the sail; lose/lost a hat; wear/wore a life jacket; spot/spotted a
      seal; eat/ate a sandwich; bail water; sing/sang at the helm; drop/dropped the anchor; untangle a rope; get/got a sunburn; signal to the
      harbor; study the chart; whistle for wind; scrub/scrubbed the deck`,
    things: `the wind: turn; the mast: creak; the ferry: honk; the buoy: drift away; the coach: jump in; the tide: come/came in`,
  },
  {
    about: "a summer camp in the woods",
    times: "last July; in August; three years ago",
    noun: "camper",
    kinds: "tree; song",
    people: `swim/swam in the lake; carve a whistle; write/wrote home; tell/told a ghost story; lose/lost a sock; toast marshmallows;
      paddle the canoe; catch/caught a frog; climb the ropes; sing/sang at the campfire; chop/chopped kindling; build/built a raft; weave/wove a
      basket; forget/forgot a raincoat; sleep/slept outside; cook beans; find/found an arrowhead`,
    things: `the owl: hoot; the tent: collapse; the bear: visit; the cook: burn breakfast; the canoe: tip/tipped over; the flagpole: fall/fell`,
  },
  {
    about: "an apple harvest",
    times: "last September; in October; last year",
    noun: "picker",
    kinds: "tree; bag",
    people: `climb the ladder; fill a crate; eat/ate an apple; drive/drove the tractor; find/found a nest; press cider; sing/sang; wear/wore
      gloves; chase a wasp; sleep/slept in the barn; bake a pie; count the crates; tear/tore a sleeve; pet/petted the donkey; taste a quince;
      prune a branch; juggle apples`,
    things: `the ladder: break/broke; the rain: come/came at noon; the donkey: bray; the scarecrow: fall/fell over; the press: leak; the
      buyer: pay/paid in cash`,
  },
  {
    about: "a bird count in the marsh",
    times: "last Sunday; in January; last spring",
    noun: "birdwatcher",
    kinds: "map; boat",
    people: `spot/spotted a heron; lose/lost a boot; whisper a number; bring/brought a thermos; draw/drew a snipe; imitate an owl; sit/sat in
      the hide; borrow binoculars; photograph a swan; record a song; step/stepped into the mud; eat/ate a biscuit; wear/wore green; climb the
      tower; miscount the geese; follow a fox; complain about the wind`,
    things: `the fog: lift; the boardwalk: sag/sagged; the crane: dance; the ranger: wave; the hunter: shoot/shot in the distance; the pond:
      freeze/froze over`,
  },
  {
    about: "a picnic by the river",
    times: "last Sunday; in May; last June",
    noun: "picnicker",
    kinds: "cake; book",
    people: `bring/brought a salad; fly/flew the kite; feed/fed the ducks; nap/napped under a willow; swim/swam across; catch/caught a
      frisbee; spill the wine; slice the melon; play the mandolin; lose/lost a ring; chase the dog; recite a poem; climb a tree;
      open an umbrella; photograph a heron; fold the tablecloth; drop/dropped a spoon`,
    things: `the ants: come/came; the kite: stick/stuck in a tree; the boat: pass; the basket: tip/tipped over; the swan: hiss; the storm: break/broke`,
  },
  {
    about: "a zoo on the keepers' day",
    times: "last Monday; in June; last autumn",
    noun: "keeper",
    kinds: "room; painting",
    people: `feed/fed the penguins; wash an elephant; weigh a turtle; bottle-feed/bottle-fed a lamb; lose/lost a broom; polish the glass;
      chase a peacock; comb the lion; sing/sang to the seals; label the snakes; repair a fence; hide/hid the carrots; trim/trimmed a hoof;
      sweep/swept the monkey house; carry a penguin; count the flamingos; bathe the tapir`,
    things: `the parrot: curse; the giraffe: sneeze; the gate: stick/stuck; the panda: wake/woke up; the fountain: leak; the vet: come/came by`,
  },
  {
    about: "a snowball battle in the park",
    times: "last January; in December; last winter",
    noun: "player",
    kinds: "tree; bag",
    people: `build/built the wall; lose/lost a mitten; hide/hid behind a statue; throw/threw a snowball; slip/slipped on the ice; drink/drank
      cocoa; wear/wore a ski mask; whistle; climb the bandstand; roll a giant ball; laugh; catch/caught a cold; dig/dug a tunnel; wave a
      white flag; rescue a sled; sing/sang a march; cheer for the losers`,
    things: `the wall: collapse; the fountain: was frozen; the policeman: join in; the ice-cream stand: open; the dog: steal/stole a hat;
      the sun: come/came out`,
  },
  {
    about: "a treasure hunt on an island",
    times: "last summer; in August; long ago",
    noun: "pirate",
    kinds: "box; letter",
    people: `study the map; dig/dug a hole; find/found the chest; lose/lost a hook; climb a palm; bury a bottle; sing/sang a shanty; chase the parrot; drink/drank coconut milk; sharpen a cutlass; fall/fell into a pit; follow a turtle; raise the flag; trade a boot; row to
      the reef; snore in the cave; count the coins`,
    things: `the tide: rise/rose; the parrot: talk; the chest: was empty; the volcano: smoke; the rowboat: sink/sank; the cook: rebel/rebelled`,
  },
];
