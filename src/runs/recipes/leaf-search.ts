/**
 * Searches for the weakest skills: a pilot on every skill, then rounds on the skills whose rank is least certain,
 * then new questions of the skills found (`#lessons/focus`).
 */
import type { ProblemLine } from "#items/problem-line";
import type { Skill } from "#catalog/skill";
import { createGenerator } from "#items/generate";
import type { ItemGenerator } from "#items/generation";
import { leafItemsOf } from "#items/leaf-items";
import { questionOf } from "#items/question";
import { createFocus } from "#lessons/focus";
import type { Score } from "#scores/verdict";
import type { AdaptivePlan, AdaptiveProgress, Search } from "./search.ts";

/** Opens one model's search for its weakest skills. */
export const openLeafSearch = (
  { generation, settings }: AdaptivePlan,
  generator: ItemGenerator = createGenerator(generation),
): Search => {
  const searching = questionsOf(generator);
  const { skills } = searching;
  const focus = createFocus(skills, settings);
  const zeros = (): Float64Array => new Float64Array(skills.length);
  const counts = { asked: zeros(), readable: zeros(), correct: zeros(), usedUp: new Set<number>() };
  const ids = new Set<string>();
  const [first, last] = [focus.pilot * skills.length, Math.min(settings.k, skills.length) * settings.confirm];
  const split = { pilot: first, search: settings.budget - first - last, confirming: last };
  const pilot: Score[] = [];
  const confirming: Score[] = [];
  let pending: readonly Drawn[] = [];
  let searched = 0;
  let phase: AdaptiveProgress["phase"] = "pilot";
  let expected: number | null = null;

  const take = ({ leaf }: Drawn, score: Score): void => {
    if (phase === "confirming") {
      confirming.push(score);
      return;
    }
    if (phase === "pilot") pilot.push(score);
    else searched += 1;
    const { outcome } = score.verdict;
    counts.asked[leaf]! += 1;
    if (outcome === "correct" || outcome === "incorrect") counts.readable[leaf]! += 1;
    if (outcome === "correct") counts.correct[leaf]! += 1;
  };

  /** Draws the given number of new questions of each skill. */
  const draw = (source: Questions, wanted: readonly number[]): readonly Drawn[] =>
    wanted.flatMap((number, leaf) => {
      const drawn: Drawn[] = [];
      while (drawn.length < number) {
        const item = source.next(leaf, ids);
        if (item === undefined) {
          counts.usedUp.add(leaf);
          break;
        }
        ids.add(item.id);
        drawn.push({ item, leaf });
      }
      return drawn;
    });

  const nextQuestions = (): readonly Drawn[] => {
    for (;;) {
      const step = focus.next(counts);
      ({ expected } = step);
      if (step.phase === "found") break;
      phase = step.phase;
      const questions = draw(searching, step.questions);
      // If none, the wanted skills turned out to be exhausted, and the round moves to others.
      if (questions.length > 0) return questions;
    }
    phase = "confirming";
    const fresh = questionsOf(createGenerator({ ...generation, seed: generation.seed ^ 0x0c0ff1ee }));
    const found = new Set(focus.result(counts).found);
    const wanted = skills.map((_, leaf) => (found.has(leaf) ? settings.confirm : 0));
    return draw(fresh, wanted);
  };

  return {
    pending: () => pending.map(({ item }) => questionOf(item)),
    asked: () => ids.size,
    next: (scores) => {
      if (phase === "done") return [];
      const answers = pending.map(({ item }) => scores.get(item.id));
      if (answers.includes(undefined)) return undefined;
      for (const [i, score] of answers.entries()) if (score !== undefined) take(pending[i]!, score);
      pending = phase === "confirming" ? [] : nextQuestions();
      if (pending.length === 0) phase = "done";
      return pending.map(({ item }) => questionOf(item));
    },
    state: () => ({ phase, expected, split }),
    result: (model) => {
      const { found, expected: share, estimates, chances } = focus.result(counts);
      return {
        model,
        isFinished: phase === "done",
        found,
        expected: share,
        leaves: skills.map((leaf, place) => ({
          leaf,
          asked: counts.asked[place]!,
          shrunk: estimates[place]!,
          chance: chances[place]!,
        })),
        pilot,
        confirming,
        asked: { pilot: pilot.length, search: searched, confirming: confirming.length },
      };
    },
  };
};

type Drawn = { readonly item: ProblemLine<"rule">; readonly leaf: number };

/** The questions of a generator, by skill. */
type Questions = {
  readonly skills: readonly Skill[];
  /** Returns the skill's next question that is not in `but`; undefined if the skill is exhausted. */
  readonly next: (leaf: number, but: ReadonlySet<string>) => ProblemLine<"rule"> | undefined;
};

/** A skill is exhausted after this many items in a row without a new question. */
const maxTurns = 200;

const questionsOf = (generator: ItemGenerator): Questions => {
  const { leaves, itemAt } = leafItemsOf(generator);
  const rounds = new Uint32Array(leaves.length);
  return {
    skills: leaves,
    next: (leaf, but) => {
      for (let tries = 0; tries < maxTurns; tries++) {
        const item = itemAt(leaf, rounds[leaf]!++);
        if (item !== undefined && !but.has(item.id)) return item;
      }
      return undefined;
    },
  };
};
