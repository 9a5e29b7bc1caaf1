/**
 * How well a model's probabilities mean what they say, where its tokens came with them. Nothing is asked.
 */
import { answeredCalls } from "#runs/answers";
import { createRandom } from "#arguments/random";
import { rotationCount, getOptionIndex } from "#items/formats/rotation";
import { labelText, optionLabel, type Question } from "#items/question";
import type { ModelReport } from "#reports/summary";
import { partialCircular, probablePartialCircular } from "#scoring/circle";
import {
  answerProbabilities,
  buildCalibration,
  type AnswerProbabilities,
  type Sureness,
} from "#scoring/calibration";
import { meanEstimate } from "#scoring/estimate";
import { comparePairs } from "#scoring/paired-scores";
import type { Results } from "./results.ts";

/** Calibration of a model that was asked with probabilities; nothing of others, whose answers are not read for it. */
export const calibration = async (results: Results): Promise<Pick<ModelReport, "calibration">> => {
  const replies = await getSureness(results);
  const told = buildCalibration(replies, createRandom(`calibration/${results.run.id}`).next);
  return told === undefined ? {} : { calibration: told };
};

/** Replies with probabilities; of a question asked several times, the first, since the rest are no further questions. */
const getSureness = async ({ store, run, subject, place }: Results) => {
  const { logprobs, likelihood } = subject.parameters;
  if (logprobs === undefined && likelihood === undefined) return [];
  const replies: (Sureness & { readonly question: Question })[] = [];
  for await (const { question, subject: of, epoch, response } of answeredCalls(store, run)) {
    if (of !== place || epoch > 0 || response.logprobs === undefined) continue;
    const labels = question.answers.map(({ label }) => label);
    const probabilities = answerProbabilities(response.logprobs, labels);
    if (probabilities !== undefined) replies.push({ question, probabilities, key: labelText(question.key) });
  }
  return replies;
};

/** PartialCircular from probabilities, over the circles of which every rotation has them, and how well it stands for that of the picks. */
export const probableCircles = async (results: Results) => {
  const replies = await getSureness(results);
  const circles = Map.groupBy(
    replies.filter(({ question }) => question.group !== undefined && question.tags["rotation"] !== undefined),
    ({ question }) => question.group ?? "",
  );
  const picked = new Map(
    results.circles?.flatMap(({ itemId, epoch, picks, answer }) =>
      epoch === 0 && picks !== undefined ? [[itemId, partialCircular(picks, answer)] as const] : [],
    ),
  );
  const values = [...circles].flatMap(([item, rotations]) => {
    const original = rotations.find(({ question }) => question.tags["rotation"] === "0");
    if (rotations.length !== rotationCount || original === undefined) return [];
    const right = getContent(original.question, original.key);
    const from = (some: typeof rotations): number =>
      probablePartialCircular(
        some.map(({ question, probabilities }) => byContent(question, probabilities)),
        right,
      );
    return [{ all: from(rotations), one: from([original]), byPicks: picked.get(item) }];
  });
  if (values.length === 0) return {};
  const substitute = (which: "all" | "one") =>
    comparePairs(
      values.flatMap((value) =>
        value.byPicks === undefined ? [] : [[value.byPicks, value[which]] as const],
      ),
    );
  return {
    probablePartialCircular: meanEstimate(values.map(({ all }) => all)),
    substitutes: { fourOrders: substitute("all"), oneOrder: substitute("one") },
  };
};

const labels = Array.from({ length: rotationCount }, (_, place) => optionLabel(place));

const getContent = ({ tags }: Question, label: string): number =>
  getOptionIndex(labels.indexOf(label), Number(tags["rotation"]));

const byContent = (question: Question, probabilities: AnswerProbabilities): ReadonlyMap<number, number> =>
  new Map([...probabilities].map(([label, p]) => [getContent(question, label), p]));
