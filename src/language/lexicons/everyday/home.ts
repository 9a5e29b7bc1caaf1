/**
 * Everyday lexicon: where people live, what they own, wear and carry, and what they do about the house.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups of house and household. */
export const home: readonly Lexeme[] = lexemesOf(`
residence: live in a village; live in a city; live in a suburb; live in a castle; live in a cottage
  live in the mountains; live by the sea; live on a farm; live on an island; live on a houseboat
  live near a lake
household: live alone; live with friends; share a bedroom; have/had a roommate
property: own a house; own a cabin; rent an apartment; rent a room; sell/sold a house (not now)
  renovate a house (not now)
origin: is from Canada (now); is from Norway (now); is from Kenya (now); is from Brazil (now)
  is from a small town (now); is born in a village (past); is born at sea (past); is born in spring (past)
  grow/grew up abroad (past); grow/grew up on a ranch (past)
siblings: have a brother (now); have a sister (now); have a twin (now)
children: is a parent; have/had a daughter; have/had a son; adopt a child (not now)
childcare: babysit/babysat; tutor children; push a stroller
ancestors: trace ancestors; own an heirloom; research family history

cleaning: dust; vacuum; mop/mopped the floor; sweep/swept the stairs; polish silver; clean the windows
  take/took out the garbage
dishes: wash the dishes; load the dishwasher; clear the table; break/broke plates
laundry: iron; do/did the laundry; fold towels; remove stains
bedding: make/made the bed; change the sheets; own a feather pillow
bedtime: go/went to bed early; go/went to bed late; get/got up early; get/got up late; set/set an alarm
windows: open the windows; close the curtains
keys: lock the door; lose/lost keys; leave/left the door open
stairs: take/took the stairs; take/took the elevator
fireplace: chop/chopped wood; light/lit candles; burn incense; have/had a fireplace
repairs: paint the fence (not now); hang/hung wallpaper; repair clocks; fix the doorbell (not now)
  build/built a tree house (not now); insulate the roof (not now)
environment: recycle; compost; save water; save electricity; use solar power; pick up litter
furniture: own a rocking chair; own a bookcase; own a chandelier; own a hammock; own an antique desk
  own a sofa bed
appliances: own a toaster; own a blender; own a wok; own a waffle iron; own a juicer
tools: own a ladder; own a wheelbarrow; own a toolbox; own a paint roller
devices: own a laptop; own a printer; own a record player; own a smartwatch; own a drone
timepiece: wear/wore a watch; own a cuckoo clock; carry a pocket watch

parties: host parties; attend parties; organize weddings; attend weddings; welcome guests
visiting: visit relatives; visit friends
gifts: wrap/wrapped presents; buy/bought gifts; unwrap/unwrapped presents; send/sent birthday cards
mail: send/sent postcards; receive packages; receive letters
phone: text; check voicemail; check email; own a smartphone
paperwork: keep/kept receipts; fill out forms; shred/shredded documents

headwear: wear/wore a hat; wear/wore a cap; wear/wore a beret; wear/wore a helmet
footwear: wear/wore boots; wear/wore sandals; wear/wore sneakers; wear/wore slippers; wear/wore clogs
  go/went barefoot
jewelry: wear/wore a ring; wear/wore a necklace; wear/wore a bracelet; wear/wore a brooch; wear/wore earrings
  have/had pierced ears
clothes: wear/wore jeans; wear/wore a suit; wear/wore a raincoat; wear/wore a cardigan; wear/wore an apron
  wear/wore overalls
gloves: wear/wore gloves; wear/wore mittens
scarf: wear/wore a scarf; wear/wore a shawl
color: like yellow; prefer/preferred green; love purple; dislike beige; hate pink
umbrella: carry an umbrella; lose/lost umbrellas
baggage: carry a backpack; carry a briefcase; carry a basket; pack lightly; lose/lost luggage
pockets: carry a flashlight; carry a notebook; carry a handkerchief; carry a magnifying glass
`);
