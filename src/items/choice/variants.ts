/**
 * Variants without wrong keys: a letter said in one place by its sentence and in another by a paraphrase or a
 * contrary. A variant is an atom of its own, A′ beside A, and what is known between them is background: s ↔ f for a
 * paraphrase, s → f for what the sentence entails and, said as a denial, for its contrary (¬(s ∧ c) is s → ¬c). A
 * variant may stand in only if every verdict of the item is the same with that background as with all forms of a
 * letter identified.
 *
 * Notation: s the family's sentence, f a form of it, c a contrary. Source: DivLogicEval §2.1, remark (2), which puts
 * "sentences with the same or contradicting meanings" of the NLI sets in each other's place as if they were one.
 */
import { outerDenial, type PassageWords } from "#language/connectives/passage-words";
import type { Family } from "#language/sentences/family";
import type { Clause } from "#language/words";
import type { Sequent } from "#logic/certificate";
import { decideRelation } from "#logic/decide";
import { iff, implies, getParts, proposition, collectSymbols, type Atom, type Formula } from "#logic/formula";
import { mapAtoms } from "#logic/map-parts";

/** The relation between a variable's sentence and a form of it: the same, or the sentence implies the form. */
export type FormRelation = "same" | "implied";

/** A clause that may stand for a letter; where it is denied, it stands for the denied letter. */
export type Form = { readonly clause: Clause; readonly relation: FormRelation };

/**
 * Which variants may stand in. `none`: only the family's sentence. `same`: true paraphrases. `proved`: variants that change no
 * verdict. `nli`: any, as in the paper.
 */
export type ParaphrasePolicy = "none" | "same" | "proved" | "nli";

/** An item's propositions: options are judged against the passage or, with a goal, by whether they complete it. */
export type Propositions = {
  readonly passage: readonly Formula[];
  readonly options: readonly Formula[];
  readonly goal?: Formula;
};

type WithVariants = Propositions & {
  /** True if every verdict is that of the letters identified; only under `nli` it may be false. */
  readonly faithful: boolean;
};

/** The forms of a family: its sentence, its paraphrase, what it entails, and its contrary turned round, so that yes means yes. */
export const listFamilyForms = ({ sentence, paraphrase, entailed, contrary }: Family): readonly Form[] => [
  { clause: sentence, relation: "same" },
  ...(paraphrase ? [{ clause: paraphrase, relation: "same" } as const] : []),
  ...(entailed ? [{ clause: entailed, relation: "implied" } as const] : []),
  ...(contrary ? [{ clause: { yes: contrary.no, no: contrary.yes }, relation: "implied" } as const] : []),
];

/** The forms of a family that a policy allows at all. */
export const listAdmittedForms = (family: Family, policy: ParaphrasePolicy): readonly Form[] => {
  const forms = listFamilyForms(family);
  if (policy === "none") return forms.slice(0, 1);
  return policy === "same" ? forms.filter(({ relation }) => relation === "same") : forms;
};

const formName = (letter: string, index: number): string => `${letter}${"'".repeat(index)}`;

/** The words in which each form is a letter of its own, so that a sentence reads back to the form that it says. */
export const toPassageWords = (forms: ReadonlyMap<string, readonly Form[]>): PassageWords => ({
  letters: new Map(
    [...forms].flatMap(([letter, list]) =>
      list.map(({ clause }, index) => [formName(letter, index), { forms: [clause] }] as const),
    ),
  ),
});

/** The formula with every form taken for its letter. */
export const identifyForms = (formula: Formula): Formula =>
  renameAtoms(formula, ({ name }) => stripPrimes(name));

/** Returns the relations of the forms that occur in the formulas: s ↔ f or s → f, in the order in which they occur. */
export const buildBackground = (
  formulas: readonly Formula[],
  forms: ReadonlyMap<string, readonly Form[]>,
): readonly Formula[] =>
  [...collectSymbols(...formulas)].flatMap((name) => {
    const letter = stripPrimes(name);
    const form = forms.get(letter)?.[name.length - letter.length];
    if (name === letter || form === undefined) return [];
    const join = form.relation === "same" ? iff : implies;
    return [join(proposition(letter), proposition(name))];
  });

/** True if every verdict of the item is the same with the background as with the forms identified. */
export const keepsVerdicts = (
  propositions: Propositions,
  forms: ReadonlyMap<string, readonly Form[]>,
): boolean =>
  // Equivalents may be put for one another anywhere.
  [...forms.values()].every((list) => list.every(({ relation }) => relation === "same")) ||
  toSequents(propositions).every(({ premises, conclusion }) => {
    const background = buildBackground([...premises, conclusion], forms);
    if (background.length === 0) return true;
    const plain = { premises: premises.map(identifyForms), conclusion: identifyForms(conclusion) };
    return decideRelation({ premises: [...premises, ...background], conclusion }) === decideRelation(plain);
  });

/**
 * The propositions with forms put in the places of their letters, each place choosing for itself by `choose(n)` (0 … n-1).
 * A denied place whose form would be denied from outside keeps the family's sentence, whose denial is shorter. Under
 * `proved`, forms that are only implied are taken back one by one until every verdict stands.
 */
export const withVariants = (
  propositions: Propositions,
  forms: ReadonlyMap<string, readonly Form[]>,
  policy: ParaphrasePolicy,
  choose: (n: number) => number,
): WithVariants => {
  if (policy === "none") return { ...propositions, faithful: true };
  const places = listPlaces(propositions);
  const chosen = places.map(({ letter, denied }) => {
    const list = forms.get(letter) ?? [];
    const form = list.length > 1 ? choose(list.length) : 0;
    return denied && list[form]?.clause.no.startsWith(outerDenial) === true ? 0 : form;
  });
  const chooseForms = (indices: readonly number[]): Propositions => applyForms(propositions, indices);
  if (policy === "nli")
    return { ...chooseForms(chosen), faithful: keepsVerdicts(chooseForms(chosen), forms) };
  if (keepsVerdicts(chooseForms(chosen), forms)) return { ...chooseForms(chosen), faithful: true };
  const isImplied = (place: number): boolean =>
    forms.get(places[place]?.letter ?? "")?.[chosen[place] ?? 0]?.relation === "implied";
  let kept = chosen.map((form, place) => (isImplied(place) ? 0 : form));
  for (const [place, form] of chosen.entries()) {
    if (kept[place] === form) continue;
    const more = kept.with(place, form);
    if (keepsVerdicts(chooseForms(more), forms)) kept = more;
  }
  return { ...chooseForms(kept), faithful: true };
};

/** The sequents whose relations are an item's verdicts. */
export const toSequents = ({ passage, options, goal }: Propositions): readonly Sequent[] => {
  if (goal === undefined) return options.map((conclusion) => ({ premises: passage, conclusion }));
  return [
    { premises: passage, conclusion: goal },
    ...options.flatMap((option) => [
      { premises: [...passage, option], conclusion: goal },
      { premises: [option], conclusion: goal },
    ]),
  ];
};

const listFormulas = ({ passage, options, goal }: Propositions): readonly Formula[] => [
  ...passage,
  ...options,
  ...(goal ? [goal] : []),
];

/** A place in which a letter stands, and whether it is denied there. */
type Place = { readonly letter: string; readonly denied: boolean };

/** The places of an item, in the order in which `mapAtoms` comes to them. */
const listPlaces = (propositions: Propositions): readonly Place[] =>
  listFormulas(propositions).flatMap((formula) => findPlaces(formula, false));

const findPlaces = (formula: Formula, denied: boolean): readonly Place[] =>
  formula.kind === "atom"
    ? [{ letter: formula.name, denied }]
    : getParts(formula).flatMap((part) => findPlaces(part, formula.kind === "not"));

const applyForms = ({ passage, options, goal }: Propositions, indices: readonly number[]): Propositions => {
  let place = 0;
  const form = ({ name }: Atom): string => formName(name, indices[place++] ?? 0);
  const nameForms = (formula: Formula): Formula => renameAtoms(formula, form);
  return { passage: passage.map(nameForms), options: options.map(nameForms), goal: goal && nameForms(goal) };
};

const renameAtoms = (formula: Formula, name: (atom: Atom) => string): Formula =>
  mapAtoms(formula, (atom) => proposition(name(atom)));

const stripPrimes = (name: string): string => name.replace(/(?<!')'+$/, "");
