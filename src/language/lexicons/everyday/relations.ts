/**
 * Everyday lexicon: what one person does to another, or to that same person.
 *
 * Each verb can be done to oneself ("blames themself"), so that "every individual" need not be taken for everyone
 * else; none is symmetric ("meets") or transitive ("outranks") by what it means, none excludes that one does it to
 * all or to nobody. Verbs of one group may clash, as elsewhere.
 */

import { act, doing, lexemes, type Lexeme } from "../../lexicon.ts";

/** Groups of doings. */
export const relations: readonly Lexeme[] = lexemes({
  esteem: [act("respect"), act("despise"), act("idolize")],
  trust: [act("trust"), act("doubt")],
  "praise-of": [
    doing("praise", "praising"),
    doing("criticize", "criticizing"),
    doing("scold", "scolding"),
    doing("flatter", "flattering"),
  ],
  blame: [doing("blame", "blaming"), doing("accuse", "accusing")],
  pity: [act("pity")],
  defence: [doing("defend", "defending"), doing("protect", "protecting")],
  portrayal: [
    doing("describe", "describing"),
    doing("portray", "portraying"),
    doing("caricature", "caricaturing"),
  ],
  quoting: [doing("quote", "quoting"), doing("misquote", "misquoting")],
  amusement: [doing("amuse", "amusing"), doing("entertain", "entertaining"), act("bore")],
  annoyance: [act("annoy"), act("irritate")],
  astonishment: [act("surprise"), act("astonish")],
  disappointment: [act("disappoint")],
  encouragement: [doing("encourage", "encouraging"), doing("motivate", "motivating"), act("inspire")],
  consolation: [
    doing("comfort", "comforting"),
    doing("console", "consoling"),
    doing("reassure", "reassuring"),
  ],
  congratulation: [doing("congratulate", "congratulating")],
  measuring: [doing("measure", "measuring"), doing("weigh", "weighing")],
  massage: [doing("massage", "massaging")],
  tickling: [doing("tickle", "tickling")],
  mockery: [doing("tease", "teasing"), doing("mock", "mocking"), doing("ridicule", "ridiculing")],
  embarrassment: [act("embarrass")],
  examination: [doing("examine", "examining"), doing("analyze", "analyzing")],
  estimate: [act("underestimate"), act("overestimate")],
  reward: [doing("reward", "rewarding"), doing("punish", "punishing")],
  distraction: [doing("distract", "distracting")],
  filming: [doing("film", "filming")],
  confusion: [doing("confuse", "confusing")],
  impression: [act("impress")],
  pampering: [doing("pamper", "pampering"), act("spoil")],
  fright: [act("frighten"), act("scare")],
  correction: [doing("correct", "correcting"), doing("contradict", "contradicting")],
  nomination: [act("nominate"), act("recommend")],
  injury: [act("injure")],
  deception: [doing("deceive", "deceiving")],
});
