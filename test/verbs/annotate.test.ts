// @long: whole commands, one after another
/** Studies by people: a polishing's queue and the study of people, judged in the viewer and read back from their sheets. */
import { expect, test } from "vitest";
import { functionModel } from "#models/function-model";
import { annotations } from "#verbs/annotate";
import { humanStudyDocument } from "#report/documents/human-study-document";
import { readHumanStudy } from "#verbs/people/human-study";
import { polish, readPolishSheet } from "#verbs/people/polish";
import { run } from "#verbs/run";
import { choiceSuite } from "#verbs/suites";
import { openSets } from "#verbs/viewing/sets";
import { newStore } from "./place.ts";

const store = newStore(":memory:");
const suite = choiceSuite({ perType: 8 });
const { run: asked } = await run({ suite, models: [functionModel("a", () => "A")] }, { store });
const set = asked.id;
const sets = openSets(store);
const judged = annotations(store, { sets });

/** Every "a" that stands alone becomes "one": a change that keeps all else. */
const rewriter = functionModel("rewriter", (text) =>
  text.slice(text.indexOf("\n\n") + 2).replaceAll(/\ba\b/g, "one"),
);

test("the queue of a polishing waits for a person, and the sheet of their decisions is the one that polish reads", async () => {
  const options = { kind: "polish", of: set } as const;
  await expect(judged.study(options)).rejects.toMatchObject({ code: "misuse" });
  const items = await sets.choices(set);
  const { queue } = await polish({ items, model: rewriter, tries: 1 }, { store });
  expect(queue.length).toBeGreaterThan(2);
  const { study } = await judged.study(options, "Ada");
  expect(study.things).toHaveLength(queue.length);
  expect(study.things[0]).toMatchObject({ text: queue[0]!.sentence, instead: queue[0]!.polished });
  for (const [place, decision] of ["yes", "no"].entries())
    await judged.save({
      study: study.id,
      subject: study.things[place]!.id,
      annotator: "Ada",
      answers: { decision },
    });
  const decided = readPolishSheet(["Ada", await judged.sheet(options, "Ada")]).map(
    ({ decision }) => decision,
  );
  expect(decided.slice(0, 3)).toEqual(["yes", "no", ""]);
  expect((await judged.outcome(options)).annotators).toEqual([{ name: "Ada", done: 2 }]);
});

test("people are screened before they are asked, no key is told them, and their sheets give what the page gives", async () => {
  const options = { kind: "people", of: set, count: 4, seed: 3 } as const;
  const { study } = await judged.study(options, "Bo");
  expect([...new Set(study.things.map(({ part }) => part))]).toEqual(["screening", "questions"]);
  const items = await sets.choices(set);
  const told = JSON.stringify(study);
  expect(told).not.toMatch(/"(?:key|target|certificates|relations)":/);
  const keys = new Map(items.map(({ id, answer }) => [id, "ABCD"[answer]!]));
  for (const { id, part } of study.things) {
    const [item = "", option = ""] = id.split("#");
    const relation = items.find((one) => one.id === item)?.relations[Number(option) - 1];
    const answer = part === "screening" ? String(relation === "entailment") : keys.get(id)!;
    await judged.save({ study: study.id, subject: id, annotator: "Bo", answers: { answer, note: "=1" } });
  }
  const { document, annotators } = await judged.outcome(options);
  expect(annotators).toEqual([{ name: "Bo", done: study.things.length }]);
  const [screening, questions] = await Promise.all([
    judged.sheet(options, "Bo", "screening"),
    judged.sheet(options, "Bo", "questions"),
  ]);
  const outcome = readHumanStudy(items, [{ name: "Bo", screening, questions }]);
  expect(outcome.people[0]).toMatchObject({ name: "Bo", passed: true, accuracy: { value: 1, n: 4 } });
  expect(document).toEqual(humanStudyDocument(outcome));
});

test("a set without four-option questions is no set for people", async () => {
  await expect(judged.study({ kind: "people", of: "latest", count: 400 })).rejects.toMatchObject({
    code: "misuse",
  });
});
