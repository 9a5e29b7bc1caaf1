/**
 * Everyday lexicon: languages, learning, reading, machines, money in the hand and prizes.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups of learning and dealing. */
export const learning: readonly Lexeme[] = lexemesOf(`
language: speak/spoke French; speak/spoke Spanish; speak/spoke Arabic; speak/spoke Japanese; study Latin
  study Greek; use sign language; is bilingual
study: study botany; study philosophy; study anthropology; study linguistics; study literature
  study art history
classes: attend evening classes; attend lectures; take/took notes; do/did homework
aptitude: is good at geography; is good at anagrams; is good at imitations
books: borrow library books; buy/bought second-hand books; own an encyclopedia; own rare books
periodicals: read/read the newspaper; read/read magazines; read/read comics; follow the news
  subscribe to a magazine
handwriting: write/wrote neatly; use a fountain pen; sharpen pencils; have/had neat handwriting
  have/had messy handwriting
computing: code; build/built robots; repair computers; design websites; edit videos
internet: use social media; read/read blogs; upload videos; post reviews
payment: pay/paid in cash; pay/paid by card; pay/paid bills promptly
shopping: compare prices; haggle; go/went to the market; use coupons; buy/bought souvenirs
awards: win/won a medal (not now); win/won a trophy (not now); win/won a scholarship (not now)
  receive an award (not now)
`);
