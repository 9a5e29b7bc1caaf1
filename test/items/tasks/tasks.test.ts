// @long: many questions
/** Every task: what it asks is proved from its line, can be answered from its text, and is not given away. */
import type { ProblemLine } from "#items/problem-line";
import { findFaults } from "#items/verify";
import { toQuestion } from "#items/question";

import { taskNames } from "#items/names";
import { recogniseTask, findTask } from "#items/tasks/task-list";
import { generateItems as suiteItems } from "#items/extent";
import { createGradedGenerator, gradedExtent } from "../../../src/items/tasks/generate-tasks.ts";
import { findLexicon, findStyle } from "#language/lists";
import { openModel } from "#models/open-model";
import { answerReader } from "#scoring/readers/readers";
import { openReasoner } from "../../../src/models/reasoners/open-reasoner.ts";
import { describe, expect, test } from "vitest";

const itemsOf = (
  task: string,
  limit: number,
  dials = {},
  style = "natural",
): readonly ProblemLine<"graded">[] => {
  const plan = {
    tasks: [findTask(task)],
    parameters: dials,
    seed: 21,
    style: findStyle(style),
    lexicon: findLexicon("topics"),
    limit,
  };
  return [...suiteItems(createGradedGenerator(plan), gradedExtent(plan))];
};

const rightOf = async (model: string, items: readonly ProblemLine<"graded">[]): Promise<number> => {
  const asked = openModel(model, { origin: "command line", env: {}, reasoners: openReasoner });
  let right = 0;
  for (const item of items) {
    const { text } = await asked.ask({ messages: [{ role: "user", content: item.question }] }, {});
    const verdict = answerReader.judge(toQuestion(item), { status: "answered", text });
    if (verdict.outcome === "correct") right++;
  }
  return right;
};

const settings = [
  { length: [2, 4] },
  { length: [5], width: [2], relations: [1], quantifiers: [1], negations: [2] },
  { length: [24], width: [4], relations: [4], quantifiers: [2], negations: [3], distractors: [0.7] },
  { length: [22], relations: [20], nearness: [1] },
  { length: [60], negations: [3], quantifiers: [2] },
];

describe.each(taskNames)("%s", (task) => {
  test.each(settings)(
    "with %j the oracle is right on all, and each line is what it claims",
    async (dials) => {
      const items = itemsOf(task, 1, dials);
      expect(items.length).toBe(1);
      expect(items.flatMap(findFaults)).toEqual([]);
      expect(await rightOf("reasoner:oracle", items)).toBe(items.length);
    },
  );
  test("who looks at words is no oracle, and the novice stands between", async () => {
    const items = itemsOf(task, 24);
    expect(await rightOf("reasoner:surface", items)).toBeLessThan(17);
    expect(await rightOf("reasoner:novice", items)).toBeLessThan(24);
  });
});

test("the text of a task is taken apart as it was put together", () => {
  for (const task of taskNames) {
    const [item] = itemsOf(task, 1);
    const seen = recogniseTask(item!.question);
    expect(seen?.task.name).toBe(task);
    expect(seen?.premises.length).toBe(item!.premises.length);
  }
});
