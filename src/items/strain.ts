/**
 * How hard the sentences of an argument are to read: which of several arguments are rather asked in styles for readers.
 * Formulas alone decide, before they get words; both twins of a pair have one strain, so it tells no answer. What a line
 * weighs was set by what readers of sheets liked least (`organon sample --english`).
 */
import { wordsIn } from "#language/frame-words";
import type { Style } from "#language/style";
import { natural } from "#language/styles/natural";
import { eachAtom, equal, partsOf, type Binary, type Formula } from "#logic/formula";
import { namesIn } from "./letters.ts";
import { memoize } from "#logic/memoize";
import { print } from "#logic/notation";

/**
 * The strain of premises, and of what is asked: 0 where each is a short plain sentence; always 0 in styles that are not for readers.
 * Where it is above `most`, some part of it that is, too.
 */
type Strain = (premises: readonly Formula[], goal?: Formula, most?: number) => number;

/** Strain in a style. */
export const createStrain =
  (style: Style): Strain =>
  (premises, goal, most = Infinity) => {
    if (style.staged !== true) return 0;
    const lines = goal === undefined ? premises : [...premises, goal];
    let strain = strainOfRepeats(lines) + (goal === undefined ? 0 : strainOfUnheard(premises, goal));
    // What takes words is looked at last.
    for (const strainOf of [strainOfFormula, strainOfWords])
      for (const line of lines) {
        if (strain > most) return strain;
        strain += strainOf(line);
      }
    return strain;
  };

/** What is asked of, and no premise speaks of. */
const strainOfUnheard = (premises: readonly Formula[], goal: Formula): number =>
  hard * namesIn([goal]).difference(namesIn(premises)).size;

/** What a reader meets for the third time: alternatives, or two facts together. */
const strainOfRepeats = (lines: readonly Formula[]): number =>
  Map.groupBy(lines.flatMap(groupsIn), (text) => text)
    .values()
    .reduce((strain, { length }) => strain + Math.max(0, length - 2), 0);

/** What a formula joins by "and" or "or", as it is written. */
const groupsIn = (formula: Formula): readonly string[] => [
  ...(formula.kind === "and" || formula.kind === "or" ? [print(formula)] : []),
  ...partsOf(formula).flatMap(groupsIn),
];

/** How much strain may be where so many arguments with more have been passed over, so that no skill runs dry. */
export const strainAllowed = (passedOver: number): number =>
  passedOver < patience ? Math.floor(passedOver / 12) / 2 : Infinity;

/** So many are passed over at the most. */
const patience = 160;

/** What is worth a colon, a list, or a word that nobody says. */
const heavy = 3;
/** What a reader has to read again. */
const hard = 2;
/** What a careful person would write, and rather not. */
const mild = 0.5;

/** More clauses in one sentence are hard to keep apart. */
const maxClauses = 3;

/** The strain of one sentence. */
export const strainOfLine = (line: Formula): number => strainOfFormula(line) + strainOfWords(line);

/** Of its shape, of each clause above three, and of what comes again. */
const strainOfFormula = (line: Formula): number =>
  (isUnless(line) ? 1 : strainOfShape(line)) +
  Math.max(0, clausesIn(line) - maxClauses) +
  2 * hard * againIn(line);

/** "Anna did not sing unless Ben danced." */
const isUnless = (line: Formula): boolean =>
  line.kind === "or" &&
  isLiteral(line.left) &&
  isLiteral(line.right) &&
  deniedAmong(line.left, line.right) === 1 &&
  !isDenial(line.left, line.right);

const strainOfWords = (line: Formula): number => (isUnsaid(line) ? unsaid : 0);

/** How many atoms of a line come again in it: "if Anna sang, then Anna sang or danced". */
const againIn = (line: Formula): number => {
  const atoms: string[] = [];
  eachAtom(line, (atom) => void atoms.push(print(atom)));
  return atoms.length - new Set(atoms).size;
};

/** What nobody says is asked only where a rule has hardly an argument without. */
const unsaid = 2;

/** Whether natural English has a list for a line, or says that something is not true, or says it twice. */
const isUnsaid = memoize(
  (line: Formula): boolean => line.kind !== "atom" && saysUnsaid(wordsOf(line).join(" ")),
  { keyOf: print, limit: 10_000 },
);

const wordsOf = wordsIn(natural);

const saysUnsaid = (text: string): boolean =>
  / is true |true:|following|holds:|\(a\)|not true|twice\)|or else|and also|both .* or (?:did|was)? ?neither/.test(
    text,
  );

const strainOfShape = (formula: Formula): number => {
  if (isClause(formula)) return 0;
  switch (formula.kind) {
    case "and":
    case "or":
      return strainOfJoined(formula.kind, formula.left, formula.right);
    case "implies":
      return strainOfConditional(formula.left, formula.right);
    case "iff":
      return strainOfSame(formula.left, formula.right);
    case "not":
      return strainOfDenied(formula.body);
    case "forall":
      return strainOfEach(formula.body, formula.variable);
    case "exists":
      return strainOfSome(formula.body, formula.variable);
    default:
      return 0;
  }
};

/** "Anna sang and Ben danced", "either Anna sang or Ben danced"; denied alternatives are heard with care. */
const strainOfJoined = (how: "and" | "or", left: Formula, right: Formula): number => {
  if (equal(left, right)) return heavy + 1;
  if (isClause(left) && isClause(right)) {
    if (isDenial(left, right)) return heavy + hard;
    return how === "or" ? heavy * deniedAmong(left, right) + ofMany(left, right) : 0;
  }
  // "Either A, or B or C", "A, and either B or C", "either A and B, or C"; "either A or B, and C" is a list.
  const [one, other] = [isClause(left), isClause(right)];
  if ((one || other) && !(how === "and" && left.kind === "or")) {
    const inner = one ? right : left;
    if (inner.kind === "and" || inner.kind === "or")
      // "A and B, and C": what three are one list of is said as two and one.
      return (
        (inner.kind === how ? 3 : 2) * mild +
        strainOfShape(inner) +
        mild * Number(isDenied(one ? left : right))
      );
  }
  if (left.kind === "and" && right.kind === "and" && how === "or")
    return hard + strainOfShape(left) + strainOfShape(right);
  return heavy + strainOfShape(left) + strainOfShape(right);
};

/** "If Anna sang, then Ben danced"; one condition inside another is hard to follow. */
const strainOfConditional = (left: Formula, right: Formula): number => {
  if (equal(left, right) || isDenial(left, right)) return heavy + hard;
  const ofCondition = isClause(left)
    ? 0
    : isGroup(left)
      ? (left.kind === "or" ? mild : 0) + strainOfShape(left)
      : heavy;
  const ofRest =
    right.kind === "implies" || right.kind === "iff"
      ? hard + strainOfShape(right)
      : right.kind === "not" && !isClause(right)
        ? heavy
        : strainOfShape(right) + strainBehind(right);
  // "Anyone who sang did not dance and did not hum."
  const areDenied = right.kind === "and" && isDenied(right.left) && isDenied(right.right);
  return ofCondition + ofRest + (isDenied(left) && isDenied(right) ? mild : 0) + (areDenied ? heavy : 0);
};

/** What is short at the beginning of a sentence and takes a list or a second condition behind "then". */
const strainBehind = (right: Formula): number => {
  if (right.kind === "and") return isLiteral(right.left) ? 0 : hard;
  if (right.kind !== "forall" && right.kind !== "exists") return isClause(right) ? ofMany(right) : 0;
  return 1 + (right.body.kind === "implies" ? strainOfOthers(right.body, right.variable) : 0);
};

/** What all did, or some, as an alternative or behind a condition of somebody. */
const ofMany = (...parts: readonly Formula[]): number =>
  hard * parts.filter((part) => !isLiteral(part)).length;

/** "Anna sang if and only if Ben danced." */
const strainOfSame = (left: Formula, right: Formula): number => {
  if (!isLiteral(left) || !isLiteral(right)) return heavy + strainOfShape(left) + strainOfShape(right);
  return mild * deniedAmong(left, right);
};

/** "Anna and Ben did not both sing", "neither Anna nor Ben sang"; of anything longer a list. */
const strainOfDenied = (body: Formula): number => {
  if (body.kind === "not") return (isLiteral(body) ? hard : heavy + hard) + strainOfShape(body.body);
  if (body.kind === "implies") return heavy + strainOfShape(body);
  if (body.kind === "exists" && isWithout(body.body)) return heavy;
  if (body.kind === "forall" || body.kind === "exists") return strainOfShape(body) + mild;
  if (body.kind !== "and" && body.kind !== "or" && body.kind !== "iff") return 0;
  if (isLiteral(body.left) && isLiteral(body.right)) {
    if (equal(body.left, body.right)) return heavy;
    return mild + (isDenied(body.left) || isDenied(body.right) ? hard : 0);
  }
  return heavy + strainOfShape(body.left) + strainOfShape(body.right);
};

/** "Every guest sang", "any guest who sang danced", "no guest both sang and danced". */
const strainOfEach = (body: Formula, variable: string): number => {
  switch (body.kind) {
    case "implies": {
      const { left, right } = body;
      // "Every guest sang if it rained", but of guests whom the rest does not speak of nobody has words.
      if (isOfOthers(left, variable)) return mild + strainOfConditional(left, right);
      if (isOfOthers(right, variable)) return hard + strainOfConditional(left, right);
      if (right.kind === "implies")
        return 1 + strainOfConditional(left, right.right) + strainOfShape(right.left);
      // "No one who did not sing danced."
      return strainOfConditional(left, right) + (isDenied(left) && isDenied(right) ? hard : 0);
    }
    case "iff":
      return hard + 2 * strainOfSame(body.left, body.right) + strainOfOthers(body, variable);
    case "or":
      return strainOfAlternatives(body) + strainOfOthers(body, variable);
    case "not":
      if (isWithout(body.body)) return heavy;
      if (body.body.kind === "and" && isLiteral(body.body.left) && isLiteral(body.body.right))
        return strainOfDenied(body.body) - mild;
      return strainOfDenied(body.body) + (body.body.kind === "not" ? 1 : 0);
    case "and":
      // "Every guest did not sing but danced" is heard as of some.
      return strainOfShape(body) + (startsDenied(body.left) ? hard : 0) + strainOfOthers(body, variable);
    default:
      return strainOfShape(body);
  }
};

/** "At least one guest sang"; "at least one guest danced if he or she sang" is what nobody says. */
const strainOfSome = (body: Formula, variable: string): number => {
  if (body.kind === "implies")
    return heavy + hard + strainOfConditional(body.left, body.right) + strainOfOthers(body, variable);
  if (body.kind === "not" && body.body.kind === "not") return heavy + hard;
  if (body.kind === "iff") return 1 + strainOfSame(body.left, body.right);
  if (body.kind === "or") return strainOfAlternatives(body);
  // "Of whom these are not both true"; of nobody it would be "without doing".
  if (body.kind === "not" && isWithout(body.body)) return hard + strainOfShape(body);
  return strainOfShape(body) + (body.kind === "and" ? strainOfOthers(body, variable) : 0);
};

/** "Every guest either did not sing or danced" is what nobody says who could say it with "if". */
const strainOfAlternatives = (body: Binary): number => strainOfShape(body);

/** "No guest sang without both dancing and humming." */
const isWithout = (body: Formula): boolean => {
  if (body.kind !== "and") return false;
  const [lacked, deed] = body.right.kind === "not" ? [body.right, body.left] : [body.left, body.right];
  if (lacked.kind !== "not" || deed.kind !== "atom") return false;
  const { body: doing } = lacked;
  return doing.kind === "and" || doing.kind === "or"
    ? doing.left.kind === "atom" && doing.right.kind === "atom" && !equal(doing.left, doing.right)
    : doing.kind === "atom";
};

/** What speaks of others than those of whom it is said needs a letter for them. */
const strainOfOthers = ({ left, right }: Binary, variable: string): number =>
  isOfOthers(left, variable) || isOfOthers(right, variable) ? hard : 0;

/** Whether a part of what is said of somebody speaks of others. */
const isOfOthers = (part: Formula, variable: string): boolean => {
  let found = false;
  eachAtom(part, ({ terms }) => {
    found ||= !terms.some(({ name }) => name === variable);
  });
  return found;
};

/** An atom, said or denied, of somebody, everybody or nobody. */
const isClause = (formula: Formula): boolean => {
  if (isLiteral(formula)) return true;
  const inner = formula.kind === "not" ? formula.body : formula;
  return (
    (inner.kind === "forall" || inner.kind === "exists") &&
    isLiteral(inner.body) &&
    (formula.kind !== "not" || inner.body.kind !== "not")
  );
};

const isLiteral = (formula: Formula): boolean => {
  const { kind } = formula.kind === "not" ? formula.body : formula;
  return kind === "atom" || kind === "true" || kind === "false";
};

const startsDenied = (formula: Formula): boolean =>
  isDenied(formula) || (formula.kind === "and" && startsDenied(formula.left));

const isDenied = ({ kind }: Formula): boolean => kind === "not";

const deniedAmong = (...parts: readonly Formula[]): number => parts.filter(isDenied).length;

/** Whether one formula denies the other. */
const isDenial = (one: Formula, other: Formula): boolean =>
  (one.kind === "not" && equal(one.body, other)) || (other.kind === "not" && equal(other.body, one));

/** Two clauses joined by "and" or "or". */
const isGroup = (formula: Formula): boolean =>
  (formula.kind === "and" || formula.kind === "or") && isClause(formula.left) && isClause(formula.right);

const clausesIn = (formula: Formula): number => {
  const parts = partsOf(formula);
  return parts.reduce((sum, part) => sum + clausesIn(part), parts.length === 0 ? 1 : 0);
};
