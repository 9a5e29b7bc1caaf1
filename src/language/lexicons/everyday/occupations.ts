/**
 * Everyday lexicon: what people do for a living, and what they may be busy with at one moment.
 * Both groups are large on purpose. Occupations exclude one another by custom. The actions of Appendix D.3
 * (ACL text) also stand in the progressive, and two progressives of one person may exclude each other
 * ("is driving a car", "is climbing a mountain"); so those actions, the games that "a game" covers, the
 * cooking that "cooks" covers, the sleeping that "sleeps" covers, and places are one group.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups `occupation` and `moment`. */
export const occupations: readonly Lexeme[] = lexemesOf(`
# No occupation whose holder must do something another lexeme says: no baker, tailor, pilot, comedian.
occupation: is a cashier; is a janitor; is a bartender; is a server; is an office clerk; is a mechanic
  is a carpenter; is an electrician; is a nurse; is a doctor; is a police officer; is a soldier
  is a politician; is a lawyer; is a scientist; is an astronaut; is a poet; is an artist; is a sailor
  is a writer; is a musician; is a plumber; is a dentist; is a librarian; is a journalist; is an accountant
  is an actor; is a brewer; is an archaeologist; is an architect; is a stonemason; is a banker; is a barber
  is a biologist; is a blacksmith; is a bookkeeper; is a bookseller; is a bricklayer; is a caretaker
  is a cobbler; is a conductor; is a consultant; is a crane operator; is a curator; is a customs officer
  is a detective; is a diplomat; is an editor; is an engineer; is a farmer; is a firefighter; is a glazier
  is a goldsmith; is a grocer; is a hairdresser; is an insurance agent; is a judge; is a locksmith
  is a meteorologist; is a miner; is an optician; is a paramedic; is a park ranger; is a pharmacist
  is a postal worker; is a proofreader; is a psychologist; is a publisher; is a stagehand; is a receptionist
  is a referee; is a roofer; is a sculptor; is a stage manager; is a surgeon; is a surveyor; is a teacher
  is a travel agent; is an upholsterer; is a veterinarian; is a welder; is a zookeeper; is retired (now)
  commute; work in a bank; work from home; work on weekends

moment: make/made tea, making tea; drink/drank water, drinking water; read/read a book, reading a book
  play tennis, playing tennis; play squash, playing squash; play a game, playing a game
  go/went running, running
  # "works" alone would follow from any occupation.
  work hard, working hard
  # "is sleeping" would exclude "is excited", "is hungry" and the like.
  sleep/slept; is sleeping (not now); cook, cooking; listen to a song, listening to a song
  write/wrote a letter, writing a letter; drive/drove a car, driving a car
  climb a mountain, climbing a mountain; take/took a plane, taking a plane
  paint a picture, painting a picture

  # Drivers drive, so they stand with "drives a car".
  is a taxi driver; is a bus driver; is a truck driver

  play chess, playing chess; play football, playing football; play basketball, playing basketball
  play volleyball, playing volleyball; play badminton, playing badminton; play golf, playing golf
  play cards, playing cards; play dominoes, playing dominoes; play checkers, playing checkers
  play hockey, playing hockey; play baseball, playing baseball; play cricket, playing cricket
  play rugby, playing rugby; play handball, playing handball; play table tennis, playing table tennis
  play darts, playing darts; play billiards, playing billiards; play marbles, playing marbles
  play video games, playing video games; go/went bowling; score goals; jog/jogged; sprint

  snore; doze; dream; nap/napped

  bake; fry mushrooms, frying mushrooms; boil potatoes, boiling potatoes; roast chestnuts, roasting chestnuts
  make/made pancakes, making pancakes; make/made soup, making soup; make/made jam, making jam
  pickle cucumbers, pickling cucumbers

  is at home; is at the office; is in the kitchen; is upstairs; is downstairs; is in the garage
`);
