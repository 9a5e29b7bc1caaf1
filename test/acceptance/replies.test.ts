/** What hand-written replies are read as, row by row: the manners of models in our own words. */
import { expect, test } from "vitest";
import { buildSpellings } from "#scoring/reading/spellings";
import { read } from "#scoring/reading/read";
import { handWrittenReplies, readReply, wordOf } from "../../scripts/replies.ts";

const replies = handWrittenReplies();

test("every reply is read as its row says", () => {
  const changed = replies.flatMap((row) => {
    const word = wordOf(readReply(row));
    return word === row.reading ? [] : [`${row.id}: ${row.reading} -> ${word}: ${row.reply}`];
  });
  expect(changed).toEqual([]);
});

test("they are more than 1,600 in more than 40 manners, each with an id and a text of its own", () => {
  expect(replies.length).toBeGreaterThan(1600);
  expect(new Set(replies.map(({ manner }) => manner)).size).toBeGreaterThan(40);
  expect(new Set(replies.map(({ id }) => id)).size).toBe(replies.length);
  expect(new Set(replies.map(({ reply, answers }) => JSON.stringify([reply, answers]))).size).toBe(
    replies.length,
  );
});

test("at most six are read otherwise than by a person", () => {
  expect(replies.filter(({ isMissed }) => isMissed).length).toBeLessThanOrEqual(6);
});

test("each shows where its answer stands, and is read the same whatever the order of the answers", () => {
  for (const { id, reply, answers } of replies) {
    const reading = read(reply, buildSpellings(answers));
    const { answer, span } = reading;
    expect(read(reply, buildSpellings(answers.toReversed())), id).toEqual(reading);
    if (answer !== undefined) expect(reply.slice(...span!), id).toMatch(/[\p{L}\p{N}]/u);
  }
});
