/**
 * Frames of natural English beside its plainest ones, as rows that one mechanism renders and parses: whole sentences in
 * other words, and the words for all, some and none. A new frame is a new row. Each belongs to one formula. Only sentences
 * have frames; what is nested in another clause varies by its determiner, so that scope stays clear.
 */
import rows from "../../../data/grammar/frames.json" with { type: "json" };
import { equal, not, getParts, type Binary, type Formula } from "#logic/formula";
import { memoize, once } from "#logic/memoize";
import { parse } from "#logic/notation";
import { pluralPhrase } from "../clause-parts.ts";
import { anyone, toClause, toLiteral, type Context } from "./natural-clauses.ts";
import { getRelative, getDemonstrative } from "../pronouns.ts";
import { toPlural } from "./natural-marks.ts";

/**
 * A sentence of a shape, as data/grammar/frames.json lists them. In shapes p, q and t are clauses of somebody or something known,
 * said or denied, r and s such that are said; A, B and C are verbs, said or denied, P, Q and O such that are said. In patterns
 * `N` is what people are called, `Ns` several of them, `who` and `it` the words that point at one.
 */
type Row = {
  readonly shape: string;
  readonly pattern: string;
  /**
   * Inclusive: where "or" says that it leaves room for more than one. Several: of what several people do.
   * Denied: p is. Now: clauses of things in the present tense.
   */
  readonly limits?: string;
  /** "Twice": as often as the plainest frame, and not half as often. "Plainest": always, and where nothing is chosen, too. */
  readonly weight?: string;
};

/**
 * The words for all, any, some and none: `N` as above. The first is the plainest, and the only one for "person"; those
 * without a noun are said where they can mean nobody else.
 */
export const determiners = {
  every: ["every N", "everyone"],
  any: ["every N", "everyone"],
  some: ["at least one N"],
  no: ["no N", "no one"],
} as const;

type Piece = { readonly text: string } | { readonly slot: string };

/** A row with its shape parsed and its pattern cut up. */
type Frame = Pick<Row, "limits" | "weight"> & {
  readonly shape: Formula;
  readonly pieces: readonly Piece[];
  readonly isOfPeople: boolean;
  readonly pointsBack: boolean;
};

/** The frames as they are written. */
export const frameRows: readonly Row[] = rows;

/** The frames, by what stands outermost in their shapes. */
const frames = once((): ReadonlyMap<string, readonly Frame[]> =>
  Map.groupBy(
    frameRows.map(({ shape, pattern, limits, weight }) => ({
      shape: parse(shape),
      limits,
      weight,
      pieces: pattern
        .split(/(\{\w+\})/)
        .flatMap((part): readonly Piece[] =>
          part === "" ? [] : [part.startsWith("{") ? { slot: part.slice(1, -1) } : { text: part }],
        ),
      isOfPeople: shape.includes("x"),
      pointsBack: pattern.includes("{it}"),
    })),
    ({ shape }) => shape.kind,
  ),
);

/** A frame's sentence for a formula, chosen among those that it has; undefined where the plainest is chosen, and is no row. */
export const sayFramed = (formula: Formula, context: Context): string | undefined => {
  const variable = formula.kind === "forall" || formula.kind === "exists" ? formula.variable : undefined;
  const at: Fitting = { variable, literal: memoize((part) => toLiteral(part, context, variable)) };
  const said = (frames().get(formula.kind) ?? []).flatMap((frame) => {
    const text = fillFrame(frame, formula, at, context);
    return text === undefined ? [] : [{ text, weight: frame.weight }];
  });
  const own = said.find(({ weight }) => weight === "plainest");
  if (said.length === 0 || own !== undefined || context.choose === undefined) return own?.text;
  // Each once, then again those of more weight, so that neighbors differ.
  const turns = [undefined, ...said, undefined, ...said.filter(({ weight }) => weight === "twice")];
  return turns[context.choose(turns.length)]?.text;
};

/** The parts of a formula in words, each made once. */
type Fitting = {
  readonly variable: string | undefined;
  readonly literal: (part: Formula) => ReturnType<typeof toLiteral>;
};

const fillFrame = (frame: Frame, formula: Formula, at: Fitting, context: Context): string | undefined => {
  const { noun, thing } = context.words;
  if (frame.isOfPeople && (noun === undefined || thing !== undefined)) return undefined;
  const slots = new Map<string, string>();
  if (!fits(frame, frame.shape, formula, at, slots)) return undefined;
  // "Not A unless B" is heard as "exactly if not": only where that keeps the key.
  const saysOr =
    frame.limits === "denied" || frame.pieces.some((piece) => "text" in piece && / or\b/.test(piece.text));
  if (saysOr && (frame.limits === "inclusive") !== (context.isInclusive === true)) return undefined;
  if (frame.limits === "denied" && formula.kind === "or" && deniesItself(formula)) return undefined;
  if (frame.isOfPeople) {
    slots.set("N", noun!).set("Ns", toPlural(noun!));
    slots.set("who", getRelative(context.words)).set("it", getDemonstrative(context.words));
  }
  return frame.pieces.map((piece) => ("text" in piece ? piece.text : slots.get(piece.slot))).join("");
};

const deniesItself = ({ left, right }: Binary): boolean => equal(left, not(right)) || equal(not(left), right);

/** True if a formula has a shape; what stands in its slots is put down. */
const fits = (
  frame: Frame,
  shape: Formula,
  formula: Formula,
  at: Fitting,
  slots: Map<string, string>,
): boolean => {
  if (shape.kind === "atom") return fitsSlot(frame, shape.name, formula, at, slots);
  if (shape.kind !== formula.kind) return false;
  const [parts, own] = [getParts(shape), getParts(formula)];
  return parts.every((part, i) => fits(frame, part, own[i]!, at, slots));
};

const fitsSlot = (
  { limits, pointsBack }: Frame,
  slot: string,
  formula: Formula,
  { variable, literal: literalIn }: Fitting,
  slots: Map<string, string>,
): boolean => {
  const atom = formula.kind === "not" ? formula.body : formula;
  if (atom.kind !== "atom" || (isUndenied(slot) && formula.kind === "not")) return false;
  if (limits === "denied" && slot === "p" && formula.kind !== "not") return false;
  if (isVerb(slot) !== atom.terms.some(({ name }) => name === variable)) return false;
  // "He or she" could be somebody whom a verb names.
  if (pointsBack && atom.terms.length > 1) return false;
  const literal = literalIn(formula);
  if (literal === undefined || (literal.subject === anyone) !== isVerb(slot)) return false;
  if (limits === "now" && !isPresentThing(literal)) return false;
  if (isVerb(slot) && literal.text.endsWith(" themself")) return false;
  const said = limits === "several" ? toPluralPhrase(literal) : literal.text;
  if (said === undefined) return false;
  slots.set(slot, isVerb(slot) ? said : toClause(literal));
  return new Set(slots.values()).size === slots.size;
};

/** "The pump is running": "when", of people or of the past, would be heard as one time and not as a condition. */
const isPresentThing = ({ subject, auxiliary }: NonNullable<ReturnType<typeof toLiteral>>): boolean =>
  subject?.startsWith("the ") === true && /^(?:is|are|does|do|has)$/.test(auxiliary ?? "");

const toPluralPhrase = ({
  yes,
  text,
  positive,
  auxiliary,
  base,
}: NonNullable<ReturnType<typeof toLiteral>>) =>
  auxiliary === undefined
    ? undefined
    : pluralPhrase({ yes, no: positive ? `${auxiliary} not ${base}` : text }, positive);

export const isVerb = (slot: string): boolean => /[ABCPQO]/.test(slot);
export const isUndenied = (slot: string): boolean => /[PQOrs]/.test(slot);
