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
import { isSecondSort } from "#logic/two-sorts";
import type { Manner } from "../style.ts";
import type { Clause, Words } from "../words.ts";
import {
  getCloser,
  joinEither,
  toJunction,
  findKnown,
  toLiteral,
  nameOnce,
  plainClause,
  memoizeParts,
  doubledMark,
  buildPredicate,
  buildVerbs,
  type Context,
  type Light,
  type Place,
} from "./natural-clauses.ts";
import { isPast, sayPicked, quantifiedClause, getQuantifiers } from "./natural-people.ts";
import { letters, markers, toPlural } from "./natural-marks.ts";
import { getRelative, getDemonstrative } from "../pronouns.ts";
import { hasOtherSort } from "./natural-things.ts";
import { sayFramed } from "./natural-frames.ts";
import { toSentence } from "../capitals.ts";

/**
 * Renders closed formulas in the same words: in the plainest frames or, by a turn, in one of several. Bound names are not shown;
 * reading gives canonical ones.
 */
export const naturalSpeaker = (words: Words): ((formula: Formula, manner?: Manner) => string) => {
  const parts = memoizeParts();
  const isNamed = (clause: Clause): boolean => /^[A-Z]/.test(parts(clause)?.subject ?? "");
  const areOneKind =
    words.thing === undefined && getRelative(words) === "who" && !words.propositions.values().some(isNamed);
  const plain: Context = { words, parts, areOneKind, bound: [], lists: 0 };
  return (formula, manner) => {
    const known = findKnown(formula, plain);
    const context: Context = {
      ...plain,
      isInclusive: manner?.isInclusive,
      isPlain: manner?.isPlain,
      choose: manner?.turn === undefined ? undefined : createChooser(manner.turn),
      known,
    };
    const isArbitrary = formula.kind === "forall" && formula.variable === arbitraryName;
    const said = isArbitrary
      ? arbitrary(formula, context)
      : (sayFramed(formula, context) ?? whole(formula, context));
    return toSentence(withoutEither(known === undefined ? said : nameOnce(said, words), formula));
  };
};

const withoutEither = (said: string, formula: Formula): string =>
  formula.kind === "or" &&
  formula.left.kind === "atom" &&
  /^either (?!.*(?:\beither\b|\())[^,]*, or both$/.test(said)
    ? said.slice("either ".length)
    : said;

const createChooser = (turn: number): NonNullable<Context["choose"]> => {
  let state = Math.imul(turn + 7, 2_654_435_761) >>> 0;
  let isFirst = true;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = isFirst ? turn % count : (state >>> 16) % count;
    isFirst = false;
    return chosen;
  };
};

const whole = (formula: Formula, context: Context): string => {
  const bounded = startsGeneral(formula) ? undefined : light(formula, "open", context);
  if (bounded) return bounded.text;
  switch (formula.kind) {
    case "iff": {
      const [left, right] = [saySide(formula.left, context, true), saySide(formula.right, context)];
      if (left !== undefined && right !== undefined) return `${left} if and only if ${right}`;
      break;
    }
    case "and": {
      const left = light(formula.left, "open", context);
      const rest = hasSomeoneElse(formula.left, context) ? { ...context, others: true } : context;
      const right = left && left.kind !== "choice" ? light(formula.right, "open", rest) : undefined;
      const again = equal(formula.left, formula.right) ? doubledMark : "";
      if (left && right) return `${left.text}, and ${again}${right.text}`;
      break;
    }
    case "forall": {
      const { body } = formula;
      if (body.kind !== "implies") break;
      const conditionText = context.others ? undefined : sayCondition(formula, context);
      if (conditionText !== undefined) return conditionText;
      // Not "no guest sang if X danced": of no guest does that hold?
      if (context.bound.length > 0 && body.right.kind === "not") break;
      const under = withoutPerson(body.left, formula.variable, context);
      const said = under && quantifiedClause({ ...formula, body: body.right }, "open", context);
      if (said && said.kind !== "choice") return `${said.text} if ${under}`;
      break;
    }
    default:
  }
  return sayUnbounded(formula, context, "");
};

const isGeneral = (formula: Formula): boolean =>
  formula.kind === "forall" ||
  (formula.kind === "not" && (formula.body.kind === "forall" || formula.body.kind === "exists"));

/** "Someone did not sing, and it rained": without the comma the verb could reach on. */
const startsGeneral = (formula: Formula): boolean => {
  if (formula.kind !== "and") return false;
  const left = formula.left.kind === "not" ? formula.left.body : formula.left;
  return left.kind === "forall" || left.kind === "exists";
};

const saySide = (formula: Formula, context: Context, isFirst = false): string | undefined => {
  if (toLiteral(formula, context) !== undefined) return light(formula, "condition", context)?.text;
  const verbs = formula.kind === "and" ? buildVerbs(formula, context, undefined, isFirst) : undefined;
  if (verbs?.kind !== "pair" || (isFirst && !verbs.literals.every(({ positive }) => positive)))
    return undefined;
  return `${verbs.subject} ${verbs.text}`;
};

const withoutPerson = (formula: Formula, variable: string, context: Context): string | undefined => {
  let speaksOf = false;
  eachAtom(formula, ({ terms }) => {
    speaksOf ||= terms.some(({ name }) => name === variable);
  });
  if (speaksOf || toLiteral(formula, context) === undefined) return undefined;
  return light(formula, "condition", context)?.text;
};

const sayCondition = (formula: Quantified, context: Context): string | undefined =>
  formula.kind === "forall"
    ? sayPicked(formula, (under) => sayOpenCondition(under, formula, context), context)
    : undefined;

const sayOpenCondition = (condition: Formula, whole: Quantified, context: Context): string | undefined => {
  const { called, inner } = openQuantifier(whole, context);
  if (called !== "") return undefined;
  return light(condition, "condition", inner)?.text.replaceAll(personPlace, getDemonstrative(context.words));
};

const holds = "the following holds: ";

/** The rest of a sentence or item; `lead` comes before what would not be bounded without. */
const tail = (formula: Formula, context: Context, lead: string): string =>
  light(formula, "open", context)?.text ?? sayUnbounded(formula, context, lead);

const sayUnbounded = (formula: Formula, context: Context, lead: string): string => {
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
        const then = isGeneral(formula.right) ? undefined : light(formula.right, "open", context);
        if (then?.kind === "clause") return `${then.text} if ${condition.text}`;
      }
      const rest = hasSomeoneElse(formula.left, context) ? { ...context, others: true } : context;
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
        (context.others ? undefined : sayCondition(formula, context)) ??
        sayIfAny(formula, context) ??
        sayEach(formula, context)
      );
    default:
      throw misuse("a variable is bound by no quantifier");
  }
};

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
  const second = hasSomeoneElse(left, context) ? { ...inner, others: true } : inner;
  return `${header}: ${one} ${whole(left, inner)}; ${other} ${whole(right, second)}`;
};

const sayIfAny = ({ kind, body, variable }: Quantified, context: Context): string | undefined => {
  if (kind !== "forall" || body.kind !== "implies") return undefined;
  const verbs = buildPredicate(body.left, variable, context);
  const rest = verbs && withoutPerson(body.right, variable, context);
  if (rest === undefined || verbs === undefined) return undefined;
  const then = verbs.text.includes(",") ? "then " : "";
  return `if ${getQuantifiers(context.words).ifAny} ${verbs.text}, ${then}${rest}`;
};

const sayEach = (formula: Quantified, context: Context): string => {
  const { body } = formula;
  const noun = getNoun(formula, context);
  const { every } = getQuantifiers(context.words);
  const all =
    formula.kind === "forall" && body.kind === "forall" && context.words.thing === undefined
      ? sayAll(formula, context)
      : undefined;
  if (all !== undefined) return all;
  if (formula.kind === "exists") return saySome(formula, context);
  const who =
    body.kind === "implies" && toLiteral(body.left, context, formula.variable)
      ? buildPredicate(body.left, formula.variable, context)
      : undefined;
  return body.kind === "implies" && who
    ? sayOpened(
        formula,
        context,
        (called) =>
          `${called === "" ? every : `every ${noun}${called}`} ${getRelative(context.words)} ${who.text}`,
        body.right,
      )
    : sayOpened(formula, context, (called) => `every ${noun}${called}`);
};

const sayAll = (formula: Quantified, context: Context): string | undefined => {
  const called: string[] = [];
  let [at, inner]: [Formula, Context] = [formula, context];
  while (at.kind === "forall") {
    const next = openQuantifier(at, inner);
    if (next.called === "") return undefined;
    called.push(next.called.trim());
    [at, inner] = [at.body, next.inner];
  }
  const whom = `all ${toPlural(getQuantifiers(context.words).noun)} ${called.slice(0, -1).join(", ")} and ${called.at(-1)}`;
  return sayHeld(whom, whole(at, inner));
};

/** States a formula about somebody: a list or a denial behind "for every guest,", all else behind a colon. */
const sayOpened = (
  formula: Quantified,
  context: Context,
  whom: (called: string) => string,
  body = formula.body,
): string => {
  const { called, inner } = openQuantifier(formula, context);
  return sayHeld(whom(called), replacePerson(whole(body, inner), context));
};

const sayHeld = (whom: string, text: string): string =>
  opensWithColon.test(text) ? `for ${whom}, ${text}` : `the following is true of ${whom}: ${text}`;

/** A list, or what is denied, behind a colon of its own. */
const opensWithColon =
  /^(?:both|at least one|exactly one|neither|these|the following is|it would be wrong|if the first)\b[^:]*: /;

const saySome = (formula: Quantified, context: Context): string => {
  const { called, inner } = openQuantifier(formula, context);
  const text = replacePerson(whole(formula.body, inner), context);
  const is = isPast(formula.body, context) ? "was" : "is";
  const whom = `there ${is} at least one ${getNoun(formula, context)}${called} of ${isThingQuantifier(formula, context) ? "which" : "whom"}`;
  return `${whom} ${isListed.test(text) ? text : `this is true: ${text}`}`;
};

const isListed = /^(?:both|at least one|exactly one|neither|these) [^:]*: \(/;

const arbitrary = (formula: Quantified, context: Context): string => {
  const every =
    quantifiedClause(formula, "open", { ...context, choose: undefined, isPlain: true })?.text ?? "";
  if (/^every(?!.* without exception)/.test(every))
    return every.replace(/^every(?:one)?/, () => `each${context.words.noun === undefined ? " person" : ""}`);
  const { called, inner } = openQuantifier(formula, context);
  const said = whole(formula.body, inner);
  const isPlain = opensWithColon.test(said) || opensWithPerson.test(said);
  const text = replacePerson(isPlain ? said : `${holds}${said}`, context);
  return `whichever ${getNoun(formula, context)}${called} you pick, ${text}`;
};

/** Where somebody stands who was brought in, and at whom nothing but "that guest" has to point. */
const personPlace = "\u0002";
const opensWithPerson = new RegExp(`^(?:if )?${personPlace}`);

const replacePerson = (said: string, { words }: Context): string =>
  said
    .replace(personPlace, `that ${getQuantifiers(words).noun}`)
    .replaceAll(personPlace, getDemonstrative(words));

/** The person is called X where somebody else is in sight. */
const openQuantifier = (formula: Quantified, context: Context) => {
  const { variable, body } = formula;
  const depth = context.bound.length;
  const letter = letters[depth];
  if (letter === undefined)
    throw misuse(
      `English has no words for quantifiers nested ${depth + 1} deep`,
      `it has words for ${letters.length}`,
    );
  const { thing } = context.words;
  const isThing = isThingQuantifier(formula, context);
  const isCalled =
    thing === undefined ? depth > 0 || hasSomeoneElse(body, context) : hasOtherSort(isThing, body, context);
  const pointed = isThing ? `that ${thing}` : personPlace;
  const one = { name: variable, called: isCalled ? letter : pointed, isThing: isThing || undefined };
  return { called: isCalled ? ` ${letter}` : "", inner: { ...context, bound: [...context.bound, one] } };
};

const getNoun = (formula: Quantified, context: Context): string => {
  const { noun = "person", thing = "" } = context.words;
  return isThingQuantifier(formula, context) ? thing : noun;
};

const isThingQuantifier = ({ variable, body }: Quantified, { words }: Context): boolean =>
  words.thing !== undefined && isSecondSort(variable, body);

const hasSomeoneElse = (formula: Formula, context: Context): boolean =>
  hasPart(formula, (part) => {
    if (part.kind !== "atom") return "variable" in part;
    if (part.terms.length > 0)
      return part.terms.length > 1 || part.terms.some(({ kind }) => kind === "constant");
    const clause = context.words.propositions.get(part.name);
    return clause !== undefined && /^[A-Z]/.test(context.parts(clause)?.subject ?? "");
  });

/** Returns words that may precede something else; undefined if they are too long. */
const light = (formula: Formula, place: Place, context: Context): Light | undefined => {
  const clause = plainClause(formula, context) ?? quantifiedClause(formula, place, context);
  if (clause) return clause;
  if (formula.kind === "not" && formula.body.kind === "and") {
    const verbs = buildVerbs(formula.body, context, undefined, true);
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
  const joined = toJunction(formula);
  if (joined === undefined) return deniedClause(formula, context);
  const left = light(joined.left, "condition", context);
  const right = light(joined.right, "condition", context);
  const ofThree = joined.how === "or" ? sayThree(joined.left, joined.right, context) : undefined;
  if (ofThree !== undefined) return { text: ofThree, kind: "choice" };
  if (!left || !right || left.kind === "choice" || right.kind === "choice") return undefined;
  // "No guest sang and it rained": nobody hears how far "no" reaches.
  if (joined.how === "and" && place === "open" && isNegativeGeneral(joined.left)) return undefined;
  if (joined.how === "and") {
    if (left.kind !== "clause" || right.kind !== "clause") return undefined;
    return equal(joined.left, joined.right)
      ? { text: `${left.text} and ${doubledMark}${right.text}`, kind: "choice" }
      : { text: `${left.text} and ${right.text}`, kind: "pair" };
  }
  if (joined.how !== "or" && joined.how !== "xor") return undefined;
  const comma = left.kind === "pair" || right.kind === "pair" ? "," : "";
  const again = equal(joined.left, joined.right) ? doubledMark : "";
  return {
    text: `either ${left.text}${comma} or ${again}${right.text}${getCloser(joined.how, context)}`,
    kind: "choice",
  };
};

/** "Either Anna sang, or else Ben danced or it rained": one of three clauses, of which two are one half. */
const sayThree = (left: Formula, right: Formula, context: Context): string | undefined => {
  const halves = [left, right].map((half) =>
    (half.kind === "or" ? [half.left, half.right] : [half]).map((part) => light(part, "condition", context)),
  );
  return halves.flat().every((clause) => clause?.kind === "clause")
    ? joinEither(
        halves.map((half) => half.map((clause) => clause?.text ?? "")),
        context,
      )
    : undefined;
};

const isNegativeGeneral = (formula: Formula): boolean =>
  (formula.kind === "not" && (formula.body.kind === "forall" || formula.body.kind === "exists")) ||
  (formula.kind === "forall" && formula.body.kind === "not");

const deniedClause = (formula: Formula, context: Context): Light | undefined => {
  if (formula.kind !== "not") return undefined;
  const body = plainClause(formula.body, context) ?? quantifiedClause(formula.body, "condition", context);
  return body?.kind === "clause" && !body.text.startsWith("that ")
    ? { text: `it is not true that ${body.text}`, kind: "choice" }
    : undefined;
};
