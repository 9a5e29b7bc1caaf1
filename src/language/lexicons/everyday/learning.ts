/**
 * Everyday lexicon: languages, learning, reading, machines, money in the hand and prizes.
 */

import { act, be, lexemes, pastOrFuture, type Lexeme } from "../../lexicon.ts";

/** Groups of learning and dealing. */
export const learning: readonly Lexeme[] = lexemes({
  language: [
    act("speak/spoke French"),
    act("speak/spoke Spanish"),
    act("speak/spoke Arabic"),
    act("speak/spoke Japanese"),
    act("study Latin"),
    act("study Greek"),
    act("use sign language"),
    be("bilingual"),
  ],
  study: [
    act("study botany"),
    act("study philosophy"),
    act("study anthropology"),
    act("study linguistics"),
    act("study literature"),
    act("study art history"),
  ],
  classes: [
    act("attend evening classes"),
    act("attend lectures"),
    act("take/took notes"),
    act("do/did homework"),
  ],
  aptitude: [be("good at geography"), be("good at anagrams"), be("good at imitations")],
  books: [
    act("borrow library books"),
    act("buy/bought second-hand books"),
    act("own an encyclopedia"),
    act("own rare books"),
  ],
  periodicals: [
    act("read/read the newspaper"),
    act("read/read magazines"),
    act("read/read comics"),
    act("follow the news"),
    act("subscribe to a magazine"),
  ],
  handwriting: [
    act("write/wrote neatly"),
    act("use a fountain pen"),
    act("sharpen pencils"),
    act("have/had neat handwriting"),
    act("have/had messy handwriting"),
  ],
  computing: [
    act("code"),
    act("build/built robots"),
    act("repair computers"),
    act("design websites"),
    act("edit videos"),
  ],
  internet: [act("use social media"), act("read/read blogs"), act("upload videos"), act("post reviews")],
  payment: [act("pay/paid in cash"), act("pay/paid by card"), act("pay/paid bills promptly")],
  shopping: [
    act("compare prices"),
    act("haggle"),
    act("go/went to the market"),
    act("use coupons"),
    act("buy/bought souvenirs"),
  ],
  awards: [
    pastOrFuture(act("win/won a medal")),
    pastOrFuture(act("win/won a trophy")),
    pastOrFuture(act("win/won a scholarship")),
    pastOrFuture(act("receive an award")),
  ],
});
