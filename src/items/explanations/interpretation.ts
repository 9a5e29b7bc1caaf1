/**
 * An interpretation told as a little world: "Imagine two people, Ann and Bob. Ann sings but does not dance. …".
 * Members that constants name bear their names; the others get names of their own.
 */
import { toPlural } from "#language/styles/natural-marks";
import type { Words } from "#language/words";
import type { Interpretation } from "#logic/certificate";
import { constant, eachAtom, not, predicate, proposition, type Formula } from "#logic/formula";
import { findSecondSort } from "#logic/two-sorts";
import { createTeller, joinList, type Teller } from "./teller.ts";
import { toSentence } from "#language/capitals";

/**
 * The world of the formulas in sentences, on one line; without words the letters are told of the members. The
 * formulas say how many places a predicate has, which one that holds of nothing does not show.
 */
export const sayInterpretation = (
  interpretation: Interpretation,
  formulas: readonly Formula[],
  words?: Words,
): string => {
  const places = new Map<string, number>();
  for (const formula of formulas) eachAtom(formula, ({ name, terms }) => places.set(name, terms.length));
  const { domain, constants, predicates, propositions } = interpretation;
  // Of two sorts, the domain is that of people and that of things.
  const ofThings = words?.thing === undefined ? undefined : findSecondSort(formulas);
  const selectNames = (isOne: (name: string) => boolean): ReadonlyMap<string, readonly string[]> =>
    Map.groupBy(Object.keys(constants).filter(isOne), (name) => constants[name] ?? "");
  const names = selectNames((name) => ofThings?.has(name) !== true);
  const thingNames = selectNames((name) => ofThings?.has(name) === true);
  /** A constant for each member: its own, or one made up. */
  const handles = domain.map((member) => names.get(member)?.[0] ?? member);
  const things = ofThings && domain.map((member) => thingNames.get(member)?.[0] ?? `${member}′`);
  const given = [...Object.keys(constants), ...handles, ...(things ?? [])];
  const teller = createTeller(words, given, ofThings && new Set([...ofThings, ...(things ?? [])]));
  const people = Object.keys(predicates).length + Object.keys(constants).length > 0;
  const describeCast = (all: readonly string[], noun?: string): string =>
    `${population(all.length, words, noun)}, ${joinList(all.map(teller.getName))}`;
  const noun = words?.noun;
  const cast =
    noun !== undefined && things === undefined
      ? `suppose that ${joinList(handles.map(teller.getName))} ${handles.length === 1 ? `was the only ${noun}` : `were the only ${toPlural(noun)}`}`
      : `imagine that there ${domain.length === 1 ? "is" : "are"} ${[
          describeCast(handles),
          ...(things === undefined ? [] : [describeCast(things, words?.thing)]),
        ].join(", and ")}`;
  const traitTexts = domain.flatMap((member, i) => [
    ...aliases(names.get(member)?.slice(1) ?? [], handles[i] ?? "", teller),
    ...aliases(thingNames.get(member)?.slice(1) ?? [], things?.[i] ?? "", teller),
    ...traits(interpretation, places, member, handles[i] ?? "", teller),
  ]);
  const facts = [
    ...relations(interpretation, places, [handles, things ?? handles], teller),
    ...Object.entries(propositions).map(([name, holds]) =>
      teller.say(holds ? proposition(name) : not(proposition(name))),
    ),
  ];
  if (!people) return facts.length === 0 ? "Imagine anything." : `Imagine that ${joinList(facts)}.`;
  // Letters are no sentences of their own.
  const sentences =
    words === undefined
      ? [[cast, joinList([...traitTexts, ...facts])].filter(Boolean).join(", with ")]
      : [cast, ...traitTexts, ...facts];
  return sentences.map((sentence) => toSentence(sentence)).join(" ");
};

const population = (
  n: number,
  words: Words | undefined,
  one = words === undefined ? "thing" : (words.noun ?? "person"),
): string => (n === 1 ? `only one ${one}` : `only ${countWord(n)} ${toPlural(one)}`);

const countWord = (n: number): string =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][n] ?? String(n);

const aliases = (
  others: readonly string[],
  handle: string,
  { getName, words }: Teller,
): readonly string[] => {
  if (others.length === 0) return [];
  const also = joinList(others.map(getName));
  return [
    words === undefined
      ? `${also} the same as ${getName(handle)}`
      : `${getName(handle)} is also called ${also}`,
  ];
};

/** Describes a member by its one-place predicates, those that hold first: "Ann sings and dances, but does not cook". */
const traits = (
  { predicates }: Interpretation,
  places: ReadonlyMap<string, number>,
  member: string,
  handle: string,
  { words, getName, say }: Teller,
): readonly string[] => {
  const yes: string[] = [];
  const no: string[] = [];
  const letters: string[] = [];
  for (const [name, tuples] of Object.entries(predicates)) {
    if ((places.get(name) ?? 1) > 1) continue;
    const holds = tuples.some(([one]) => one === member);
    const phrase = words?.predicates.get(name);
    if (phrase === undefined) {
      const atom = predicate(name, constant(handle));
      letters.push(say(holds ? atom : not(atom)));
    } else if (holds) yes.push(phrase.yes);
    else no.push(phrase.no);
  }
  const told = [...(yes.length > 0 ? [joinList(yes)] : []), ...(no.length > 0 ? [joinList(no)] : [])];
  return [...(told.length > 0 ? [`${getName(handle)} ${told.join(", but ")}`] : []), ...letters];
};

const relations = (
  { domain, predicates }: Interpretation,
  arities: ReadonlyMap<string, number>,
  handles: readonly (readonly string[])[],
  { say, words }: Teller,
): readonly string[] =>
  Object.entries(predicates).flatMap(([name, tuples]) => {
    const places = arities.get(name) ?? 1;
    if (places < 2) return [];
    const buildAtom = (tuple: readonly string[]) =>
      predicate(
        name,
        ...tuple.map((member, i) => constant((handles[i] ?? handles[0])?.[domain.indexOf(member)] ?? member)),
      );
    const holding = tuples.map((tuple) => say(buildAtom(tuple)));
    const all = domain.length ** places;
    if (all > maxPairs)
      return words === undefined
        ? [...holding, ...(tuples.length === all ? [] : [`no other ${name}`])]
        : [
            holding.length === 0
              ? `${name} holds of nothing`
              : `${joinList(holding)}${tuples.length === all ? "" : "; beyond that, nothing of the kind is so"}`,
          ];
    const failing = listTuples(domain, places)
      .filter((tuple) => !tuples.some((other) => other.every((member, i) => member === tuple[i])))
      .map((tuple) => say(not(buildAtom(tuple))));
    return words === undefined ? [...holding, ...failing] : [joinList([...holding, ...failing])];
  });

/** Pairs that are told one by one, whether the predicate holds of them or not. */
const maxPairs = 4;

const listTuples = (domain: readonly string[], places: number): readonly (readonly string[])[] =>
  places === 0
    ? [[]]
    : listTuples(domain, places - 1).flatMap((tuple) => domain.map((member) => [...tuple, member]));
