/**
 * Everyday lexicon: what one person does to another, or to that same person.
 *
 * Each verb can be done to oneself ("blames themself"), so that "every individual" need not be taken for everyone
 * else; none is symmetric ("meets") or transitive ("outranks") by what it means, none excludes that one does it to
 * all or to nobody. Verbs of one group may clash, as elsewhere.
 */

import type { Lexeme } from "../../lexicon.ts";
import { lexemesOf } from "../../word-page.ts";

/** Groups of doings. */
export const relations: readonly Lexeme[] = lexemesOf(`
esteem: respect; despise; idolize
trust: trust; doubt
praise-of: praise, praising; criticize, criticizing; scold, scolding; flatter, flattering
blame: blame, blaming; accuse, accusing
pity: pity
defence: defend, defending; protect, protecting
portrayal: describe, describing; portray, portraying; caricature, caricaturing
quoting: quote, quoting; misquote, misquoting
amusement: amuse, amusing; entertain, entertaining; bore
annoyance: annoy; irritate
astonishment: surprise; astonish
disappointment: disappoint
encouragement: encourage, encouraging; motivate, motivating; inspire
consolation: comfort, comforting; console, consoling; reassure, reassuring
congratulation: congratulate, congratulating
measuring: measure, measuring; weigh, weighing
massage: massage, massaging
tickling: tickle, tickling
mockery: tease, teasing; mock, mocking; ridicule, ridiculing
embarrassment: embarrass
examination: examine, examining; analyze, analyzing
estimate: underestimate; overestimate
reward: reward, rewarding; punish, punishing
distraction: distract, distracting
filming: film, filming
confusion: confuse, confusing
impression: impress
pampering: pamper, pampering; spoil
fright: frighten; scare
correction: correct, correcting; contradict, contradicting
nomination: nominate; recommend
injury: injure
deception: deceive, deceiving
`);
