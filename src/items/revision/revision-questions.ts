/**
 * Stories in words: a question at each turn, which tells all that happened before. Whoever answers has to keep track of which
 * premises still stand.
 */
import type { Dials } from "#arguments/dials/dials";
import { argumentHash } from "#arguments/argument-hash";
import { createRandom } from "#arguments/random";
import { writeJudgement, type WrittenCertificate } from "#arguments/written-certificate";
import type { Lexicon } from "#language/lexicon";
import type { Style } from "#language/style";
import { decide } from "#logic/decide";
import { OrganonError } from "#logic/error";
import type { Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { wordsForProblem } from "../dialled/dialled-words.ts";
import { withNotes, createSayer } from "../sayer.ts";
import { inGroups, type Group, type ProblemGenerator } from "../generation.ts";
import { emptyLine, withId, type ProblemLine } from "../problem-line.ts";
import { lexiconOf } from "../realise.ts";
import { questionAbout } from "../tasks/task.ts";
import { threeWayLabels, threeWayOptions } from "../tasks/three-way.ts";
import { storyAt, type Change, type Story } from "./story.ts";

/** Which stories. */
type RevisionPlan = {
  readonly stories: number;
  /** Turns of a story, from low to high. */
  readonly turns: readonly [low: number, high: number];
  readonly dials: Partial<Dials>;
  readonly seed: number;
  readonly style: Style;
  readonly lexicon: Lexicon;
};

/** So many skeletons in a row may give no story. */
const maxDropped = 200;

/** The turns of all stories, story by story. */
const createRevisionGenerator = (plan: RevisionPlan): ProblemGenerator<ProblemLine<"conclusion">> => {
  const [low, high] = plan.turns;
  return inGroups(1, high, (number) => {
    const story = storyAt(plan.dials, { seed: plan.seed, number, turns: low + (number % (high - low + 1)) });
    return (story && told(story, number, plan)) ?? "no story can be made of its skeleton";
  });
};

/** The turns of as many stories as the plan has. */
export function* revisionLines(plan: RevisionPlan): Generator<ProblemLine<"conclusion">> {
  const { at, perLeafStep } = createRevisionGenerator(plan);
  for (let made = 0, number = 0, dropped = 0; made < plan.stories && dropped < maxDropped; number++) {
    const places = Array.from({ length: perLeafStep }, (_, i) => at(number * perLeafStep + i));
    const turns = places.flatMap((outcome) => ("item" in outcome ? [outcome.item] : []));
    dropped = turns.length === 0 ? dropped + 1 : 0;
    if (turns.length > 0) made++;
    yield* turns;
  }
}

/** The turns of a story; undefined where the lexicon or the style has no words for it. */
const told = (
  story: Story,
  number: number,
  plan: RevisionPlan,
): Group<ProblemLine<"conclusion">> | undefined => {
  const { style, seed } = plan;
  const formulas = [
    ...story.premises,
    ...story.turns.flatMap(({ asked, change }) => [asked, ...("formula" in change ? [change.formula] : [])]),
  ];
  const general = formulas.some(({ kind }) => kind === "forall" || kind === "exists");
  const random = createRandom(`words of story ${seed}/${number}`);
  const words = wordsForProblem(formulas, plan.lexicon, style, { general, random });
  if (words === undefined) return undefined;
  const sentence = createSayer(style, words);
  const setting = style.staged === true ? withNotes(words.setting, style, formulas) : undefined;
  try {
    const premises = story.premises.map((line) => sentence(line));
    const changes: string[] = [];
    return story.turns.map((turn, i) => {
      changes.push(...changeInWords(turn.change, sentence));
      const conclusionText = sentence(turn.asked);
      const asks = `If all that stand now are true, is the following true, too? Answer yes if it must be true, no if it must be false, and unknown if it may be either: ${conclusionText}`;
      const label = threeWayLabels[turn.relation];
      const item = withId({
        ...emptyLine,
        seed,
        index: number * plan.turns[1] + i,
        task: "revision",
        style: style.name,
        premises: turn.standing.map(print),
        conclusion: print(turn.asked),
        relation: turn.relation,
        key: [label],
        label,
        answer: threeWayOptions.findIndex((option) => option.label === label),
        lexicon: lexiconOf(words, undefined),
        setting: setting ?? null,
        premisesText: turn.standing.map((line) => sentence(line)),
        conclusionText,
        question: questionAbout({ setting, premises }, [...changes, asks].join("\n")),
        options: threeWayOptions,
        certificate: certificateOf(turn),
        group: `revision ${seed}/${number}`,
        tags: Object.entries({
          turn: i + 1,
          turns: story.turns.length,
          change: turn.change.kind,
          about: turn.about,
          postulate: turn.postulate,
          against: turn.against === undefined ? undefined : turn.against + 1,
          length: story.dials.length,
          width: story.dials.width,
        }).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: String(value) }])),
      });
      return { item, argument: argumentHash(turn.standing, turn.asked) };
    });
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return undefined;
    throw error;
  }
};

/** What proves the key of a turn; its relation was decided when the story was made. */
const certificateOf = ({ standing, asked }: Story["turns"][number]): WrittenCertificate => {
  const judgement = decide({ premises: standing, conclusion: asked });
  if (judgement.relation === "undecided" || judgement.relation === "inconsistent")
    throw new OrganonError("bug/turn-key", `a turn about ${print(asked)} is ${judgement.relation}`);
  return writeJudgement(judgement);
};

const changeInWords = (change: Change, say: (formula: Formula) => string): readonly string[] => {
  switch (change.kind) {
    case "start":
    case "none":
      return [];
    case "withdraw":
      return [`Then (${change.premise}) is withdrawn.`];
    case "add":
    case "return":
      return ["Then this is added:", `(${change.premise}) ${say(change.formula)}`];
    case "replace":
      return [`Then (${change.premise}) is replaced by this:`, `(${change.by}) ${say(change.formula)}`];
    default:
      return change satisfies never;
  }
};
