/**
 * The sentence bank: the pages of data/sentences/, one a theme, and their families. Original sentences,
 * plain declarative clauses about one definite thing each; what they must keep to is checked in
 * test/language/sentences.test.ts. Source of the idea: DivLogicEval §2.1, "Transforming Into Natural Language".
 */
import household from "../../../data/sentences/household.json" with { type: "json" };
import news from "../../../data/sentences/news.json" with { type: "json" };
import whimsical from "../../../data/sentences/whimsical.json" with { type: "json" };
import workplace from "../../../data/sentences/workplace.json" with { type: "json" };
import { parseFamilies, type Family } from "./family.ts";

/** The pages of the bank by their themes. Their order numbers the families of the whole bank; a new page goes to the end. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  ...whimsical,
  ...news,
  ...household,
  ...workplace,
};

/** Every family of the bank, page by page. Reading it takes a few milliseconds; call it once and keep the list. */
export const readBank = (): readonly Family[] =>
  Object.entries(pages).flatMap(([theme, page]) => parseFamilies(theme, page));
