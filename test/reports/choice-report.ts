/** A report of four-option questions in rotations, with all that may be told of their circles. */
import { createRandom } from "#arguments/random";
import { optionLetters } from "#items/formats/choice";
import { getPosition } from "../../src/items/formats/rotation.ts";
import { reportCircles, type CirclesReport } from "#reports/circles";
import type { ModelReport, Report } from "#reports/summary";
import { buildBreakdown } from "#scoring/breakdown";
import { groupRotations } from "#scoring/circle";
import { comparePairs } from "#scoring/paired-scores";
import { proportion } from "#scoring/estimate";
import type { Score } from "#scoring/verdict";
import type { Whole } from "./example-report.ts";

const types = ["3c1e", "3e1c", "missing-premise"];

/** Scores of a model that picks the right content with the given chance, and the first place otherwise. */
const scoresOf = (skill: number, { items = 60, epochs = 2, seed = "" } = {}): Score[] => {
  const random = createRandom(`choice report ${seed}`);
  return Array.from({ length: items * 4 * epochs }, (_, k) => {
    const [epoch, item, rotation] = [Math.floor(k / (items * 4)), Math.floor(k / 4) % items, k % 4];
    const right = getPosition(item % 4, rotation);
    const picked = random.next() < skill ? right : 0;
    const type = types[item % 3]!;
    const fails = random.next() < 0.01;
    return {
      questionId: `item${item}/${rotation}`,
      group: `item${item}`,
      model: "m",
      tags: {
        logic: "propositional",
        category: "choice",
        type,
        propositions: "4",
        rotation: String(rotation),
      },
      key: optionLetters[right]!,
      epoch,
      verdict: fails
        ? { outcome: "failed" }
        : { outcome: picked === right ? "correct" : "incorrect", answer: optionLetters[picked]! },
    };
  });
};

export const choiceReport = (name = "gpt-5", { suiteItems = 60, skills = [0.7, 0.2] } = {}): Report => ({
  run: "0123456789ab",
  command: "organon run --task four-option -m openai:gpt-5 --per-type 20 --epochs 2",
  date: "2026-11-20T09:30:00.000Z",
  versions: { organon: "0.1.0" },
  seed: 1,
  profile: null,
  suiteSize: 240,
  circles: { items: 60, suiteItems, rotations: 4, shots: 0 },
  models: skills.map((skill, i): ModelReport => {
    const scores = scoresOf(skill);
    const circles = {
      ...reportCircles(groupRotations(scores)),
      probablePartialCircular: proportion(33, 60),
      substitutes: {
        fourOrders: comparePairs([
          [1, 0.9],
          [0, 0.1],
          [0.5, 0.4],
        ]),
        oneOrder: comparePairs([
          [1, 0.7],
          [0, 0.3],
          [0.5, 0.6],
        ]),
      },
    } satisfies Whole<CirclesReport>;
    const { accuracy, responseAccuracy, responseRate } = circles;
    return {
      ...buildBreakdown(scores),
      byTag: undefined,
      accuracy,
      responseAccuracy,
      responseRate,
      circles,
      id: `openai:${name}-${i}`,
      name: `${name}-${i}`,
      organisation: "OpenAI",
      weaknesses: [],
      examination: { skills: 0, unknown: 0, weak: 0, tied: 0, fewest: 0 },
      cost: {
        usd: 1.24,
        calls: 480,
        tokensIn: 100_000,
        tokensOut: 5_000,
        basis: "table",
        priceDate: "2026-04-30",
      },
    };
  }),
});
