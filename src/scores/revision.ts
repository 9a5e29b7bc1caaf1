/**
 * Which postulates of belief revision a model's answers break (`items/revision/story.ts` lists them). A postulate is about
 * what is held true before and after a change, whether or not either answer is right: only readable answers count, and of those
 * that compare only the ones where there is something to keep.
 */
import { postulates, type Postulate } from "#items/revision/story";
import { shareOf, type Estimate } from "./estimate.ts";
import { rightness, type Score } from "./verdict.ts";

/** How often a postulate was put to the test, and the share of these in which it broke. */
type PostulateReport = { readonly postulate: Postulate; readonly broken: Estimate };

/** A model's answers over stories. */
export type RevisionReport = {
  readonly accuracy: Estimate;
  /** By the number of the turn. */
  readonly byTurn: readonly { readonly turn: number; readonly accuracy: Estimate }[];
  /** By what happened last. */
  readonly byChange: readonly { readonly change: string; readonly accuracy: Estimate }[];
  readonly postulates: readonly PostulateReport[];
  /** Stories whose turns are all right. */
  readonly whole: Estimate;
};

/** The report over one model's scores. */
export const revisionReport = (scores: readonly Score[]): RevisionReport => {
  const stories = Map.groupBy(scores, ({ group, questionId }) => group ?? questionId);
  const tests = [...stories.values()].flatMap(testsOf);
  const readable = scores.filter(isReadable);
  const byTag = (tag: string): readonly (readonly [value: string, accuracy: Estimate])[] =>
    [...Map.groupBy(readable, ({ tags }) => tags[tag] ?? "")].map(([value, own]) => [value, accuracyOf(own)]);
  const told = [...stories.values()].filter((story) => story.every(isReadable));
  return {
    accuracy: accuracyOf(readable),
    byTurn: byTag("turn")
      .map(([turn, accuracy]) => ({ turn: Number(turn), accuracy }))
      .toSorted((a, b) => a.turn - b.turn),
    byChange: byTag("change").map(([change, accuracy]) => ({ change, accuracy })),
    postulates: postulates.map((postulate) => {
      const own = tests.filter((test) => test.postulate === postulate);
      return { postulate, broken: shareOf(own, ({ isBroken }) => isBroken) };
    }),
    whole: shareOf(told, (story) => story.every(isRight)),
  };
};

const isReadable = (score: Score): boolean => rightness(score) !== undefined;
const isRight = (score: Score): boolean => rightness(score) === true;

const accuracyOf = (readable: readonly Score[]): Estimate => shareOf(readable, isRight);

type Test = { readonly postulate: string; readonly isBroken: boolean };

/** The tests of a story that its answers allow. */
const testsOf = (story: readonly Score[]): readonly Test[] => {
  const answers = new Map(
    story.filter(isReadable).map(({ tags, verdict: { answer } }) => [tags["turn"] ?? "", answer ?? ""]),
  );
  return story.flatMap(({ tags }) => {
    const { postulate = "", turn = "", against = "" } = tags;
    const isBroken = broken(postulate, answers.get(against), answers.get(turn));
    return isBroken === undefined ? [] : [{ postulate, isBroken }];
  });
};

/** Whether answers break a postulate; undefined where they do not put it to the test. */
const broken = (
  postulate: string,
  before: string | undefined,
  now: string | undefined,
): boolean | undefined => {
  if (now === undefined) return undefined;
  if (postulate === "success") return now !== "yes";
  if (postulate === "withdrawal") return now === "yes";
  if (before === undefined) return undefined;
  switch (postulate) {
    case "inclusion":
      return before === "unknown" ? now !== "unknown" : undefined;
    case "vacuity":
    case "relevance":
    case "recovery":
      return before === "unknown" ? undefined : now !== before;
    case "extensionality":
      return now !== before;
    case "consistency":
      return before === "yes" ? now === "yes" : undefined;
    default:
      return undefined;
  }
};
