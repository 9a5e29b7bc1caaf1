/**
 * The papers' three forms of what somebody does (Appendix D): stated, "Karen is playing a game"; behind "if" or "the fact that",
 * "Karen plays a game"; behind a quantifier, "x will play a game". Words that the appendix does not list keep their one form.
 */
import page from "../../../data/lexicons/papers.json" with { type: "json" };
import { once } from "#logic/memoize";

export type Form = "stated" | "conditional" | "bound";

type Forms = Readonly<Record<Form, string>>;

const parseAction = ([, base = "", present = "", participle = ""]: readonly string[]): readonly Forms[] => [
  { stated: `is ${participle}`, conditional: present, bound: `will ${base}` },
  { stated: `is not ${participle}`, conditional: `doesn't ${base}`, bound: `will not ${base}` },
];

/** The appendix's phrases with all their forms, by the stated one. */
const indexForms = once(
  (): ReadonlyMap<string, Forms> =>
    new Map([...page.actions, ...page.weather].flatMap(parseAction).map((forms) => [forms.stated, forms])),
);
const indexStated = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...indexForms().values()].flatMap(({ stated, conditional, bound }) =>
        [conditional, conditional.replace("doesn't", "does not"), bound].map(
          (other) => [other, stated] as const,
        ),
      ),
    ),
);

/** The stated form of a phrase or an impersonal clause, "it is snowing" of "it snows"; undefined where the appendix does not list it. */
export const getStatedForm = (text: string): string | undefined => {
  const subject = text.startsWith("it ") ? "it " : "";
  const phrase = text.slice(subject.length);
  const stated = indexForms().has(phrase) ? phrase : indexStated().get(phrase);
  return stated && `${subject}${stated}`;
};

/** The phrase in another form. */
export const inflectPhrase = (form: Form, phrase: string): string =>
  indexForms().get(phrase)?.[form] ?? phrase;

/** The clause of one word and a phrase in another form: "it is raining" as "it rains". */
export const inflectClause = (form: Form, clause: string): string => {
  const cut = clause.indexOf(" ");
  return `${clause.slice(0, cut + 1)}${inflectPhrase(form, clause.slice(cut + 1))}`;
};

/** No phrase of the appendix has more words. */
const maxWords = 6;

/** The longest phrase at a place that is in a form other than the stated one, and the stated one. */
export const findOtherForm = (
  text: string,
  at: number,
): { readonly stated: string; readonly length: number } | undefined => {
  const words = /^[A-Za-z']+(?: [A-Za-z']+)*/.exec(text.slice(at, at + 60))?.[0].split(" ") ?? [];
  for (let count = Math.min(maxWords, words.length); count > 0; count--) {
    const phrase = words.slice(0, count).join(" ");
    const stated = indexStated().get(phrase);
    if (stated !== undefined) return { stated, length: phrase.length };
  }
  return undefined;
};
