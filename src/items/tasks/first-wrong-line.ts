/**
 * The first wrong line: the proof of a settled problem under the premises of its open twin. Where the proof uses x → A, the twin
 * has x → Z and r → A (`arguments/dials/exchange.ts`), and the line of A is drawn from both. All others follow; each of them is drawn
 * from one more premise of the same look, too, so that what is cited has the same letters and signs in each line. Which line it is
 * hangs on where the way was cut, which is drawn evenly.
 */
import type { GradedArgument } from "#arguments/dials/graded-argument";
import { eachAtom, equal, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { follows, proofLines, toldLine } from "./proof-lines.ts";
import { questionAbout, textsOf, type LineSource, type ShownLine, type Task } from "./task.ts";

const { about, asks } = textsOf("first-wrong-line");

export const firstWrongLineTask: Task = {
  ...about,
  answer: {
    kind: "label",
    labels: (shown) => labelsOf(shown),
    // Its proof has as many lines as the problem has steps.
    chance: (steps) => 1 / steps,
  },
  turns: [["neutral"]],
  wants: "exchange anywhere",
  spareSteps: 1,
  choose: (source) => {
    const { problem } = source;
    const lines = linesOfTwin(source);
    if (lines === undefined || lines.length < 2) return "its proof is too short";
    return wrongLines(lines, problem).length === 1 ? lines : "not one line of the proof is wrong";
  },
  ask: (said) => {
    const { problem, goal, lines } = said;
    return {
      text: questionAbout(said, asks({ goal, lines: lines.map((line) => toldLine(said, line)).join("\n") })),
      answers: labelsOf(said).map((label) => ({ label })),
      key: wrongLines(lines, problem)
        .slice(0, 1)
        .map(({ n }) => String(n)),
    };
  },
};

const labelsOf = ({ lines }: { readonly lines: readonly Pick<ShownLine, "n">[] }): readonly string[] =>
  lines.map(({ n }) => String(n));

/** The lines that do not follow. */
const wrongLines = (
  lines: readonly ShownLine[],
  { premises }: Pick<GradedArgument, "premises">,
): readonly ShownLine[] => lines.filter((line) => !follows(line, lines, premises));

/**
 * The lines of the settled problem of the same skeleton with the same goal that differs in two premises, each drawn from one
 * premise more: the line that used what was exchanged from the other of the two, the others from one that plays no part in them.
 */
const linesOfTwin = ({ problem, siblings, random }: LineSource): readonly ShownLine[] | undefined => {
  const { premises, goal } = problem;
  for (const sibling of siblings()) {
    if (sibling.relation === "neutral" || !equal(sibling.goal, goal)) continue;
    const changed = sibling.premises.flatMap((premise, i) => (equal(premise, premises[i]!) ? [] : [i]));
    if (changed.length !== 2) continue;
    const atoms = [...premises, ...sibling.steps.map(({ to }) => to)].map(atomsOf);
    return proofLines(sibling)?.map((line) => {
      const exchanged = changed.find((place) => line.from.includes(place + 1));
      const own = new Set([...line.from.flatMap((n) => [...atoms[n - 1]!]), ...atoms[line.n - 1]!]);
      const others = premises.flatMap((premise, i) =>
        premise.kind !== "forall" && atoms[i]!.size === 2 && own.isDisjointFrom(atoms[i]!) ? [i] : [],
      );
      const more =
        exchanged === undefined
          ? others.length === 0
            ? []
            : [random.pick(others) + 1]
          : changed.filter((place) => place !== exchanged).map((place) => place + 1);
      return { ...line, from: [...line.from, ...more].toSorted((a, b) => a - b) };
    });
  }
  return undefined;
};

const atomsOf = (formula: Formula): ReadonlySet<string> => {
  const atoms = new Set<string>();
  eachAtom(formula, (atom) => atoms.add(print(atom)));
  return atoms;
};
