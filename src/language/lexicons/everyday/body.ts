/**
 * Everyday lexicon: looks, health, gestures and voices. What a person is born with stands in the present.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups of body and gesture. */
export const body: readonly Lexeme[] = lexemesOf(`
height: is tall (now); is short (now); is of average height (now)
age: is young (now); is old (now); is middle-aged (now)
build: have big feet (now); have small hands (now); have long legs (now); have broad shoulders (now)
hair: have/had curly hair; have/had red hair; have/had straight hair; have/had long hair
  get/got a haircut (not now); braid hair
eye-color: have blue eyes (now); have brown eyes (now); have green eyes (now); have hazel eyes (now)
face: have freckles (now); have dimples (now); have a round face (now); have a high forehead (now)
  have rosy cheeks (now)
skin: have dry skin (now); have smooth skin (now); is ticklish (now)
handedness: is left-handed (now); is right-handed (now); is ambidextrous (now)
eyesight: wear/wore glasses; wear/wore contact lenses; wear/wore sunglasses; is short-sighted; is far-sighted
  have/had keen eyesight
senses: have/had sharp hearing; have/had a keen nose
strength: is strong; is weak; is muscular; is athletic; lift weights; do/did push-ups; go/went to the gym
health: is healthy; is ill; is in good health; have/had a cold; have/had a fever; have/had a sore throat
  catch/caught the flu (not now); cough
pain: have/had a headache; have/had sore feet; have/had a stiff neck; have/had a backache
teeth: floss; see/saw the dentist; wear/wore braces; have/had a gold tooth
appetite: is hungry; is starving; is thirsty; is well fed; have/had a big appetite
allergy: is allergic to pollen (now); is allergic to dust (now); is allergic to wool (now)
  is allergic to penicillin (now)
fear: is afraid of spiders; is afraid of snakes; is afraid of clowns; is afraid of thunder
  is afraid of ghosts; is afraid of mice; is afraid of the dark; is afraid of wasps
body-art: have/had a tattoo; have/had a nose ring
bath: shower; take/took a bath; take/took cold showers; take/took bubble baths
scent: wear/wore perfume; smell of lavender; smell of soap
sun: sunbathe; use sunscreen; get/got sunburned; sit/sat in the shade

sneeze: sneeze; hiccup
yawn: yawn
sigh: sigh; groan; gasp
expression: smile; grin/grinned; laugh; giggle; chuckle; frown; scowl; pout
tears: cry; weep/wept; sob/sobbed
blush: blush; turn pale
nod: nod/nodded; bow
shrug: shrug/shrugged
greeting: wave; shake/shook hands; hug/hugged friends; greet strangers
applause: clap/clapped; applaud; cheer; boo
gaze: wink; blink; squint; stare
posture: slouch; sit/sat upright; stand/stood upright; lean on walls
fidgeting: fidget; squirm; sit/sat still; pace the room; twirl pens; chew pencils; crack knuckles
shaking: shiver; tremble; sweat/sweated
stumbling: stumble; trip/tripped; slip/slipped; fall/fell down; bump into furniture
volume: whisper; shout; yell; scream
voice: have/had a deep voice; have/had a hoarse voice; have/had a pleasant voice; have/had a squeaky voice
`);
