/**
 * The sentence bank: the pages of data/sentences/, one a theme, and their families. Original sentences,
 * plain declarative clauses about one definite thing each; what they must keep to is checked in
 * test/language/sentences.test.ts. Source of the idea: DivLogicEval §2.1, "Transforming Into Natural Language".
 */
import household from "../../../data/sentences/household.json" with { type: "json" };
import news from "../../../data/sentences/news.json" with { type: "json" };
import whimsical from "../../../data/sentences/whimsical.json" with { type: "json" };
import workplace from "../../../data/sentences/workplace.json" with { type: "json" };
import type { Clause } from "../words.ts";
import { familiesOf, type Family } from "./family.ts";

/** The plain pages by voice; all other pages are whimsical. */
const plain: readonly Readonly<Record<string, readonly string[]>>[] = [news, household, workplace];

/** The pages of the bank by their themes. Their order numbers the families of the whole bank; a new page goes to the end. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  ...whimsical,
  ...news,
  ...household,
  ...workplace,
};

/** Every family of the bank, page by page. Reading it takes a few milliseconds; call it once and keep the list. */
export const readBank = (): readonly Family[] =>
  Object.entries(pages).flatMap(([theme, page]) => familiesOf(theme, page));

/** No clause of a short family has more words. */
const shortClause = 11;

/** How many short families a topic has at least: enough for the letters of any passage. */
const topicSize = 20;

/** What a passage may be about: families of short clauses, at least twenty, of one page or of neighboring ones. */
export type Topic = readonly Family[];

/**
 * The topics of the bank by voice: news, household, workplace and the whimsical rest. A plain page is a topic; of the
 * whimsical pages, which have few short families each, neighbors are put together.
 */
export const voicesOf = (bank: readonly Family[]): readonly (readonly Topic[])[] => {
  const byTheme = Map.groupBy(bank, ({ theme }) => theme);
  const topicOf = (theme: string): Topic => (byTheme.get(theme) ?? []).flatMap((family) => shortened(family));
  const known = new Set(plain.flatMap((voice) => Object.keys(voice)));
  const whimsical = [...byTheme.keys()].filter((theme) => !known.has(theme)).map(topicOf);
  return [...plain.map((voice) => Object.keys(voice).map(topicOf)), together(whimsical)]
    .map((topics) => topics.filter(({ length }) => length >= topicSize))
    .filter(({ length }) => length > 0);
};

/** Neighbors put together until there are enough; what is left at the end joins the last. */
const together = (topics: readonly Topic[]): readonly Topic[] => {
  const large: Family[][] = [];
  for (const topic of topics) {
    const open = large.at(-1);
    if (open !== undefined && open.length < topicSize) open.push(...topic);
    else large.push([...topic]);
  }
  const last = large.at(-1);
  if (last !== undefined && last.length < topicSize && large.length > 1) large.at(-2)?.push(...large.pop()!);
  return large;
};

/** The family if its sentence is short, with the paraphrase if that is, too, and can be denied like the sentence. */
const shortened = ({ id, theme, subject, sentence, paraphrase }: Family): readonly Family[] => {
  if (!isShort(sentence)) return [];
  return [
    { id, theme, subject, sentence, paraphrase: paraphrase && isShort(paraphrase) ? paraphrase : undefined },
  ];
};

/** Not long, not about the future or what can be, and with a definite subject at its head and at that of its denial. */
const isShort = ({ yes, no }: Clause): boolean =>
  yes.split(" ").length <= shortClause &&
  yes.split(" ")[0] === no.split(" ")[0] &&
  !/^(?:an?|there|it|\w+ing) /.test(yes) &&
  !/\b(?:will|must|need not|can|could|cannot|would)\b/.test(`${yes} ${no}`);
