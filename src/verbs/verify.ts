/**
 * A result card checked: its questions are made anew from its suite, every reply is judged again against their keys, and all measures are
 * computed again. Nothing that the card says of itself is believed but the replies.
 */
import { bySchema, jsonBySchema } from "./files/by-schema.ts";
import { questionsHash } from "./files/entries.ts";
import type { Line } from "#items/formats/lines";
import { openSuite } from "#items/open-suite";
import type { Question } from "#items/question";
import { anySuite, asksChoices, type Suite } from "#items/suite";
import { withPlace, misuse, OrganonError } from "#logic/error";
import {
  cardSchema,
  checksumOf,
  measuresOf,
  scoreOfReply,
  type CardMeasures,
  type CardReply,
  type ResultCard,
} from "./card.ts";
import { linesOf as linesOfFile } from "./files/lines.ts";
import { version } from "./settings/version.ts";

/** What a card of questions from a file needs besides: that file, wherever it is now. */
type VerifyTools = { readonly suiteFile?: string; readonly linesOf?: (file: string) => AsyncIterable<Line> };

/**
 * Checks a card; `isSound` where all of it holds. Throws misuse for what is no card, and where its questions' file is not at hand.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 2 }), models: openModels(["reasoner:affirmer"]) }, { store });
 * const card = await cardOf({}, { store });
 * const forged = { ...card, replies: card.replies.map((reply) => ({ ...reply, text: "No." })) };
 * (await verifyCard(forged)).isSound; // → false
 * await store.close();
 */
export const verifyCard = async (value: unknown, { suiteFile, linesOf = linesOfFile }: VerifyTools = {}) => {
  const card = bySchema(cardSchema, value, notCard);
  const suite = anySuite(card.suite);
  const file = suite.kind === "file" && suiteFile !== undefined ? { ...suite, file: suiteFile } : suite;
  requireLikely(card, suite);
  const questions = new Map<string, Question>();
  const answered = new Set(card.replies.map(({ question }) => question));
  const making = async function* (count = 0): AsyncGenerator<Question> {
    for await (const question of openSuite(file, { linesOf })) {
      if (answered.has(question.id)) questions.set(question.id, question);
      yield question;
      if (count++ === card.questions.count) return;
    }
  };
  const made = await questionsHash(making());
  const checks = [
    check("the card is as it was written", checksumOf(card) === card.checksum, "checksum"),
    check(
      `its ${card.questions.count} questions can be generated again`,
      made.hash === card.questions.hash,
      `${made.count} questions, ${made.hash}${card.organon === version ? "" : `; the card is of organon ${card.organon}, this is ${version}`}`,
    ),
    check(
      "its pairs agree on as many rounds as it says",
      roundsText(made.rounds) === roundsText(card.questions.rounds),
      roundsText(made.rounds) || "no pairs",
    ),
    check(
      "every reply answers one of them, once",
      isOnceEach(card.replies, questions),
      `${card.replies.length} replies of ${made.count * card.models.length * card.epochs} calls`,
    ),
    ...card.models.map(({ id, measures }, place) => {
      const scores = card.replies.flatMap((reply) => {
        const question = reply.model === place ? questions.get(reply.question) : undefined;
        return question === undefined ? [] : [scoreOfReply(question, reply, id)];
      });
      const again = measuresOf(scores, asksChoices(suite));
      const { value: share, low, high, n } = again.accuracy;
      const told =
        share === null
          ? "no readable answer"
          : `${(100 * share).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}] n ${n}`;
      return check(`${id} measures what it says`, areEqual(measures, again), `accuracy ${told}`);
    }),
  ];
  return { run: card.run, isSound: checks.every(({ isSound }) => isSound), checks };
};

/** Questions that are made for a card of few replies. */
const fewQuestions = 2_000;

/** Refuses a card whose suite has another number of questions than it says, or far more than it has replies to: nothing is made for it. */
const requireLikely = ({ questions: { count }, replies, models }: ResultCard, suite: Suite): void => {
  const max = Math.max(fewQuestions, 100 * replies.length);
  if (count > max)
    throw misuse(
      `the card claims ${count} questions but holds ${replies.length} replies`,
      `organon audit makes at most ${max} questions for it`,
    );
  const least = "pairs" in suite ? suite.pairs : 0;
  if (count < least) throw misuse(`the card claims ${count} questions, and its suite has ${least} or more`);
  const limit = "limit" in suite ? suite.limit : undefined;
  if (limit !== undefined && count > limit)
    throw misuse(`the card claims ${count} questions, and its suite has at most ${limit}`);
  if (replies.some(({ model }) => models[model] === undefined))
    throw misuse(`the card holds replies of a model that it does not name`);
};

const roundsText = (rounds: Readonly<Record<string, number>>): string =>
  Object.entries(rounds)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([round, count]) => `${round} rounds: ${count}`)
    .join(", ");

const check = (what: string, isSound: boolean, found: string) => ({ what, isSound, found });

const isOnceEach = (replies: readonly CardReply[], questions: ReadonlyMap<string, Question>): boolean => {
  const seen = new Set(replies.map(({ question, model, epoch }) => `${question} ${model} ${epoch}`));
  return seen.size === replies.length && replies.every(({ question }) => questions.has(question));
};

/** Numbers that a card rounds or another machine computes may differ in their last places. */
const areEqual = (said: CardMeasures, again: CardMeasures): boolean => {
  const flat = (measures: CardMeasures): readonly (readonly [string, number])[] =>
    Object.entries(measures).flatMap(([name, members]) =>
      Object.entries(members ?? {}).map(
        ([member, number]) => [`${name}.${member}`, number ?? Number.NaN] as const,
      ),
    );
  const before = new Map(flat(said));
  const after = flat(again);
  return (
    before.size === after.length &&
    after.every(([name, number]) => {
      const other = before.get(name);
      return other !== undefined && (Object.is(other, number) || Math.abs(other - number) < 1e-9);
    })
  );
};

/** The card of a text that is called so. Throws misuse for what is none. */
export const readCard = (text: string, name: string): unknown =>
  withPlace(name, () => jsonBySchema(cardSchema, text, notCard));

const notCard = (fault: string): OrganonError =>
  misuse(`not a result card: ${fault}`, "organon report RUN --card FILE writes one");
