/**
 * Readers of answers side by side, as the store has their verdicts: the groups of a report, and the replies on which
 * a reader differs from the one that reports go by.
 */
import { labelText } from "#items";
import type { ReaderGroup, ToldDisagreement } from "#report";
import { answerReader, answerReaders, proportion } from "#scores";
import type { ReadingPair, Run, Store } from "#runs";

/** One group a reader that judged the subject's replies; undefined where only one did. */
export const readerGroups = async (
  store: Store,
  run: Run,
  subject: string,
): Promise<readonly ReaderGroup[] | undefined> => {
  const found: (readonly [name: string, pairs: readonly ReadingPair[]])[] = [];
  for (const { name } of answerReaders.filter((reader) => reader !== answerReader)) {
    const pairs = await store.readings(run, subject, name, answerReader.name);
    if (pairs.length > 0) found.push([name, pairs]);
  }
  // Most runs have one reader, and a million verdicts are not counted to say so.
  if (found.length === 0) return undefined;
  const own = await store.readings(run, subject, answerReader.name, answerReader.name);
  return [[answerReader.name, own] as const, ...found].map(([name, pairs]) => {
    const count = (...outcomes: readonly string[]): number =>
      pairs.reduce((sum, pair) => (outcomes.includes(pair.outcome) ? sum + pair.count : sum), 0);
    const [correct, readable] = [count("correct"), count("correct", "incorrect")];
    const asked = readable + count("unreadable", "unanswered");
    const replies = readable + count("unreadable");
    const same = pairs.reduce(
      (sum, pair) => (pair.outcome === pair.other && pair.outcome !== "unanswered" ? sum + pair.count : sum),
      0,
    );
    return {
      name,
      accuracy: proportion(correct, readable),
      accuracyOfAsked: proportion(correct, asked),
      responseRate: proportion(readable, asked),
      agreement: proportion(same, replies),
      differs: replies - same,
    };
  });
};

/** The replies that a reader judged otherwise than the one that reports go by, in order. */
export async function* disagreementsOf(
  store: Store,
  run: Run,
  reader: string,
): AsyncGenerator<ToldDisagreement & { readonly key: string }> {
  for await (const call of store.disagreements(run, reader, answerReader.name)) {
    const { question, callHash, epoch, response, verdict, other } = call;
    yield {
      key: callHash,
      model: run.subjects[call.subject]?.id ?? "",
      itemId: question.id,
      epoch,
      rule: question.tags["rule"] ?? question.tags["type"] ?? "",
      kind: question.tags["kind"] ?? "",
      label: labelText(question.key),
      reply: response.text,
      readers: [
        { name: answerReader.name, verdict: other },
        { name: reader, verdict },
      ],
    };
  }
}
