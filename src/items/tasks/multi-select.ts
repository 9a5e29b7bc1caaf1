/**
 * Which of n statements follow: each does or does not by the toss of a coin, so that the exact set is one of 2ⁿ. Statements are
 * literals, rather such as no premise says by itself. Of those that do not follow some are denials of what follows and some are
 * left open; they are denied as often as those that do, so that neither a "not" nor a name gives anything away.
 */
import { occurrencesOf } from "#arguments/refinement";
import { eachAtom, equal, not, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { relationsAmong } from "#logic/relations-among";
import { optionLabel } from "../question.ts";
import { noneLabel, opposite, questionAbout, textsOf, type LineSource, type Task } from "./task.ts";

/** Statements of a question. */
const statements = 4;

const { about, asks } = textsOf("multi-select");

export const multiSelectTask: Task = {
  ...about,
  answer: {
    kind: "labels",
    labels: ({ lines }) => lines.map((_, i) => optionLabel(i)),
    chance: () => 2 ** -statements,
    // Each statement that is named or passed over rightly.
    credit: (both, either) => Math.max(0, (statements - (either - both)) / statements),
  },
  turns: [["entailment", "contradiction"], ["neutral"]],
  // The more distractors speak of what others speak of, the more statements look alike.
  usual: { nearness: 0.5 },
  choose: (source) => {
    const chosen = chooseOptions(source);
    return chosen === undefined
      ? "there are too few statements to choose from"
      : chosen.map((formula, i) => ({ n: i + 1, formula, from: [] }));
  },
  ask: (said) => {
    const { premises } = said.problem;
    const relationTo = relationsAmong(
      premises,
      said.lines.map(({ formula }) => formula),
    );
    const options = said.lines.map(({ formula }, i) => ({
      label: optionLabel(i),
      text: said.say(formula),
      follows: relationTo(i) === "entailment",
    }));
    const right = options.filter(({ follows }) => follows).map(({ label }) => label);
    return {
      text: questionAbout(
        said,
        asks({ options: options.map(({ label, text }) => `${label}. ${text}`).join("\n") }),
      ),
      answers: [...options.map(({ label, text }) => ({ label, text })), { label: noneLabel }],
      key: right.length === 0 ? [noneLabel] : right,
    };
  },
};

/**
 * Statements, for each of which a coin says whether it follows. It is drawn from literals that look alike among the premises, both
 * denied or both not, of which some follow and some do not; from any where there are no such. Undefined where there are too few.
 */
const chooseOptions = (source: LineSource): readonly Formula[] | undefined => {
  const { random, problem } = source;
  const { settled, open } = literalsOf(source);
  const lookOf = looksAmong(problem.premises);
  const looks = [
    (literal: Formula) => `${literal.kind} ${lookOf(literal)}`,
    (literal: Formula) => literal.kind,
    () => "any",
  ];
  // Where fewer can follow, as few can fail to, so that a statement follows as often as it does not.
  const max = Math.min(statements, settled.length);
  if (2 * max < statements) return undefined;
  let wanted: readonly boolean[];
  do wanted = Array.from({ length: statements }, () => random.next() < 0.5);
  while (Math.max(...[true, false].map((want) => wanted.filter((one) => one === want).length)) > max);
  const shown: Formula[] = [];
  for (const follows of wanted) {
    const isFree = (literal: Formula): boolean => !shown.some((one) => equal(bare(one), bare(literal)));
    const right = settled.filter(isFree);
    // Open ones as often as what is denied, where there are both.
    const denied = right.map(opposite);
    const left = open.flatMap((literal) => [literal, opposite(literal)]).filter(isFree);
    const pairs = looks.values().map((look) =>
      right.flatMap((one) =>
        [denied, left].flatMap((some) => {
          const alike = some.filter((other) => look(other) === look(one));
          return alike.length === 0 ? [] : [[one, random.pick(alike)] as const];
        }),
      ),
    );
    const some = pairs.find(({ length }) => length > 0);
    if (some !== undefined) shown.push(random.pick(some)[follows ? 0 : 1]);
    else {
      // A denial of what follows will do where all that follows is shown.
      const rest = follows ? [] : [...settled.map(opposite), ...left].filter(isFree);
      if (rest.length === 0) return undefined;
      shown.push(random.pick(rest));
    }
  }
  return shown;
};

/** How a literal stands in the premises: how often it and its denial do, in premises of how many atoms. */
const looksAmong = (premises: readonly Formula[]): ((literal: Formula) => string) => {
  const uses = premises.flatMap((premise) => {
    const own = occurrencesOf(premise);
    return own.map(({ whole, sign }) => ({ atom: print(whole), sign, size: own.length }));
  });
  return (literal) => {
    const atom = print(bare(literal));
    const sign = literal.kind === "not" ? -1 : 1;
    return uses
      .filter((use) => use.atom === atom)
      .map((use) => `${use.size}${use.sign === sign ? "+" : "-"}`)
      .toSorted()
      .join();
  };
};

/**
 * Literals that follow, and those that the premises leave open, in random order, as many of each as may be needed. What a
 * premise says by itself comes last.
 */
const literalsOf = ({
  problem: { premises, goal },
  random,
}: LineSource): { readonly settled: readonly Formula[]; readonly open: readonly Formula[] } => {
  const atoms = new Map<string, Formula>();
  for (const formula of [...premises, goal])
    eachAtom(formula, (atom) => {
      if (atom.terms.every(({ kind }) => kind === "constant")) atoms.set(print(atom), atom);
    });
  const said = new Set(premises.map((premise) => print(bare(premise))));
  const settled: Formula[] = [];
  const open: Formula[] = [];
  const shuffled = random.shuffle([...atoms]);
  const ownFirst = shuffled.toSorted(([one], [other]) => Number(said.has(one)) - Number(said.has(other)));
  const relationTo = relationsAmong(premises, [...atoms.values()]);
  const places = new Map([...atoms.keys()].map((name, place) => [name, place]));
  for (const [name, atom] of ownFirst) {
    const looked = settled.length + open.length;
    if (settled.length >= statements && (looked >= maxLooked || (said.has(name) && open.length > 0))) break;
    const relation = relationTo(places.get(name)!);
    if (relation === "entailment") settled.push(atom);
    else if (relation === "contradiction") settled.push(not(atom));
    else if (relation === "neutral") open.push(atom);
  }
  return { settled, open };
};

/** Statements that are looked at where enough of them follow: the more, the more are alike. */
const maxLooked = 20;

/** A formula without the negations before it. */
const bare = (formula: Formula): Formula => (formula.kind === "not" ? bare(formula.body) : formula);
