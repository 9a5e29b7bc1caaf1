/**
 * An interpretation told as a situation, by the facts that decide: "Suppose that Ann sings but does not dance." Members that constants
 * name bear their names; the others get names of their own.
 */
import { getTense, splitClause } from "#language/clause-parts";
import type { VerbPhrase } from "#language/lexicon";
import { findPronoun } from "#language/pronouns";
import { toPlural } from "#language/styles/natural-marks";
import type { Words } from "#language/words";
import type { Interpretation, Sequent } from "#logic/certificate";
import { constant, not, predicate, type Formula } from "#logic/formula";
import { getOrInsert, memoize } from "#logic/memoize";
import { findSecondSort } from "#logic/two-sorts";
import { findDecidingFacts, isDecidedForAll, type Fact } from "./situation.ts";
import { createTeller, joinList, type Teller } from "./teller.ts";

/** The situation in a sentence, in which the premises are true and the conclusion has a value; without words, letters are told of the members. */
export const sayInterpretation = (
  interpretation: Interpretation,
  { premises, conclusion }: Sequent,
  isTrue: boolean,
  words?: Words,
): string => {
  const formulas = [...premises, conclusion];
  const facts = findDecidingFacts(
    interpretation,
    isTrue ? { holding: formulas, failing: [] } : { holding: premises, failing: [conclusion] },
  );
  const cast = assembleCast(interpretation, formulas, facts, words);
  const isOpen = isDecidedForAll(conclusion, isTrue, interpretation, facts);
  // A long list of denials is told as one: what decides whatever the other facts are holds where none of these does.
  const isLong = words !== undefined && facts.filter((fact) => !fact.isTrue).length > maxDenials;
  const told = isLong ? facts.filter((fact) => fact.isTrue) : facts;
  const clauses =
    words === undefined
      ? listLetters(facts, cast)
      : [
          ...listCast(cast, isOpen, words),
          ...listTraits(told, cast, isOpen, words),
          ...(isLong ? [`no ${told.length === 0 ? "" : "other "}condition is met`] : []),
        ];
  if (clauses.length === 0) return "Suppose anything.";
  if (words !== undefined) {
    const [first, ...others] = clauses;
    const [last, ...middle] = others.toReversed();
    const more = last === undefined ? "" : `, and that ${last}`;
    return `Suppose that ${[first, ...middle.toReversed()].join(", that ")}${more}.`;
  }
  const { people, teller } = cast;
  const only = people.length === 1 ? "is only one thing" : `are only ${people.length} things`;
  return people.length === 0
    ? `Suppose that ${joinList(clauses)}.`
    : `Suppose that there ${only}, ${joinList(people.map(({ handle }) => teller.getName(handle)))}, with ${joinList(clauses)}.`;
};

/** More denials than this are told as one. */
const maxDenials = 3;

/** A member of the domain as one of a sort: what stands for it in formulas, and whether a constant names it. */
type Member = {
  readonly member: string;
  readonly handle: string;
  readonly others: readonly string[];
  readonly isNamed: boolean;
};

type Cast = {
  readonly people: readonly Member[];
  readonly things: readonly Member[];
  readonly teller: Teller;
};

/** The members that are named or have a fact, by sort: of two sorts a member may be of both. */
const assembleCast = (
  { domain, constants, predicates }: Interpretation,
  formulas: readonly Formula[],
  facts: readonly Fact[],
  words: Words | undefined,
): Cast => {
  const second = words?.thing === undefined ? undefined : findSecondSort(formulas);
  const isOfPeople = Object.keys(predicates).length + Object.keys(constants).length > 0;
  const gather = (isThing: boolean): readonly Member[] =>
    (isOfPeople ? domain : []).flatMap((member) => {
      const [name, ...others] = Object.keys(constants).filter(
        (one) => constants[one] === member && (second?.has(one) ?? false) === isThing,
      );
      const isTold = facts.some(({ members }) =>
        members.some((one, i) => one === member && (second === undefined || (i === 1) === isThing)),
      );
      if (name === undefined && !isTold && words !== undefined) return [];
      return [
        { member, handle: name ?? (isThing ? `${member}′` : member), others, isNamed: name !== undefined },
      ];
    });
  const [people, things] = [gather(false), second === undefined ? [] : gather(true)];
  const handles = [
    ...Object.keys(constants),
    ...people.map(({ handle }) => handle),
    ...things.map(({ handle }) => handle),
  ];
  const ofThings = second && new Set([...second, ...things.map(({ handle }) => handle)]);
  return { people, things, teller: createTeller(words, handles, ofThings) };
};

/** Who is called by two names; and who there is, where somebody else might make a difference. */
const listCast = (cast: Cast, isOpen: boolean, words: Words): readonly string[] => {
  const { getName } = cast.teller;
  const phrases = [...words.predicates.values(), ...(words.relations?.values() ?? [])];
  const isPast = phrases.some((phrase) => getTense(phrase) === "past");
  const sayOnly = (all: readonly Member[], noun: string): readonly string[] => {
    const [first] = all;
    if (isOpen || first === undefined || (all.length === 1 && !first.isNamed && !haveNames(words))) return [];
    if (all.length === 1) return [`${getName(first.handle)} ${isPast ? "was" : "is"} the only ${noun}`];
    const names = joinList(all.map(({ handle }) => getName(handle)));
    return haveNames(words)
      ? [`${names} ${isPast ? "were" : "are"} the only ${toPlural(noun)}`]
      : [`there ${isPast ? "were" : "are"} only ${countWords[all.length] ?? all.length} ${toPlural(noun)}`];
  };
  return [
    ...[...cast.people, ...cast.things].flatMap(({ handle, others }) =>
      others.map((other) => `${getName(handle)} is also called ${getName(other)}`),
    ),
    ...sayOnly(cast.people, words.noun ?? "person"),
    ...sayOnly(cast.things, words.thing ?? "thing"),
  ];
};

const countWords = ["no", "one", "two", "three", "four", "five", "six"];

/** True if those without a name get one: where they do something to each other. */
const haveNames = ({ relations }: Words): boolean => relations !== undefined && relations.size > 0;

/** Names the members as subjects: the only one who is named as "she" after the first clause has said so, and others as "another guest". */
const createSubjects = (
  { people, teller }: Cast,
  isOpen: boolean,
  words: Words,
): ((person: Member) => string) => {
  const noun = words.noun ?? "person";
  const named = people.filter(({ isNamed }) => isNamed).length;
  const isPair = named === 1 && people.length === 2;
  let met = 0;
  return memoize((person) => {
    const name = teller.getName(person.handle);
    if (person.isNamed)
      return !isOpen && people.length === 1 ? (findPronoun(name, words.pronouns) ?? name) : name;
    const article = ["one", "another", "a third", "a fourth"][met++] ?? "a further";
    if (haveNames(words)) return isOpen ? `${article} ${noun}, ${name},` : name;
    if (isOpen) return `${article} ${noun}`;
    return `${people.length === 1 ? "the only" : isPair ? "the other" : article} ${noun}`;
  });
};

/** What is so of each subject in one clause; then what one does to another. */
const listTraits = (facts: readonly Fact[], cast: Cast, isOpen: boolean, words: Words): readonly string[] => {
  const { people, things, teller } = cast;
  const toSubject = createSubjects(cast, isOpen, words);
  const subjects = new Map<string, { readonly yes: string[]; readonly no: string[] }>();
  const told: string[] = [];
  const note = (subject: string, { yes, no }: VerbPhrase, isTrue: boolean): void => {
    const phrases = getOrInsert(subjects, subject, () => ({ yes: [], no: [] }));
    (isTrue ? phrases.yes : phrases.no).push(isTrue ? yes : no);
  };
  for (const { name, members, isTrue } of facts) {
    const [one, another] = members;
    const person = people.find(({ member }) => member === one);
    const [clause, phrase] = [words.propositions.get(name), words.predicates.get(name)];
    const parts = clause && splitClause(clause);
    if (parts !== undefined && parts.subject !== "") {
      const own = people.find(({ handle, isNamed }) => isNamed && teller.getName(handle) === parts.subject);
      note(own === undefined ? parts.subject : toSubject(own), parts.phrase, isTrue);
    } else if (person !== undefined && another === undefined && phrase !== undefined)
      note(toSubject(person), phrase, isTrue);
    else {
      const handles = members.map((member, i) =>
        findHandle(i === 1 && things.length > 0 ? things : people, member),
      );
      const atom = predicate(name, ...handles.map((handle) => constant(handle)));
      told.push(teller.say(isTrue ? atom : not(atom)));
    }
  }
  const traits = [...subjects].map(([subject, { yes, no }]) => {
    const comma = yes.length > 1 || no.length > 1 ? ", but " : " but ";
    const phrases = [yes, no].filter((some) => some.length > 0);
    return `${subject} ${phrases.map((some) => joinList(some)).join(comma)}`;
  });
  return [...traits, ...told];
};

const findHandle = (all: readonly Member[], member: string): string =>
  all.find((own) => own.member === member)?.handle ?? member;

const listLetters = (facts: readonly Fact[], { people, teller }: Cast): readonly string[] =>
  facts.map(({ name, members, isTrue }) => {
    const atom = predicate(name, ...members.map((member) => constant(findHandle(people, member))));
    return teller.say(isTrue ? atom : not(atom));
  });
