/**
 * Natural English, said: the default style. Clauses that share a verb or a subject are said together, quantifiers as
 * everyone, someone, no one and anyone who (`natural-clauses.ts`).
 *
 * What is joined to something longer is bounded: "either …, or both" and "if …, then" close by their words; "the
 * following holds:" and lists, (a) and (b), (i) and (ii), go to the end of the sentence or of the list's item, so they
 * stand last. "If and only if" joins two clauses, and only where a sentence, an item or a colon begins. Somebody who
 * has to be pointed at is "that guest" where nobody else is in sight, else is called X. `natural-read.ts` is the
 * inverse; the grammar is stated whole in docs/language.md.
 */
import {
  arbitraryName,
  eachAtom,
  equal,
  OrganonError,
  print,
  type Binary,
  type Formula,
  type Quantified,
} from "#logic";
import { pronounOf } from "../pronouns.ts";
import type { Words } from "../words.ts";
import {
  joinOf,
  literalOf,
  plainClause,
  rememberedParts,
  soleOf,
  solePlace,
  verbsAbout,
  type Context,
  type Light,
} from "./natural-clauses.ts";
import { pickedAlike, pickedUnder, quantifiedClause, quantifiersOf, type Place } from "./natural-people.ts";
import { letters, markers } from "./natural-marks.ts";
import { otherWordings } from "./natural-varied.ts";

/** The sentence for a closed formula. Its bound names are not shown; reading gives canonical ones. */
export const sayNatural = (formula: Formula, words: Words): string => naturalSpeaker(words)(formula);

/** `sayNatural` for many formulas in the same words; `varied` in one of several wordings each. */
export const naturalSpeaker = (words: Words, how?: "varied"): ((formula: Formula) => string) => {
  const plain: Context = { words, parts: rememberedParts(), bound: [], lists: 0 };
  return (formula) => {
    const sole = soleOf(formula, plain);
    const pronoun = sole === undefined ? undefined : pronounOf(sole);
    const context: Context = {
      ...plain,
      ...(how !== undefined && { choose: choiceBy(words, print(formula)) }),
      ...(pronoun !== undefined && sole !== undefined && { sole }),
    };
    const said =
      formula.kind === "forall" && formula.variable === arbitraryName
        ? arbitrary(formula, context)
        : whole(formula, context);
    const text = sole === undefined || pronoun === undefined ? said : namedOnce(said, sole, pronoun);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
};

/** A sentence about one person with the name in the first of its places, the pronoun in the rest. */
const namedOnce = (said: string, name: string, pronoun: string): string => {
  const [head, ...rest] = said.split(solePlace);
  return rest.reduce((text, piece, i) => `${text}${i === 0 ? name : pronoun}${piece}`, head ?? "");
};

/** Choices, one after the other, as a formula and the first of its words have it. */
const choiceBy = (words: Words, written: string): NonNullable<Context["choose"]> => {
  const [clause] = words.propositions.values();
  const [phrase] = words.predicates.values();
  let state = 7;
  for (const letter of `${clause?.yes ?? ""}${phrase?.yes ?? ""}${written}`)
    state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % count;
  };
};

/** Where a sentence, a list's item or what follows a colon begins. */
const whole = (formula: Formula, context: Context): string => {
  if (context.choose) {
    const others = otherWordings(formula, context);
    const other = others[context.choose(others.length + 1)];
    if (other !== undefined) return other;
  }
  const alike = formula.kind === "forall" ? pickedAlike(formula, context) : undefined;
  if (alike !== undefined) return alike;
  const bounded = startsOfMany(formula) ? undefined : light(formula, "open", context);
  if (bounded) return bounded.text;
  switch (formula.kind) {
    case "iff":
      if (isLiteral(formula.left, context) && isLiteral(formula.right, context))
        return `${lightText(formula.left, context)} if and only if ${lightText(formula.right, context)}`;
      break;
    case "and": {
      const left = light(formula.left, "open", context);
      const right = left && left.kind !== "choice" ? light(formula.right, "open", context) : undefined;
      if (left && right) return `${left.text}, and ${right.text}`;
      break;
    }
    case "forall": {
      const { body } = formula;
      if (body.kind !== "implies") break;
      const ifThat = context.others ? undefined : underThat(formula, context);
      if (ifThat !== undefined) return ifThat;
      const under = withoutPerson(body.left, formula.variable, context);
      const said = under && quantifiedClause({ ...formula, body: body.right }, "open", context);
      if (said && said.kind !== "choice") return `${said.text} if ${under}`;
      break;
    }
    default:
  }
  return unbounded(formula, context, "");
};

/** "Someone did not sing, and it rained": without the comma the verb could reach on. */
const startsOfMany = (formula: Formula): boolean => {
  if (formula.kind !== "and") return false;
  const left = formula.left.kind === "not" ? formula.left.body : formula.left;
  return left.kind === "forall" || left.kind === "exists";
};

const isLiteral = (formula: Formula, context: Context): boolean => literalOf(formula, context) !== undefined;

const lightText = (formula: Formula, context: Context): string =>
  light(formula, "condition", context)?.text ?? "";

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
  return called === "" ? light(condition, "condition", inner)?.text : undefined;
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
      if (condition && lead !== "" && context.choose?.(2) !== 1) {
        // Of everyone it would be said of each.
        const then = formula.right.kind === "forall" ? undefined : light(formula.right, "open", context);
        if (then?.kind === "clause") return `${then.text} if ${condition.text}`;
      }
      const rest = someoneElseIn(formula.left, context) ? { ...context, others: true } : context;
      return condition
        ? `${lead}if ${condition.text}, then ${tail(formula.right, rest, holds)}`
        : list("if the first of these is true, then so is the second", formula, context);
    }
    case "forall":
    case "exists":
      return (
        (context.others ? undefined : underThat(formula, context)) ??
        ifAny(formula, context) ??
        ofEach(formula, context)
      );
    default:
      throw new OrganonError("misuse", "a variable is bound by no quantifier");
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
    case "implies": {
      const [left, right] = [light(body.left, "condition", context), light(body.right, "condition", context)];
      if (left && right?.kind !== "pair" && right)
        return `it is not true that if ${left.text}, then ${right.text}`;
      break;
    }
    default:
  }
  return `the following is not true: ${whole(body, context)}`;
};

const list = (header: string, { left, right }: Binary, context: Context): string => {
  const [one, other] = markers[context.lists] ?? [];
  if (one === undefined)
    throw new OrganonError("misuse", `English has no words for lists ${context.lists} deep`);
  const inner = { ...context, lists: context.lists + 1 };
  const second = someoneElseIn(left, context) ? { ...inner, others: true } : inner;
  return `${header}: ${one} ${whole(left, inner)}; ${other} ${whole(right, second)}`;
};

/** "If any guest sang, then it rained": whoever it is has no part in the rest. */
const ifAny = ({ kind, body, variable }: Quantified, context: Context): string | undefined => {
  if (kind !== "forall" || body.kind !== "implies") return undefined;
  const verbs = verbsAbout(body.left, variable, context);
  const rest = verbs && withoutPerson(body.right, variable, context);
  return rest && `if ${quantifiersOf(context.words).ifAny} ${verbs.text}, then ${rest}`;
};

/** "The following holds for every guest: …", for those whom a verb alone does not speak of. */
const ofEach = (formula: Quantified, context: Context): string => {
  const { noun, any } = quantifiersOf(context.words);
  const { body } = formula;
  if (formula.kind === "exists")
    return openedTo(formula, context, (called) => `at least one ${noun}${called}`);
  const who =
    body.kind === "implies" && literalOf(body.left, context, formula.variable)
      ? verbsAbout(body.left, formula.variable, context)
      : undefined;
  return body.kind === "implies" && who
    ? openedTo(
        { ...formula, body: body.right },
        context,
        (called) => `${called === "" ? any : `any ${noun}${called}`} who ${who.text}`,
      )
    : openedTo(formula, context, (called) => `every ${noun}${called}`);
};

/** What holds of somebody: a list or a denial behind "for every guest,", all else behind a colon. */
const openedTo = (formula: Quantified, context: Context, whom: (called: string) => string): string => {
  const { called, inner } = opened(formula, context);
  const text = whole(formula.body, inner);
  return /^(?:both|at least one|exactly one|neither|these|the following is|if the first)\b[^:]*: /.test(text)
    ? `for ${whom(called)}, ${text}`
    : `the following holds for ${whom(called)}: ${text}`;
};

const arbitrary = (formula: Quantified, context: Context): string => {
  const { called, inner } = opened(formula, context);
  return `pick any ${quantifiersOf(context.words).noun}${called} you like: ${whole(formula.body, inner)}`;
};

/** The person is called X where somebody else is in sight. */
const opened = ({ variable, body }: Quantified, context: Context) => {
  const depth = context.bound.length;
  const letter = letters[depth];
  if (letter === undefined)
    throw new OrganonError("misuse", `English has no words for quantifiers nested ${depth + 1} deep`, {
      hint: `it has words for ${letters.length}`,
    });
  const isCalled = depth > 0 || someoneElseIn(body, context);
  const called = isCalled ? letter : `that ${quantifiersOf(context.words).noun}`;
  return {
    called: isCalled ? ` ${letter}` : "",
    inner: { ...context, bound: [...context.bound, { name: variable, called }] },
  };
};

/** Whether a formula brings in or names a person. */
const someoneElseIn = (formula: Formula, context: Context): boolean => {
  switch (formula.kind) {
    case "forall":
    case "exists":
      return true;
    case "not":
      return someoneElseIn(formula.body, context);
    case "and":
    case "or":
    case "implies":
    case "iff":
      return someoneElseIn(formula.left, context) || someoneElseIn(formula.right, context);
    case "atom": {
      if (formula.terms.length > 0)
        return formula.terms.length > 1 || formula.terms.some(({ kind }) => kind === "constant");
      const clause = context.words.propositions.get(formula.name);
      return clause !== undefined && /^[A-Z]/.test(context.parts(clause)?.subject ?? "");
    }
    default:
      return false;
  }
};

/** What may stand before something else; undefined for what is too long. */
const light = (formula: Formula, place: Place, context: Context): Light | undefined => {
  const clause = plainClause(formula, context) ?? quantifiedClause(formula, place, context);
  if (clause) return clause;
  if (formula.kind === "not" && formula.body.kind === "and") {
    const [left, right] = [formula.body.left, formula.body.right].map((part) =>
      light(part, "condition", context),
    );
    return left?.kind === "clause" && right?.kind === "clause"
      ? { text: `it is not true that both ${left.text} and ${right.text}`, kind: "choice" }
      : undefined;
  }
  const joined = joinOf(formula);
  if (joined === undefined) return deniedClause(formula, context);
  const left = light(joined.left, "condition", context);
  const right = light(joined.right, "condition", context);
  if (!left || !right || left.kind === "choice" || right.kind === "choice") return undefined;
  // "No guest sang and it rained": nobody hears how far "no" reaches.
  if (joined.how === "and" && place === "open" && speaksOfNone(joined.left)) return undefined;
  if (joined.how === "and")
    return left.kind === "clause" && right.kind === "clause"
      ? { text: `${left.text} and ${right.text}`, kind: "pair" }
      : undefined;
  if (joined.how !== "or" && joined.how !== "xor") return undefined;
  const comma = left.kind === "pair" || right.kind === "pair" ? "," : "";
  const closer =
    joined.how === "xor" ? ", but not both" : isOneDenied(joined.left, joined.right) ? "" : ", or both";
  return { text: `either ${left.text}${comma} or ${right.text}${closer}`, kind: "choice" };
};

const speaksOfNone = (formula: Formula): boolean =>
  (formula.kind === "not" && (formula.body.kind === "forall" || formula.body.kind === "exists")) ||
  (formula.kind === "forall" && formula.body.kind === "not");

/** A or not A: nobody would add "or both". */
const isOneDenied = (left: Formula, right: Formula): boolean =>
  (right.kind === "not" && equal(right.body, left)) || (left.kind === "not" && equal(left.body, right));

/** "It is not true that Anna did not sing." */
const deniedClause = (formula: Formula, context: Context): Light | undefined => {
  if (formula.kind !== "not") return undefined;
  const body = plainClause(formula.body, context) ?? quantifiedClause(formula.body, "condition", context);
  return body?.kind === "clause" && !body.text.startsWith("that ")
    ? { text: `it is not true that ${body.text}`, kind: "choice" }
    : undefined;
};
