/**
 * Natural English, said: the default style. Clauses that share a verb or a subject are said together, quantifiers as
 * everyone, someone, no one and anyone who (`natural-clauses.ts`).
 *
 * What is joined to something longer is bounded: "either …, or both" and "if …, then" close by their words; "the
 * following holds:" and lists, (a) and (b), (i) and (ii), go to the end of the sentence or of the list's item, so they
 * stand last. "If and only if" joins two clauses, and only where a sentence, an item or a colon begins. Somebody who
 * has to be pointed at is "that guest" where nobody else is in sight, else is called X. `natural-read.ts` is the
 * inverse; the grammar is stated whole in docs/grammars.md.
 */
import { arbitraryName } from "#logic/canonical";
import { misuse } from "#logic/error";
import { hasPart, eachAtom, equal, type Binary, type Formula, type Quantified } from "#logic/formula";
import { isOfSecondSort } from "#logic/two-sorts";
import type { Manner } from "../style.ts";
import type { Clause, Words } from "../words.ts";
import {
  closerOf,
  eitherOfThree,
  joinOf,
  knownIn,
  literalOf,
  namedOnce,
  plainClause,
  rememberedParts,
  saidTwice,
  verbsAbout,
  verbsOf,
  type Context,
  type Light,
  type Place,
} from "./natural-clauses.ts";
import { isPast, pickedUnder, quantifiedClause, quantifiersOf } from "./natural-people.ts";
import { letters, markers, pluralOf } from "./natural-marks.ts";
import { relativeOf, thatOne } from "../pronouns.ts";
import { othersOfSort } from "./natural-things.ts";
import { framed } from "./natural-frames.ts";
import { sentenceOf } from "../capitals.ts";

/**
 * Renders closed formulas in the same words: in the plainest frames or, by a turn, in one of several. Bound names are not shown;
 * reading gives canonical ones.
 */
export const naturalSpeaker = (words: Words): ((formula: Formula, manner?: Manner) => string) => {
  const parts = rememberedParts();
  const isNamed = (clause: Clause): boolean => /^[A-Z]/.test(parts(clause)?.subject ?? "");
  const areOneKind =
    words.thing === undefined &&
    relativeOf(words.noun) === "who" &&
    !words.propositions.values().some(isNamed);
  const plain: Context = { words, parts, areOneKind, bound: [], lists: 0 };
  return (formula, manner) => {
    const known = knownIn(formula, plain);
    const context: Context = {
      ...plain,
      isInclusive: manner?.isInclusive,
      isPlain: manner?.isPlain,
      choose: manner?.turn === undefined ? undefined : choicesOf(manner.turn),
      known,
    };
    const isArbitrary = formula.kind === "forall" && formula.variable === arbitraryName;
    const said = isArbitrary
      ? arbitrary(formula, context)
      : (framed(formula, context) ?? whole(formula, context));
    return sentenceOf(withoutEither(known === undefined ? said : namedOnce(said), formula));
  };
};

/** "Anna sang or it rained, or both": where a choice is the whole sentence, its end shows how far it reaches. */
const withoutEither = (said: string, formula: Formula): string =>
  formula.kind === "or" &&
  formula.left.kind === "atom" &&
  /^either (?!.*(?:\beither\b|\())[^,]*, or both$/.test(said)
    ? said.slice("either ".length)
    : said;

/** Choices, one after the other: the first takes turns, the rest are scattered. */
const choicesOf = (turn: number): NonNullable<Context["choose"]> => {
  let state = Math.imul(turn + 7, 2_654_435_761) >>> 0;
  let isFirst = true;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = isFirst ? turn % count : (state >>> 16) % count;
    isFirst = false;
    return chosen;
  };
};

/** Where a sentence, a list's item or what follows a colon begins. */
const whole = (formula: Formula, context: Context): string => {
  const bounded = startsOfMany(formula) ? undefined : light(formula, "open", context);
  if (bounded) return bounded.text;
  switch (formula.kind) {
    case "iff": {
      const [left, right] = [sideOf(formula.left, context, true), sideOf(formula.right, context)];
      if (left !== undefined && right !== undefined) return `${left} if and only if ${right}`;
      break;
    }
    case "and": {
      const left = light(formula.left, "open", context);
      const rest = someoneElseIn(formula.left, context) ? { ...context, others: true } : context;
      const right = left && left.kind !== "choice" ? light(formula.right, "open", rest) : undefined;
      const again = equal(formula.left, formula.right) ? saidTwice : "";
      if (left && right) return `${left.text}, and ${again}${right.text}`;
      break;
    }
    case "forall": {
      const { body } = formula;
      if (body.kind !== "implies") break;
      const ifThat = context.others ? undefined : underThat(formula, context);
      if (ifThat !== undefined) return ifThat;
      // Not "no guest sang if X danced": of no guest does that hold?
      if (context.bound.length > 0 && body.right.kind === "not") break;
      const under = withoutPerson(body.left, formula.variable, context);
      const said = under && quantifiedClause({ ...formula, body: body.right }, "open", context);
      if (said && said.kind !== "choice") return `${said.text} if ${under}`;
      break;
    }
    default:
  }
  return unbounded(formula, context, "");
};

/** Of everyone, of not everyone, and of no one. */
const isOfMany = (formula: Formula): boolean =>
  formula.kind === "forall" ||
  (formula.kind === "not" && (formula.body.kind === "forall" || formula.body.kind === "exists"));

/** "Someone did not sing, and it rained": without the comma the verb could reach on. */
const startsOfMany = (formula: Formula): boolean => {
  if (formula.kind !== "and") return false;
  const left = formula.left.kind === "not" ? formula.left.body : formula.left;
  return left.kind === "forall" || left.kind === "exists";
};

/** One side of "if and only if": a clause, or two verbs of one person; before it two are "both", and nothing is denied of them. */
const sideOf = (formula: Formula, context: Context, isFirst = false): string | undefined => {
  if (literalOf(formula, context) !== undefined) return light(formula, "condition", context)?.text;
  const verbs = formula.kind === "and" ? verbsOf(formula, context, undefined, isFirst) : undefined;
  if (verbs?.kind !== "pair" || (isFirst && !verbs.literals.every(({ positive }) => positive)))
    return undefined;
  return `${verbs.subject} ${verbs.text}`;
};

/** A clause that does not speak of the person of a quantifier around it. */
const withoutPerson = (formula: Formula, variable: string, context: Context): string | undefined => {
  let speaksOf = false;
  eachAtom(formula, ({ terms }) => {
    speaksOf ||= terms.some(({ name }) => name === variable);
  });
  if (speaksOf || literalOf(formula, context) === undefined) return undefined;
  return light(formula, "condition", context)?.text;
};

/** "Any guest who sang danced if that guest hummed." */
const underThat = (formula: Quantified, context: Context): string | undefined =>
  formula.kind === "forall"
    ? pickedUnder(formula, (under) => conditionOn(under, formula, context), context)
    : undefined;

/** A condition about a quantifier's person, where that is "that guest"; others' conditions say nothing of anybody. */
const conditionOn = (condition: Formula, whole: Quantified, context: Context): string | undefined => {
  const { called, inner } = opened(whole, context);
  if (called !== "") return undefined;
  return light(condition, "condition", inner)?.text.replaceAll(personPlace, thatOne(context.words.noun));
};

const holds = "the following holds: ";

/** The rest of a sentence or item; `lead` comes before what would not be bounded without. */
const tail = (formula: Formula, context: Context, lead: string): string =>
  light(formula, "open", context)?.text ?? unbounded(formula, context, lead);

const unbounded = (formula: Formula, context: Context, lead: string): string => {
  switch (formula.kind) {
    case "not":
      return denial(formula.body, context);
    case "and":
      return list("both of these are true", formula, context);
    case "or":
      return list("at least one of these is true", formula, context);
    case "iff":
      return lead === ""
        ? list("these are either both true or both false", formula, context)
        : `${lead}${whole(formula, context)}`;
    case "implies": {
      const condition = light(formula.left, "condition", context);
      if (condition && lead !== "") {
        // Of everyone it would be said of each, and of no one who did it under the condition.
        const then = isOfMany(formula.right) ? undefined : light(formula.right, "open", context);
        if (then?.kind === "clause") return `${then.text} if ${condition.text}`;
      }
      const rest = someoneElseIn(formula.left, context) ? { ...context, others: true } : context;
      if (condition === undefined)
        return list("if the first of these is true, then so is the second", formula, context);
      const then = light(formula.right, "open", rest);
      if (then !== undefined) {
        // "Then" shows where a longer condition ends, and how far it reaches.
        const isLong = condition.kind !== "clause" || then.kind === "pair";
        return `${lead}if ${condition.text}, ${isLong ? "then " : ""}${then.text}`;
      }
      return `${lead}if ${condition.text}, then ${tail(formula.right, rest, holds)}`;
    }
    case "forall":
    case "exists":
      return (
        (context.others ? undefined : underThat(formula, context)) ??
        ifAny(formula, context) ??
        ofEach(formula, context)
      );
    default:
      throw misuse("a variable is bound by no quantifier");
  }
};

/** What is not so, where no clause says it. */
const denial = (body: Formula, context: Context): string => {
  switch (body.kind) {
    case "and":
      return list("these are not both true", body, context);
    case "or":
      return list("neither of these is true", body, context);
    case "iff":
      return list("exactly one of these is true", body, context);
    default:
  }
  return body.kind === "not"
    ? `it would be wrong to deny the following: ${whole(body.body, context)}`
    : `the following is not true: ${whole(body, context)}`;
};

const list = (header: string, { left, right }: Binary, context: Context): string => {
  const [one, other] = markers[context.lists] ?? [];
  if (one === undefined) throw misuse(`English has no words for lists ${context.lists} deep`);
  const inner = { ...context, lists: context.lists + 1 };
  const second = someoneElseIn(left, context) ? { ...inner, others: true } : inner;
  return `${header}: ${one} ${whole(left, inner)}; ${other} ${whole(right, second)}`;
};

/** "If any guest sang, then it rained": whoever it is has no part in the rest. */
const ifAny = ({ kind, body, variable }: Quantified, context: Context): string | undefined => {
  if (kind !== "forall" || body.kind !== "implies") return undefined;
  const verbs = verbsAbout(body.left, variable, context);
  const rest = verbs && withoutPerson(body.right, variable, context);
  if (rest === undefined || verbs === undefined) return undefined;
  const then = verbs.text.includes(",") ? "then " : "";
  return `if ${quantifiersOf(context.words).ifAny} ${verbs.text}, ${then}${rest}`;
};

/** "The following is true of every guest: …", for those whom a verb alone does not speak of. */
const ofEach = (formula: Quantified, context: Context): string => {
  const { body } = formula;
  const noun = nounOf(formula, context);
  const { every } = quantifiersOf(context.words);
  const all =
    formula.kind === "forall" && body.kind === "forall" && context.words.thing === undefined
      ? ofAll(formula, context)
      : undefined;
  if (all !== undefined) return all;
  if (formula.kind === "exists") return ofSome(formula, context);
  const who =
    body.kind === "implies" && literalOf(body.left, context, formula.variable)
      ? verbsAbout(body.left, formula.variable, context)
      : undefined;
  return body.kind === "implies" && who
    ? openedTo(
        formula,
        context,
        (called) =>
          `${called === "" ? every : `every ${noun}${called}`} ${relativeOf(context.words.noun)} ${who.text}`,
        body.right,
      )
    : openedTo(formula, context, (called) => `every ${noun}${called}`);
};

/** "The following is true of all guests X, Y and Z: …"; undefined where one of them is spoken of by what he or she does. */
const ofAll = (formula: Quantified, context: Context): string | undefined => {
  const called: string[] = [];
  let [at, inner]: [Formula, Context] = [formula, context];
  while (at.kind === "forall") {
    const next = opened(at, inner);
    if (next.called === "") return undefined;
    called.push(next.called.trim());
    [at, inner] = [at.body, next.inner];
  }
  const whom = `all ${pluralOf(quantifiersOf(context.words).noun)} ${called.slice(0, -1).join(", ")} and ${called.at(-1)}`;
  return heldOf(whom, whole(at, inner));
};

/** What holds of somebody: a list or a denial behind "for every guest,", all else behind a colon. */
const openedTo = (
  formula: Quantified,
  context: Context,
  whom: (called: string) => string,
  body = formula.body,
): string => {
  const { called, inner } = opened(formula, context);
  return heldOf(whom(called), pointedAt(whole(body, inner), context));
};

const heldOf = (whom: string, text: string): string =>
  opensWithColon.test(text) ? `for ${whom}, ${text}` : `the following is true of ${whom}: ${text}`;

/** A list, or what is denied, behind a colon of its own. */
const opensWithColon =
  /^(?:both|at least one|exactly one|neither|these|the following is|it would be wrong|if the first)\b[^:]*: /;

/** "There was at least one guest of whom this is true: …" */
const ofSome = (formula: Quantified, context: Context): string => {
  const { called, inner } = opened(formula, context);
  const text = pointedAt(whole(formula.body, inner), context);
  const is = isPast(formula.body, context) ? "was" : "is";
  const whom = `there ${is} at least one ${nounOf(formula, context)}${called} of ${isOfThings(formula, context) ? "which" : "whom"}`;
  return `${whom} ${isListed.test(text) ? text : `this is true: ${text}`}`;
};

const isListed = /^(?:both|at least one|exactly one|neither|these) [^:]*: \(/;

/** "Each guest sang"; "whichever guest you pick, the following holds: …" */
const arbitrary = (formula: Quantified, context: Context): string => {
  const every =
    quantifiedClause(formula, "open", { ...context, choose: undefined, isPlain: true })?.text ?? "";
  if (/^every(?!.* without exception)/.test(every))
    return every.replace(/^every(?:one)?/, () => `each${context.words.noun === undefined ? " person" : ""}`);
  const { called, inner } = opened(formula, context);
  const said = whole(formula.body, inner);
  const text = pointedAt(opensWithColon.test(said) ? said : `${holds}${said}`, context);
  return `whichever ${nounOf(formula, context)}${called} you pick, ${text}`;
};

/** Where somebody stands who was brought in, and at whom nothing but "that guest" has to point. */
const personPlace = "\u0002";

/** "That guest" in the first of these places, "he or she" in the rest. */
const pointedAt = (said: string, { words }: Context): string =>
  said.replace(personPlace, `that ${quantifiersOf(words).noun}`).replaceAll(personPlace, thatOne(words.noun));

/** The person is called X where somebody else is in sight. */
const opened = (formula: Quantified, context: Context) => {
  const { variable, body } = formula;
  const depth = context.bound.length;
  const letter = letters[depth];
  if (letter === undefined)
    throw misuse(
      `English has no words for quantifiers nested ${depth + 1} deep`,
      `it has words for ${letters.length}`,
    );
  const { thing } = context.words;
  const isThing = isOfThings(formula, context);
  const isCalled =
    thing === undefined ? depth > 0 || someoneElseIn(body, context) : othersOfSort(isThing, body, context);
  const pointed = isThing ? `that ${thing}` : personPlace;
  const one = { name: variable, called: isCalled ? letter : pointed, isThing: isThing || undefined };
  return { called: isCalled ? ` ${letter}` : "", inner: { ...context, bound: [...context.bound, one] } };
};

/** What each of those is called of whom, or of which, a quantifier is. */
const nounOf = (formula: Quantified, context: Context): string => {
  const { noun = "person", thing = "" } = context.words;
  return isOfThings(formula, context) ? thing : noun;
};

/** Whether a quantifier is of things, where there are any. */
const isOfThings = ({ variable, body }: Quantified, { words }: Context): boolean =>
  words.thing !== undefined && isOfSecondSort(variable, body);

/** Whether a formula brings in or names a person. */
const someoneElseIn = (formula: Formula, context: Context): boolean =>
  hasPart(formula, (part) => {
    if (part.kind !== "atom") return "variable" in part;
    if (part.terms.length > 0)
      return part.terms.length > 1 || part.terms.some(({ kind }) => kind === "constant");
    const clause = context.words.propositions.get(part.name);
    return clause !== undefined && /^[A-Z]/.test(context.parts(clause)?.subject ?? "");
  });

/** What may stand before something else; undefined for what is too long. */
const light = (formula: Formula, place: Place, context: Context): Light | undefined => {
  const clause = plainClause(formula, context) ?? quantifiedClause(formula, place, context);
  if (clause) return clause;
  if (formula.kind === "not" && formula.body.kind === "and") {
    const verbs = verbsOf(formula.body, context, undefined, true);
    if (verbs?.kind === "pair")
      return { text: `it is not true that ${verbs.subject} ${verbs.text}`, kind: "choice" };
    const [left, right] = [formula.body.left, formula.body.right].map((part) =>
      light(part, "condition", context),
    );
    if (left?.kind !== "clause" || right?.kind !== "clause") return undefined;
    // "That both Anna sang and it rained" is no good grammar, and "both the sprinklers" are two.
    return { text: `it is not true both that ${left.text} and that ${right.text}`, kind: "choice" };
  }
  const neither = formula.kind === "not" && formula.body.kind === "or" ? formula.body : undefined;
  if (neither !== undefined) {
    const [left, right] = [neither.left, neither.right].map((part) => light(part, "condition", context));
    return left?.kind === "clause" && right?.kind === "clause" && !equal(neither.left, neither.right)
      ? { text: `it is not true that either ${left.text} or ${right.text}`, kind: "choice" }
      : undefined;
  }
  const joined = joinOf(formula);
  if (joined === undefined) return deniedClause(formula, context);
  const left = light(joined.left, "condition", context);
  const right = light(joined.right, "condition", context);
  const ofThree = joined.how === "or" ? oneOfThree(joined.left, joined.right, context) : undefined;
  if (ofThree !== undefined) return { text: ofThree, kind: "choice" };
  if (!left || !right || left.kind === "choice" || right.kind === "choice") return undefined;
  // "No guest sang and it rained": nobody hears how far "no" reaches.
  if (joined.how === "and" && place === "open" && speaksOfNone(joined.left)) return undefined;
  if (joined.how === "and") {
    if (left.kind !== "clause" || right.kind !== "clause") return undefined;
    return equal(joined.left, joined.right)
      ? { text: `${left.text} and ${saidTwice}${right.text}`, kind: "choice" }
      : { text: `${left.text} and ${right.text}`, kind: "pair" };
  }
  if (joined.how !== "or" && joined.how !== "xor") return undefined;
  const comma = left.kind === "pair" || right.kind === "pair" ? "," : "";
  const again = equal(joined.left, joined.right) ? saidTwice : "";
  return {
    text: `either ${left.text}${comma} or ${again}${right.text}${closerOf(joined.how, context)}`,
    kind: "choice",
  };
};

/** "Either Anna sang, or else Ben danced or it rained": one of three clauses, of which two are one half. */
const oneOfThree = (left: Formula, right: Formula, context: Context): string | undefined => {
  const halves = [left, right].map((half) =>
    (half.kind === "or" ? [half.left, half.right] : [half]).map((part) => light(part, "condition", context)),
  );
  return halves.flat().every((clause) => clause?.kind === "clause")
    ? eitherOfThree(
        halves.map((half) => half.map((clause) => clause?.text ?? "")),
        context,
      )
    : undefined;
};

const speaksOfNone = (formula: Formula): boolean =>
  (formula.kind === "not" && (formula.body.kind === "forall" || formula.body.kind === "exists")) ||
  (formula.kind === "forall" && formula.body.kind === "not");

/** "It is not true that Anna did not sing." */
const deniedClause = (formula: Formula, context: Context): Light | undefined => {
  if (formula.kind !== "not") return undefined;
  const body = plainClause(formula.body, context) ?? quantifiedClause(formula.body, "condition", context);
  return body?.kind === "clause" && !body.text.startsWith("that ")
    ? { text: `it is not true that ${body.text}`, kind: "choice" }
    : undefined;
};
