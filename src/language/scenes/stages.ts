/** Scenes on stages, in studios and at games. */
import type { SceneText } from "./scene.ts";

export const stages: readonly SceneText[] = [
  {
    about: "a school play",
    times: "last Friday; in December; last term",
    noun: "pupil",
    kinds: "poem; box",
    people: `paint a backdrop; forget/forgot a line; wear/wore a crown; trip/tripped over a cable; learn a dance; sew/sewed a
      costume; whisper from the wings; hold/held a spear; bow twice; lose/lost a fake beard; move a piano; play a tree;
      sell/sold tickets; laugh on stage; cry in the dressing room; carry the scenery; improvise a song`,
    things: `the curtain: jam/jammed; the headmaster: fall/fell asleep; the spotlight: flicker; the audience: stand/stood up;
      the fog machine: hiss; the trumpet: was out of tune`,
  },
  {
    about: "an opera rehearsal",
    times: "last Monday; in January; last season",
    noun: "singer",
    kinds: "letter; painting",
    people: `reach the high note; miss an entrance; gargle with salt water; argue with the conductor; wear/wore a scarf; skip/skipped the duet; hum/hummed along; mark the score; drink/drank ginger tea; hold/held a long note; sit/sat in the orchestra
      pit; cough in the overture; practice scales; stand/stood on a crate; bring/brought a cushion; yawn in the second act;
      applaud the tenor`,
    things: `the harp: lose/lost a string; the director: shout; the stage: revolve; the dragon: catch/caught fire; the choir:
      arrive late; the heating: fail`,
  },
  {
    about: "a talent show",
    times: "last Sunday; in August; last spring",
    noun: "contestant",
    kinds: "poem; painting",
    people: `juggle knives; play the saw; tell/told a riddle; swallow a sword; tap-dance; ride/rode a unicycle; imitate a
      parrot; drop/dropped the microphone; recite a sonnet; thank the jury; wear/wore sequins; sing/sang a ballad; balance a
      ladder; train a poodle; yodel; draw/drew a horse; make/made the host laugh`,
    things: `the jury: disagree; the camera: overheat; the glitter: stick/stuck to the floor; the drummer: lose/lost a stick;
      the applause: last a minute; the magician: vanish`,
  },
  {
    about: "a radio drama recording",
    times: "last Wednesday; in October; last week",
    noun: "actor",
    kinds: "poem; letter",
    people: `rustle the script; slam/slammed a door; imitate the wind; eat/ate an apple; clap/clapped two coconuts; scream;
      whisper a confession; speak/spoke with an accent; lose/lost a page; stand/stood too close to the microphone; rehearse in
      the corridor; record a laugh; play the butler; drink/drank cold coffee; sneeze; sign a contract; tiptoe out`,
    things: `the red lamp: fail; the producer: wave; the rain effect: sound real; the clock: tick loudly; the elevator: rumble;
      the tape: run/ran out`,
  },
  {
    about: "a film shoot in the desert",
    times: "last March; in spring; two years ago",
    noun: "rider",
    kinds: "bag; dog",
    people: `ride/rode a camel; fall/fell off a roof; wear/wore a turban; crash a jeep; drink/drank from the canteen; sprain a
      wrist; double for the star; jump over a fire; sleep/slept in a tent; paint a scar; practice fencing; lose/lost the map;
      dig/dug a trench; wave at the helicopter; polish a saddle; try the cook's chili; break/broke a chair`,
    things: `the sandstorm: come/came early; the camera: jam/jammed; the director: lose/lost a hat; the generator: cough; the
      water truck: was late; the vulture: steal/stole lunch`,
  },
  {
    about: "a chess tournament",
    times: "last weekend; in September; last winter",
    noun: "player",
    kinds: "book; letter",
    people: `sacrifice a queen; offer a draw; castle early; drink/drank black coffee; forget/forgot the clock; pace the hall;
      analyze an endgame; arrive by train; wear/wore earplugs; lose/lost a bishop; promote a pawn; complain about the light;
      give/gave an autograph; study an old game; bring/brought a thermos; eat/ate a banana; shake/shook the arbiter's hand`,
    things: `the trophy: fall/fell off the shelf; the arbiter: cough; the internet broadcast: freeze/froze; the heating: rattle;
      the mayor: visit; the fire alarm: ring/rang`,
  },
  {
    about: "a marathon",
    times: "last Sunday; in April; last year",
    noun: "runner",
    kinds: "bag; dog",
    people: `drink/drank salt water; wear/wore yellow shoes; wave at the cameras; stretch by the fountain; lose/lost a toenail;
      carry a flag; run/ran past the museum; thank a volunteer; eat/ate a gel; stop/stopped at the bridge; sing/sang on the hill; pass a
      llama; tie/tied a lace; cross the line; sleep/slept badly the night before; train in the mountains; limp at the
      park`,
    things: `the starter: sneeze; the fog: lift; the brass band: play a march; the drummers: keep/kept time; the drawbridge:
      open; the banner: tear/tore`,
  },
  {
    about: "a football match in the rain",
    times: "last Saturday; in November; last season",
    noun: "fan",
    kinds: "song; bag",
    people: `wave a scarf; buy/bought a pie; boo the referee; sing/sang the anthem; climb a fence; lose/lost a ticket; wear/wore
      face paint; bang a drum; share an umbrella; catch/caught the ball; hug/hugged a stranger; blow/blew a trumpet; leave/left before the whistle; whistle; photograph the goalkeeper; bring/brought binoculars; shout advice`,
    things: `the floodlights: flicker; the mascot: slip/slipped; the pitch: was flooded; the goalpost: crack; the captain:
      score; the drone: crash`,
  },
  {
    about: "a circus rehearsal",
    times: "last Thursday; in July; last month",
    noun: "acrobat",
    kinds: "song; map",
    people: `walk the tightrope; swing/swung on the trapeze; feed/fed the elephants; sew/sewed a cape; chalk the bar; drop/dropped a hoop; form a pyramid; ride/rode bareback; spin/spun plates; tease the clown; land on the mattress; eat/ate popcorn;
      bend/bent backwards; drum/drummed on a bucket; paint a caravan; whistle for the dogs; stretch at dawn`,
    things: `the tent pole: sway; the cannon: misfire; the seals: bark; the ringmaster: lose/lost a whip; the organ: wheeze; the
      net: rip/ripped`,
  },
];
